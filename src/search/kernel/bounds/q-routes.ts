/** More than arcs cost. */
const USED: f64 = 1e18;

/**
 * Cheapest walks from the depot to each vertex by the total weight of what they visit, without going back to the vertex just left:
 * the best label of each vertex and weight, and the best one with another vertex before it. Weights are at least 1.
 * All members are addresses of arrays that the host reserves: arcs and labels doubles, the rest 32-bit integers.
 * @see N. Christofides, A. Mingozzi, P. Toth, "Exact algorithms for the vehicle routing problem, based on spanning tree and shortest
 * path relaxations", Mathematical Programming 20 (1981), doi:10.1007/BF01589353
 */
export class Walks {
  /** Per vertex and vertex before it: the cost of the arc. */
  arcs: usize = 0;
  /** Per vertex: the vertices before it that are tried, `most` each. */
  near: usize = 0;
  /** Per weight and vertex. */
  first: usize = 0;
  second: usize = 0;
  firstFrom: usize = 0;
  secondFrom: usize = 0;

  /** Fills the labels up to a weight. @param degree vertices before each that are tried; 0: all */
  fill(size: i32, levels: i32, weight: usize, dual: usize, most: i32, degree: i32): void {
    const first = this.first;
    const second = this.second;
    const firstFrom = this.firstFrom;
    const secondFrom = this.secondFrom;
    const allArcs = this.arcs;
    const allNear = this.near;
    const count: i32 = degree === 0 ? size - 1 : degree;
    for (let level: i32 = 1; level <= levels; level++) {
      const row: usize = usize(level) * usize(size);
      for (let to: i32 = 1; to < size; to++) {
        const rest: i32 = level - load<i32>(weight + (usize(to) << 2));
        const at: usize = row + usize(to);
        let best: f64 = Infinity;
        let next: f64 = Infinity;
        let bestFrom: i32 = 0;
        let nextFrom: i32 = 0;
        const arcs: usize = allArcs + (usize(to) * usize(size) << 3);
        if (rest === 0) best = load<f64>(arcs);
        else if (rest > 0) {
          const before: usize = usize(rest) * usize(size);
          const labels: usize = first + (before << 3);
          const others: usize = second + (before << 3);
          const origins: usize = firstFrom + (before << 2);
          const near: usize = allNear + (usize(to) * usize(most) << 2);
          for (let k: i32 = 0; k < count; k++) {
            const from: usize = degree === 0 ? usize(k + 1) : usize(load<i32>(near + (usize(k) << 2)));
            const value: f64 = load<f64>(labels + (from << 3)) + load<f64>(arcs + (from << 3));
            // The second label costs no less.
            if (value >= next) continue;
            if (load<i32>(origins + (from << 2)) === to) {
              const other: f64 = load<f64>(others + (from << 3)) + load<f64>(arcs + (from << 3));
              if (other >= next) continue;
              if (other < best) {
                next = best;
                nextFrom = bestFrom;
                best = other;
                bestFrom = i32(from);
              } else {
                next = other;
                nextFrom = i32(from);
              }
            } else if (value < best) {
              next = best;
              nextFrom = bestFrom;
              best = value;
              bestFrom = i32(from);
            } else {
              next = value;
              nextFrom = i32(from);
            }
          }
        }
        const own: f64 = load<f64>(dual + (usize(to) << 3));
        store<f64>(first + (at << 3), best - own);
        store<f64>(second + (at << 3), next - own);
        store<i32>(firstFrom + (at << 2), bestFrom);
        store<i32>(secondFrom + (at << 2), nextFrom);
      }
    }
  }

