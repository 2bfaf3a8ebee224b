import { larger } from '../numbers';
import { Completion } from './completion';
import { BUCKETS, bucketAt, COLUMNS, sliceAt } from './buckets';
import { LabelPool, MASK, NEXT, PARENT, QUEUE, RESOURCES, VERTEX } from './label';
import { MOST_RESOURCES, Network } from './network';

/** Largest number of slices of the main resource, which are extended one after another. */
const MOST_SLICES: i32 = 4096;
/** Largest number of completions that prune labels anywhere. */
export const MOST_COMPLETIONS: i32 = 3;

/**
 * Label-setting for ng-routes with resources (Baldacci, Mingozzi and Roberti 2011) in one direction, up to a half-way point
 * of the main resource. Labels are extended by slices of it; within a slice, where labels may depend on one another, in any order,
 * which at worst extends one that is dominated later.
 */
@final
export class Labelling {
  readonly network: Network = new Network();
  /** Labels with more of the main resource than this are not extended. */
  limit: f64 = Infinity;
  /** Whether labels beyond the limit are kept, and whether those at the limit are beyond it. */
  overshoot: boolean = false;
  strict: boolean = false;
  /** Whether dominance looks at the cost and the main resource alone: a heuristic. */
  truncated: boolean = false;
  /**
   * Per vertex, bucket and column: first label, cost of it. After the first labels, in the same order: the one that last dominated
   * one of them, which is tried first, even if it has been dominated itself. After the costs: the least cost of the labels with no
   * larger bucket and no larger column, and the same of those that remember nothing but their vertex.
   */
  heads: usize = 0;
  least: usize = 0;
  /** Per vertex: value at which the buckets begin, and buckets per unit; the same of columns, of which there may be one. */
  base: usize = 0;
  rate: usize = 0;
  columns: i32 = 1;
  columnBase: usize = 0;
  columnRate: usize = 0;
  /** What prunes labels beyond the half-way point, if anything does; and how many of those prune labels anywhere. */
  readonly bound: Completion = new Completion();
  prunesBeyond: boolean = false;
  readonly early: StaticArray<Completion> = new StaticArray<Completion>(MOST_COMPLETIONS);
  earlyCount: i32 = 0;
  /** Arcs that labels were tried to be extended by, and comparisons of labels, so far. */
  work: i64 = 0;
  private readonly slices: StaticArray<u32> = new StaticArray<u32>(MOST_SLICES);
  private slice: i32 = 0;
  private sliceCount: i32 = 0;
  private origin: f64 = 0;
  private sliceRate: f64 = 0;
  private bytes: usize = 0;
  private states: usize = 0;
  /** The second and third part of `least`. */
  private leastBelow: usize = 0;
  private leastFree: usize = 0;
  /** Whether labels that remember nothing else dominate those with more of both resources that cost no less. */
  private usesFree: boolean = false;
  /** The label that is made. */
  private readonly values: StaticArray<f64> = new StaticArray<f64>(MOST_RESOURCES);
  private readonly bits: StaticArray<u64> = new StaticArray<u64>(64);

  constructor(private readonly pool: LabelPool) {
    for (let k: i32 = 0; k < MOST_COMPLETIONS; k++) this.early[k] = new Completion();
  }

  /** Address of the states of subset-row cuts within a label. */
  get stateOffset(): usize { return this.states; }

  /**
   * Begins with the path without customers.
   * @param from - at least; `to`: at most what the main resource of a label is
   * @param width - of a slice, at least: the least use by an arc
   */
  begin(from: f64, to: f64, width: f64): void {
    const network: Network = this.network;
    const span: f64 = larger(to - from, 0);
    this.states = RESOURCES + (usize(network.resources) << 3);
    this.bytes = this.states + (usize(network.words) << 3);
    this.sliceRate = 1 / larger(larger(width, span / f64(MOST_SLICES - 2)), 1e-9);
    this.origin = from;
    this.sliceCount = i32(span * this.sliceRate) + 2;
    for (let k: i32 = 0; k < this.sliceCount; k++) this.slices[k] = 0;
    this.slice = 0;
    // Truncated dominance keeps few labels.
    this.columns = this.truncated || network.resources < 2 ? 1 : COLUMNS;
    const cells: i32 = network.size * BUCKETS * this.columns;
    for (let k: i32 = 0; k < cells; k++) {
      store<u32>(this.heads + (usize(k) << 2), 0);
      store<u32>(this.heads + (usize(cells + k) << 2), 0);
      store<f64>(this.least + (usize(k) << 3), Infinity);
    }
    for (let k: i32 = 0; k < 2 * cells; k++) store<f64>(this.least + (usize(cells + k) << 3), Infinity);
    this.leastBelow = this.least + (usize(cells) << 3);
    this.leastFree = this.leastBelow + (usize(cells) << 3);
    this.usesFree = this.columns > 1 && network.resources === 2 && network.words === 0;
    this.addStart();
  }

