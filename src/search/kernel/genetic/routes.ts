import { Burdens } from './burdens';
import { GeneticInstance } from './genetic-instance';
import { RouteLists } from './route-lists';
import { Sectors } from './sectors';
import { Timing } from './timing';
import { larger } from '../numbers';

/** Stamps restart at 0 above this. */
const MAX_STAMPS: i32 = 1 << 30;

/**
 * The solution under local search. Loads above capacity are allowed but penalised. A route is recomputed when it
 * changes.
 */
export class Routes extends RouteLists {
  /** Per vertex: position, weighted distance to the next vertex and from the start, cumulative load. */
  readonly place: StaticArray<i32>;
  readonly toNext: StaticArray<f64>;
  readonly along: StaticArray<f64>;
  readonly before: StaticArray<f64>;
  /** Per vertex, with asymmetric distances: additional cost of driving the route from the start to it backwards. */
  readonly turning: StaticArray<f64>;
  /**
   * Per slot: number of customers, load, time warp or overtime in minutes, minutes of lateness if soft, stamp of its
   * last change.
   */
  readonly size: StaticArray<i32>;
  readonly load: StaticArray<f64>;
  readonly warp: StaticArray<f64>;
  readonly late: StaticArray<f64>;
  readonly changed: StaticArray<i32>;
  /** Per slot: time penalty, and total penalty for excess load and time. */
  readonly delay: StaticArray<f64>;
  readonly penalty: StaticArray<f64>;
  readonly sectors: Sectors;
  readonly burdens: Burdens;
  /** Per type: a slot without customers; -1 if there is none. */
  readonly empty: StaticArray<i32>;
  /** Slots of the routes loaded last, and the next one of each type. */
  readonly taken: StaticArray<i32>;
  private readonly free: StaticArray<i32>;
  /** Counts the changes; never decreases while `epoch` stays the same. */
  stamp: i32 = 0;
  epoch: i32 = 0;
  /** Penalty per unit of excess load, and per minute of time warp. */
  price: f64 = 0;
  warpPrice: f64 = 0;
  readonly timing: Timing;

  constructor(instance: GeneticInstance) {
    const slots = instance.slots;
    const vertices: i32 = instance.n + 1 + 2 * slots;
    const next = new StaticArray<i32>(vertices);
    const prev = new StaticArray<i32>(vertices);
    const node = new StaticArray<i32>(vertices);
    const route = new StaticArray<i32>(vertices);
    const type = new StaticArray<i32>(slots);
    super(instance, next, prev, node, route, type);
    this.place = new StaticArray<i32>(vertices);
    this.toNext = new StaticArray<f64>(vertices);
    this.along = new StaticArray<f64>(vertices);
    this.before = new StaticArray<f64>(vertices);
    this.turning = new StaticArray<f64>(vertices);
    this.size = new StaticArray<i32>(slots);
    this.load = new StaticArray<f64>(slots);
    this.warp = new StaticArray<f64>(slots);
    this.late = new StaticArray<f64>(slots);
    this.changed = new StaticArray<i32>(slots);
    this.delay = new StaticArray<f64>(slots);
    this.penalty = new StaticArray<f64>(slots);
    this.sectors = new Sectors(instance);
    this.timing = new Timing(instance, next, node, vertices);
    this.burdens = new Burdens(instance, next, prev, route, type);
    this.empty = new StaticArray<i32>(instance.types);
    this.taken = new StaticArray<i32>(slots);
    this.free = new StaticArray<i32>(instance.types);
    for (let t: i32 = 0; t < instance.types; t++) this.empty[t] = -1;
    for (let r: i32 = 0; r < slots; r++) this.refresh(r);
  }

