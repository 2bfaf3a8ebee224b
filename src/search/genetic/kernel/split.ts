import { Floats, Ints, type f64, type i32 } from '../../ruin-recreate/kernel/types.js';
import type { Ground } from './ground.js';

/** Load of a route at most, as a multiple of the capacity, with windows. */
const MOST_LOAD: f64 = 1.5;

/**
 * Cuts a giant tour into routes at the least cost, excess load included at its price: a shortest path over the cuts, each
 * found from a queue of those before that can still be best. O(n) with as many routes as needed, O(n m) with at most m. With
 * windows, time warp has a price too, and every cut before is tried as far back as loads allow: O(n b), O(n m b) for routes of b.
 *
 * @see T. Vidal, "Split algorithm in O(n) for the capacitated vehicle routing problem", Computers & Operations Research
 *   69 (2016), doi:10.1016/j.cor.2015.11.012
 */
export class Split {
  private readonly ground: Ground;
  /** Per position: load and length up to here, cost from and to the depot. */
  private readonly load: Floats;
  private readonly along: Floats;
  private readonly depot: Floats;
  /** Per layer and position: cost of the best cutting up to here, position of the cut before. */
  private readonly cost: Floats;
  private readonly cut: Ints;
  private readonly queue: Ints;
  private head: i32 = 0;
  private tail: i32 = 0;
  private price: f64 = 0;
  private warpPrice: f64 = 0;

  constructor(ground: Ground) {
    const width: i32 = ground.n + 1;
    this.ground = ground;
    this.load = new Floats(width);
    this.along = new Floats(width);
    this.depot = new Floats(width + 1);
    this.cost = new Floats((ground.slots + 1) * width);
    this.cut = new Ints((ground.slots + 1) * width);
    this.queue = new Ints(width + 1);
  }

  /**
   * @param most - routes at most
   * @param bounds - gets where each route begins in the tour, and the end
   * @returns the number of routes
   */
  run(tour: Ints, bounds: Ints, most: i32, price: f64, warpPrice: f64): i32 {
    this.price = price;
    this.warpPrice = warpPrice;
    this.measure(tour);
    this.cost[0] = 0;
    if (this.ground.timed) {
      for (let j: i32 = 1; j <= this.ground.n; j++) this.cost[j] = Infinity;
      this.timedLayer(0, 0, 0, tour);
    } else this.layer(0, 0, 0);
    const free = this.trace(bounds, 0, 0);
    if (free <= most) return free;
    return this.limited(tour, bounds, most);
  }

  private measure(tour: Ints): void {
    const ground = this.ground;
    this.load[0] = 0;
    this.along[0] = 0;
    let last: i32 = 0;
    for (let i: i32 = 1; i <= ground.n; i++) {
      const c: i32 = tour[i - 1]!;
      this.load[i] = this.load[i - 1]! + ground.demand[c]!;
      this.along[i] = i === 1 ? 0 : this.along[i - 1]! + ground.cost(last, c);
      this.depot[i] = ground.cost(0, c);
      last = c;
    }
  }

  /** Cost up to `j` when the last route begins behind cut `i`, whose own cost stands in the layer at `from`. */
  private reach(from: i32, i: i32, j: i32): f64 {
    const excess: f64 = this.load[j]! - this.load[i]! - this.ground.capacity;
    const ride: f64 = this.along[j]! - this.along[i + 1]! + this.depot[i + 1]! + this.depot[j]!;
    return this.cost[from + i]! + ride + (excess > 0 ? excess * this.price : 0);
  }

  /** What tells two cuts of a layer apart when routes without excess go on behind them. */
  private lead(from: i32, i: i32): f64 {
    return this.cost[from + i]! + this.depot[i + 1]! - this.along[i + 1]!;
  }

