import type { PlannedRoutes } from '../../model/problem.js';
import { arrayAt, instantiateKernel } from '../assembly.js';
import type { Instance } from '../instance/layout.js';
import { readStatistics, writeStatistics, type OperatorExports, type OperatorUse } from '../operator-uses.js';
import { openInstance, type InstanceExports } from '../ruin-recreate/kernel.js';

/** A genetic search; its arrays are views on WebAssembly memory. */
export interface GeneticKernel {
  /** Solutions in and out: for each route its type, its number of customers, the customers. */
  readonly exchange: Int32Array;
  /** Tells whether a solution takes no more vehicles of any type than the search has room for. */
  fits(routes: PlannedRoutes): boolean;
  /** Individuals without a better solution after which a new population begins. */
  setPatience(individuals: number): void;
  /** Random individuals with which the population begins; after a restart there are as many as usual. */
  setRandomIndividuals(individuals: number): void;
  /** Makes a number of individuals. */
  run(individuals: number): void;
  /** Sets how many individuals of a kind survive a selection, within bounds: more converge later, and to better solutions. */
  setSurvivors(count: number): void;
  /** Adds the first `routes` routes of `exchange`, which fit and serve every customer, to the population. */
  immigrate(routes: number): void;
  /** Writes the best feasible routes to `exchange`, and returns their number. */
  best(): number;
  /** Writes an individual to `exchange`, selected as a parent is, and returns the number of its routes; 0 when there is none. */
  emigrate(): number;
  /** Infinity before a feasible solution was found. */
  bestCost(): number;
  /** Populations that have ended so far, and the best cost of the last of them; Infinity when it found nothing feasible. */
  ended(): number;
  endedCost(): number;
  /** Copies the statistics of all crossovers. */
  writeStatistics(to: Float64Array): void;
  /** Names the numbers of several kernels alike: counts and times added, weights averaged. */
  readStatistics(all: readonly Float64Array[]): OperatorUse[];
}

/**
 * What can be tuned within the kernel; the defaults are those of the paper, but for windows.
 * @example
 * const settings: GeneticSettings = geneticParameters({ births: 20 });
 * const options: GeneticKernelOptions = { births: settings.births };
 * createGenetic(buildInstance(problem), context.seed, options).ended(); // => 0
 */
export interface GeneticSettings {
  /** Random individuals with which a population begins, where no others are given; default 100. */
  readonly firstIndividuals: number;
  /** Share of individuals that are to be feasible, without and with windows; default 0.2 and 0.4. */
  readonly target: number;
  readonly timedTarget: number;
  /** Chance that an infeasible child is repaired; default 0.5. */
  readonly repair: number;
  /** Individuals of a kind that survive at least, are born before the next selection, and are safe by their cost; default 25, 40 and 4. */
  readonly survivors: number;
  readonly births: number;
  readonly elite: number;
  /** Nearest individuals that diversity looks at; default 5. */
  readonly close: number;
}

/** How a genetic search is made. */
export interface GeneticKernelOptions extends Partial<GeneticSettings> {
  /** File URL of a kernel with crossovers of one's own, which `roundsman strategy build` made; by default there are none. */
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
  geneticBestCost(): number;
  crossoverCount(): number;
  crossoverName(k: number): number;
  crossoverStatistics(k: number): number;
}

/** As the crossovers' kind is numbered. */
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

/** Tells whether the kernel has room for each of a solution's routes. */
function fits(exports: Exports, types: number, routes: PlannedRoutes): boolean {
  const used = new Int32Array(types);
  for (const { type } of routes) used[type]!++;
  return used.every((count, type) => count <= exports.routesOfType(type));
}

/** A genetic search with a memory of its own, which holds a copy of the instance. */
export function createGenetic(instance: Instance, seed: number, options: GeneticKernelOptions = {}): GeneticKernel {
  const { firstIndividuals = 100, target = 0.2, timedTarget = 0.4, repair = 0.5, survivors = 25, births = 40, elite = 4, close = 5, module } = options;
  const exports = instantiateKernel(module) as Exports;
  openInstance(instance, exports);
  exports.configureGenetic(firstIndividuals, target, timedTarget, repair, survivors, births, elite, close);
  exports.createGenetic(seed);
  const exchange = arrayAt(exports, exports.geneticExchange(), exports.geneticExchangeLength());
  const crossovers = crossoversOf(exports);
  return {
    get exchange() { return exchange(); },
    fits: (routes) => fits(exports, instance.typeCount, routes),
    setPatience: (individuals) => exports.setPatience(individuals),
    setRandomIndividuals: (individuals) => exports.setRandomIndividuals(individuals),
    run: (individuals) => exports.breed(individuals),
    setSurvivors: (count) => exports.setSurvivors(count),
    immigrate: (routes) => exports.immigrate(routes),
    best: () => exports.best(),
    emigrate: () => exports.emigrate(),
    bestCost: () => exports.geneticBestCost(),
    ended: () => exports.ended(),
    endedCost: () => exports.endedCost(),
    writeStatistics: (to) => writeStatistics(crossovers, to),
    readStatistics: (all) => readStatistics(crossovers, all),
  };
}
