import type { HistoryEntry, HistoryFile, OutcomeSummary, PlanSummary } from '#generated/account/types.js';
import { apiUrl } from '../api/client.js';
import { formatMinutes, formatNumber, formatSeconds } from '../parts/format.js';
import { Menu } from '../parts/menu.js';
import { When } from '../parts/when.js';
import { DownloadIcon } from '../shell/icons.js';

/** Figures that the strip leaves out: the parts of the cost, and how the time is spent. */
export function Outcome({ outcome }: { readonly outcome: OutcomeSummary }) {
  const { cost } = outcome;
  const split = cost.fixed > 0 || cost.lateness > 0;
  return (
    <section class="card stack" aria-labelledby="outcome-title">
      <h2 id="outcome-title">Result</h2>
      <dl class="facts">
        <Fact term="Total cost" value={formatNumber(outcome.total_cost)} />
        {split && <Fact term="Cost of distance" value={formatNumber(cost.distance)} />}
        {split && <Fact term="Cost of vehicles" value={formatNumber(cost.fixed)} />}
        {split && <Fact term="Cost of lateness" value={formatNumber(cost.lateness)} />}
        <Fact term="Customers served" value={formatNumber(outcome.customers_served)} />
        {outcome.working_minutes !== null && <Fact term="Working time" value={formatMinutes(outcome.working_minutes)} />}
        {outcome.waiting_minutes !== null && <Fact term="Waiting" value={formatMinutes(outcome.waiting_minutes)} />}
        {outcome.lateness_minutes !== null && <Fact term="Lateness" value={formatMinutes(outcome.lateness_minutes)} />}
      </dl>
    </section>
  );
}

/** The same of a plan of version 2; the drawing has the parts of its cost. */
export function PlanOutcome({ summary }: { readonly summary: PlanSummary }) {
  const minutes = (term: string, seconds: number) => seconds > 0 && <Fact term={term} value={formatMinutes(seconds / 60)} />;
  return (
    <section class="card stack" aria-labelledby="outcome-title">
      <h2 id="outcome-title">Result</h2>
      <dl class="facts">
        <Fact term="Total cost" value={formatNumber(summary.costs.total)} />
        <Fact term="Stops served" value={formatNumber(summary.stops_served)} />
        <Fact term="Not served" value={formatNumber(summary.stops_unassigned)} />
        {summary.shipments_served + summary.shipments_unassigned > 0 && <Fact term="Shipments served" value={`${formatNumber(summary.shipments_served)} of ${formatNumber(summary.shipments_served + summary.shipments_unassigned)}`} />}
        {summary.reloads > 0 && <Fact term="Reloads" value={formatNumber(summary.reloads)} />}
        {minutes('Working time', summary.duration_seconds)}
        {minutes('Driving', summary.driving_seconds)}
        {minutes('Setup', summary.setup_seconds)}
        {minutes('Service', summary.service_seconds)}
        {minutes('Loading', summary.reload_seconds)}
        {minutes('Waiting', summary.waiting_seconds)}
        {minutes('Breaks', summary.break_seconds)}
        {minutes('Lateness', summary.lateness_seconds)}
      </dl>
    </section>
  );
}

/** Facts of the request. */
export function RequestFacts({ entry }: { readonly entry: HistoryEntry }) {
  return (
    <section class="card stack" aria-labelledby="request-title">
      <h2 id="request-title">Request</h2>
      <dl class="facts">
        <Fact term={entry.api_version === 1 ? 'Nodes' : 'Stops and depots'} value={formatNumber(entry.nodes)} />
        <Fact term="Vehicles" value={formatNumber(entry.vehicles)} />
        <Fact term="Time limit" value={formatSeconds(entry.time_limit_seconds)} />
        <Fact term="Strategy" value={entry.strategy} />
        <Fact term="Seed" value={String(entry.seed)} />
        <Fact term="Attempts" value={formatNumber(entry.attempts)} />
      </dl>
    </section>
  );
}

/** Timestamps and durations of the task. */
export function Timings({ entry }: { readonly entry: HistoryEntry }) {
  const waited = entry.started_at === null ? null : (Date.parse(entry.started_at) - Date.parse(entry.created_at)) / 1000;
  return (
    <section class="card stack" aria-labelledby="timings-title">
      <h2 id="timings-title">Times</h2>
      <dl class="facts">
        <Fact term="Accepted" value={<When time={entry.created_at} />} />
        <Fact term="Finished" value={<When time={entry.finished_at} none="not yet" />} />
        <Fact term="Time in queue" value={formatSeconds(waited)} />
        <Fact term="Solve time" value={formatSeconds(entry.solve_seconds)} />
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

/** The available files, behind one button. */
export function Downloads({ path, files }: { readonly path: string; readonly files: readonly HistoryFile[] }) {
  return (
    <Menu label={<><DownloadIcon />Download</>}>
      <ul>
        {files.map((file) => <li key={file}><a download href={apiUrl(`${path}/${file}`)}>{FILES[file]}</a></li>)}
      </ul>
    </Menu>
  );
}

export function Fact({ term, value, wide = false }: { readonly term: string; readonly value: preact.ComponentChildren; readonly wide?: boolean }) {
  return <div class={wide ? 'fact-wide' : undefined}><dt>{term}</dt><dd>{value}</dd></div>;
}
