import { GeneticInstance } from '../../genetic/genetic-instance';
import { IdleVehicles } from '../../genetic/idle-vehicles';
import { PenalisedInsertion } from '../../genetic/penalised-insertion';
import { Population } from '../../genetic/population';
import { Routes } from '../../genetic/routes';
import { Random } from '../../random';
import { Operator } from '../operator';

/** Customers on a chosen route of the first parent, or of the second; of both it is their sum. */
export const IN_FIRST: i32 = 1;
export const IN_SECOND: i32 = 2;

/** Customers that a child inherits from its second parent at most, about. */
const MOVED: f64 = 200;

/**
 * Makes a child of two parents: some routes of the first give way to routes of the second, which an operator chooses. Whoever is
 * then served twice leaves the new routes in one child and the old ones in the other; whoever is not served, or whose route finds
 * no vehicle left, is inserted where that is cheapest; the cheaper child counts. Whole routes are inherited, which are hard to come
 * by where windows are narrow.
 */
export abstract class Crossover extends Operator {
  protected readonly instance: GeneticInstance;
  protected readonly random: Random;
  private readonly routes: Routes;
  protected readonly population: Population;
  /** The parents' tours and where their routes begin in them. */
  protected tourA: i32 = 0;
  protected tourB: i32 = 0;
  protected readonly boundsA: StaticArray<i32>;
  protected readonly boundsB: StaticArray<i32>;
  private readonly typesA: StaticArray<i32>;
  private readonly typesB: StaticArray<i32>;
  protected countA: i32 = 0;
  protected countB: i32 = 0;
  /** Routes that the second parent gives and that the first keeps. */
  protected readonly given: StaticArray<i32>;
  protected readonly kept: StaticArray<i32>;
  protected givenCount: i32 = 0;
  protected keptCount: i32 = 0;
  /** Per customer: `IN_FIRST` and `IN_SECOND` added up. */
  protected readonly chosen: StaticArray<i32>;
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

  constructor(name: string, routes: Routes, population: Population, random: Random) {
    super(name);
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
    this.choose(a, b, moved);
    this.listLeft();
    const cost: f64 = this.child(true);
    if (this.child(false) < cost) return this.since;
    this.child(true);
    return this.since;
  }

  /**
   * Chooses the routes that the first parent gives up, and lists those that the second gives and the first keeps in `given` and
   * `kept`; their customers are marked.
   * @param moved - routes that the first parent gives up
   */
  protected abstract choose(a: i32, b: i32, moved: i32): void;

  /** Adds a value to the marks of a route's customers, of the first parent or of the second. */
  protected mark(first: boolean, route: i32, value: i32): void {
    const bounds = first ? this.boundsA : this.boundsB;
    const at: i32 = first ? this.tourA : this.tourB;
    for (let k: i32 = bounds[route]; k < bounds[route + 1]; k++) this.chosen[this.population.tours[at + k]] += value;
  }

  /** Customers of a route of the second parent that are chosen in the first. */
  protected shared(route: i32): i32 {
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
