import { placesOf } from '../parallel/decomposition.js';
import { distance, type Instance } from '../instance/layout.js';
import { geneticFleet, type GeneticFleet } from './fleet.js';
import { linkedNeighbours, type LinkedNeighbours } from './neighbours.js';

/** What is longer than this many times all tours to single customers counts as no road: only that it is far matters. */
const NO_ROAD = 1000;
/** Travel of more than this many times the latest end of a window counts as this long: it is too late anyway. */
const HORIZONS = 1000;

/**
 * The values of a kernel's `GeneticInstance`, and the numbers that nodes bear in it: 1 to n customers, 0 and those above n depots,
 * one for each place and fixed cost.
 */
export interface GeneticInstance extends GeneticFleet, LinkedNeighbours {
  readonly n: number;
  readonly nodes: number;
  readonly maxDuration: number;
  /** Price of a minute late; 0: windows are hard. */
  readonly latePenalty: number;
  /** A change of the cost below this counts as none. */
  readonly epsilon: number;
  /** First price of a unit of load above the capacity. */
  readonly price: number;
  /** First price of a minute of time warp. */
  readonly warpPrice: number;
  /** Whether there are windows; the arrays of time are empty otherwise. */
  readonly timed: boolean;
  readonly travel: Float64Array;
  readonly open: Float64Array;
  readonly close: Float64Array;
  readonly service: Float64Array;
  readonly symmetric: boolean;
  /** Weighted distances; the columns as rows, empty when they are the same. */
  readonly matrix: Float32Array;
  readonly transposed: Float32Array;
  readonly demand: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Node of each number; number of each customer. */
  readonly nodeOf: Int32Array;
  readonly numberOf: Int32Array;
}

/** Lays a network out for the genetic search; O(n^2). */
export function geneticInstance(instance: Instance): GeneticInstance {
  const n = instance.customers.length;
  const fleet = geneticFleet(instance);
  const nodeOf = Int32Array.of(fleet.depots[0]!.node, ...instance.customers, ...fleet.depots.slice(1).map(({ node }) => node));
  const numberOf = new Int32Array(instance.nodeCount);
  for (let number = 1; number <= n; number++) numberOf[nodeOf[number]!] = number;
  const demand = Float64Array.from(nodeOf.subarray(0, n + 1), (node) => instance.demand[node]!);
  const alone = toursAlone(instance);
  const matrix = weightedDistances(instance, fleet, nodeOf, NO_ROAD * alone);
  const largest = matrix.reduce((most, cost) => Math.max(most, cost), 0);
  const scale = Math.min(largest, fleet.baseRate * alone + instance.fixedCost.reduce((most, cost) => Math.max(most, cost), 0) / 2);
  return {
    n,
    nodes: nodeOf.length,
    ...fleet,
    maxDuration: instance.maxDuration,
    latePenalty: instance.timed ? instance.latePenalty : 0,
    epsilon: 1e-9 * scale,
    price: scale / demand.reduce((most, value) => Math.max(most, value), 0) || 1,
    symmetric: instance.symmetric,
    matrix,
    transposed: instance.symmetric ? new Float32Array(0) : transpose(matrix, nodeOf.length),
    demand,
    ...aroundDepots(instance, nodeOf.subarray(0, n + 1)),
    ...linkedNeighbours(instance, numberOf),
    ...clocks(instance, nodeOf, fleet),
    warpPrice: instance.timed && fleet.minutes > 0 ? fleet.baseRate / fleet.minutes || 1 : Number(instance.timed),
    nodeOf,
    numberOf,
  };
}

/** Places of the customers' numbers as seen from the middle of the depots. */
function aroundDepots(instance: Instance, nodeOf: Int32Array): Pick<GeneticInstance, 'x' | 'y'> {
  const depots = [...new Set([...instance.start, ...instance.end])];
  const places = placesOf(instance);
  const seen = (along: Float64Array) => {
    const middle = depots.reduce((sum, depot) => sum + along[depot]!, 0) / depots.length;
    return Float64Array.from(nodeOf, (node) => along[node]! - middle);
  };
  return { x: seen(places.x), y: seen(places.y) };
}

/** Distances at the base rate, with half a vehicle's fixed cost at depots; those between depots are of vehicles that stay at home. */
function weightedDistances(instance: Instance, { depots, baseRate }: GeneticFleet, nodeOf: Int32Array, farthest: number): Float32Array {
  const n = instance.customers.length;
  const nodes = nodeOf.length;
  const depotOf = (number: number) => (number === 0 ? depots[0] : number > n ? depots[number - n] : undefined);
  const matrix = new Float32Array(nodes * nodes);
  for (let i = 0; i < nodes; i++) {
    const from = depotOf(i);
    for (let j = 0; j < nodes; j++) {
      const to = depotOf(j);
      if (i === j || (from !== undefined && to !== undefined)) continue;
      matrix[i * nodes + j] = baseRate * Math.min(farthest, distance(instance, nodeOf[i]!, nodeOf[j]!)) + ((from ?? to)?.half ?? 0);
    }
  }
  return matrix;
}

function transpose(matrix: Float32Array, nodes: number): Float32Array {
  return new Float32Array(matrix.length).map((_, k) => matrix[(k % nodes) * nodes + Math.floor(k / nodes)]!);
}

/** Length of all customers' tours alone, as if all were as the middle one; Infinity when it is 0. */
function toursAlone(instance: Instance): number {
  const alone = Float64Array.from(instance.customers, (c) =>
    instance.start.reduce((least, start, t) => Math.min(least, distance(instance, start, c) + distance(instance, c, instance.end[t]!)), Infinity));
  return alone.length * alone.sort()[alone.length >> 1]! || Infinity;
}

function clocks(instance: Instance, nodeOf: Int32Array, { minutes, pace }: GeneticFleet): Pick<GeneticInstance, 'timed' | 'travel' | 'open' | 'close' | 'service'> {
  const { timed } = instance;
  const numbers = timed ? nodeOf : nodeOf.subarray(0, 0);
  const longest = instance.soft ? Infinity : (HORIZONS * (1 + instance.close.reduce((most, close) => Math.max(most, close), 0))) / pace.reduce((least, value) => Math.min(least, value), 1);
  const travel = new Float64Array(numbers.length ** 2);
  numbers.forEach((a, i) => numbers.forEach((b, j) => (travel[i * numbers.length + j] = i === j ? 0 : Math.min(longest, distance(instance, a, b) * minutes))));
  return {
    timed,
    travel,
    open: Float64Array.from(numbers, (node) => Math.max(0, instance.open[node]!)),
    close: Float64Array.from(numbers, (node) => instance.close[node]!),
    service: Float64Array.from(numbers, (node) => instance.service[node]!),
  };
}
