import { ints, numbers } from './image';

/** The first of these arrays in the image. */
const FIRST: i32 = 32;

/** Kinds of relations, as numbered by the host; 0 is the same vehicle, which nothing here has to ask for. */
export const DIFFERENT_VEHICLES: i32 = 1;
export const IN_ORDER: i32 = 2;
export const ONE_OF: i32 = 3;
export const IN_DIRECT_ORDER: i32 = 4;

/** Kinds of breaks, as numbered by the host. */
export const WINDOW_BREAK: i32 = 0;
export const INTERVAL_BREAK: i32 = 1;

/**
 * What only problems of the level DETAILED have, in place in the host's image; empty arrays at the other levels, but for
 * burdens: `allowed`, `collected`, `price`, `kinds` and `excludes`, and quantities with their capacities.
 * Distances, durations, money and minutes are in the problem's own units.
 */
export class Details {
  quantities: i32;
  relations: i32;
  /** Money per minute between the longest and the shortest route. */
  balanceCost: f64;
  /** Cost of leaving out a customer that has no price, per unit of its priority. */
  missedWeight: f64;
  /** Matrices over nodes, one after the other; per type, where its distances and durations begin. */
  travel: StaticArray<f64>;
  /** Their transposes; the same array if all are symmetric. */
  transposed: StaticArray<f64>;
  distanceAt: StaticArray<i32>;
  durationAt: StaticArray<i32>;
  /** Per type: minutes per unit of duration, money per unit of distance. */
  pace: StaticArray<f64>;
  rate: StaticArray<f64>;
  minuteCost: StaticArray<f64>;
  overtimeAfter: StaticArray<f64>;
  overtimeCost: StaticArray<f64>;
  earliest: StaticArray<f64>;
  latest: StaticArray<f64>;
  maxDuration: StaticArray<f64>;
  maxDriving: StaticArray<f64>;
  maxDistance: StaticArray<f64>;
  maxStops: StaticArray<f64>;
  /** Per quantity and node: `quantity * nodes + node`; per type and quantity: `type * quantities + quantity`. */
  delivered: StaticArray<f64>;
  collected: StaticArray<f64>;
  capacity: StaticArray<f64>;
  /** `node * types + type`: whether a vehicle of the type may serve the node; empty: all may. */
  allowed: StaticArray<i32>;
  /** Per node; empty: none has any. */
  release: StaticArray<f64>;
  setup: StaticArray<f64>;
  /** Per node: money per minute of lateness, 0: its window is hard; its place. */
  lateCost: StaticArray<f64>;
  place: StaticArray<i32>;
  /** Per node: its gaps are `gapStart[node]..gapStart[node + 1]`; empty: none has any. */
  gapStart: StaticArray<i32>;
  gapFrom: StaticArray<f64>;
  gapTo: StaticArray<f64>;
  /** Per node: the price of leaving it out, -1 if it has none; and its weight among those without. */
  price: StaticArray<f64>;
  priority: StaticArray<f64>;
  relationKind: StaticArray<i32>;
  /** Per relation, its nodes; per node, its relations. */
  relationStart: StaticArray<i32>;
  relationNode: StaticArray<i32>;
  memberStart: StaticArray<i32>;
  memberOf: StaticArray<i32>;
  /** Per type, its breaks; window: from, to; interval: from is the longest time without a break. */
  breakStart: StaticArray<i32>;
  breakKind: StaticArray<i32>;
  breakFrom: StaticArray<f64>;
  breakTo: StaticArray<f64>;
  breakMinutes: StaticArray<f64>;
  /** Per type: whether it makes all deliveries before the first collection; empty: none does. */
  deliveriesFirst: StaticArray<i32>;
  /**
   * Per depot where vehicles reload, for equal minutes: its first node, and the end of the last one's; its own node; when it opens.
   * Empty: none does.
   */
  reloadFirst: StaticArray<i32>;
  reloadDepot: StaticArray<i32>;
  reloadOpen: StaticArray<f64>;
  /** Per type: such depots are `reloadOf[reloadStart[type]..reloadStart[type + 1])`; the most reloads of a route. */
  reloadStart: StaticArray<i32>;
  reloadOf: StaticArray<i32>;
  mostReloads: StaticArray<f64>;
  /** Per node: the other one of its shipment, -1 if it is of none; whether it is a pickup; empty: there are no shipments. */
  partner: StaticArray<i32>;
  isPickup: StaticArray<i32>;
  /** Per quantity and node: what a shipment loads there, at its delivery negative. */
  shipped: StaticArray<f64>;
  /** Per node of a shipment: its longest ride; empty: none has a limit. Per type: whether it unloads last in, first out. */
  maxRide: StaticArray<f64>;
  lastInFirstOut: StaticArray<i32>;
  /** Prices of another vehicle and of another predecessor; per node its type and its predecessor in the earlier plan. Empty: there is none. */
  changePrices: StaticArray<f64>;
  /** `node * types + type`: money for serving the node; empty: none. */
  servingCost: StaticArray<f64>;
  plannedType: StaticArray<i32>;
  plannedFollows: StaticArray<i32>;
  /** Per node: 1 if it stays on its route, 2 if nothing may come before it, either, 3 if a reload comes after it as well; empty: no route has a locked beginning. */
  hold: StaticArray<i32>;
  /** Per type, what its route begins with: `beginNode[beginStart[type]..beginStart[type + 1])`. */
  beginStart: StaticArray<i32>;
  beginNode: StaticArray<i32>;
  /** Per node, as bits: its kinds of goods, and those that may not be on one route with it; empty: all may be on one route. */
  kinds: StaticArray<i32>;
  excludes: StaticArray<i32>;