  private addStart(): void {
    const network: Network = this.network;
    const label: usize = this.pool.take(this.bytes);
    store<f64>(label, 0);
    store<u64>(label + MASK, 0);
    store<u32>(label + NEXT, 0);
    store<u32>(label + QUEUE, this.slices[0]);
    store<u32>(label + PARENT, 0);
    store<i32>(label + VERTEX, 0);
    for (let k: i32 = 0; k < network.resources; k++) store<f64>(label + RESOURCES + (usize(k) << 3), network.start[k]);
    for (let k: i32 = 0; k < network.words; k++) store<u64>(label + this.states + (usize(k) << 3), 0);
    this.slices[0] = u32(label);
    store<u32>(this.heads, label);
    store<f64>(this.least, 0);
    store<f64>(this.leastBelow, 0);
  }

  @inline
  bucketOf(vertex: i32, value: f64): i32 {
    return bucketAt(this.base, this.rate, vertex, value);
  }

  @inline
  columnOf(vertex: i32, value: f64): i32 {
    return this.columns === 1 ? 0 : sliceAt(this.columnBase, this.columnRate, vertex, value, this.columns);
  }

  /** Extends up to `most` labels. @returns whether all are extended */
  run(most: i32): boolean {
    let left: i32 = most;
    while (this.slice < this.sliceCount) {
      const label: usize = this.slices[this.slice];
      if (label === 0) {
        this.slice++;
        continue;
      }
      if (left-- === 0) return false;
      this.slices[this.slice] = load<u32>(label + QUEUE);
      if (load<i32>(label + VERTEX) >= 0) this.extend(label);
    }
    return true;
  }

  private extend(label: usize): void {
    const network: Network = this.network;
    const i: i32 = load<i32>(label + VERTEX);
    const cost: f64 = load<f64>(label);
    const mask: u64 = load<u64>(label + MASK);
    const main: f64 = load<f64>(label + RESOURCES);
    const end: usize = network.targets + (usize(load<i32>(network.first + (usize(i + 1) << 2))) << 2);
    const begin: usize = network.targets + (usize(load<i32>(network.first + (usize(i) << 2))) << 2);
    this.work += i64((end - begin) >> 2);
    const row: usize = network.arc(i, 0);
    const costs: usize = network.cost + row;
    const uses: usize = network.use[0] + row;
    const lows: usize = network.low[0];
    const highs: usize = network.high[0];
    const bits: usize = network.bits + usize(i) * network.size;
    const carried: usize = network.carried + row;
    const own: usize = network.own;
    const limit: f64 = this.limit;
    const isStrict: boolean = this.strict;
    const keepsBeyond: boolean = this.overshoot;
    const hasLateness: boolean = network.time >= 0;
    const hasCuts: boolean = network.words > 0;
    const hasEarly: boolean = this.earlyCount > 0;
    const prunesBeyond: boolean = this.prunesBeyond;
    const hasOthers: boolean = network.resources > 1;
    const nextValue: f64 = hasOthers ? load<f64>(label + RESOURCES + 8) : 0;
    const nextUses: usize = hasOthers ? network.use[1] + row : uses;
    const nextLows: usize = hasOthers ? network.low[1] : lows;
    const nextHighs: usize = hasOthers ? network.high[1] : highs;
    const hasMore: boolean = network.resources > 2;
    for (let at: usize = begin; at < end; at += 4) {
      const j: i32 = load<i32>(at);
      if (j === 0) continue;
      const column: usize = usize(j) << 3;
      const value: f64 = larger(load<f64>(lows + column), main + load<f64>(uses + column));
      if (value > load<f64>(highs + column)) continue;
      const beyond: boolean = isStrict ? value >= limit : value > limit;
      if (beyond && !keepsBeyond) continue;
      const bit: i32 = load<i8>(bits + usize(j));
      if (bit >= 0 && ((mask >> bit) & 1) !== 0) continue;
      if (hasOthers) {
        const next: f64 = larger(load<f64>(nextLows + column), nextValue + load<f64>(nextUses + column));
        if (next > load<f64>(nextHighs + column)) continue;
        this.values[1] = next;
      }
      this.values[0] = value;
      if (hasMore && !this.useUp(label, row + column, column)) continue;
      let total: f64 = cost + load<f64>(costs + column);
      if (hasLateness) total += this.lateness(j);
      if (hasCuts) total += this.count(label, j);
      if (hasEarly && this.isRuledOut(j, total)) continue;
      if (prunesBeyond && this.bound.rulesOut(j, value, total - this.countedTwice(j))) continue;
      this.add(label, j, total, (mask & load<u64>(carried + column)) | load<u64>(own + column), !beyond);
    }
  }

