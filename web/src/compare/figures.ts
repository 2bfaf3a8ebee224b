import { gapOf, percentAtMost, type ShownBound } from '../bound/bound.js';
import { words } from '../bound/words.js';
import type { HistoryEntryDetails, PlanSummary } from '#generated/account/types.js';
import { formatMinutes, formatNumber, formatSeconds } from '../parts/format.js';

export interface Figure {
  readonly name: string;
  readonly a: number | string | null;
  readonly b: number | string | null;
  readonly format: (value: number) => string;
  /** Whether a lower or a higher value is better; null when neither is. */
  readonly better: 'less' | 'more' | null;
}

/** How B compares with A. */
export type Standing = 'same' | 'better' | 'worse' | 'other';

/** @returns how B compares with A in this figure. */
export function standing({ a, b, better }: Figure): Standing {
  if (a === b) return 'same';
  if (better === null || typeof a !== 'number' || typeof b !== 'number') return 'other';
  return (b < a) === (better === 'less') ? 'better' : 'worse';
}

/** @returns the figures of two tasks, without those that neither has. @param bounds of their results; null: none. */
export function figures(first: HistoryEntryDetails, second: HistoryEntryDetails, bounds: readonly [ShownBound | null, ShownBound | null] = [null, null]): Figure[] {
  const row = (name: string, of: (details: HistoryEntryDetails) => number | string | null | undefined, better: Figure['better'] = null, format: (value: number) => string = formatNumber): Figure => ({
    name, a: of(first) ?? null, b: of(second) ?? null, better, format,
  });
  const summaryRow = (name: string, of: (summary: PlanSummary) => number | null, better: Figure['better'] = 'less', format?: (value: number) => string): Figure =>
    row(name, ({ plan_summary: summary }) => summary && of(summary), better, format);
  /** A figure that most plans do not have. */
  const few = (name: string, of: (summary: PlanSummary) => number, better: Figure['better'] = 'less'): Figure[] => {
    const figure = summaryRow(name, of, better);
    return figure.a === 0 && figure.b === 0 ? [] : [figure];
  };
  const cost = (name: string, part: Exclude<keyof PlanSummary['costs'], 'total'>): Figure[] => few(name, ({ costs }) => costs[part]);
  return [
    row('Total cost', ({ outcome, plan_summary: summary }) => outcome?.total_cost ?? summary?.costs.total, 'less'),
    ...boundFigures(bounds),
    ...cost('Cost of vehicles', 'fixed'),
    ...cost('Cost of kilometers', 'distance'),
    ...cost('Cost of time', 'time'),
    ...cost('Cost of overtime', 'overtime'),
    ...cost('Cost beyond soft limits', 'excess'),
    ...cost('Cost of late service', 'lateness'),
    ...cost('Cost of vehicle prices', 'vehicle_prices'),
    ...cost('Cost of stops left out', 'omission'),
    ...cost('Cost of unequal days', 'balance'),
    ...cost('Cost of changes', 'changes'),
    // Plans of requests with durations only have no distances.
    summaryRow('Kilometers', ({ distance_meters: meters }) => (meters > 0 ? meters / 1000 : null)),
    summaryRow('Stops served', ({ stops_served: stops }) => stops, 'more'),
    summaryRow('Stops not served', ({ stops_unassigned: stops }) => stops),
    ...few('Shipments served', ({ shipments_served: shipments }) => shipments, 'more'),
    ...few('Shipments not served', ({ shipments_unassigned: shipments }) => shipments),
    ...few('Reloads', ({ reloads }) => reloads, null),
    summaryRow('Time on the road', ({ duration_seconds: seconds }) => seconds / 60, 'less', formatMinutes),
    summaryRow('Driving', ({ driving_seconds: seconds }) => seconds / 60, 'less', formatMinutes),
    summaryRow('Time waited', ({ waiting_seconds: seconds }) => seconds / 60, 'less', formatMinutes),
    summaryRow('Breaks', ({ break_seconds: seconds }) => seconds / 60, null, formatMinutes),
    summaryRow('Late service', ({ lateness_seconds: seconds }) => seconds / 60, 'less', formatMinutes),
    row('Cost of distance', ({ outcome }) => outcome?.cost.distance, 'less'),
    row('Fixed cost', ({ outcome }) => outcome?.cost.fixed, 'less'),
    row('Cost of lateness', ({ outcome }) => outcome?.cost.lateness, 'less'),
    row('Distance', ({ outcome }) => outcome?.distance, 'less'),
    row('Vehicles used', ({ outcome, plan_summary: summary }) => outcome?.vehicles_used ?? summary?.vehicles_used, 'less'),
    row('Customers served', ({ outcome }) => outcome?.customers_served, 'more'),
    row('Working time', ({ outcome }) => outcome?.working_minutes, 'less', formatMinutes),
    row('Waiting', ({ outcome }) => outcome?.waiting_minutes, 'less', formatMinutes),
    row('Lateness', ({ outcome }) => outcome?.lateness_minutes, 'less', formatMinutes),
    row('Nodes', ({ entry }) => entry.nodes),
    row('Vehicles', ({ entry }) => entry.vehicles),
    row('Solve time', ({ entry }) => entry.solve_seconds, null, formatSeconds),
    row('Time limit', ({ entry }) => entry.time_limit_seconds, null, formatSeconds),
    row('Strategy', ({ entry }) => entry.strategy),
    row('Seed', ({ entry }) => String(entry.seed)),
  ].filter(({ a, b }) => a !== null || b !== null);
}

/** A higher bound is a better one, even though it says nothing about the plan itself. */
function boundFigures([a, b]: readonly [ShownBound | null, ShownBound | null]): Figure[] {
  const row = (name: string, of: (bound: ShownBound) => number | string | null, better: Figure['better'], format: Figure['format'] = formatNumber): Figure => ({ name, a: a && of(a), b: b && of(b), better, format });
  return [
    row('Lower bound', ({ value }) => value, 'more'),
    row('Gap, at most', ({ cost, value }) => gapOf(cost, value), 'less', percentAtMost),
    row('Method of the bound', ({ method }) => method && words(method), null),
  ];
}

/** @returns the difference of B from A, with a percentage where possible; `same` when equal. */
export function differenceText(a: Figure['a'], b: Figure['b'], format: Figure['format']): string {
  if (a === null || b === null) return '';
  if (a === b) return 'same';
  if (typeof a !== 'number' || typeof b !== 'number') return 'differs';
  const difference = format(Math.abs(b - a));
  // Too small to be told in numbers.
  if (difference.startsWith('<')) return difference;
  const sign = b > a ? '+' : '−';
  const share = a === 0 || format === percentAtMost ? '' : ` (${sign}${formatNumber(Number(((Math.abs(b - a) / Math.abs(a)) * 100).toFixed(1)))} %)`;
  return `${sign}${difference}${share}`;
}
