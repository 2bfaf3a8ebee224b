import type { PlannedRoutes } from '../../model/problem.js';
import { instantiateKernel } from '../assembly.js';
import type { Instance } from '../instance/layout.js';
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
}

interface Exports extends Omit<GeneticKernel, 'exchange' | 'fits' | 'run' | 'bestCost'>, InstanceExports {
  createGenetic(seed: number): void;
  routesOfType(type: number): number;
  geneticExchange(): number;
  geneticExchangeLength(): number;
  breed(individuals: number): void;
  geneticBestCost(): number;
}

/** Tells whether the kernel has room for each of a solution's routes. */
function fits(exports: Exports, types: number, routes: PlannedRoutes): boolean {
  const used = new Int32Array(types);
  for (const { type } of routes) used[type]!++;
  return used.every((count, type) => count <= exports.routesOfType(type));
}

/** A genetic search with a memory of its own, which holds a copy of the instance. */
export function createGenetic(instance: Instance, seed: number): GeneticKernel {
  const exports = instantiateKernel() as Exports;
  openInstance(instance, exports);
  exports.createGenetic(seed);
  return {
    // Nothing is allocated from here on, so that the memory does not grow and the view stays.
    exchange: new Int32Array(exports.memory.buffer, exports.geneticExchange(), exports.geneticExchangeLength()),
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
  };
}