  /** Minutes at which the durations of `traffic` hold; empty: durations are the same at all times. */
  trafficTime: StaticArray<f64>;
  /** Per type: its times are `trafficTime[trafficStart[type]]` and the `trafficCount[type]` - 1 that follow. */
  trafficStart: StaticArray<i32>;
  trafficCount: StaticArray<i32>;
  /** Per time: which of the `trafficWidth` durations of each leg in `traffic` is its own. */
  trafficAt: StaticArray<i32>;
  trafficWidth: i32;
  traffic: StaticArray<f64>;
  /** Per type: money per unit of distance and per customer beyond these; per type and quantity: per unit of load. Empty: there is none. */
  distanceAfter: StaticArray<f64>;
  extraUnitCost: StaticArray<f64>;
  stopsAfter: StaticArray<f64>;
  extraStopCost: StaticArray<f64>;
  loadAfter: StaticArray<f64>;
  extraLoadCost: StaticArray<f64>;

  /** Per limit on several types: its most routes; per type its limits, `limitOf[limitStart[type]..limitStart[type + 1])`; empty: there are none. */
  limitMost: StaticArray<i32>;
  limitStart: StaticArray<i32>;
  limitOf: StaticArray<i32>;
  /** Per type: the first one with the same vehicles; empty: types share none. */
  vehicleOf: StaticArray<i32>;

