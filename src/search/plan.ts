import type { PlannedRoute, PlannedRoutes } from '../model/problem.js';
import type { Draft } from './draft.js';
import type { Terrain } from './terrain.js';
import { Timing } from './timing.js';

/** What an unvisited customer has for a route. */
export const NOWHERE = -1;

/**
 * The mutable solution that a search works on: every route in it is feasible, customers without a route wait in the
 * bank. Routes are linked lists over *stops*: a customer is its own stop; each of the `slots` has a stop for its start
 * and one for its end. Along each route sums of load and distance and, under hard windows, the timing of its head and
 * tail are kept, so that a move is evaluated from the stops it touches. Changing a route costs its length.
 */
export class Plan {
  readonly terrain: Terrain;
  /** Room for routes: no more can ever be needed at once. */
  readonly slots: number;

  /** Per stop. `node`: where it is; depots' stops change with the type of their slot. */
  readonly node: Int32Array;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  readonly routeOf: Int32Array;
  /** 0 at the start. */
  readonly position: Int32Array;
  /** Load after the stop. */
  readonly loadTo: Float64Array;
  /** Distance from the start, and of the same way driven backwards. */
  readonly distanceTo: Float64Array;
  readonly distanceBack: Float64Array;
  readonly timing: Timing;

  /** Per slot; size 0 means not in use. */
  readonly type: Int32Array;
  readonly size: Int32Array;
  readonly load: Float64Array;
  readonly distance: Float64Array;
  /** Penalty for lateness, money. */
  readonly penalty: Float64Array;

  /** Vehicles in use per type. */
  readonly used: Int32Array;
  /** The slots in use: `active[0 .. routes)`. */
  readonly active: Int32Array;
  routes = 0;
  /** The customers without a route: `bank[0 .. waiting)`. */
  readonly bank: Int32Array;
  waiting = 0;
  /** Cost of all routes; the bank is not in it. */
  cost = 0;

  private readonly activeIndex: Int32Array;
  private readonly bankIndex: Int32Array;
  private readonly free: Int32Array;
  private freeCount: number;

  /** Routes as they were when the journal was opened: slot, type, size, customers; one after the other. */
  private journal = new Int32Array(1024);
  private journalSize = 0;
  private journalOpen = false;
  private readonly journalMark: Int32Array;
  private journalStamp = 0;
  private journalCost = 0;
  private readonly scratch: Int32Array;

  /** An empty plan: all customers wait in the bank. */
  constructor(terrain: Terrain) {
    this.terrain = terrain;
    const { nodes, customers } = terrain;
    this.slots = Math.min(terrain.vehicles, customers.length);
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
    this.timing = new Timing(terrain, stops);
    this.type = new Int32Array(this.slots);
    this.size = new Int32Array(this.slots);
    this.load = new Float64Array(this.slots);
    this.distance = new Float64Array(this.slots);
    this.penalty = new Float64Array(this.slots);
    this.used = new Int32Array(terrain.types);
    this.active = new Int32Array(this.slots);
    this.activeIndex = new Int32Array(this.slots).fill(-1);
    this.free = Int32Array.from({ length: this.slots }, (_, i) => this.slots - 1 - i);
    this.freeCount = this.slots;
    this.bank = new Int32Array(customers.length);
    this.scratch = new Int32Array(customers.length);
    this.bankIndex = new Int32Array(nodes).fill(-1);
    this.journalMark = new Int32Array(this.slots);
    for (let slot = 0; slot < this.slots; slot++) {
      this.routeOf[this.startOf(slot)] = slot;
      this.routeOf[this.endOf(slot)] = slot;
      this.link(this.startOf(slot), this.endOf(slot));
    }
    for (const customer of customers) this.deposit(customer);
  }

  /** @returns the stop at which the slot's route starts. */
  startOf(slot: number): number {
    return this.terrain.nodes + 2 * slot;
  }

  /** @returns the stop at which the slot's route ends. */
  endOf(slot: number): number {
    return this.terrain.nodes + 2 * slot + 1;
  }

