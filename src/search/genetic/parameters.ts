import type { GeneticSettings } from './kernel.js';

/** What can be tuned about a genetic search. `bench/solver/EXPERIMENTS.md` has the measurements; the manifest of `hgs` cites its rows. */
export interface GeneticParameters extends GeneticSettings {
  /** Individuals without a better solution after which a new population begins; default 20000. */
  readonly patience: number;
  /** Share of the run that the initial population gets at most; default 0.2. */
  readonly seeding: number;
  /** Individuals of the initial population, and iterations of annealing per customer that each gets at most; 0, the default, chooses them by the problem. */
  readonly seeds: number;
  readonly seedIterations: number;
  /**
   * With windows, from one depot, a run is short that has fewer seconds than `shortRun`, default 40, times the square of the thousands of
   * customers: its initial population gets `shortSeeding` of it, default 0.6, and the first individual `firstShare` of that, default 0.7.
   */
  readonly shortRun: number;
  readonly shortSeeding: number;
  readonly firstShare: number;
  /** Rounds of a run, after each of which the threads compare what they found; default 100. */
  readonly rounds: number;
  /** Rounds between two migrations of the best solution to every population, and between two moves of an individual to the next; default 10 and 1. */
  readonly migration: number;
  readonly emigration: number;
  /** Up to this many customers the first populations are bred apart, and the run ends when they agree, or when it is idle; default 200. */
  readonly probeCustomers: number;
  /** Individuals for each customer without a better solution after which a population bred apart ends; default 8. */
  readonly probePatience: number;
  /** Populations in a row that end at one cost, until the run ends; default 3. */
  readonly agreeing: number;
  /**
   * The run is idle when no better solution has come for this share of the individuals that it took to find the best, default 1.5, and
   * for `idlePerCustomer` individuals for each customer, default 16.
   */
  readonly idleShare: number;
  readonly idlePerCustomer: number;
}

const DEFAULTS: GeneticParameters = {
  patience: 20_000, seeding: 0.2, seeds: 0, seedIterations: 0, shortRun: 40, shortSeeding: 0.6, firstShare: 0.7, rounds: 100, migration: 10, emigration: 1,
  probeCustomers: 200, probePatience: 8, agreeing: 3, idleShare: 1.5, idlePerCustomer: 16,
  firstIndividuals: 100, target: 0.2, timedTarget: 0.4, repair: 0.5, survivors: 25, births: 40, elite: 4, close: 5,
};

/**
 * Fills in the defaults.
 * @example
 * const parameters: GeneticParameters = geneticParameters({ births: 20 });
 * [parameters.births, parameters.elite]; // => [20, 4]
 */
export function geneticParameters(given: Partial<GeneticParameters> = {}): GeneticParameters {
  return { ...DEFAULTS, ...given };
}
