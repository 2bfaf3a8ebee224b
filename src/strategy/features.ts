import type { Problem } from '../model/problem.js';
import { traitsOf } from '../model/traits.js';
import type { Feature } from './contract.js';

/**
 * Returns the features of a problem that a strategy must support, in a fixed order. Hard windows give `time-windows`,
 * soft ones only `soft-time-windows`. O(m) and, with a matrix, O(n^2) in the worst case.
 * @example
 * featuresOf({ ...problem, time: null }); // => []
 */
export function featuresOf(problem: Problem): Feature[] {
  const traits = traitsOf(problem);
  const features: Feature[] = [];
  if (traits.timed) features.push(traits.soft ? 'soft-time-windows' : 'time-windows');
  if (traits.capped) features.push('max-duration');
  if (traits.severalDepots) features.push('several-depots');
  if (traits.differentVehicles) features.push('different-vehicles');
  if (!traits.symmetric) features.push('asymmetric-distances');
  if (problem.distances.kind === 'matrix') features.push('matrix-only');
  return features;
}