  /** @param image - address of the host's image */
  constructor(image: usize, nodes: i32) {
    const counts = ints(image, FIRST);
    this.quantities = counts[0];
    this.relations = counts[1];
    const limits = numbers(image, FIRST + 1);
    this.balanceCost = limits[0];
    this.missedWeight = limits[1];
    const travel = numbers(image, FIRST + 2);
    const transposed = numbers(image, FIRST + 40);
    this.travel = travel;
    this.transposed = transposed.length > 0 ? transposed : travel;
    this.distanceAt = ints(image, FIRST + 3);
    this.durationAt = ints(image, FIRST + 4);
    this.pace = numbers(image, FIRST + 5);
    this.rate = numbers(image, FIRST + 6);
    this.minuteCost = numbers(image, FIRST + 7);
    this.overtimeAfter = numbers(image, FIRST + 8);
    this.overtimeCost = numbers(image, FIRST + 9);
    this.earliest = numbers(image, FIRST + 10);
    this.latest = numbers(image, FIRST + 11);
    this.maxDuration = numbers(image, FIRST + 12);
    this.maxDriving = numbers(image, FIRST + 13);
    this.maxDistance = numbers(image, FIRST + 14);
    this.maxStops = numbers(image, FIRST + 15);
    this.delivered = numbers(image, FIRST + 16);
    this.collected = numbers(image, FIRST + 17);
    this.capacity = numbers(image, FIRST + 18);
    this.allowed = ints(image, FIRST + 19);
    this.release = numbers(image, FIRST + 20);
    this.setup = numbers(image, FIRST + 21);
    this.lateCost = numbers(image, FIRST + 22);
    this.place = ints(image, FIRST + 23);
    this.gapStart = ints(image, FIRST + 24);
    this.gapFrom = numbers(image, FIRST + 25);
    this.gapTo = numbers(image, FIRST + 26);
    this.price = numbers(image, FIRST + 27);
    this.priority = numbers(image, FIRST + 28);
    this.relationKind = ints(image, FIRST + 29);
    this.relationStart = ints(image, FIRST + 30);
    this.relationNode = ints(image, FIRST + 31);
    this.memberStart = ints(image, FIRST + 32);
    this.memberOf = ints(image, FIRST + 33);
    this.breakStart = ints(image, FIRST + 34);
    this.breakKind = ints(image, FIRST + 35);
    this.breakFrom = numbers(image, FIRST + 36);
    this.breakTo = numbers(image, FIRST + 37);
    this.breakMinutes = numbers(image, FIRST + 38);
    this.deliveriesFirst = ints(image, FIRST + 39);
    this.reloadFirst = ints(image, FIRST + 41);
    this.reloadDepot = ints(image, FIRST + 42);
    this.reloadStart = ints(image, FIRST + 43);
    this.reloadOf = ints(image, FIRST + 44);
    this.mostReloads = numbers(image, FIRST + 45);
    this.partner = ints(image, FIRST + 46);
    this.isPickup = ints(image, FIRST + 47);
    this.shipped = numbers(image, FIRST + 48);
    this.maxRide = numbers(image, FIRST + 49);
    this.lastInFirstOut = ints(image, FIRST + 50);
    this.changePrices = numbers(image, FIRST + 51);
    this.plannedType = ints(image, FIRST + 52);
    this.plannedFollows = ints(image, FIRST + 53);
    this.hold = ints(image, FIRST + 54);
    this.beginStart = ints(image, FIRST + 55);
    this.beginNode = ints(image, FIRST + 56);
    this.trafficTime = numbers(image, FIRST + 58);
    this.trafficStart = ints(image, FIRST + 59);
    this.trafficCount = ints(image, FIRST + 60);
    this.trafficAt = ints(image, FIRST + 61);
    const traffic = numbers(image, FIRST + 62);
    this.traffic = traffic;
    this.trafficWidth = nodes === 0 ? 0 : traffic.length / (nodes * nodes);
    this.distanceAfter = numbers(image, FIRST + 65);
    this.extraUnitCost = numbers(image, FIRST + 66);
    this.stopsAfter = numbers(image, FIRST + 67);
    this.extraStopCost = numbers(image, FIRST + 68);
    this.loadAfter = numbers(image, FIRST + 69);
    this.extraLoadCost = numbers(image, FIRST + 70);
    this.servingCost = numbers(image, FIRST + 57);
    this.kinds = ints(image, FIRST + 63);
    this.excludes = ints(image, FIRST + 64);
    this.limitMost = ints(image, FIRST + 71);
    this.limitStart = ints(image, FIRST + 72);
    this.limitOf = ints(image, FIRST + 73);
    this.vehicleOf = ints(image, FIRST + 74);
    this.reloadOpen = numbers(image, FIRST + 75);
  }

