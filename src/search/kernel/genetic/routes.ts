import { Ground, direction } from './ground';
import { Timing } from './timing';
import { larger, sortByKey } from '../numbers';

/** Stamps above this are started anew. */
const MOST_STAMPS: i32 = 1 << 30;

/**
 * The solution under local search, as linked lists over vertices: customers 1..n, route starts n + 1 + slot, route ends
 * n + 1 + slots + slot. Loads above the capacity are allowed at a price. A route that changes is walked again.
 */
export class Routes {
  readonly ground: Ground;
  readonly starts: i32;
  readonly ends: i32;
  /** Per vertex: neighbours, slot, position, node, cost to the next, load up to here. */
  readonly next: StaticArray<i32>;
  readonly prev: StaticArray<i32>;
  readonly route: StaticArray<i32>;
  readonly place: StaticArray<i32>;
  readonly site: StaticArray<i32>;
  readonly toNext: StaticArray<f64>;
  readonly before: StaticArray<f64>;
  /** Per slot: type of vehicle, customers, load, time warp, price of excess and warp, stamp of its last change. */
  readonly type: StaticArray<i32>;
  readonly size: StaticArray<i32>;
  readonly load: StaticArray<f64>;
  readonly warp: StaticArray<f64>;
  readonly penalty: StaticArray<f64>;
  readonly changed: StaticArray<i32>;
  /** Per slot: the sector in which its customers lie, as direction and width. */
  readonly sectorFrom: StaticArray<f64>;
  readonly sectorWidth: StaticArray<f64>;
  private readonly towards: StaticArray<f64>;
  /** Per type: a slot without customers; -1 when there is none. */
  readonly empty: StaticArray<i32>;
  /** Slots of the routes taken last, and the next one of each type. */
  readonly taken: StaticArray<i32>;
  private readonly free: StaticArray<i32>;
  /** Counts the changes; never falls while `epoch` stays. */
  stamp: i32 = 0;
  epoch: i32 = 0;
  /** Price of a unit of load above the capacity, and of a minute of time warp. */
  price: f64 = 0;
  warpPrice: f64 = 0;
  readonly timing: Timing;
  /** Scratch for rebuilding routes. */
  readonly sequence: StaticArray<i32>;
  private readonly order: StaticArray<i32>;
  private readonly keys: StaticArray<f64>;

  constructor(ground: Ground) {
    const n = ground.n;
    const slots = ground.slots;
    const vertices: i32 = n + 1 + 2 * slots;
    this.ground = ground;
    this.starts = n + 1;
    this.ends = n + 1 + slots;
    this.next = new StaticArray<i32>(vertices);
    this.prev = new StaticArray<i32>(vertices);
    this.route = new StaticArray<i32>(vertices);
    this.place = new StaticArray<i32>(vertices);
    this.site = new StaticArray<i32>(vertices);
    this.toNext = new StaticArray<f64>(vertices);
    this.before = new StaticArray<f64>(vertices);
    this.type = new StaticArray<i32>(slots);
    this.size = new StaticArray<i32>(slots);
    this.load = new StaticArray<f64>(slots);
    this.warp = new StaticArray<f64>(slots);
    this.timing = new Timing(ground, vertices);
    this.penalty = new StaticArray<f64>(slots);
    this.changed = new StaticArray<i32>(slots);
    this.sectorFrom = new StaticArray<f64>(slots);
    this.sectorWidth = new StaticArray<f64>(slots);
    this.towards = new StaticArray<f64>(n + 1);
    this.sequence = new StaticArray<i32>(n + 1);
    this.order = new StaticArray<i32>(slots);
    this.keys = new StaticArray<f64>(slots);
    this.empty = new StaticArray<i32>(ground.types);
    this.taken = new StaticArray<i32>(slots);
    this.free = new StaticArray<i32>(ground.types);
    for (let c: i32 = 1; c <= n; c++) {
      this.site[c] = c;
      this.towards[c] = direction(ground.x[c], ground.y[c]);
    }
    for (let t: i32 = 0; t < ground.types; t++) {
      this.empty[t] = -1;
      for (let r: i32 = ground.slotStart[t]; r < ground.slotStart[t + 1]; r++) {
        this.type[r] = t;
        this.site[this.starts + r] = ground.start[t];
        this.site[this.ends + r] = ground.end[t];
        this.route[this.starts + r] = r;
        this.route[this.ends + r] = r;
      }
    }
  }

  isCustomer(v: i32): boolean {
    return v < this.starts;
  }

