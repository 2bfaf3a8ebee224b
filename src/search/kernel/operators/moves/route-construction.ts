import { Instance, WINDOWS } from '../../instance';
import { larger, smaller, sortByKey } from '../../numbers';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Move } from './move';

/** Probability that an iteration is this move: so much over the square of the number of customers, which it takes time for; and the most (row 344). */
const CHANCE: f64 = 1500;
const MOST_CHANCE: f64 = 0.05;
/** Probability that it replaces a route instead of adding one. */
const REPLACING: f64 = 0.5;
/** Probability that customers of other routes are looked at, too. */
const TAKING: f64 = 0.5;
/** Probability that all customers are looked at; otherwise each one is with a probability from this one to 1. */
const ALL: f64 = 0.5;
const LEAST_SHARE: f64 = 0.3;

/**
 * Adds a route, or replaces one, where customers may be left out for a price: the route that is worth most through those that are left
 * out, its own, and perhaps those of other routes, for what these save without them. Customers are taken in the order of their windows, and the best route
 * up to each one extends the best one up to a customer before it: of several routes up to one, that which is worth less but ends earlier or
 * has less on board is not known. Insertion begins a route with one customer, and few are worth a route alone. O(customers squared).
 *
 * @see D. Feillet, P. Dejax and M. Gendreau, "Traveling salesman problems with profits", Transportation Science 39 (2005),
 * doi:10.1287/trsc.1030.0079
 */
export class RouteConstruction extends Move {
  /** Customers that may be on the route; per node their keys, and what they are worth there. */
  private readonly list: StaticArray<i32>;
  private readonly keys: StaticArray<f64>;
  private readonly value: StaticArray<f64>;
  /** Per place in the list: worth of the best route up to there, when its service ends, its load, and the place before; -1: the start. */
  private readonly worth: StaticArray<f64>;
  private readonly ready: StaticArray<f64>;
  private readonly load: StaticArray<f64>;
  private readonly before: StaticArray<i32>;
  private count: i32 = 0;
  /** What orders customers: 0 the ends of their windows, 1 their beginnings. */
  private lean: f64 = 0;
  /** The proposed route: its type, worth, and last place; -1: none. */
  type: i32 = -1;
  private most: f64 = 0;
  private last: i32 = -1;

  constructor(solution: Solution, random: Random) {
    super('route-construction', solution, random);
    const customers: f64 = solution.instance.customers;
    const nodes: i32 = isOrdered(solution.instance) ? solution.instance.nodes : 0;
    this.chance = smaller(MOST_CHANCE, CHANCE / larger(1, customers * customers));
    this.list = new StaticArray<i32>(nodes);
    this.keys = new StaticArray<f64>(nodes);
    this.value = new StaticArray<f64>(nodes);
    this.worth = new StaticArray<f64>(nodes);
    this.ready = new StaticArray<f64>(nodes);
    this.load = new StaticArray<f64>(nodes);
    this.before = new StaticArray<i32>(nodes);
  }

  supports(instance: Instance): boolean {
    return isOrdered(instance);
  }

  protected isDue(): boolean {
    return this.solution.omitted > 0 && super.isDue();
  }

  /** Removes the route that is replaced, if one is, and customers from others; undoes that if it returns false. */
  evaluate(limit: f64): boolean {
    const solution = this.solution;
    const most: f64 = limit + solution.omitted;
    if (solution.openCount > 0 && this.random.next() < REPLACING) this.removeRoute();
    else this.type = this.drawType();
    if (this.type >= 0) {
      this.listCandidates();
      this.findRoute();
      if (this.last >= 0 && solution.cost + solution.omitted - this.most < most && this.servesRequired() && this.takesCustomers(most)) return true;
    }
    solution.rollback();
    return false;
  }

  apply(): void {
    const solution = this.solution;
    const start: i32 = solution.startBase + solution.openRoute(this.type);
    for (let k: i32 = this.last; k >= 0; k = this.before[k]) {
      solution.recall(this.list[k]);
      solution.insert(this.list[k], start);
    }
    let unserved: i32 = 0;
    for (let k: i32 = 0; k < solution.poolCount; k++) if (solution.route[solution.pool[k]] < 0) solution.pool[unserved++] = solution.pool[k];
    solution.poolCount = unserved;
  }

  private removeRoute(): void {
    const solution = this.solution;
    const r: i32 = solution.slots[this.random.below(solution.openCount)];
    this.type = solution.type[r];
    solution.removeString(solution.next[solution.startBase + r], solution.prev[solution.endBase + r]);
  }

  /** A type of which a vehicle is idle; -1: none. */
  private drawType(): i32 {
    const solution = this.solution;
    if (solution.openCount >= solution.mostOpen) return -1;
    const types: i32 = solution.instance.types;
    const first: i32 = this.random.below(types);
    for (let k: i32 = 0; k < types; k++) if (solution.fleet.isFree((first + k) % types)) return (first + k) % types;
    return -1;
  }