  isCustomer(stop: number): boolean {
    return stop < this.terrain.nodes;
  }

  /** @returns the distance between two stops. */
  between(a: number, b: number): number {
    return this.terrain.distance(this.node[a]!, this.node[b]!);
  }

  /** Tells whether a further vehicle of the type may be used. */
  available(type: number): boolean {
    return this.used[type]! < this.terrain.fleet[type]! && this.freeCount > 0;
  }

  /** @returns a slot that is not in use; `assign` puts a route there. */
  freeSlot(): number {
    return this.free[this.freeCount - 1]!;
  }

  /** Cost of the slot's route: vehicle, distance and lateness; 0 when not in use. */
  routeCost(slot: number): number {
    if (this.size[slot] === 0) return 0;
    const type = this.type[slot]!;
    return this.terrain.fixedCost[type]! + this.terrain.unitCost[type]! * this.distance[slot]! + this.penalty[slot]!;
  }

  /**
   * Replaces the slot's route by the draft's, which must be feasible; an empty draft ends the route. Customers of the
   * old route that are not in the new one must be assigned elsewhere or deposited by the caller.
   */
  assign(slot: number, draft: Draft): void {
    this.write(slot, draft.type, draft.sequence, 0, draft.length);
  }

  private write(slot: number, type: number, sequence: Int32Array, from: number, size: number): void {
    this.touch(slot);
    this.cost -= this.routeCost(slot);
    if (this.size[slot]! > 0) this.used[this.type[slot]!]!--;
    if (size > 0 && this.size[slot] === 0) this.activate(slot);
    if (size === 0 && this.size[slot]! > 0) this.retire(slot);
    this.size[slot] = size;
    if (size > 0) {
      this.used[type]!++;
      this.type[slot] = type;
      this.lay(slot, sequence, from, size);
    }
    this.cost += this.routeCost(slot);
  }

  private lay(slot: number, sequence: Int32Array, from: number, size: number): void {
    const type = this.type[slot]!;
    const start = this.startOf(slot);
    const end = this.endOf(slot);
    this.node[start] = this.terrain.start[type]!;
    this.node[end] = this.terrain.end[type]!;
    let last = start;
    for (let i = 0; i < size; i++) {
      const stop = sequence[from + i]!;
      this.routeOf[stop] = slot;
      this.link(last, stop);
      last = stop;
    }
    this.link(last, end);
    this.measure(slot);
  }

