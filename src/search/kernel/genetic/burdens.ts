import { GeneticInstance } from './genetic-instance';
import { larger } from '../numbers';
import { LoadPeaks } from './load-peaks';
import { CROSS, CROSS_TURNED, RELOCATE, SWAP, SWAP_PAIRS } from './move-kinds';

/**
 * What counts as excess load beside the load itself: goods of other kinds, or in both directions, goods that are collected after
 * all deliveries and have the whole capacity to themselves, and customers that a route's vehicle may not serve. Changes are evaluated in O(1) from sums
 * along every route, with one sum for each class of vehicles that may serve the same customers.
 */
export class Burdens {
  /** Whether the instance has any, and any that sums tell. */
  readonly any: boolean;
  readonly summed: boolean;
  private readonly instance: GeneticInstance;
  private readonly collects: boolean;
  /** Of other goods; null if there are none. */
  readonly peaks: LoadPeaks | null;
  private readonly starts: i32;
  private readonly ends: i32;
  private readonly next: StaticArray<i32>;
  private readonly route: StaticArray<i32>;
  private readonly type: StaticArray<i32>;
  /** Per vertex: units collected up to it; customers up to it that class k may not serve, `vertex * classes + k`. */
  private readonly collected: StaticArray<f64>;
  private readonly misfits: StaticArray<i32>;
  /** What a move shifts: units, misfits that the first route loses, misfits that the second gets. */
  private moved: f64 = 0;
  private fewer: i32 = 0;
  private more: i32 = 0;

  /** @param type - per slot */
  constructor(instance: GeneticInstance, next: StaticArray<i32>, prev: StaticArray<i32>, route: StaticArray<i32>, type: StaticArray<i32>) {
    const collects = instance.collected.length > 0;
    const loads = instance.instance.loads;
    const summed = collects || instance.classes > 0;
    this.any = summed || loads;
    this.summed = summed;
    this.peaks = loads ? new LoadPeaks(instance, next, prev, route, type) : null;
    this.instance = instance;
    this.collects = collects;
    this.starts = instance.n + 1;
    this.ends = instance.n + 1 + instance.slots;
    this.next = next;
    this.route = route;
    this.type = type;
    this.collected = new StaticArray<f64>(collects ? next.length : 0);
    this.misfits = new StaticArray<i32>(next.length * instance.classes);
  }

  /** Recomputes the sums along a route. */
  refresh(r: i32): void {
    const instance = this.instance;
    const classes: i32 = instance.classes;
    const end: i32 = this.ends + r;
    let v: i32 = this.starts + r;
    if (this.collects) this.collected[v] = 0;
    for (let k: i32 = 0; k < classes; k++) this.misfits[v * classes + k] = 0;
    while (v !== end) {
      const w: i32 = this.next[v];
      if (this.collects) this.collected[w] = this.collected[v] + (w === end ? 0 : instance.collected[w]);
      for (let k: i32 = 0; k < classes; k++) {
        this.misfits[w * classes + k] = this.misfits[v * classes + k] + (w === end ? 0 : instance.misfit[w * classes + k]);
      }
      v = w;
    }
    const peaks = this.peaks;
    if (peaks !== null) peaks.refresh(r);
  }

  /** Excess of a route if a vehicle of type t drives it. */
  excessWith(r: i32, t: i32): f64 {
    const classes: i32 = this.instance.classes;
    const end: i32 = this.ends + r;
    const excess = this.excess(
      t, this.collects ? this.collected[end] : 0, classes > 0 ? this.misfits[end * classes + this.instance.classOf[t]] : 0,
    );
    const peaks = this.peaks;
    return peaks === null ? excess : excess + peaks.excessWith(r, t);
  }

  /** Excess of the route of v with customer c behind it. */
  joined(c: i32, v: i32): f64 {
    const instance = this.instance;
    const r: i32 = this.route[v];
    const t: i32 = this.type[r];
    const classes: i32 = instance.classes;
    const end: i32 = this.ends + r;
    const k: i32 = classes > 0 ? instance.classOf[t] : 0;
    const excess = this.excess(
      t, this.collects ? this.collected[end] + instance.collected[c] : 0, classes > 0 ? this.misfits[end * classes + k] + instance.misfit[c * classes + k] : 0,
    );
    const peaks = this.peaks;
    return peaks === null ? excess : excess + peaks.joined(c, v);
  }

  private excess(t: i32, collected: f64, misfits: i32): f64 {
    const count: f64 = misfits;
    return larger(0, collected - this.instance.capacity[t]) + this.instance.misfitLoad * count;
  }

  /** Excess of the routes of u and v, two different ones, after a move. */
  after(kind: i32, u: i32, v: i32): f64 {
    const excess = this.summedAfter(kind, u, v);
    const peaks = this.peaks;
    return peaks === null ? excess : excess + peaks.after(kind, u, v);
  }

  /** The same without other goods. */
  summedAfter(kind: i32, u: i32, v: i32): f64 {
    return kind === CROSS || kind === CROSS_TURNED ? this.crossed(kind === CROSS_TURNED, u, v) : this.shifted(kind, u, v);
  }

  private shifted(kind: i32, u: i32, v: i32): f64 {
    const next = this.next;
    const ru: i32 = this.route[u];
    const rv: i32 = this.route[v];
    this.moved = 0;
    this.fewer = 0;
    this.more = 0;
    this.move(u, ru, rv, 1);
    if (kind !== RELOCATE && kind !== SWAP) this.move(next[u], ru, rv, 1);
    if (kind >= SWAP) this.move(v, ru, rv, -1);
    if (kind === SWAP_PAIRS) this.move(next[v], ru, rv, -1);
    const first: f64 = this.excess(this.type[ru], this.all(ru) - this.moved, this.count(ru, ru) - this.fewer);
    return first + this.excess(this.type[rv], this.all(rv) + this.moved, this.count(rv, rv) + this.more);
  }

  /** Adds a customer to the sums of what moves from one route to another, or backwards if the sign is -1. */
  private move(c: i32, from: i32, to: i32, sign: i32): void {
    if (this.collects) this.moved += sign * this.instance.collected[c];
    this.fewer += sign * this.misfit(c, from);
    this.more += sign * this.misfit(c, to);
  }

  private crossed(turned: boolean, u: i32, v: i32): f64 {
    const ru: i32 = this.route[u];
    const rv: i32 = this.route[v];
    const heads: f64 = this.upTo(u) + (turned ? this.upTo(v) : this.all(rv) - this.upTo(v));
    const first: i32 = this.headCount(u, ru) + (turned ? this.headCount(v, ru) : this.count(rv, ru) - this.headCount(v, ru));
    const second: i32 = this.count(ru, rv) - this.headCount(u, rv) + (turned ? this.count(rv, rv) - this.headCount(v, rv) : this.headCount(v, rv));
    return this.excess(this.type[ru], heads, first) + this.excess(this.type[rv], this.all(ru) + this.all(rv) - heads, second);
  }

  /** Units collected on a route, and up to a vertex. */
  private all(r: i32): f64 {
    return this.upTo(this.ends + r);
  }

  private upTo(v: i32): f64 {
    return this.collects ? this.collected[v] : 0;
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
