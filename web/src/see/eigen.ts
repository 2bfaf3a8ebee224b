export interface Axis {
  readonly value: number;
  /** Unit vector. */
  readonly vector: Float64Array;
}

const MAX_SWEEPS = 30;

/**
 * Returns the eigenvalues and eigenvectors of a symmetric matrix, largest value first, by Jacobi rotations, which stay
 * accurate for negative and repeated values. Deterministic; O(k^3) per sweep, meant for k below 100.
 * @param matrix k rows of k numbers, not modified.
 * @see G. H. Golub, C. F. Van Loan, Matrix Computations, 2013, section 8.5.
 */
export function eigenSymmetric(matrix: readonly Float64Array[]): Axis[] {
  const k = matrix.length;
  const a = matrix.map((row) => row.slice());
  const vectors = matrix.map((_, i) => Float64Array.from({ length: k }, (__, j) => (i === j ? 1 : 0)));
  const size = a.reduce((sum, row) => sum + row.reduce((part, value) => part + value * value, 0), 0);
  for (let sweep = 0; sweep < MAX_SWEEPS && offDiagonal(a) > 1e-22 * size; sweep++) {
    for (let p = 0; p < k; p++) for (let q = p + 1; q < k; q++) rotate(a, vectors, p, q);
  }
  return vectors.map((vector, i) => ({ value: a[i]![i]!, vector })).sort((one, other) => other.value - one.value);
}

function offDiagonal(a: readonly Float64Array[]): number {
  let sum = 0;
  for (const [i, row] of a.entries()) for (let j = i + 1; j < row.length; j++) sum += 2 * row[j]! * row[j]!;
  return sum;
}

/** Zeroes the entry (p, q); the rows of `vectors` are the eigenvectors. */
function rotate(a: readonly Float64Array[], vectors: readonly Float64Array[], p: number, q: number): void {
  const entry = a[p]![q]!;
  if (entry === 0) return;
  const theta = (a[q]![q]! - a[p]![p]!) / (2 * entry);
  const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const c = 1 / Math.hypot(t, 1);
  const s = t * c;
  for (const row of a) turn(row, row, p, q, c, s);
  for (let j = 0; j < a.length; j++) turnAt(a[p]!, a[q]!, j, c, s);
  for (let j = 0; j < a.length; j++) turnAt(vectors[p]!, vectors[q]!, j, c, s);
}

function turn(one: Float64Array, other: Float64Array, p: number, q: number, c: number, s: number): void {
  const u = one[p]!;
  const v = other[q]!;
  one[p] = c * u - s * v;
  other[q] = s * u + c * v;
}

function turnAt(one: Float64Array, other: Float64Array, j: number, c: number, s: number): void {
  turn(one, other, j, j, c, s);
}
