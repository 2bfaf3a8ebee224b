import { larger } from '../numbers';
import { BUCKETS } from './buckets';
import { CELL, Frontier } from './frontier';
import { MASK, RESOURCES, vertexOf } from './label';
import { Labelling } from './labelling';
import { MOST_RESOURCES, Network } from './network';
import { RECORD, RECORD_LABEL, RecordBlocks } from './record-blocks';

/**
 * Joins paths from the depot with paths to its end over an arc (Righini and Salani 2006). Paths to the end have negated
 * resources: what they leave. Where arcs cost the same in both directions and nothing has times, paths from the depot stand
 * for those to its end, with the shifts between the two.
 */
@final
export class Merging {
  /** f64 per vertex: added to the cost and, per resource, to the resources of paths to the end. */
  costShift: usize = 0;
  readonly shift: StaticArray<usize> = new StaticArray<usize>(MOST_RESOURCES);
  /** f64 per vertex: the least reduced cost of a route that is joined there; before, what is of interest. Labels of it. */
  best: usize = 0;
  ahead: usize = 0;
  behind: usize = 0;
  /** f64 matrix: the same per arc; 0: not wanted. */
  arcs: usize = 0;
  /** Per vertex and bucket: the least cost of paths to the end up to it. */
  upTo: usize = 0;
  private readonly values: StaticArray<f64> = new StaticArray<f64>(MOST_RESOURCES);
  private vertex: i32 = 0;
  /** Bucket and column. */
  private cell: i32 = 0;
  private block: usize = 0;
  private record: usize = 0;

  constructor(private readonly forward: Labelling) {}

  begin(backward: Labelling): void {
    backward.frontier.writeLeast(this.upTo);
    this.vertex = 0;
    this.cell = 0;
    this.open(Frontier.list(this.forward.frontier.cells));
  }

  /** Joins up to `most` paths from the depot. @returns whether all are joined */
  run(backward: Labelling, most: i32): boolean {
    const forward: Labelling = this.forward;
    const cells: i32 = BUCKETS * forward.frontier.columns;
    let left: i32 = most;
    while (this.vertex < forward.network.size) {
      if (this.block === 0) {
        if (++this.cell === cells) {
          this.cell = 0;
          if (++this.vertex === forward.network.size) return true;
        }
        this.open(Frontier.list(forward.frontier.cells + usize(this.vertex * cells + this.cell) * CELL));
        continue;
      }
      if (left-- === 0) return false;
      const label: usize = load<u32>(this.record + RECORD_LABEL);
      this.record += RECORD;
      if (this.record === RecordBlocks.end(this.block)) this.open(RecordBlocks.next(this.block));
      const main: f64 = load<f64>(label + RESOURCES);
      if (main <= forward.limit) this.join(backward, label, main);
    }
    return true;
  }

  @inline
  private open(block: usize): void {
    this.block = block;
    this.record = RecordBlocks.begin(block);
  }

  private join(backward: Labelling, label: usize, main: f64): void {
    const network: Network = this.forward.network;
    const i: i32 = vertexOf(label);
    const cost: f64 = load<f64>(label);
    const mask: u64 = load<u64>(label + MASK);
    const perArc: boolean = this.arcs !== 0;
    const end: usize = network.targets + (usize(load<i32>(network.first + (usize(i + 1) << 2))) << 2);
    for (let at: usize = network.targets + (usize(load<i32>(network.first + (usize(i) << 2))) << 2); at < end; at += 4) {
      const j: i32 = load<i32>(at);
      const column: usize = usize(j) << 3;
      const arc: usize = network.arc(i, j);
      const value: f64 = larger(load<f64>(network.low[0] + column), main + load<f64>(network.use[0] + arc));
      // Each route is joined once: where it passes the half-way point.
      if (j !== 0 && !perArc && value <= this.forward.limit) continue;
      const last: i32 = j === 0 ? 0 : backward.bucketOf(j, -value - load<f64>(this.shift[0] + column));
      const total: f64 = cost + load<f64>(network.cost + arc) + load<f64>(this.costShift + column);
      const place: usize = perArc ? this.arcs + arc : this.best + (usize(i) << 3);
      if (total + load<f64>(this.upTo + ((usize(j) * BUCKETS + last) << 3)) >= load<f64>(place)) continue;
      if (j !== 0 && network.remembers(mask, i, j)) continue;
      this.values[0] = value;
      for (let k: i32 = 1; k < network.resources; k++) {
        this.values[k] = larger(load<f64>(network.low[k] + column), load<f64>(label + RESOURCES + (usize(k) << 3)) + load<f64>(network.use[k] + arc));
      }
      const carried: u64 = j === 0 ? 0 : network.carry(mask, i, j);
      const frontier: Frontier = backward.frontier;
      const lastColumn: i32 = j === 0 ? 0 : backward.columnOf(j, -this.values[1] - load<f64>(this.shift[1] + column));
      for (let b: i32 = last; b >= 0; b--) {
        const line: usize = frontier.cell(j, b, 0);
        if (total + Frontier.leastUpTo(line + usize(lastColumn) * CELL) >= load<f64>(place)) break;
        for (let c: i32 = 0; c <= lastColumn; c++) {
          const cell: usize = line + usize(c) * CELL;
          if (total + Frontier.least(cell) < load<f64>(place)) this.joinBucket(backward, label, Frontier.list(cell), total, carried, column, place, i);
        }
      }
    }
  }

  /** Joins a path with those of a bucket, which are sorted by cost. */
  private joinBucket(backward: Labelling, label: usize, first: usize, total: f64, carried: u64, column: usize, place: usize, i: i32): void {
    for (let block: usize = first; block !== 0; block = RecordBlocks.next(block)) {
      const end: usize = RecordBlocks.end(block);
      for (let record: usize = RecordBlocks.begin(block); record < end; record += RECORD) {
        const sum: f64 = total + load<f64>(record);
        const known: f64 = load<f64>(place);
        if (sum >= known) return;
        const other: usize = load<u32>(record + RECORD_LABEL);
        if ((load<u64>(other + MASK) & carried) !== 0 || !this.fits(other, column)) continue;
        const full: f64 = sum + this.penalty(backward, label, other);
        if (full >= known) continue;
        store<f64>(place, full);
        if (this.arcs !== 0) continue;
        store<u32>(this.ahead + (usize(i) << 2), label);
        store<u32>(this.behind + (usize(i) << 2), other);
      }
    }
  }

  @inline
  private fits(other: usize, column: usize): boolean {
    const network: Network = this.forward.network;
    for (let k: i32 = 0; k < network.resources; k++) {
      if (this.values[k] > -(load<f64>(other + RESOURCES + (usize(k) << 3)) + load<f64>(this.shift[k] + column))) return false;
    }
    return true;
  }

  /** What cuts take that both paths have visited an odd number of times. */
  @inline
  private penalty(backward: Labelling, label: usize, other: usize): f64 {
    const network: Network = this.forward.network;
    let sum: f64 = 0;
    for (let k: i32 = 0; k < network.words; k++) {
      const ahead: u64 = load<u64>(label + this.forward.stateOffset + (usize(k) << 3));
      sum += network.penaltyOf(ahead & load<u64>(other + backward.stateOffset + (usize(k) << 3)), k);
    }
    return sum;
  }
}
