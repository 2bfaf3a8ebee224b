import { Details } from './details';
import { FixedPairs } from './fixed-pairs';
import { ints, numbers } from './image';
import { larger, smaller } from './numbers';

/** How distances are stored: on a grid in a matrix, computed on a grid from positions in three ways, or in doubles. */
export const MATRIX: i32 = 0;
export const NEAREST: i32 = 1;
export const DOWN: i32 = 2;
export const UP: i32 = 3;
export const DOUBLE: i32 = 4;
export const LINE: i32 = 5;

/** How much of the schedule the search must track. */
export const NO_TIME: i32 = 0;
export const WINDOWS: i32 = 1;
export const CAPPED: i32 = 2;
export const SOFT: i32 = 3;
/** Everything else, see `Details`. */
export const DETAILED: i32 = 4;

/**
 * The read-only input of the search: the arrays of the host's instance, in place in its image. Distances are in units
 * of the grid; costs and minutes per distance refer to these units.
 */
export class Instance {
  nodes: i32;
  customers: i32;
  slots: i32;
  types: i32;
  bases: i32;
  ruinNeighbourWidth: i32;
  insertionNeighbourWidth: i32;
  /** MATRIX, NEAREST, DOWN, UP, DOUBLE or LINE. */
  distances: i32;
  symmetric: boolean;
  /** NO_TIME, WINDOWS, CAPPED, SOFT or DETAILED. */
  level: i32;
  maxDuration: f64;
  latePenalty: f64;

  /** Row-major: from i to j at `i * nodes + j`; its transpose, the same array if distances are symmetric. */
  matrix: StaticArray<i32>;
  transpose: StaticArray<i32>;
  double: StaticArray<f64>;
  x: StaticArray<f64>;
  y: StaticArray<f64>;
  demand: StaticArray<f64>;
  depotDistance: StaticArray<f64>;
  /** Of a reload: derived with its route, see `RouteTrips`. */
  open: StaticArray<f64>;
  close: StaticArray<f64>;
  service: StaticArray<f64>;
  ruinNeighbourCount: StaticArray<i32>;
  ruinNeighbours: StaticArray<i32>;
  insertionNeighbourCount: StaticArray<i32>;
  insertionNeighbours: StaticArray<i32>;
  /**
   * Distances along `insertionNeighbours`, to and from the row's customer; the same arrays if distances are symmetric.
   */
  insertionDistanceIn: StaticArray<i32>;
  insertionDistanceOut: StaticArray<i32>;
  insertionDistanceInDouble: StaticArray<f64>;
  insertionDistanceOutDouble: StaticArray<f64>;
  start: StaticArray<i32>;
  end: StaticArray<i32>;
  capacity: StaticArray<f64>;
  fixedCost: StaticArray<f64>;
  unitCost: StaticArray<f64>;
  minutes: StaticArray<f64>;
  fleet: StaticArray<i32>;
  /**
   * Types that differ only in capacity and costs share a base: `baseMember[baseStart[b]..baseStart[b + 1])`, by
   * capacity.
   */
  base: StaticArray<i32>;
  baseStart: StaticArray<i32>;
  baseMember: StaticArray<i32>;
  /** Customer nodes, ascending. */
  customer: StaticArray<i32>;
  readonly fixedPairs: FixedPairs;
  /** Whether capacity, cost per distance and speed are the same for all vehicles. */
  alike: boolean;
  /** Number of its insertion scan variant. */
  variant: i32;
  readonly details: Details;
  /**
   * Whether routes of a problem without details must also have room for what is collected after all deliveries, in
   * `details.collected`, and whether their vehicles must be allowed to serve their customers.
   */
  readonly collects: boolean;
  readonly restricted: boolean;
  /** Whether vehicles of such a problem also carry the quantities in `details`. */
  readonly loads: boolean;
  /** Whether some goods may not be on one route with others; whether a problem without details has this or one of the three others. */
  readonly segregates: boolean;
  readonly burdened: boolean;
  /** Whether customers may be left out: for their price in `details.price` or, at the level DETAILED, if need be. */
  readonly omits: boolean;
  /** Per node, if it collects: 0 without a collection, 1 with a delivery and a collection, 2 with a collection alone. */
  readonly phase: StaticArray<i32>;
  /** Nodes that stand for reloads. */
  readonly reloads: i32;
  /**
   * Whether, without details, travel times are not proportional to distances: then `minutes` refers to durations, row-major from
   * node to node, and their transpose.
   */
  readonly timedByDuration: boolean;
  readonly duration: StaticArray<f64>;
  readonly durationIn: StaticArray<f64>;