  /**
   * Loads the routes `tour[bounds[r]..bounds[r + 1])` with vehicle types `types[r]`, at most as many of a type as it
   * has slots.
   */
  take(tour: StaticArray<i32>, bounds: StaticArray<i32>, types: StaticArray<i32>, count: i32): void {
    const instance = this.instance;
    const free = this.free;
    if (this.stamp > MAX_STAMPS) {
      this.stamp = 0;
      this.epoch++;
    }
    this.stamp++;
    for (let t: i32 = 0; t < instance.types; t++) free[t] = instance.slotStart[t];
    for (let k: i32 = 0; k < count; k++) {
      const r: i32 = free[types[k]];
      free[types[k]] = r + 1;
      this.taken[k] = r;
      this.relist(r, tour, bounds[k], bounds[k + 1]);
      this.refresh(r);
    }
    for (let t: i32 = 0; t < instance.types; t++) {
      for (let r: i32 = free[t]; r < instance.slotStart[t + 1]; r++) {
        // Nothing else about a previously empty slot changes.
        if (this.size[r] === 0) this.touch(r);
        else {
          this.clear(r);
          this.refresh(r);
        }
      }
    }
    this.findEmpty();
  }

  /** Marks a slot as changed at the current stamp. */
  touch(r: i32): void {
    this.changed[r] = this.stamp;
  }

  /** Marks the slots with a penalty as changed. @returns the previous stamp */
  markPenalised(): i32 {
    this.stamp++;
    for (let r: i32 = 0; r < this.instance.slots; r++) if (this.penalty[r] > 0) this.touch(r);
    return this.stamp - 1;
  }

  setPrices(price: f64, warpPrice: f64): void {
    this.price = price;
    this.warpPrice = warpPrice;
    this.timing.lateness.weight = this.instance.latePenalty / warpPrice;
    for (let r: i32 = 0; r < this.instance.slots; r++) this.penalise(r);
  }

  private penalise(r: i32): void {
    this.delay[r] = this.warpPrice * this.warp[r] + this.instance.latePenalty * this.late[r];
    this.penalty[r] = this.price * this.excessOf(r) + this.delay[r];
  }

  /** Penalty for a load: 0 up to the capacity. */
  excessCost(load: f64, capacity: f64): f64 {
    const excess: f64 = load - capacity;
    return excess > 0 ? excess * this.price : 0;
  }

  /** Cost of inserting unserved customer c after vertex v, including penalties. */
  insertionCost(c: i32, v: i32): f64 {
    const instance = this.instance;
    const r: i32 = this.route[v];
    const w: i32 = this.next[v];
    const detour: f64 = instance.distance(this.node[v], c) + instance.distance(c, this.node[w]) - this.toNext[v];
    let cost: f64 = this.rate[r] * detour - this.penalty[r] + this.excessCost(this.load[r] + instance.demand[c], this.capacity[r]);
    if (this.burdens.any) cost += this.price * this.burdens.joined(c, v);
    if (!instance.timed) return cost;
    this.timing.pace = instance.pace[this.type[r]];
    this.timing.from(v, this.node[v]);
    this.timing.visit(c);
    return cost + this.warpPrice * this.timing.to(w, this.node[w]);
  }

  /** Inserts unserved customer c after vertex v. */
  insert(c: i32, v: i32): void {
    this.link(c, v);
    this.settle(this.route[v], this.route[v]);
  }

  /** Recomputes all values of a slot after its list has changed. */
  refresh(r: i32): void {
    const instance = this.instance;
    const next = this.next;
    const node = this.node;
    const place = this.place;
    const before = this.before;
    const sectors = this.sectors;
    let v: i32 = this.starts + r;
    let load: f64 = 0;
    let size: i32 = 0;
    let length: f64 = 0;
    place[v] = 0;
    before[v] = 0;
    this.along[v] = 0;
    sectors.begin(0);
    for (;;) {
      const w: i32 = next[v];
      const step: f64 = instance.distance(node[v], node[w]);
      this.toNext[v] = step;
      length += step;
      this.along[w] = length;
      size++;
      place[w] = size;
      v = w;
      if (w >= this.starts) break;
      this.route[w] = r;
      load += instance.demand[w];
      before[w] = load;
      if (size === 1) sectors.begin(w);
      else sectors.widen(w);
    }
    before[v] = load;
    sectors.keep(r);
    this.size[r] = size - 1;
    this.load[r] = load;
    if (!instance.symmetric) this.refreshTurning(r);
    if (this.burdens.any) this.burdens.refresh(r);
    if (instance.timed) this.refreshTiming(r);
    this.penalise(r);
    this.changed[r] = this.stamp;
  }

