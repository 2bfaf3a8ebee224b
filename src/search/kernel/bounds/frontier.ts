import { BUCKETS, COLUMNS } from './buckets';
import { RESOURCES, VERTEX } from './label';
import { MOST_RESOURCES, Network } from './network';
import { RECORD, RECORD_LABEL, RECORD_MASK, RECORD_RESOURCES, RecordBlocks } from './record-blocks';

/**
 * A cell: the list of its records (u32, address of the first block); the label (u32) that last dominated one of the cell; the least cost (f64) of
 * the labels with no larger bucket and no larger column.
 */
const DOMINANT: usize = 4;
const LEAST_BELOW: usize = 8;
export const CELL: usize = 16;

/** A hint: the first fields of the record of the label that last dominated one of a cell. */
export const HINT: usize = 32;

/** The label that is made: resources, and states of subset-row cuts. */
@final
export class Candidate {
  readonly values: StaticArray<f64> = new StaticArray<f64>(MOST_RESOURCES);
  readonly bits: StaticArray<u64> = new StaticArray<u64>(64);
}

/** The labels of each vertex that no other one dominates, in cells by buckets of the main resource and columns of the next one. */
@final
export class Frontier {
  columns: i32 = 1;
  /** Per vertex, bucket and column: cells. */
  cells: usize = 0;
  /** The same: hints, which are tried first, even if their labels have been dominated themselves; cost Infinity: none. */
  hints: usize = 0;
  /** f64, the same: the least cost of the labels with no larger bucket and no larger column that remember nothing but their vertex. */
  private leastFree: usize = 0;
  /** Comparisons of labels. */
  work: i64 = 0;
  /** Whether dominance looks at masks and the second resource, and at what records do not say. */
  private comparesMasks: boolean = false;
  private comparesNext: boolean = false;
  comparesRest: boolean = false;
  /** Whether labels that remember nothing else dominate those with more of both resources that cost no less. */
  private usesFree: boolean = false;
  /** u8 per vertex and bucket: the columns with labels, a bit each. */
  private filled: usize = 0;
  private size: i32 = 0;
  private states: usize = 0;
  private readonly blocks: RecordBlocks = new RecordBlocks();

  constructor(private readonly network: Network, private readonly candidate: Candidate) {}

  /**
   * @param isTruncated - whether dominance looks at the cost and the main resource alone: a heuristic, which keeps few labels
   * @param states - where the states of cuts are in a label
   */
  begin(isTruncated: boolean, states: usize): void {
    const network: Network = this.network;
    this.states = states;
    this.comparesMasks = !isTruncated;
    this.comparesNext = !isTruncated && network.resources > 1;
    this.comparesRest = !isTruncated && (network.resources > 2 || network.words > 0);
    this.columns = this.comparesNext ? COLUMNS : 1;
    this.usesFree = this.comparesNext && !this.comparesRest;
    if (this.size < network.size) {
      const rows: usize = usize(network.size) * BUCKETS;
      this.size = network.size;
      this.filled = heap.alloc(rows);
      this.cells = heap.alloc(rows * COLUMNS * CELL);
      this.hints = heap.alloc(rows * COLUMNS * HINT);
      this.leastFree = heap.alloc((rows * COLUMNS) << 3);
    }
    for (let k: i32 = 0; k < network.size * BUCKETS; k++) store<u8>(this.filled + usize(k), 0);
    for (let k: i32 = 0; k < network.size * BUCKETS * this.columns; k++) {
      store<f64>(this.hints + usize(k) * HINT, Infinity);
      store<u32>(this.cells + usize(k) * CELL, 0);
      store<f64>(this.cells + usize(k) * CELL + LEAST_BELOW, Infinity);
      store<f64>(this.leastFree + (usize(k) << 3), Infinity);
    }
    this.blocks.clear();
  }

  /** Address of a cell. */
  @inline
  cell(vertex: i32, bucket: i32, column: i32): usize {
    return this.cells + usize((vertex * BUCKETS + bucket) * this.columns + column) * CELL;
  }

