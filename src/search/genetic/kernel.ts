import type { PlannedRoutes } from '../../model/problem.js';
import { instantiateKernel } from '../assembly.js';
import type { Instance } from '../instance/layout.js';
import { geneticInstance, type GeneticInstance } from './genetic-instance.js';

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
  /** Lets `count` individuals of a kind survive a selection, within bounds: more converge later, and to better solutions. */
  setSurvivors(count: number): void;
  /** Adds the first `routes` routes of `exchange`, which fit and serve every customer, to the population. */
  immigrate(routes: number): void;
  /** Writes the best feasible routes to `exchange`, and returns their number. */
  best(): number;
  /** Infinity before a feasible solution was found. */
  bestCost(): number;
  /** Populations that have ended so far, and the best cost of the last of them; Infinity when it found nothing feasible. */
  ended(): number;
  endedCost(): number;
}

const arrays = [
  'slotStart', 'start', 'end', 'capacity', 'rate', 'pace', 'shift', 'homeward', 'typeOrder', 'depotOrder', 'nearTypes', 'matrix', 'transposed', 'demand',
  'x', 'y', 'nearStart', 'near', 'travel', 'open', 'close', 'service',
] as const;

/** Translates the customers of all routes in `exchange` by a table. */
function translate(exchange: Int32Array, routes: number, table: Int32Array): void {
  let at = 0;
  for (let r = 0; r < routes; r++) {
    const end = at + 2 + exchange[at + 1]!;
    for (at += 2; at < end; at++) exchange[at] = table[exchange[at]!]!;
  }
}

/** Tells whether a solution finds a slot for each of its routes. */
function fits({ types, slotStart }: GeneticInstance, routes: PlannedRoutes): boolean {
  const used = new Int32Array(types);
  for (const { type } of routes) used[type]!++;
  return used.every((count, type) => count <= slotStart[type + 1]! - slotStart[type]!);
}

/** Lets the kernel's numbers be the network's nodes outside. */
function inNodes(instance: GeneticInstance, kernel: Omit<GeneticKernel, 'fits'>): GeneticKernel {
  return {
    ...kernel,
    fits: (routes) => fits(instance, routes),
    immigrate(routes) {
      translate(kernel.exchange, routes, instance.numberOf);
      kernel.immigrate(routes);
    },
    best() {
      const routes = kernel.best();
      translate(kernel.exchange, routes, instance.nodeOf);
      return routes;
    },
  };
}

/** What the kernel exports to make the genetic search's view of a problem. */
export interface GeneticInstanceExports extends Record<Exclude<(typeof arrays)[number], 'start' | 'end'>, () => number> {
  readonly memory: { readonly buffer: ArrayBuffer };
  createGeneticInstance(
    n: number, nodes: number, types: number, slots: number, links: number, maxDuration: number, latePenalty: number, epsilon: number, timed: boolean,
    symmetric: boolean, rated: boolean, paced: boolean, spread: boolean,
  ): void;
  readonly geneticStart: () => number;
  readonly geneticEnd: () => number;
}

interface Exports extends Omit<GeneticKernel, 'exchange' | 'fits' | 'run' | 'bestCost'>, GeneticInstanceExports {
  createGenetic(seed: number, price: number, warpPrice: number): void;
  geneticExchange(): number;
  breed(individuals: number): void;
  geneticBestCost(): number;
}

/** Makes the kernel's view of a problem for the genetic search, in the memory of a WebAssembly module. */
export function createGeneticInstance(instance: GeneticInstance, exports: GeneticInstanceExports): void {
  const { n, nodes, types, slots, near, maxDuration, latePenalty, epsilon, timed, symmetric, rated, paced, spread } = instance;
  exports.createGeneticInstance(n, nodes, types, slots, near.length, maxDuration, latePenalty, epsilon, timed, symmetric, rated, paced, spread);
  const places = { ...exports, start: exports.geneticStart, end: exports.geneticEnd };
  for (const name of arrays) {
    const values = instance[name];
    const View = values.constructor as new (buffer: ArrayBuffer, at: number, length: number) => typeof values;
    new View(exports.memory.buffer, places[name](), values.length).set(values);
  }
}

/** A genetic search with a memory of its own. */
export function createGenetic(net: Instance, seed: number): GeneticKernel {
  const instance = geneticInstance(net);
  const exports = instantiateKernel() as Exports;
  createGeneticInstance(instance, exports);
  exports.createGenetic(seed, instance.price, instance.warpPrice);
  // Only now: the memory may have grown.
  return inNodes(instance, {
    exchange: new Int32Array(exports.memory.buffer, exports.geneticExchange(), instance.n + 2 * instance.slots),
    setPatience: (individuals) => exports.setPatience(individuals),
    setRandomIndividuals: (individuals) => exports.setRandomIndividuals(individuals),
    run: (individuals) => exports.breed(individuals),
    setSurvivors: (count) => exports.setSurvivors(count),
    immigrate: (routes) => exports.immigrate(routes),
    best: () => exports.best(),
    bestCost: () => exports.geneticBestCost(),
    ended: () => exports.ended(),
    endedCost: () => exports.endedCost(),
  });
}
