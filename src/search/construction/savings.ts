import type { PlannedRoute } from '../../model/problem.js';
import type { NearestLists } from '../instance/nearest.js';
import { distance, type Instance } from '../instance/layout.js';
import { simulatedPenalty, simulationBuffer } from '../local-search/timing.js';

/** Maximum number of vehicle types considered for a route; more are thinned out evenly by capacity. */
const MAX_TYPES = 16;
/** Sort keys hold a saving in 30 bits and the pair's index in 22. */
const SAVING_STEPS = 2 ** 30;
const MAX_PAIRS = 2 ** 22;
/** Merges tried between two checks of the clock. */
const PATIENCE = 1024;

/** A constructed solution: feasible routes, and the customers left unserved. */
export interface Construction {
  readonly routes: PlannedRoute[];
  readonly unserved: number[];
}

/**
 * Builds routes by parallel savings: every customer starts on a route of its own with the cheapest vehicle type for it,
 * and routes are merged end to end in order of decreasing savings, each merged route again with its cheapest type.
 * Windows, cap, lateness and several depots enter through the cost of the routes. Fleet sizes are checked last: routes
 * without a vehicle are dissolved. O(n k log(n k)) for k neighbours.
 * @see Clarke and Wright (1964), Scheduling of vehicles from a central depot to a number of delivery points,
 * doi:10.1287/opre.12.4.568; Golden, Assad, Levy and Gheysens (1984), The fleet size and mix vehicle routing problem,
 * doi:10.1016/0305-0548(84)90007-8 (several vehicle types)
 * @example
 * const built: Construction = new Savings(buildInstance(problem)).build(1, () => context.shouldStop());
 * [built.unserved, evaluate(problem, built.routes).total]; // => [[], 24]
 */
export class Savings {
  private readonly instance: Instance;
  private readonly nearest: NearestLists;
  private readonly types: Int32Array;
  /** Reversing a route changes neither its cost nor its feasibility. */
  private readonly reversible: boolean;

  /** Per customer at the end of a route; a route is identified by the customer it grew from. */
  private readonly routeAt: Int32Array;
  private readonly next: Int32Array;
  private readonly prev: Int32Array;
  /** Per route. */
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private readonly size: Int32Array;
  private readonly load: Float64Array;
  private readonly inner: Float64Array;
  private readonly type: Int32Array;
  private readonly cost: Float64Array;

  /**
   * @param instance - its insertion neighbours are the candidates for merging
   * @throws RangeError for a problem with details
   */
  constructor(instance: Instance) {
    if (instance.detailed) throw new RangeError('savings do not support a problem with details');
    const n = instance.nodeCount;
    this.instance = instance;
    this.nearest = instance.insertionNeighbours;
    this.types = chosenTypes(instance);
    this.reversible = instance.symmetric && !instance.timed && this.types.every((type) => instance.start[type] === instance.end[type]);
    this.routeAt = new Int32Array(n);
    this.next = new Int32Array(n);
    this.prev = new Int32Array(n);
    this.first = new Int32Array(n);
    this.last = new Int32Array(n);
    this.size = new Int32Array(n);
    this.load = new Float64Array(n);
    this.inner = new Float64Array(n);
    this.type = new Int32Array(n);
    this.cost = new Float64Array(n);
  }

  /**
   * @param shape weight of the distance between the joined customers; 1 is the published method.
   * @param shouldStop called periodically; merging ends early if true.
   * @see Yellow (1970), doi:10.1057/jors.1970.52, for the shape
   */
  build(shape: number, shouldStop: () => boolean): Construction {
    for (const customer of this.instance.customers) this.startRoute(customer);
    const pairs = this.rankedPairs(shape);
    for (let i = 0; i < pairs.length; i += 2) {
      this.tryJoin(pairs[i]!, pairs[i + 1]!);
      if ((i / 2) % PATIENCE === PATIENCE - 1 && shouldStop()) break;
    }
    return this.withVehicles();
  }

  private startRoute(customer: number): void {
    this.routeAt[customer] = customer;
    this.next[customer] = -1;
    this.prev[customer] = -1;
    this.first[customer] = customer;
    this.last[customer] = customer;
    this.size[customer] = 1;
    this.load[customer] = this.instance.demand[customer]!;
    this.inner[customer] = 0;
    this.type[customer] = -1;
    this.cost[customer] = Infinity;
    for (const type of this.types) this.offerType(customer, type, this.costAlone(customer, type));
  }

