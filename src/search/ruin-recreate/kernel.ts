import { instantiateKernel } from '../assembly.js';
import type { Network } from '../instance/layout.js';

/** How an iteration changes the solution. */
export interface Iterating {
  /** Customers removed on average, and at most from one route. */
  readonly averageRemoved: number;
  readonly longestString: number;
  /** Chance that insertion passes a better position over. */
  readonly blink: number;
  /** Chance that an iteration exchanges the ends of two routes instead of ruin and recreate; default 0. */
  readonly tails?: number;
  /**
   * Chance that the first customer inserted must go to another route than it was taken from, with like vehicles and hard
   * limits; default 0.
   */
  readonly relocation?: number;
}

/** One search by ruin and recreate; its arrays are views on WebAssembly memory. */
export interface Kernel {
  /** Solutions in and out: for each route its type, its number of customers, the customers. */
  readonly exchange: Int32Array;
  /** The customers of the search; the first `activeCount` count. */
  readonly active: Int32Array;
  /** Vehicles per type that are not in use. */
  readonly idle: Int32Array;
  configure(iterating: Iterating): void;
  reseed(seed: number): void;
  setActiveCount(count: number): void;
  /** Takes the first `routes` routes of `exchange` as current solution; the other active customers wait. */
  start(routes: number): void;
  /** Inserts the waiting customers; the result is the current solution, and the best when nobody is left out. */
  fill(): void;
  /** Anneals while the temperature falls geometrically. */
  run(iterations: number, from: number, to: number): void;
  /** Writes the best or the current routes to `exchange` and returns their number. */
  routes(best: boolean): number;
  /** Infinity before every customer was served. */
  bestCost(): number;
  cost(): number;
  absentCount(): number;
}

/** What the kernel exports to be given an instance. */
export interface InstanceExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserve(bytes: number): number;
  openInstance(image: number): void;
}

interface KernelExports extends InstanceExports, Omit<Kernel, 'exchange' | 'active' | 'idle' | 'configure' | 'run'> {
  configure(averageRemoved: number, longestString: number, blink: number, tails: number, relocation: number): void;
  createAnnealing(seed: number): void;
  anneal(iterations: number, from: number, to: number): void;
  annealingExchange(): number;
  active(): number;
  idle(): number;
}

/** Gives a kernel its own copy of the instance. */
export function openInstance({ image }: Network, exports: InstanceExports): void {
  const place = exports.reserve(image.length);
  new Uint8Array(exports.memory.buffer, place, image.length).set(image);
  exports.openInstance(place);
}

/** A kernel with a memory of its own, which holds a copy of the network. */
export function createKernel(net: Network, initialSeed: number): Kernel {
  const exports = instantiateKernel() as KernelExports;
  openInstance(net, exports);
  exports.createAnnealing(initialSeed);
  // Only now: the memory may have grown.
  const { buffer } = exports.memory;
  const customers = net.customers.length;
  return {
    exchange: new Int32Array(buffer, exports.annealingExchange(), customers + 2 * net.slotCount),
    active: new Int32Array(buffer, exports.active(), customers),
    idle: new Int32Array(buffer, exports.idle(), net.typeCount),
    configure: ({ averageRemoved, longestString, blink, tails = 0, relocation = 0 }) =>
      exports.configure(averageRemoved, longestString, blink, tails, relocation),
    reseed: (seed) => exports.reseed(seed),
    setActiveCount: (count) => exports.setActiveCount(count),
    start: (routes) => exports.start(routes),
    fill: () => exports.fill(),
    run: (iterations, from, to) => exports.anneal(iterations, from, to),
    routes: (best) => exports.routes(best),
    bestCost: () => exports.bestCost(),
    cost: () => exports.cost(),
    absentCount: () => exports.absentCount(),
  };
}
