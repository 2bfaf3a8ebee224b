import { distanceFunction, MATRIX_NODES } from '../../model/distances.js';
import type { PositionDistances, Problem } from '../../model/problem.js';

/** Largest number on the grid; the sum of two fits into 32 bits. */
const LARGEST = 2 ** 30 - 1;
/** Grids tried first: distances with up to as many decimals as these have zeros are exact on them. */
const DECIMAL_GRIDS = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];
/** Relative distance from a grid point within which a value is on the grid: the noise of decimals in binary. */
const NOISE = 1e-12;
/** Minimum gap, in powers of two, between ordinary distances and those that represent "no road". */
const GAP = 7;

/**
 * The distances of a problem as integers in a common unit, 1 / `scale`, that fit into 32 bits. With time constraints
 * on travel that takes time in proportion to them, distances between two grid points are rounded up, so that a schedule that keeps its windows on the grid keeps them in
 * reality.
 */
export interface GridDistances {
  /** Row-major: from node i to node j at `i * n + j`; null if distances are computed from positions. */
  readonly matrix: Int32Array | null;
  /** Its transpose; the same array if distances are symmetric. */
  readonly transpose: Int32Array | null;
  readonly scale: number;
  /** Every distance is on the grid: times and costs are exact. */
  readonly exact: boolean;
  readonly symmetric: boolean;
  /** How distances are computed from positions. */
  readonly computation: Computation;
}

/** How a distance is derived from the straight line, both in grid units. */
export type Computation = 'matrix' | 'nearest' | 'down' | 'up';

/** Converts the distances of a problem to a grid; O(n^2), or O(1) for positions of many nodes. */
export function gridDistances(problem: Problem, symmetric: boolean): GridDistances {
  const { distances } = problem.travel[0]!;
  const n = problem.nodeCount;
  if (distances.kind === 'positions' && n > MATRIX_NODES) {
    const { scale, computation } = computedOn(problem);
    return { matrix: null, transpose: null, scale, exact: distances.rounding !== 'none', symmetric: true, computation };
  }
  const values = denseDistances(problem);
  const { scale, exact, most } = gridOf(values, problem.customers.length);
  const isTimed = problem.time !== null && problem.travel[0]!.durations === null;
  const round = !isTimed || exact ? Math.round : (value: number) => Math.ceil(value * (1 - NOISE));
  const matrix = new Int32Array(n * n);
  for (let k = 0; k < n * n; k++) matrix[k] = values[k]! > most ? LARGEST : round(values[k]! * scale);
  return { matrix, transpose: symmetric ? matrix : transposed(matrix, n), scale, exact, symmetric, computation: 'matrix' };
}

/** Distances in doubles, 0 from a node to itself. */
export function denseDistances({ travel, nodeCount: n }: Pick<Problem, 'travel' | 'nodeCount'>): Float64Array {
  const { distances } = travel[0]!;
  const dense = new Float64Array(n * n);
  if (distances.kind === 'matrix') dense.set(distances.matrix);
  else {
    const between = distanceFunction({ travel, nodeCount: n, place: null });
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < i; j++) {
        const distance = between(i, j);
        dense[i * n + j] = distance;
        dense[j * n + i] = distance;
      }
    }
  }
  for (let i = 0; i < n; i++) dense[i * n + i] = 0;
  return dense;
}

/** The grid for distances that are computed from positions. */
function computedOn({ travel, time }: Problem): { scale: number; computation: Computation } {
  const { x, y, rounding } = travel[0]!.distances as PositionDistances;
  if (rounding === 'nearest') return { scale: 1, computation: 'nearest' };
  if (rounding === 'tenth-down') return { scale: 10, computation: 'down' };
  if (rounding === 'thousandth') return { scale: 1000, computation: 'nearest' };
  const extent = (values: Float64Array) => values.reduce((a, b) => Math.max(a, b), -Infinity) - values.reduce((a, b) => Math.min(a, b), Infinity);
  const diagonal = Math.hypot(extent(x), extent(y));
  return { scale: diagonal > 0 ? 2 ** Math.floor(Math.log2(LARGEST / diagonal)) : 1, computation: time === null ? 'nearest' : 'up' };
}

/**
 * Chooses the grid: integers in the largest decimal unit that all distances are multiples of, otherwise as fine as
 * fits.
 * @returns `most`: larger distances represent "no road" and become the largest number
 */
function gridOf(values: Float64Array, customers: number): { scale: number; exact: boolean; most: number } {
  const most = farthestRoad(values);
  const all = farthest(values, Infinity) === most;
  // If some pairs have no road, using one must cost more than any number of roads.
  const room = all ? LARGEST : LARGEST / (2 * customers + 2);
  const decimal = DECIMAL_GRIDS.find((scale) => most * scale <= room && values.every((d) => d > most || isOn(d * scale)));
  if (decimal !== undefined) return { scale: decimal, exact: true, most };
  const scale = most > 0 ? 2 ** Math.floor(Math.log2(room / most)) : 1;
  return { scale, exact: false, most };
}

function isOn(value: number): boolean {
  return Math.abs(value - Math.round(value)) <= NOISE * (1 + value);
}

function farthest(values: Float64Array, below: number): number {
  let most = 0;
  for (const value of values) if (value > most && value <= below) most = value;
  return most;
}

/**
 * The largest distance that does not represent a missing road (1e6, 1e9, 1e12, ...): the largest one below a wide gap
 * above the median.
 */
function farthestRoad(values: Float64Array): number {
  const powers = new Int32Array(2200);
  let positive = 0;
  for (const value of values) {
    if (value <= 0) continue;
    powers[Math.ceil(Math.log2(value)) + 1075]!++;
    positive++;
  }
  let seen = 0;
  let empty = 0;
  for (let power = 0; power < powers.length; power++) {
    seen += powers[power]!;
    empty = powers[power] === 0 ? empty + 1 : 0;
    if (2 * seen >= positive && empty >= GAP && seen < positive) return farthest(values, 2 ** (power - empty - 1075));
  }
  return farthest(values, Infinity);
}

function transposed(matrix: Int32Array, n: number): Int32Array {
  const result = new Int32Array(n * n);
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) result[j * n + i] = matrix[i * n + j]!;
  return result;
}
