import { larger } from '../numbers';
import { ARC, ARC_CARRIED, ARC_COST, ARC_END, ArcRecords, VERTEX_BASE, VERTEX_HIGH, VERTEX_RATE, VERTEX_RECORD } from './arc-records';
import { BUCKETS, bucketAt, SHIFT, sliceAt } from './buckets';
import { Completion } from './completion';
import { Candidate, Frontier, HINT } from './frontier';
import { LabelPool, MASK, PARENT, QUEUE, RESOURCES, VERTEX } from './label';
import { Network } from './network';
import { RECORD_MASK, RECORD_RESOURCES } from './record-blocks';

/** Largest number of slices of the main resource, which are extended one after another. */
const MOST_SLICES: i32 = 4096;
/** Largest number of completions that prune labels anywhere. */
export const MOST_COMPLETIONS: i32 = 3;

/** An entry of the list of customers that a label may be extended to: the first fields of a record, then vertex, bucket and column (i32 each). */
const REACHED_VERTEX: usize = 32;
const REACHED_BUCKET: usize = 36;
const REACHED_COLUMN: usize = 40;
const REACHED: usize = 48;

/**
 * Label-setting for ng-routes with resources (Baldacci, Mingozzi and Roberti 2011) in one direction, up to a half-way point
 * of the main resource. Labels are extended by slices of it; within a slice, where labels may depend on one another, in any order,
 * which at worst extends one that is dominated later.
 */
@final
export class Labelling {
  readonly network: Network;
  /** Labels with more of the main resource than this are not extended. */
  limit: f64 = Infinity;
  /** Whether labels beyond the limit are kept, and whether those at the limit are beyond it. */
  overshoot: boolean = false;
  strict: boolean = false;
  /** Whether dominance looks at the cost and the main resource alone: a heuristic. */
  truncated: boolean = false;
  /** Per vertex: value at which the buckets begin, and buckets per unit; the same of columns, of which there may be one. */
  base: usize = 0;
  rate: usize = 0;
  columnBase: usize = 0;
  columnRate: usize = 0;
  /** What prunes labels beyond the half-way point, if anything does; and how many of those prune labels anywhere. */
  readonly bound: Completion = new Completion();
  prunesBeyond: boolean = false;
  readonly early: StaticArray<Completion> = new StaticArray<Completion>(MOST_COMPLETIONS);
  earlyCount: i32 = 0;
  readonly frontier: Frontier;
  /** Arcs that labels were tried to be extended by so far. */
  private tried: i64 = 0;
  private readonly slices: StaticArray<u32> = new StaticArray<u32>(MOST_SLICES);
  private slice: i32 = 0;
  private sliceCount: i32 = 0;
  private origin: f64 = 0;
  private sliceRate: f64 = 0;
  private bytes: usize = 0;
  private states: usize = 0;
  private readonly records: ArcRecords = new ArcRecords();
  /** The list of customers that a label may be extended to. */
  private reached: usize = 0;
  private room: i32 = 0;
  private readonly values: StaticArray<f64>;
  private readonly bits: StaticArray<u64>;

  constructor(private readonly pool: LabelPool) {
    const network: Network = new Network();
    const candidate: Candidate = new Candidate();
    this.network = network;
    this.values = candidate.values;
    this.bits = candidate.bits;
    this.frontier = new Frontier(network, candidate);
    for (let k: i32 = 0; k < MOST_COMPLETIONS; k++) this.early[k] = new Completion();
  }

  /** Arcs that labels were tried to be extended by, and comparisons of labels, so far. */
  get work(): i64 { return this.tried + this.frontier.work; }

  clearWork(): void {
    this.tried = 0;
    this.frontier.work = 0;
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
    if (this.room < network.size) {
      this.room = network.size;
      this.reached = heap.alloc(usize(network.size + 1) * REACHED);
    }
    this.frontier.begin(this.truncated, this.states);
    this.writeRecords();
    this.addStart();
  }

