import type { Problem, VehicleType } from './problem.js';

/** Side of the tiles in which a matrix is compared with its transpose, so that both stay in the cache. */
const TILE = 64;

/** The kind of a problem: the basis for selection, the tuning of strategies, and the choice of kernel. */
export interface Traits {
  /** Distances are the same in both directions. */
  readonly symmetric: boolean;
  /**
   * timed: windows, service times or a cap apply; soft: lateness costs money instead of being forbidden; capped: the
   * duration of routes is limited.
   */
  readonly timed: boolean;
  readonly soft: boolean;
  readonly capped: boolean;
  /** Vehicles start or end at different nodes. */
  readonly severalDepots: boolean;
  /** Vehicles differ in capacity, costs or speed. */
  readonly differentVehicles: boolean;
  /** Vehicles differ only in their start and end nodes and their fixed cost. */
  readonly alike: boolean;
}

/**
 * Determines the kind of a problem. O(types) and, with a matrix, O(n^2) in the worst case.
 * @example
 * const { symmetric, timed }: Traits = traitsOf(problem);
 * [symmetric, timed]; // => [true, false]
 */
export function traitsOf(problem: Problem): Traits {
  const { time, distances, vehicleTypes, nodeCount } = problem;
  const [first, ...others] = vehicleTypes;
  const differ = (field: keyof VehicleType) => others.some((type) => type[field] !== first?.[field]);
  const alike = !differ('capacity') && !differ('unitCost') && !(time !== null && differ('minutesPerDistance'));
  return {
    symmetric: distances.kind === 'positions' || isSymmetric(distances.matrix, nodeCount),
    timed: time !== null,
    soft: time !== null && time.latePenalty > 0,
    capped: time !== null && Number.isFinite(time.maxDuration),
    severalDepots: vehicleTypes.some(({ start, end }) => start !== first?.start || end !== first.start),
    differentVehicles: differ('capacity') || differ('fixedCost') || differ('unitCost') || differ('minutesPerDistance'),
    alike,
  };
}

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
