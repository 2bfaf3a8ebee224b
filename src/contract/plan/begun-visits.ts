import type { PlanRequest, Visit } from '#generated/types.js';
import type { PlannedRoute, Problem, TimeDimension } from '../../model/problem.js';
import { routeWork } from '../../model/schedule/route-work.js';
import { times } from '../../model/schedule/single-windows.js';
import { leastBeginning } from '../../model/trips.js';
import type { Fleet } from './fleet.js';
import { ROUNDING } from './instants.js';
import { hasScheduleAlone, openEnded } from './locked-beginnings.js';
import { minutesFrom } from './time-dimension.js';
import { numberedRoutes } from './vehicle-numbers.js';

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
 * O(nodes + vehicle types), and for each beginning a schedule.
 */
export function closeBegun(problem: Problem, fleet: Pick<Fleet, 'types' | 'departed'>, begun: ReadonlyMap<number, number>): Problem {
  if (fleet.types.every(({ locked }) => locked.length === 0)) return problem;
  const { time } = problem;
  const [close, lateCost] = [time!.close.slice(), time!.lateCost.slice()];
  /** A fresh object with the windows as they are now: what is found for a time dimension may be kept by object. */
  const timeNow = (): TimeDimension => ({ ...time!, close, lateCost });
  const open = openEnded(problem);
  const typesOf = typesByVehicle(problem);
  for (const [type, vehicle] of fleet.types.entries()) {
    if (vehicle.locked.length === 0) continue;
    const customers = [...leastBeginning(vehicle)];
    const ends = beginningEnds({ ...problem, vehicleTypes: fleet.types, time: timeNow() }, { type, customers }, fleet.departed[type] !== null, begun);
    const before = ends.map(({ node }) => ({ node, latest: close[node]!, cost: lateCost[node]! }));
    for (const { node, latest } of ends) [close[node], lateCost[node]] = [latest, 0];
    const pinned = { ...open, time: timeNow() };
    if ((typesOf.get(vehicle.vehicles[0]!) ?? []).some((own) => hasScheduleAlone(pinned, { type: own, customers }))) continue;
    for (const { node, latest, cost } of before) [close[node], lateCost[node]] = [latest, cost];
  }
  return { ...problem, time: timeNow() };
}

/** The types of which a vehicle is the first, as it may be driven in several ways. */
function typesByVehicle({ vehicleTypes }: Problem): Map<number, number[]> {
  const types = new Map<number, number[]>();
  for (const [type, { vehicles }] of vehicleTypes.entries()) types.set(vehicles[0]!, [...types.get(vehicles[0]!) ?? [], type]);
  return types;
}

/** Until when the customers of a beginning may begin, where that is known. */
function beginningEnds(problem: Problem, { type, customers }: PlannedRoute, hasDeparted: boolean, begun: ReadonlyMap<number, number>): { readonly node: number; readonly latest: number }[] {
  const time = problem.time!;
  const work = routeWork(problem, time, type, customers);
  const reached = times({ ...work, rides: [] }, work.earliest).begins;
  return customers.flatMap((node, i) => {
    const at = begun.get(node) ?? 0;
    const isDeparture = i === 0 && !work.hasStart;
    const isKnown = at > 0 || (isDeparture && hasDeparted);
    const latest = Math.max(at, reached[i + Number(work.hasStart)]!) + (isDeparture ? 0 : ROUNDING);
    return isKnown && latest <= time.close[node]! ? [{ node, latest }] : [];
  });
}
