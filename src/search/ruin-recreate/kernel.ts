import { arrayAt, instantiateKernel, type MemoryExports } from '../assembly.js';
import type { Instance } from '../instance/layout.js';
import { readStatistics, writeStatistics, type OperatorUse, type OperatorExports } from '../operator-uses.js';

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
  /** Share of the iterations of slack induction with greedy insertion, at least; the others select operators by weight. Default 1. */
  readonly leading?: number;
  /** How far weights follow what operators have brought lately, 0 to 1; default 0.1. */
  readonly reaction?: number;
  /** Whether weights count the time that operators take by the clock, so that runs are not reproducible; default false. */
  readonly clocked?: boolean;
  /** Whether record-to-record travel accepts solutions instead of simulated annealing; default false. */
  readonly recordToRecord?: boolean;
  /** File URL of a kernel with further operators, which `roundsman strategy build` made; by default there are none. */
  readonly module?: string;
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
  /** Copies the statistics of all operators. */
  writeStatistics(to: Float64Array): void;
  /** Names the numbers of several kernels alike: counts and times added, weights averaged. */
  readStatistics(all: readonly Float64Array[]): OperatorUse[];
}

/** What the kernel exports to be given an instance. */
export interface InstanceExports extends MemoryExports {
  reserve(bytes: number): number;
  openInstance(image: number): void;
}

interface KernelExports extends InstanceExports, OperatorExports, Omit<Kernel, 'exchange' | 'active' | 'idle' | 'configure' | 'run' | 'writeStatistics' | 'readStatistics'> {
  configure(averageRemoved: number, longestString: number, blink: number, tails: number, relocation: number): void;
  configureSelection(leading: number, reaction: number, clocked: boolean): void;
  acceptRecordToRecord(on: boolean): void;
  createAnnealing(seed: number): void;
  anneal(iterations: number, from: number, to: number): void;
  annealingExchange(): number;
  active(): number;
  idle(): number;
}

/** Gives a kernel its own copy of the instance. */
export function openInstance({ image }: Instance, exports: InstanceExports): void {
  const place = exports.reserve(image.length);
  new Uint8Array(exports.memory.buffer, place, image.length).set(image);
  exports.openInstance(place);
}

/**
 * A kernel with a memory of its own, which holds a copy of the network.
 * @param module - file URL of a kernel with further operators
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
  openInstance(instance, exports);
  exports.createAnnealing(initialSeed);
  const customers = instance.customers.length;
  const exchange = arrayAt(exports, exports.annealingExchange(), customers + 2 * instance.slotCount);
  const active = arrayAt(exports, exports.active(), customers);
  const idle = arrayAt(exports, exports.idle(), instance.typeCount);
  return {
    get exchange() { return exchange(); },
    get active() { return active(); },
    get idle() { return idle(); },
    configure(iterating) {
      const { averageRemoved, longestString, blink, tails = 0, relocation = 0, leading = 1, reaction = 0.1, clocked = false } = iterating;
      exports.configure(averageRemoved, longestString, blink, tails, relocation);
      exports.configureSelection(leading, reaction, clocked);
      exports.acceptRecordToRecord(iterating.recordToRecord === true);
    },
    reseed: (seed) => exports.reseed(seed),
    setActiveCount: (count) => exports.setActiveCount(count),
    start: (routes) => exports.start(routes),
    fill: () => exports.fill(),
    run: (iterations, from, to) => exports.anneal(iterations, from, to),
    routes: (best) => exports.routes(best),
    bestCost: () => exports.bestCost(),
    cost: () => exports.cost(),
    absentCount: () => exports.absentCount(),
    writeStatistics: (to) => writeStatistics(exports, to),
    readStatistics: (all) => readStatistics(exports, all),
  };
}
