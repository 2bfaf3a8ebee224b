import type { Problem } from '../problem.js';
import { exceeds } from '../tolerance.js';
import { isReload, leastBeginning, tripsOf } from '../trips.js';
import type { CheckedRoute } from './route-limits.js';
import type { Violation } from './violation.js';

/** Reloads that do not stand between two customers, and trips beyond the limit. */
export function tripFaults({ vehicleTypes }: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  const vehicle = vehicleTypes[type]!;
  const { reload } = vehicle;
  if (reload === null) return [];
  const faults: Violation[] = [];
  const misplaced = customers.findIndex((node, i) => isReload(vehicle, node) && (i === 0 || i === customers.length - 1 || isReload(vehicle, customers[i - 1]!)));
  if (misplaced !== -1) {
    const node = customers[misplaced]!;
    faults.push({ kind: 'reload', message: `Route ${index} reloads at node ${node}, but not between two customers.`, route: index, node });
  }
  const trips = tripsOf(vehicle, customers).length;
  if (exceeds(trips, reload.maxTrips)) {
    const message = `Route ${index} has ${trips} trips; at most ${reload.maxTrips} are allowed.`;
    faults.push({ kind: 'max-trips', message, route: index, value: trips, limit: reload.maxTrips });
  }
  return faults;
}

/** Routes that do not begin as they have to. */
export function lockedFaults({ vehicleTypes }: Problem, routes: readonly CheckedRoute[]): Violation[] {
  return vehicleTypes.flatMap((vehicle, type) => {
    const { locked } = vehicle;
    if (locked.length === 0) return [];
    const begins = `begins with ${[...locked].join(', ')}, as that of vehicle type ${type} has to`;
    const own = routes.filter((route) => route.type === type);
    if (own.length === 0) return [{ kind: 'locked' as const, message: `No route ${begins}.`, node: locked[0]! }];
    return own.flatMap(({ index, customers }) => {
      const least = leastBeginning(vehicle);
      const at = (customers.length === least.length ? least : locked).findIndex((node, i) => customers[i] !== node);
      return at === -1 ? [] : [{ kind: 'locked' as const, message: `Route ${index} does not begin with ${[...locked].join(', ')}, as that of vehicle type ${type} has to.`, route: index, node: locked[at]! }];
    });
  });
}
