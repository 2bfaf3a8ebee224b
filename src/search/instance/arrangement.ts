import { positionsOf, type Positions } from './embedding.js';
import { firstDetail } from '../../model/detail.js';
import type { Distances, MatrixDistances, PlannedRoutes, Problem, TimeDimension } from '../../model/problem.js';

/** A problem with its nodes in another order, and the mapping of its solutions back to the original. */
export interface Arrangement {
  readonly problem: Problem;
  /** Maps routes over the arranged nodes to the nodes of the original problem. */
  readonly restore: (routes: PlannedRoutes) => PlannedRoutes;
  /** Maps routes over the original nodes to the arranged ones. */
  readonly renumber: (routes: PlannedRoutes) => PlannedRoutes;
  /** Maps a node of the original problem to the arranged one. */
  readonly numberOf: (node: number) => number;
  /** Per node: its number in the original problem; null: the same. */
  readonly original: Int32Array | null;
}

/** Matrices with more nodes are not reordered. */
const MAX_COPIED = 2_500;

/** Cells along each side of the square that the curve fills. */
const SIDE = 2 ** 16;

/**
 * Numbers the nodes of a problem along a space-filling curve, so that the data of neighbouring customers is close in
 * memory. O(n log n) with coordinates; a matrix is copied in O(n^2), and large ones are left as they are, as are
 * problems of the level `detailed`.
 * @see D. Hilbert, Ueber die stetige Abbildung einer Linie auf ein Flächenstück, Mathematische Annalen 38 (1891),
 * doi:10.1007/BF01199431
 * @example
 * const { problem: arranged, restore }: Arrangement = arrange(problem);
 * const found = savingsStart(buildInstance(arranged), () => false);
 * check(problem, restore(found)); // => []
 */
export function arrange(problem: Problem): Arrangement {
  if (problem.travel[0]!.distances.kind === 'matrix' && problem.nodeCount > MAX_COPIED || firstDetail(problem) !== null) return { problem, restore: (routes) => routes, renumber: (routes) => routes, numberOf: (node) => node, original: null };
  const original = depotsFirst(problem, curveOrder(positionsOf(problem)));
  const renamed = inverse(original);
  const through = (names: Int32Array) => (routes: PlannedRoutes) => routes.map(({ type, customers }) => ({ type, customers: customers.map((node) => names[node]!) }));
  return { problem: renumbered(problem, original, renamed), original, restore: through(original), renumber: through(renamed), numberOf: (node) => renamed[node]! };
}

/** Several depots come first, so that a customer's distances to all of them are read together. */
function depotsFirst({ vehicleTypes }: Problem, order: Int32Array): Int32Array {
  const depots = new Set(vehicleTypes.flatMap(({ start, end }) => [start, end]));
  if (depots.size < 2) return order;
  return Int32Array.of(...order.filter((node) => depots.has(node)), ...order.filter((node) => !depots.has(node)));
}

/** @returns the nodes in the order in which the curve visits them */
function curveOrder({ x, y }: Positions): Int32Array {
  const least = (values: Float64Array) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: Float64Array) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  const left = least(x);
  const bottom = least(y);
  const cells = (SIDE - 1) / Math.max(most(x) - left, most(y) - bottom, Number.MIN_VALUE);
  const place = Float64Array.from(x, (value, node) => curvePlace(Math.floor((value - left) * cells), Math.floor((y[node]! - bottom) * cells)));
  return Int32Array.from(x.keys()).sort((a, b) => place[a]! - place[b]! || a - b);
}

/** Position of a cell along the curve. */
function curvePlace(column: number, row: number): number {
  let [x, y] = [column, row];
  let place = 0;
  for (let side = SIDE / 2; side >= 1; side /= 2) {
    const right = (x & side) > 0 ? 1 : 0;
    const up = (y & side) > 0 ? 1 : 0;
    place += side * side * ((3 * right) ^ up);
    if (up === 1) continue;
    if (right === 1) {
      x = SIDE - 1 - x;
      y = SIDE - 1 - y;
    }
    [x, y] = [y, x];
  }
  return place;
}

/** Per former node: its new number. */
function inverse(original: Int32Array): Int32Array {
  const renamed = new Int32Array(original.length);
  original.forEach((node, at) => {
    renamed[node] = at;
  });
  return renamed;
}

/** @param original - per new node: the node of `problem`; @param renamed - the other way round */
function renumbered(problem: Problem, original: Int32Array, renamed: Int32Array): Problem {
  const moved = (values: Float64Array) => Float64Array.from(original, (node) => values[node]!);
  return {
    ...problem,
    customers: problem.customers.map((node) => renamed[node]!).sort(),
    travel: problem.travel.map((travel) => ({ ...travel, distances: movedDistances(travel.distances, original, moved), durations: travel.durations && movedMatrix(travel.durations, original) })),
    quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: moved(delivered), collected: moved(collected) })),
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, start: renamed[type.start]!, end: renamed[type.end]! })),
    time: problem.time === null ? null : movedTime(problem.time, moved),
  };
}

function movedTime(time: TimeDimension, moved: (values: Float64Array) => Float64Array): TimeDimension {
  return { ...time, open: moved(time.open), close: moved(time.close), service: moved(time.service), lateCost: moved(time.lateCost) };
}

function movedDistances(distances: Distances, original: Int32Array, moved: (values: Float64Array) => Float64Array): Distances {
  return distances.kind === 'positions' ? { ...distances, x: moved(distances.x), y: moved(distances.y) } : movedMatrix(distances, original);
}

function movedMatrix(given: MatrixDistances, original: Int32Array): MatrixDistances {
  const n = original.length;
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    const row = original[i]! * n;
    for (let j = 0; j < n; j++) matrix[i * n + j] = given.matrix[row + original[j]!]!;
  }
  return { kind: 'matrix', matrix };
}
