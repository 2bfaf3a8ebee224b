import { larger } from '../numbers';
import { GeneticInstance } from './genetic-instance';
import { CROSS, CROSS_TURNED, RELOCATE, RELOCATE_PAIR, RELOCATE_TURNED, SWAP, SWAP_PAIRS, SWAP_PAIR_ONE } from './move-kinds';

/** Stands for no customer between the two parts of a route. */
const NOBODY: i32 = 0;

/**
 * The highest loads of routes that carry goods of several kinds, or in both directions: a vehicle leaves with what it delivers
 * and returns with what it collects. The highest load of a route follows in O(1) from those of its parts, each as if
 * it were a route of its own.
 *
 * @see T. Vidal, T. G. Crainic, M. Gendreau and C. Prins, "A unified solution framework for multi-attribute vehicle routing
 * problems", European Journal of Operational Research 234 (2014), section 4.2, doi:10.1016/j.ejor.2013.09.045
 */
export class LoadPeaks {
  readonly kinds: i32;
  private readonly starts: i32;
  private readonly ends: i32;
  private readonly next: StaticArray<i32>;
  private readonly prev: StaticArray<i32>;
  private readonly route: StaticArray<i32>;
  private readonly type: StaticArray<i32>;
  /** Per customer and kind, `customer * kinds + kind`; per type and kind, `type * kinds + kind`. */
  private readonly delivered: StaticArray<f64>;
  private readonly collected: StaticArray<f64>;
  private readonly capacity: StaticArray<f64>;
  /** Per kind: units of the load that fill the largest vehicle as one of it does. */
  private readonly weight: StaticArray<f64>;
  /** Per vertex and kind: what is delivered and collected up to it, and the highest load of the stops up to it and from it on. */
  private readonly deliveredTo: StaticArray<f64>;
  private readonly collectedTo: StaticArray<f64>;
  private readonly peakTo: StaticArray<f64>;
  private readonly peakFrom: StaticArray<f64>;

  /** @param type - per slot */
  constructor(instance: GeneticInstance, next: StaticArray<i32>, prev: StaticArray<i32>, route: StaticArray<i32>, type: StaticArray<i32>) {
    const original = instance.instance;
    const details = original.details;
    const kinds: i32 = original.loads ? details.quantities : 0;
    const delivered = new StaticArray<f64>((instance.n + 1) * kinds);
    const collected = new StaticArray<f64>((instance.n + 1) * kinds);
    const weight = new StaticArray<f64>(kinds);
    for (let kind: i32 = 0; kind < kinds; kind++) {
      for (let c: i32 = 1; c <= instance.n; c++) {
        delivered[c * kinds + kind] = details.delivered[kind * original.nodes + instance.nodeOf[c]];
        collected[c * kinds + kind] = details.collected[kind * original.nodes + instance.nodeOf[c]];
      }
      let most: f64 = 0;
      let largest: f64 = 0;
      for (let t: i32 = 0; t < instance.types; t++) {
        most = larger(most, details.capacity[t * kinds + kind]);
        largest = larger(largest, instance.capacity[t]);
      }
      weight[kind] = most > 0 && largest > 0 ? largest / most : 1;
    }
    this.kinds = kinds;
    this.starts = instance.n + 1;
    this.ends = instance.n + 1 + instance.slots;
    this.next = next;
    this.prev = prev;
    this.route = route;
    this.type = type;
    this.delivered = delivered;
    this.collected = collected;
    this.capacity = details.capacity;
    this.weight = weight;
    this.deliveredTo = new StaticArray<f64>(next.length * kinds);
    this.collectedTo = new StaticArray<f64>(next.length * kinds);
    this.peakTo = new StaticArray<f64>(next.length * kinds);
    this.peakFrom = new StaticArray<f64>(next.length * kinds);
  }

  /** Whether the evaluation of a move is exact: not within a route, nor if stops change their order. */
  isExact(kind: i32, u: i32, v: i32): boolean {
    return this.route[u] !== this.route[v] && kind !== CROSS_TURNED;
  }

  /** Recomputes the loads along a route; O(customers x kinds). */
  refresh(r: i32): void {
    const kinds: i32 = this.kinds;
    const end: i32 = this.ends + r;
    for (let kind: i32 = 0; kind < kinds; kind++) {
      let delivered: f64 = 0;
      let collected: f64 = 0;
      let peak: f64 = 0;
      for (let v: i32 = this.starts + r; ; v = this.next[v]) {
        if (v < this.starts) {
          peak = this.peakWith(v, kind, peak, collected);
          delivered += this.delivered[v * kinds + kind];
          collected += this.collected[v * kinds + kind];
        }
        this.deliveredTo[v * kinds + kind] = delivered;
        this.collectedTo[v * kinds + kind] = collected;
        this.peakTo[v * kinds + kind] = peak;
        if (v === end) break;
      }
      peak = 0;
      let tail: f64 = 0;
      this.peakFrom[end * kinds + kind] = 0;
      for (let v: i32 = this.prev[end]; v < this.starts; v = this.prev[v]) {
        const out: f64 = this.delivered[v * kinds + kind];
        const back: f64 = this.collected[v * kinds + kind];
        peak = larger(larger(out, back) + tail, peak + back);
        tail += out;
        this.peakFrom[v * kinds + kind] = peak;
      }
    }
  }

