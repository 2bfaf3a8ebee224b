import { larger, smaller } from '../numbers';

/** Buckets of each vertex, by the main resource; and, where there are many labels, columns of each bucket by the next resource. */
export const BUCKETS: i32 = 32;
export const COLUMNS: i32 = 8;

/** Added to a number of at least 0, leaves the nearest whole one in the lower half of the sum: conversions that look for overflows take longer. */
export const SHIFT: f64 = 6755399441055744;

/** The bucket of a value at a vertex. @param base - per vertex where its buckets begin; `rate`: how many there are per unit */
export function bucketAt(base: usize, rate: usize, vertex: i32, value: f64): i32 {
  return sliceAt(base, rate, vertex, value, BUCKETS);
}

/** The same of `count` slices. */
export function sliceAt(base: usize, rate: usize, vertex: i32, value: f64, count: i32): i32 {
  const at: f64 = (value - load<f64>(base + (usize(vertex) << 3))) * load<f64>(rate + (usize(vertex) << 3));
  return i32(reinterpret<i64>(smaller(f64(count - 1), larger(0, at)) - 0.5 + SHIFT));
}
