import type { Problem, Travel, VehicleType } from './problem.js';

/** Side of the tiles in which a matrix is compared with its transpose, so that both stay in the cache. */
const TILE = 64;

/** What may distinguish vehicles beside their capacities and their start and end nodes. */
const OWN = [
  'fixedCost', 'unitCost', 'pace', 'profile', 'minuteCost', 'overtimeCost', 'overtimeAfter', 'earliest', 'latest',
  'maxDuration', 'maxDriving', 'maxDistance', 'maxStops', 'deliveriesFirst', 'lastInFirstOut',
  'distanceAfter', 'extraUnitCost', 'stopsAfter', 'extraStopCost',
] as const;

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
  /** Vehicles differ in capacity, costs, speed or limits. */
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
  const { time, vehicleTypes } = problem;
  const [first, ...others] = vehicleTypes;
  const differ = (field: keyof VehicleType) => others.some((type) => type[field] !== first?.[field]);
  const capacities = others.some((type) => type.capacity.some((value, quantity) => value !== first!.capacity[quantity]));
  const alike = !capacities && !differ('unitCost') && !(time !== null && differ('pace'));
  return {
    symmetric: problem.travel.every(isSymmetric),
    timed: time !== null,
    soft: time !== null && time.lateCost.some((cost) => cost > 0),
    capped: time !== null && vehicleTypes.some(({ maxDuration }) => maxDuration < Infinity),
    severalDepots: vehicleTypes.some(({ start, end }) => start !== first?.start || end !== first.start),
    differentVehicles: capacities || OWN.some(differ) || others.some((type) => rulesOf(type) !== rulesOf(first!)),
    alike,
  };
}

/** The breaks, reloads and soft limits on load of a type, to compare. */
function rulesOf({ breaks, reload, loadAfter, extraLoadCost }: VehicleType): string {
  return JSON.stringify([[...(loadAfter ?? [])], [...(extraLoadCost ?? [])], breaks, reload === null ? null : { ...reload, depots: [...reload.depots], maxTrips: String(reload.maxTrips) }]);
}

function isSymmetric({ distances, durations }: Travel): boolean {
  return (distances.kind === 'positions' || equalsTranspose(distances.matrix)) && (durations === null || equalsTranspose(durations.matrix));
}

function equalsTranspose(matrix: Float64Array): boolean {
  const n = Math.round(Math.sqrt(matrix.length));
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
