import type { PlanRequest, Visit } from '#generated/types.js';
import type { Changes, PlannedRoute, Problem } from '../../model/problem.js';
import { withoutReloads } from '../../model/trips.js';
import { chosenTypes } from './type-choice.js';
import type { PlanIds } from './ids.js';
import { indexOfNumber, numberedRoutes } from './vehicle-numbers.js';

/** A route of an earlier plan, with its vehicle as the model counts them. */
export interface EarlierRoute extends PlannedRoute {
  readonly vehicle: number;
}

/** What sets a vehicle apart from equal ones. */
export interface OwnVehicle {
  /** Nodes that its route begins with. */
  readonly locked: Int32Array;
  /** When it departed; null: it has not. */
  readonly departedAt: string | null;
}

/**
 * Returns the vehicles that are not equal to any other, because their route has begun or has a price on leaving it, by
 * entry of the request and number from 0.
 */
export function ownVehicles(request: Pick<PlanRequest, 'initial_routes' | 'change_prices' | 'vehicles'>, nodeOf: (visit: Visit) => number | undefined): (entry: number, number: number) => OwnVehicle | null {
  const isPriced = (request.change_prices?.vehicle ?? 0) > 0;
  const own = new Map<string, OwnVehicle>();
  for (const { route: { locked_visits: locked, departed_at: departedAt = null }, visits, entry, number } of numberedRoutes(request)) {
    if (!isPriced && !locked && departedAt === null) continue;
    own.set(`${String(entry)} ${String(number)}`, { locked: Int32Array.from(visits.slice(0, locked ?? 0), (visit) => nodeOf(visit)!), departedAt });
  }
  return (entry, number) => own.get(`${String(entry)} ${String(number)}`) ?? null;
}

/** Returns the initial routes of a valid request as the model has them; null: there are none. O(vehicles + visits). */
export function earlierRoutes(request: PlanRequest, problem: Problem, ids: PlanIds, nodeOf: (visit: Visit) => number | undefined): EarlierRoute[] | null {
  const routes = numberedRoutes(request);
  if (routes.length === 0) return null;
  const firstOf: number[] = [];
  let first = 0;
  for (const { count } of ids.vehicles) {
    firstOf.push(first);
    first += count;
  }
  const read = routes.map(({ visits, entry, number }) => ({ vehicle: firstOf[entry]! + indexOfNumber(ids.vehicles[entry]!, number), customers: visits.map((visit) => nodeOf(visit)!) }));
  const types = chosenTypes(problem, read);
  return read.map((route, index) => ({ ...route, type: types[index]! }));
}

/** Returns what departing from the routes costs; null: nothing. */
export function changesOf(prices: PlanRequest['change_prices'], routes: readonly EarlierRoute[] | null, { nodeCount, vehicleTypes }: Pick<Problem, 'nodeCount' | 'vehicleTypes'>): Changes | null {
  const [vehicleCost, orderCost] = [(prices?.vehicle ?? 0) + 0, (prices?.order ?? 0) + 0];
  if (routes === null || (vehicleCost === 0 && orderCost === 0)) return null;
  const type = new Int32Array(nodeCount).fill(-1);
  const follows = new Int32Array(nodeCount).fill(-2);
  for (const route of routes) {
    let before = -1;
    for (const node of withoutReloads(vehicleTypes[route.type]!, route.customers)) {
      type[node] = route.type;
      follows[node] = before;
      before = node;
    }
  }
  return { type, follows, vehicleCost, orderCost };
}