  /** Writes what labels read to be extended. */
  private writeRecords(): void {
    this.records.write(this.network, this.overshoot ? Infinity : this.strict ? below(this.limit) : this.limit);
    const hasColumns: boolean = this.frontier.columns > 1;
    for (let j: i32 = 0; j < this.network.size; j++) {
      const at: usize = usize(j) << 3;
      const columnBase: f64 = hasColumns ? load<f64>(this.columnBase + at) : 0;
      this.records.writeSlices(j, load<f64>(this.base + at), columnBase, load<f64>(this.rate + at), hasColumns ? load<f64>(this.columnRate + at) : 0);
    }
  }

  private addStart(): void {
    const network: Network = this.network;
    for (let k: i32 = 0; k < network.resources; k++) this.values[k] = network.start[k];
    for (let k: i32 = 0; k < network.words; k++) this.bits[k] = 0;
    const label: usize = this.write(0, 0, 0, 0);
    store<u32>(label + QUEUE, this.slices[0]);
    this.slices[0] = u32(label);
    this.frontier.add(0, 0, 0, 0, 0, label);
  }

  @inline
  bucketOf(vertex: i32, value: f64): i32 {
    return bucketAt(this.base, this.rate, vertex, value);
  }

  @inline
  columnOf(vertex: i32, value: f64): i32 {
    return this.frontier.columns === 1 ? 0 : sliceAt(this.columnBase, this.columnRate, vertex, value, this.frontier.columns);
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
    const end: usize = this.reach(label);
    const row: usize = network.arc(load<i32>(label + VERTEX), 0);
    const hasMore: boolean = network.resources > 2;
    const hasCuts: boolean = network.words > 0;
    const hasEarly: boolean = this.earlyCount > 0;
    const prunesBeyond: boolean = this.prunesBeyond;
    for (let at: usize = this.reached; at < end; at += REACHED) {
      const j: i32 = load<i32>(at + REACHED_VERTEX);
      const value: f64 = load<f64>(at + RECORD_RESOURCES);
      this.values[0] = value;
      this.values[1] = load<f64>(at + RECORD_RESOURCES + 8);
      if (hasMore && !this.useUp(label, row + (usize(j) << 3), usize(j) << 3)) continue;
      let cost: f64 = load<f64>(at);
      if (network.time > 1) cost += this.lateness(j, this.values[network.time]);
      if (hasCuts) cost += this.count(label, j);
      if (hasEarly && this.isRuledOut(j, cost)) continue;
      if (prunesBeyond && this.bound.rulesOut(j, value, cost - this.countedTwice(j))) continue;
      const mask: u64 = load<u64>(at + RECORD_MASK);
      const bucket: i32 = load<i32>(at + REACHED_BUCKET);
      const column: i32 = load<i32>(at + REACHED_COLUMN);
      if (this.frontier.isDominated(j, bucket, column, cost, mask)) continue;
      const next: usize = this.write(label, j, cost, mask);
      this.frontier.add(j, bucket, column, cost, mask, next);
      if (this.strict ? value < this.limit : value <= this.limit) this.enqueue(next, value);
    }
  }