  /** Takes the routes `tour[bounds[r]..bounds[r + 1])` of vehicles `types[r]`, no more of a type than it has slots. */
  take(tour: StaticArray<i32>, bounds: StaticArray<i32>, types: StaticArray<i32>, count: i32): void {
    const ground = this.ground;
    const free = this.free;
    if (this.stamp > MOST_STAMPS) {
      this.stamp = 0;
      this.epoch++;
    }
    this.stamp++;
    for (let t: i32 = 0; t < ground.types; t++) free[t] = ground.slotStart[t];
    for (let k: i32 = 0; k < count; k++) {
      const r: i32 = free[types[k]];
      free[types[k]] = r + 1;
      this.taken[k] = r;
      this.relist(r, tour, bounds[k], bounds[k + 1]);
      this.refresh(r);
    }
    for (let t: i32 = 0; t < ground.types; t++) {
      for (let r: i32 = free[t]; r < ground.slotStart[t + 1]; r++) {
        this.relist(r, tour, 0, 0);
        this.refresh(r);
      }
    }
    this.findEmpty();
  }

  /** Counts a slot as changed at the present stamp. */
  touch(r: i32): void {
    this.changed[r] = this.stamp;
  }

  /** Counts those slots as changed that have a price to pay. @returns the stamp before */
  markPenalised(): i32 {
    this.stamp++;
    for (let r: i32 = 0; r < this.ground.slots; r++) if (this.penalty[r] > 0) this.touch(r);
    return this.stamp - 1;
  }

  setPrices(price: f64, warpPrice: f64): void {
    this.price = price;
    this.warpPrice = warpPrice;
    for (let r: i32 = 0; r < this.ground.slots; r++) this.penalty[r] = this.excessCost(this.load[r]) + warpPrice * this.warp[r];
  }

  /** Price of a load: 0 up to the capacity. */
  excessCost(load: f64): f64 {
    const excess: f64 = load - this.ground.capacity;
    return excess > 0 ? excess * this.price : 0;
  }

  /** Makes `list[from..to)` the customers of a slot, which is to be refreshed. */
  relist(r: i32, list: StaticArray<i32>, from: i32, to: i32): void {
    let v: i32 = this.starts + r;
    for (let k: i32 = from; k < to; k++) {
      const c: i32 = list[k];
      this.next[v] = c;
      this.prev[c] = v;
      v = c;
    }
    this.next[v] = this.ends + r;
    this.prev[this.ends + r] = v;
  }

  /** Moves customer c behind vertex v; both routes are to be refreshed. */
  move(c: i32, v: i32): void {
    const next = this.next;
    const prev = this.prev;
    next[prev[c]] = next[c];
    prev[next[c]] = prev[c];
    const after: i32 = next[v];
    next[v] = c;
    prev[c] = v;
    next[c] = after;
    prev[after] = c;
  }

  /** What customer c, who is on no route, would cost behind vertex v, prices included. */
  insertionCost(c: i32, v: i32): f64 {
    const ground = this.ground;
    const r: i32 = this.route[v];
    const w: i32 = this.next[v];
    let cost: f64 = ground.cost(this.site[v], c) + ground.cost(c, this.site[w]) - this.toNext[v] - this.penalty[r];
    cost += this.excessCost(this.load[r] + ground.demand[c]);
    if (!ground.timed) return cost;
    this.timing.from(v, this.site[v]);
    this.timing.visit(c);
    return cost + this.warpPrice * this.timing.to(w, this.site[w]);
  }

  /** Puts customer c, who is on no route, behind vertex v. */
  insert(c: i32, v: i32): void {
    const after: i32 = this.next[v];
    this.next[v] = c;
    this.prev[c] = v;
    this.next[c] = after;
    this.prev[after] = c;
    this.settle(this.route[v], this.route[v]);
  }

  /** Works out everything about a slot after its list changed. */
  refresh(r: i32): void {
    const ground = this.ground;
    const next = this.next;
    const site = this.site;
    const place = this.place;
    const before = this.before;
    const toNext = this.toNext;
    let v: i32 = this.starts + r;
    let load: f64 = 0;
    let size: i32 = 0;
    let from: f64 = 0;
    let width: f64 = 0;
    place[v] = 0;
    before[v] = 0;
    for (;;) {
      const w: i32 = next[v];
      toNext[v] = ground.cost(site[v], site[w]);
      size++;
      place[w] = size;
      v = w;
      if (w >= this.starts) break;
      this.route[w] = r;
      load += ground.demand[w];
      before[w] = load;
      const at: f64 = this.towards[w];
      if (size === 1) from = at;
      else {
        const ahead: f64 = turn(from, at);
        if (ahead > width) {
          if (ahead - width <= 4 - ahead) width = ahead;
          else {
            width += 4 - ahead;
            from = at;
          }
        }
      }
    }
    before[v] = load;
    this.size[r] = size - 1;
    this.load[r] = load;
    if (ground.timed) this.refreshTiming(r);
    this.penalty[r] = this.excessCost(load) + this.warpPrice * this.warp[r];
    this.sectorFrom[r] = from;
    this.sectorWidth[r] = width;
    this.changed[r] = this.stamp;
  }

