import type { Problem } from '../model/problem.js';
import type { Feature } from './contract.js';

/** Side of the squares in which a matrix is compared with its transpose, so that both stay in the cache. */
const TILE = 64;

function isSymmetric(matrix: Float64Array, n: number): boolean {
  for (let rows = 0; rows < n; rows += TILE) {
    for (let columns = rows; columns < n; columns += TILE) {
      const rowEnd = Math.min(rows + TILE, n);
      const columnEnd = Math.min(columns + TILE, n);
      for (let i = rows; i < rowEnd; i++) {
        for (let j = Math.max(columns, i + 1); j < columnEnd; j++) if (matrix[i * n + j] !== matrix[j * n + i]) return false;
      }
    }
  }
  return true;
}

function hasSeveralDepots(problem: Problem): boolean {
  const depot = problem.vehicleTypes[0]?.start;
  return problem.vehicleTypes.some((type) => type.start !== depot || type.end !== depot);
}

function hasDifferentVehicles(problem: Problem): boolean {
  const [first, ...others] = problem.vehicleTypes;
  return others.some(
    (type) =>
      type.capacity !== first?.capacity ||
      type.fixedCost !== first.fixedCost ||
      type.unitCost !== first.unitCost ||
      type.minutesPerDistance !== first.minutesPerDistance,
  );
}

/**
 * Tells what a problem asks of a strategy, in a fixed order. Hard windows are `time-windows`, soft ones
 * `soft-time-windows` only. O(m) and, with a matrix, O(n^2) at worst.
 */
export function featuresOf(problem: Problem): Feature[] {
  const features: Feature[] = [];
  const { time, distances } = problem;
  if (time !== null) {
    features.push(time.latePenalty > 0 ? 'soft-time-windows' : 'time-windows');
    if (Number.isFinite(time.maxDuration)) features.push('max-duration');
  }
  if (hasSeveralDepots(problem)) features.push('several-depots');
  if (hasDifferentVehicles(problem)) features.push('different-vehicles');
  if (distances.kind === 'matrix') {
    if (!isSymmetric(distances.matrix, problem.nodeCount)) features.push('asymmetric-distances');
    features.push('matrix-only');
  }
  return features;
}
