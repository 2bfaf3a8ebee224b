import type { PlannedRoutes } from '../../model/problem.js';
import { arrayAt, instantiateKernel } from '../assembly.js';
import type { Instance } from '../instance/layout.js';
import { readStatistics, writeStatistics, type OperatorExports, type OperatorUse } from '../operator-uses.js';
import { openInstance, type InstanceExports } from '../ruin-recreate/kernel.js';

/** A genetic search; its arrays are views of WebAssembly memory. */
export interface GeneticKernel {
  /** Input and output of solutions: for each route its type, its number of customers, and the customers. */
  readonly exchange: Int32Array;
  /** Whether the search has room for all vehicles of a solution, per type. */
  fits(routes: PlannedRoutes): boolean;
  /** Sets the number of individuals without improvement after which a new population starts. */
  setPatience(individuals: number): void;
  /** Sets the number of random individuals with which the population starts; after a restart the default applies. */
  setRandomIndividuals(individuals: number): void;
  /** Creates a number of individuals. */
  run(individuals: number): void;
  /**
   * Sets how many individuals of a subpopulation survive a selection, within bounds: more survivors converge later, but
   * to better solutions.
   */
  setSurvivors(count: number): void;
  /** Adds the first `routes` routes of `exchange` to the population; they must fit and serve every customer. */
  immigrate(routes: number): void;
  /** Writes the best feasible routes to `exchange` and returns their number. */
  best(): number;
  /**
   * Writes an individual, selected like a parent, to `exchange` and returns the number of its routes; 0 if there is
   * none.
   */
  emigrate(): number;
  /** Infinity before a feasible solution was found. */
  bestCost(): number;
  /** Copies the statistics of all crossovers. */
  writeStatistics(to: Float64Array): void;
  /**
   * Aggregates the statistics of several kernels with the same operators: counts and times are summed, weights
   * averaged.
   */
  readStatistics(all: readonly Float64Array[]): OperatorUse[];
}

/**
 * Tunable parameters of the kernel; the defaults are those of the paper, except with windows.
 * @example
 * const settings: GeneticSettings = geneticParameters({ births: 20 });
 * const options: GeneticKernelOptions = { births: settings.births };
 * createGenetic(buildInstance(problem), context.seed, options).bestCost(); // => Infinity
 */
export interface GeneticSettings {
  /** Number of random individuals with which a population starts, unless others are given; default 100. */
  readonly firstIndividuals: number;
  /** Target fraction of feasible individuals, without and with windows; default 0.2 and 0.4. */
  readonly target: number;
  readonly timedTarget: number;
  /** Probability of repairing an infeasible child; default 0.5. */
  readonly repair: number;
  /**
   * Per subpopulation: minimum number of survivors, of births before the next selection, and of elite individuals;
   * default 25, 40 and 4.
   */
  readonly survivors: number;
  readonly births: number;
  readonly elite: number;
  /** Number of closest individuals in the diversity contribution; default 5. */
  readonly close: number;
}

/** Options for creating a genetic search. */
export interface GeneticKernelOptions extends Partial<GeneticSettings> {
  /** File URL of a kernel with additional crossovers, built by `roundsman strategy build`; default: none. */
  readonly module?: string | undefined;
}

interface Exports extends Omit<GeneticKernel, 'exchange' | 'fits' | 'run' | 'bestCost' | 'writeStatistics' | 'readStatistics'>, InstanceExports {
  configureGenetic(
    firstIndividuals: number, target: number, timedTarget: number, repair: number, survivors: number, births: number, elite: number, close: number,
  ): void;
  createGenetic(seed: number): void;
  routesOfType(type: number): number;
  geneticExchange(): number;
  geneticExchangeLength(): number;
  breed(individuals: number): void;
  dropFixedOfGenetic(): void;
  geneticBestCost(): number;
  crossoverCount(): number;
  crossoverName(k: number): number;
  crossoverStatistics(k: number): number;
}

/** Number of the crossover kind. */
const CROSSOVER = 3;

function crossoversOf(exports: Exports): OperatorExports {
  return {
    memory: exports.memory,
    operatorCount: () => exports.crossoverCount(),
    operatorName: (k) => exports.crossoverName(k),
    operatorKind: () => CROSSOVER,
    operatorStatistics: (k) => exports.crossoverStatistics(k),
  };
}

/** Whether the kernel has room for each of a solution's routes. */
function fits(exports: Exports, types: number, routes: PlannedRoutes): boolean {
  const used = new Int32Array(types);
  for (const { type } of routes) used[type]!++;
  return used.every((count, type) => count <= exports.routesOfType(type));
}

/**
 * Creates a genetic search with its own memory, which contains a copy of the instance.
 * @throws RangeError for a problem with details
 */
export function createGenetic(instance: Instance, seed: number, options: GeneticKernelOptions = {}): GeneticKernel {
  if (instance.detailed || instance.priced) throw new RangeError('the genetic search does not support a problem with details');
  const { firstIndividuals = 100, target = 0.2, timedTarget = 0.4, repair = 0.5, survivors = 25, births = 40, elite = 4, close = 5, module } = options;
  const exports = instantiateKernel(module) as Exports;
  const dropFixed = openInstance(instance, exports, () => exports.dropFixedOfGenetic());
  exports.configureGenetic(firstIndividuals, target, timedTarget, repair, survivors, births, elite, close);
  exports.createGenetic(seed);
  const exchange = arrayAt(exports, exports.geneticExchange(), exports.geneticExchangeLength());
  const crossovers = crossoversOf(exports);
  return {
    get exchange() { return exchange(); },
    fits: (routes) => fits(exports, instance.typeCount, routes),
    setPatience: (individuals) => exports.setPatience(individuals),
    setRandomIndividuals: (individuals) => exports.setRandomIndividuals(individuals),
    run(individuals) {
      dropFixed();
      exports.breed(individuals);
    },
    setSurvivors: (count) => exports.setSurvivors(count),
    immigrate: (routes) => exports.immigrate(routes),
    best: () => exports.best(),
    emigrate: () => exports.emigrate(),
    bestCost: () => exports.geneticBestCost(),
    writeStatistics: (to) => writeStatistics(crossovers, to),
    readStatistics: (all) => readStatistics(crossovers, all),
  };
}
