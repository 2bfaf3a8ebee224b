import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';
import { isConvex } from '../../model/schedule/best-schedule.js';
import { provedSchedule } from '../../model/schedule/proved-schedule.js';
import { endOf } from '../../model/schedule/route-times.js';
import { routeWork } from '../../model/schedule/route-work.js';
import { times } from '../../model/schedule/single-windows.js';

/** Durations that schedules of a route can have, minutes. */
interface DurationRange {
  readonly least: number;
  readonly most: number;
}

/**
 * How unequal the durations of routes are at least, whatever their schedules: the model takes the schedule that costs a route least,
 * but a vehicle that departs earlier and waits may be on the way as long as another.
 */
export class DurationSpread {
  readonly #problem: Problem;
  readonly #known = new Map<string, DurationRange>();

  constructor(problem: Problem) {
    this.#problem = problem;
  }

  /** Returns the least difference between the longest and the shortest duration, minutes. O(stops log stops) per new route without breaks. */
  leastOf(routes: PlannedRoutes): number {
    const ranges = routes.filter(({ customers }) => customers.length > 0).map((route) => this.#rangeOf(route));
    return ranges.reduce((spread, { least }) => ranges.reduce((more, { most }) => Math.max(more, least - most), spread), 0);
  }

  #rangeOf(route: PlannedRoute): DurationRange {
    const key = `${route.type} ${route.customers.join()}`;
    let known = this.#known.get(key);
    if (known === undefined) this.#known.set(key, known = rangeOf(this.#problem, route));
    return known;
  }
}

function rangeOf(problem: Problem, { type, customers }: PlannedRoute): DurationRange {
  const { schedule, isProved } = provedSchedule({ ...problem, primary: 'time' }, type, customers);
  return { least: isProved ? schedule.duration : 0, most: mostMinutes(problem, type, customers) };
}

/** With one window per stop and nothing else to wait for, no schedule is longer than that of the earliest departure. */
function mostMinutes(problem: Problem, type: number, customers: readonly number[]): number {
  if (problem.time === null) return 0;
  const work = routeWork(problem, problem.time, type, customers);
  const { maxDuration } = work.vehicle;
  if (!isConvex(work) || work.rides.length > 0 || !Number.isFinite(work.earliest)) return maxDuration;
  return Math.min(maxDuration, endOf(work, times(work, work.earliest)) - work.earliest);
}
