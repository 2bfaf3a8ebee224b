import { GeneticInstance } from './genetic-instance';
import { IdleVehicles } from './idle-vehicles';
import { PenalisedInsertion } from './penalised-insertion';
import { Population } from './population';
import { Routes } from './routes';
import { Random } from '../random';

/** Customers on a chosen route of the first parent, or of the second; of both it is their sum. */
const IN_FIRST: i32 = 1;
const IN_SECOND: i32 = 2;

/** Customers that a child inherits from its second parent at most, about. */
const MOVED: f64 = 200;
/** Customers looked at for one whom the parents serve differently. */
const TRIES: i32 = 16;

/**
 * Selective route exchange: some neighbouring routes of the first parent give way to those of the second that serve about
 * the same customers. Whoever is then served twice leaves the new routes in one child and the old ones in the other; whoever
 * is not served, or whose route finds no vehicle left, is inserted where that is cheapest; the cheaper child
 * counts. Whole routes are inherited, which are hard to come by where windows are narrow.
 *
 * @see Y. Nagata, O. Braysy and W. Dullaert, "A penalty-based edge assembly memetic algorithm for the vehicle routing problem
 *   with time windows", Computers & Operations Research 37 (2010), doi:10.1016/j.cor.2009.06.022
 */
export class RouteExchange {
  private readonly instance: GeneticInstance;
  private readonly random: Random;
  private readonly routes: Routes;
  private readonly population: Population;
  /** The parents' tours and where their routes begin in them. */
  private tourA: i32 = 0;
  private tourB: i32 = 0;
  private readonly boundsA: StaticArray<i32>;
  private readonly boundsB: StaticArray<i32>;
  private readonly typesA: StaticArray<i32>;
  private readonly typesB: StaticArray<i32>;
  private countA: i32 = 0;
  private countB: i32 = 0;
  /** The first chosen route of each. */
  private startA: i32 = 0;
  private startB: i32 = 0;
  /** Routes that the second parent gives and that the first keeps. */
  private readonly given: StaticArray<i32>;
  private readonly kept: StaticArray<i32>;
  private givenCount: i32 = 0;
  private keptCount: i32 = 0;
  /** With several depots: per customer its route in the first parent, and whether it is reached; customers in that order. */
  private readonly routeOf: StaticArray<i32>;
  private readonly seen: StaticArray<i32>;
  private readonly reached: StaticArray<i32>;
  /** Per customer: `IN_FIRST` and `IN_SECOND` added up. */
  private readonly chosen: StaticArray<i32>;
  /** Customers that neither kept nor new routes serve; behind them those whose route found no vehicle. */
  private readonly waiting: StaticArray<i32>;
  private left: i32 = 0;
  private readonly tour: StaticArray<i32>;
  private readonly bounds: StaticArray<i32>;
  private readonly types: StaticArray<i32>;
  private readonly vehicles: IdleVehicles;
  private readonly insertion: PenalisedInsertion;
  /** Per route of the child: whether it is none of the first parent's. */
  private readonly altered: StaticArray<i32>;
  private since: i32 = 0;

  constructor(routes: Routes, population: Population, random: Random) {
    const instance = routes.instance;
    this.instance = instance;
    this.random = random;
    this.routes = routes;
    this.population = population;
    this.boundsA = new StaticArray<i32>(instance.slots + 1);
    this.boundsB = new StaticArray<i32>(instance.slots + 1);
    this.typesA = new StaticArray<i32>(instance.slots);
    this.typesB = new StaticArray<i32>(instance.slots);
    this.chosen = new StaticArray<i32>(instance.n + 1);
    this.waiting = new StaticArray<i32>(instance.n);
    this.tour = new StaticArray<i32>(instance.n);
    this.bounds = new StaticArray<i32>(instance.slots + 1);
    this.types = new StaticArray<i32>(instance.slots + 1);
    this.vehicles = new IdleVehicles(routes);
    this.insertion = new PenalisedInsertion(routes);
    this.altered = new StaticArray<i32>(instance.slots + 1);
    this.given = new StaticArray<i32>(instance.slots + 1);
    this.kept = new StaticArray<i32>(instance.slots + 1);
    const around: i32 = instance.spread ? instance.n + 1 : 0;
    this.routeOf = new StaticArray<i32>(around);
    this.reached = new StaticArray<i32>(around);
    this.seen = new StaticArray<i32>(around);
  }