  /** The type that stands for all with the same vehicles. */
  vehicleFor(type: i32): i32 {
    return type >= 0 && this.vehicleOf.length > 0 ? this.vehicleOf[type] : type;
  }

  /** The depot for which a node of a reload stands. */
  depotOf(reload: i32): i32 {
    return this.reloadDepot[this.reloadKind(reload)];
  }

  /** Which entry of `reloadDepot` a node of a reload is of. */
  reloadKind(reload: i32): i32 {
    let k: i32 = 0;
    while (reload >= this.reloadFirst[k + 1]) k++;
    return k;
  }

  /** The time itself, or the end of the gap between a node's windows in which it is. */
  afterGaps(node: i32, at: f64): f64 {
    const end: i32 = this.gapStart[node + 1];
    for (let k: i32 = this.gapStart[node]; k < end; k++) {
      const to: f64 = this.gapTo[k];
      at = select<f64>(to, at, i32(at > this.gapFrom[k]) & i32(at < to));
    }
    return at;
  }

  /** The time itself, or the start of the gap between a node's windows in which it is. */
  beforeGaps(node: i32, at: f64): f64 {
    const end: i32 = this.gapStart[node + 1];
    for (let k: i32 = this.gapStart[node]; k < end; k++) {
      const from: f64 = this.gapFrom[k];
      at = select<f64>(from, at, i32(at > from) & i32(at < this.gapTo[k]));
    }
    return at;
  }

  /** Whether lateness has a price at any node. */
  pricesLateness(): boolean {
    for (let node: i32 = 0; node < this.lateCost.length; node++) if (this.lateCost[node] > 0) return true;
    return false;
  }

  /** Whether the durations of a type depend on the time of day. */
  @inline
  hasTraffic(type: i32): boolean {
    return this.trafficCount.length > 0 && this.trafficCount[type] > 0;
  }

  /**
   * Minutes of travel with a vehicle of a type that has traffic, for who leaves at a time.
   * @param leg - i * nodes + j
   */
  trafficMinutes(type: i32, leg: i32, leave: f64): f64 {
    const times = this.trafficTime;
    let low: i32 = this.trafficStart[type];
    let high: i32 = low + this.trafficCount[type] - 1;
    if (leave <= times[low]) return this.pace[type] * this.durationAtTime(low, leg);
    if (leave >= times[high]) return this.pace[type] * this.durationAtTime(high, leg);
    while (high - low > 1) {
      const middle: i32 = (low + high) >> 1;
      if (leave >= times[middle]) low = middle;
      else high = middle;
    }
    const before = this.durationAtTime(low, leg);
    return this.pace[type] * (before + (this.durationAtTime(high, leg) - before) * (leave - times[low]) / (times[high] - times[low]));
  }

  /** The latest time to leave for an arrival by a time; the inverse of the same. */
  trafficLeave(type: i32, leg: i32, arrival: f64): f64 {
    if (arrival === Infinity) return Infinity;
    const times = this.trafficTime;
    const pace: f64 = this.pace[type];
    let low: i32 = this.trafficStart[type];
    let high: i32 = low + this.trafficCount[type] - 1;
    if (arrival <= times[low] + pace * this.durationAtTime(low, leg)) return arrival - pace * this.durationAtTime(low, leg);
    if (arrival >= times[high] + pace * this.durationAtTime(high, leg)) return arrival - pace * this.durationAtTime(high, leg);
    while (high - low > 1) {
      const middle: i32 = (low + high) >> 1;
      if (arrival >= times[middle] + pace * this.durationAtTime(middle, leg)) low = middle;
      else high = middle;
    }
    const before: f64 = times[low] + pace * this.durationAtTime(low, leg);
    const after: f64 = times[high] + pace * this.durationAtTime(high, leg);
    return times[low] + (arrival - before) * (times[high] - times[low]) / (after - before);
  }

  @inline
  private durationAtTime(k: i32, leg: i32): f64 {
    return this.traffic[leg * this.trafficWidth + this.trafficAt[k]];
  }
}
