import { instantiateKernel } from '../assembly.js';
import type { Network } from './network.js';

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

const roundings = ['none', 'nearest', 'tenth-down', 'thousandth'] as const;
const intArrays = [
  'nearCount', 'near', 'besideCount', 'beside', 'start', 'end', 'fleet', 'base', 'baseStart', 'baseMember',
] as const;
const floatArrays = [
  'double', 'x', 'y', 'demand', 'depotDistance', 'open', 'close', 'service', 'capacity', 'fixedCost', 'unitCost',
  'minutes',
] as const;
const singleArrays = ['single', 'besideIn', 'besideOut'] as const;

/** As the kernel's `Instance` numbers them: how distances are kept, and how much the schedule asks of the search. */
const KEPT = { computed: 0, single: 1, double: 2 } as const;
const LEVEL = { noTime: 0, windows: 1, capped: 2, soft: 3 } as const;

type Dimensions = Parameters<KernelExports['createInstance']>;

function dimensions(net: Network): Dimensions {
  const kept = net.matrix === null ? KEPT.computed : net.matrix instanceof Float32Array ? KEPT.single : KEPT.double;
  const level = !net.timed ? LEVEL.noTime : net.soft ? LEVEL.soft : net.capped ? LEVEL.capped : LEVEL.windows;
  return [
    net.nodeCount, net.customers.length, net.slotCount, net.typeCount, net.baseStart.length - 1, net.near.width,
    net.beside.width, kept, roundings.indexOf(net.rounding), net.symmetric, level, net.maxDuration, net.latePenalty,
  ];
}

/** The values of a terrain array; empty where the problem does not use it. */
function valuesOf(net: Network, name: (typeof intArrays | typeof floatArrays | typeof singleArrays)[number]) {
  switch (name) {
    case 'nearCount': return net.near.count;
    case 'near': return net.near.node;
    case 'besideCount': return net.beside.count;
    case 'beside': return net.beside.node;
    case 'single': return net.matrix instanceof Float32Array ? net.matrix : [];
    case 'double': return net.matrix instanceof Float64Array ? net.matrix : [];
    case 'x': case 'y': return net.matrix === null ? net[name] : [];
    case 'besideOut': return net.symmetric ? [] : net.besideOut;
    default: return net[name];
  }
}

interface KernelExports extends Omit<Kernel, 'exchange' | 'active' | 'idle' | 'configure' | 'run'> {
  readonly memory: { readonly buffer: ArrayBuffer };
  configure(averageRemoved: number, longestString: number, blink: number, tails: number, relocation: number): void;
  createInstance(
    nodes: number, customers: number, slots: number, types: number, bases: number, nearWidth: number, besideWidth: number, kept: number,
    rounding: number, symmetric: boolean, level: number, maxDuration: number, latePenalty: number,
  ): void;
  createAnnealing(seed: number): void;
  anneal(iterations: number, from: number, to: number): void;
  ints(id: number): number;
  floats(id: number): number;
  singles(id: number): number;
  annealingExchange(): number;
  active(): number;
  idle(): number;
}

/** Copies the network into the terrain of a WebAssembly kernel. */
function fillTerrain(net: Network, exports: KernelExports): void {
  const { buffer } = exports.memory;
  intArrays.forEach((name, id) => {
    const values = valuesOf(net, name);
    new Int32Array(buffer, exports.ints(id), values.length).set(values);
  });
  floatArrays.forEach((name, id) => {
    const values = valuesOf(net, name);
    new Float64Array(buffer, exports.floats(id), values.length).set(values);
  });
  singleArrays.forEach((name, id) => {
    const values = valuesOf(net, name);
    new Float32Array(buffer, exports.singles(id), values.length).set(values);
  });
}

/** A kernel with a memory of its own, which holds a copy of the network. */
export function createKernel(net: Network, initialSeed: number): Kernel {
  const exports = instantiateKernel() as KernelExports;
  exports.createInstance(...dimensions(net));
  fillTerrain(net, exports);
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
