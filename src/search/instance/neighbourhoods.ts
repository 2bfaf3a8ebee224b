import { demandOf } from '../../model/plain.js';
import type { Problem } from '../../model/problem.js';
import type { Traits } from '../../model/traits.js';
import type { Instance } from './layout.js';
import { nearestByMeasure, nearestByPosition, type NearestLists } from './nearest.js';

/** Ruin neighbours per customer; strings of several routes must be reachable. */
const RUIN_WIDTH = 100;
/** Insertion neighbours per customer. */
const INSERTION_WIDTH = 40;
/**
 * The same if windows order long routes: a vehicle serves so many customers that most near ones are visited at a very
 * different time.
 */
const LONG_ROUTE_WIDTH = 64;
const LONG_ROUTE = 30;

/** The properties that determine neighbourhoods. */
export type View = Pick<
  Instance,
  'nodeCount' | 'customers' | 'distances' | 'matrix' | 'scale' | 'exact' | keyof Traits | 'x' | 'y' | 'start' | 'end' | 'minutes' | 'durations'
  | 'open' | 'close' | 'service'
>;

/** The ruin neighbours and insertion neighbours of each customer, and the distances to and from the latter. */
export interface Neighbourhoods {
  readonly ruinNeighbours: NearestLists;
  readonly insertionNeighbours: NearestLists;
  readonly insertionDistanceIn: Float64Array;
  readonly insertionDistanceOut: Float64Array;
}

type Between = (i: number, j: number) => number;

/** Whether one customer can directly follow another on a route. */
export type Succession = (before: number, after: number) => boolean;

/**
 * Finds each customer's neighbours; O(n^2) with a matrix, about O(n) from positions.
 * @param succession - null: every customer may follow every other
 * @param knowsTime - whether it also tells that customers cannot follow each other in time, not only that they share no vehicle
 */
export function neighbourhoods(problem: Problem, view: View, between: Between, succession: Succession | null, knowsTime: boolean): Neighbourhoods {
  const { customers, nodeCount: n } = problem;
  const others = Math.max(0, customers.length - 1);
  const lists = (width: number) =>
    view.matrix === null
      ? nearestByPosition(n, customers, width, view.x, view.y)
      : nearestByMeasure(n, customers, width, view.symmetric ? between : (a, b) => between(a, b) + between(b, a));
  const width = Math.min(insertionWidth(problem), others);
  const sharing = knowsTime ? null : succession;
  const inBand = view.capped && !view.soft && view.matrix !== null && (sharing !== null || isSpread(view)) && view.minutes.every((value) => value > 0);
  const ruinNeighbours = inBand
    ? nearestByMeasure(n, customers, Math.min(RUIN_WIDTH, others), among(sharing, closeness(view, between, 1)))
    : lists(Math.min(RUIN_WIDTH, others));
  const insertionNeighbours = inBand ? byDistance(nearestByMeasure(n, customers, width, among(sharing, closeness(view, between, Infinity))), between)
    : succession !== null || (view.timed && !view.soft)
    ? compatible(problem, view, width, ruinNeighbours, between, knowsTime ? succession! : inTimeToo(view, between, succession))
    : { width, count: ruinNeighbours.count.map((count) => Math.min(count, width)), node: firstColumns(ruinNeighbours, width, n) };
  const insertionDistanceIn = new Float64Array(insertionNeighbours.node.length);
  const insertionDistanceOut = view.symmetric ? insertionDistanceIn : new Float64Array(insertionNeighbours.node.length);
  for (const c of customers) {
    for (let k = c * insertionNeighbours.width; k < c * insertionNeighbours.width + insertionNeighbours.count[c]!; k++) {
      insertionDistanceIn[k] = between(insertionNeighbours.node[k]!, c);
      if (!view.symmetric) insertionDistanceOut[k] = between(c, insertionNeighbours.node[k]!);
    }
  }
  return { ruinNeighbours, insertionNeighbours, insertionDistanceIn, insertionDistanceOut };
}

