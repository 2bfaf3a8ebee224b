import { Draft } from './draft.js';
import type { Neighbours } from './neighbours.js';
import { NOWHERE, type Plan } from './plan.js';
import type { Uniform } from './ruin.js';
import type { Terrain } from './terrain.js';

/** Up to this many customers every position of every route is tried. */
const SCAN_ALL = 60;
/** Chance that a vehicle type is passed over for a new route, when positions are passed over too. */
const TYPE_BLINK = 0.3;
/** Vehicle types tried for a new route, at most. */
const OPEN_TYPES = 16;

/** In which order customers are inserted: the ones that are hard to place early. */
const ORDERS = ['random', 'demand', 'far', 'near', 'deadline', 'width'] as const;
const UNTIMED_ORDERS = 4;

/**
 * Puts the bank's customers back, each at its cheapest feasible position, passing over positions at random (blinks).
 * Customers without a feasible position stay in the bank.
 * @see Christiaens and Vanden Berghe (2020), doi:10.1287/trsc.2019.0914
 */
export class Recreate {
  private readonly plan: Plan;
  private readonly terrain: Terrain;
  private readonly neighbours: Neighbours;
  private readonly random: Uniform;
  private readonly draft: Draft;
  private readonly depotDistance: Float64Array;
  private readonly keys: Float64Array;
  private waiting: Int32Array;
  private readonly seen: Int32Array;
  private stamp = 0;

  private bestChange = 0;
  private bestSlot = 0;
  private bestBefore = 0;
  private bestType = 0;
  private blink = 0;

  constructor(plan: Plan, neighbours: Neighbours, random: Uniform) {
    this.plan = plan;
    this.terrain = plan.terrain;
    this.neighbours = neighbours;
    this.random = random;
    this.draft = new Draft(plan);
    this.keys = new Float64Array(this.terrain.nodes);
    this.waiting = new Int32Array(16);
    this.seen = new Int32Array(plan.slots);
    this.depotDistance = nearestDepot(this.terrain);
  }

  /**
   * @param blink chance that a position is passed over, 0 to below 1.
   * @param weights per node: customers of larger weight come first, or null.
   * @param shouldStop asked now and then; the rest stays in the bank when true.
   */
  insertBank(blink: number, weights: Float64Array | null, shouldStop: () => boolean): void {
    const { plan } = this;
    const count = plan.waiting;
    this.blink = blink;
    const waiting = this.sorted(count, weights);
    for (let i = 0; i < count; i++) {
      this.insert(waiting[i]!);
      if ((i & 63) === 63 && shouldStop()) return;
    }
  }

  private sorted(count: number, weights: Float64Array | null): Int32Array {
    const { plan, keys, random, terrain } = this;
    if (this.waiting.length < count) this.waiting = new Int32Array(2 * count);
    const waiting = this.waiting.subarray(0, count);
    waiting.set(plan.bank.subarray(0, count));
    const order = ORDERS[random.below(terrain.timed && !terrain.soft ? ORDERS.length : UNTIMED_ORDERS)]!;
    for (const customer of waiting) {
      keys[customer] = this.key(order, customer);
      if (weights !== null && weights[customer]! > 0) keys[customer] = -1e15 * weights[customer]! + random.next();
    }
    if (count < 40) insertionSort(waiting, keys);
    else waiting.sort((a, b) => keys[a]! - keys[b]! || a - b);
    return waiting;
  }

  private key(order: (typeof ORDERS)[number], customer: number): number {
    const { terrain } = this;
    if (order === 'random') return this.random.next();
    if (order === 'demand') return -terrain.demand[customer]!;
    if (order === 'far') return -this.depotDistance[customer]!;
    if (order === 'near') return this.depotDistance[customer]!;
    if (order === 'deadline') return terrain.close[customer]!;
    return terrain.close[customer]! - terrain.open[customer]!;
  }

  /** Inserts one customer of the bank at its best position. @returns false when there is none. */
  insert(customer: number): boolean {
    const { plan, draft } = this;
    this.bestChange = Infinity;
    if (this.terrain.customers.length <= SCAN_ALL) this.scanRoutes(customer);
    else {
      this.scanNeighbours(customer);
      if (this.bestChange === Infinity) this.scanRoutes(customer);
    }
    this.scanTypes(customer);
    if (this.bestChange === Infinity) return false;
    const slot = this.bestSlot;
    draft.begin(this.bestType);
    if (plan.size[slot]! > 0) draft.addHead(plan.next[this.bestBefore]!).addCustomer(customer).addTail(this.bestBefore);
    else draft.addCustomer(customer);
    draft.spell();
    plan.withdraw(customer);
    plan.assign(slot, draft);
    return true;
  }