  /** Excess of a route if a vehicle of type t drives it. */
  excessWith(r: i32, t: i32): f64 {
    let excess: f64 = 0;
    for (let kind: i32 = 0; kind < this.kinds; kind++) excess += this.excess(t, kind, this.peakTo[(this.ends + r) * this.kinds + kind]);
    return excess;
  }

  /** Excess of the route of v with customer c behind it. */
  joined(c: i32, v: i32): f64 {
    return this.between(v, c, NOBODY, this.next[v]);
  }

  /** Excess of the routes of u and v, two different ones, after a move. */
  after(kind: i32, u: i32, v: i32): f64 {
    const next = this.next;
    const p: i32 = this.prev[u];
    const x: i32 = next[u];
    const w: i32 = this.prev[v];
    const y: i32 = next[v];
    if (kind === RELOCATE) return this.between(p, NOBODY, NOBODY, x) + this.between(v, u, NOBODY, y);
    if (kind === RELOCATE_PAIR) return this.between(p, NOBODY, NOBODY, next[x]) + this.between(v, u, x, y);
    if (kind === RELOCATE_TURNED) return this.between(p, NOBODY, NOBODY, next[x]) + this.between(v, x, u, y);
    if (kind === SWAP) return this.between(p, v, NOBODY, x) + this.between(w, u, NOBODY, y);
    if (kind === SWAP_PAIR_ONE) return this.between(p, v, NOBODY, next[x]) + this.between(w, u, x, y);
    if (kind === SWAP_PAIRS) return this.between(p, v, y, next[x]) + this.between(w, u, x, next[y]);
    if (kind === CROSS) return this.between(u, NOBODY, NOBODY, y) + this.between(v, NOBODY, NOBODY, x);
    return this.turned(u, v);
  }

  /** Excess of the route of `head`, whose stops up to it are followed by at most two customers and the stops from `tail` on. */
  private between(head: i32, first: i32, second: i32, tail: i32): f64 {
    const kinds: i32 = this.kinds;
    const t: i32 = this.type[this.route[head]];
    const end: i32 = this.ends + this.route[tail];
    const before: i32 = this.prev[tail];
    let excess: f64 = 0;
    for (let kind: i32 = 0; kind < kinds; kind++) {
      let collected: f64 = this.collectedTo[head * kinds + kind];
      let peak: f64 = this.peakTo[head * kinds + kind];
      if (first !== NOBODY) {
        peak = this.peakWith(first, kind, peak, collected);
        collected += this.collected[first * kinds + kind];
      }
      if (second !== NOBODY) {
        peak = this.peakWith(second, kind, peak, collected);
        collected += this.collected[second * kinds + kind];
      }
      const rest: f64 = this.deliveredTo[end * kinds + kind] - this.deliveredTo[before * kinds + kind];
      excess += this.excess(t, kind, larger(peak + rest, collected + this.peakFrom[tail * kinds + kind]));
    }
    return excess;
  }

  /** The highest load of stops with a given one, and of which so much is collected, with one more customer behind them. */
  @inline
  private peakWith(c: i32, kind: i32, peak: f64, collected: f64): f64 {
    const out: f64 = this.delivered[c * this.kinds + kind];
    return larger(peak + out, collected + larger(out, this.collected[c * this.kinds + kind]));
  }

  /** Lower bound on the excess if heads and tails of two routes are joined, one of them turned. */
  private turned(u: i32, v: i32): f64 {
    const kinds: i32 = this.kinds;
    const ru: i32 = this.route[u];
    const rv: i32 = this.route[v];
    let excess: f64 = 0;
    for (let kind: i32 = 0; kind < kinds; kind++) {
      const out: f64 = this.deliveredTo[u * kinds + kind] + this.deliveredTo[v * kinds + kind];
      const back: f64 = this.collectedTo[u * kinds + kind] + this.collectedTo[v * kinds + kind];
      const allOut: f64 = this.deliveredTo[(this.ends + ru) * kinds + kind] + this.deliveredTo[(this.ends + rv) * kinds + kind];
      const allBack: f64 = this.collectedTo[(this.ends + ru) * kinds + kind] + this.collectedTo[(this.ends + rv) * kinds + kind];
      excess += this.excess(this.type[ru], kind, larger(out, back)) + this.excess(this.type[rv], kind, larger(allOut - out, allBack - back));
    }
    return excess;
  }

  @inline
  private excess(t: i32, kind: i32, load: f64): f64 {
    return larger(0, load - this.capacity[t * this.kinds + kind]) * this.weight[kind];
  }
}
