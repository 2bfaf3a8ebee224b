import { endOf, type RouteTimes } from './route-times.js';
import type { RouteWork } from './route-work.js';
import { costOf } from './single-windows.js';

/** Costs and ends that differ by less than this are the same. */
const NOISE = 1e-9;

/** Times of a route with what they are compared by. */
export interface Valued {
  readonly times: RouteTimes;
  readonly cost: number;
  readonly end: number;
}

export function valued(work: RouteWork, given: RouteTimes): Valued {
  return { times: given, cost: costOf(work, given), end: endOf(work, given) };
}

/** Orders by cost, then the earliest end, then the latest departure. */
export function byValue(a: Valued, b: Valued): number {
  return a.cost - b.cost || a.end - b.end || b.times.departure - a.times.departure;
}

/** Whether the first is better by more than rounding errors. */
export function isBetter(a: Valued, b: Valued | null): boolean {
  if (b === null) return true;
  const costs = a.cost - b.cost;
  if (Math.abs(costs) > NOISE * (1 + Math.abs(b.cost))) return costs < 0;
  const ends = a.end - b.end;
  if (Math.abs(ends) > NOISE * (1 + Math.abs(b.end))) return ends < 0;
  return a.times.departure > b.times.departure;
}
