import { Walks } from './walks';

/** Returns the vertex of a label: the upper half is its place among those of the vertex and weight. */
export function vertexOf(label: i64): i32 { return i32(label); }

export function placeOf(label: i64): i32 { return i32(label >> 32); }

/**
 * Cheapest walks from the depot to each vertex by weight and time, as `Walks` without times. The times at which service may begin at a
 * vertex are cut into intervals; the labels of one are as cheap as the cheapest of them and as early as the earliest.
 * Walks backward read times with the sign changed. Members are addresses as in `Walks`, but for numbers.
 */
export class TimedWalks {
  /** Per vertex and vertex before it: minutes from one start of service to the other. */
  minutes: usize = 0;
  /** Per vertex: when service may begin at the earliest and at the latest, and intervals per minute. */
  open: usize = 0;
  close: usize = 0;
  rate: usize = 0;
  /** When walks leave the depot. */
  start: f64 = 0;
  /** Per vertex: what a minute after it is due costs; 0: nothing. */
  lateCost: usize = 0;
  dueAt: usize = 0;
  intervals: i32 = 1;
  /** Per vertex, weight and interval; those of one vertex and weight stand together once all are known, before the first that is Infinity. */
  first: usize = 0;
  second: usize = 0;
  time: usize = 0;
  /** The same: the vertex before, with the place of its label. */
  firstFrom: usize = 0;
  secondFrom: usize = 0;
  private stride: usize = 0;

  constructor(
    /** Whose arcs, near vertices are used. */
    private readonly plain: Walks,
  ) {}

  /** Returns where the labels of a vertex and weight begin. */
  @inline
  at(v: i32, level: i32): usize { return usize(v) * this.stride + (usize(level * this.intervals) << 3); }

  /** Returns the interval of a time. */
  @inline
  intervalAt(v: i32, time: f64): i32 {
    const passed: f64 = (time - load<f64>(this.open + (usize(v) << 3))) * load<f64>(this.rate + (usize(v) << 3));
    return passed >= f64(this.intervals) ? this.intervals - 1 : passed > 0 ? i32(passed) : 0;
  }

  /** Fills the labels up to a weight. @param count vertices before each that are tried; isExact: all instead */
  fill(size: i32, levels: i32, weight: usize, dual: usize, most: i32, count: i32, isExact: boolean): void {
    this.stride = usize((levels + 1) * this.intervals) << 3;
    for (let level: i32 = 1; level <= levels; level++) {
      for (let to: i32 = 1; to < size; to++) {
        this.clear(this.at(to, level));
        const rest: i32 = level - load<i32>(weight + (usize(to) << 2));
        if (rest < 0) continue;
        const arcs: usize = this.plain.arcs + (usize(to) * usize(size) << 3);
        const minutes: usize = this.minutes + (usize(to) * usize(size) << 3);
        if (rest === 0) this.leave(to, this.at(to, level), load<f64>(arcs), this.start + load<f64>(minutes));
        else if (isExact) for (let from: i32 = 1; from < size; from++) this.extend(from, to, rest, level, arcs, minutes);
        else {
          const near: usize = this.plain.near + (usize(to) * usize(most) << 2);
          for (let k: i32 = 0; k < count; k++) this.extend(load<i32>(near + (usize(k) << 2)), to, rest, level, arcs, minutes);
        }
        this.collect(this.at(to, level), load<f64>(dual + (usize(to) << 3)));
      }
    }
  }

  private clear(at: usize): void {
    for (let k: i32 = 0; k < this.intervals; k++) {
      const label: usize = at + (usize(k) << 3);
      store<f64>(this.first + label, Infinity);
      store<f64>(this.second + label, Infinity);
      store<f64>(this.time + label, Infinity);
      store<i64>(this.firstFrom + label, 0);
      store<i64>(this.secondFrom + label, 0);
    }
  }

  /** Begins the walk that goes to a vertex at once. */
  private leave(to: i32, at: usize, arc: f64, arrival: f64): void {
    const close: f64 = load<f64>(this.close + (usize(to) << 3));
    if (arc < Infinity && arrival <= close && load<f64>(this.open + (usize(to) << 3)) <= close) this.arrive(to, at, arc, arrival, 0);
  }

