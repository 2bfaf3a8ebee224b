import { GeneticInstance } from '../../genetic/genetic-instance';
import { IdleVehicles } from '../../genetic/idle-vehicles';
import { PenalisedInsertion } from '../../genetic/penalised-insertion';
import { Population } from '../../genetic/population';
import { Routes } from '../../genetic/routes';
import { Random } from '../../random';
import { Operator } from '../operator';

/** Customers on a selected route of the first parent, or of the second; the sum if both. */
export const IN_FIRST: i32 = 1;
export const IN_SECOND: i32 = 2;

/** Approximate maximum number of customers that a child inherits from its second parent. */
const MOVED: f64 = 200;

/**
 * Creates a child of two parents: some routes of the first are replaced by routes of the second, selected by an
 * operator. Customers served twice leave the new routes in one child and the old ones in the other; customers that are
 * unserved, or whose route gets no vehicle, are inserted at their cheapest positions; the cheaper child is used. Routes
 * are inherited as a whole, because with narrow windows good routes are hard to find.
 */
export abstract class Crossover extends Operator {
  protected readonly instance: GeneticInstance;
  protected readonly random: Random;
  private readonly routes: Routes;
  protected readonly population: Population;
  /** The parents' tours, and where their routes start in them. */
  protected tourA: i32 = 0;
  protected tourB: i32 = 0;
  protected readonly boundsA: StaticArray<i32>;
  protected readonly boundsB: StaticArray<i32>;
  private readonly typesA: StaticArray<i32>;
  private readonly typesB: StaticArray<i32>;
  protected countA: i32 = 0;
  protected countB: i32 = 0;
  /** Routes that the second parent contributes and that the first keeps. */
  protected readonly given: StaticArray<i32>;
  protected readonly kept: StaticArray<i32>;
  protected givenCount: i32 = 0;
  protected keptCount: i32 = 0;
  /** Per customer: sum of `IN_FIRST` and `IN_SECOND`. */
  protected readonly chosen: StaticArray<i32>;
  /** Customers served neither by kept nor by new routes, followed by those whose route got no vehicle. */
  private readonly waiting: StaticArray<i32>;
  private left: i32 = 0;
  private readonly tour: StaticArray<i32>;
  private readonly bounds: StaticArray<i32>;
  private readonly types: StaticArray<i32>;
  private readonly vehicles: IdleVehicles;
  private readonly insertion: PenalisedInsertion;
  /** Per route of the child: whether it differs from the routes of the first parent. */
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
   * Replaces the routes under search by a child of the individuals at places a and b, evaluated at the current
   * penalties.
   * @returns the stamp after which the routes that are not from the first parent changed
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
   * Selects the routes that the first parent gives up, and lists those that the second contributes and the first keeps
   * in `given` and `kept`; their customers are marked.
   * @param moved - number of routes that the first parent gives up
   */
  protected abstract choose(a: i32, b: i32, moved: i32): void;

  /** Adds a value to the marks of a route's customers, of the first or the second parent. */
  protected mark(first: boolean, route: i32, value: i32): void {
    const bounds = first ? this.boundsA : this.boundsB;
    const at: i32 = first ? this.tourA : this.tourB;
    for (let k: i32 = bounds[route]; k < bounds[route + 1]; k++) this.chosen[this.population.tours[at + k]] += value;
  }

  /** Number of customers of a route of the second parent that are selected in the first. */
  protected shared(route: i32): i32 {
    let count: i32 = 0;
    for (let k: i32 = this.boundsB[route]; k < this.boundsB[route + 1]; k++) {
      if ((this.chosen[this.population.tours[this.tourB + k]] & IN_FIRST) !== 0) count++;
    }
    return count;
  }

  /**
   * Assembles a child.
   * @param whole - whether the routes of the second parent stay complete, rather than those kept from the first
   * @returns its cost including penalties
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

  /**
   * Lists in random order the customers of the first parent's replaced routes that the second parent's routes do not
   * serve.
   */
  private listLeft(): void {
    this.left = 0;
    for (let c: i32 = 1; c <= this.instance.n; c++) if (this.chosen[c] === IN_FIRST) this.waiting[this.left++] = c;
    this.random.shuffle(this.waiting, 0, this.left);
  }
}
