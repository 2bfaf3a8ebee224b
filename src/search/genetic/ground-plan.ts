import { placesOf } from '../ruin-recreate/division.js';
import { nearestByMeasure, type NearestLists } from '../instance/nearest.js';
import { distance, type Network } from '../instance/layout.js';

/** Neighbours that a customer chooses; those that chose it come on top. */
const GRANULARITY = 20;
/** A depot is near a customer when no farther than its neighbour of this rank by distance. */
const DEPOT_GRANULARITY = 20;
/** What a minute of unavoidable waiting counts in choosing neighbours, against a minute of travel or of coming late. */
const WAITING = 0.2;
/** The same where waiting takes from the time that a route may last. */
const CAPPED_WAITING = 1;
/** Routes beyond those that the load fills: a share and a number. */
const SPARE_SHARE = 1.3;
const SPARE_ROUTES = 3;
/** Customers of a route at least, on average, with windows. */
const LEAST_VISITS = 2;

/** The values of a kernel's ground, and the numbers that nodes bear in it: 1 to n customers, 0 and those above n depots. */
export interface GroundPlan {
  readonly n: number;
  readonly nodes: number;
  readonly types: number;
  readonly slots: number;
  readonly slotStart: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly typeOrder: Int32Array;
  readonly nearTypes: Int32Array;
  readonly maxDuration: number;
  readonly capacity: number;
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
  readonly matrix: Float32Array;
  readonly demand: Float64Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly nearStart: Int32Array;
  readonly near: Int32Array;
  /** Node of each number; number of each node. */
  readonly nodeOf: Int32Array;
  readonly numberOf: Int32Array;
}

/**
 * Lays a network out for the genetic search: vehicles that differ in their depots only, symmetric distances, hard windows or
 * no time. O(n^2).
 * The fixed cost of a vehicle is put on its first and its last edge, half each.
 */
export function layGround(net: Network): GroundPlan {
  const n = net.customers.length;
  const depots = [...new Set([...net.start, ...net.end])];
  const nodeOf = Int32Array.of(depots[0]!, ...net.customers, ...depots.slice(1));
  const numberOf = new Int32Array(net.nodeCount);
  nodeOf.forEach((node, number) => (numberOf[node] = number));
  const demand = Float64Array.from(nodeOf.subarray(0, n + 1), (node) => net.demand[node]!);
  const matrix = costs(net, nodeOf);
  const largest = matrix.reduce((most, cost) => Math.max(most, cost), 0);
  const total = demand.reduce((sum, value) => sum + value, 0);
  const capacity = net.capacity[0]!;
  const filled = Math.ceil(total / capacity) || 1;
  const spare = Math.ceil(SPARE_SHARE * filled) + SPARE_ROUTES;
  const most = Math.min(n, net.timed ? Math.max(spare, Math.ceil(n / LEAST_VISITS)) : spare);
  const slotStart = new Int32Array(net.typeCount + 1);
  net.fleet.forEach((fleet, type) => (slotStart[type + 1] = slotStart[type]! + Math.min(fleet, most)));
  return {
    n,
    nodes: nodeOf.length,
    types: net.typeCount,
    slots: slotStart.at(-1)!,
    slotStart,
    start: net.start.map((node) => numberOf[node]!),
    end: net.end.map((node) => numberOf[node]!),
    ...vehiclesBy(net),
    maxDuration: net.maxDuration,
    capacity,
    epsilon: 1e-9 * largest,
    price: largest / demand.reduce((most, value) => Math.max(most, value), 0) || 1,
    matrix,
    demand,
    ...aroundDepots(net, depots, nodeOf.subarray(0, n + 1)),
    ...linked(net.timed ? nearInTime(net) : listedIn(net.near), net.customers, numberOf),
    ...clocks(net, nodeOf),
    nodeOf,
    numberOf,
  };
}

/** Per customer number: types of vehicles by the way from where they start and to where they end, and how many of them are near. */
function vehiclesBy(net: Network): Pick<GroundPlan, 'typeOrder' | 'nearTypes'> {
  const typeOrder = new Int32Array((net.customers.length + 1) * net.typeCount);
  const nearTypes = new Int32Array(net.customers.length + 1);
  const types = Array.from(net.start.keys());
  const { node, width, count } = net.near;
  net.customers.forEach((c, k) => {
    const way = types.map((type) => distance(net, net.start[type]!, c) + distance(net, c, net.end[type]!));
    const last = node[c * width + Math.min(DEPOT_GRANULARITY, count[c]!) - 1];
    typeOrder.set(types.toSorted((a, b) => way[a]! - way[b]!), (k + 1) * net.typeCount);
    if (net.typeCount > 1) nearTypes[k + 1] = last === undefined ? types.length : way.filter((length) => length <= 2 * distance(net, c, last)).length;
  });
  return { typeOrder, nearTypes };
}

