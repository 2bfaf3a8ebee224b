/** Rounding errors of sums in another order, relative. */
const SAME = 1e-9;

/**
 * Returns a lower bound that agrees with the cost of a solution: one that is above it by a rounding error is the cost itself.
 * @returns null for a bound that the solution refutes
 */
export function notAbove(bound: number, cost: number): number | null {
  if (bound <= cost) return bound;
  return bound - cost <= SAME * Math.abs(cost) ? cost : null;
}