  private measure(slot: number): void {
    const { demand } = this.terrain;
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
      back += this.terrain.symmetric ? 0 : this.between(stop, last);
      if (stop !== end) load += demand[stop]!;
      this.loadTo[stop] = load;
      this.distanceTo[stop] = forth;
      this.distanceBack[stop] = this.terrain.symmetric ? forth : back;
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
    // The free slot in question is on top of the stack except when a journal is undone.
    let at = this.freeCount - 1;
    while (this.free[at] !== slot) at--;
    this.free[at] = this.free[--this.freeCount]!;
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

  /** Puts a customer into the bank. */
  deposit(customer: number): void {
    this.routeOf[customer] = NOWHERE;
    this.bankIndex[customer] = this.waiting;
    this.bank[this.waiting++] = customer;
  }

  /** Takes a customer out of the bank, to be put into a route. */
  withdraw(customer: number): void {
    const at = this.bankIndex[customer]!;
    const moved = this.bank[--this.waiting]!;
    this.bank[at] = moved;
    this.bankIndex[moved] = at;
    this.bankIndex[customer] = -1;
  }

  /**
   * Moves the marked customers of a slot's route to the bank and closes the gaps. Where the way round a customer is
   * longer than the way over it, what is left may have become infeasible: then all of the route goes to the bank.
   * @param marked per node, 1 for those to be removed.
   */
  removeMarked(slot: number, marked: Uint8Array): void {
    let size = 0;
    let removed = 0;
    const { scratch } = this;
    this.touch(slot);
    for (let stop = this.next[this.startOf(slot)]!; this.isCustomer(stop); stop = this.next[stop]!) {
      if (marked[stop] === 1) scratch[scratch.length - 1 - removed++] = stop;
      else scratch[size++] = stop;
    }
    this.write(slot, this.type[slot]!, scratch, 0, size);
    for (let i = 0; i < removed; i++) this.deposit(scratch[scratch.length - 1 - i]!);
    if (size === 0 || this.timing.isFeasible(this, slot)) return;
    this.write(slot, 0, scratch, 0, 0);
    for (let i = 0; i < size; i++) this.deposit(scratch[i]!);
  }

  /** Begins to remember what changes, so that `undo` can take it back. */
  open(): void {
    this.journalOpen = true;
    this.journalStamp++;
    this.journalSize = 0;
    this.journalCost = this.cost;
    this.put(this.waiting);
    for (let i = 0; i < this.waiting; i++) this.put(this.bank[i]!);
  }

  /** Keeps what changed since `open`. */
  keep(): void {
    this.journalOpen = false;
  }

  /** Takes back all changes since `open`. */
  undo(): void {
    this.journalOpen = false;
    const { journal } = this;
    const banked = journal[0]!;
    while (this.waiting > 0) this.withdraw(this.bank[this.waiting - 1]!);
    for (let i = 1; i <= banked; i++) this.deposit(journal[i]!);
    for (let at = banked + 1; at < this.journalSize; at += 3 + journal[at + 2]!) this.write(journal[at]!, 0, journal, 0, 0);
    for (let at = banked + 1; at < this.journalSize; at += 3 + journal[at + 2]!) {
      if (journal[at + 2]! > 0) this.write(journal[at]!, journal[at + 1]!, journal, at + 3, journal[at + 2]!);
    }
    this.cost = this.journalCost;
  }

  /** Notes a slot's route in an open journal; needed before a first change reaches stops of a second route. */
  touch(slot: number): void {
    if (!this.journalOpen || this.journalMark[slot] === this.journalStamp) return;
    this.journalMark[slot] = this.journalStamp;
    this.put(slot);
    this.put(this.type[slot]!);
    this.put(this.size[slot]!);
    if (this.size[slot]! > 0) for (let stop = this.next[this.startOf(slot)]!; this.isCustomer(stop); stop = this.next[stop]!) this.put(stop);
  }

  private put(value: number): void {
    if (this.journalSize === this.journal.length) {
      const larger = new Int32Array(2 * this.journal.length);
      larger.set(this.journal);
      this.journal = larger;
    }
    this.journal[this.journalSize++] = value;
  }

  /** Sums the routes' costs anew, so that rounding errors of many changes do not add up. */
  recount(): number {
    let cost = 0;
    for (let i = 0; i < this.routes; i++) cost += this.routeCost(this.active[i]!);
    return (this.cost = cost);
  }

  /** @returns the customers of a route in order; fresh. */
  customersOf(slot: number): number[] {
    const customers: number[] = [];
    if (this.size[slot]! > 0) for (let stop = this.next[this.startOf(slot)]!; this.isCustomer(stop); stop = this.next[stop]!) customers.push(stop);
    return customers;
  }

  /** @returns the routes as a strategy gives them; fresh. */
  export(): PlannedRoutes {
    const routes: PlannedRoute[] = [];
    for (let i = 0; i < this.routes; i++) routes.push({ type: this.type[this.active[i]!]!, customers: this.customersOf(this.active[i]!) });
    return routes;
  }

  /** Replaces the whole plan by the given routes, which must be feasible; customers in none of them go to the bank. */
  import(routes: PlannedRoutes): void {
    while (this.routes > 0) {
      const slot = this.active[this.routes - 1]!;
      const customers = this.customersOf(slot);
      this.write(slot, 0, this.bank, 0, 0);
      for (const customer of customers) this.deposit(customer);
    }
    for (const { type, customers } of routes) {
      for (const customer of customers) this.withdraw(customer);
      this.write(this.freeSlot(), type, Int32Array.from(customers), 0, customers.length);
    }
    this.recount();
  }
}
