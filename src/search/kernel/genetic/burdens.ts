import { GeneticInstance } from './genetic-instance';
import { larger } from '../numbers';
import { CROSS, CROSS_TURNED, RELOCATE, SWAP, SWAP_PAIRS } from './move-kinds';

/**
 * What counts as excess load beside the load itself: goods of other kinds, in each direction, those that are collected after
 * all deliveries and have the whole capacity to themselves, and customers that a route's vehicle may not serve. Changes are
 * evaluated in O(1) from sums along every route, with one sum for each class of vehicles that may serve the same customers.
 */
export class Burdens {
  /** Whether the instance has any. */
  readonly any: boolean;
  private readonly instance: GeneticInstance;
  private readonly sums: i32;
  private readonly starts: i32;
  private readonly ends: i32;
  private readonly next: StaticArray<i32>;
  private readonly route: StaticArray<i32>;
  private readonly type: StaticArray<i32>;
  /** Per vertex: units up to it, `vertex * sums + sum`; customers up to it that class k may not serve, `vertex * classes + k`. */
  private readonly units: StaticArray<f64>;
  private readonly misfits: StaticArray<i32>;
  /**
   * Per slot: how much more goods in both directions take at once than the capacity, beyond what their sums do. It depends on the
   * order of the stops, so that it makes a route infeasible, but changes are evaluated without it.
   */
  readonly peak: StaticArray<f64>;
  /** What a route has of each sum after a move; what the move shifts: units, misfits that the first route loses, misfits that the second gets. */
  private readonly total: StaticArray<f64>;
  private readonly moved: StaticArray<f64>;
  private fewer: i32 = 0;
  private more: i32 = 0;

  /** @param type - per slot */
  constructor(instance: GeneticInstance, next: StaticArray<i32>, route: StaticArray<i32>, type: StaticArray<i32>) {
    const sums = instance.sums;
    this.any = sums > 0 || instance.classes > 0;
    this.instance = instance;
    this.sums = sums;
    this.starts = instance.n + 1;
    this.ends = instance.n + 1 + instance.slots;
    this.next = next;
    this.route = route;
    this.type = type;
    this.units = new StaticArray<f64>(next.length * sums);
    this.peak = new StaticArray<f64>(instance.slots);
    this.total = new StaticArray<f64>(sums);
    this.moved = new StaticArray<f64>(sums);
    this.misfits = new StaticArray<i32>(next.length * instance.classes);
  }

  /** Recomputes the sums along a route. */
  refresh(r: i32): void {
    const instance = this.instance;
    const classes: i32 = instance.classes;
    const sums: i32 = this.sums;
    const end: i32 = this.ends + r;
    let v: i32 = this.starts + r;
    for (let k: i32 = 0; k < sums; k++) this.units[v * sums + k] = 0;
    for (let k: i32 = 0; k < classes; k++) this.misfits[v * classes + k] = 0;
    while (v !== end) {
      const w: i32 = this.next[v];
      for (let k: i32 = 0; k < sums; k++) this.units[w * sums + k] = this.units[v * sums + k] + (w === end ? 0 : instance.units[w * sums + k]);
      for (let k: i32 = 0; k < classes; k++) {
        this.misfits[w * classes + k] = this.misfits[v * classes + k] + (w === end ? 0 : instance.misfit[w * classes + k]);
      }
      v = w;
    }
    if (instance.instance.loads) this.peak[r] = this.peakOf(r);
  }

  /** Between two stops a vehicle carries what is still to be delivered and what has been collected. */
  private peakOf(r: i32): f64 {
    const sums: i32 = this.sums;
    const end: i32 = this.ends + r;
    let peak: f64 = 0;
    for (let k: i32 = 0; k < sums; k += 2) {
      const delivered: f64 = this.units[end * sums + k];
      const collected: f64 = this.units[end * sums + k + 1];
      if (delivered === 0 || collected === 0) continue;
      const allowed: f64 = larger(this.instance.sumCapacity[this.type[r] * sums + k], larger(delivered, collected));
      let most: f64 = 0;
      for (let v: i32 = this.next[this.starts + r]; v !== end; v = this.next[v]) most = larger(most, delivered - this.units[v * sums + k] + this.units[v * sums + k + 1]);
      peak += larger(0, most - allowed) * this.instance.sumWeight[k];
    }
    return peak;
  }

  /** Excess of a route if a vehicle of type t drives it. */
  excessWith(r: i32, t: i32): f64 {
    const classes: i32 = this.instance.classes;
    const end: i32 = this.ends + r;
    for (let k: i32 = 0; k < this.sums; k++) this.total[k] = this.units[end * this.sums + k];
    return this.excess(t, classes > 0 ? this.misfits[end * classes + this.instance.classOf[t]] : 0);
  }