/** Places of the numbered nodes as seen from the middle of the depots. */
function aroundDepots(net: Network, depots: readonly number[], nodeOf: Int32Array): Pick<GroundPlan, 'x' | 'y'> {
  const places = placesOf(net, (i, j) => distance(net, i, j));
  const seen = (along: Float64Array) => {
    const middle = depots.reduce((sum, depot) => sum + along[depot]!, 0) / depots.length;
    return Float64Array.from(nodeOf, (node) => along[node]! - middle);
  };
  return { x: seen(places.x), y: seen(places.y) };
}

/** Costs of all edges; those between depots are of vehicles that stay at home. */
function costs(net: Network, nodeOf: Int32Array): Float32Array {
  const nodes = nodeOf.length;
  const isDepot = (number: number) => number === 0 || number > net.customers.length;
  const matrix = new Float32Array(nodes * nodes);
  const rate = net.unitCost[0]!;
  const half = net.fixedCost[0]! / 2;
  for (let i = 0; i < nodes; i++) {
    for (let j = 0; j < nodes; j++) {
      if (i === j || (isDepot(i) && isDepot(j))) continue;
      matrix[i * nodes + j] = rate * distance(net, nodeOf[i]!, nodeOf[j]!) + (isDepot(i) || isDepot(j) ? half : 0);
    }
  }
  return matrix;
}

type Neighbours = (customer: number) => Iterable<number>;

/** The first neighbours of each row. */
function listedIn({ count, node, width }: NearestLists): Neighbours {
  return (c) => node.subarray(c * width, c * width + Math.min(GRANULARITY, count[c]!));
}

/** Those whom a vehicle may well serve next or before: by travel, unavoidable waiting and coming late. */
function nearInTime(net: Network): Neighbours {
  const { open, close, service } = net;
  const minutes = net.minutes[0]!;
  const weight = net.capped ? CAPPED_WAITING : WAITING;
  const gap = (a: number, b: number) => {
    const travel = distance(net, a, b) * minutes;
    const waiting = open[b]! - travel - service[a]! - close[a]!;
    const late = open[a]! + service[a]! + travel - close[b]!;
    return travel + weight * Math.max(0, waiting) + Math.max(0, late);
  };
  return listedIn(nearestByMeasure(net.nodeCount, net.customers, GRANULARITY, (a, b) => Math.min(gap(a, b), gap(b, a))));
}

/** The neighbours of each, made mutual. */
function linked(of: Neighbours, customers: Int32Array, numberOf: Int32Array): { nearStart: Int32Array; near: Int32Array } {
  const sets = Array.from({ length: customers.length + 1 }, () => new Set<number>());
  for (const c of customers) {
    for (const other of of(c)) {
      sets[numberOf[c]!]!.add(numberOf[other]!);
      sets[numberOf[other]!]!.add(numberOf[c]!);
    }
  }
  const nearStart = new Int32Array(customers.length + 2);
  sets.forEach((set, number) => (nearStart[number + 1] = nearStart[number]! + set.size));
  return { nearStart, near: Int32Array.from(sets.flatMap((set) => [...set])) };
}

function clocks(net: Network, nodeOf: Int32Array): Pick<GroundPlan, 'timed' | 'warpPrice' | 'travel' | 'open' | 'close' | 'service'> {
  const { timed } = net;
  const minutes = net.minutes[0]!;
  const numbers = timed ? nodeOf : nodeOf.subarray(0, 0);
  const travel = new Float64Array(numbers.length ** 2);
  numbers.forEach((a, i) => numbers.forEach((b, j) => (travel[i * numbers.length + j] = i === j ? 0 : distance(net, a, b) * minutes)));
  return {
    timed,
    warpPrice: timed && minutes > 0 ? net.unitCost[0]! / minutes || 1 : Number(timed),
    travel,
    open: Float64Array.from(numbers, (node) => Math.max(0, net.open[node]!)),
    close: Float64Array.from(numbers, (node) => net.close[node]!),
    service: Float64Array.from(numbers, (node) => net.service[node]!),
  };
}
