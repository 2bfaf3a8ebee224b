import { GeneticInstance } from './genetic-instance';
import { RELOCATE, SWAP } from './move-kinds';
import { priced } from './moves';
import { Reversal } from './reversal';
import { Routes } from './routes';

/** Insertion positions stored per customer and route. */
const KEPT: i32 = 3;

/**
 * SWAP*: exchanges two customers of different routes, each going to its best position in the other route rather than to
 * that of the other customer, or relocates a single customer. The three best positions of every customer in every route
 * are cached until the route changes; O(size^2) per pair of routes.
 *
 * @see T. Vidal (2022), section 3.2, doi:10.1016/j.cor.2021.105643
 */
export class SwapStar {
  private readonly routes: Routes;
  private readonly instance: GeneticInstance;
  private readonly general: boolean;
  private readonly reversal: Reversal;
  /** Per slot and customer: stamp of the scan, and the `KEPT` shortest detours: length and preceding vertex. */
  private readonly scanned: StaticArray<i32>;
  private readonly detour: StaticArray<f64>;
  private readonly after: StaticArray<i32>;
  private epoch: i32 = 0;
  /** Per customer: negative cost change of removing it; per slot: stamp when that was computed. */
  private readonly out: StaticArray<f64>;
  private readonly measured: StaticArray<i32>;
  /** Vertex after which `cheapest` would insert. */
  private found: i32 = 0;

  constructor(routes: Routes) {
    const cells: i32 = routes.instance.timed ? 0 : routes.instance.slots * routes.instance.nodes;
    this.routes = routes;
    this.instance = routes.instance;
    this.reversal = new Reversal(routes);
    this.general = !routes.instance.symmetric || routes.instance.rated;
    this.scanned = new StaticArray<i32>(cells);
    this.detour = new StaticArray<f64>(cells * KEPT);
    this.after = new StaticArray<i32>(cells * KEPT);
    this.out = new StaticArray<f64>(routes.instance.nodes);
    this.measured = new StaticArray<i32>(routes.instance.slots);
    this.forget();
  }

  private forget(): void {
    for (let k: i32 = 0; k < this.scanned.length; k++) this.scanned[k] = -1;
    for (let r: i32 = 0; r < this.measured.length; r++) this.measured[r] = -1;
    this.epoch = this.routes.epoch;
  }

  /** Applies the best improving exchange between two routes. @returns whether there was one */
  tryBetween(r: i32, other: i32): boolean {
    return this.general ? this.exchange<f64>(r, other) : this.exchange<i32>(r, other);
  }

  private exchange<V>(r: i32, other: i32): boolean {
    const routes = this.routes;
    const instance = this.instance;
    if (this.epoch !== routes.epoch) this.forget();
    this.prepare<V>(r, other);
    this.prepare<V>(other, r);
    const out = this.out;
    const next = routes.next;
    const starts: i32 = routes.starts;
    const loadR: f64 = routes.load[r];
    const loadO: f64 = routes.load[other];
    const capacityR: f64 = routes.capacity[r];
    const capacityO: f64 = routes.capacity[other];
    const rateR: f64 = routes.rate[r];
    const rateO: f64 = routes.rate[other];
    const penalties: f64 = routes.penalty[r] + routes.penalty[other];
    let best: f64 = -instance.epsilon;
    let bestU: i32 = 0;
    let bestV: i32 = 0;
    let placeU: i32 = 0;
    let placeV: i32 = 0;
    for (let u: i32 = next[starts + r]; u < starts; u = next[u]) {
      const demandU: f64 = instance.demand[u];
      const outU: f64 = out[u];
      for (let v: i32 = next[starts + other]; v < starts; v = next[v]) {
        const least: f64 = outU + out[v] - penalties;
        if (least >= best) continue;
        const shift: f64 = instance.demand[v] - demandU;
        let delta: f64 = least + routes.excessCost(loadR + shift, capacityR) + routes.excessCost(loadO - shift, capacityO);
        if (routes.burdens.any) delta += routes.price * routes.burdens.after(SWAP, u, v);
        if (delta >= best) continue;
        delta += priced<V>(rateO, this.cheapest(u, v, other));
        if (delta >= best) continue;
        const place: i32 = this.found;
        delta += priced<V>(rateR, this.cheapest(v, u, r));
        if (delta >= best) continue;
        best = delta;
        bestU = u;
        bestV = v;
        placeU = place;
        placeV = this.found;
      }
    }
    for (let side: i32 = 0; side < 2; side++) {
      const from: i32 = side === 0 ? r : other;
      const to: i32 = side === 0 ? other : r;
      for (let c: i32 = next[starts + from]; c < starts; c = next[c]) {
        const cell: i32 = (to * instance.nodes + c) * KEPT;
        let delta: f64 = out[c] + priced<V>(routes.rate[to], this.detour[cell]) - penalties;
        if (delta >= best) continue;
        const demand: f64 = instance.demand[c];
        const left: f64 = routes.excessCost(routes.load[from] - demand, routes.capacity[from]);
        delta += left + routes.excessCost(routes.load[to] + demand, routes.capacity[to]);
        if (routes.burdens.any) delta += routes.price * routes.burdens.after(RELOCATE, c, routes.starts + to);
        if (delta >= best) continue;
        best = delta;
        bestU = side === 0 ? c : 0;
        bestV = side === 0 ? 0 : c;
        placeU = this.after[cell];
        placeV = placeU;
      }
    }
    if (bestU === 0 && bestV === 0) return false;
    const guarded = routes.burdens.peaks !== null;
    if (guarded) this.reversal.begin(r, other);
    if (bestU !== 0) routes.move(bestU, placeU);
    if (bestV !== 0) routes.move(bestV, placeV);
    routes.settle(r, other);
    return !guarded || this.reversal.end();
  }

