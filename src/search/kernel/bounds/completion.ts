import { BUCKETS, bucketAt } from './buckets';

/**
 * Bounds the cost of completing paths by the paths of the other direction, which may visit their customers again: of paths beyond the
 * half-way point by those up to it, or of any path by those that relax more.
 * All addresses are of arrays of the host.
 */
@final
export class Completion {
  /** The resource that it looks at, the main one of the labels that it was made of. */
  resource: i32 = 0;
  /** Where it begins, and whether paths exactly there are beyond it. */
  beyond: f64 = Infinity;
  inclusive: boolean = false;
  /** Reduced costs from which on routes are of no interest. */
  worth: f64 = Infinity;
  /** Per vertex and bucket: the least cost of the other direction up to it; where its buckets are. */
  upTo: usize = 0;
  base: usize = 0;
  rate: usize = 0;
  /** Per vertex: as of `Merging`. */
  costShift: usize = 0;
  shift: usize = 0;

  /** Whether no route of interest continues a path to `vertex` with that much of its resource. */
  @inline
  rulesOut(vertex: i32, value: f64, cost: f64): boolean {
    if (this.inclusive ? value < this.beyond : value <= this.beyond) return false;
    const column: usize = usize(vertex) << 3;
    const bucket: i32 = bucketAt(this.base, this.rate, vertex, -value - load<f64>(this.shift + column));
    return cost + load<f64>(this.costShift + column) + this.leastTo(vertex, bucket) >= this.worth;
  }

  @inline
  leastTo(vertex: i32, bucket: i32): f64 {
    return load<f64>(this.upTo + ((usize(vertex) * BUCKETS + bucket) << 3));
  }
}
