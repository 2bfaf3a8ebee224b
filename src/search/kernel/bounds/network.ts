/** Largest number of resources. */
export const MOST_RESOURCES: i32 = 10;

/**
 * What routes of one class are priced on, in one direction: paths from the depot along the arcs, or from its end against them with
 * times negated, which makes both the same. All fields are addresses of arrays, which the host writes. Matrices are over vertices, row-major.
 */
@final
export class Network {
  size: i32 = 0;
  /** Number of resources; the first is the main one. At a vertex each is the larger of `low` and the previous one plus `use`, and at most `high`. */
  resources: i32 = 0;
  /** f64: reduced costs. */
  cost: usize = 0;
  /** i32: per vertex the beginning of its arcs in `targets`, and the end of the last. Arcs to the depot, which end a route, are among them. */
  first: usize = 0;
  targets: usize = 0;
  /** Per resource f64: matrix, per vertex, per vertex. */
  readonly use: StaticArray<usize> = new StaticArray<usize>(MOST_RESOURCES);
  readonly low: StaticArray<usize> = new StaticArray<usize>(MOST_RESOURCES);
  readonly high: StaticArray<usize> = new StaticArray<usize>(MOST_RESOURCES);
  /** Of the path without customers. */
  readonly start: StaticArray<f64> = new StaticArray<f64>(MOST_RESOURCES);
  /** i8 matrix: the bit of a customer (column) in the neighbourhood of a vertex, or -1; no other member has the same. */
  bits: usize = 0;
  /** u64 matrices: members of both neighbourhoods of an arc, the vertex itself aside, by bit; and those among the first few of both. */
  shared: usize = 0;
  sharedFew: usize = 0;
  /** u64 per vertex: its own bit. */
  own: usize = 0;
  /** The matrix in use: with the second, routes remember less. */
  carried: usize = 0;
  /** Words of the state of subset-row cuts, and per vertex: which cuts count it, and which remember there. */
  words: i32 = 0;
  counted: usize = 0;
  kept: usize = 0;
  /** f64: per cut. */
  penalty: usize = 0;
  /** The resource that is the time if lateness costs, else -1; per vertex f64: price and from when on. */
  time: i32 = -1;
  lateCost: usize = 0;
  dueAt: usize = 0;

  /** What is remembered at `j` of what is remembered at `i`, `j` itself aside. */
  @inline
  carry(mask: u64, i: i32, j: i32): u64 {
    return mask & load<u64>(this.carried + this.arc(i, j));
  }

  /** Whether a customer is remembered at a vertex. */
  @inline
  remembers(mask: u64, i: i32, j: i32): boolean {
    const bit: i32 = load<i8>(this.bits + usize(i) * this.size + j);
    return bit >= 0 && ((mask >> bit) & 1) !== 0;
  }

  @inline
  arc(i: i32, j: i32): usize {
    return (usize(i) * this.size + j) << 3;
  }

  /** Sum of the penalties of the cuts whose bits are set. */
  @inline
  penaltyOf(bits: u64, word: i32): f64 {
    let sum: f64 = 0;
    while (bits !== 0) {
      sum += load<f64>(this.penalty + ((usize(word << 6) + usize(ctz(bits))) << 3));
      bits &= bits - 1;
    }
    return sum;
  }
}
