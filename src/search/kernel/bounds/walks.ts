/** Vertices that are looked at together. */
const BLOCK: i32 = 4;

/** Returns the first of vertices in whose block a label and its arc cost less than a limit; `size`: none does. */
function cheaper(labels: usize, arcs: usize, from: i32, size: i32, limit: f64): i32 {
  const most: v128 = f64x2.splat(limit);
  for (; from + BLOCK <= size; from += BLOCK) {
    const at: usize = usize(from) << 3;
    const two: v128 = f64x2.add(v128.load(labels + at), v128.load(arcs + at));
    const more: v128 = f64x2.add(v128.load(labels + at, 16), v128.load(arcs + at, 16));
    if (v128.any_true(v128.or(f64x2.lt(two, most), f64x2.lt(more, most)))) break;
  }
  return from;
}

/** More than arcs cost. */
const USED: f64 = 1e18;

/**
 * Cheapest walks from the depot to each vertex by the total weight of what they visit, without going back to the vertex just left:
 * the best label of each vertex and weight, and the best one with another vertex before it. Weights are at least 1.
 * All members are addresses of arrays that the host reserves: arcs, labels and vertices before them 64 bits each, the rest 32-bit integers.
 * @see N. Christofides, A. Mingozzi, P. Toth, "Exact algorithms for the vehicle routing problem, based on spanning tree and shortest
 * path relaxations", Mathematical Programming 20 (1981), doi:10.1007/BF01589353
 */
export class Walks {
  /** Per vertex and vertex before it: the cost of the arc. */
  arcs: usize = 0;
  /** Per vertex: the vertices before it that are tried, `most` each. */
  near: usize = 0;
  /** Per vertex and weight, `stride` bytes for each vertex: labels, then the vertices before them. */
  stride: usize = 0;
  first: usize = 0;
  second: usize = 0;
  firstFrom: usize = 0;
  secondFrom: usize = 0;
  /** Per weight and vertex: labels again, if all vertices before each are tried. */
  byWeight: usize = 0;

  /**
   * Fills the labels up to a weight. Labels of a vertex depend on those of others that weigh less by at least its own weight: as many
   * as it weighs are filled together. @param count vertices before each that are tried first; isExact: then all
   */
  fill(size: i32, levels: i32, weight: usize, dual: usize, most: i32, count: i32, isExact: boolean): void {
    for (let level: i32 = 1; level <= levels; level++) {
      for (let to: i32 = 1; to < size; to++) {
        const own: i32 = load<i32>(weight + (usize(to) << 2));
        if ((level - 1) % own !== 0) continue;
        const last: i32 = level + own - 1 < levels ? level + own - 1 : levels;
        this.clear(to, level, last);
        if (level > 1) {
          const arcs: usize = this.arcs + (usize(to) * usize(size) << 3);
          const near: usize = this.near + (usize(to) * usize(most) << 2);
          if (count > 0) this.extendNear(to, arcs, near, count, level, last, own);
          if (isExact) for (let each: i32 = level; each <= last; each++) this.extendAll(to, arcs, size, each, own);
        } else if (own <= levels) store<f64>(this.first + usize(to) * this.stride + (usize(own) << 3), load<f64>(this.arcs + (usize(to) * usize(size) << 3)));
        this.collect(to, level, last, load<f64>(dual + (usize(to) << 3)));
        if (isExact) for (let each: i32 = level; each <= last; each++) store<f64>(this.byWeight + (usize(each * size + to) << 3), load<f64>(this.first + usize(to) * this.stride + (usize(each) << 3)));
      }
    }
  }

  /** Forgets the labels of a vertex between two weights, and that beyond, which is written with the last. */
  private clear(to: i32, level: i32, last: i32): void {
    const row: usize = usize(to) * this.stride;
    const never: v128 = f64x2.splat(Infinity);
    const nowhere: v128 = i64x2.splat(0);
    for (let at: usize = row + (usize(level) << 3), end: usize = row + (usize(last) << 3); at <= end; at += 16) {
      v128.store(this.first + at, never);
      v128.store(this.second + at, never);
      v128.store(this.firstFrom + at, nowhere);
      v128.store(this.secondFrom + at, nowhere);
    }
  }

