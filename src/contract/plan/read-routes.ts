import type { PlanToCheck, PlanViolation, Visit } from '#generated/types.js';
import type { PlannedRoute } from '../../model/problem.js';
import { show } from '../findings.js';
import { chosenTypes, type KnownTimes } from './type-choice.js';
import type { PlanProblem } from './problem.js';
import type { NamedVehicle } from './routes.js';
import { minutesFrom } from './time-dimension.js';
import { unknownIds, type UnknownIds } from './unknown-ids.js';
import { givenNumbers, indexOfNumber, type ModelledVehicles } from './vehicle-numbers.js';
import { firstUpper, visitName, visitNodes, visitsOf } from './visits.js';

/** When a route of a plan departs, and when each of its breaks begins and ends, one after the other; instants. */
export interface ClaimedTimes {
  readonly departure: string;
  readonly breaks: readonly string[];
}

/** Routes as the model has them, with what could not be read. */
export interface ReadRoutes {
  readonly routes: readonly PlannedRoute[];
  /** Of each route, as the model counts them. */
  readonly vehicles: readonly number[];
  /** What answers call them. Routes beyond the `count` of a vehicle have numbers beyond it. */
  readonly names: readonly NamedVehicle[];
  readonly violations: readonly PlanViolation[];
}

/**
 * Returns routes as the model has them. Routes of unknown vehicles, unknown visits and repeated ones are violations, and the
 * rest is read without them. O(vehicles + nodes + visits).
 * @param times of the routes, where they are known
 */
export function readRoutes({ problem, ids, initial }: PlanProblem, { request, routes }: PlanToCheck, times: readonly (ClaimedTimes | null)[] = []): ReadRoutes {
  const violations: PlanViolation[] = [];
  const entries = new Map<string, Entry>();
  let first = 0;
  for (const [i, modelled] of ids.vehicles.entries()) {
    const { id, count } = modelled;
    entries.set(id, { first, modelled, count: request.vehicles[i]!.count ?? 1, used: 0, numbers: new Set() });
    first += count;
  }
  const nodeOf = visitNodes({ problem, ids });
  const served = new Set<number>();
  const read: (readonly number[])[] = [];
  const vehicles: number[] = [];
  const known: (KnownTimes | null)[] = [];
  const minuteOf = (instant: string): number => minutesFrom(ids.start.seconds, instant);
  const names: NamedVehicle[] = [];
  const numbers = givenNumbers(routes);
  const unknown = unknownIds(request);
  const planned = new Set(initial?.map(({ vehicle }) => vehicle));
  for (const [i, route] of routes.entries()) {
    const { vehicle } = route;
    const entry = entries.get(vehicle);
    if (entry === undefined) {
      violations.push({ kind: 'unknown_vehicle', message: `Route ${i} is of ${unknown('vehicles', vehicle, 'leave the route out')}`, vehicle });
      continue;
    }
    if ((route.vehicle_number ?? 1) > entry.count) {
      violations.push({ kind: 'unknown_vehicle', message: `Route ${i} is of ${vehicle} number ${String(route.vehicle_number)}, of which there is ${entry.count}: lower the number, or raise its count.`, vehicle });
      continue;
    }
    const visits = visitsOf(route);
    const nodes: number[] = [];
    for (const visit of visits) {
      const node = nodeOf(visit);
      if (node === undefined) violations.push(unknownVisit(visit, vehicle, unknown));
      else if (served.has(node)) violations.push(repeatedVisit(visit, vehicle));
      else nodes.push(node);
      if (node !== undefined && visit.type !== 'reload') served.add(node);
    }
    const number = numbers[i]!;
    if (entry.numbers.has(number)) violations.push({ kind: 'too_many_routes', message: `${vehicle} number ${number + 1} has more than one route: leave one out, or give it another vehicle_number.`, vehicle, vehicle_number: number + 1 });
    entry.numbers.add(number);
    entry.used++;
    if (visits.length === 0) violations.push({ kind: 'empty_route', message: `A route of ${vehicle} has no stops: leave it out.`, vehicle });
    if (nodes.length === 0) continue;
    read.push(nodes);
    vehicles.push(modelOf(entry, number, planned));
    const claimed = times[i] ?? null;
    known.push(claimed === null ? null : { departure: minuteOf(claimed.departure), breaks: claimed.breaks.map(minuteOf) });
    names.push({ vehicle, vehicle_number: number + 1 });
  }
  for (const [vehicle, { used, count }] of entries) {
    if (used > count) violations.push({ kind: 'too_many_routes', message: `${used} routes are of ${vehicle}, of which there is ${count}: leave one out, or raise its count.`, vehicle, value: used, limit: count });
  }
  const types = chosenTypes(problem, read.map((customers, index) => ({ vehicle: vehicles[index]!, customers, times: known[index]! })));
  return { routes: read.map((customers, index) => ({ type: types[index]!, customers })), vehicles, names, violations };
}

/** A vehicle of the request: what the model counts of it, and how many there are. */
interface Entry {
  readonly first: number;
  readonly modelled: ModelledVehicles;
  readonly count: number;
  used: number;
  /** Those of its vehicles that have a route, from 0. */
  readonly numbers: Set<number>;
}

/** Returns the vehicle as the model counts it; for one that it does not have, one like it: the last without an initial route. */
function modelOf({ first, modelled }: Entry, number: number, planned: ReadonlySet<number>): number {
  const index = indexOfNumber(modelled, number);
  if (index >= 0) return first + index;
  let last = first + modelled.count - 1;
  while (planned.has(last) && last > first) last--;
  return last;
}

function unknownVisit(visit: Visit, vehicle: string, unknown: UnknownIds): PlanViolation {
  switch (visit.type) {
    case 'stop': return { kind: 'unknown_stop', message: `The route of ${vehicle} has ${unknown('stops', visit.stop)}`, vehicle, stop: visit.stop };
    case 'reload': return { kind: 'reload', message: `The route of ${vehicle} reloads at ${show(visit.location)}, where it may not reload.`, vehicle };
    default: return { kind: 'unknown_shipment', message: `The route of ${vehicle} has ${unknown('shipments', visit.shipment)}`, vehicle, shipment: visit.shipment };
  }
}

function repeatedVisit(visit: Visit, vehicle: string): PlanViolation {
  const message = `${visitName(visit)} is served more than once, again by ${vehicle}.`;
  if (visit.type === 'stop') return { kind: 'duplicate_stop', message, vehicle, stop: visit.stop };
  return { kind: 'duplicate_shipment', message: firstUpper(message), vehicle, ...('shipment' in visit && { shipment: visit.shipment }) };
}
