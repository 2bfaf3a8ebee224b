import type { Problem, Rounding } from '../../model/problem.js';
import { nearestByMeasure, nearestByPosition, type NearestLists } from './nearest.js';

/** Above this many nodes distances between positions are computed when asked for. */
const MATRIX_NODES = 2_500;
/** Neighbours kept for ruins; strings of several routes must be reachable. */
const RUIN_WIDTH = 100;
/** Neighbours beside which a customer may be inserted. */
const INSERTION_WIDTH = 40;
/**
 * The same where windows order long routes: a vehicle carries so many customers that most near ones are visited at quite
 * another time.
 */
const LONG_ROUTE_WIDTH = 64;
const LONG_ROUTE = 30;
/** Part of the model's tolerance (1e-6 + 1e-9 relative) that the search allows itself. */
const TOLERANCE = 5e-7;
const RELATIVE_TOLERANCE = 5e-10;

/** A limit with the slack that the search may use, well inside the checker's tolerance. */
export function relaxed(limit: number): number {
  return limit + TOLERANCE + Math.abs(limit) * RELATIVE_TOLERANCE;
}

/**
 * What the search reads in its inner loops, derived once from a problem: plain data in shared memory, so that threads
 * use one copy. Nothing in it is written after it was made.
 */
export interface Network {
  readonly nodeCount: number;
  readonly customers: Int32Array;
  /** Row-major distances in a unit of their own (costs and minutes count it), or null when they are computed from `x` and `y`. */
  readonly matrix: Float32Array | Float64Array | null;
  /** The matrix counts distances in units of 1 / scale. */
  readonly scale: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly rounding: Rounding;
  readonly symmetric: boolean;
  readonly demand: Float64Array;
  /** Distance of each customer from the nearest depot. */
  readonly depotDistance: Float64Array;
  /** Nearest customers by distance: where ruins spread. */
  readonly near: NearestLists;
  /** Nearest customers that can stand beside the customer at all: where it may be inserted. */
  readonly beside: NearestLists;
  /** Distances along `beside`: from the listed customer to the row's, and from the row's to the listed one. */
  readonly besideIn: Float64Array;
  readonly besideOut: Float64Array;
  /** Per type. */
  readonly typeCount: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly capacity: Float64Array;
  readonly fixedCost: Float64Array;
  readonly unitCost: Float64Array;
  readonly minutes: Float64Array;
  readonly fleet: Int32Array;
  /** Types that differ in capacity and costs only share a base: `baseMember[baseStart[b]..baseStart[b + 1])`, by capacity. */
  readonly base: Int32Array;
  readonly baseStart: Int32Array;
  readonly baseMember: Int32Array;
  /** Routes that can be open at once. */
  readonly slotCount: number;
  /** False without the time dimension, or when its limits cannot bind. */
  readonly timed: boolean;
  readonly soft: boolean;
  readonly capped: boolean;
  /** Per node; `close` with the search's tolerance in hard mode. */
  readonly open: Float64Array;
  readonly close: Float64Array;
  readonly service: Float64Array;
  readonly maxDuration: number;
  readonly latePenalty: number;
}

/** Rounds a Euclidean distance as its family does. */
export function rounded(distance: number, rounding: Rounding): number {
  if (rounding === 'nearest') return Math.floor(distance + 0.5);
  if (rounding === 'tenth-down') return Math.floor(10 * distance) / 10;
  if (rounding === 'thousandth') return Math.round(1000 * distance) / 1000;
  return distance;
}

/** Distance from node i to node j. */
export function distance(net: Network, i: number, j: number): number {
  if (net.matrix !== null) return net.matrix[i * net.nodeCount + j]!;
  const dx = net.x[i]! - net.x[j]!;
  const dy = net.y[i]! - net.y[j]!;
  return rounded(Math.sqrt(dx * dx + dy * dy), net.rounding);
}

const floats = (length: number) => new Float64Array(new SharedArrayBuffer(8 * length));
const integers = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length));

function sharedFloats(values: ArrayLike<number>): Float64Array {
  const copy = floats(values.length);
  copy.set(values);
  return copy;
}

function sharedIntegers(values: ArrayLike<number>): Int32Array {
  const copy = integers(values.length);
  copy.set(values);
  return copy;
}

