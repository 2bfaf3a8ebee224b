import { distanceFunction, drivingMinutes } from '../distances.js';
import type { Problem } from '../problem.js';
import { exceeds } from '../tolerance.js';
import type { Violation } from './violation.js';

/** A route whose type and customers exist. */
export interface CheckedRoute {
  readonly index: number;
  readonly type: number;
  readonly customers: readonly number[];
}

/** Returns how a route breaks the limits of its vehicle other than those on times. */
export function limitFaults(problem: Problem, route: CheckedRoute): Violation[] {
  return [...capacityFaults(problem, route), ...orderFaults(problem, route), ...allowedFaults(problem, route), ...sumFaults(problem, route)];
}

/** The largest load on the way: what is delivered leaves the vehicle stop by stop, what is collected stays. */
function capacityFaults(problem: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  const { capacity } = problem.vehicleTypes[type]!;
  return problem.quantities.flatMap(({ delivered, collected }, quantity) => {
    let load = customers.reduce((sum, node) => sum + delivered[node]!, 0);
    let most = load;
    for (const node of customers) {
      load += collected[node]! - delivered[node]!;
      if (load > most) most = load;
    }
    const limit = capacity[quantity]!;
    if (!exceeds(most, limit)) return [];
    const kind = problem.quantities.length > 1 ? ` of quantity ${quantity}` : '';
    const message = `Route ${index} carries ${most}${kind}; its vehicle's capacity is ${limit}.`;
    return [{ kind: 'capacity' as const, message, route: index, ...(kind !== '' && { quantity }), value: most, limit }];
  });
}

/** The first delivery after a collection, if the vehicle delivers first. */
function orderFaults({ quantities, vehicleTypes }: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  if (!vehicleTypes[type]!.deliveriesFirst) return [];
  let collectedAt: number | null = null;
  for (const node of customers) {
    if (collectedAt !== null && quantities.some(({ delivered }) => delivered[node]! > 0)) {
      const message = `Route ${index} delivers to customer ${node} after it collects from customer ${collectedAt}; its vehicle delivers first.`;
      return [{ kind: 'deliveries-first', message, route: index, node }];
    }
    if (quantities.some(({ collected }) => collected[node]! > 0)) collectedAt = node;
  }
  return [];
}

function allowedFaults({ allowed, vehicleTypes }: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  if (allowed === null) return [];
  return customers.filter((node) => allowed[node * vehicleTypes.length + type] !== 1).map((node) => ({
    kind: 'vehicle-not-allowed', message: `Route ${index} serves customer ${node} with a vehicle of type ${type}, which may not serve it.`, route: index, node,
  }));
}

function sumFaults(problem: Problem, { index, type, customers }: CheckedRoute): Violation[] {
  const vehicle = problem.vehicleTypes[type]!;
  const nodes = [vehicle.start, ...customers, vehicle.end];
  const total = (between: (i: number, j: number) => number): number => nodes.slice(1).reduce((sum, node, i) => sum + between(nodes[i]!, node), 0);
  const limits = [
    ['max-stops', customers.length, vehicle.maxStops, 'serves', 'customers'],
    ['max-distance', vehicle.maxDistance < Infinity ? total(distanceFunction(problem, vehicle.profile)) : 0, vehicle.maxDistance, 'is', 'long'],
    ['max-driving', vehicle.maxDriving < Infinity ? total(drivingMinutes(problem, type)) : 0, vehicle.maxDriving, 'drives', 'minutes'],
  ] as const;
  return limits.filter(([, value, limit]) => exceeds(value, limit)).map(([kind, value, limit, verb, unit]) => ({
    kind, message: `Route ${index} ${verb} ${value} ${unit}; at most ${limit} are allowed.`, route: index, value, limit,
  }));
}