  /** Excess of a route that customer c joins. */
  joined(r: i32, c: i32): f64 {
    const instance = this.instance;
    const t: i32 = this.type[r];
    const classes: i32 = instance.classes;
    const sums: i32 = this.sums;
    const end: i32 = this.ends + r;
    const k: i32 = classes > 0 ? instance.classOf[t] : 0;
    for (let sum: i32 = 0; sum < sums; sum++) this.total[sum] = this.units[end * sums + sum] + instance.units[c * sums + sum];
    return this.excess(t, classes > 0 ? this.misfits[end * classes + k] + instance.misfit[c * classes + k] : 0);
  }

  /** Excess of a route of type t with the sums in `total`. */
  private excess(t: i32, misfits: i32): f64 {
    const instance = this.instance;
    const sums: i32 = this.sums;
    const count: f64 = misfits;
    let excess: f64 = instance.misfitLoad * count;
    for (let k: i32 = 0; k < sums; k++) excess += larger(0, this.total[k] - instance.sumCapacity[t * sums + k]) * instance.sumWeight[k];
    return excess;
  }

  /** Excess of the routes of u and v, two different ones, after a move. */
  after(kind: i32, u: i32, v: i32): f64 {
    return kind === CROSS || kind === CROSS_TURNED ? this.crossed(kind === CROSS_TURNED, u, v) : this.shifted(kind, u, v);
  }

  private shifted(kind: i32, u: i32, v: i32): f64 {
    const next = this.next;
    const ru: i32 = this.route[u];
    const rv: i32 = this.route[v];
    for (let k: i32 = 0; k < this.sums; k++) this.moved[k] = 0;
    this.fewer = 0;
    this.more = 0;
    this.move(u, ru, rv, 1);
    if (kind !== RELOCATE && kind !== SWAP) this.move(next[u], ru, rv, 1);
    if (kind >= SWAP) this.move(v, ru, rv, -1);
    if (kind === SWAP_PAIRS) this.move(next[v], ru, rv, -1);
    for (let k: i32 = 0; k < this.sums; k++) this.total[k] = this.all(ru, k) - this.moved[k];
    const first: f64 = this.excess(this.type[ru], this.count(ru, ru) - this.fewer);
    for (let k: i32 = 0; k < this.sums; k++) this.total[k] = this.all(rv, k) + this.moved[k];
    return first + this.excess(this.type[rv], this.count(rv, rv) + this.more);
  }

  /** Adds a customer to the sums of what moves from one route to another, or backwards if the sign is -1. */
  private move(c: i32, from: i32, to: i32, sign: i32): void {
    for (let k: i32 = 0; k < this.sums; k++) this.moved[k] += sign * this.instance.units[c * this.sums + k];
    this.fewer += sign * this.misfit(c, from);
    this.more += sign * this.misfit(c, to);
  }

  private crossed(turned: boolean, u: i32, v: i32): f64 {
    const ru: i32 = this.route[u];
    const rv: i32 = this.route[v];
    const first: i32 = this.headCount(u, ru) + (turned ? this.headCount(v, ru) : this.count(rv, ru) - this.headCount(v, ru));
    const second: i32 = this.count(ru, rv) - this.headCount(u, rv) + (turned ? this.count(rv, rv) - this.headCount(v, rv) : this.headCount(v, rv));
    for (let k: i32 = 0; k < this.sums; k++) this.total[k] = this.heads(turned, u, v, k);
    const excess: f64 = this.excess(this.type[ru], first);
    for (let k: i32 = 0; k < this.sums; k++) this.total[k] = this.all(ru, k) + this.all(rv, k) - this.total[k];
    return excess + this.excess(this.type[rv], second);
  }

  /** Units of a sum on the first of two routes that are cut after u and v: both heads if the second is turned, else the head of u. */
  private heads(turned: boolean, u: i32, v: i32, k: i32): f64 {
    const upTo: f64 = this.units[v * this.sums + k];
    return this.units[u * this.sums + k] + (turned ? upTo : this.all(this.route[v], k) - upTo);
  }

  /** Units of a sum on a route. */
  private all(r: i32, k: i32): f64 {
    return this.units[(this.ends + r) * this.sums + k];
  }

  /** Customers of a route that the vehicle of another may not serve, and those up to a vertex. */
  private count(r: i32, vehicle: i32): i32 {
    return this.headCount(this.ends + r, vehicle);
  }

  private headCount(v: i32, vehicle: i32): i32 {
    const classes: i32 = this.instance.classes;
    return classes > 0 ? this.misfits[v * classes + this.instance.classOf[this.type[vehicle]]] : 0;
  }

  /** 1 if the vehicle of a route may not serve customer c, 0 otherwise. */
  private misfit(c: i32, r: i32): i32 {
    const classes: i32 = this.instance.classes;
    return classes > 0 ? this.instance.misfit[c * classes + this.instance.classOf[this.type[r]]] : 0;
  }
}