  /**
   * Makes the routes under search a child of the individuals at places a and b, judged at the present prices.
   * @returns the stamp after which those routes changed that are not the first parent's
   */
  run(a: i32, b: i32): i32 {
    const n: i32 = this.instance.n;
    this.tourA = a * n;
    this.tourB = b * n;
    this.countA = this.population.read(a, this.boundsA, this.typesA);
    this.countB = this.population.read(b, this.boundsB, this.typesB);
    const fewer: i32 = this.countA < this.countB ? this.countA : this.countB;
    const share: f64 = MOVED / n;
    const most: i32 = share < 1 ? i32(share * fewer) + 1 : fewer;
    const moved: i32 = most <= 1 ? 1 : 1 + this.random.below(most - 1);
    for (let c: i32 = 1; c <= n; c++) this.chosen[c] = 0;
    if (this.instance.spread) this.chooseAround(a, b, moved);
    else this.chooseStretch(moved);
    this.listLeft();
    const cost: f64 = this.child(true);
    if (this.child(false) < cost) return this.since;
    this.child(true);
    return this.since;
  }

  /** Chooses routes that follow each other round the depot. */
  private chooseStretch(moved: i32): void {
    const startA: i32 = this.random.below(this.countA);
    const startB: i32 = startA % this.countB;
    for (let k: i32 = 0; k < moved; k++) {
      this.mark(true, (startA + k) % this.countA, IN_FIRST);
      this.mark(false, (startB + k) % this.countB, IN_SECOND);
    }
    this.align(startA, startB, moved);
    this.givenCount = moved;
    for (let k: i32 = 0; k < moved; k++) this.given[k] = (this.startB + k) % this.countB;
    this.keptCount = 0;
    for (let k: i32 = moved; k < this.countA; k++) this.kept[this.keptCount++] = (this.startA + k) % this.countA;
  }

  /**
   * Chooses the first parent's routes around a customer whom the parents serve differently, and those of the second that have
   * more than half of their customers on these: routes of several depots do not follow each other round any point.
   */
  private chooseAround(a: i32, b: i32, moved: i32): void {
    const instance = this.instance;
    const n: i32 = instance.n;
    const tours = this.population.tours;
    const reached = this.reached;
    const seen = this.seen;
    for (let r: i32 = 0; r < this.countA; r++) {
      for (let k: i32 = this.boundsA[r]; k < this.boundsA[r + 1]; k++) this.routeOf[tours[this.tourA + k]] = r;
    }
    let center: i32 = 1 + this.random.below(n);
    for (let k: i32 = 0; k < TRIES && !this.population.differ(a, b, center); k++) center = 1 + this.random.below(n);
    for (let c: i32 = 1; c <= n; c++) seen[c] = 0;
    let count: i32 = 1;
    let left: i32 = moved;
    reached[0] = center;
    seen[center] = 1;
    for (let k: i32 = 0; k < count && left > 0; k++) {
      const c: i32 = reached[k];
      if (this.chosen[c] === 0) {
        this.mark(true, this.routeOf[c], IN_FIRST);
        left--;
      }
      for (let at: i32 = instance.nearStart[c]; at < instance.nearStart[c + 1]; at++) {
        const other: i32 = instance.near[at];
        if (seen[other] !== 0) continue;
        seen[other] = 1;
        reached[count++] = other;
      }
    }
    this.keptCount = 0;
    for (let r: i32 = 0; r < this.countA; r++) {
      if (this.chosen[tours[this.tourA + this.boundsA[r]]] === 0) this.kept[this.keptCount++] = r;
    }
    this.givenCount = 0;
    for (let r: i32 = 0; r < this.countB; r++) {
      if (2 * this.shared(r) <= this.boundsB[r + 1] - this.boundsB[r]) continue;
      this.given[this.givenCount++] = r;
      this.mark(false, r, IN_SECOND);
    }
  }