/**
 * How close customers are if the duration of routes is limited: travel plus the unavoidable waiting between them,
 * because waiting counts towards the cap too.
 * @param lateWeight - weight of each minute of lateness between customers that cannot follow each other in time
 * @see T. Vidal, T. G. Crainic, M. Gendreau, C. Prins, Computers & Operations Research 40 (2013), section 4.5,
 * doi:10.1016/j.cor.2012.07.018
 */
function closeness(
  view: View, between: Between, lateWeight: number,
): Between {
  const { open, close, service } = view;
  const driving = leastMinutes(view, between);
  const along = (a: number, b: number): number => {
    const minutes = driving(a, b);
    const travel = service[a]! + minutes;
    const late = Math.max(0, open[a]! + travel - close[b]!);
    return minutes + Math.max(0, open[b]! - travel - close[a]!) + (late > 0 ? lateWeight * late : 0);
  };
  return (a, b) => Math.min(along(a, b), along(b, a));
}

/** The measure between customers that a vehicle may serve together, and Infinity between others. */
function among(sharing: Succession | null, measure: Between): Between {
  return sharing === null ? measure : (a, b) => (sharing(a, b) ? measure(a, b) : Infinity);
}

/** @returns whether there are several depots */
function isSpread({ start }: View): boolean {
  return start.some((node) => node !== start[0]);
}

/** The lists with every row sorted by round-trip distance. */
function byDistance(lists: NearestLists, between: Between): NearestLists {
  lists.count.forEach((count, a) => {
    lists.node.subarray(a * lists.width, a * lists.width + count).sort((b, c) => between(a, b) + between(b, a) - between(a, c) - between(c, a) || b - c);
  });
  return lists;
}

/** Number of insertion neighbours: more if identical vehicles with hard windows serve many customers. */
function insertionWidth(problem: Problem): number {
  const { time, vehicleTypes, customers } = problem;
  const [type] = vehicleTypes;
  if (time === null || time.lateCost[0]! > 0 || type!.maxDuration < Infinity || vehicleTypes.length > 1) return INSERTION_WIDTH;
  const demand = demandOf(problem);
  const total = customers.reduce((sum, c) => sum + demand[c]!, 0);
  return type!.capacity[0]! * customers.length >= LONG_ROUTE * total ? LONG_ROUTE_WIDTH : INSERTION_WIDTH;
}

/** Whether customers can follow each other, if windows are hard also in time. */
function inTimeToo(view: View, between: Between, succession: Succession | null): Succession {
  if (!view.timed || view.soft) return succession!;
  const timely = inTime(view, between);
  return succession === null ? timely : (a, b) => succession(a, b) && timely(a, b);
}

function inTime(view: View, between: Between): Succession {
  const { open, close, service } = view;
  const driving = leastMinutes(view, between);
  return (a, b) => open[a]! + service[a]! + driving(a, b) <= close[b]!;
}

/** Minutes by the fastest vehicle. */
function leastMinutes({ minutes, durations, nodeCount }: View, between: Between): Between {
  const pace = minutes.reduce((least, value) => Math.min(least, value), Infinity);
  return durations === null ? (a, b) => between(a, b) * pace : (a, b) => durations[a * nodeCount + b]! * pace;
}

/** Nearest customers that can precede or follow the customer. */
function compatible(
  problem: Problem, view: View, width: number, ruinNeighbours: NearestLists,
  between: Between, fits: Succession,
): NearestLists {
  const measure = (a: number, b: number) => (fits(a, b) || fits(b, a) ? between(a, b) + between(b, a) : Infinity);
  if (view.matrix !== null) return nearestByMeasure(problem.nodeCount, problem.customers, width, measure);
  const count = new Int32Array(problem.nodeCount);
  const node = new Int32Array(problem.nodeCount * width);
  for (const a of problem.customers) {
    let size = 0;
    for (let k = 0; k < ruinNeighbours.count[a]! && size < width; k++) {
      const b = ruinNeighbours.node[a * ruinNeighbours.width + k]!;
      if (measure(a, b) < Infinity) node[a * width + size++] = b;
    }
    count[a] = size;
  }
  return { width, count, node };
}

function firstColumns(lists: NearestLists, width: number, rows: number): Int32Array {
  const node = new Int32Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const from = row * lists.width;
    node.set(lists.node.subarray(from, from + width), row * width);
  }
  return node;
}
