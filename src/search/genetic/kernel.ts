import type { PlannedRoutes } from '../../model/problem.js';
import { instantiate } from '../assembly.js';
import type { Network } from '../ruin-recreate/network.js';
import { kernelBinary } from './kernel/binary.js';
import { Genetic } from './kernel/genetic.js';
import { Ground } from './kernel/ground.js';
import { layGround, type GroundPlan } from './ground-plan.js';

/** A genetic search: in plain JavaScript, or in WebAssembly over views on its memory. */
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

/** The ground of the search in plain JavaScript. */
export function groundOf(plan: GroundPlan): Ground {
  const { n, nodes, types, slots, near, capacity, maxDuration, epsilon, timed } = plan;
  const ground = new Ground(n, nodes, types, slots, near.length, capacity, maxDuration, epsilon, timed);
  for (const name of arrays) ground[name].set(plan[name]);
  return ground;
}

/** The genetic search in plain JavaScript. */
export function createPlainGenetic(net: Network, seed: number): GeneticKernel {
  const plan = layGround(net);
  const genetic = new Genetic(groundOf(plan), seed, plan.price, plan.warpPrice);
  return inNodes(plan, {
    exchange: genetic.exchange,
    setPatience: (individuals) => {
      genetic.patience = individuals;
    },
    setUnborn: (individuals) => {
      genetic.unborn = individuals;
    },
    run: (individuals) => genetic.run(individuals),
    setSurvivors: (count) => genetic.setSurvivors(count),
    immigrate: (routes) => genetic.immigrate(routes),
    best: () => genetic.best(),
    bestCost: () => genetic.bestCost,
  });
}

interface Exports extends Omit<GeneticKernel, 'exchange' | 'fits'>, Record<(typeof arrays)[number], () => number> {
  readonly memory: { readonly buffer: ArrayBuffer };
  create(
    n: number, nodes: number, types: number, slots: number, links: number, capacity: number, maxDuration: number, epsilon: number, timed: boolean,
  ): void;
  begin(seed: number, price: number, warpPrice: number): void;
  exchange(): number;
}

/** The genetic search compiled to WebAssembly, from the same source. */
export function createFastGenetic(net: Network, seed: number): GeneticKernel {
  const plan = layGround(net);
  const exports = instantiate(kernelBinary) as Exports;
  const { n, nodes, types, slots, near, capacity, maxDuration, epsilon, timed } = plan;
  exports.create(n, nodes, types, slots, near.length, capacity, maxDuration, epsilon, timed);
  for (const name of arrays) {
    const values = plan[name];
    const View = values.constructor as new (buffer: ArrayBuffer, at: number, length: number) => typeof values;
    new View(exports.memory.buffer, exports[name](), values.length).set(values);
  }
  exports.begin(seed, plan.price, plan.warpPrice);
  // Only now: the memory may have grown.
  return inNodes(plan, {
    exchange: new Int32Array(exports.memory.buffer, exports.exchange(), n + 2 * slots),
    setPatience: (individuals) => exports.setPatience(individuals),
    setUnborn: (individuals) => exports.setUnborn(individuals),
    run: (individuals) => exports.run(individuals),
    setSurvivors: (count) => exports.setSurvivors(count),
    immigrate: (routes) => exports.immigrate(routes),
    best: () => exports.best(),
    bestCost: () => exports.bestCost(),
  });
}

/** The WebAssembly kernel, or the plain one where WebAssembly is not to be had. */
export function createGenetic(net: Network, seed: number): GeneticKernel {
  try {
    return createFastGenetic(net, seed);
  } catch {
    return createPlainGenetic(net, seed);
  }
}
