import { InstanceError, numberFrom } from './instance-error.js';

type Cells = (n: number) => Iterable<readonly [number, number]>;

/** Rows of a triangle; `from` and `to` bound the columns of row i. */
function cells(from: (i: number) => number, to: (i: number, n: number) => number): Cells {
  return function* (n) {
    for (let i = 0; i < n; i++) for (let j = from(i); j < to(i, n); j++) yield [i, j];
  };
}

const LOWER = cells(() => 0, (i) => i);
const LOWER_DIAGONAL = cells(() => 0, (i) => i + 1);
const UPPER = cells((i) => i + 1, (_, n) => n);
const UPPER_DIAGONAL = cells((i) => i, (_, n) => n);

/**
 * The order in which each format lists its cells. A triangle listed by columns equals the opposite triangle listed by
 * rows.
 */
const FORMATS = new Map<string, Cells>(Object.entries({
  FULL_MATRIX: cells(() => 0, (_, n) => n),
  LOWER_ROW: LOWER,
  UPPER_COL: LOWER,
  LOWER_DIAG_ROW: LOWER_DIAGONAL,
  UPPER_DIAG_COL: LOWER_DIAGONAL,
  UPPER_ROW: UPPER,
  LOWER_COL: UPPER,
  UPPER_DIAG_ROW: UPPER_DIAGONAL,
  LOWER_DIAG_COL: UPPER_DIAGONAL,
}));

const LARGEST_WEIGHT = 1e12;

/**
 * Returns the row-major n x n matrix of an EDGE_WEIGHT_SECTION; triangles are mirrored. The weights are counted before
 * the matrix is allocated.
 * @param tokens yields the weights in file order; may be called repeatedly.
 * @param section its name in messages.
 * @throws InstanceError for an unknown format, a wrong number of weights, or a weight that is not a valid distance.
 */
export function explicitMatrix(format: string, tokens: () => Iterable<string>, n: number, section = 'EDGE_WEIGHT_SECTION'): Float64Array {
  const order = FORMATS.get(format);
  if (order === undefined) {
    throw new InstanceError(`EDGE_WEIGHT_FORMAT ${format.slice(0, 40)} is not known; use one of ${[...FORMATS.keys()].join(', ')}`);
  }
  let count = 0;
  for (const _ of tokens()) count++;
  const expected = weightCount(format, n);
  if (count !== expected) {
    throw new InstanceError(`${section} contains ${count} weights; ${format} with ${n} nodes requires ${expected}`);
  }
  const matrix = new Float64Array(n * n);
  const weights = tokens()[Symbol.iterator]();
  for (const [i, j] of order(n)) {
    const weight = distanceFrom(weights.next().value as string, section);
    matrix[i * n + j] = weight;
    if (format !== 'FULL_MATRIX') matrix[j * n + i] = weight;
  }
  return matrix;
}

function distanceFrom(token: string, section: string): number {
  const weight = numberFrom(token, section);
  if (weight >= 0 && weight <= LARGEST_WEIGHT) return weight;
  throw new InstanceError(`${section}: ${weight} is not a distance; use 0 to 1e12, and 1e12 for "no road"`);
}

function weightCount(format: string, n: number): number {
  if (format === 'FULL_MATRIX') return n * n;
  return format.includes('DIAG') ? (n * (n + 1)) / 2 : (n * (n - 1)) / 2;
}