  /** Moves both choices round the depot while fewer customers are chosen in the first parent alone for it. */
  private align(startA: i32, startB: i32, moved: i32): void {
    const countA: i32 = this.countA;
    const countB: i32 = this.countB;
    for (;;) {
      const afterA: i32 = (startA + moved) % countA;
      const lastA: i32 = (startA + moved - 1) % countA;
      const aheadA: i32 = (startA + countA - 1) % countA;
      const afterB: i32 = (startB + moved) % countB;
      const lastB: i32 = (startB + moved - 1) % countB;
      const aheadB: i32 = (startB + countB - 1) % countB;
      const leftA: i32 = moved < countA ? this.alone(aheadA) - this.alone(lastA) : 0;
      const rightA: i32 = moved < countA ? this.alone(afterA) - this.alone(startA) : 0;
      const leftB: i32 = moved < countB ? this.shared(lastB) - this.shared(aheadB) : 0;
      const rightB: i32 = moved < countB ? this.shared(startB) - this.shared(afterB) : 0;
      let best: i32 = leftA < rightA ? leftA : rightA;
      if (leftB < best) best = leftB;
      if (rightB < best) best = rightB;
      if (best >= 0) break;
      if (leftA === best) {
        this.mark(true, lastA, -IN_FIRST);
        this.mark(true, aheadA, IN_FIRST);
        startA = aheadA;
      } else if (rightA === best) {
        this.mark(true, startA, -IN_FIRST);
        this.mark(true, afterA, IN_FIRST);
        startA = (startA + 1) % countA;
      } else if (leftB === best) {
        this.mark(false, lastB, -IN_SECOND);
        this.mark(false, aheadB, IN_SECOND);
        startB = aheadB;
      } else {
        this.mark(false, startB, -IN_SECOND);
        this.mark(false, afterB, IN_SECOND);
        startB = (startB + 1) % countB;
      }
    }
    this.startA = startA;
    this.startB = startB;
  }

  private mark(first: boolean, route: i32, value: i32): void {
    const bounds = first ? this.boundsA : this.boundsB;
    const at: i32 = first ? this.tourA : this.tourB;
    for (let k: i32 = bounds[route]; k < bounds[route + 1]; k++) this.chosen[this.population.tours[at + k]] += value;
  }

  /** Customers of a route of the first parent that are not chosen in the second. */
  private alone(route: i32): i32 {
    let count: i32 = 0;
    for (let k: i32 = this.boundsA[route]; k < this.boundsA[route + 1]; k++) {
      if (this.chosen[this.population.tours[this.tourA + k]] < IN_SECOND) count++;
    }
    return count;
  }

  /** Customers of a route of the second parent that are chosen in the first. */
  private shared(route: i32): i32 {
    let count: i32 = 0;
    for (let k: i32 = this.boundsB[route]; k < this.boundsB[route + 1]; k++) {
      if ((this.chosen[this.population.tours[this.tourB + k]] & IN_FIRST) !== 0) count++;
    }
    return count;
  }

  /**
   * Puts a child together.
   * @param whole - whether the routes of the second parent come whole, and not those that stay of the first
   * @returns its cost, penalties included
   */
  private child(whole: boolean): f64 {
    const tours = this.population.tours;
    const tour = this.tour;
    const bounds = this.bounds;
    const types = this.types;
    const chosen = this.chosen;
    const altered = this.altered;
    this.vehicles.begin();
    for (let r: i32 = 0; r < this.givenCount; r++) this.vehicles.claim(this.typesB[this.given[r]]);
    for (let r: i32 = 0; r < this.keptCount; r++) this.vehicles.claim(this.typesA[this.kept[r]]);
    let at: i32 = 0;
    let count: i32 = 0;
    let left: i32 = this.left;
    for (let r: i32 = 0; r < this.givenCount + this.keptCount; r++) {
      const given: boolean = r < this.givenCount;
      const route: i32 = given ? this.given[r] : this.kept[r - this.givenCount];
      const offset: i32 = given ? this.tourB : this.tourA;
      const from: i32 = offset + (given ? this.boundsB[route] : this.boundsA[route]);
      const to: i32 = offset + (given ? this.boundsB[route + 1] : this.boundsA[route + 1]);
      bounds[count] = at;
      for (let k: i32 = from; k < to; k++) {
        const c: i32 = tours[k];
        if (chosen[c] !== IN_SECOND || given === whole) tour[at++] = c;
      }
      if (at === bounds[count]) continue;
      const own: i32 = given ? this.typesB[route] : this.typesA[route];
      const type: i32 = this.vehicles.take(own, tour, bounds[count], at);
      if (type < 0) {
        while (at > bounds[count]) this.waiting[left++] = tour[--at];
        continue;
      }
      types[count] = type;
      altered[count] = given || type !== own || at - bounds[count] < to - from ? 1 : 0;
      count++;
    }
    bounds[count] = at;
    this.routes.take(tour, bounds, types, count);
    this.since = this.routes.stamp++;
    for (let r: i32 = 0; r < count; r++) if (altered[r] > 0) this.routes.touch(this.routes.taken[r]);
    this.insertion.run(this.waiting, left);
    return this.routes.priced();
  }

  /** Puts those of the first parent's chosen routes that the second's do not bring in a random order. */
  private listLeft(): void {
    this.left = 0;
    for (let c: i32 = 1; c <= this.instance.n; c++) if (this.chosen[c] === IN_FIRST) this.waiting[this.left++] = c;
    this.random.shuffle(this.waiting, 0, this.left);
  }
}
