import { useResource } from '../api/resource.js';
import { call } from '../api/client.js';
import type { CenterUsage } from '#generated/account/types.js';
import { formatBytes, formatDay, formatNumber, formatSeconds, plural } from '../parts/format.js';
import { Meter } from '../parts/meter.js';
import { PageHead } from '../parts/page-head.js';
import { Empty, Failure, Loading } from '../parts/states.js';
import { DailySubmissions } from './daily-submissions.js';

/** The limits of the plan, and how much of them is used. */
export default function PlanPage() {
  const usage = useResource('usage', (signal) => call<CenterUsage>('/usage', { signal }));
  return (
    <>
      <PageHead title="Plan and usage" lead="The limits of your plan, and how much you have used." />
      {usage.error !== null && <div class="card"><Failure error={usage.error} retry={usage.reload} /></div>}
      {usage.value === null && usage.error === null && <Loading />}
      {usage.value !== null && <Usage usage={usage.value} />}
    </>
  );
}

function Usage({ usage }: { readonly usage: CenterUsage }) {
  return (
    <div class="stack-wide">
      <div class="grid">
        <Quota usage={usage} />
        <Limits usage={usage} />
      </div>
      <section class="card stack" aria-labelledby="days-title">
        <h2 id="days-title">Submissions per day</h2>
        <DailySubmissions days={usage.days} />
      </section>
      <section class="card stack" aria-labelledby="refusals-title">
        <h2 id="refusals-title">Refused calls in the last 30 days</h2>
        <Refusals refusals={usage.refusals} />
      </section>
    </div>
  );
}

function Quota({ usage: { month, minute } }: { readonly usage: CenterUsage }) {
  return (
    <section class="card stack" aria-labelledby="quota-title">
      <h2 id="quota-title">This month</h2>
      <p class="figure">{formatNumber(month.used)} <span class="quiet">of {plural(month.limit, 'submission')}</span></p>
      <Meter label="Quota used this month" value={month.used} limit={month.limit} />
      <p class="hint">{formatNumber(month.remaining)} left. The count resets on {formatDay(month.resets_at)}.</p>
      <details class="counts">
        <summary>What counts</summary>
        <ul class="hint">
          <li>Every accepted submission counts, from programs and from the playground.</li>
          <li>A task without a feasible solution counts, because it was solved for just as long.</li>
          <li>A task is refunded if the service failed (<a href="/docs/errors#solver_failed"><code>solver_failed</code></a>) or if it was cancelled before it started.</li>
          <li>Rejected calls, polls and retries with the same <code>Idempotency-Key</code> do not count.</li>
        </ul>
      </details>
      <h3>This minute</h3>
      <Meter label="Submissions in the last 60 seconds" value={minute.used} limit={minute.limit} />
      <p class="hint">{formatNumber(minute.used)} of {plural(minute.limit, 'submission')} in any 60 seconds.</p>
    </section>
  );
}

function Limits({ usage }: { readonly usage: CenterUsage }) {
  const { limits } = usage;
  return (
    <section class="card stack" aria-labelledby="limits-title">
      <h2 id="limits-title">Plan “{usage.plan}”</h2>
      <dl class="facts">
        <div><dt>API access</dt><dd>{usage.api_access ? 'yes' : 'no'}</dd></div>
        <div><dt>Nodes per problem</dt><dd>{formatNumber(limits.max_nodes)}</dd></div>
        <div><dt>Stops per problem (version 2)</dt><dd>{formatNumber(limits.max_stops)}</dd></div>
        <div><dt>Vehicles per problem</dt><dd>{formatNumber(limits.max_vehicles)}</dd></div>
        <div><dt>Maximum solve time</dt><dd>{formatSeconds(limits.max_solve_seconds)}</dd></div>
        <div><dt>Default solve time</dt><dd>{formatSeconds(limits.default_solve_seconds)}</dd></div>
        <div><dt>Request size</dt><dd>{formatBytes(limits.max_body_bytes)}</dd></div>
        <div><dt>History kept for</dt><dd>{plural(usage.history_days, 'day')}</dd></div>
      </dl>
      <p class="hint">Larger requests are rejected. A longer time limit is reduced to the maximum solve time. See <a href="/docs/limits">limits and plans</a>.</p>
    </section>
  );
}

function Refusals({ refusals }: { readonly refusals: CenterUsage['refusals'] }) {
  if (refusals.length === 0) return <Empty title="No calls were refused" />;
  return (
    <div class="table-box narrow">
      <table class="table">
        <thead><tr><th scope="col">Error code</th><th scope="col" class="number">Calls</th></tr></thead>
        <tbody>
          {refusals.map(({ code, count }) => (
            <tr key={code}>
              <th scope="row"><a href={`/docs/errors#${code}`}><code>{code}</code></a></th>
              <td class="number">{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
