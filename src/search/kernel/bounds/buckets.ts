/** Buckets of each vertex, by the main resource; and, where there are many labels, columns of each bucket by the next resource. */
export const BUCKETS: i32 = 32;
export const COLUMNS: i32 = 8;

/** The bucket of a value at a vertex. @param base - per vertex where its buckets begin; `rate`: how many there are per unit */
export function bucketAt(base: usize, rate: usize, vertex: i32, value: f64): i32 {
  return sliceAt(base, rate, vertex, value, BUCKETS);
}

/** The same of `count` slices. */
export function sliceAt(base: usize, rate: usize, vertex: i32, value: f64, count: i32): i32 {
  const at: f64 = (value - load<f64>(base + (usize(vertex) << 3))) * load<f64>(rate + (usize(vertex) << 3));
  return at <= 0 ? 0 : at >= f64(count - 1) ? count - 1 : i32(at);
}

/** Writes, per vertex and bucket, the least cost in the buckets up to it. @param least - per vertex, bucket and column */
export function leastUpTo(least: usize, size: i32, columns: i32, to: usize): void {
  const buckets: usize = usize(size) * BUCKETS;
  let at: usize = least;
  let known: f64 = Infinity;
  for (let k: usize = 0; k < buckets; k++) {
    if (k % BUCKETS === 0) known = Infinity;
    for (let column: i32 = 0; column < columns; column++, at += 8) {
      const value: f64 = load<f64>(at);
      if (value < known) known = value;
    }
    store<f64>(to + (k << 3), known);
  }
}
