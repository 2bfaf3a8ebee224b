import { larger, smaller } from './numbers';

/** How distances are kept: computed from positions, as 32-bit or as 64-bit floats. */
export const COMPUTED: i32 = 0;
export const SINGLE: i32 = 1;
export const DOUBLE: i32 = 2;

/** How much the schedule asks of the search. */
export const NO_TIME: i32 = 0;
export const WINDOWS: i32 = 1;
export const CAPPED: i32 = 2;
export const SOFT: i32 = 3;

/** What the search reads and never writes: the arrays of the network, in the kernel's own memory. */
export class Instance {
  nodes: i32;
  customers: i32;
  slots: i32;
  types: i32;
  bases: i32;
  nearWidth: i32;
  besideWidth: i32;
  /** COMPUTED, SINGLE or DOUBLE. */
  kept: i32;
  /** 0 none, 1 nearest, 2 tenth-down, 3 thousandth. */
  rounding: i32;
  symmetric: boolean;
  /** NO_TIME, WINDOWS, CAPPED or SOFT. */
  level: i32;
  maxDuration: f64;
  latePenalty: f64;

  single: StaticArray<f32>;
  double: StaticArray<f64>;
  x: StaticArray<f64>;
  y: StaticArray<f64>;
  demand: StaticArray<f64>;
  depotDistance: StaticArray<f64>;
  open: StaticArray<f64>;
  close: StaticArray<f64>;
  service: StaticArray<f64>;
  nearCount: StaticArray<i32>;
  near: StaticArray<i32>;
  besideCount: StaticArray<i32>;
  beside: StaticArray<i32>;
  /** Distances along `beside`, to and from the row's customer. */
  besideIn: StaticArray<f32>;
  besideOut: StaticArray<f32>;
  start: StaticArray<i32>;
  end: StaticArray<i32>;
  capacity: StaticArray<f64>;
  fixedCost: StaticArray<f64>;
  unitCost: StaticArray<f64>;
  minutes: StaticArray<f64>;
  fleet: StaticArray<i32>;
  base: StaticArray<i32>;
  baseStart: StaticArray<i32>;
  baseMember: StaticArray<i32>;

  constructor(
    nodes: i32, customers: i32, slots: i32, types: i32, bases: i32, nearWidth: i32, besideWidth: i32, kept: i32,
    rounding: i32, symmetric: boolean, level: i32, maxDuration: f64, latePenalty: f64,
  ) {
    this.nodes = nodes;
    this.customers = customers;
    this.slots = slots;
    this.types = types;
    this.bases = bases;
    this.nearWidth = nearWidth;
    this.besideWidth = besideWidth;
    this.kept = kept;
    this.rounding = rounding;
    this.symmetric = symmetric;
    this.level = level;
    this.maxDuration = maxDuration;
    this.latePenalty = latePenalty;
    const timed: i32 = level === NO_TIME ? 0 : nodes;
    const placed: i32 = kept === COMPUTED ? nodes : 0;
    this.single = new StaticArray<f32>(kept === SINGLE ? nodes * nodes : 0);
    this.double = new StaticArray<f64>(kept === DOUBLE ? nodes * nodes : 0);
    this.x = new StaticArray<f64>(placed);
    this.y = new StaticArray<f64>(placed);
    this.demand = new StaticArray<f64>(nodes);
    this.depotDistance = new StaticArray<f64>(nodes);
    this.open = new StaticArray<f64>(timed);
    this.close = new StaticArray<f64>(timed);
    this.service = new StaticArray<f64>(timed);
    this.nearCount = new StaticArray<i32>(nodes);
    this.near = new StaticArray<i32>(nodes * nearWidth);
    this.besideCount = new StaticArray<i32>(nodes);
    this.beside = new StaticArray<i32>(nodes * besideWidth);
    this.besideIn = new StaticArray<f32>(nodes * besideWidth);
    this.besideOut = new StaticArray<f32>(symmetric ? 0 : nodes * besideWidth);
    this.start = new StaticArray<i32>(types);
    this.end = new StaticArray<i32>(types);
    this.capacity = new StaticArray<f64>(types);
    this.fixedCost = new StaticArray<f64>(types);
    this.unitCost = new StaticArray<f64>(types);
    this.minutes = new StaticArray<f64>(types);
    this.fleet = new StaticArray<i32>(types);
    this.base = new StaticArray<i32>(types);
    this.baseStart = new StaticArray<i32>(bases + 1);
    this.baseMember = new StaticArray<i32>(types);
  }

