import { QRoutes } from './q-routes';
import { placeOf, TimedWalks, vertexOf } from './timed-walks';

/** For every vertex, the walk from depot to depot through it that keeps all times and costs least per weight; results are those of `QRoutes`. */
export class TimedQRoutes {
  readonly forward: TimedWalks;
  readonly backward: TimedWalks;
  /** Scratch per interval and weight: the two cheapest labels backward that begin service in the interval or later, from different vertices; their places. */
  best: usize = 0;
  next: usize = 0;
  bestAt: usize = 0;
  nextAt: usize = 0;
  /** The same: the least of the best up to each weight. */
  least: usize = 0;
  private levels: i32 = 0;
  private ratio: f64 = Infinity;
  private value: f64 = Infinity;
  private ahead: i32 = -1;
  private behind: i32 = 0;
  private place: i32 = 0;
  private interval: i32 = 0;
  private ranks: i32 = 0;

  constructor(private readonly routes: QRoutes) {
    this.forward = new TimedWalks(routes.forward);
    this.backward = new TimedWalks(routes.backward);
  }

  /** Finds better walks with the vehicles of a class; see `QRoutes.improve`. */
  improve(index: i32, levels: i32, fixed: f64, near: i32, isExact: boolean): void {
    const routes = this.routes;
    this.levels = levels;
    this.forward.fill(routes.size, levels, routes.weight, routes.dual, routes.most, near, isExact);
    this.backward.fill(routes.size, levels, routes.weight, routes.dual, routes.most, near, isExact);
    for (let v: i32 = 1; v < routes.size; v++) this.improveThrough(v, index, fixed);
  }

  private improveThrough(v: i32, index: i32, fixed: f64): void {
    const routes = this.routes;
    const levels: i32 = this.levels;
    const own: i32 = load<i32>(routes.weight + (usize(v) << 2));
    if (own > levels) return;
    const extra: f64 = fixed + load<f64>(routes.dual + (usize(v) << 3));
    this.value = load<f64>(routes.cost + (usize(v) << 3));
    this.ratio = this.value / f64(load<i32>(routes.total + (usize(v) << 2)));
    this.ahead = -1;
    this.gather(v, own);
    this.prepare(own);
    const intervals: i32 = this.forward.intervals;
    for (let level: i32 = own; level <= levels; level++) {
      const begins: usize = this.forward.first + this.forward.at(v, level);
      const times: usize = this.forward.time + this.forward.at(v, level);
      const rest: i32 = levels - level + own;
      const before: f64 = this.ratio;
      for (let k: i32 = 0; k < intervals; k++) {
        const begin: f64 = load<f64>(begins + (usize(k) << 3)) + extra;
        if (begin === Infinity) break;
        const interval: i32 = this.forward.intervalAt(v, load<f64>(times + (usize(k) << 3)));
        if (begin + load<f64>(this.least + this.at(interval, rest)) >= this.ratio * f64(level - own)) continue;
        const ends: usize = this.best + this.at(interval, 0);
        for (let behind: i32 = own; behind <= rest; behind++) {
          if (begin + load<f64>(ends + (usize(behind) << 3)) < this.ratio * f64(level + behind - own)) this.join(v, level, k, interval, behind, own, extra);
        }
      }
      if (this.ratio < before) this.prepare(own);
    }
    if (this.ahead < 0) return;
    store<f64>(routes.cost + (usize(v) << 3), this.value);
    store<i32>(routes.total + (usize(v) << 2), this.ahead + this.behind - own);
    store<i32>(routes.class + (usize(v) << 2), index);
    this.trace(v);
  }

  @inline
  private at(interval: i32, level: i32): usize { return usize(interval * (this.levels + 1) + level) << 3; }

  /** Collects the labels backward of a vertex by the intervals of the labels forward that they can follow. */
  private gather(v: i32, own: i32): void {
    const forward = this.forward;
    const backward = this.backward;
    const intervals: i32 = forward.intervals;
    for (let level: i32 = own; level <= this.levels; level++) {
      for (let k: i32 = 0; k < intervals; k++) {
        store<f64>(this.best + this.at(k, level), Infinity);
        store<f64>(this.next + this.at(k, level), Infinity);
      }
      const labels: usize = backward.at(v, level);
      for (let k: i32 = 0; k < intervals; k++) {
        const label: usize = labels + (usize(k) << 3);
        if (load<f64>(backward.first + label) === Infinity) break;
        const upTo: i32 = forward.intervalAt(v, -load<f64>(backward.time + label));
        this.offer(this.at(upTo, level), load<f64>(backward.first + label), i64(k << 1) << 32 | i64(vertexOf(load<i64>(backward.firstFrom + label))));
        this.offer(this.at(upTo, level), load<f64>(backward.second + label), i64(k << 1 | 1) << 32 | i64(vertexOf(load<i64>(backward.secondFrom + label))));
      }
      for (let k: i32 = intervals - 2; k >= 0; k--) {
        const later: usize = this.at(k + 1, level);
        this.offer(this.at(k, level), load<f64>(this.best + later), load<i64>(this.bestAt + later));
        this.offer(this.at(k, level), load<f64>(this.next + later), load<i64>(this.nextAt + later));
      }
    }
  }