  private scanNeighbours(customer: number): void {
    const { plan } = this;
    const { width, list } = this.neighbours;
    const demand = this.terrain.demand[customer]!;
    this.stamp++;
    for (let k = 0; k < width; k++) {
      const v = list[customer * width + k]!;
      if (v < 0) break;
      const slot = plan.routeOf[v]!;
      if (slot === NOWHERE || plan.load[slot]! + demand > this.terrain.capacity[plan.type[slot]!]!) continue;
      if (this.seen[slot] !== this.stamp) {
        this.seen[slot] = this.stamp;
        this.tryBehind(customer, slot, plan.startOf(slot));
        this.tryBehind(customer, slot, plan.prev[plan.endOf(slot)]!);
      }
      this.tryBehind(customer, slot, v);
      this.tryBehind(customer, slot, plan.prev[v]!);
    }
  }

  private scanRoutes(customer: number): void {
    const { plan } = this;
    const demand = this.terrain.demand[customer]!;
    for (let i = 0; i < plan.routes; i++) {
      const slot = plan.active[i]!;
      if (plan.load[slot]! + demand > this.terrain.capacity[plan.type[slot]!]!) continue;
      const end = plan.endOf(slot);
      for (let stop = plan.startOf(slot); stop !== end; stop = plan.next[stop]!) this.tryBehind(customer, slot, stop);
    }
  }

  private tryBehind(customer: number, slot: number, before: number): void {
    const { plan, terrain } = this;
    const behind = plan.next[before]!;
    const type = plan.type[slot]!;
    const there = plan.node[before]!;
    const onward = plan.node[behind]!;
    let change =
      terrain.unitCost[type]! *
      (terrain.distance(there, customer) + terrain.distance(customer, onward) - terrain.distance(there, onward));
    if (change - plan.penalty[slot]! >= this.bestChange) return;
    if (this.blink > 0 && this.random.next() < this.blink) return;
    if (terrain.timed) {
      change += this.draft.begin(type).addHead(behind).addCustomer(customer).addTail(before).penalty() - plan.penalty[slot]!;
      if (change >= this.bestChange) return;
    }
    this.bestChange = change;
    this.bestSlot = slot;
    this.bestBefore = before;
    this.bestType = type;
  }

  private scanTypes(customer: number): void {
    const { plan, terrain } = this;
    const count = Math.min(terrain.types, OPEN_TYPES);
    const offset = terrain.types > count ? this.random.below(terrain.types) : 0;
    for (let i = 0; i < terrain.types; i++) {
      if (i >= count && this.bestChange < Infinity) return;
      const type = (offset + i) % terrain.types;
      if (!plan.available(type) || terrain.demand[customer]! > terrain.capacity[type]!) continue;
      const there = terrain.distance(terrain.start[type]!, customer) + terrain.distance(customer, terrain.end[type]!);
      let change = terrain.fixedCost[type]! + terrain.unitCost[type]! * there;
      if (change >= this.bestChange) continue;
      if (this.blink > 0 && count > 1 && this.random.next() < TYPE_BLINK) continue;
      if (terrain.timed) change += this.draft.begin(type).addCustomer(customer).penalty();
      if (change >= this.bestChange) continue;
      this.bestChange = change;
      this.bestSlot = plan.freeSlot();
      this.bestType = type;
    }
  }
}

function nearestDepot(terrain: Terrain): Float64Array {
  const depots = [...new Set([...terrain.start, ...terrain.end])].slice(0, 64);
  const nearest = new Float64Array(terrain.nodes);
  for (const customer of terrain.customers) {
    let least = Infinity;
    for (const depot of depots) least = Math.min(least, terrain.distance(depot, customer));
    nearest[customer] = least;
  }
  return nearest;
}

function insertionSort(nodes: Int32Array, keys: Float64Array): void {
  for (let i = 1; i < nodes.length; i++) {
    const node = nodes[i]!;
    let j = i - 1;
    while (j >= 0 && keys[nodes[j]!]! > keys[node]!) {
      nodes[j + 1] = nodes[j]!;
      j--;
    }
    nodes[j + 1] = node;
  }
}
