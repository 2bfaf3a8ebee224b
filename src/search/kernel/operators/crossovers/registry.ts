import { Population } from '../../genetic/population';
import { Routes } from '../../genetic/routes';
import { Random } from '../../random';
import { now } from '../clock';
import { Selection, STATISTICS } from '../selection';
import { Crossover } from './crossover';
import { NeighbouringRouteExchange } from './neighbouring-route-exchange';
import { SelectiveRouteExchange } from './selective-route-exchange';

export type MakeCrossover = (routes: Routes, population: Population, random: Random) => Crossover;

/** Children between adjustments of the weights. */
const SEGMENT: i32 = 100;

/** The built-in crossovers, more specialised ones first; the last one supports every instance. */
const own: MakeCrossover[] = [
  (routes: Routes, population: Population, random: Random): Crossover => new SelectiveRouteExchange(routes, population, random),
  (routes: Routes, population: Population, random: Random): Crossover => new NeighbouringRouteExchange(routes, population, random),
];
const guests: MakeCrossover[] = [];

/**
 * Adds a crossover to every genetic search created from now on; called when a kernel with a guest's operators is
 * loaded.
 */
export function registerCrossover(make: MakeCrossover): void { guests.push(make); }

/**
 * The crossovers of a genetic search: the first built-in one that supports the instance, and all guests' crossovers
 * that do. If there are several, each child is created by one selected by adaptive weights.
 */
export class Crossovers {
  private readonly crossovers: Crossover[];
  private readonly selection: Selection;
  private readonly random: Random;
  private used: i32 = 0;
  private uses: i32 = 0;
  private begun: f64 = 0;

  constructor(routes: Routes, population: Population, random: Random) {
    const instance = routes.instance.instance;
    let usual = own[0](routes, population, random);
    for (let k: i32 = 1; k < own.length && !usual.supports(instance); k++) usual = own[k](routes, population, random);
    const crossovers: Crossover[] = [usual];
    for (let k: i32 = 0; k < guests.length; k++) {
      const crossover = guests[k](routes, population, random);
      if (crossover.supports(instance)) crossovers.push(crossover);
    }
    this.random = random;
    this.crossovers = crossovers;
    this.selection = new Selection(crossovers.length, 0);
  }

  /** Replaces the routes under search by a child of the individuals at two places, like `Crossover.run`. */
  run(first: i32, second: i32): i32 {
    this.begun = now();
    this.used = this.count > 1 ? this.selection.draw(this.random) : 0;
    return this.crossovers[this.used].run(first, second);
  }

  /**
   * Records the outcome of the child.
   * @param gain - decrease of the best cost
   */
  note(outcome: i32, gain: f64): void {
    this.selection.note(this.used, outcome, gain, now() - this.begun, 1);
    if (++this.uses < SEGMENT) return;
    this.uses = 0;
    this.selection.adapt();
  }

  get count(): i32 {
    return this.crossovers.length;
  }

  nameOf(k: i32): string {
    return this.crossovers[k].name;
  }

  /** Address of a crossover's statistics. */
  statisticsOf(k: i32): usize {
    return changetype<usize>(this.selection.statistics) + (usize(k * STATISTICS) << 3);
  }
}