  private refreshTurning(r: i32): void {
    const node = this.node;
    let sum: f64 = 0;
    let v: i32 = this.starts + r;
    this.turning[v] = 0;
    while (v !== this.ends + r) {
      const w: i32 = this.next[v];
      sum += this.instance.distance(node[w], node[v]) - this.toNext[v];
      this.turning[w] = sum;
      v = w;
    }
  }

  private refreshTiming(r: i32): void {
    const timing = this.timing;
    const node = this.node;
    const end: i32 = this.ends + r;
    let v: i32 = this.starts + r;
    timing.pace = this.instance.pace[this.type[r]];
    if (this.instance.latePenalty > 0) {
      this.refreshLateness(r);
      return;
    }
    timing.begin(node[v]);
    timing.keepHead(v);
    while (v !== end) {
      v = this.next[v];
      timing.visit(node[v]);
      timing.keepHead(v);
    }
    this.warp[r] = this.size[r] > 0 ? timing.total() : 0;
    timing.keepTail(end, node[end], -1, 0);
    while (v !== this.starts + r) {
      const behind: i32 = v;
      v = this.prev[v];
      timing.keepTail(v, node[v], behind, node[behind]);
    }
  }

  private refreshLateness(r: i32): void {
    const lateness = this.timing.lateness;
    lateness.pace = this.timing.pace;
    const overtime: f64 = lateness.refresh(this.starts + r);
    this.warp[r] = this.size[r] > 0 ? overtime : 0;
    this.late[r] = this.size[r] > 0 ? lateness.sum : 0;
  }

  /** Stamps a change of two slots and recomputes them. */
  settle(r: i32, other: i32): void {
    this.stamp++;
    this.refresh(r);
    if (other !== r) this.refresh(other);
    this.findEmpty();
  }

  /** Cost of a route with its penalties. */
  worth(r: i32): f64 {
    return this.size[r] === 0 ? 0 : this.rate[r] * this.along[this.ends + r] + this.penalty[r];
  }

  private findEmpty(): void {
    const instance = this.instance;
    for (let t: i32 = 0; t < instance.types; t++) {
      if (this.empty[t] >= 0 && this.size[this.empty[t]] === 0) continue;
      const end: i32 = instance.slotStart[t + 1];
      let r: i32 = instance.slotStart[t];
      while (r < end && this.size[r] > 0) r++;
      this.empty[t] = r < end ? r : -1;
    }
  }

  /** Cost without penalties. */
  cost(): f64 {
    let sum: f64 = 0;
    for (let r: i32 = 0; r < this.instance.slots; r++) {
      if (this.size[r] > 0) sum += this.rate[r] * this.along[this.ends + r] + this.instance.latePenalty * this.late[r];
    }
    return sum;
  }

  /** Cost with penalties; every customer must be on a route. */
  priced(): f64 {
    let sum: f64 = this.cost();
    for (let r: i32 = 0; r < this.instance.slots; r++) sum += this.penalty[r] - this.instance.latePenalty * this.late[r];
    return sum;
  }

  /** Load of a route above capacity, with what counts as such. */
  private excessOf(r: i32): f64 {
    const excess: f64 = larger(0, this.load[r] - this.capacity[r]);
    return this.burdens.any ? excess + this.burdens.excessWith(r, this.type[r]) : excess;
  }

  /** Total load above capacity, with what counts as such. */
  excess(): f64 {
    let sum: f64 = 0;
    for (let r: i32 = 0; r < this.instance.slots; r++) sum += this.excessOf(r);
    return sum;
  }

  /** Total time warp, minutes. */
  warped(): f64 {
    let sum: f64 = 0;
    for (let r: i32 = 0; r < this.instance.slots; r++) sum += this.warp[r];
    return sum;
  }
}
