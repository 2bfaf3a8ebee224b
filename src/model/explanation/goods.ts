import type { Problem, VehicleType } from '../problem.js';

/** What each node asks for. */
export function demandOf(problem: Problem): Float64Array {
  return problem.quantities[0]!.collected;
}

/** What a vehicle can carry of it. */
export function capacityOf(type: VehicleType): number {
  return type.capacity[0]!;
}