  /** Chooses the vertices before each that are used now, then those from which the arc less the dual of the vertex is cheapest. */
  choose(size: i32, dual: usize, used: usize, keys: usize, most: i32): void {
    for (let to: i32 = 1; to < size; to++) {
      const near: usize = this.near + (usize(to) * usize(most) << 2);
      let count: i32 = 0;
      for (let from: i32 = 1; from < size; from++) {
        if (from === to) continue;
        let key: f64 = load<f64>(this.arcs + (usize(to * size + from) << 3)) - load<f64>(dual + (usize(from) << 3)) * 0.5;
        if (load<u8>(used + usize(from * size + to)) !== 0 || load<u8>(used + usize(to * size + from)) !== 0) key -= USED;
        let at: i32 = count;
        if (count < most) count++;
        else if (key >= load<f64>(keys + (usize(most - 1) << 3))) continue;
        else at = most - 1;
        while (at > 0 && load<f64>(keys + (usize(at - 1) << 3)) > key) {
          store<f64>(keys + (usize(at) << 3), load<f64>(keys + (usize(at - 1) << 3)));
          store<i32>(near + (usize(at) << 2), load<i32>(near + (usize(at - 1) << 2)));
          at--;
        }
        store<f64>(keys + (usize(at) << 3), key);
        store<i32>(near + (usize(at) << 2), from);
      }
    }
  }
}

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
  /** Scratch: the backward labels of a vertex by weight, and the least up to each weight. */
  ends: usize = 0;
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
  improve(index: i32, levels: i32, fixed: f64, isSymmetric: boolean, degree: i32): void {
    this.forward.fill(this.size, levels, this.weight, this.dual, this.most, degree);
    const other: Walks = isSymmetric ? this.forward : this.backward;
    if (!isSymmetric) other.fill(this.size, levels, this.weight, this.dual, this.most, degree);
    for (let v: i32 = 1; v < this.size; v++) this.improveThrough(v, index, levels, fixed, isSymmetric, other);
  }

  private improveThrough(v: i32, index: i32, levels: i32, fixed: f64, isSymmetric: boolean, other: Walks): void {
    const own: i32 = load<i32>(this.weight + (usize(v) << 2));
    const extra: f64 = fixed + load<f64>(this.dual + (usize(v) << 3));
    const size: usize = usize(this.size);
    this.best = load<f64>(this.cost + (usize(v) << 3));
    this.ratio = this.best / f64(load<i32>(this.total + (usize(v) << 2)));
    this.bestAhead = -1;
    const lastAhead: i32 = load<i32>(this.ahead + (usize(v) << 2));
    const lastBehind: i32 = load<i32>(this.behind + (usize(v) << 2));
    if (lastAhead > 0 && lastAhead <= levels && lastBehind <= levels && lastAhead + lastBehind - own <= levels) this.join(v, lastAhead, lastBehind, own, extra, other);
    const ends: usize = this.ends;
    const stride: usize = size << 3;
    const column: usize = other.first + (usize(v) << 3);
    for (let behind: i32 = own; behind <= levels; behind++) store<f64>(ends + (usize(behind) << 3), load<f64>(column + usize(behind) * stride));
    this.prepare(own, levels);
    const begins: usize = this.forward.first + (usize(v) << 3);
    for (let level: i32 = own; level <= levels; level++) {
      const begin: f64 = load<f64>(begins + usize(level) * stride) + extra;
      if (begin === Infinity) continue;
      let rest: i32 = levels - level + own;
      // Backward is forward: one order is enough.
      if (isSymmetric && rest > level) rest = level;
      if (begin + load<f64>(this.least + (usize(rest) << 3)) >= this.ratio * f64(level - own)) continue;
      const before: f64 = this.ratio;
      for (let behind: i32 = own; behind <= rest; behind++) {
        if (begin + load<f64>(ends + (usize(behind) << 3)) < this.ratio * f64(level + behind - own)) this.join(v, level, behind, own, extra, other);
      }
      if (this.ratio < before) this.prepare(own, levels);
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
  private prepare(own: i32, levels: i32): void {
    const ratio = this.ratio === Infinity ? 0 : this.ratio;
    let least: f64 = this.ratio === Infinity ? -Infinity : Infinity;
    for (let behind: i32 = own; behind <= levels; behind++) {
      const value: f64 = load<f64>(this.ends + (usize(behind) << 3)) - ratio * f64(behind);
      if (value < least) least = value;
      store<f64>(this.least + (usize(behind) << 3), least);
    }
  }

  /** Joins the labels of a vertex with two weights if that is the best walk through it. */
  private join(v: i32, level: i32, behind: i32, own: i32, extra: f64, other: Walks): void {
    const at: usize = usize(level) * usize(this.size) + usize(v);
    const place: usize = usize(behind) * usize(this.size) + usize(v);
    const from: i32 = load<i32>(this.forward.firstFrom + (at << 2));
    const begin: f64 = load<f64>(this.forward.first + (at << 3));
    const end: f64 = load<f64>(other.first + (place << 3));
    if (begin === Infinity || end === Infinity) return;
    let value: f64 = begin + end;
    let rank: i32 = 0;
    if (from !== 0 && from === load<i32>(other.firstFrom + (place << 2))) {
      const late: f64 = begin + load<f64>(other.second + (place << 3));
      value = load<f64>(this.forward.second + (at << 3)) + end;
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
    const visits: usize = this.visits + (usize(v) * usize(this.room) << 2);
    store<i32>(visits, v);
    let count: i32 = this.follow(this.forward, v, ahead, ranks === 1, visits, 1);
    for (let low: usize = visits, high: usize = visits + (usize(count - 1) << 2); low < high; low += 4, high -= 4) {
      const vertex: i32 = load<i32>(low);
      store<i32>(low, load<i32>(high));
      store<i32>(high, vertex);
    }
    count = this.follow(other, v, behind, ranks === 2, visits, count);
    store<i32>(this.length + (usize(v) << 2), count);
  }

  /** Writes the vertices before one on its walk with a weight, from `count` on. @returns how many there are then */
  private follow(walks: Walks, v: i32, weight: i32, useSecond: boolean, visits: usize, count: i32): i32 {
    let level: i32 = weight;
    let place: usize = usize(level) * usize(this.size) + usize(v);
    let from: i32 = load<i32>((useSecond ? walks.secondFrom : walks.firstFrom) + (place << 2));
    let to: i32 = v;
    while (from !== 0 && count < this.room) {
      store<i32>(visits + (usize(count) << 2), from);
      count++;
      level -= load<i32>(this.weight + (usize(to) << 2));
      place = usize(level) * usize(this.size) + usize(from);
      const first: i32 = load<i32>(walks.firstFrom + (place << 2));
      const next: i32 = first === to ? load<i32>(walks.secondFrom + (place << 2)) : first;
      to = from;
      from = next;
    }
    return count;
  }
}