  /** @param image - address of the host's image */
  constructor(image: usize) {
    const counts = ints(image, 0);
    this.nodes = counts[0];
    this.customers = counts[1];
    this.slots = counts[2];
    this.types = counts[3];
    this.bases = counts[4];
    this.ruinNeighbourWidth = counts[5];
    this.insertionNeighbourWidth = counts[6];
    this.distances = counts[7];
    const symmetric = counts[8] !== 0;
    this.symmetric = symmetric;
    const level: i32 = counts[9];
    this.level = level;
    const limits = numbers(image, 1);
    this.maxDuration = limits[0];
    this.latePenalty = limits[1];
    this.matrix = ints(image, 2);
    this.transpose = ints(image, symmetric ? 2 : 3);
    this.double = numbers(image, 4);
    this.x = numbers(image, 5);
    this.y = numbers(image, 6);
    this.demand = numbers(image, 7);
    this.depotDistance = numbers(image, 8);
    this.open = numbers(image, 9);
    this.close = numbers(image, 10);
    this.service = numbers(image, 11);
    this.ruinNeighbourCount = ints(image, 12);
    this.ruinNeighbours = ints(image, 13);
    this.insertionNeighbourCount = ints(image, 14);
    this.insertionNeighbours = ints(image, 15);
    this.insertionDistanceIn = ints(image, 16);
    this.insertionDistanceOut = ints(image, symmetric ? 16 : 17);
    this.insertionDistanceInDouble = numbers(image, 18);
    this.insertionDistanceOutDouble = numbers(image, symmetric ? 18 : 19);
    this.start = ints(image, 20);
    this.end = ints(image, 21);
    this.capacity = numbers(image, 22);
    this.fixedCost = numbers(image, 23);
    this.unitCost = numbers(image, 24);
    this.minutes = numbers(image, 25);
    this.fleet = ints(image, 26);
    this.base = ints(image, 27);
    this.baseStart = ints(image, 28);
    this.baseMember = ints(image, 29);
    this.customer = ints(image, 30);
    this.fixedPairs = new FixedPairs(ints(image, 31), counts[0]);
    this.alike = counts[10] !== 0;
    this.variant = counts[11];
    const details = new Details(image, counts[0]);
    const reloads = details.reloadFirst;
    this.reloads = reloads.length > 0 ? reloads[reloads.length - 1] - reloads[0] : 0;
    const loads = level !== DETAILED && details.quantities > 0;
    const collects = level !== DETAILED && details.collected.length > 0 && !loads;
    this.details = details;
    this.timedByDuration = level !== DETAILED && details.travel.length > 0;
    this.duration = details.travel;
    this.durationIn = details.transposed.length > 0 ? details.transposed : details.travel;
    this.collects = collects;
    this.loads = loads;
    const restricted = level !== DETAILED && details.allowed.length > 0;
    const segregates = details.kinds.length > 0;
    this.restricted = restricted;
    this.segregates = segregates;
    this.burdened = collects || loads || restricted || (segregates && level !== DETAILED);
    this.omits = level === DETAILED || details.price.length > 0;
    this.phase = phases(collects ? details.collected.length : 0, details.collected, numbers(image, 7));
  }

  /** When loading can begin at a reload whose trip has a release: the trip leaves no earlier than that. */
  loadingFrom(reload: i32, release: f64): f64 {
    return larger(this.details.reloadOpen[this.details.reloadKind(reload)], release - this.service[reload]);
  }

  /** Distance from node i to node j. */
  distance(i: i32, j: i32): f64 {
    if (this.distances === MATRIX) return this.matrix[i * this.nodes + j];
    return this.distances === DOUBLE ? this.double[i * this.nodes + j] : this.computed(i, j);
  }

  /** Minutes of a vehicle type from node i to node j, which are `distance` apart. */
  @inline
  travel(type: i32, i: i32, j: i32, distance: f64): f64 {
    return this.minutes[type] * (this.timedByDuration ? this.duration[i * this.nodes + j] : distance);
  }

  /** Distance from node i to node j, from their positions. */
  computed(i: i32, j: i32): f64 {
    const dx: f64 = this.x[i] - this.x[j];
    const dy: f64 = this.y[i] - this.y[j];
    const line = Math.sqrt(dx * dx + dy * dy);
    if (this.distances === NEAREST) return Math.floor(line + 0.5);
    if (this.distances === DOWN) return Math.floor(line);
    return this.distances === UP ? Math.ceil(line) : line;
  }

  /** Whether a vehicle of the type may serve a customer, and has room for what is collected there. */
  permits(type: i32, c: i32): boolean {
    if (this.restricted && this.details.allowed[c * this.types + type] === 0) return false;
    if (this.loads && !this.hasRoomAlone(c, type)) return false;
    return !this.collects || this.details.collected[c] <= this.capacity[type];
  }