  /** What records say of the resources of the candidate. */
  @inline
  private recorded(): v128 {
    return f64x2(this.candidate.values[0], this.comparesNext ? this.candidate.values[1] : -Infinity);
  }

  /** Whether a label in a cell with no larger bucket and column dominates the candidate. */
  isDominated(vertex: i32, bucket: i32, column: i32, cost: f64, mask: u64): boolean {
    const columns: i32 = this.columns;
    const own: usize = usize((vertex * BUCKETS + bucket) * columns + column);
    if (this.usesFree && bucket > 0 && column > 0 && load<f64>(this.leastFree + ((own - columns - 1) << 3)) <= cost) return true;
    const others: u64 = this.comparesMasks ? ~mask : 0;
    const resources: v128 = this.recorded();
    const cell: usize = this.cells + own * CELL;
    const hint: usize = this.hints + own * HINT;
    let compared: i64 = 0;
    if (load<f64>(hint) <= cost) {
      compared++;
      if (this.dominates(hint, load<u32>(cell + DOMINANT), cost, others, resources)) {
        this.work++;
        return true;
      }
    }
    const filled: usize = this.filled + usize(vertex) * BUCKETS;
    let line: usize = cell;
    for (let b: i32 = bucket; b >= 0; b--, line -= usize(columns) * CELL) {
      if (Frontier.leastUpTo(line) > cost) break;
      let rest: u32 = u32(load<u8>(filled + b)) & ((2 << column) - 1);
      while (rest !== 0) {
        const c: i32 = 31 - i32(clz(rest));
        rest ^= u32(1) << c;
        for (let block: usize = Frontier.list(line - usize(column - c) * CELL); block !== 0; block = RecordBlocks.next(block)) {
          const end: usize = RecordBlocks.end(block);
          let record: usize = RecordBlocks.begin(block);
          for (; record < end && load<f64>(record) <= cost; record += RECORD) {
            compared++;
            if (!this.dominates(record, load<u32>(record + RECORD_LABEL), cost, others, resources)) continue;
            v128.store(hint, v128.load(record));
            v128.store(hint + RECORD_RESOURCES, v128.load(record + RECORD_RESOURCES));
            store<u32>(cell + DOMINANT, load<u32>(record + RECORD_LABEL));
            this.work += compared;
            return true;
          }
          if (record < end) break;
        }
      }
    }
    this.work += compared;
    return false;
  }

  /** Adds the candidate, which has become a label, and removes those that it dominates. */
  add(vertex: i32, bucket: i32, column: i32, cost: f64, mask: u64, label: usize): void {
    const columns: i32 = this.columns;
    const row: usize = usize(vertex * BUCKETS * columns);
    const cell: usize = this.cell(vertex, bucket, column);
    const compared: u64 = this.comparesMasks ? mask : 0;
    const resources: v128 = this.recorded();
    const filled: usize = this.filled + usize(vertex) * BUCKETS;
    for (let b: i32 = bucket; b < BUCKETS; b++) {
      let rest: u32 = (u32(load<u8>(filled + b)) >> column) << column;
      while (rest !== 0) {
        const c: i32 = i32(ctz(rest));
        rest &= rest - 1;
        const each: usize = this.cells + (row + b * columns + c) * CELL;
        this.purge(each, cost, compared, resources, label);
        if (Frontier.list(each) === 0) store<u8>(filled + b, load<u8>(filled + b) & u8(~(u32(1) << c)));
      }
    }
    const record: usize = this.blocks.insert(cell, cost);
    store<f64>(record, cost);
    store<u64>(record + RECORD_MASK, compared);
    v128.store(record + RECORD_RESOURCES, resources);
    store<u32>(record + RECORD_LABEL, u32(label));
    store<u8>(filled + bucket, load<u8>(filled + bucket) | u8(u32(1) << column));
    this.lower(cell + LEAST_BELOW, CELL, bucket, column, cost);
    if (this.usesFree && (mask & (mask - 1)) === 0) this.lower(this.leastFree + ((row + bucket * columns + column) << 3), 8, bucket, column, cost);
  }

