import { LocalSearch } from './local-search';
import { GeneticInstance } from './genetic-instance';
import { PenalisedInsertion } from './penalised-insertion';
import { Population } from './population';
import { Routes } from './routes';
import { GeneticSettings } from './settings';
import { larger, smaller } from '../numbers';
import { Crossovers } from '../operators/crossovers/registry';
import { BEST, IMPROVED, REJECTED, TAKEN } from '../operators/selection';
import { Random } from '../random';

/** Individuals between penalty adjustments, and tolerance of the target fraction of feasible ones. */
const ADJUSTED_EVERY: i32 = 100;
/**
 * Individuals between penalty adjustments before any feasible solution was found; every child is then repaired, too.
 */
const SEEKING_EVERY: i32 = 10;
const TOLERANCE = 0.05;
const DEARER = 1.2;
const CHEAPER = 0.85;
/** Bounds of the penalty, relative to the initial one. */
const MIN_PRICE = 0.001;
const MAX_PRICE = 10000;
/** Factor applied to the penalties while an infeasible child is repaired. */
const REPAIR_FACTOR = 10;

/**
 * Hybrid genetic search: children of two parents by exchange of routes, improved by local search at the current
 * penalties for excess load and time warp; the population restarts after many individuals without improvement.
 * Solutions are exchanged through `exchange`: for each route its type, its number of customers, and their nodes.
 *
 * @see T. Vidal, "Hybrid genetic search for the CVRP: open-source implementation and SWAP* neighborhood", Computers &
 * Operations Research 140 (2022), doi:10.1016/j.cor.2021.105643
 */
export class Genetic {
  readonly instance: GeneticInstance;
  readonly random: Random;
  private readonly routes: Routes;
  private readonly localSearch: LocalSearch;
  private readonly insertion: PenalisedInsertion;
  private readonly population: Population;
  readonly crossovers: Crossovers;
  private readonly settings: GeneticSettings;
  readonly exchange: StaticArray<i32>;
  /** Cost of the best feasible solution; Infinity before one was found. */
  bestCost: f64 = Infinity;
  private bestCount: i32 = 0;
  private readonly bestTour: StaticArray<i32>;
  private readonly bestBounds: StaticArray<i32>;
  private readonly bestTypes: StaticArray<i32>;
  /** The giant tour of the current child. */
  private readonly tour: StaticArray<i32>;
  private readonly bounds: StaticArray<i32>;
  private readonly types: StaticArray<i32>;
  private count: i32 = 0;
  /** Population slots of its parents. */
  private first: i32 = 0;
  private second: i32 = 0;
  /** Penalties per unit of excess load and per minute of time warp; target fraction of feasible individuals. */
  private price: f64;
  private warpPrice: f64;
  private readonly target: f64;
  /** Number of random individuals still to be created before crossover starts. */
  randomLeft: i32;
  /** Individuals since the last penalty adjustment, those without excess load, and those without time warp. */
  private made: i32 = 0;
  private sound: i32 = 0;
  private punctual: i32 = 0;
  /** Whether the last child was feasible, either immediately or after repair. */
  private feasible: boolean = false;
  /**
   * Best cost of this population, individuals since it was found, and the number of individuals after which the
   * population ends.
   */
  private runCost: f64 = Infinity;
  private idle: i32 = 0;
  patience: i32 = 20000;

  constructor(instance: GeneticInstance, settings: GeneticSettings, seed: i32) {
    const random = new Random(seed);
    const routes = new Routes(instance);
    this.instance = instance;
    this.settings = settings;
    this.randomLeft = settings.firstIndividuals;
    this.random = random;
    this.routes = routes;
    this.localSearch = new LocalSearch(routes, random);
    this.insertion = new PenalisedInsertion(routes);
    const population = new Population(instance, settings, random);
    this.population = population;
    this.crossovers = new Crossovers(routes, population, random);
    this.exchange = new StaticArray<i32>(instance.n + 2 * instance.slots);
    this.bestTour = new StaticArray<i32>(instance.n);
    this.bestBounds = new StaticArray<i32>(instance.slots + 1);
    this.bestTypes = new StaticArray<i32>(instance.slots);
    this.tour = new StaticArray<i32>(instance.n);
    this.bounds = new StaticArray<i32>(instance.slots + 1);
    this.types = new StaticArray<i32>(instance.slots);
    this.price = instance.excessPrice;
    this.warpPrice = instance.warpPrice;
    this.target = instance.timed ? settings.timedTarget : settings.target;
  }

  /** Creates a number of individuals. */
  run(individuals: i32): void {
    for (let k: i32 = 0; k < individuals; k++) {
      if (this.randomLeft > 0) this.makeRandom();
      else this.cross();
      if (this.idle >= this.patience) this.restart();
    }
  }

  /** Inserts all customers in a random order. */
  private makeRandom(): void {
    const n: i32 = this.instance.n;
    this.randomLeft--;
    for (let k: i32 = 0; k < n; k++) this.tour[k] = k + 1;
    this.random.shuffle(this.tour, 0, n);
    this.take(0);
    this.insertion.run(this.tour, n);
    this.improve(-1);
  }

  /** Selects two parents, different ones if possible. */
  private choose(): void {
    this.first = this.population.parent();
    this.second = this.population.parent();
    for (let k: i32 = 0; k < 8 && this.second === this.first; k++) this.second = this.population.parent();
  }

  private cross(): void {
    this.choose();
    this.routes.setPrices(this.price, this.warpPrice);
    const best = this.bestCost;
    const run = this.runCost;
    this.feasible = false;
    this.improve(this.crossovers.run(this.first, this.second));
    const outcome: i32 = this.bestCost < best ? BEST : this.runCost < run ? IMPROVED : this.feasible ? TAKEN : REJECTED;
    this.crossovers.note(outcome, best < Infinity ? best - this.bestCost : 0);
  }