  /** Keeps the two cheapest labels from different vertices. @param place the vertex, and in the upper half the place and rank of the label */
  private offer(at: usize, cost: f64, place: i64): void {
    if (cost >= load<f64>(this.next + at)) return;
    const best: f64 = load<f64>(this.best + at);
    const isSame: boolean = best < Infinity && vertexOf(load<i64>(this.bestAt + at)) === vertexOf(place);
    if (cost < best) {
      if (!isSame) {
        store<f64>(this.next + at, best);
        store<i64>(this.nextAt + at, load<i64>(this.bestAt + at));
      }
      store<f64>(this.best + at, cost);
      store<i64>(this.bestAt + at, place);
    } else if (!isSame) {
      store<f64>(this.next + at, cost);
      store<i64>(this.nextAt + at, place);
    }
  }

  /** The least end per interval up to each weight, less what the best ratio allows for its weight. */
  private prepare(own: i32): void {
    const isFirst: boolean = this.ratio === Infinity;
    for (let k: i32 = 0; k < this.forward.intervals; k++) {
      let least: f64 = isFirst ? -Infinity : Infinity;
      for (let behind: i32 = own; behind <= this.levels; behind++) {
        if (!isFirst) {
          const value: f64 = load<f64>(this.best + this.at(k, behind)) - this.ratio * f64(behind);
          if (value < least) least = value;
        }
        store<f64>(this.least + this.at(k, behind), least);
      }
    }
  }

  /** Joins labels of a vertex if that is the best walk through it. */
  private join(v: i32, level: i32, place: i32, interval: i32, behind: i32, own: i32, extra: f64): void {
    const forward = this.forward;
    const label: usize = forward.at(v, level) + (usize(place) << 3);
    const end: usize = this.at(interval, behind);
    const from: i32 = vertexOf(load<i64>(forward.firstFrom + label));
    let cost: f64 = load<f64>(forward.first + label) + load<f64>(this.best + end);
    let ranks: i32 = 0;
    if (from !== 0 && from === vertexOf(load<i64>(this.bestAt + end))) {
      cost = load<f64>(forward.second + label) + load<f64>(this.best + end);
      ranks = 1;
      const late: f64 = load<f64>(forward.first + label) + load<f64>(this.next + end);
      if (late < cost) {
        cost = late;
        ranks = 2;
      }
    }
    cost += extra;
    const weight: f64 = f64(level + behind - own);
    if (cost === Infinity || cost >= this.ratio * weight) return;
    this.value = cost;
    this.ratio = cost / weight;
    this.ahead = level;
    this.behind = behind;
    this.place = place;
    this.interval = interval;
    this.ranks = ranks;
  }

  /** Writes the vertices of the best walk through a vertex, from depot to depot. */
  private trace(v: i32): void {
    const routes = this.routes;
    const visits: usize = routes.visitsOf(v);
    store<i32>(visits, v);
    let count: i32 = this.follow(this.forward, v, this.ahead, this.place, this.ranks === 1, visits, 1);
    routes.turn(visits, count);
    const end: i64 = load<i64>((this.ranks === 2 ? this.nextAt : this.bestAt) + this.at(this.interval, this.behind));
    count = this.follow(this.backward, v, this.behind, placeOf(end) >> 1, (placeOf(end) & 1) === 1, visits, count);
    store<i32>(routes.length + (usize(v) << 2), count);
  }

  /** Writes the vertices before one on its walk, from `count` on. @returns how many there are then */
  private follow(walks: TimedWalks, v: i32, weight: i32, place: i32, useSecond: boolean, visits: usize, count: i32): i32 {
    let level: i32 = weight;
    let label: usize = walks.at(v, level) + (usize(place) << 3);
    let from: i64 = load<i64>((useSecond ? walks.secondFrom : walks.firstFrom) + label);
    let to: i32 = v;
    while (vertexOf(from) !== 0 && count < this.routes.room) {
      const at: i32 = vertexOf(from);
      store<i32>(visits + (usize(count) << 2), at);
      count++;
      level -= load<i32>(this.routes.weight + (usize(to) << 2));
      label = walks.at(at, level) + (usize(placeOf(from)) << 3);
      const first: i64 = load<i64>(walks.firstFrom + label);
      from = vertexOf(first) === to ? load<i64>(walks.secondFrom + label) : first;
      to = at;
    }
    return count;
  }
}