/** Derives the search's view of a problem; O(n^2) with a matrix, about O(n) from positions above 2,500 nodes. */
export function buildNetwork(problem: Problem): Network {
  const n = problem.nodeCount;
  const time = problem.time;
  const { distances, vehicleTypes: types } = problem;
  const positions = distances.kind === 'positions' ? distances : null;
  const x = sharedFloats(positions?.x ?? []);
  const y = sharedFloats(positions?.y ?? []);
  const rounding = positions?.rounding ?? 'none';
  const { matrix, scale } = denseDistances(problem);
  const symmetric = positions !== null || isSymmetric(matrix!, n);
  const bases = groupBases(problem);
  const view = {
    nodeCount: n,
    customers: sharedIntegers(problem.customers),
    matrix, scale, x, y, rounding, symmetric,
    demand: sharedFloats(problem.demand),
    typeCount: types.length,
    start: sharedIntegers(types.map((type) => type.start)),
    end: sharedIntegers(types.map((type) => type.end)),
    capacity: sharedFloats(types.map((type) => relaxed(type.capacity))),
    fixedCost: sharedFloats(types.map((type) => type.fixedCost)),
    unitCost: sharedFloats(types.map((type) => type.unitCost / scale)),
    minutes: sharedFloats(types.map((type) => (time === null ? 0 : type.minutesPerDistance / scale))),
    fleet: sharedIntegers(types.map((type) => type.vehicles.length)),
    ...bases,
    slotCount: Math.min(problem.vehicleCount, problem.customers.length),
    timed: time !== null,
    soft: time !== null && time.latePenalty > 0,
    capped: time !== null && time.maxDuration < Infinity,
    open: sharedFloats(time?.open ?? []),
    close: sharedFloats(time === null ? [] : Array.from(time.close, (close) => (time.latePenalty > 0 ? close : relaxed(close)))),
    service: sharedFloats(time?.service ?? []),
    maxDuration: time === null ? Infinity : relaxed(time.maxDuration),
    latePenalty: time?.latePenalty ?? 0,
  };
  const between = (i: number, j: number) => distance(view as unknown as Network, i, j);
  return { ...view, ...neighbourhoods(problem, view, between), depotDistance: depotDistances(problem, between) };
}

/** Factors by which distances are tried to become whole numbers. */
const SCALES = [1, 10, 1000];
/** Whole numbers below this are exact in 32-bit floats. */
const SINGLE_LIMIT = 2 ** 24;

/**
 * All distances, in units of 1 / scale: in 32-bit floats when these are exact, or when distances only cost, in which case
 * their last digits do not matter to a search. Null when they are to be computed.
 */
function denseDistances(problem: Problem): { matrix: Float32Array | Float64Array | null; scale: number } {
  const n = problem.nodeCount;
  const { distances } = problem;
  if (distances.kind === 'positions' && n > MATRIX_NODES) return { matrix: null, scale: 1 };
  const dense = floats(n * n);
  if (distances.kind === 'matrix') dense.set(distances.matrix);
  else {
    const { x, y, rounding } = distances;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) dense[i * n + j] = rounded(Math.sqrt((x[i]! - x[j]!) ** 2 + (y[i]! - y[j]!) ** 2), rounding);
    }
  }
  for (let i = 0; i < n; i++) dense[i * n + i] = 0;
  const exact = (scale: number) => dense.every((d) => {
    const whole = Math.round(d * scale);
    return whole < SINGLE_LIMIT && Math.abs(d * scale - whole) <= 1e-9 * (1 + whole);
  });
  const scale = problem.time === null ? 1 : SCALES.find(exact);
  if (scale === undefined) return { matrix: dense, scale: 1 };
  const single = new Float32Array(new SharedArrayBuffer(4 * n * n));
  for (let k = 0; k < n * n; k++) single[k] = problem.time === null ? dense[k]! : Math.round(dense[k]! * scale);
  return { matrix: single, scale };
}

function isSymmetric(matrix: Float32Array | Float64Array, n: number): boolean {
  for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) if (matrix[i * n + j] !== matrix[j * n + i]) return false;
  return true;
}