  /** Lists the customers in the order of their windows. */
  private listCandidates(): void {
    const solution = this.solution;
    const share: f64 = this.random.next() < ALL ? 1 : LEAST_SHARE + (1 - LEAST_SHARE) * this.random.next();
    this.lean = this.random.next();
    this.count = 0;
    for (let k: i32 = 0; k < solution.poolCount; k++) this.offer(solution.pool[k], solution.priceOf(solution.pool[k]));
    for (let k: i32 = 0; k < solution.parked; k++) if (share === 1 || this.random.next() < share) this.offer(solution.absent[k], solution.priceOf(solution.absent[k]));
    if (this.random.next() < TAKING) {
      for (let k: i32 = 0; k < solution.activeCount; k++) {
        const c: i32 = solution.active[k];
        if (solution.route[c] >= 0 && (share === 1 || this.random.next() < share)) this.offer(c, this.savingOf(c));
      }
    }
    sortByKey(this.list, this.keys, this.count);
  }

  private offer(c: i32, value: f64): void {
    const instance = this.solution.instance;
    this.keys[c] = instance.close[c] - this.lean * (instance.close[c] - instance.open[c]);
    this.value[c] = value;
    this.list[this.count++] = c;
  }

  /** What its route saves without a customer. */
  private savingOf(c: i32): f64 {
    const solution = this.solution;
    const instance = solution.instance;
    const detour: f64 = solution.fromPrev[c] + solution.toNext[c] - instance.distance(solution.nodeOf[solution.prev[c]], solution.nodeOf[solution.next[c]]);
    return instance.unitCost[solution.type[solution.route[c]]] * detour;
  }

  private findRoute(): void {
    const instance = this.solution.instance;
    const list = this.list;
    const worths = this.worth;
    const loads = this.load;
    const type: i32 = this.type;
    const rate: f64 = instance.unitCost[type];
    const capacity: f64 = instance.capacity[type];
    const start: i32 = instance.start[type];
    const end: i32 = instance.end[type];
    const departure: f64 = larger(0, instance.open[start]) + instance.service[start];
    this.most = -Infinity;
    this.last = -1;
    for (let k: i32 = 0; k < this.count; k++) {
      const c: i32 = list[k];
      const close: f64 = instance.close[c];
      const room: f64 = capacity - instance.demand[c];
      const out: f64 = instance.distance(start, c);
      let arrival: f64 = departure + instance.travel(type, start, c, out);
      let best: f64 = arrival > close || room < 0 ? -Infinity : -rate * out;
      let from: i32 = -1;
      for (let i: i32 = k - 1; i >= 0; i--) {
        if (worths[i] <= best || loads[i] > room) continue;
        const distance: f64 = instance.distance(list[i], c);
        const worth: f64 = worths[i] - rate * distance;
        if (worth <= best) continue;
        const at: f64 = this.ready[i] + instance.travel(type, list[i], c, distance);
        if (at > close) continue;
        best = worth;
        arrival = at;
        from = i;
      }
      worths[k] = best + this.value[c];
      loads[k] = instance.demand[c] + (from < 0 ? 0 : loads[from]);
      this.ready[k] = larger(arrival, instance.open[c]) + instance.service[c];
      this.before[k] = from;
      const home: f64 = instance.distance(c, end);
      const worth: f64 = worths[k] - rate * home - instance.fixedCost[type];
      if (worth <= this.most || this.ready[k] + instance.travel(type, c, end, home) > instance.close[end]) continue;
      this.most = worth;
      this.last = k;
    }
  }

  /** Whether the route serves all customers of the one it replaces that must be served. */
  private servesRequired(): boolean {
    const solution = this.solution;
    let required: i32 = 0;
    for (let k: i32 = 0; k < solution.poolCount; k++) if (!solution.isOptional(solution.pool[k])) required++;
    for (let k: i32 = this.last; k >= 0; k = this.before[k]) if (solution.route[this.list[k]] < 0 && !solution.isOptional(this.list[k])) required--;
    return required === 0;
  }

  /**
   * Takes the customers of the route off others, which may save less than was assumed of each.
   * @returns whether the solution then costs less than `most`
   */
  private takesCustomers(most: f64): boolean {
    const solution = this.solution;
    const instance = solution.instance;
    let length: f64 = 0;
    let prices: f64 = 0;
    let next: i32 = instance.end[this.type];
    for (let k: i32 = this.last; k >= 0; k = this.before[k]) {
      const c: i32 = this.list[k];
      if (solution.route[c] >= 0) solution.removeString(c, c);
      length += instance.distance(c, next);
      prices += solution.priceOf(c);
      next = c;
    }
    length += instance.distance(instance.start[this.type], next);
    const route: f64 = instance.fixedCost[this.type] + instance.unitCost[this.type] * length;
    return !solution.broken && solution.cost + route + solution.omitted - prices < most;
  }
}

/** Whether customers may be left out, and only hard windows and loads of one kind limit routes. */
function isOrdered(instance: Instance): boolean {
  return instance.level === WINDOWS && instance.omits && !instance.burdened;
}