  /** Whether the label that is made is of no interest, by any of the completions. */
  private isRuledOut(j: i32, cost: f64): boolean {
    for (let k: i32 = 0; k < this.earlyCount; k++) {
      const early: Completion = this.early[k];
      if (early.rulesOut(j, this.values[early.resource], cost)) return true;
    }
    return false;
  }

  /** Derives the resources after the second. @returns whether they keep their limits */
  @inline
  private useUp(label: usize, arc: usize, column: usize): boolean {
    const network: Network = this.network;
    for (let k: i32 = 2; k < network.resources; k++) {
      const value: f64 = larger(load<f64>(network.low[k] + column), load<f64>(label + RESOURCES + (usize(k) << 3)) + load<f64>(network.use[k] + arc));
      if (value > load<f64>(network.high[k] + column)) return false;
      this.values[k] = value;
    }
    return true;
  }

  /** Price of starting that late at a vertex, a whole number. */
  @inline
  private lateness(j: i32): f64 {
    const network: Network = this.network;
    const late: f64 = this.values[network.time] - load<f64>(network.dueAt + (usize(j) << 3));
    return late > 0 ? Math.floor(late * load<f64>(network.lateCost + (usize(j) << 3))) : 0;
  }

  /** Derives the states of subset-row cuts. @returns what they take */
  @inline
  private count(label: usize, j: i32): f64 {
    const network: Network = this.network;
    let sum: f64 = 0;
    for (let k: i32 = 0; k < network.words; k++) {
      const at: usize = (usize(j) * network.words + k) << 3;
      const kept: u64 = load<u64>(label + this.states + (usize(k) << 3)) & load<u64>(network.kept + at);
      const counted: u64 = load<u64>(network.counted + at);
      sum += network.penaltyOf(kept & counted, k);
      this.bits[k] = kept ^ counted;
    }
    return sum;
  }

  /** What subset-row cuts may take too much where the label that is made meets one of the other direction, since both count the vertex. */
  @inline
  private countedTwice(j: i32): f64 {
    const network: Network = this.network;
    let sum: f64 = 0;
    for (let k: i32 = 0; k < network.words; k++) {
      sum += network.penaltyOf(load<u64>(network.counted + ((usize(j) * network.words + k) << 3)) & ~this.bits[k], k);
    }
    return sum;
  }

  /** Adds a label unless it is dominated, and removes those that it dominates. */
  private add(parent: usize, j: i32, cost: f64, mask: u64, extended: boolean): void {
    const network: Network = this.network;
    const main: f64 = this.values[0];
    const columns: i32 = this.columns;
    const bucket: i32 = this.bucketOf(j, main);
    const column: i32 = this.columnOf(j, this.values[1]);
    const row: usize = usize(j) * BUCKETS * columns;
    const own: usize = row + bucket * columns + column;
    if (this.usesFree && bucket > 0 && column > 0 && load<f64>(this.leastFree + ((own - columns - 1) << 3)) <= cost) return;
    const hint: usize = this.heads + ((usize(network.size) * BUCKETS * columns + own) << 2);
    const usual: usize = load<u32>(hint);
    if (usual !== 0 && load<f64>(usual) <= cost && this.dominates(usual, cost, mask)) return;
    for (let b: i32 = bucket; b >= 0; b--) {
      if (this.leastUpTo(row + b * columns + column) > cost) break;
      for (let c: i32 = column; c >= 0; c--) {
        const cell: usize = row + b * columns + c;
        if (cell === own || load<f64>(this.least + (cell << 3)) > cost) continue;
        for (let other: usize = load<u32>(this.heads + (cell << 2)); other !== 0 && load<f64>(other) <= cost; other = load<u32>(other + NEXT)) {
          if (!this.dominates(other, cost, mask)) continue;
          store<u32>(hint, u32(other));
          return;
        }
      }
    }
    const head: usize = this.heads + (own << 2);
    // The place of the address of the next label.
    let place: usize = head;
    let other: usize = load<u32>(head);
    while (other !== 0 && load<f64>(other) <= cost) {
      if (this.dominates(other, cost, mask)) {
        store<u32>(hint, u32(other));
        return;
      }
      place = other + NEXT;
      other = load<u32>(place);
    }
    const label: usize = this.pool.take(this.bytes);
    store<f64>(label, cost);
    store<u64>(label + MASK, mask);
    store<u32>(label + PARENT, parent);
    store<i32>(label + VERTEX, j);
    for (let k: i32 = 0; k < network.resources; k++) store<f64>(label + RESOURCES + (usize(k) << 3), this.values[k]);
    for (let k: i32 = 0; k < network.words; k++) store<u64>(label + this.states + (usize(k) << 3), this.bits[k]);
    store<u32>(label + NEXT, other);
    store<u32>(place, label);
    this.purge(label, label + NEXT);
    store<f64>(this.least + (own << 3), load<f64>(load<u32>(head)));
    this.lower(this.leastBelow, row, bucket, column, cost);
    if (this.usesFree && (mask & (mask - 1)) === 0) this.lower(this.leastFree, row, bucket, column, cost);
    for (let b: i32 = bucket; b < BUCKETS; b++) {
      for (let c: i32 = column; c < columns; c++) {
        const cell: usize = row + b * columns + c;
        const beginning: usize = this.heads + (cell << 2);
        if (cell === own || load<u32>(beginning) === 0) continue;
        this.purge(label, beginning);
        const first: usize = load<u32>(beginning);
        store<f64>(this.least + (cell << 3), first === 0 ? Infinity : load<f64>(first));
      }
    }
    if (extended) this.enqueue(label, main);
  }

