import type { Problem } from './problem.js';

/**
 * Returns the types of each vehicle, ascending: several where types share their vehicles. O(types + vehicles).
 * @example
 * typesOfVehicles(problem); // => [[0], [0]]
 */
export function typesOfVehicles({ vehicleTypes, vehicleCount }: Pick<Problem, 'vehicleTypes' | 'vehicleCount'>): number[][] {
  const types = Array.from({ length: vehicleCount }, (): number[] => []);
  for (const [type, { vehicles }] of vehicleTypes.entries()) for (const vehicle of vehicles) types[vehicle]!.push(type);
  return types;
}
