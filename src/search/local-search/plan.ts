import type { PlannedRoute, PlannedRoutes } from '../../model/problem.js';
import { distance, type Instance } from '../instance/layout.js';
import { Timing } from './timing.js';

/** The route of an unserved customer. */
export const NOWHERE = -1;
/** The customers of an unused slot. */
const NONE = new Int32Array(0);

/** A replacement for a route: customers in order, `sequence[0 .. length)`. */
export interface WrittenRoute {
  readonly type: number;
  readonly sequence: Int32Array;
  readonly length: number;
}

/**
 * The mutable solution that local search works on: every route is feasible, but some customers may be unserved. Routes
 * are linked lists over *stops*: a customer is its own stop; each of the `slots` has a stop for its start and one for
 * its end. Each route maintains prefix sums of load and distance and, under hard windows, the timing of its heads and
 * tails, so that a move is evaluated from the stops it touches. Changing a route takes time linear in its length.
 * @example
 * const plan = new Plan(buildInstance(problem));
 * plan.import([{ type: 0, customers: [1, 2] }]);
 * [plan.unserved, plan.routeOf[3] === NOWHERE, plan.customersOf(plan.routeOf[1])]; // => [2, true, [1, 2]]
 */
export class Plan {
  readonly instance: Instance;
  /** Maximum number of routes that can ever be needed at once. */
  readonly slots: number;

  /** Per stop. `node`: its location; the depot stops change with the type of their slot. */
  readonly node: Int32Array;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  readonly routeOf: Int32Array;
  /** 0 at the start. */
  readonly position: Int32Array;
  /** Load after the stop. */
  readonly loadTo: Float64Array;
  /** Distance from the start, and of the same path driven backwards. */
  readonly distanceTo: Float64Array;
  readonly distanceBack: Float64Array;
  readonly timing: Timing;

  /** Per slot; size 0 means unused. */
  readonly type: Int32Array;
  readonly size: Int32Array;
  readonly load: Float64Array;
  readonly distance: Float64Array;
  /** Cost of lateness. */
  readonly penalty: Float64Array;

  /** Vehicles in use per type. */
  readonly used: Int32Array;
  /** The slots in use: `active[0 .. routes)`. */
  readonly active: Int32Array;
  routes = 0;
  /** Number of unserved customers. */
  unserved: number;
  /** Cost of all routes. */
  cost = 0;

  private readonly activeIndex: Int32Array;
  private readonly free: Int32Array;
  private freeCount: number;

  /** An empty plan. */
  constructor(instance: Instance) {
    this.instance = instance;
    const { nodeCount: nodes, customers } = instance;
    this.slots = instance.slotCount;
    const stops = nodes + 2 * this.slots;
    this.node = new Int32Array(stops);
    for (let i = 0; i < nodes; i++) this.node[i] = i;
    this.next = new Int32Array(stops).fill(-1);
    this.prev = new Int32Array(stops).fill(-1);
    this.routeOf = new Int32Array(stops).fill(NOWHERE);
    this.position = new Int32Array(stops);
    this.loadTo = new Float64Array(stops);
    this.distanceTo = new Float64Array(stops);
    this.distanceBack = new Float64Array(stops);
    this.timing = new Timing(instance, stops);
    this.type = new Int32Array(this.slots);
    this.size = new Int32Array(this.slots);
    this.load = new Float64Array(this.slots);
    this.distance = new Float64Array(this.slots);
    this.penalty = new Float64Array(this.slots);
    this.used = new Int32Array(instance.typeCount);
    this.active = new Int32Array(this.slots);
    this.activeIndex = new Int32Array(this.slots).fill(-1);
    this.free = Int32Array.from({ length: this.slots }, (_, i) => this.slots - 1 - i);
    this.freeCount = this.slots;
    for (let slot = 0; slot < this.slots; slot++) {
      this.routeOf[this.startOf(slot)] = slot;
      this.routeOf[this.endOf(slot)] = slot;
      this.link(this.startOf(slot), this.endOf(slot));
    }
    this.unserved = customers.length;
  }

  /** @returns the stop at which the slot's route starts. */
  startOf(slot: number): number {
    return this.instance.nodeCount + 2 * slot;
  }

  /** @returns the stop at which the slot's route ends. */
  endOf(slot: number): number {
    return this.instance.nodeCount + 2 * slot + 1;
  }

  isCustomer(stop: number): boolean {
    return stop < this.instance.nodeCount;
  }

  /** @returns the distance between two stops. */
  between(a: number, b: number): number {
    return distance(this.instance, this.node[a]!, this.node[b]!);
  }

  /** Whether another vehicle of the type is available. */
  available(type: number): boolean {
    return this.used[type]! < this.instance.fleet[type]! && this.freeCount > 0;
  }

  /** @returns an unused slot; `assign` stores a route in it. */
  freeSlot(): number {
    return this.free[this.freeCount - 1]!;
  }

