import type { PlanRequest, Visit } from '#generated/types.js';
import type { Problem, TimeDimension } from '../../model/problem.js';
import { routeWork } from '../../model/schedule/route-work.js';
import { times } from '../../model/schedule/single-windows.js';
import { leastBeginning } from '../../model/trips.js';
import type { Fleet } from './fleet.js';
import { hasScheduleAlone } from './locked-beginnings.js';
import { minutesFrom } from './time-dimension.js';
import { numberedRoutes } from './vehicle-numbers.js';

/** Half the last digit of instants in answers, which rounding may have added, and a little more; seconds. */
const ROUNDING_SECONDS = 0.001;
const ROUNDING = ROUNDING_SECONDS / 60;

/**
 * Returns when the customers of locked beginnings began, minutes, as far as the request says it; 0 where it does not.
 * @param start seconds of minute 0
 */
export function begunVisits(request: PlanRequest, start: number, nodeOf: (visit: Visit) => number | undefined): ReadonlyMap<number, number> {
  const begun = new Map<number, number>();
  for (const { route: { locked_visits: locked, begun_at: at }, visits } of numberedRoutes(request)) {
    for (const [i, visit] of visits.slice(0, locked ?? 0).entries()) if (visit.type !== 'reload') begun.set(nodeOf(visit)!, at?.[i] ? Math.max(0, minutesFrom(start, at[i])) : 0);
  }
  return begun;
}

/** Returns before which minute a customer is not served: the present or, in a locked beginning, which is driven, when it began. */
export function presentOf({ locked_until: present }: PlanRequest, start: number, begun: ReadonlyMap<number, number>): (node: number) => number {
  const now = present ? Math.max(0, minutesFrom(start, present)) : 0;
  return (node) => Math.max(0, (begun.get(node) ?? now + ROUNDING) - ROUNDING);
}

/**
 * Closes the visits of locked beginnings when they began, so that neither a break nor a ride that the new plan needs makes them
 * later: a visit that the request says it of, and the first one of a vehicle that departed without a start, which nothing else ties to
 * its departure. Where travel and service of the request reach a visit later, it is closed then. A beginning that is impossible so, as
 * the breaks of vehicles that were late may be, stays open. Late visits keep their window, as their lateness has a price.
 * O(locked visits), and a schedule for each beginning.
 */
export function closeBegun(problem: Problem, { types, departed }: Pick<Fleet, 'types' | 'departed'>, begun: ReadonlyMap<number, number>): Problem {
  return types.reduce((closed, vehicle, type) => {
    if (vehicle.locked.length === 0) return closed;
    const customers = [...leastBeginning(vehicle)];
    const given = { ...closed, vehicleTypes: types };
    const time = given.time!;
    const first = Number(vehicle.start >= 0);
    const work = routeWork(given, time, type, customers);
    const reached = times({ ...work, rides: [] }, work.earliest).begins;
    const [close, lateCost] = [time.close.slice(), time.lateCost.slice()];
    for (const [i, node] of customers.entries()) {
      const at = begun.get(node) ?? 0;
      const isDeparture = i === 0 && vehicle.start < 0;
      const isKnown = at > 0 || (isDeparture && departed[type] !== null);
      const latest = Math.max(at, reached[first + i]!) + (isDeparture ? 0 : ROUNDING);
      if (!isKnown || latest > close[node]!) continue;
      close[node] = latest;
      lateCost[node] = 0;
    }
    const pinned: TimeDimension = { ...time, close, lateCost };
    const pinnedProblem = { ...closed, time: pinned };
    const isPossible = closed.vehicleTypes.some(({ vehicles }, own) => vehicles[0] === vehicle.vehicles[0] && hasScheduleAlone(pinnedProblem, { type: own, customers }));
    return isPossible ? pinnedProblem : closed;
  }, problem);
}
