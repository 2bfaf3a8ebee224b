import { Floats, Ints, Singles, toInt, type f64, type i32 } from './types.js';

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
export class Terrain {
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

  single: Singles;
  double: Floats;
  x: Floats;
  y: Floats;
  demand: Floats;
  depotDistance: Floats;
  open: Floats;
  close: Floats;
  service: Floats;
  nearCount: Ints;
  near: Ints;
  besideCount: Ints;
  beside: Ints;
  /** Distances along `beside`, to and from the row's customer. */
  besideIn: Singles;
  besideOut: Singles;
  start: Ints;
  end: Ints;
  capacity: Floats;
  fixedCost: Floats;
  unitCost: Floats;
  minutes: Floats;
  fleet: Ints;
  base: Ints;
  baseStart: Ints;
  baseMember: Ints;

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
    this.single = new Singles(kept === SINGLE ? nodes * nodes : 0);
    this.double = new Floats(kept === DOUBLE ? nodes * nodes : 0);
    this.x = new Floats(placed);
    this.y = new Floats(placed);
    this.demand = new Floats(nodes);
    this.depotDistance = new Floats(nodes);
    this.open = new Floats(timed);
    this.close = new Floats(timed);
    this.service = new Floats(timed);
    this.nearCount = new Ints(nodes);
    this.near = new Ints(nodes * nearWidth);
    this.besideCount = new Ints(nodes);
    this.beside = new Ints(nodes * besideWidth);
    this.besideIn = new Singles(nodes * besideWidth);
    this.besideOut = new Singles(symmetric ? 0 : nodes * besideWidth);
    this.start = new Ints(types);
    this.end = new Ints(types);
    this.capacity = new Floats(types);
    this.fixedCost = new Floats(types);
    this.unitCost = new Floats(types);
    this.minutes = new Floats(types);
    this.fleet = new Ints(types);
    this.base = new Ints(types);
    this.baseStart = new Ints(bases + 1);
    this.baseMember = new Ints(types);
  }

  /** Distance from node i to node j. */
  distance(i: i32, j: i32): f64 {
    if (this.kept === SINGLE) return this.single[i * this.nodes + j]!;
    if (this.kept === DOUBLE) return this.double[i * this.nodes + j]!;
    return this.computed(i, j);
  }

  computed(i: i32, j: i32): f64 {
    const dx: f64 = this.x[i]! - this.x[j]!;
    const dy: f64 = this.y[i]! - this.y[j]!;
    const d = Math.sqrt(dx * dx + dy * dy);
    if (this.rounding === 0) return d;
    if (this.rounding === 1) return Math.floor(d + 0.5);
    if (this.rounding === 2) return Math.floor(10 * d) / 10;
    return Math.floor(1000 * d + 0.5) / 1000;
  }

  /** Cost of a route of one customer; Infinity when it breaks a limit. */
  aloneCost(type: i32, c: i32): f64 {
    if (this.demand[c]! > this.capacity[type]!) return Infinity;
    const d1 = this.distance(this.start[type]!, c);
    const d2 = this.distance(c, this.end[type]!);
    const cost: f64 = this.fixedCost[type]! + this.unitCost[type]! * (d1 + d2);
    if (this.level === NO_TIME) return cost;
    const late = this.aloneLateness(type, c, d1, d2);
    return late === Infinity ? Infinity : cost + this.latePenalty * late;
  }

  /** Minutes late of a route of one customer; Infinity when it breaks a hard window or the cap. */
  aloneLateness(type: i32, c: i32, d1: f64, d2: f64): f64 {
    const open = this.open;
    const close = this.close;
    const service = this.service;
    const minutes: f64 = this.minutes[type]!;
    const s: i32 = this.start[type]!;
    const e: i32 = this.end[type]!;
    const toCustomer: f64 = service[s]! + d1 * minutes;
    const toEnd: f64 = service[c]! + d2 * minutes;
    if (toCustomer + toEnd + service[e]! > this.maxDuration) return Infinity;
    let start: f64 = Math.max(0, open[s]!);
    if (this.level === SOFT && this.maxDuration < Infinity) {
      const finish = Math.max(Math.max(start + toCustomer, open[c]!) + toEnd, open[e]!) + service[e]!;
      start = Math.max(start, finish - this.maxDuration);
    }
    const at: f64 = Math.max(start + toCustomer, open[c]!);
    const end: f64 = Math.max(at + toEnd, open[e]!);
    if (this.level === SOFT) {
      return Math.max(0, start - close[s]!) + Math.max(0, at - close[c]!) + Math.max(0, end - close[e]!);
    }
    if (start > close[s]! || at > close[c]! || end > close[e]!) return Infinity;
    const latest = Math.min(close[s]!, Math.min(close[c]! - toCustomer, close[e]! - toCustomer - toEnd));
    return end + service[e]! - latest > this.maxDuration ? Infinity : 0;
  }

  /** The array of a name's number, for the host to fill; see `terrain-host.ts`. */
  ints(id: i32): Ints {
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

  floats(id: i32): Floats {
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

  singles(id: i32): Singles {
    if (id === 0) return this.single;
    if (id === 1) return this.besideIn;
    return this.besideOut;
  }
}

/** Tells whether like vehicles of several depots keep hard windows. */
export function isSpread(net: Terrain): boolean {
  let alike = net.types > 1 && net.types === net.bases && net.unitCost[0]! > 0 && net.minutes[0]! > 0;
  for (let type: i32 = 1; type < net.types; type++) {
    if (net.unitCost[type]! !== net.unitCost[0]! || net.minutes[type]! !== net.minutes[0]!) alike = false;
    if (net.capacity[type]! !== net.capacity[0]!) alike = false;
  }
  return alike && (net.level === CAPPED || net.level === WINDOWS);
}

/** Sorts `values[0..count)` by `keys[value]`, then by value (Shell's sort: in place, fast enough for any pool). */
export function sortByKey(values: Ints, keys: Floats, count: i32): void {
  let gap: i32 = 1;
  while (gap * 3 < count) gap = gap * 3 + 1;
  while (gap > 0) {
    for (let k: i32 = gap; k < count; k++) {
      const value: i32 = values[k]!;
      const key: f64 = keys[value]!;
      let at: i32 = k;
      while (at >= gap) {
        const other: i32 = values[at - gap]!;
        if (keys[other]! < key || (keys[other]! === key && other < value)) break;
        values[at] = other;
        at -= gap;
      }
      values[at] = value;
    }
    gap = toInt(gap / 3);
  }
}