  /** Shortest detour for c in a route that loses customer `lost`; sets `found` to the preceding vertex. */
  private cheapest(c: i32, lost: i32, r: i32): f64 {
    const routes = this.routes;
    const instance = this.instance;
    const before: i32 = routes.prev[lost];
    const behind: i32 = routes.next[lost];
    const row: i32 = c * instance.nodes;
    const cell: i32 = (r * instance.nodes + c) * KEPT;
    // At the position of the lost customer; the saving of its removal is already counted.
    const a: i32 = routes.node[before];
    const b: i32 = routes.node[behind];
    const fromA: f64 = instance.transposed[row + a];
    const toB: f64 = instance.matrix[row + b];
    let best: f64 = fromA + toB - instance.distance(a, b);
    this.found = before;
    for (let k: i32 = cell; k < cell + KEPT; k++) {
      const at: i32 = this.after[k];
      if (at === before || at === lost) continue;
      if (this.detour[k] < best) {
        best = this.detour[k];
        this.found = at;
      }
      break;
    }
    return best;
  }

  /** Computes the removal savings of the customers of one route and their best positions in another. */
  private prepare<V>(from: i32, to: i32): void {
    const routes = this.routes;
    const next = routes.next;
    const first: i32 = next[routes.starts + from];
    if (this.measured[from] < routes.changed[from]) {
      this.measured[from] = routes.changed[from];
      for (let c: i32 = first; c < routes.starts; c = next[c]) this.measure(c, routes.rate[from]);
    }
    const changed: i32 = routes.changed[to];
    for (let c: i32 = first; c < routes.starts; c = next[c]) {
      const cell: i32 = to * this.instance.nodes + c;
      if (this.scanned[cell] < changed) this.scan<V>(c, to, cell);
    }
  }

  private measure(c: i32, rate: f64): void {
    const routes = this.routes;
    const p: i32 = routes.prev[c];
    const shortcut: f64 = this.instance.distance(routes.node[p], routes.node[routes.next[c]]);
    this.out[c] = rate * (shortcut - routes.toNext[p] - routes.toNext[c]);
  }

  private scan<V>(c: i32, r: i32, cell: i32): void {
    const routes = this.routes;
    const node = routes.node;
    const next = routes.next;
    const matrix = this.instance.matrix;
    const row: i32 = c * this.instance.nodes;
    let c0: f64 = Infinity;
    let c1: f64 = Infinity;
    let c2: f64 = Infinity;
    let a0: i32 = -1;
    let a1: i32 = -1;
    let a2: i32 = -1;
    const transposed = this.instance.transposed;
    let v: i32 = routes.starts + r;
    let fromV: f64 = transposed[row + node[v]];
    for (let more = true; more;) {
      const w: i32 = next[v];
      const toW: f64 = matrix[row + node[w]];
      const cost: f64 = fromV + toW - routes.toNext[v];
      if (cost < c2) {
        if (cost < c1) {
          c2 = c1;
          a2 = a1;
          if (cost < c0) {
            c1 = c0;
            a1 = a0;
            c0 = cost;
            a0 = v;
          } else {
            c1 = cost;
            a1 = v;
          }
        } else {
          c2 = cost;
          a2 = v;
        }
      }
      more = w < routes.starts;
      v = w;
      fromV = isFloat<V>() ? transposed[row + node[w]] : toW;
    }
    const at: i32 = cell * KEPT;
    this.detour[at] = c0;
    this.detour[at + 1] = c1;
    this.detour[at + 2] = c2;
    this.after[at] = a0;
    this.after[at + 1] = a1;
    this.after[at + 2] = a2;
    this.scanned[cell] = routes.changed[r];
  }
}