  private offerType(route: number, type: number, cost: number): void {
    if (cost >= this.cost[route]!) return;
    this.cost[route] = cost;
    this.type[route] = type;
  }

  private costAlone(customer: number, type: number): number {
    const { instance } = this;
    if (instance.demand[customer]! > instance.capacity[type]!) return Infinity;
    const cost = this.costOfWay(type, customer, 0, customer);
    if (!instance.timed) return cost;
    const visits = simulationBuffer(3);
    visits[0] = instance.start[type]!;
    visits[1] = customer;
    visits[2] = instance.end[type]!;
    return cost + simulatedPenalty(instance, type, visits, 3);
  }

  private costOfWay(type: number, first: number, inner: number, last: number): number {
    const { instance } = this;
    const way = distance(instance, instance.start[type]!, first) + inner + distance(instance, last, instance.end[type]!);
    return instance.fixedCost[type]! + instance.unitCost[type]! * way;
  }

  /** The saving by which pairs are ranked, from distances alone; capacity and windows are checked later. */
  private saving(i: number, j: number, shape: number): number {
    const type = this.type[i]!;
    const other = this.type[j]!;
    if (type < 0 || other < 0) return 0;
    const way = shape * distance(this.instance, i, j);
    let joined = this.costOfWay(type, i, way, j);
    if (other !== type) joined = Math.min(joined, this.costOfWay(other, i, way, j));
    return this.cost[i]! + this.cost[j]! - joined;
  }

  /** @returns customer pairs (from, to, from, to, ...) by decreasing saving, ties in customer order. */
  private rankedPairs(shape: number): Int32Array {
    const { customers } = this.instance;
    const { width, count: listed, node } = this.nearest;
    const perCustomer = Math.min(width, Math.floor(MAX_PAIRS / Math.max(1, customers.length * (this.reversible ? 1 : 2))));
    const room = customers.length * perCustomer * (this.reversible ? 1 : 2);
    const from = new Int32Array(room);
    const to = new Int32Array(room);
    const gain = new Float64Array(room);
    let count = 0;
    let most = 0;
    const put = (i: number, j: number): void => {
      const saving = this.saving(i, j, shape);
      if (!(saving > 0)) return;
      from[count] = i;
      to[count] = j;
      gain[count++] = saving;
      if (saving > most) most = saving;
    };
    for (const i of customers) {
      for (let k = 0; k < Math.min(perCustomer, listed[i]!); k++) {
        const j = node[i * width + k]!;
        put(i, j);
        if (!this.reversible) put(j, i);
      }
    }
    const keys = gain.subarray(0, count).map((saving, index) => Math.floor((1 - saving / most) * SAVING_STEPS) * MAX_PAIRS + index);
    keys.sort();
    const pairs = new Int32Array(2 * count);
    for (let rank = 0; rank < count; rank++) {
      const index = keys[rank]! % MAX_PAIRS;
      pairs[2 * rank] = from[index]!;
      pairs[2 * rank + 1] = to[index]!;
    }
    return pairs;
  }

  /** Merges the route that ends with `i` and the one that starts with `j`, reversed if that costs nothing. */
  private tryJoin(i: number, j: number): void {
    if (!this.isEnd(i) || !this.isEnd(j)) return;
    const a = this.routeAt[i]!;
    const b = this.routeAt[j]!;
    if (a === b) return;
    if (!this.reversible && (this.last[a] !== i || this.first[b] !== j)) return;
    const load = this.load[a]! + this.load[b]!;
    const inner = this.inner[a]! + distance(this.instance, i, j) + this.inner[b]!;
    const begin = this.last[a] === i ? this.first[a]! : this.last[a]!;
    const finish = this.first[b] === j ? this.last[b]! : this.first[b]!;
    let bestType = -1;
    let bestCost = this.cost[a]! + this.cost[b]! - this.instance.epsilon;
    for (const type of this.types) {
      if (load > this.instance.capacity[type]!) continue;
      let cost = this.costOfWay(type, begin, inner, finish);
      if (cost >= bestCost) continue;
      if (this.instance.timed) cost += this.penaltyJoined(a, b, type);
      if (cost >= bestCost) continue;
      bestCost = cost;
      bestType = type;
    }
    if (bestType < 0) return;
    if (this.last[a] !== i) this.turnRound(a);
    if (this.first[b] !== j) this.turnRound(b);
    this.join(a, b, bestType, bestCost, load, inner);
  }

