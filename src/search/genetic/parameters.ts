import type { GeneticSettings } from './kernel.js';

/**
 * Tunable parameters of the genetic search. `bench/solver/EXPERIMENTS.md` contains the measurements; the manifest of
 * `hgs` cites its rows.
 */
export interface GeneticParameters extends GeneticSettings {
  /** Individuals without improvement after which a new population starts; default 20000. */
  readonly patience: number;
  /**
   * Maximum share of the run for the initial population, and the same for a problem with burdens, where crossover changes
   * the fleet more than annealing; default 0.2 and 0.05.
   */
  readonly seeding: number;
  readonly burdenedSeeding: number;
  /**
   * Size of the initial population, and the maximum number of annealing iterations per customer for each individual; 0,
   * the default: chosen from the problem.
   */
  readonly seeds: number;
  readonly seedIterations: number;
  /**
   * With windows and one depot, a run is short if it has fewer seconds than `shortRun`, default 40, times the square of
   * the customers in thousands: its initial population gets `shortSeeding` of it, default 0.6, and the first individual
   * `firstShare` of that, default 0.7.
   */
  readonly shortRun: number;
  readonly shortSeeding: number;
  readonly firstShare: number;
  /** Number of rounds in a run; after each, the threads compare their solutions; default 100. */
  readonly rounds: number;
  /**
   * Rounds between migrations of the best solution to every population, and between migrations of an individual to the
   * next one; default 10 and 1.
   */
  readonly migration: number;
  readonly emigration: number;
  /** Up to this number of customers the run ends when it is idle; default 200. */
  readonly idleCustomers: number;
  /**
   * The run is idle if no improvement was found for this multiple of the individuals that it took to find the best
   * solution, default 1.5, and for `idlePerCustomer` individuals per customer, default 20.
   */
  readonly idleShare: number;
  readonly idlePerCustomer: number;
  /** Factor of both where several populations are compared, default 0.6: whether they agree tells more than waiting longer. */
  readonly idleCompared: number;
  /**
   * For a run that may end early, against the clock: maximum number of annealing iterations per customer for each
   * individual of the initial population, default 20, and of survivors per subpopulation with time constraints, default
   * 60. Without them the run would take its time, since both grow with the limit.
   */
  readonly idleSeedIterations: number;
  readonly idleSurvivors: number;
  /** Maximum length of a round of such a run, after which it may end, milliseconds; default 300. */
  readonly idleRoundMs: number;
}

const DEFAULTS: GeneticParameters = {
  patience: 20_000, seeding: 0.2, burdenedSeeding: 0.05, seeds: 0, seedIterations: 0, shortRun: 40, shortSeeding: 0.6, firstShare: 0.7, rounds: 100, migration: 10, emigration: 1,
  idleCustomers: 200, idleShare: 1.5, idlePerCustomer: 20, idleCompared: 0.6, idleSeedIterations: 20, idleSurvivors: 60, idleRoundMs: 300,
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
