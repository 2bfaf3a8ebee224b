import type { Problem } from './problem.js';

/**
 * Returns the fleet limits that count a route of each type, ascending. O(types + members of the limits)
 * @example
 * limitsOfTypes({ ...problem, fleetLimits: [{ kind: 'used', types: Int32Array.of(0), most: 2 }] }); // => [[0]]
 */
export function limitsOfTypes({ fleetLimits, vehicleTypes }: Pick<Problem, 'fleetLimits' | 'vehicleTypes'>): number[][] {
  const limits = vehicleTypes.map((): number[] => []);
  for (const [limit, { types }] of fleetLimits.entries()) for (const type of new Set(types)) limits[type]!.push(limit);
  return limits;
}
