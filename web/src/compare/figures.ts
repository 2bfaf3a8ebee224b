import type { HistoryEntryDetails } from '../api/types.js';
import { formatMinutes, formatNumber, formatSeconds } from '../parts/format.js';

export interface Figure {
  readonly name: string;
  readonly a: number | string | null;
  readonly b: number | string | null;
  readonly format: (value: number) => string;
}

/** @returns what is compared of two tasks; what neither has is left out. */
export function figures(first: HistoryEntryDetails, second: HistoryEntryDetails): Figure[] {
  const row = (name: string, of: (details: HistoryEntryDetails) => number | string | null | undefined, format: (value: number) => string = formatNumber): Figure => ({
    name, a: of(first) ?? null, b: of(second) ?? null, format,
  });
  return [
    row('Total cost', ({ outcome }) => outcome?.total_cost),
    row('Cost of distance', ({ outcome }) => outcome?.cost.distance),
    row('Fixed cost', ({ outcome }) => outcome?.cost.fixed),
    row('Cost of lateness', ({ outcome }) => outcome?.cost.lateness),
    row('Distance', ({ outcome }) => outcome?.distance),
    row('Vehicles used', ({ outcome }) => outcome?.vehicles_used),
    row('Customers served', ({ outcome }) => outcome?.customers_served),
    row('Working time', ({ outcome }) => outcome?.working_minutes, formatMinutes),
    row('Waiting', ({ outcome }) => outcome?.waiting_minutes, formatMinutes),
    row('Lateness', ({ outcome }) => outcome?.lateness_minutes, formatMinutes),
    row('Nodes', ({ entry }) => entry.nodes),
    row('Vehicles', ({ entry }) => entry.vehicles),
    row('Solve time', ({ entry }) => entry.solve_seconds, formatSeconds),
    row('Time limit', ({ entry }) => entry.time_limit_seconds, formatSeconds),
    row('Strategy', ({ entry }) => entry.strategy),
    row('Seed', ({ entry }) => String(entry.seed)),
  ].filter(({ a, b }) => a !== null || b !== null);
}

/** @returns how B differs from A, with the share where there is one; `same` for what is equal. */
export function differenceText(a: Figure['a'], b: Figure['b'], format: Figure['format']): string {
  if (a === null || b === null) return '';
  if (a === b) return 'same';
  if (typeof a !== 'number' || typeof b !== 'number') return 'differs';
  const sign = b > a ? '+' : '−';
  const share = a === 0 ? '' : ` (${sign}${formatNumber(Number(((Math.abs(b - a) / Math.abs(a)) * 100).toFixed(1)))} %)`;
  return `${sign}${format(Math.abs(b - a))}${share}`;
}