  private isEnd(customer: number): boolean {
    return this.next[customer] === -1 || this.prev[customer] === -1;
  }

  private penaltyJoined(a: number, b: number, type: number): number {
    const size = this.size[a]! + this.size[b]! + 2;
    const visits = simulationBuffer(size);
    let at = 0;
    visits[at++] = this.instance.start[type]!;
    for (let stop = this.first[a]!; stop !== -1; stop = this.next[stop]!) visits[at++] = stop;
    for (let stop = this.first[b]!; stop !== -1; stop = this.next[stop]!) visits[at++] = stop;
    visits[at] = this.instance.end[type]!;
    return simulatedPenalty(this.instance, type, visits, size);
  }

  private turnRound(route: number): void {
    for (let stop = this.first[route]!; stop !== -1; ) {
      const following = this.next[stop]!;
      this.next[stop] = this.prev[stop]!;
      this.prev[stop] = following;
      stop = following;
    }
    const first = this.first[route]!;
    this.first[route] = this.last[route]!;
    this.last[route] = first;
  }

  private join(a: number, b: number, type: number, cost: number, load: number, inner: number): void {
    this.next[this.last[a]!] = this.first[b]!;
    this.prev[this.first[b]!] = this.last[a]!;
    this.last[a] = this.last[b]!;
    this.routeAt[this.last[a]] = a;
    this.size[a] = this.size[a]! + this.size[b]!;
    this.size[b] = 0;
    this.load[a] = load;
    this.inner[a] = inner;
    this.type[a] = type;
    this.cost[a] = cost;
  }

  /**
   * Assigns a vehicle to each route, fullest first: its own type, otherwise the cheapest remaining one that can drive
   * it.
   */
  private withVehicles(): Construction {
    const { instance } = this;
    const left = instance.fleet.slice();
    const routes: PlannedRoute[] = [];
    const unserved: number[] = [];
    const order = [...instance.customers].filter((route) => this.size[route]! > 0).sort((a, b) => this.load[b]! - this.load[a]! || a - b);
    for (const route of order) {
      const customers: number[] = [];
      for (let stop = this.first[route]!; stop !== -1; stop = this.next[stop]!) customers.push(stop);
      const type = this.type[route]! >= 0 && left[this.type[route]!]! > 0 ? this.type[route]! : this.substitute(route, left);
      if (type < 0) unserved.push(...customers);
      else {
        left[type]!--;
        routes.push({ type, customers });
      }
    }
    return { routes, unserved };
  }

  private substitute(route: number, left: Int32Array): number {
    const { instance } = this;
    const size = this.size[route]! + 2;
    let best = -1;
    let bestCost = Infinity;
    let tried = 0;
    for (let type = 0; type < instance.typeCount && tried < 4 * MAX_TYPES; type++) {
      if (left[type] === 0 || this.load[route]! > instance.capacity[type]!) continue;
      tried++;
      let cost = this.costOfWay(type, this.first[route]!, this.inner[route]!, this.last[route]!);
      if (cost < bestCost && instance.timed) {
        const visits = simulationBuffer(size);
        let at = 0;
        visits[at++] = instance.start[type]!;
        for (let stop = this.first[route]!; stop !== -1; stop = this.next[stop]!) visits[at++] = stop;
        visits[at] = instance.end[type]!;
        cost += simulatedPenalty(instance, type, visits, size);
      }
      if (cost >= bestCost) continue;
      bestCost = cost;
      best = type;
    }
    return best;
  }
}

/** All vehicle types, or a selection that covers the range of capacities. */
function chosenTypes(instance: Instance): Int32Array {
  const all = Int32Array.from({ length: instance.typeCount }, (_, type) => type);
  if (instance.typeCount <= MAX_TYPES) return all;
  all.sort((a, b) => instance.capacity[a]! - instance.capacity[b]! || a - b);
  return Int32Array.from({ length: MAX_TYPES }, (_, i) => all[Math.round((i * (instance.typeCount - 1)) / (MAX_TYPES - 1))]!);
}
