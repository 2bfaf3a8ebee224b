import { Walks } from './walks';

/** For every vertex, the walk from depot to depot through it that costs least per weight. */
export class QRoutes {
  readonly forward: Walks = new Walks();
  readonly backward: Walks = new Walks();
  size: i32 = 0;
  /** Vertices before each that lists have room for. */
  most: i32 = 0;
  /** Per vertex. */
  weight: usize = 0;
  dual: usize = 0;
  /** Per vertex, of the best walk: its reduced cost, weight, class, number of vertices. */
  cost: usize = 0;
  total: usize = 0;
  class: usize = 0;
  length: usize = 0;
  /** Per vertex: the weights ahead of it and behind it on the best walk of the last search with any class, where the next one begins. */
  ahead: usize = 0;
  behind: usize = 0;
  /** Per vertex: the vertices of the best walk in their order, `room` each. */
  visits: usize = 0;
  room: i32 = 0;
  /** Scratch: the least backward label of a vertex up to each weight. */
  least: usize = 0;
  keys: usize = 0;
  /** Per vertex and vertex, bytes: whether the arc is used now. */
  used: usize = 0;
  /** The best walk through the vertex at hand. */
  private best: f64 = Infinity;
  private ratio: f64 = Infinity;
  private bestAhead: i32 = -1;
  private bestBehind: i32 = 0;
  private ranks: i32 = 0;

  /** Returns where the vertices of the best walk through a vertex are written. */
  visitsOf(v: i32): usize { return this.visits + (usize(v) * usize(this.room) << 2); }

  /** Turns the order of vertices round. */
  turn(visits: usize, count: i32): void {
    for (let low: usize = visits, high: usize = visits + (usize(count - 1) << 2); low < high; low += 4, high -= 4) {
      const vertex: i32 = load<i32>(low);
      store<i32>(low, load<i32>(high));
      store<i32>(high, vertex);
    }
  }

  /** Forgets all walks. */
  clear(): void {
    for (let v: i32 = 1; v < this.size; v++) {
      store<f64>(this.cost + (usize(v) << 3), Infinity);
      store<i32>(this.total + (usize(v) << 2), 1);
      store<i32>(this.class + (usize(v) << 2), -1);
      store<i32>(this.length + (usize(v) << 2), 0);
    }
  }

  /**
   * Finds better walks with the vehicles of a class. @param fixed is what each of its walks costs beside arcs and duals
   */
  improve(index: i32, levels: i32, fixed: f64, isSymmetric: boolean, near: i32, isExact: boolean): void {
    this.forward.fill(this.size, levels, this.weight, this.dual, this.most, near, isExact);
    const other: Walks = isSymmetric ? this.forward : this.backward;
    if (!isSymmetric) other.fill(this.size, levels, this.weight, this.dual, this.most, near, isExact);
    for (let v: i32 = 1; v < this.size; v++) this.improveThrough(v, index, levels, fixed, isSymmetric, other);
  }

  private improveThrough(v: i32, index: i32, levels: i32, fixed: f64, isSymmetric: boolean, other: Walks): void {
    const own: i32 = load<i32>(this.weight + (usize(v) << 2));
    const extra: f64 = fixed + load<f64>(this.dual + (usize(v) << 3));
    this.best = load<f64>(this.cost + (usize(v) << 3));
    this.ratio = this.best / f64(load<i32>(this.total + (usize(v) << 2)));
    this.bestAhead = -1;
    const lastAhead: i32 = load<i32>(this.ahead + (usize(v) << 2));
    const lastBehind: i32 = load<i32>(this.behind + (usize(v) << 2));
    if (lastAhead > 0 && lastAhead <= levels && lastBehind <= levels && lastAhead + lastBehind - own <= levels) this.join(v, lastAhead, lastBehind, own, extra, other);
    const begins: usize = this.forward.first + usize(v) * this.forward.stride;
    const ends: usize = other.first + usize(v) * other.stride;
    this.prepare(ends, own, levels);
    for (let level: i32 = own; level <= levels; level++) {
      const begin: f64 = load<f64>(begins + (usize(level) << 3)) + extra;
      if (begin === Infinity) continue;
      let rest: i32 = levels - level + own;
      // Backward is forward: one order is enough.
      if (isSymmetric && rest > level) rest = level;
      if (begin + load<f64>(this.least + (usize(rest) << 3)) >= this.ratio * f64(level - own)) continue;
      const before: f64 = this.ratio;
      for (let behind: i32 = own; behind <= rest; behind++) {
        if (begin + load<f64>(ends + (usize(behind) << 3)) < this.ratio * f64(level + behind - own)) this.join(v, level, behind, own, extra, other);
      }
      if (this.ratio < before) this.prepare(ends, own, levels);
    }
    if (this.bestAhead < 0) return;
    store<f64>(this.cost + (usize(v) << 3), this.best);
    store<i32>(this.total + (usize(v) << 2), this.bestAhead + this.bestBehind - own);
    store<i32>(this.class + (usize(v) << 2), index);
    store<i32>(this.ahead + (usize(v) << 2), this.bestAhead);
    store<i32>(this.behind + (usize(v) << 2), this.bestBehind);
    this.trace(v, this.bestAhead, this.bestBehind, this.ranks, other);
  }

