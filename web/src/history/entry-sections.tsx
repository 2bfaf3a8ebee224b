import type { HistoryEntry, HistoryFile, OutcomeSummary } from '../api/types.js';
import { apiUrl } from '../api/client.js';
import { formatMinutes, formatNumber, formatSeconds } from '../parts/format.js';
import { When } from '../parts/when.js';
import { DownloadIcon } from '../shell/icons.js';
import { CALLBACKS } from './states.js';

/** The routes in numbers. */
export function Outcome({ outcome }: { readonly outcome: OutcomeSummary }) {
  const { cost } = outcome;
  const split = cost.fixed > 0 || cost.lateness > 0;
  return (
    <section class="card stack" aria-labelledby="outcome-title">
      <h2 id="outcome-title">Result</h2>
      <dl class="facts">
        <Fact term="Total cost" value={formatNumber(outcome.total_cost)} />
        {split && <Fact term="of which distance" value={formatNumber(cost.distance)} />}
        {split && <Fact term="of it fixed" value={formatNumber(cost.fixed)} />}
        {split && <Fact term="of it lateness" value={formatNumber(cost.lateness)} />}
        <Fact term="Distance" value={formatNumber(outcome.distance)} />
        <Fact term="Vehicles used" value={formatNumber(outcome.vehicles_used)} />
        <Fact term="Customers served" value={formatNumber(outcome.customers_served)} />
        {outcome.working_minutes !== null && <Fact term="Working time" value={formatMinutes(outcome.working_minutes)} />}
        {outcome.waiting_minutes !== null && <Fact term="Waiting" value={formatMinutes(outcome.waiting_minutes)} />}
        {outcome.lateness_minutes !== null && <Fact term="Lateness" value={formatMinutes(outcome.lateness_minutes)} />}
      </dl>
    </section>
  );
}

/** What was asked for. */
export function RequestFacts({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <section class="card stack" aria-labelledby="request-title">
      <h2 id="request-title">Request</h2>
      <dl class="facts">
        <Fact term="Nodes" value={formatNumber(entry.nodes)} />
        <Fact term="Vehicles" value={formatNumber(entry.vehicles)} />
        <Fact term="Time limit" value={formatSeconds(entry.time_limit_seconds)} />
        <Fact term="Strategy" value={entry.strategy} />
        <Fact term="Seed" value={String(entry.seed)} />
        <Fact term="Attempts" value={formatNumber(entry.attempts)} />
      </dl>
    </section>
  );
}

/** When things happened, and how long they took. */
export function Timings({ entry }: { readonly entry: HistoryEntry }) {
  const waited = entry.started_at === null ? null : (Date.parse(entry.started_at) - Date.parse(entry.created_at)) / 1000;
  return (
    <section class="card stack" aria-labelledby="timings-title">
      <h2 id="timings-title">Times</h2>
      <dl class="facts">
        <Fact term="Accepted" value={<When time={entry.created_at} />} />
        <Fact term="Finished" value={<When time={entry.finished_at} none="not yet" />} />
        <Fact term="Waited" value={formatSeconds(waited)} />
        <Fact term="Solve time" value={formatSeconds(entry.solve_seconds)} />
      </dl>
    </section>
  );
}

/** What became of the callback. */
export function CallbackFacts({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <section class="card stack" aria-labelledby="callback-title">
      <h2 id="callback-title">Callback</h2>
      <dl class="facts">
        <Fact term="Outcome" value={CALLBACKS[entry.callback]} />
        {entry.callback_status !== null && <Fact term="Answered with" value={`HTTP ${entry.callback_status}`} />}
        {entry.callback_reason !== null && <Fact term="Reason" value={entry.callback_reason} />}
        {entry.callback_at !== null && <Fact term="At" value={<When time={entry.callback_at} />} />}
      </dl>
    </section>
  );
}

const FILES: Readonly<Record<HistoryFile, string>> = {
  request: 'Request (JSON)',
  result: 'Result (JSON)',
  'routes.csv': 'Routes (CSV)',
  'routes.geojson': 'Routes (GeoJSON)',
  'routes.svg': 'Drawing (SVG)',
};

/** The files that there are. */
export function Downloads({ path, files }: { readonly path: string; readonly files: readonly HistoryFile[] }) {
  return (
    <section class="card stack" aria-labelledby="downloads-title">
      <h2 id="downloads-title">Downloads</h2>
      <ul class="downloads">
        {files.map((file) => <li key={file}><a class="button button-small" download href={apiUrl(`${path}/${file}`)}><DownloadIcon />{FILES[file]}</a></li>)}
      </ul>
    </section>
  );
}

function Fact({ term, value }: { readonly term: string; readonly value: preact.ComponentChildren }) {
  return <div><dt>{term}</dt><dd>{value}</dd></div>;
}
