import { arrayAt, instantiateKernel, type MemoryExports } from '../assembly.js';
import { newFixedPairs } from '../instance/fixed-pairs.js';
import type { Instance } from '../instance/layout.js';
import { readStatistics, writeStatistics, type OperatorUse, type OperatorExports } from '../operator-uses.js';

/** Parameters of an iteration. */
export interface Iterating {
  /** Average number of customers removed, and maximum number per route. */
  readonly averageRemoved: number;
  readonly longestString: number;
  /** Blink rate: probability that insertion skips a better position. */
  readonly blink: number;
  /** Probability that an iteration exchanges the tails of two routes instead of ruin and recreate; default 0. */
  readonly tails?: number;
  /** Probability that an iteration exchanges two shipments between two routes instead; default 0. */
  readonly pairs?: number;
  /**
   * Probability that the first customer inserted must change its route, with identical vehicles and hard limits;
   * default 0.
   */
  readonly relocation?: number;
  /**
   * Minimum share of iterations that use slack induction with greedy insertion; the others select operators by weight.
   * Default 1.
   */
  readonly leading?: number;
  /** Reaction factor of the adaptive weights, 0 to 1; default 0.1. */
  readonly reaction?: number;
  /** Whether weights use the measured time of operators, in which case runs are not reproducible; default false. */
  readonly clocked?: boolean;
  /** Whether record-to-record travel is used for acceptance instead of simulated annealing; default false. */
  readonly recordToRecord?: boolean;
  /** File URL of a kernel with additional operators, built by `roundsman strategy build`; default: none. */
  readonly module?: string;
}

/** A ruin-and-recreate search; its arrays are views of WebAssembly memory. */
export interface Kernel {
  /** Input and output of solutions: for each route its type, its number of customers, and the customers. */
  readonly exchange: Int32Array;
  /** The customers of the search; only the first `activeCount` are used. */
  readonly active: Int32Array;
  /** Idle vehicles per type. */
  readonly idle: Int32Array;
  configure(iterating: Iterating): void;
  reseed(seed: number): void;
  setActiveCount(count: number): void;
  /** Makes the first `routes` routes of `exchange` the current solution; the other active customers are unserved. */
  start(routes: number): void;
  /**
   * Inserts the unserved customers; the result is the current solution, and the best one if all customers are served.
   */
  fill(): void;
  /** Whether annealing removes a route whenever all customers are served, so that vehicles get fewer. */
  eliminate(on: boolean): void;
  /** Allows no new routes besides those that are open, until `eliminate` is called. */
  keepRoutes(): void;
  /** Anneals with a geometrically falling temperature. */
  run(iterations: number, from: number, to: number): void;
  /** Writes the best or the current routes to `exchange` and returns their number. */
  routes(best: boolean): number;
  /** Infinity before all customers were served. */
  bestCost(): number;
  cost(): number;
  absentCount(): number;
  /** Copies the statistics of all operators. */
  writeStatistics(to: Float64Array): void;
  /**
   * Aggregates the statistics of several kernels with the same operators: counts and times are summed, weights
   * averaged.
   */
  readStatistics(all: readonly Float64Array[]): OperatorUse[];
}

/** The kernel exports for passing an instance. */
export interface InstanceExports extends MemoryExports {
  reserve(bytes: number): number;
  openInstance(image: number): void;
  dropFixed(): void;
}

interface KernelExports extends InstanceExports, OperatorExports, Omit<Kernel, 'exchange' | 'active' | 'idle' | 'configure' | 'run' | 'writeStatistics' | 'readStatistics'> {
  configure(averageRemoved: number, longestString: number, blink: number, tails: number, pairs: number, relocation: number): void;
  configureSelection(leading: number, reaction: number, clocked: boolean): void;
  acceptRecordToRecord(on: boolean): void;
  createAnnealing(seed: number): void;
  anneal(iterations: number, from: number, to: number): void;
  annealingExchange(): number;
  active(): number;
  idle(): number;
}

/**
 * Copies the instance into a kernel.
 * @param drop - drops the fixed pairs in the kernel from its lists; default: those of insertion neighbours
 * @returns a function that does so with pairs that were fixed in the meantime; cheap if there are none
 */
export function openInstance(instance: Instance, exports: InstanceExports, drop = () => exports.dropFixed()): () => void {
  const { image, fixedPairs } = instance;
  const place = exports.reserve(image.length);
  new Uint8Array(exports.memory.buffer, place, image.length).set(image);
  exports.openInstance(place);
  return newFixedPairs(instance, (pairs) => {
    new Int32Array(exports.memory.buffer, place + fixedPairs.byteOffset, fixedPairs.length).set(pairs);
    drop();
  });
}

/**
 * Creates a kernel with its own memory, which contains a copy of the instance.
 * @param module - file URL of a kernel with additional operators
 * @example
 * const instance = buildInstance(problem);
 * const kernel: Kernel = createKernel(instance, context.seed);
 * const iterating: Iterating = { averageRemoved: 2, longestString: 2, blink: 0.01 };
 * kernel.configure(iterating);
 * startFrom(kernel, instance.customers, routes);
 * kernel.run(1000, 5, 0.1);
 * check(problem, readRoutes(kernel.exchange, kernel.routes(true))); // => []
 */
export function createKernel(instance: Instance, initialSeed: number, module?: string): Kernel {
  const exports = instantiateKernel(module) as KernelExports;
  const dropFixed = openInstance(instance, exports);
  exports.createAnnealing(initialSeed);
  const customers = instance.customers.length;
  const exchange = arrayAt(exports, exports.annealingExchange(), customers + instance.reloadCount + 2 * instance.slotCount);
  const active = arrayAt(exports, exports.active(), customers);
  const idle = arrayAt(exports, exports.idle(), instance.typeCount);
  return {
    get exchange() { return exchange(); },
    get active() { return active(); },
    get idle() { return idle(); },
    configure(iterating) {
      const { averageRemoved, longestString, blink, tails = 0, pairs = 0, relocation = 0, leading = 1, reaction = 0.1, clocked = false } = iterating;
      exports.configure(averageRemoved, longestString, blink, tails, pairs, relocation);
      exports.configureSelection(leading, reaction, clocked);
      exports.acceptRecordToRecord(iterating.recordToRecord === true);
    },
    reseed: (seed) => exports.reseed(seed),
    setActiveCount: (count) => exports.setActiveCount(count),
    start: (routes) => exports.start(routes),
    fill: () => exports.fill(),
    eliminate: (on) => exports.eliminate(on),
    keepRoutes: () => exports.keepRoutes(),
    run(iterations, from, to) {
      dropFixed();
      exports.anneal(iterations, from, to);
    },
    routes: (best) => exports.routes(best),
    bestCost: () => exports.bestCost(),
    cost: () => exports.cost(),
    absentCount: () => exports.absentCount(),
    writeStatistics: (to) => writeStatistics(exports, to),
    readStatistics: (all) => readStatistics(exports, all),
  };
}