function groupBases(problem: Problem) {
  const groups = new Map<string, number[]>();
  problem.vehicleTypes.forEach((type, t) => {
    const key = `${type.start} ${type.end} ${type.minutesPerDistance}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [t]);
    else group.push(t);
  });
  const base = integers(problem.vehicleTypes.length);
  const baseStart = integers(groups.size + 1);
  const baseMember = integers(problem.vehicleTypes.length);
  let next = 0;
  let index = 0;
  for (const group of groups.values()) {
    group.sort((a, b) => problem.vehicleTypes[a]!.capacity - problem.vehicleTypes[b]!.capacity || a - b);
    for (const t of group) {
      base[t] = index;
      baseMember[next++] = t;
    }
    baseStart[++index] = next;
  }
  return { base, baseStart, baseMember };
}

function depotDistances(problem: Problem, between: (i: number, j: number) => number): Float64Array {
  const depots = new Set(problem.vehicleTypes.flatMap((type) => [type.start, type.end]));
  const result = floats(problem.nodeCount);
  for (const c of problem.customers) {
    let least = Infinity;
    for (const depot of depots) least = Math.min(least, between(depot, c));
    result[c] = least;
  }
  return result;
}

type Between = (i: number, j: number) => number;

function neighbourhoods(
  problem: Problem, view: Omit<Network, 'near' | 'beside' | 'besideIn' | 'besideOut' | 'depotDistance'>, between: Between,
) {
  const { customers, nodeCount: n } = problem;
  const others = Math.max(0, customers.length - 1);
  const lists = (width: number) =>
    view.matrix === null
      ? nearestByPosition(n, customers, width, view.x, view.y)
      : nearestByMeasure(n, customers, width, view.symmetric ? between : (a, b) => between(a, b) + between(b, a));
  const width = Math.min(insertionWidth(problem), others);
  const inBand = view.capped && !view.soft && view.matrix !== null && isSpreadInTime(view);
  const near = inBand
    ? nearestByMeasure(n, customers, Math.min(RUIN_WIDTH, others), closeness(view, between, 1))
    : lists(Math.min(RUIN_WIDTH, others));
  const beside = inBand ? byDistance(nearestByMeasure(n, customers, width, closeness(view, between, Infinity)), between)
    : view.timed && !view.soft
    ? compatible(problem, view, width, near, between)
    : { width, count: near.count.map((count) => Math.min(count, width)), node: firstColumns(near, width, n) };
  const besideIn = floats(beside.node.length);
  const besideOut = view.symmetric ? besideIn : floats(beside.node.length);
  for (const c of customers) {
    for (let k = c * beside.width; k < c * beside.width + beside.count[c]!; k++) {
      besideIn[k] = between(beside.node[k]!, c);
      if (!view.symmetric) besideOut[k] = between(c, beside.node[k]!);
    }
  }
  return { near, beside, besideIn, besideOut };
}

/**
 * How near customers are when routes may last so long only: travel, with the wait that cannot be avoided between them,
 * since waiting takes from the cap too.
 * @param lateWeight - for each minute late between customers that cannot follow each other in time
 * @see T. Vidal, T. G. Crainic, M. Gendreau, C. Prins, Computers & Operations Research 40 (2013), section 4.5,
 *   doi:10.1016/j.cor.2012.07.018
 */
function closeness(
  view: Pick<Network, 'open' | 'close' | 'service' | 'minutes'>, between: Between, lateWeight: number,
): Between {
  const { open, close, service } = view;
  const minutes = view.minutes.reduce((least, value) => Math.min(least, value), Infinity);
  const along = (a: number, b: number): number => {
    const travel = service[a]! + between(a, b) * minutes;
    const late = Math.max(0, open[a]! + travel - close[b]!);
    return between(a, b) * minutes + Math.max(0, open[b]! - travel - close[a]!) + (late > 0 ? lateWeight * late : 0);
  };
  return (a, b) => Math.min(along(a, b), along(b, a));
}

/** @returns whether routes are of several depots and driving takes time. */
function isSpreadInTime({ start, minutes }: Pick<Network, 'start' | 'minutes'>): boolean {
  return start.some((node) => node !== start[0]) && minutes.every((value) => value > 0);
}

/** The lists with every row sorted by distance. */
function byDistance(lists: NearestLists, between: Between): NearestLists {
  lists.count.forEach((count, a) => {
    lists.node.subarray(a * lists.width, a * lists.width + count).sort((b, c) => between(a, b) - between(a, c) || b - c);
  });
  return lists;
}

/** How many neighbours an insertion looks at: more where like vehicles with hard windows carry many customers. */
function insertionWidth({ time, vehicleTypes, demand, customers }: Problem): number {
  if (time === null || time.latePenalty > 0 || time.maxDuration < Infinity || vehicleTypes.length > 1) return INSERTION_WIDTH;
  const total = customers.reduce((sum, c) => sum + demand[c]!, 0);
  return vehicleTypes[0]!.capacity * customers.length >= LONG_ROUTE * total ? LONG_ROUTE_WIDTH : INSERTION_WIDTH;
}

/** Nearest customers that can be reached in time from the customer, or from which it can be. */
function compatible(
  problem: Problem, view: Pick<Network, 'open' | 'close' | 'service' | 'minutes' | 'matrix'>, width: number, near: NearestLists,
  between: Between,
): NearestLists {
  const { open, close, service } = view;
  const minutes = view.minutes.reduce((least, value) => Math.min(least, value), Infinity);
  const fits = (a: number, b: number) => open[a]! + service[a]! + between(a, b) * minutes <= close[b]!;
  const measure = (a: number, b: number) => (fits(a, b) || fits(b, a) ? between(a, b) + between(b, a) : Infinity);
  if (view.matrix !== null) return nearestByMeasure(problem.nodeCount, problem.customers, width, measure);
  const count = integers(problem.nodeCount);
  const node = integers(problem.nodeCount * width);
  for (const a of problem.customers) {
    let size = 0;
    for (let k = 0; k < near.count[a]! && size < width; k++) {
      const b = near.node[a * near.width + k]!;
      if (measure(a, b) < Infinity) node[a * width + size++] = b;
    }
    count[a] = size;
  }
  return { width, count, node };
}

function firstColumns(lists: NearestLists, width: number, rows: number): Int32Array {
  const node = integers(rows * width);
  for (let row = 0; row < rows; row++) {
    const from = row * lists.width;
    node.set(lists.node.subarray(from, from + width), row * width);
  }
  return node;
}
