import { instantiate } from '../assembly.js';
import { kernelBinary } from './kernel/binary.js';
import { Search } from './kernel/search.js';
import { CAPPED, COMPUTED, DOUBLE, NO_TIME, SINGLE, SOFT, Terrain, WINDOWS } from './kernel/terrain.js';
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

/** Where a kernel's arrays live: typed arrays of its own, or views on WebAssembly memory. */
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

type Dimensions = ConstructorParameters<typeof Terrain>;

function dimensions(net: Network): Dimensions {
  const kept = net.matrix === null ? COMPUTED : net.matrix instanceof Float32Array ? SINGLE : DOUBLE;
  const level = !net.timed ? NO_TIME : net.soft ? SOFT : net.capped ? CAPPED : WINDOWS;
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

/** The network as the kernel in plain JavaScript reads it. */
export function createTerrain(net: Network): Terrain {
  const terrain = new Terrain(...dimensions(net));
  for (const name of [...intArrays, ...floatArrays, ...singleArrays]) terrain[name].set(valuesOf(net, name));
  return terrain;
}

/** The kernel in plain JavaScript. */
export function createPlainKernel(net: Network, seed: number): Kernel {
  const search = new Search(createTerrain(net), seed);
  const { state } = search;
  return {
    exchange: search.exchange,
    active: state.active,
    idle: state.idle,
    configure({ averageRemoved, longestString, blink, tails = 0, relocation = 0 }) {
      search.ruin.averageRemoved = averageRemoved;
      search.ruin.longestString = longestString;
      search.scanner.setBlink(blink);
      search.tails.chance = tails;
      search.recreate.relocation = relocation;
    },
    reseed: (value) => search.random.reseed(value),
    setActiveCount: (count) => {
      state.activeCount = count;
    },
    start: (routes) => search.start(routes),
    fill: () => search.fill(),
    run: (iterations, from, to) => search.run(iterations, from, to),
    routes: (best) => search.routes(best),
    bestCost: () => search.bestCost,
    cost: () => state.cost,
    absentCount: () => state.absentCount,
  };
}

interface KernelExports extends Omit<Kernel, 'exchange' | 'active' | 'idle' | 'configure'> {
  readonly memory: { readonly buffer: ArrayBuffer };
  configure(averageRemoved: number, longestString: number, blink: number, tails: number, relocation: number): void;
  create(...dimensions: Dimensions): void;
  begin(seed: number): void;
  ints(id: number): number;
  floats(id: number): number;
  singles(id: number): number;
  exchange(): number;
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

/** The kernel compiled to WebAssembly, from the same source: about twice as fast. Its memory holds a copy of the network. */
export function createFastKernel(net: Network, initialSeed: number): Kernel {
  const exports = instantiate(kernelBinary) as KernelExports;
  exports.create(...dimensions(net));
  fillTerrain(net, exports);
  exports.begin(initialSeed);
  // Only now: the memory may have grown.
  const { buffer } = exports.memory;
  const customers = net.customers.length;
  return {
    exchange: new Int32Array(buffer, exports.exchange(), customers + 2 * net.slotCount),
    active: new Int32Array(buffer, exports.active(), customers),
    idle: new Int32Array(buffer, exports.idle(), net.typeCount),
    configure: ({ averageRemoved, longestString, blink, tails = 0, relocation = 0 }) =>
      exports.configure(averageRemoved, longestString, blink, tails, relocation),
    reseed: (seed) => exports.reseed(seed),
    setActiveCount: (count) => exports.setActiveCount(count),
    start: (routes) => exports.start(routes),
    fill: () => exports.fill(),
    run: (iterations, from, to) => exports.run(iterations, from, to),
    routes: (best) => exports.routes(best),
    bestCost: () => exports.bestCost(),
    cost: () => exports.cost(),
    absentCount: () => exports.absentCount(),
  };
}

/** The WebAssembly kernel, or the plain one where WebAssembly is not to be had. */
export function createKernel(net: Network, seed: number): Kernel {
  try {
    return createFastKernel(net, seed);
  } catch {
    return createPlainKernel(net, seed);
  }
}