  /** Whether an empty vehicle of a type has room for the quantities of a customer. */
  hasRoomAlone(c: i32, type: i32): boolean {
    const details = this.details;
    for (let q: i32 = 0; q < details.quantities; q++) {
      const load: f64 = larger(details.delivered[q * this.nodes + c], details.collected[q * this.nodes + c]);
      if (load > details.capacity[type * details.quantities + q]) return false;
    }
    return true;
  }

  /** Whether some vehicle may serve both of two customers; O(types). */
  share(a: i32, b: i32): boolean {
    if (!this.restricted) return true;
    const allowed = this.details.allowed;
    const types: i32 = this.types;
    for (let type: i32 = 0; type < types; type++) if ((allowed[a * types + type] & allowed[b * types + type]) !== 0) return true;
    return false;
  }

  /** Whether customer b may follow customer a: no delivery comes after a collection. */
  @inline
  inOrder(a: i32, b: i32): boolean {
    return this.phase[a] === 0 || this.phase[b] === 2;
  }

  /** Whether, of two customers of routes that deliver before they collect, one has only a delivery and one only a collection. */
  @inline
  isOpposite(a: i32, b: i32): boolean {
    return this.collects && (this.phase[a] ^ this.phase[b]) === 2;
  }

  /** Cost of a route with one customer; Infinity if it breaks a limit. */
  aloneCost(type: i32, c: i32): f64 {
    if (this.demand[c] > this.capacity[type] || !this.permits(type, c)) return Infinity;
    const d1 = this.distance(this.start[type], c);
    const d2 = this.distance(c, this.end[type]);
    const cost: f64 = this.fixedCost[type] + this.unitCost[type] * (d1 + d2);
    if (this.level === NO_TIME) return cost;
    const late = this.aloneLateness(type, c, d1, d2);
    return late === Infinity ? Infinity : cost + this.latePenalty * late;
  }

  /** Lateness of a route with one customer, minutes; Infinity if it breaks a hard window or the cap. */
  aloneLateness(type: i32, c: i32, d1: f64, d2: f64): f64 {
    const open = this.open;
    const close = this.close;
    const service = this.service;
    const s: i32 = this.start[type];
    const e: i32 = this.end[type];
    const toCustomer: f64 = service[s] + this.travel(type, s, c, d1);
    const toEnd: f64 = service[c] + this.travel(type, c, e, d2);
    if (toCustomer + toEnd + service[e] > this.maxDuration) return Infinity;
    let start: f64 = larger(0, open[s]);
    if (this.level === SOFT && this.maxDuration < Infinity) {
      const finish = larger(larger(start + toCustomer, open[c]) + toEnd, open[e]) + service[e];
      start = larger(start, finish - this.maxDuration);
    }
    const at: f64 = larger(start + toCustomer, open[c]);
    const end: f64 = larger(at + toEnd, open[e]);
    if (this.level === SOFT) {
      return larger(0, start - close[s]) + larger(0, at - close[c]) + larger(0, end - close[e]);
    }
    if (start > close[s] || at > close[c] || end > close[e]) return Infinity;
    const latest = smaller(close[s], smaller(close[c] - toCustomer, close[e] - toCustomer - toEnd));
    return end + service[e] - latest > this.maxDuration ? Infinity : 0;
  }
}

function phases(nodes: i32, collected: StaticArray<f64>, demand: StaticArray<f64>): StaticArray<i32> {
  const phase = new StaticArray<i32>(nodes);
  for (let v: i32 = 0; v < nodes; v++) phase[v] = collected[v] === 0 ? 0 : demand[v] > 0 ? 1 : 2;
  return phase;
}

/** Whether vehicles differ only in capacity and costs, and there are no time constraints. */
export function isMixed(instance: Instance): boolean {
  return !instance.alike && instance.bases === 1 && instance.level === NO_TIME;
}

/** Whether all vehicles start and end at the same node. */
export function hasOneDepot(instance: Instance): boolean {
  for (let type: i32 = 0; type < instance.types; type++) {
    if (instance.start[type] !== instance.start[0] || instance.end[type] !== instance.start[0]) return false;
  }
  return true;
}

/** Whether there are alike vehicles and hard windows, and several depots or vehicles that may not serve all customers. */
export function isSpread(instance: Instance): boolean {
  return instance.alike && (instance.bases > 1 || instance.restricted) && instance.unitCost[0] > 0 && instance.minutes[0] > 0 && (instance.level === CAPPED || instance.level === WINDOWS);
}