  /** Distance from node i to node j. */
  distance(i: i32, j: i32): f64 {
    if (this.kept === SINGLE) return this.single[i * this.nodes + j];
    if (this.kept === DOUBLE) return this.double[i * this.nodes + j];
    return this.computed(i, j);
  }

  computed(i: i32, j: i32): f64 {
    const dx: f64 = this.x[i] - this.x[j];
    const dy: f64 = this.y[i] - this.y[j];
    const d = Math.sqrt(dx * dx + dy * dy);
    if (this.rounding === 0) return d;
    if (this.rounding === 1) return Math.floor(d + 0.5);
    if (this.rounding === 2) return Math.floor(10 * d) / 10;
    return Math.floor(1000 * d + 0.5) / 1000;
  }

  /** Cost of a route of one customer; Infinity when it breaks a limit. */
  aloneCost(type: i32, c: i32): f64 {
    if (this.demand[c] > this.capacity[type]) return Infinity;
    const d1 = this.distance(this.start[type], c);
    const d2 = this.distance(c, this.end[type]);
    const cost: f64 = this.fixedCost[type] + this.unitCost[type] * (d1 + d2);
    if (this.level === NO_TIME) return cost;
    const late = this.aloneLateness(type, c, d1, d2);
    return late === Infinity ? Infinity : cost + this.latePenalty * late;
  }

  /** Minutes late of a route of one customer; Infinity when it breaks a hard window or the cap. */
  aloneLateness(type: i32, c: i32, d1: f64, d2: f64): f64 {
    const open = this.open;
    const close = this.close;
    const service = this.service;
    const minutes: f64 = this.minutes[type];
    const s: i32 = this.start[type];
    const e: i32 = this.end[type];
    const toCustomer: f64 = service[s] + d1 * minutes;
    const toEnd: f64 = service[c] + d2 * minutes;
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

  /** The array of a name's number, for the host to fill; see `terrain-host.ts`. */
  ints(id: i32): StaticArray<i32> {
    if (id === 0) return this.nearCount;
    if (id === 1) return this.near;
    if (id === 2) return this.besideCount;
    if (id === 3) return this.beside;
    if (id === 4) return this.start;
    if (id === 5) return this.end;
    if (id === 6) return this.fleet;
    if (id === 7) return this.base;
    if (id === 8) return this.baseStart;
    return this.baseMember;
  }

  floats(id: i32): StaticArray<f64> {
    if (id === 0) return this.double;
    if (id === 1) return this.x;
    if (id === 2) return this.y;
    if (id === 3) return this.demand;
    if (id === 4) return this.depotDistance;
    if (id === 5) return this.open;
    if (id === 6) return this.close;
    if (id === 7) return this.service;
    if (id === 8) return this.capacity;
    if (id === 9) return this.fixedCost;
    if (id === 10) return this.unitCost;
    return this.minutes;
  }

  singles(id: i32): StaticArray<f32> {
    if (id === 0) return this.single;
    if (id === 1) return this.besideIn;
    return this.besideOut;
  }
}

/** Tells whether like vehicles of several depots keep hard windows. */
export function isSpread(net: Instance): boolean {
  let alike = net.types > 1 && net.types === net.bases && net.unitCost[0] > 0 && net.minutes[0] > 0;
  for (let type: i32 = 1; type < net.types; type++) {
    if (net.unitCost[type] !== net.unitCost[0] || net.minutes[type] !== net.minutes[0]) alike = false;
    if (net.capacity[type] !== net.capacity[0]) alike = false;
  }
  return alike && (net.level === CAPPED || net.level === WINDOWS);
}
