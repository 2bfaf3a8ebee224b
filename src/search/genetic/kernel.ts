import type { PlannedRoutes } from '../../model/problem.js';
import { instantiateKernel } from '../assembly.js';
import type { Network } from '../instance/layout.js';
import { layGround, type GroundPlan } from './ground-plan.js';

/** A genetic search; its arrays are views on WebAssembly memory. */
export interface GeneticKernel {
  /** Solutions in and out: for each route its type, its number of customers, the customers. */
  readonly exchange: Int32Array;
  /** Tells whether a solution takes no more vehicles of any type than the search has room for. */
  fits(routes: PlannedRoutes): boolean;
  /** Individuals without a better solution after which the population starts anew. */
  setPatience(individuals: number): void;
  /** Random individuals with which the population begins; those after a restart are as many as usual. */
  setUnborn(individuals: number): void;
  /** Makes a number of individuals. */
  run(individuals: number): void;
  /** Lets so many individuals of a kind survive a selection, within bounds: more converge later, and to better solutions. */
  setSurvivors(count: number): void;
  /** Adds the first `routes` routes of `exchange`, which fit and serve every customer, to the population. */
  immigrate(routes: number): void;
  /** Writes the best feasible routes to `exchange`, and returns their number. */
  best(): number;
  /** Infinity before a feasible solution was found. */
  bestCost(): number;
}

const arrays = ['slotStart', 'start', 'end', 'typeOrder', 'nearTypes', 'matrix', 'demand', 'x', 'y', 'nearStart', 'near', 'travel', 'open', 'close', 'service'] as const;

/** Translates the customers of all routes in `exchange` by a table. */
function translate(exchange: Int32Array, routes: number, table: Int32Array): void {
  let at = 0;
  for (let r = 0; r < routes; r++) {
    const end = at + 2 + exchange[at + 1]!;
    for (at += 2; at < end; at++) exchange[at] = table[exchange[at]!]!;
  }
}

/** Tells whether a solution finds a slot for each of its routes. */
function fits({ types, slotStart }: GroundPlan, routes: PlannedRoutes): boolean {
  const used = new Int32Array(types);
  for (const { type } of routes) used[type]!++;
  return used.every((count, type) => count <= slotStart[type + 1]! - slotStart[type]!);
}

/** Lets the kernel's numbers be the network's nodes outside. */
function inNodes(plan: GroundPlan, kernel: Omit<GeneticKernel, 'fits'>): GeneticKernel {
  return {
    ...kernel,
    fits: (routes) => fits(plan, routes),
    immigrate(routes) {
      translate(kernel.exchange, routes, plan.numberOf);
      kernel.immigrate(routes);
    },
    best() {
      const routes = kernel.best();
      translate(kernel.exchange, routes, plan.nodeOf);
      return routes;
    },
  };
}

/** What the kernel exports to make the genetic search's view of a problem. */
export interface GroundExports extends Record<Exclude<(typeof arrays)[number], 'start' | 'end'>, () => number> {
  readonly memory: { readonly buffer: ArrayBuffer };
  createGround(
    n: number, nodes: number, types: number, slots: number, links: number, capacity: number, maxDuration: number, epsilon: number, timed: boolean,
  ): void;
  groundStart(this: void): number;
  groundEnd(this: void): number;
}

interface Exports extends Omit<GeneticKernel, 'exchange' | 'fits' | 'run' | 'bestCost'>, GroundExports {
  createGenetic(seed: number, price: number, warpPrice: number): void;
  geneticExchange(): number;
  breed(individuals: number): void;
  geneticBestCost(): number;
}

/** Makes the kernel's view of a problem for the genetic search, in the memory of a WebAssembly module. */
export function createGround(plan: GroundPlan, exports: GroundExports): void {
  const { n, nodes, types, slots, near, capacity, maxDuration, epsilon, timed } = plan;
  exports.createGround(n, nodes, types, slots, near.length, capacity, maxDuration, epsilon, timed);
  const places = { ...exports, start: () => exports.groundStart(), end: () => exports.groundEnd() };
  for (const name of arrays) {
    const values = plan[name];
    const View = values.constructor as new (buffer: ArrayBuffer, at: number, length: number) => typeof values;
    new View(exports.memory.buffer, places[name](), values.length).set(values);
  }
}

/** A genetic search with a memory of its own. */
export function createGenetic(net: Network, seed: number): GeneticKernel {
  const plan = layGround(net);
  const exports = instantiateKernel() as Exports;
  createGround(plan, exports);
  exports.createGenetic(seed, plan.price, plan.warpPrice);
  // Only now: the memory may have grown.
  return inNodes(plan, {
    exchange: new Int32Array(exports.memory.buffer, exports.geneticExchange(), plan.n + 2 * plan.slots),
    setPatience: (individuals) => exports.setPatience(individuals),
    setUnborn: (individuals) => exports.setUnborn(individuals),
    run: (individuals) => exports.breed(individuals),
    setSurvivors: (count) => exports.setSurvivors(count),
    immigrate: (routes) => exports.immigrate(routes),
    best: () => exports.best(),
    bestCost: () => exports.geneticBestCost(),
  });
}