  /** Fills a layer from the one at `from` (the same one when routes are not counted), from position `first` on. */
  private layer(from: i32, to: i32, first: i32): void {
    const n: i32 = this.ground.n;
    const queue = this.queue;
    this.head = 0;
    this.tail = 1;
    queue[0] = first;
    for (let j: i32 = first + 1; j <= n; j++) {
      const i: i32 = queue[this.head]!;
      this.cost[to + j] = this.reach(from, i, j);
      this.cut[to + j] = i;
      if (j === n) break;
      if (this.cost[from + j]! < Infinity && !this.dominates(from, queue[this.tail - 1]!, j)) {
        while (this.head < this.tail && this.lead(from, queue[this.tail - 1]!) > this.lead(from, j) - 1e-9) this.tail--;
        queue[this.tail++] = j;
      }
      while (this.head + 1 < this.tail && this.reach(from, queue[this.head]!, j + 1) > this.reach(from, queue[this.head + 1]!, j + 1) - 1e-9) this.head++;
    }
  }

  /** As `layer`, with windows; the layer at `to` is Infinity before. */
  private timedLayer(from: i32, to: i32, first: i32, tour: Ints): void {
    const ground = this.ground;
    const travel = ground.travel;
    const nodes: i32 = ground.nodes;
    const most: f64 = ground.capacity * MOST_LOAD;
    for (let i: i32 = first; i < ground.n; i++) {
      if (this.cost[from + i]! === Infinity) continue;
      let clock: f64 = ground.open[0]! + ground.service[0]!;
      let warp: f64 = 0;
      let last: i32 = 0;
      for (let j: i32 = i + 1; j <= ground.n && (j === i + 1 || this.load[j]! - this.load[i]! <= most); j++) {
        const c: i32 = tour[j - 1]!;
        clock += travel[last * nodes + c]!;
        if (clock > ground.close[c]!) {
          warp += clock - ground.close[c]!;
          clock = ground.close[c]!;
        }
        clock = Math.max(clock, ground.open[c]!) + ground.service[c]!;
        last = c;
        const late: f64 = Math.max(0, clock + travel[c * nodes]! - ground.close[0]!);
        const cost: f64 = this.reach(from, i, j) + this.warpPrice * (warp + late);
        if (cost >= this.cost[to + j]!) continue;
        this.cost[to + j] = cost;
        this.cut[to + j] = i;
      }
    }
  }

  /** Tells whether cut i, even paying for all load between, stays at least as good as the later cut j. */
  private dominates(from: i32, i: i32, j: i32): boolean {
    return this.lead(from, j) > this.lead(from, i) + this.price * (this.load[j]! - this.load[i]!);
  }

  /** Cuts into at most `most` routes; by load alone when windows would need too much load in one of so few. */
  private limited(tour: Ints, bounds: Ints, most: i32): i32 {
    const timed = this.ground.timed;
    let found: i32 = this.layers(tour, most, timed);
    if (found === 0 && timed) found = this.layers(tour, most, false);
    const width: i32 = this.ground.n + 1;
    return this.trace(bounds, found * width, width);
  }

  /** Fills one layer for each number of routes. @returns the number of routes that is cheapest; 0 when none will do */
  private layers(tour: Ints, most: i32, timed: boolean): i32 {
    const width: i32 = this.ground.n + 1;
    const n: i32 = this.ground.n;
    for (let k: i32 = 0; k < (most + 1) * width; k++) this.cost[k] = Infinity;
    this.cost[0] = 0;
    let best: f64 = Infinity;
    let found: i32 = 0;
    for (let k: i32 = 1; k <= most && k <= n; k++) {
      if (timed) this.timedLayer((k - 1) * width, k * width, k - 1, tour);
      else this.layer((k - 1) * width, k * width, k - 1);
      if (this.cost[k * width + n]! >= best) continue;
      best = this.cost[k * width + n]!;
      found = k;
    }
    return found;
  }

  /** Follows the cuts back from the end. @param step - from a layer to the one before */
  private trace(bounds: Ints, layer: i32, step: i32): i32 {
    let count: i32 = 0;
    let at: i32 = layer;
    for (let j: i32 = this.ground.n; j > 0; at -= step) {
      j = this.cut[at + j]!;
      count++;
    }
    if (count > this.ground.slots) return count;
    let k: i32 = count;
    bounds[k] = this.ground.n;
    at = layer;
    for (let j: i32 = this.ground.n; j > 0; at -= step) {
      j = this.cut[at + j]!;
      bounds[--k] = j;
    }
    return count;
  }
}
