import { hasOneDepot, Instance, NO_TIME, SOFT } from '../instance';
import { larger, smaller, sortByKey } from '../numbers';
import { GeneticFleet } from './genetic-fleet';
import { LinkedNeighbours } from './linked-neighbours';
import { TypeOrders } from './type-orders';
import { VehicleClasses } from './vehicle-classes';

/**
 * Edges longer than this multiple of all single-customer tours count as no road: it only matters that they are far too
 * long.
 */
const NO_ROAD: f64 = 1000;
/** Travel times are capped at this multiple of the latest window end: anything longer is too late anyway. */
const HORIZONS: f64 = 1000;

/**
 * The view of an instance that the genetic search uses: customers are numbered 1..n, depots 0 and from n + 1. Distances
 * are weighted: the cost of an edge is its matrix entry times the rate of the vehicle. Half of the fixed cost is added
 * to each depot edge, so vehicles with different fixed costs have separate depots. Distances between depots are 0,
 * because only idle vehicles use those edges.
 */
export class GeneticInstance {
  /** The instance itself, indexed by nodes. */
  readonly instance: Instance;
  /** Number of customers. */
  readonly n: i32;
  readonly nodes: i32;
  /** Node of each number; number of each customer's node. */
  readonly nodeOf: StaticArray<i32>;
  readonly numberOf: StaticArray<i32>;
  /** Maximum number of open routes; those of type t are `slotStart[t]..slotStart[t + 1]`. */
  readonly slots: i32;
  readonly slotStart: StaticArray<i32>;
  readonly types: i32;
  /** Per vehicle type: the depots where it starts and ends. */
  readonly start: StaticArray<i32>;
  readonly end: StaticArray<i32>;
  /** Per type: capacity, cost per unit of weighted distance, factor for travel minutes. */
  readonly capacity: StaticArray<f64>;
  readonly rate: StaticArray<f64>;
  readonly pace: StaticArray<f64>;
  /**
   * Per type: types with equal numbers take equal times for equal routes, and from any customer to the end of the
   * route.
   */
  readonly base: StaticArray<i32>;
  readonly homeward: StaticArray<i32>;
  /** Types by the cost of a route with customer c alone: `typeOrder[c * types..(c + 1) * types)`. */
  readonly typeOrder: StaticArray<i32>;
  /** Types with a depot among the neighbours of customer c: the first `nearTypes[c]` of `depotOrder[c * types...]`. */
  readonly depotOrder: StaticArray<i32>;
  readonly nearTypes: StaticArray<i32>;
  /** Maximum duration of a route in minutes; Infinity without a cap. */
  readonly maxDuration: f64;
  /** Cost per minute of lateness; 0: windows are hard. */
  readonly latePenalty: f64;
  /** Smaller changes of cost are treated as zero. */
  readonly epsilon: f64;
  /** Initial penalties per unit of excess load and per minute of time warp. */
  readonly excessPrice: f64;
  readonly warpPrice: f64;
  /** Row-major weighted distances, and their transpose: the same array if distances are symmetric. */
  readonly matrix: StaticArray<f32>;
  readonly transposed: StaticArray<f32>;
  readonly symmetric: boolean;
  /** Whether rates differ, whether paces differ, and whether routes start or end at different nodes. */
  readonly rated: boolean;
  readonly paced: boolean;
  readonly spread: boolean;
  readonly demand: StaticArray<f64>;
  /** Units collected after all deliveries, for which each vehicle has its capacity once more; empty: none are. */
  readonly collected: StaticArray<f64>;
  /**
   * Classes of vehicles that may serve the same customers, 0: all may serve all; the class of each type, and 1 for
   * each customer that a class may not serve, `customer * classes + class`.
   */
  readonly classes: i32;
  readonly classOf: StaticArray<i32>;
  readonly misfit: StaticArray<i32>;
  /** Excess load that counts as much as a customer whose vehicle may not serve it. */
  readonly misfitLoad: f64;
  /** Positions of customers relative to the centre of all depots. */
  readonly x: StaticArray<f64>;
  readonly y: StaticArray<f64>;
  /** Neighbours of customer c: `neighbours[neighbourStart[c]..neighbourStart[c + 1])`; the relation is symmetric. */
  readonly neighbourStart: StaticArray<i32>;
  readonly neighbours: StaticArray<i32>;
  /** Whether there are windows; then minutes from node to node, windows and service times, otherwise empty. */
  readonly timed: boolean;
  readonly travel: StaticArray<f64>;
  readonly open: StaticArray<f64>;
  readonly close: StaticArray<f64>;
  readonly service: StaticArray<f64>;