  /** Notes the cost of a label in the cells with no smaller bucket and no smaller column: beyond one that has known less, all have. */
  @inline
  private lower(at: usize, stride: usize, bucket: i32, column: i32, cost: f64): void {
    const columns: i32 = this.columns;
    let line: usize = at;
    for (let b: i32 = bucket; b < BUCKETS; b++, line += usize(columns) * stride) {
      if (load<f64>(line) <= cost) return;
      let each: usize = line;
      for (let c: i32 = column; c < columns && load<f64>(each) > cost; c++, each += stride) store<f64>(each, cost);
    }
  }

  /** Whether the label of a record, which costs no more, dominates the candidate. @param others - the customers that this does not remember */
  @inline
  private dominates(record: usize, label: usize, cost: f64, others: u64, resources: v128): boolean {
    if (!v128.all_true<i64>(f64x2.le(v128.load(record + RECORD_RESOURCES), resources))) return false;
    if ((load<u64>(record + RECORD_MASK) & others) !== 0) return false;
    return !this.comparesRest || this.dominatesInRest(label, cost);
  }

  /** The same in what records do not say. */
  private dominatesInRest(label: usize, cost: f64): boolean {
    const network: Network = this.network;
    const values: StaticArray<f64> = this.candidate.values;
    const bits: StaticArray<u64> = this.candidate.bits;
    for (let k: i32 = 2; k < network.resources; k++) if (load<f64>(label + RESOURCES + (usize(k) << 3)) > values[k]) return false;
    let total: f64 = load<f64>(label);
    for (let k: i32 = 0; k < network.words; k++) {
      total += network.penaltyOf(load<u64>(label + this.states + (usize(k) << 3)) & ~bits[k], k);
      if (total > cost) return false;
    }
    return true;
  }

  /** Removes the labels of a cell that a new one dominates. */
  private purge(cell: usize, cost: f64, mask: u64, resources: v128, label: usize): void {
    let place: usize = cell;
    let compared: i64 = 0;
    for (let block: usize = load<u32>(place); block !== 0; block = load<u32>(place)) {
      const begin: usize = RecordBlocks.begin(block);
      const end: usize = RecordBlocks.end(block);
      let from: usize = end;
      while (from > begin && load<f64>(from - RECORD) >= cost) from -= RECORD;
      let to: usize = from;
      for (; from < end; from += RECORD) {
        compared++;
        const other: usize = load<u32>(from + RECORD_LABEL);
        if (
          v128.all_true<i64>(f64x2.le(resources, v128.load(from + RECORD_RESOURCES))) && (mask & ~load<u64>(from + RECORD_MASK)) === 0
          && (!this.comparesRest || this.isDominatedInRest(other, label))
        ) {
          store<i32>(other + VERTEX, ~load<i32>(other + VERTEX));
        } else {
          if (from !== to) RecordBlocks.copy(from, to);
          to += RECORD;
        }
      }
      place = this.blocks.shorten(place, to);
    }
    this.work += compared;
  }

  private isDominatedInRest(label: usize, by: usize): boolean {
    const network: Network = this.network;
    for (let k: i32 = 2; k < network.resources; k++) {
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

  /** The first block of the records of a cell; 0: none. */
  @inline
  static list(cell: usize): usize { return load<u32>(cell); }

  /** The least cost of the labels of a cell. */
  @inline
  static least(cell: usize): f64 {
    const block: usize = Frontier.list(cell);
    return block === 0 ? Infinity : load<f64>(RecordBlocks.begin(block));
  }

  /** The least cost of the labels with no larger bucket and no larger column than a cell's. */
  @inline
  static leastUpTo(cell: usize): f64 { return load<f64>(cell + LEAST_BELOW); }

  /** Writes, per vertex and bucket, the least cost in the buckets up to it. */
  writeLeast(to: usize): void {
    for (let vertex: i32 = 0; vertex < this.network.size; vertex++) {
      for (let bucket: i32 = 0; bucket < BUCKETS; bucket++) {
        store<f64>(to + (usize(vertex * BUCKETS + bucket) << 3), Frontier.leastUpTo(this.cell(vertex, bucket, this.columns - 1)));
      }
    }
  }
}
