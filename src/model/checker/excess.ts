import type { Problem } from '../problem.js';
import { withoutReloads } from '../trips.js';
import { largestLoads } from './loads.js';
import type { CheckedRoute } from './route-limits.js';

/** What a route of a given length costs beyond the soft limits of its vehicle. */
export function excessCost(problem: Problem, route: Pick<CheckedRoute, 'type' | 'customers'>, length: number): number {
  const vehicle = problem.vehicleTypes[route.type]!;
  const beyond = (value: number, after: number, cost: number): number => (value > after ? (value - after) * cost : 0);
  const sums = beyond(length, vehicle.distanceAfter, vehicle.extraUnitCost)
    + beyond(withoutReloads(vehicle, route.customers).length, vehicle.stopsAfter, vehicle.extraStopCost);
  const { loadAfter, extraLoadCost } = vehicle;
  if (loadAfter === null) return sums;
  return largestLoads(problem, route).reduce((cost, load, k) => cost + beyond(load, loadAfter[k]!, extraLoadCost?.[k] ?? 0), sums);
}