  private extend(from: i32, to: i32, rest: i32, level: i32, arcs: usize, minutes: usize): void {
    const arc: f64 = load<f64>(arcs + (usize(from) << 3));
    if (arc === Infinity) return;
    const way: f64 = load<f64>(minutes + (usize(from) << 3));
    const close: f64 = load<f64>(this.close + (usize(to) << 3));
    const at: usize = this.at(to, level);
    const before: usize = this.at(from, rest);
    const firsts: usize = this.first + before;
    const times: usize = this.time + before;
    const places: usize = this.firstFrom + before;
    const seconds: usize = this.second + before;
    const end: usize = usize(this.intervals) << 3;
    let place: i64 = i64(from);
    for (let label: usize = 0; label < end; label += 8) {
      let cost: f64 = load<f64>(firsts + label);
      // Labels stand together, the earliest first.
      if (cost === Infinity) return;
      const time: f64 = load<f64>(times + label) + way;
      if (time > close) return;
      if (vertexOf(load<i64>(places + label)) === to) cost = load<f64>(seconds + label);
      if (cost < Infinity) this.arrive(to, at, cost + arc, time, place);
      place += 0x100000000;
    }
  }

  /** Improves the label of the interval in which a walk arrives. */
  @inline
  private arrive(to: i32, at: usize, cost: f64, arrival: f64, from: i64): void {
    const open: f64 = load<f64>(this.open + (usize(to) << 3));
    const time: f64 = arrival > open ? arrival : open;
    if (this.lateCost !== 0) {
      const late: f64 = time - load<f64>(this.dueAt + (usize(to) << 3));
      if (late > 0) cost += late * load<f64>(this.lateCost + (usize(to) << 3));
    }
    const label: usize = at + (usize(this.intervalAt(to, time)) << 3);
    if (time < load<f64>(this.time + label)) store<f64>(this.time + label, time);
    const best: f64 = load<f64>(this.first + label);
    const bestFrom: i64 = load<i64>(this.firstFrom + label);
    const isSame: boolean = vertexOf(bestFrom) === vertexOf(from);
    if (cost < best) {
      if (!isSame) {
        store<f64>(this.second + label, best);
        store<i64>(this.secondFrom + label, bestFrom);
      }
      store<f64>(this.first + label, cost);
      store<i64>(this.firstFrom + label, from);
    } else if (!isSame && cost < load<f64>(this.second + label)) {
      store<f64>(this.second + label, cost);
      store<i64>(this.secondFrom + label, from);
    }
  }

  /**
   * Takes the dual of a vertex off its labels, drops those to which two earlier ones, from different vertices, are no dearer, and lets the
   * others stand together.
   */
  private collect(at: usize, dual: f64): void {
    let best: f64 = Infinity;
    let next: f64 = Infinity;
    let bestFrom: i32 = -1;
    let kept: usize = at;
    for (let label: usize = at, end: usize = at + (usize(this.intervals) << 3); label < end; label += 8) {
      const cost: f64 = load<f64>(this.first + label);
      if (cost >= next) continue;
      const other: f64 = load<f64>(this.second + label);
      const place: i64 = load<i64>(this.firstFrom + label);
      const from: i32 = vertexOf(place);
      if (cost < best) {
        // The next one is from another vertex than the best one.
        if (from !== bestFrom) next = best;
        best = cost;
        bestFrom = from;
        if (other < next) next = other;
      } else if (from !== bestFrom) next = cost;
      else if (other < next) next = other;
      store<f64>(this.first + kept, cost - dual);
      store<f64>(this.second + kept, other - dual);
      store<f64>(this.time + kept, load<f64>(this.time + label));
      store<i64>(this.firstFrom + kept, place);
      store<i64>(this.secondFrom + kept, load<i64>(this.secondFrom + label));
      kept += 8;
    }
    if (kept < at + (usize(this.intervals) << 3)) store<f64>(this.first + kept, Infinity);
  }
}
