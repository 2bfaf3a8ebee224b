import type { Problem } from '../problem.js';
import { carriedBy } from '../shipments.js';
import { exceeds } from '../tolerance.js';
import { tripsOf } from '../trips.js';
import type { CheckedRoute } from './route-limits.js';
import type { Violation } from './violation.js';

/** How the loads of a route break the capacities of its vehicle. */
export function capacityFaults(problem: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  const vehicle = problem.vehicleTypes[type]!;
  return largestLoads(problem, { type, customers }).flatMap((most, quantity) => {
    const limit = vehicle.capacity[quantity]!;
    if (!exceeds(most, limit)) return [];
    const kind = problem.quantities.length > 1 ? ` of quantity ${quantity}` : '';
    const message = `Route ${index} carries ${most}${kind}; its vehicle's capacity is ${limit}.`;
    return [{ kind: 'capacity' as const, message, route: index, ...(kind !== '' && { quantity }), value: most, limit }];
  });
}

/**
 * The largest load on the way, per quantity: of every trip, what is delivered leaves the vehicle stop by stop, and what is collected stays;
 * shipments are on board from their pickup to their delivery, through reloads as well.
 */
export function largestLoads(problem: Problem, { type, customers }: Pick<CheckedRoute, 'type' | 'customers'>): number[] {
  const vehicle = problem.vehicleTypes[type]!;
  const carried = carriedBy(problem, customers);
  return problem.quantities.map(({ delivered, collected }, quantity) => {
    const shipped = new Map<number, number>();
    for (const { shipment: { pickup, delivery, amounts } } of carried) shipped.set(pickup, amounts[quantity]!).set(delivery, -amounts[quantity]!);
    let aboard = 0;
    let most = 0;
    for (const trip of tripsOf(vehicle, customers)) {
      let load = trip.reduce((sum, node) => sum + delivered[node]!, 0);
      most = Math.max(most, aboard + load);
      for (const node of trip) {
        aboard += shipped.get(node) ?? 0;
        load += collected[node]! - delivered[node]!;
        most = Math.max(most, aboard + load);
      }
    }
    return most;
  });
}
