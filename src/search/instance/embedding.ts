import type { PositionDistances, Problem } from '../../model/problem.js';
import { distanceFunction } from '../../model/distances.js';
import { EARTH_RADIUS, RADIANS } from '../../model/earth.js';

/** A position in the plane per node. */
export interface Positions {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Number of landmarks: nodes whose distances determine the positions of all others. */
const LANDMARKS = 48;
/**
 * Steps of the power iteration; the two largest eigenvalues are well separated from the rest if the distances come from
 * a map.
 */
const STEPS = 200;
/**
 * Distances beyond this multiple of the median are not those of a map ("no road"): the other direction is used, or a
 * detour.
 */
const FARTHEST = 6;

/**
 * Returns the position of each node: its coordinates, in the plane, or, if only distances are known, an embedding in the plane whose
 * straight lines approximate these distances. Angles, curves and sectors are then similar for a problem with
 * coordinates and for its matrix. O(n LANDMARKS).
 * @see V. de Silva and J. B. Tenenbaum, "Sparse multidimensional scaling using landmark points", Stanford University
 * (2004)
 * @example
 * const { x, y }: Positions = positionsOf(problem);
 * [x[2], y[2]]; // => [3, 4]
 */
export function positionsOf(problem: Pick<Problem, 'nodeCount' | 'place' | 'travel'>): Positions {
  const { distances } = problem.travel[0]!;
  if (distances.kind === 'matrix') return embed(problem.nodeCount, distanceFunction(problem));
  return distances.geometry === 'planar' && distances.factor === 1 ? distances : projected(distances);
}

/** Positions in the unit of the distances; geographic ones by the equirectangular projection around their middle latitude. */
function projected({ geometry, x, y, factor }: PositionDistances): Positions {
  const scaled = (values: Float64Array, by: number) => values.map((value) => by * value);
  if (geometry === 'planar') return { x: scaled(x, factor), y: scaled(y, factor) };
  const degree = factor * EARTH_RADIUS * RADIANS;
  const middle = (y.reduce((a, b) => Math.min(a, b), 90) + y.reduce((a, b) => Math.max(a, b), -90)) / 2;
  // Relative to the first longitude, so that the 180th meridian divides nothing.
  const eastward = x.map((longitude) => ((longitude - x[0]! + 540) % 360) - 180);
  return { x: scaled(eastward, degree * Math.cos(middle * RADIANS)), y: scaled(y, degree) };
}

function embed(n: number, distance: (i: number, j: number) => number): Positions {
  const first = Float64Array.from({ length: n }, (_, v) => distance(0, v)).sort();
  const most = FARTHEST * first[n >> 1]! || Infinity;
  const rows = landmarkRows(n, (i, j) => {
    const [there, back] = [distance(i, j), distance(j, i)];
    if (Math.max(there, back) <= most) return (there + back) / 2;
    return Math.min(there, back) <= most ? Math.min(there, back) : Infinity;
  });
  fillGaps(rows, most);
  const k = rows.length;
  const squares = rows.map(({ row }) => row.map((d) => d * d));
  const means = rows.map((_, b) => rows.reduce((sum, { node }) => sum + squares[b]![node]!, 0) / k);
  const mean = means.reduce((sum, value) => sum + value, 0) / k;
  const gram = Array.from({ length: k }, (_, a) =>
    Float64Array.from({ length: k }, (__, b) => -0.5 * (squares[a]![rows[b]!.node]! - means[a]! - means[b]! + mean)));
  const along = [new Float64Array(n), new Float64Array(n)] as const;
  for (const axis of along) {
    const { value, vector } = largestEigenpair(gram);
    if (!(value > 0)) break;
    for (let v = 0; v < n; v++) {
      let sum = 0;
      for (let a = 0; a < k; a++) sum -= vector[a]! * (squares[a]![v]! - means[a]!);
      axis[v] = sum / (2 * Math.sqrt(value));
    }
    for (let a = 0; a < k; a++) for (let b = 0; b < k; b++) gram[a]![b]! -= value * vector[a]! * vector[b]!;
  }
  return { x: along[0], y: along[1] };
}

interface LandmarkRow {
  readonly node: number;
  /** Distances from the landmark to all nodes. */
  readonly row: Float64Array;
}

/** Spreads landmarks out: each is the node farthest from all previous ones. */
function landmarkRows(n: number, distance: (i: number, j: number) => number): LandmarkRow[] {
  const rows: LandmarkRow[] = [{ node: 0, row: Float64Array.from({ length: n }, (_, v) => distance(0, v)) }];
  const nearest = rows[0]!.row.slice();
  while (rows.length < Math.min(LANDMARKS, n)) {
    const node = nearest.reduce((found, d, v) => (d < Infinity && d > nearest[found]! ? v : found), 0);
    if (nearest[node] === 0) break;
    const row = Float64Array.from({ length: n }, (_, v) => distance(node, v));
    rows.push({ node, row });
    for (let v = 0; v < n; v++) nearest[v] = Math.min(nearest[v]!, row[v]!);
  }
  return rows;
}

/** Replaces unknown distances by the shortest path through another landmark. */
function fillGaps(rows: readonly LandmarkRow[], most: number): void {
  for (const { node, row } of rows) {
    row.forEach((d, v) => {
      if (d === Infinity) row[v] = rows.reduce((least, by) => Math.min(least, by.row[node]! + by.row[v]!), most);
    });
  }
}

/** The largest eigenvalue of a symmetric matrix and its unit eigenvector, by power iteration from a fixed start. */
function largestEigenpair(matrix: readonly Float64Array[]): { value: number; vector: Float64Array } {
  const k = matrix.length;
  let vector = Float64Array.from({ length: k }, (_, a) => 1 + ((a * 7) % 5));
  let value = 0;
  for (let step = 0; step < STEPS; step++) {
    const image = Float64Array.from(matrix, (row) => row.reduce((sum, entry, b) => sum + entry * vector[b]!, 0));
    const length = Math.sqrt(image.reduce((sum, entry) => sum + entry * entry, 0));
    if (length === 0) return { value: 0, vector };
    value = image.reduce((sum, entry, a) => sum + entry * vector[a]!, 0) / vector.reduce((sum, entry) => sum + entry * entry, 0);
    vector = image.map((entry) => entry / length);
  }
  return { value, vector };
}