  /** Improves the labels of a vertex between two weights by those of vertices near it: two at a time, in registers. */
  private extendNear(to: i32, arcs: usize, near: usize, count: i32, level: i32, last: i32, own: i32): void {
    const row: usize = usize(to) * this.stride;
    const itself: v128 = i64x2.splat(i64(to));
    const stop: usize = near + (usize(count) << 2);
    for (let at: usize = row + (usize(level) << 3), end: usize = row + (usize(last) << 3); at <= end; at += 16) {
      let best: v128 = v128.load(this.first + at);
      let next: v128 = v128.load(this.second + at);
      let bestFrom: v128 = v128.load(this.firstFrom + at);
      let nextFrom: v128 = v128.load(this.secondFrom + at);
      // Of labels with the same place less the weight.
      const back: usize = at - row - (usize(own) << 3);
      for (let each: usize = near; each < stop; each += 4) {
        const from: usize = usize(load<i32>(each));
        const before: usize = from * this.stride + back;
        const arc: v128 = f64x2.splat(load<f64>(arcs + (from << 3)));
        const value: v128 = f64x2.add(v128.load(this.first + before), arc);
        // The second label of a vertex costs no less than its first.
        if (!v128.any_true(f64x2.lt(value, next))) continue;
        const returns: v128 = i64x2.eq(v128.load(this.firstFrom + before), itself);
        const cost: v128 = v128.bitselect(f64x2.add(v128.load(this.second + before), arc), value, returns);
        const here: v128 = i64x2.splat(i64(from));
        const isBest: v128 = f64x2.lt(cost, best);
        const isNext: v128 = f64x2.lt(cost, next);
        next = f64x2.pmin(f64x2.pmax(best, cost), next);
        nextFrom = v128.bitselect(bestFrom, v128.bitselect(here, nextFrom, isNext), isBest);
        best = f64x2.pmin(best, cost);
        bestFrom = v128.bitselect(here, bestFrom, isBest);
      }
      v128.store(this.first + at, best);
      v128.store(this.second + at, next);
      v128.store(this.firstFrom + at, bestFrom);
      v128.store(this.secondFrom + at, nextFrom);
    }
  }

  /** Improves the label of a vertex and weight by those of all vertices, most of which are no better. */
  private extendAll(to: i32, arcs: usize, size: i32, level: i32, own: i32): void {
    const at: usize = usize(to) * this.stride + (usize(level) << 3);
    const labels: usize = this.byWeight + (usize((level - own) * size) << 3);
    let next: f64 = load<f64>(this.second + at);
    for (let from: i32 = cheaper(labels, arcs, 1, size, next); from < size; from = cheaper(labels, arcs, from, size, next)) {
      const end: i32 = from + BLOCK < size ? from + BLOCK : size;
      for (; from < end; from++) {
        if (load<f64>(labels + (usize(from) << 3)) + load<f64>(arcs + (usize(from) << 3)) < next) next = this.extend(from, to, load<f64>(arcs + (usize(from) << 3)), at, usize(level - own) << 3);
      }
    }
  }

  /** Improves a label by that of another vertex. @returns the second label */
  private extend(from: i32, to: i32, arc: f64, at: usize, back: usize): f64 {
    const before: usize = usize(from) * this.stride + back;
    const returns: boolean = load<i64>(this.firstFrom + before) === i64(to);
    const cost: f64 = load<f64>((returns ? this.second : this.first) + before) + arc;
    const best: f64 = load<f64>(this.first + at);
    const next: f64 = load<f64>(this.second + at);
    const bestFrom: i64 = load<i64>(this.firstFrom + at);
    // One that was tried before is the best one already, or no better than the second.
    if (cost >= next || bestFrom === i64(from)) return next;
    const isBest: boolean = cost < best;
    store<f64>(this.second + at, isBest ? best : cost);
    store<i64>(this.secondFrom + at, isBest ? bestFrom : i64(from));
    if (isBest) {
      store<f64>(this.first + at, cost);
      store<i64>(this.firstFrom + at, i64(from));
    }
    return isBest ? best : cost;
  }

  /** Takes the dual of a vertex off its labels between two weights. */
  private collect(to: i32, level: i32, last: i32, dual: f64): void {
    const row: usize = usize(to) * this.stride;
    const own: v128 = f64x2.splat(dual);
    for (let at: usize = row + (usize(level) << 3), end: usize = row + (usize(last) << 3); at <= end; at += 16) {
      v128.store(this.first + at, f64x2.sub(v128.load(this.first + at), own));
      v128.store(this.second + at, f64x2.sub(v128.load(this.second + at), own));
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
