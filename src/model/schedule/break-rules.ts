import type { Break } from '../problem.js';
import { openingEvents } from './events.js';
import type { RouteWork } from './route-work.js';

export type WindowBreak = Extract<Break, { kind: 'window' }>;

/** The most breaks after an interval on the way to a stop: every one is a step of the search, and one within another. */
export const MOST_BREAKS_OF_LEG = 1000;

/** The breaks of a vehicle type. */
export interface BreakRules {
  readonly windows: readonly WindowBreak[];
  /** The longest time without a break; Infinity without a limit. */
  readonly longest: number;
  /** Minutes of a break that ends such a time. */
  readonly rest: number;
  /** Minutes after which a break must end, so that events after an opening are within the longest time without one. */
  readonly marks: readonly number[];
}

/** Returns the breaks of a route's vehicle. */
export function breakRules(work: RouteWork, isExact: boolean): BreakRules {
  const { breaks } = work.vehicle;
  const intervals = breaks.filter((rule) => rule.kind === 'interval');
  const longest = intervals.reduce((least, rule) => Math.min(least, rule.longest), Infinity);
  const fixed = longest < Infinity && isExact ? openingEvents(work).flat() : [];
  return {
    windows: breaks.filter((rule) => rule.kind === 'window'),
    longest, marks: [...new Set(fixed.map((minute) => minute - longest))],
    rest: intervals.reduce((least, { minutes }) => Math.min(least, minutes), Infinity),
  };
}

/** Whether a break is due on a route that departs and ends at given minutes. */
export function isDue({ earliest, latest }: WindowBreak, departure: number, end: number): boolean {
  return departure < earliest && end > latest;
}