  /** Loads the first `count` routes of the tour into the search. */
  private take(count: i32): void {
    this.routes.setPrices(this.price, this.warpPrice);
    this.routes.take(this.tour, this.bounds, this.types, count);
  }

  /**
   * Improves the loaded routes, adds them to the population, and repairs them with some probability if they are
   * infeasible.
   * @param since - stamp; routes changed after it are not yet locally optimal
   */
  private improve(since: i32): void {
    const routes = this.routes;
    this.localSearch.run(since);
    const better = this.addToPopulation();
    this.made++;
    let found = better;
    const excess = routes.excess();
    const warp = routes.warped();
    if (excess === 0) this.sound++;
    if (warp === 0) this.punctual++;
    if (excess + warp > 0 && (this.random.next() < this.settings.repair || this.bestCost === Infinity)) {
      routes.setPrices(this.price * REPAIR_FACTOR, this.warpPrice * REPAIR_FACTOR);
      this.localSearch.run(routes.markPenalised());
      if (routes.excess() + routes.warped() === 0) found = this.addToPopulation() || found;
    }
    this.idle = found ? 0 : this.idle + 1;
    if (this.made >= (this.bestCost === Infinity ? SEEKING_EVERY : ADJUSTED_EVERY)) this.adjust();
  }

  /** Adds the loaded solution to the population. @returns whether it is the best feasible one of this population */
  private addToPopulation(): boolean {
    const routes = this.routes;
    const excess = routes.excess();
    const warp = routes.warped();
    const cost = routes.cost();
    this.count = routes.write(this.tour, this.bounds, this.types);
    this.population.add(this.tour, this.bounds, this.types, this.count, cost, excess, this.price, warp, this.warpPrice);
    if (excess + warp > 0) return false;
    this.feasible = true;
    if (cost >= this.runCost - this.instance.epsilon) return false;
    this.runCost = cost;
    if (cost < this.bestCost - this.instance.epsilon) this.keep(cost);
    return true;
  }

  private keep(cost: f64): void {
    this.bestCost = cost;
    this.bestCount = this.count;
    for (let k: i32 = 0; k < this.instance.n; k++) this.bestTour[k] = this.tour[k];
    for (let r: i32 = 0; r <= this.count; r++) this.bestBounds[r] = this.bounds[r];
    for (let r: i32 = 0; r < this.count; r++) this.bestTypes[r] = this.types[r];
  }

  /**
   * Raises the penalties for excess load and time warp if too few individuals are feasible, lowers them if too many
   * are.
   */
  private adjust(): void {
    this.price = this.adjusted(this.price, this.instance.excessPrice, this.sound);
    if (this.instance.timed) this.warpPrice = this.adjusted(this.warpPrice, this.instance.warpPrice, this.punctual);
    this.population.reprice(this.price, this.warpPrice);
    this.made = 0;
    this.sound = 0;
    this.punctual = 0;
  }

  private adjusted(price: f64, first: f64, without: i32): f64 {
    const share: f64 = without;
    const part: f64 = share / this.made;
    if (part < this.target - TOLERANCE) return smaller(MAX_PRICE * first, price * DEARER);
    return part > this.target + TOLERANCE ? larger(MIN_PRICE * first, price * CHEAPER) : price;
  }

  /** Sets the number of survivors per subpopulation, within bounds. */
  setSurvivors(count: f64): void {
    this.population.setSurvivors(count);
  }

  private restart(): void {
    this.population.clear();
    this.randomLeft = this.settings.firstIndividuals;
    this.idle = 0;
    this.runCost = Infinity;
  }

  /**
   * Adds the `count` routes in `exchange`, which must serve every customer and need no more vehicles of a type than it
   * has slots.
   */
  immigrate(count: i32): void {
    let from: i32 = 0;
    let at: i32 = 0;
    for (let r: i32 = 0; r < count; r++) {
      const size: i32 = this.exchange[from + 1];
      this.types[r] = this.exchange[from];
      this.bounds[r] = at;
      from += 2;
      for (let k: i32 = 0; k < size; k++) this.tour[at++] = this.instance.numberOf[this.exchange[from++]];
    }
    this.bounds[count] = at;
    this.take(count);
    if (this.addToPopulation()) this.idle = 0;
  }

  /** Writes the best feasible routes to `exchange`. @returns their number */
  best(): i32 {
    return this.write(this.bestTour, 0, this.bestBounds, this.bestTypes, this.bestCount);
  }

  /**
   * Writes an individual, selected like a parent, to `exchange`. @returns the number of its routes, 0 if there is no
   * individual
   */
  emigrate(): i32 {
    const population = this.population;
    if (population.isEmpty) return 0;
    const place = population.parent();
    const count = population.read(place, this.bounds, this.types);
    return this.write(population.tours, place * this.instance.n, this.bounds, this.types, count);
  }

  /** Writes the `count` routes of a tour that starts at `from` to `exchange`. */
  private write(tour: StaticArray<i32>, from: i32, bounds: StaticArray<i32>, types: StaticArray<i32>, count: i32): i32 {
    let at: i32 = 0;
    for (let r: i32 = 0; r < count; r++) {
      this.exchange[at] = types[r];
      this.exchange[at + 1] = bounds[r + 1] - bounds[r];
      at += 2;
      for (let k: i32 = bounds[r]; k < bounds[r + 1]; k++) this.exchange[at++] = this.instance.nodeOf[tour[from + k]];
    }
    return count;
  }
}
