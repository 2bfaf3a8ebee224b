/** Buckets of each vertex, by the main resource. */
export const BUCKETS: i32 = 32;

/** The bucket of a value at a vertex. @param base - per vertex where its buckets begin; `rate`: how many there are per unit */
export function bucketAt(base: usize, rate: usize, vertex: i32, value: f64): i32 {
  const at: f64 = (value - load<f64>(base + (usize(vertex) << 3))) * load<f64>(rate + (usize(vertex) << 3));
  return at <= 0 ? 0 : at >= f64(BUCKETS - 1) ? BUCKETS - 1 : i32(at);
}

/** Writes, per vertex and bucket, the least cost in the buckets up to it. */
export function leastUpTo(least: usize, size: i32, to: usize): void {
  const cells: usize = usize(size) * BUCKETS;
  let known: f64 = Infinity;
  for (let k: usize = 0; k < cells; k++) {
    if (k % BUCKETS === 0) known = Infinity;
    const value: f64 = load<f64>(least + (k << 3));
    if (value < known) known = value;
    store<f64>(to + (k << 3), known);
  }
}
