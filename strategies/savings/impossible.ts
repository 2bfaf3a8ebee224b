import { exceeds, type Problem } from '#strategy';

/** Tells whether capacities alone rule every solution out: one customer too large, or all together. */
export function isPlainlyImpossible(problem: Problem): boolean {
  let capacity = 0;
  let largest = 0;
  for (const type of problem.vehicleTypes) {
    capacity += type.capacity * type.vehicles.length;
    largest = Math.max(largest, type.capacity);
  }
  let demand = 0;
  for (const customer of problem.customers) {
    if (exceeds(problem.demand[customer]!, largest)) return true;
    demand += problem.demand[customer]!;
  }
  return demand > capacity + 1e-6 * problem.vehicleCount + 1e-8 * capacity;
}
