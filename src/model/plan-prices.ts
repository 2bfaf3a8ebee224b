import type { PlannedRoutes, Problem } from './problem.js';
import { isReload } from './trips.js';

/** Returns the price of customers of the earlier plan that another type serves, and of those that follow another customer than they did: a sum over routes. */
export function changesOf({ changes, vehicleTypes }: Problem, routes: PlannedRoutes): number {
  if (changes === null) return 0;
  let [moved, reordered] = [0, 0];
  for (const { type, customers } of routes) {
    const [first] = vehicleTypes[type]!.vehicles;
    let before = -1;
    for (const node of customers) {
      if (isReload(vehicleTypes[type]!, node)) continue;
      const follows = changes.follows[node]!;
      if (follows !== -2 && vehicleTypes[changes.type[node]!]?.vehicles[0] !== first) moved++;
      if (follows !== -2 && follows !== before) reordered++;
      before = node;
    }
  }
  return moved * changes.vehicleCost + reordered * changes.orderCost;
}

/** Returns the price of the difference between the longest and the shortest of the durations, those of all vehicles that are used. */
export function balanceOf({ balanceCost }: Problem, durations: readonly number[]): number {
  if (!(balanceCost > 0) || durations.length < 2) return 0;
  return balanceCost * (durations.reduce((a, b) => Math.max(a, b)) - durations.reduce((a, b) => Math.min(a, b)));
}