  /** O(n^2) */
  constructor(instance: Instance) {
    const n: i32 = instance.customers;
    const timed = instance.level !== NO_TIME;
    const spread = !hasOneDepot(instance);
    const fleet = new GeneticFleet(instance);
    const nodeOf = nodesByNumber(instance, fleet);
    const numberOf = new StaticArray<i32>(instance.nodes);
    for (let c: i32 = 1; c <= n; c++) numberOf[nodeOf[c]] = c;
    const alone: f64 = toursAlone(instance);
    const symmetric = instance.symmetric && !instance.collects;
    const matrix = weightedDistances(instance, fleet, nodeOf, NO_ROAD * alone);
    if (instance.collects) closeWaysBack(instance, matrix, nodeOf, fleet.baseRate * alone);
    const scale: f64 = costScale(instance, fleet, matrix, alone);
    const demand = new StaticArray<f64>(n + 1);
    let most: f64 = 0;
    for (let c: i32 = 0; c <= n; c++) {
      demand[c] = instance.demand[nodeOf[c]];
      most = larger(most, demand[c]);
    }
    const classes = new VehicleClasses(instance, nodeOf);
    const orders = new TypeOrders(instance, spread);
    const linked = new LinkedNeighbours(instance, numberOf);
    this.instance = instance;
    this.n = n;
    this.nodes = nodeOf.length;
    this.nodeOf = nodeOf;
    this.numberOf = numberOf;
    this.types = instance.types;
    this.slots = fleet.slotStart[instance.types];
    this.slotStart = fleet.slotStart;
    this.start = fleet.start;
    this.end = fleet.end;
    this.capacity = instance.capacity;
    this.rate = fleet.rate;
    this.pace = fleet.pace;
    this.base = instance.base;
    this.homeward = fleet.homeward;
    this.typeOrder = orders.byCost;
    this.depotOrder = orders.byWay;
    this.nearTypes = orders.near;
    this.maxDuration = instance.maxDuration;
    this.latePenalty = timed ? instance.latePenalty : 0;
    this.epsilon = 1e-9 * scale;
    this.excessPrice = positive(scale / most);
    this.warpPrice = timed ? positive(fleet.baseRate / fleet.minutes / durationPerDistance(instance)) : 0;
    this.matrix = matrix;
    this.transposed = symmetric ? matrix : transpose(matrix, nodeOf.length);
    this.symmetric = symmetric;
    this.rated = fleet.rated;
    this.paced = fleet.paced;
    this.spread = spread;
    this.demand = demand;
    this.collected = collectedUnits(instance, nodeOf);
    this.classes = classes.count;
    this.classOf = classes.classOf;
    this.misfit = classes.misfit;
    this.misfitLoad = most > 0 ? most : 1;
    this.x = aroundDepots(instance, nodeOf, instance.x);
    this.y = aroundDepots(instance, nodeOf, instance.y);
    this.neighbourStart = linked.neighbourStart;
    this.neighbours = linked.neighbours;
    this.timed = timed;
    this.travel = timed ? travelTimes(instance, fleet, nodeOf) : new StaticArray<f64>(0);
    const open = picked(instance.open, nodeOf, timed);
    for (let v: i32 = 0; v < open.length; v++) open[v] = larger(0, open[v]);
    this.open = open;
    this.close = picked(instance.close, nodeOf, timed);
    this.service = picked(instance.service, nodeOf, timed);
  }

