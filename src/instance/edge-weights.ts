import { InstanceError, numberFrom } from './instance-error.js';

type Cells = (n: number) => Iterable<readonly [number, number]>;

/** Rows of a triangle; `from` and `to` bound the column of row i. */
function cells(from: (i: number) => number, to: (i: number, n: number) => number): Cells {
  return function* (n) {
    for (let i = 0; i < n; i++) for (let j = from(i); j < to(i, n); j++) yield [i, j];
  };
}

const LOWER = cells(() => 0, (i) => i);
const LOWER_DIAGONAL = cells(() => 0, (i) => i + 1);
const UPPER = cells((i) => i + 1, (_, n) => n);
const UPPER_DIAGONAL = cells((i) => i, (_, n) => n);

/** The order in which each format lists its cells; a triangle by columns is the other triangle by rows. */
const FORMATS: Readonly<Record<string, Cells>> = {
  FULL_MATRIX: cells(() => 0, (_, n) => n),
  LOWER_ROW: LOWER,
  UPPER_COL: LOWER,
  LOWER_DIAG_ROW: LOWER_DIAGONAL,
  UPPER_DIAG_COL: LOWER_DIAGONAL,
  UPPER_ROW: UPPER,
  LOWER_COL: UPPER,
  UPPER_DIAG_ROW: UPPER_DIAGONAL,
  LOWER_DIAG_COL: UPPER_DIAGONAL,
};

/**
 * Returns the row-major n x n matrix of an EDGE_WEIGHT_SECTION; triangles are mirrored.
 * @throws InstanceError for an unknown format or a wrong number of weights.
 */
export function explicitMatrix(format: string, rows: readonly (readonly string[])[], n: number): Float64Array {
  const order = FORMATS[format];
  if (order === undefined) {
    throw new InstanceError(`EDGE_WEIGHT_FORMAT ${format} is not known; use one of ${Object.keys(FORMATS).join(', ')}`);
  }
  const weights = rows.flat();
  const expected = weightCount(format, n);
  if (weights.length !== expected) {
    throw new InstanceError(`EDGE_WEIGHT_SECTION holds ${weights.length} weights; ${format} of ${n} nodes needs ${expected}`);
  }
  const matrix = new Float64Array(n * n);
  let at = 0;
  for (const [i, j] of order(n)) {
    const weight = numberFrom(weights[at++], 'EDGE_WEIGHT_SECTION');
    matrix[i * n + j] = weight;
    if (format !== 'FULL_MATRIX') matrix[j * n + i] = weight;
  }
  return matrix;
}

function weightCount(format: string, n: number): number {
  if (format === 'FULL_MATRIX') return n * n;
  return format.includes('DIAG') ? (n * (n + 1)) / 2 : (n * (n - 1)) / 2;
}
