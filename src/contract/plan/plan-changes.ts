import type { PlanChanges } from '#generated/types.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';
import { withoutReloads } from '../../model/trips.js';
import type { EarlierRoute } from './initial-routes.js';

/** Returns how routes differ from earlier ones, whatever that costs. @param vehicles of each route, as the model counts them. */
export function planChanges({ vehicleTypes }: Problem, earlier: readonly EarlierRoute[], routes: PlannedRoutes, vehicles: readonly number[]): PlanChanges {
  const before = new Map<number, readonly [vehicle: number, follows: number]>();
  const each = ({ type, customers }: PlannedRoute, take: (node: number, follows: number) => void): void => {
    const visits = withoutReloads(vehicleTypes[type]!, customers);
    for (const [i, node] of visits.entries()) take(node, visits[i - 1] ?? -1);
  };
  for (const route of earlier) each(route, (node, follows) => before.set(node, [route.vehicle, follows]));
  let [moved, reordered] = [0, 0];
  for (const [index, route] of routes.entries()) {
    each(route, (node, follows) => {
      const known = before.get(node);
      if (known === undefined) return;
      if (known[0] !== vehicles[index]) moved++;
      if (known[1] !== follows) reordered++;
    });
  }
  return { stops_on_another_vehicle: moved, stops_in_another_order: reordered };
}

/**
 * Returns the vehicle of each route, in route order: among equal ones those that had most of its stops, then the lowest.
 * O(stops log stops).
 */
export function keptVehicles({ vehicleTypes, nodeCount }: Problem, earlier: readonly EarlierRoute[], routes: PlannedRoutes): number[] {
  const had = new Int32Array(nodeCount).fill(-1);
  for (const { vehicle, customers } of earlier) for (const node of customers) had[node] = vehicle;
  const free = new Map(vehicleTypes.map(({ vehicles }) => [vehicles[0], new Set(vehicles)]));
  const freeOf = (index: number): Set<number> => free.get(vehicleTypes[routes[index]!.type]!.vehicles[0])!;
  const shared = routes.flatMap(({ customers }, index) => {
    const counts = new Map<number, number>();
    for (const node of customers) if (had[node]! >= 0) counts.set(had[node]!, (counts.get(had[node]!) ?? 0) + 1);
    return [...counts].map(([vehicle, count]) => ({ index, vehicle, count }));
  });
  const given = new Int32Array(routes.length).fill(-1);
  const give = (index: number, vehicle: number): void => {
    given[index] = vehicle;
    freeOf(index).delete(vehicle);
  };
  for (const { index, vehicle } of shared.sort((a, b) => b.count - a.count || a.index - b.index || a.vehicle - b.vehicle)) {
    if (given[index]! < 0 && freeOf(index).has(vehicle)) give(index, vehicle);
  }
  for (const [index, { type }] of routes.entries()) {
    if (given[index]! >= 0) continue;
    const [vehicle] = freeOf(index);
    if (vehicle === undefined) throw new RangeError(`route ${String(index)} needs one more vehicle of type ${String(type)}`);
    give(index, vehicle);
  }
  return [...given];
}