  /** Cost of the slot's route: vehicle, distance and lateness; 0 if unused. */
  routeCost(slot: number): number {
    if (this.size[slot] === 0) return 0;
    const type = this.type[slot]!;
    return this.instance.fixedCost[type]! + this.instance.unitCost[type]! * this.distance[slot]! + this.penalty[slot]!;
  }

  /**
   * Replaces the slot's route by the candidate, which must be feasible; an empty candidate frees the slot. Customers of
   * the old route that are not in the new one must be assigned elsewhere by the caller.
   */
  assign(slot: number, candidate: WrittenRoute): void {
    this.write(slot, candidate.type, candidate.sequence, candidate.length);
  }

  private write(slot: number, type: number, sequence: Int32Array, size: number): void {
    this.cost -= this.routeCost(slot);
    if (this.size[slot]! > 0) this.used[this.type[slot]!]!--;
    if (size > 0 && this.size[slot] === 0) this.activate(slot);
    if (size === 0 && this.size[slot]! > 0) this.retire(slot);
    this.size[slot] = size;
    if (size > 0) {
      this.used[type]!++;
      this.type[slot] = type;
      this.lay(slot, sequence, size);
    }
    this.cost += this.routeCost(slot);
  }

  private lay(slot: number, sequence: Int32Array, size: number): void {
    const type = this.type[slot]!;
    const start = this.startOf(slot);
    const end = this.endOf(slot);
    this.node[start] = this.instance.start[type]!;
    this.node[end] = this.instance.end[type]!;
    let last = start;
    for (let i = 0; i < size; i++) {
      const stop = sequence[i]!;
      this.routeOf[stop] = slot;
      this.link(last, stop);
      last = stop;
    }
    this.link(last, end);
    this.measure(slot);
  }

  private measure(slot: number): void {
    const { demand } = this.instance;
    const start = this.startOf(slot);
    const end = this.endOf(slot);
    let load = 0;
    let forth = 0;
    let back = 0;
    let position = 0;
    this.loadTo[start] = 0;
    this.distanceTo[start] = 0;
    this.distanceBack[start] = 0;
    this.position[start] = 0;
    for (let last = start, stop = this.next[start]!; ; last = stop, stop = this.next[stop]!) {
      forth += this.between(last, stop);
      back += this.instance.symmetric ? 0 : this.between(stop, last);
      if (stop !== end) load += demand[stop]!;
      this.loadTo[stop] = load;
      this.distanceTo[stop] = forth;
      this.distanceBack[stop] = this.instance.symmetric ? forth : back;
      this.position[stop] = ++position;
      if (stop === end) break;
    }
    this.load[slot] = load;
    this.distance[slot] = forth;
    this.penalty[slot] = this.timing.measure(this, slot);
  }

  private link(a: number, b: number): void {
    this.next[a] = b;
    this.prev[b] = a;
  }

  private activate(slot: number): void {
    // This is the next free slot, because only that one may be assigned to.
    this.freeCount--;
    this.activeIndex[slot] = this.routes;
    this.active[this.routes++] = slot;
  }

  private retire(slot: number): void {
    const at = this.activeIndex[slot]!;
    const moved = this.active[--this.routes]!;
    this.active[at] = moved;
    this.activeIndex[moved] = at;
    this.activeIndex[slot] = -1;
    this.free[this.freeCount++] = slot;
    this.load[slot] = 0;
    this.distance[slot] = 0;
    this.penalty[slot] = 0;
    this.link(this.startOf(slot), this.endOf(slot));
  }

  /** Recomputes the total cost, so that the rounding errors of many changes do not accumulate. */
  recount(): number {
    let cost = 0;
    for (let i = 0; i < this.routes; i++) cost += this.routeCost(this.active[i]!);
    return (this.cost = cost);
  }

  /** @returns the customers of a route in order; a new array. */
  customersOf(slot: number): number[] {
    const customers: number[] = [];
    if (this.size[slot]! > 0) for (let stop = this.next[this.startOf(slot)]!; this.isCustomer(stop); stop = this.next[stop]!) customers.push(stop);
    return customers;
  }

  /** @returns the routes as a strategy returns them; a new array. */
  export(): PlannedRoutes {
    const routes: PlannedRoute[] = [];
    for (let i = 0; i < this.routes; i++) routes.push({ type: this.type[this.active[i]!]!, customers: this.customersOf(this.active[i]!) });
    return routes;
  }

  /** Replaces the whole plan by the given routes, which must be feasible. */
  import(routes: PlannedRoutes): void {
    while (this.routes > 0) this.write(this.active[this.routes - 1]!, 0, NONE, 0);
    this.routeOf.fill(NOWHERE, 0, this.instance.nodeCount);
    this.unserved = this.instance.customers.length;
    for (const { type, customers } of routes) {
      this.write(this.freeSlot(), type, Int32Array.from(customers), customers.length);
      this.unserved -= customers.length;
    }
    this.recount();
  }
}