  /** Weighted distance from i to j. */
  distance(i: i32, j: i32): f64 {
    return this.matrix[i * this.nodes + j];
  }
}

/** The first depot, the customers, the other depots. */
function nodesByNumber(instance: Instance, fleet: GeneticFleet): StaticArray<i32> {
  const n: i32 = instance.customers;
  const nodeOf = new StaticArray<i32>(n + fleet.depots);
  nodeOf[0] = fleet.depotNode[0];
  for (let c: i32 = 1; c <= n; c++) nodeOf[c] = instance.customer[c - 1];
  for (let depot: i32 = 1; depot < fleet.depots; depot++) nodeOf[n + depot] = fleet.depotNode[depot];
  return nodeOf;
}

/** Makes ways from a collection to a delivery cost as much as all tours of single customers. */
function closeWaysBack(instance: Instance, matrix: StaticArray<f32>, nodeOf: StaticArray<i32>, cost: f64): void {
  const nodes: i32 = nodeOf.length;
  for (let i: i32 = 1; i <= instance.customers; i++) {
    for (let j: i32 = 1; j <= instance.customers; j++) if (!instance.inOrder(nodeOf[i], nodeOf[j])) matrix[i * nodes + j] = f32(cost);
  }
}

/** Per customer number, the units collected there; empty if none are anywhere. */
function collectedUnits(instance: Instance, nodeOf: StaticArray<i32>): StaticArray<f64> {
  const all = instance.details.collected;
  const result = new StaticArray<f64>(instance.collects ? instance.customers + 1 : 0);
  for (let c: i32 = 1; c < result.length; c++) result[c] = all[nodeOf[c]];
  return result;
}

/** A penalty, or 1 if there is nothing to derive one from. */
function positive(price: f64): f64 {
  return price > 0 && price < Infinity ? price : 1;
}

/** Total length of single-customer tours, estimated from the median one; Infinity if it is 0. */
function toursAlone(instance: Instance): f64 {
  const n: i32 = instance.customers;
  const length = new StaticArray<f64>(n);
  const order = new StaticArray<i32>(n);
  for (let k: i32 = 0; k < n; k++) {
    const c: i32 = instance.customer[k];
    let least: f64 = Infinity;
    for (let t: i32 = 0; t < instance.types; t++) {
      least = smaller(least, instance.distance(instance.start[t], c) + instance.distance(c, instance.end[t]));
    }
    length[k] = least;
    order[k] = k;
  }
  sortByKey(order, length, n);
  const count: f64 = n;
  const all: f64 = count * length[order[n >> 1]];
  return all > 0 ? all : Infinity;
}

/**
 * Distances at the base rate, plus half a vehicle's fixed cost on depot edges; edges between depots belong to idle
 * vehicles.
 */
function weightedDistances(instance: Instance, fleet: GeneticFleet, nodeOf: StaticArray<i32>, farthest: f64): StaticArray<f32> {
  const n: i32 = instance.customers;
  const nodes: i32 = nodeOf.length;
  const half = new StaticArray<f64>(nodes);
  half[0] = fleet.depotHalf[0];
  for (let depot: i32 = 1; depot < fleet.depots; depot++) half[n + depot] = fleet.depotHalf[depot];
  const matrix = new StaticArray<f32>(nodes * nodes);
  for (let i: i32 = 0; i < nodes; i++) {
    const depot = i === 0 || i > n;
    const from: i32 = depot ? 1 : 0;
    const to: i32 = depot ? n + 1 : nodes;
    for (let j: i32 = from; j < to; j++) {
      if (i === j) continue;
      const cost: f64 = fleet.baseRate * smaller(farthest, instance.distance(nodeOf[i], nodeOf[j])) + (depot ? half[i] : half[j]);
      matrix[i * nodes + j] = f32(cost);
    }
  }
  return matrix;
}

/**
 * Approximate upper bound on the cost of a detour: the scale of load penalties and of the smallest relevant change of
 * cost.
 */
