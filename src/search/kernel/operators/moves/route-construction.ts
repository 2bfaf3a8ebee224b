import { CAPPED, Instance, WINDOWS } from '../../instance';
import { larger, smaller, sortByKey } from '../../numbers';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Move } from './move';

/** Customers that are looked at, in the mean, if there are more: their square is what it takes time for. */
const MOST_LISTED: f64 = 2000;
/**
 * Probability that an iteration is this move, were all customers left out: so much over the square of those that are looked at, and
 * the most; otherwise that times the share of those that are left out (row 344).
 */
const CHANCE: f64 = 3000;
const MOST_CHANCE: f64 = 0.05;
/** Probability that it replaces a route instead of adding one. */
const REPLACING: f64 = 0.5;
/** Probability that customers of other routes are looked at, too. */
const TAKING: f64 = 0.5;
/** Probability that all customers, or `MOST_LISTED` of them, are looked at; otherwise each is with a probability from `LEAST_SHARE` to 1. */
const ALL: f64 = 0.5;
const LEAST_SHARE: f64 = 0.3;

/**
 * Adds a route, or replaces one, where customers may be left out for a price: the route that is worth most through those that are left
 * out, its own, and perhaps those of other routes, for what these save without them. Customers are taken in the order of their windows, and the best route
 * up to each one extends the best one up to a customer before it: of several routes up to one, that which is worth less but ends earlier or
 * has less on board is not known. Insertion begins a route with one customer, and few are worth a route alone. O(customers looked at, squared).
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
  /** With a cap on durations: its service and travel, and when service would end after the latest departure from which there is no waiting. */
  private readonly work: StaticArray<f64>;
  private readonly latest: StaticArray<f64>;
  count: i32 = 0;
  /** What orders customers: 0 the ends of their windows, 1 their beginnings. */
  private lean: f64 = 0;
  /** The proposed route: its type, worth, and last place; -1: none. */
  private type: i32 = -1;
  private most: f64 = 0;
  private last: i32 = -1;

  constructor(solution: Solution, random: Random) {
    super('route-construction', solution, random);
    const listed: f64 = smaller(MOST_LISTED, larger(1, solution.instance.customers));
    const nodes: i32 = isOrdered(solution.instance) ? solution.instance.nodes : 0;
    this.chance = smaller(MOST_CHANCE, CHANCE / (listed * listed));
    this.list = new StaticArray<i32>(nodes);
    this.keys = new StaticArray<f64>(nodes);
    this.value = new StaticArray<f64>(nodes);
    this.worth = new StaticArray<f64>(nodes);
    this.ready = new StaticArray<f64>(nodes);
    this.load = new StaticArray<f64>(nodes);
    this.before = new StaticArray<i32>(nodes);
    this.work = new StaticArray<f64>(nodes);
    this.latest = new StaticArray<f64>(nodes);
  }

  supports(instance: Instance): boolean {
    return isOrdered(instance);
  }

  drawn(): boolean {
    return super.drawn() && this.random.below(this.solution.activeCount) < this.solution.absentCount;
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
    const drawn: f64 = this.random.next() < ALL ? 1 : LEAST_SHARE + (1 - LEAST_SHARE) * this.random.next();
    const share: f64 = smaller(drawn, MOST_LISTED / solution.activeCount);
    this.lean = this.random.next();
    this.count = 0;
    for (let k: i32 = 0; k < solution.poolCount; k++) this.offer(solution.pool[k], solution.priceOf(solution.pool[k]));
    for (let k: i32 = 0; k < solution.parked; k++) if (share === 1 || this.random.next() < share) this.offer(solution.absent[k], solution.priceOf(solution.absent[k]));
    if (this.random.next() < TAKING) {
      for (let k: i32 = 0; k < solution.activeCount; k++) {
        const c: i32 = solution.active[k];
        if (solution.route[c] >= 0 && (share === 1 || this.random.next() < share)) this.offer(c, solution.savingOf(c));
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

  private findRoute(): void {
    const instance = this.solution.instance;
    const list = this.list;
    const worths = this.worth;
    const loads = this.load;
    const type: i32 = this.type;
    const rate: f64 = instance.unitCost[type];
    const start: i32 = instance.start[type];
    const end: i32 = instance.end[type];
    const departure: f64 = larger(0, instance.open[start]) + instance.service[start];
    const latest: f64 = instance.close[start] + instance.service[start];
    this.most = -Infinity;
    this.last = -1;
    for (let k: i32 = 0; k < this.count; k++) {
      const c: i32 = list[k];
      worths[k] = -Infinity;
      if (!instance.permits(type, c)) continue;
      const room: f64 = instance.capacity[type] - instance.demand[c];
      const out: f64 = instance.distance(start, c);
      let travel: f64 = instance.travel(type, start, c, out);
      let best: f64 = -Infinity;
      let from: i32 = -1;
      if (room >= 0 && this.isInTime(c, departure, latest, instance.service[start], travel)) best = -rate * out;
      for (let i: i32 = k - 1; i >= 0; i--) {
        if (worths[i] <= best || loads[i] > room) continue;
        const distance: f64 = instance.distance(list[i], c);
        const worth: f64 = worths[i] - rate * distance;
        if (worth <= best) continue;
        const minutes: f64 = instance.travel(type, list[i], c, distance);
        if (!this.isInTime(c, this.ready[i], this.latest[i], this.work[i], minutes)) continue;
        best = worth;
        travel = minutes;
        from = i;
      }
      if (best === -Infinity) continue;
      worths[k] = best + this.value[c];
      loads[k] = instance.demand[c] + (from < 0 ? 0 : loads[from]);
      this.before[k] = from;
      this.ready[k] = larger((from < 0 ? departure : this.ready[from]) + travel, instance.open[c]) + instance.service[c];
      this.latest[k] = smaller((from < 0 ? latest : this.latest[from]) + travel, instance.close[c]) + instance.service[c];
      this.work[k] = (from < 0 ? instance.service[start] : this.work[from]) + travel + instance.service[c];
      const home: f64 = instance.distance(c, end);
      const worth: f64 = worths[k] - rate * home - instance.fixedCost[type];
      if (worth <= this.most || !this.isInTime(end, this.ready[k], this.latest[k], this.work[k], instance.travel(type, c, end, home))) continue;
      this.most = worth;
      this.last = k;
    }
  }

  /** Whether a route may go on to a node, `travel` minutes away, within its window and the cap on durations. */
  @inline
  private isInTime(node: i32, ready: f64, latest: f64, work: f64, travel: f64): boolean {
    const instance = this.solution.instance;
    const arrival: f64 = larger(ready + travel, instance.open[node]);
    const close: f64 = instance.close[node];
    if (arrival > close) return false;
    return instance.level !== CAPPED || work + travel + instance.service[node] + larger(0, arrival - smaller(latest + travel, close)) <= instance.maxDuration;
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

/** Whether customers may be left out, and only hard windows, a cap on durations, vehicles that may not serve all, and loads of one kind limit routes. */
function isOrdered(instance: Instance): boolean {
  return (instance.level === WINDOWS || instance.level === CAPPED) && instance.omits && !instance.collects && !instance.loads && !instance.segregates;
}
