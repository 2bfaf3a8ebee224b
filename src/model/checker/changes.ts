import type { Problem } from '../problem.js';
import { withoutReloads } from '../trips.js';
import type { CheckedRoute } from './route-limits.js';

/** What routes cost because they differ from the earlier plan. */
export function changesCost({ changes, vehicleTypes }: Problem, routes: readonly CheckedRoute[]): number {
  if (changes === null) return 0;
  let cost = 0;
  for (const { type, customers } of routes) {
    const vehicle = vehicleTypes[type];
    if (vehicle === undefined) continue;
    const served = withoutReloads(vehicle, customers);
    for (const [place, node] of served.entries()) {
      if (changes.follows[node] === -2) continue;
      if (vehicleTypes[changes.type[node]!]?.vehicles[0] !== vehicle.vehicles[0]) cost += changes.vehicleCost;
      if (changes.follows[node] !== (served[place - 1] ?? -1)) cost += changes.orderCost;
    }
  }
  return cost;
}

/** What customers cost on the vehicles that serve them. */
export function servingCost({ servingCost: prices, vehicleTypes }: Problem, routes: readonly CheckedRoute[]): number {
  if (prices === null) return 0;
  let cost = 0;
  for (const { type, customers } of routes) {
    const vehicle = vehicleTypes[type];
    if (vehicle !== undefined) for (const node of withoutReloads(vehicle, customers)) cost += prices[node * vehicleTypes.length + type]!;
  }
  return cost;
}