  /**
   * Lists the customers that a label may be extended to. Where records hold all that decides about dominance, it leaves out those whose label would
   * be dominated by the last dominator of its cell: nine of ten, found without a branch that the processor could predict wrongly.
   * @returns where the list ends
   */
  @inline
  private reach(label: usize): usize {
    const network: Network = this.network;
    const cost: f64 = load<f64>(label);
    const mask: u64 = load<u64>(label + MASK);
    const from: v128 = f64x2(load<f64>(label + RESOURCES), network.resources > 1 ? load<f64>(label + RESOURCES + 8) : 0);
    const vertices: usize = this.records.vertices;
    const hints: usize = this.frontier.hints;
    const usesHints: boolean = !this.frontier.comparesRest;
    const columns: i32 = this.frontier.columns;
    const last: v128 = f64x2(f64(BUCKETS - 1), f64(columns - 1));
    const time: i32 = network.time > 1 ? -1 : network.time;
    const begin: usize = this.records.begin(load<i32>(label + VERTEX));
    const end: usize = this.records.begin(load<i32>(label + VERTEX) + 1);
    let compared: i32 = 0;
    let to: usize = this.reached;
    for (let at: usize = begin; at < end; at += ARC) {
      const ending: u32 = load<u32>(at + ARC_END);
      const j: i32 = ArcRecords.vertexOf(ending);
      const vertex: usize = vertices + usize(j) * VERTEX_RECORD;
      const resources: v128 = f64x2.pmax(v128.load(vertex), f64x2.add(from, v128.load(at)));
      const fits: i32 = i32(v128.all_true<i64>(f64x2.le(resources, v128.load(vertex + VERTEX_HIGH))));
      if (fits <= ArcRecords.forbids(ending, mask)) continue;
      let total: f64 = cost + load<f64>(at + ARC_COST);
      if (time >= 0) total += this.lateness(j, time === 0 ? f64x2.extract_lane(resources, 0) : f64x2.extract_lane(resources, 1));
      const remembered: u64 = (mask & load<u64>(at + ARC_CARRIED)) | ArcRecords.bitOf(ending);
      const slices: v128 = this.slicesOf(resources, vertex, last);
      const bucket: i32 = i32x4.extract_lane(slices, 0);
      const column: i32 = i32x4.extract_lane(slices, 2);
      store<f64>(to, total);
      store<u64>(to + RECORD_MASK, remembered);
      v128.store(to + RECORD_RESOURCES, resources);
      store<i32>(to + REACHED_VERTEX, j);
      store<i32>(to + REACHED_BUCKET, bucket);
      store<i32>(to + REACHED_COLUMN, column);
      let isDominated: i32 = 0;
      if (usesHints) {
        const hint: usize = hints + usize((j * BUCKETS + bucket) * columns + column) * HINT;
        isDominated = i32(load<f64>(hint) <= total) & i32((load<u64>(hint + RECORD_MASK) & ~remembered) === 0)
          & i32(v128.all_true<i64>(f64x2.le(v128.load(hint + RECORD_RESOURCES), resources)));
      }
      compared += isDominated;
      to += usize(1 - isDominated) * REACHED;
    }
    this.tried += i64((end - begin) / ARC + compared);
    return to;
  }

  /** Bucket and column of two resources, in the lanes 0 and 2 of four, as of `sliceAt`. @param vertex - its record; `last`: of the slices of each */
  @inline
  private slicesOf(resources: v128, vertex: usize, last: v128): v128 {
    const at: v128 = f64x2.mul(f64x2.sub(resources, v128.load(vertex + VERTEX_BASE)), v128.load(vertex + VERTEX_RATE));
    return f64x2.add(f64x2.sub(f64x2.pmin(last, f64x2.pmax(f64x2.splat(0), at)), f64x2.splat(0.5)), f64x2.splat(SHIFT));
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
  private lateness(j: i32, time: f64): f64 {
    const network: Network = this.network;
    const late: f64 = time - load<f64>(network.dueAt + (usize(j) << 3));
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

  /** Writes the label that is made. */
  @inline
  private write(parent: usize, j: i32, cost: f64, mask: u64): usize {
    const network: Network = this.network;
    const label: usize = this.pool.take(this.bytes);
    store<f64>(label, cost);
    store<u64>(label + MASK, mask);
    store<u32>(label + PARENT, parent);
    store<i32>(label + VERTEX, j);
    for (let k: i32 = 0; k < network.resources; k++) store<f64>(label + RESOURCES + (usize(k) << 3), this.values[k]);
    for (let k: i32 = 0; k < network.words; k++) store<u64>(label + this.states + (usize(k) << 3), this.bits[k]);
    return label;
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

/** The largest double below a number. */
function below(value: f64): f64 {
  if (value === 0) return -f64.MIN_VALUE;
  const bits: i64 = reinterpret<i64>(value);
  return isFinite(value) ? reinterpret<f64>(value > 0 ? bits - 1 : bits + 1) : value;
}