  /** The least cost of the labels with no larger bucket and no larger column than a cell's. */
  @inline
  leastUpTo(cell: usize): f64 { return load<f64>(this.leastBelow + (cell << 3)); }

  /** Notes the cost of a label in the cells with no smaller bucket and no smaller column: beyond one that has known less, all have. */
  @inline
  private lower(costs: usize, row: usize, bucket: i32, column: i32, cost: f64): void {
    const columns: i32 = this.columns;
    for (let b: i32 = bucket; b < BUCKETS; b++) {
      const line: usize = costs + ((row + b * columns) << 3);
      if (load<f64>(line + (usize(column) << 3)) <= cost) return;
      for (let c: i32 = column; c < columns && load<f64>(line + (usize(c) << 3)) > cost; c++) store<f64>(line + (usize(c) << 3), cost);
    }
  }

  /** Whether a label, which costs no more, dominates the one that is made. */
  @inline
  private dominates(other: usize, cost: f64, mask: u64): boolean {
    this.work++;
    if (load<f64>(other + RESOURCES) > this.values[0]) return false;
    if (this.truncated) return true;
    if ((load<u64>(other + MASK) & ~mask) !== 0) return false;
    const network: Network = this.network;
    for (let k: i32 = 1; k < network.resources; k++) if (load<f64>(other + RESOURCES + (usize(k) << 3)) > this.values[k]) return false;
    let total: f64 = load<f64>(other);
    for (let k: i32 = 0; k < network.words; k++) {
      total += network.penaltyOf(load<u64>(other + this.states + (usize(k) << 3)) & ~this.bits[k], k);
      if (total > cost) return false;
    }
    return true;
  }

  /** Removes the labels of a bucket that a new one dominates. @param place - of the address of the first that may be */
  private purge(label: usize, place: usize): void {
    const cost: f64 = load<f64>(label);
    let other: usize = load<u32>(place);
    while (other !== 0) {
      const next: usize = load<u32>(other + NEXT);
      if (load<f64>(other) >= cost && this.isDominated(other, label)) {
        store<u32>(place, next);
        store<i32>(other + VERTEX, ~load<i32>(other + VERTEX));
      } else place = other + NEXT;
      other = next;
    }
  }

  @inline
  private isDominated(label: usize, by: usize): boolean {
    const network: Network = this.network;
    this.work++;
    if (load<f64>(by + RESOURCES) > load<f64>(label + RESOURCES)) return false;
    if (this.truncated) return true;
    if ((load<u64>(by + MASK) & ~load<u64>(label + MASK)) !== 0) return false;
    for (let k: i32 = 1; k < network.resources; k++) {
      if (load<f64>(by + RESOURCES + (usize(k) << 3)) > load<f64>(label + RESOURCES + (usize(k) << 3))) return false;
    }
    let total: f64 = load<f64>(by);
    for (let k: i32 = 0; k < network.words; k++) {
      const at: usize = this.states + (usize(k) << 3);
      total += network.penaltyOf(load<u64>(by + at) & ~load<u64>(label + at), k);
      if (total > load<f64>(label)) return false;
    }
    return true;
  }

  @inline
  private enqueue(label: usize, main: f64): void {
    const at: f64 = (main - this.origin) * this.sliceRate;
    let slice: i32 = at <= 0 ? 0 : at >= f64(this.sliceCount - 1) ? this.sliceCount - 1 : i32(at);
    // Rounding aside, uses are not negative.
    if (slice < this.slice) slice = this.slice;
    store<u32>(label + QUEUE, this.slices[slice]);
    this.slices[slice] = u32(label);
  }
}