  private refreshTiming(r: i32): void {
    const timing = this.timing;
    const site = this.site;
    const end: i32 = this.ends + r;
    let v: i32 = this.starts + r;
    timing.begin(site[v]);
    timing.keepHead(v);
    while (v !== end) {
      v = this.next[v];
      timing.visit(site[v]);
      timing.keepHead(v);
    }
    this.warp[r] = this.size[r] > 0 ? timing.total() : 0;
    timing.keepTail(end, site[end], -1, 0);
    while (v !== this.starts + r) {
      const behind: i32 = v;
      v = this.prev[v];
      timing.keepTail(v, site[v], behind, site[behind]);
    }
  }

  /** Stamps a change of two slots and works them out again. */
  settle(r: i32, other: i32): void {
    this.stamp++;
    this.refresh(r);
    if (other !== r) this.refresh(other);
    this.findEmpty();
  }

  findEmpty(): void {
    const ground = this.ground;
    for (let t: i32 = 0; t < ground.types; t++) {
      if (this.empty[t] >= 0 && this.size[this.empty[t]] === 0) continue;
      const end: i32 = ground.slotStart[t + 1];
      let r: i32 = ground.slotStart[t];
      while (r < end && this.size[r] > 0) r++;
      this.empty[t] = r < end ? r : -1;
    }
  }

  /** Tells whether the sectors of two slots share a direction. */
  overlap(r: i32, other: i32): boolean {
    const a: f64 = this.sectorFrom[r];
    const b: f64 = this.sectorFrom[other];
    return turn(a, b) <= this.sectorWidth[r] || turn(b, a) <= this.sectorWidth[other];
  }

  /** Writes the routes around the middle of all depots, by the direction of theirs. @returns their number */
  write(tour: StaticArray<i32>, bounds: StaticArray<i32>, types: StaticArray<i32>): i32 {
    const ground = this.ground;
    const order = this.order;
    const keys = this.keys;
    const next = this.next;
    let count: i32 = 0;
    for (let r: i32 = 0; r < ground.slots; r++) {
      if (this.size[r] === 0) continue;
      let x: f64 = 0;
      let y: f64 = 0;
      for (let v: i32 = next[this.starts + r]; v < this.starts; v = next[v]) {
        x += ground.x[v];
        y += ground.y[v];
      }
      keys[r] = direction(x, y);
      order[count++] = r;
    }
    sortByKey(order, keys, count);
    let at: i32 = 0;
    for (let k: i32 = 0; k < count; k++) {
      bounds[k] = at;
      types[k] = this.type[order[k]];
      for (let v: i32 = next[this.starts + order[k]]; v < this.starts; v = next[v]) tour[at++] = v;
    }
    bounds[count] = at;
    return count;
  }

  /** Cost without the prices of excess and warp. */
  length(): f64 {
    let sum: f64 = 0;
    for (let v: i32 = 1; v < this.ends; v++) {
      if (v < this.starts || this.size[v - this.starts] > 0) sum += this.toNext[v];
    }
    return sum;
  }

  /** Cost with the prices of excess and warp; every customer is on a route. */
  priced(): f64 {
    let sum: f64 = this.length();
    for (let r: i32 = 0; r < this.ground.slots; r++) sum += this.penalty[r];
    return sum;
  }

  /** Load above the capacities. */
  excess(): f64 {
    let sum: f64 = 0;
    for (let r: i32 = 0; r < this.ground.slots; r++) sum += larger(0, this.load[r] - this.ground.capacity);
    return sum;
  }

  /** Time warp of all routes, minutes. */
  warped(): f64 {
    let sum: f64 = 0;
    for (let r: i32 = 0; r < this.ground.slots; r++) sum += this.warp[r];
    return sum;
  }
}

/** How far to turn from one direction to another, in [0, 4). */
function turn(from: f64, to: f64): f64 {
  return to >= from ? to - from : to - from + 4;
}
