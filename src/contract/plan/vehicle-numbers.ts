import type { InitialRoute, PlanRequest, Visit } from '#generated/types.js';
import { visitsOf } from './visits.js';

/** A route of one of several equal vehicles. */
type VehicleRoute = Pick<InitialRoute, 'vehicle' | 'vehicle_number'>;

/**
 * Returns which of several equal vehicles each route is of, from 0: the one that it asks for, else the first that has no route and
 * that no other route asks for. O(routes).
 */
export function givenNumbers(routes: readonly VehicleRoute[]): number[] {
  const asked = new Map(routes.map(({ vehicle }) => [vehicle, new Set<number>()]));
  for (const { vehicle, vehicle_number: number } of routes) if (number) asked.get(vehicle)!.add(number);
  const last = new Map<string, number>();
  return routes.map(({ vehicle, vehicle_number: number }) => {
    if (number) return number - 1;
    let free = (last.get(vehicle) ?? 0) + 1;
    while (asked.get(vehicle)!.has(free)) free++;
    last.set(vehicle, free);
    return free - 1;
  });
}

/** An initial route of a vehicle. */
export interface NumberedRoute {
  readonly route: InitialRoute;
  readonly visits: readonly Visit[];
  /** Index into `initial_routes`. */
  readonly index: number;
  /** Index into `vehicles`, and which of several equal ones, from 0. */
  readonly entry: number;
  readonly number: number;
}

/** Returns the initial routes of a valid request with the vehicles that they are of; those without visits are none. O(visits + vehicles). */
export function numberedRoutes({ initial_routes: routes, vehicles }: Pick<PlanRequest, 'initial_routes' | 'vehicles'>): NumberedRoute[] {
  if (!routes?.length) return [];
  const entries = new Map(vehicles.map(({ id }, i) => [id, i]));
  const listed = [...routes.entries()].map(([index, route]) => ({ index, route, visits: visitsOf(route) })).filter(({ visits }) => visits.length > 0);
  const numbers = givenNumbers(listed.map(({ route }) => route));
  return listed.map((each, i) => ({ ...each, entry: entries.get(each.route.vehicle)!, number: numbers[i]! }));
}

/** Which of several equal vehicles are modelled. */
export interface ModelledVehicles {
  readonly count: number;
  /** Which ones, from 0, ascending; undefined: the first ones. */
  readonly numbers?: readonly number[];
}

/**
 * Returns, by entry of the vehicles, those of a valid request that are modelled: all that have an initial route and, of the others,
 * the first ones, no more than there are customers. O(entries * customers).
 */
export function modelledVehicles(request: Pick<PlanRequest, 'initial_routes' | 'vehicles' | 'stops' | 'shipments'>): ModelledVehicles[] {
  const { vehicles, stops, shipments } = request;
  const most = Math.max(1, stops.length + (shipments?.length ?? 0));
  const modelled = vehicles.map(() => new Set<number>());
  for (const { entry, number } of numberedRoutes(request)) modelled[entry]!.add(number);
  return vehicles.map(({ count: all }, entry) => {
    const numbers = modelled[entry]!;
    const count = Math.min(all ?? 1, most + numbers.size);
    if ([...numbers].every((number) => number < count)) return { count };
    for (let number = 0; numbers.size < count; number++) numbers.add(number);
    return { count, numbers: [...numbers].sort((a, b) => a - b) };
  });
}

/** Returns which of several equal vehicles, from 0, the model has at an index. */
export function numberAt({ numbers }: Pick<ModelledVehicles, 'numbers'>, index: number): number {
  return numbers === undefined ? index : numbers[index]!;
}

/** Returns where the model has one of several equal vehicles; -1: nowhere. */
export function indexOfNumber({ count, numbers }: ModelledVehicles, number: number): number {
  if (numbers !== undefined) return numbers.indexOf(number);
  return number < count ? number : -1;
}
