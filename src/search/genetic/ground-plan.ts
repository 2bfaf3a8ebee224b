import { placesOf } from '../ruin-recreate/division.js';
import { distance, type Network } from '../ruin-recreate/network.js';

/** Neighbours that a customer chooses; those that chose it come on top. */
const GRANULARITY = 20;
/** Routes beyond those that the load fills: a share and a number. */
const SPARE_SHARE = 1.3;
const SPARE_ROUTES = 3;

/** The values of a kernel's ground, and the numbers 1 to n that customers bear in it. */
export interface GroundPlan {
  readonly n: number;
  readonly slots: number;
  readonly capacity: number;
  readonly epsilon: number;
  /** First price of a unit of load above the capacity. */
  readonly price: number;
  readonly matrix: Float32Array;
  readonly demand: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly nearStart: Int32Array;
  readonly near: Int32Array;
  /** Node of each number, the depot's at 0; number of each node. */
  readonly nodeOf: Int32Array;
  readonly numberOf: Int32Array;
}

/**
 * Lays a network of one depot and one type of vehicle without time out for the genetic search. O(n^2).
 * The fixed cost of a vehicle is put on its first and its last edge, half each.
 */
export function layGround(net: Network): GroundPlan {
  const n = net.customers.length;
  const depot = net.start[0]!;
  const nodeOf = Int32Array.of(depot, ...net.customers);
  const numberOf = new Int32Array(net.nodeCount);
  nodeOf.forEach((node, number) => (numberOf[node] = number));
  const demand = Float64Array.from(nodeOf, (node) => net.demand[node]!);
  const matrix = costs(net, nodeOf);
  const largest = matrix.reduce((most, cost) => Math.max(most, cost), 0);
  const total = demand.reduce((sum, value) => sum + value, 0);
  const capacity = net.capacity[0]!;
  const filled = Math.ceil(total / capacity) || 1;
  const places = placesOf(net, (i, j) => distance(net, i, j));
  return {
    n,
    slots: Math.min(net.slotCount, Math.ceil(SPARE_SHARE * filled) + SPARE_ROUTES),
    capacity,
    epsilon: 1e-9 * largest,
    price: largest / demand.reduce((most, value) => Math.max(most, value), 0) || 1,
    matrix,
    demand,
    x: Float64Array.from(nodeOf, (node) => places.x[node]! - places.x[depot]!),
    y: Float64Array.from(nodeOf, (node) => places.y[node]! - places.y[depot]!),
    ...neighbours(net, nodeOf, numberOf),
    nodeOf,
    numberOf,
  };
}

function costs(net: Network, nodeOf: Int32Array): Float32Array {
  const nodes = nodeOf.length;
  const matrix = new Float32Array(nodes * nodes);
  const rate = net.unitCost[0]!;
  const half = net.fixedCost[0]! / 2;
  for (let i = 0; i < nodes; i++) {
    for (let j = 0; j < nodes; j++) {
      if (i === j) continue;
      matrix[i * nodes + j] = rate * distance(net, nodeOf[i]!, nodeOf[j]!) + (i === 0 || j === 0 ? half : 0);
    }
  }
  return matrix;
}

/** The nearest customers of each, made mutual. */
function neighbours(net: Network, nodeOf: Int32Array, numberOf: Int32Array): { nearStart: Int32Array; near: Int32Array } {
  const { count, node, width } = net.near;
  const sets = Array.from(nodeOf, () => new Set<number>());
  for (const c of net.customers) {
    for (const other of node.subarray(c * width, c * width + Math.min(GRANULARITY, count[c]!))) {
      sets[numberOf[c]!]!.add(numberOf[other]!);
      sets[numberOf[other]!]!.add(numberOf[c]!);
    }
  }
  const nearStart = new Int32Array(nodeOf.length + 1);
  sets.forEach((set, number) => (nearStart[number + 1] = nearStart[number]! + set.size));
  return { nearStart, near: Int32Array.from(sets.flatMap((set) => [...set])) };
}