function costScale(instance: Instance, fleet: GeneticFleet, matrix: StaticArray<f32>, alone: f64): f64 {
  let largest: f64 = 0;
  for (let k: i32 = 0; k < matrix.length; k++) largest = larger(largest, matrix[k]);
  let fixed: f64 = 0;
  for (let t: i32 = 0; t < instance.types; t++) fixed = larger(fixed, instance.fixedCost[t]);
  const driving: f64 = fleet.baseRate > 0 ? fleet.baseRate * alone : 0;
  return smaller(largest, driving + fixed / 2);
}

function transpose(matrix: StaticArray<f32>, nodes: i32): StaticArray<f32> {
  const transposed = new StaticArray<f32>(matrix.length);
  for (let i: i32 = 0; i < nodes; i++) for (let j: i32 = 0; j < nodes; j++) transposed[j * nodes + i] = matrix[i * nodes + j];
  return transposed;
}

/** Coordinates of the first depot and the customers along an axis, relative to the centre of all depots. */
function aroundDepots(instance: Instance, nodeOf: StaticArray<i32>, along: StaticArray<f64>): StaticArray<f64> {
  const seen = new StaticArray<boolean>(instance.nodes);
  let sum: f64 = 0;
  let depots: f64 = 0;
  for (let k: i32 = 0; k < 2 * instance.types; k++) {
    const depot: i32 = k < instance.types ? instance.start[k] : instance.end[k - instance.types];
    if (seen[depot]) continue;
    seen[depot] = true;
    sum += along[depot];
    depots += 1;
  }
  const result = new StaticArray<f64>(instance.customers + 1);
  for (let c: i32 = 0; c <= instance.customers; c++) result[c] = along[nodeOf[c]] - sum / depots;
  return result;
}

/** Travel minutes between numbers at pace 1, row-major. */
function travelTimes(instance: Instance, fleet: GeneticFleet, nodeOf: StaticArray<i32>): StaticArray<f64> {
  const nodes: i32 = nodeOf.length;
  let latest: f64 = 0;
  for (let v: i32 = 0; v < instance.nodes; v++) latest = larger(latest, instance.close[v]);
  let slowest: f64 = 1;
  for (let t: i32 = 0; t < instance.types; t++) slowest = smaller(slowest, fleet.pace[t]);
  const longest: f64 = instance.level === SOFT ? Infinity : (HORIZONS * (1 + latest)) / slowest;
  const travel = new StaticArray<f64>(nodes * nodes);
  for (let i: i32 = 0; i < nodes; i++) {
    for (let j: i32 = 0; j < nodes; j++) {
      if (i !== j) travel[i * nodes + j] = smaller(longest, timeBetween(instance, nodeOf[i], nodeOf[j]) * fleet.minutes);
    }
  }
  return travel;
}

/** Mean duration of a unit of distance; 1 if travel times are proportional to distances. */
function durationPerDistance(instance: Instance): f64 {
  if (!instance.timedByDuration) return 1;
  let duration: f64 = 0;
  let distance: f64 = 0;
  for (let k: i32 = 0; k < instance.customers; k++) {
    const c: i32 = instance.customer[k];
    for (let m: i32 = 0; m < instance.customers; m++) {
      duration += instance.duration[c * instance.nodes + instance.customer[m]];
      distance += instance.distance(c, instance.customer[m]);
    }
  }
  return duration > 0 && distance > 0 ? duration / distance : 1;
}

/** Duration or, if travel times are proportional to it, distance from node i to node j. */
function timeBetween(instance: Instance, i: i32, j: i32): f64 {
  return instance.timedByDuration ? instance.duration[i * instance.nodes + j] : instance.distance(i, j);
}

/** The values of each number's node; empty without time constraints. */
function picked(values: StaticArray<f64>, nodeOf: StaticArray<i32>, timed: boolean): StaticArray<f64> {
  const result = new StaticArray<f64>(timed ? nodeOf.length : 0);
  for (let v: i32 = 0; v < result.length; v++) result[v] = values[nodeOf[v]];
  return result;
}