  /** The least end up to each weight, less what the best ratio allows for its weight. */
  private prepare(ends: usize, own: i32, levels: i32): void {
    const ratio = this.ratio === Infinity ? 0 : this.ratio;
    let least: f64 = this.ratio === Infinity ? -Infinity : Infinity;
    for (let behind: i32 = own; behind <= levels; behind++) {
      const value: f64 = load<f64>(ends + (usize(behind) << 3)) - ratio * f64(behind);
      if (value < least) least = value;
      store<f64>(this.least + (usize(behind) << 3), least);
    }
  }

  /** Joins the labels of a vertex with two weights if that is the best walk through it. */
  private join(v: i32, level: i32, behind: i32, own: i32, extra: f64, other: Walks): void {
    const at: usize = usize(v) * this.forward.stride + (usize(level) << 3);
    const place: usize = usize(v) * other.stride + (usize(behind) << 3);
    const from: i64 = load<i64>(this.forward.firstFrom + at);
    const begin: f64 = load<f64>(this.forward.first + at);
    const end: f64 = load<f64>(other.first + place);
    if (begin === Infinity || end === Infinity) return;
    let value: f64 = begin + end;
    let rank: i32 = 0;
    if (from !== 0 && from === load<i64>(other.firstFrom + place)) {
      const late: f64 = begin + load<f64>(other.second + place);
      value = load<f64>(this.forward.second + at) + end;
      rank = 1;
      if (late < value) {
        value = late;
        rank = 2;
      }
    }
    value += extra;
    const weight: f64 = f64(level + behind - own);
    if (value === Infinity || value >= this.ratio * weight) return;
    this.best = value;
    this.ratio = value / weight;
    this.bestAhead = level;
    this.bestBehind = behind;
    this.ranks = rank;
  }

  /** Writes the vertices of the best walk through a vertex, from depot to depot. */
  private trace(v: i32, ahead: i32, behind: i32, ranks: i32, other: Walks): void {
    const visits: usize = this.visitsOf(v);
    store<i32>(visits, v);
    let count: i32 = this.follow(this.forward, v, ahead, ranks === 1, visits, 1);
    this.turn(visits, count);
    count = this.follow(other, v, behind, ranks === 2, visits, count);
    store<i32>(this.length + (usize(v) << 2), count);
  }

  /** Writes the vertices before one on its walk with a weight, from `count` on. @returns how many there are then */
  private follow(walks: Walks, v: i32, weight: i32, useSecond: boolean, visits: usize, count: i32): i32 {
    let level: i32 = weight;
    let place: usize = usize(v) * walks.stride + (usize(level) << 3);
    let from: i32 = i32(load<i64>((useSecond ? walks.secondFrom : walks.firstFrom) + place));
    let to: i32 = v;
    while (from !== 0 && count < this.room) {
      store<i32>(visits + (usize(count) << 2), from);
      count++;
      level -= load<i32>(this.weight + (usize(to) << 2));
      place = usize(from) * walks.stride + (usize(level) << 3);
      const first: i32 = i32(load<i64>(walks.firstFrom + place));
      const next: i32 = first === to ? i32(load<i64>(walks.secondFrom + place)) : first;
      to = from;
      from = next;
    }
    return count;
  }
}
