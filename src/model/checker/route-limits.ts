import { distanceFunction, drivingMinutes } from '../distances.js';
import type { Problem } from '../problem.js';
import { exceeds } from '../tolerance.js';
import { tripsOf, withoutReloads } from '../trips.js';
import { goodsFaults } from './goods.js';
import { capacityFaults } from './loads.js';
import { loadingFaults } from './shipments.js';
import { tripFaults } from './trips.js';
import type { Violation } from './violation.js';

/** A route whose type and customers exist. */
export interface CheckedRoute {
  readonly index: number;
  readonly type: number;
  readonly customers: readonly number[];
}

/** Returns how a route breaks the limits of its vehicle other than those on times; driving that depends on the time of day is one. */
export function limitFaults(problem: Problem, route: CheckedRoute): Violation[] {
  return [
    ...capacityFaults(problem, route), ...orderFaults(problem, route), ...loadingFaults(problem, route), ...allowedFaults(problem, route), ...tripFaults(problem, route),
    ...goodsFaults(problem, route), ...sumFaults(problem, route),
  ];
}

/** The first delivery after a collection of the same trip, if the vehicle delivers first. */
function orderFaults({ quantities, vehicleTypes }: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  const vehicle = vehicleTypes[type]!;
  if (!vehicle.deliveriesFirst) return [];
  for (const trip of tripsOf(vehicle, customers)) {
    let collectedAt: number | null = null;
    for (const node of trip) {
      if (collectedAt !== null && quantities.some(({ delivered }) => delivered[node]! > 0)) {
        const message = `Route ${index} delivers to customer ${node} after it collects from customer ${collectedAt}; its vehicle delivers first.`;
        return [{ kind: 'deliveries-first', message, route: index, node }];
      }
      if (quantities.some(({ collected }) => collected[node]! > 0)) collectedAt = node;
    }
  }
  return [];
}

function allowedFaults({ allowed, vehicleTypes }: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  if (allowed === null) return [];
  return withoutReloads(vehicleTypes[type]!, customers).filter((node) => allowed[node * vehicleTypes.length + type] !== 1).map((node) => ({
    kind: 'vehicle-not-allowed', message: `Route ${index} serves customer ${node} with a vehicle of type ${type}, which may not serve it.`, route: index, node,
  }));
}

function sumFaults(problem: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  const vehicle = problem.vehicleTypes[type]!;
  const nodes = [vehicle.start, ...customers, vehicle.end];
  const total = (between: (i: number, j: number) => number): number => nodes.slice(1).reduce((sum, node, i) => sum + between(nodes[i]!, node), 0);
  const limits = [
    ['max-stops', withoutReloads(vehicle, customers).length, vehicle.maxStops, 'serves', 'customers'],
    ['max-distance', vehicle.maxDistance < Infinity ? total(distanceFunction(problem, vehicle.profile)) : 0, vehicle.maxDistance, 'is', 'long'],
    ['max-driving', vehicle.maxDriving < Infinity && problem.travel[vehicle.profile]!.traffic === null ? total(drivingMinutes(problem, type)) : 0, vehicle.maxDriving, 'drives', 'minutes'],
  ] as const;
  return limits.filter(([, value, limit]) => exceeds(value, limit)).map(([kind, value, limit, verb, unit]) => ({
    kind, message: `Route ${index} ${verb} ${value} ${unit}; at most ${limit} are allowed.`, route: index, value, limit,
  }));
}
