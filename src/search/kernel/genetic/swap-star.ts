import { Ground } from './ground';
import { Routes } from './routes';

/** PenalisedInsertion places kept for a customer and a route. */
const KEPT: i32 = 3;

/**
 * SWAP*: exchanges two customers of different routes, each to go to its best place in the other route, not that of the
 * other customer; or moves one alone. The three best places of every customer in every route are kept until the route
 * changes; O(size^2) for a pair of routes.
 *
 * @see T. Vidal (2022), section 3.2, doi:10.1016/j.cor.2021.105643
 */
export class SwapStar {
  private readonly routes: Routes;
  private readonly ground: Ground;
  /** Per slot and customer: stamp of the scan, and the `KEPT` cheapest insertions: cost and vertex before. */
  private readonly scanned: StaticArray<i32>;
  private readonly cost: StaticArray<f64>;
  private readonly after: StaticArray<i32>;
  private epoch: i32 = 0;
  /** Per customer: cost of taking it out, negative; per slot: stamp when that was worked out. */
  private readonly out: StaticArray<f64>;
  private readonly measured: StaticArray<i32>;
  /** Vertex behind which `cheapest` would insert. */
  private found: i32 = 0;

  constructor(routes: Routes) {
    const cells: i32 = routes.ground.timed ? 0 : routes.ground.slots * routes.ground.nodes;
    this.routes = routes;
    this.ground = routes.ground;
    this.scanned = new StaticArray<i32>(cells);
    this.cost = new StaticArray<f64>(cells * KEPT);
    this.after = new StaticArray<i32>(cells * KEPT);
    this.out = new StaticArray<f64>(routes.ground.nodes);
    this.measured = new StaticArray<i32>(routes.ground.slots);
    this.forget();
  }

  private forget(): void {
    for (let k: i32 = 0; k < this.scanned.length; k++) this.scanned[k] = -1;
    for (let r: i32 = 0; r < this.measured.length; r++) this.measured[r] = -1;
    this.epoch = this.routes.epoch;
  }

  /** Carries out the best improving exchange between two routes. @returns whether there was one */
  tryBetween(r: i32, other: i32): boolean {
    const routes = this.routes;
    const ground = this.ground;
    if (this.epoch !== routes.epoch) this.forget();
    this.prepare(r, other);
    this.prepare(other, r);
    const out = this.out;
    const next = routes.next;
    const starts: i32 = routes.starts;
    const loadR: f64 = routes.load[r];
    const loadO: f64 = routes.load[other];
    const penalties: f64 = routes.penalty[r] + routes.penalty[other];
    let best: f64 = -ground.epsilon;
    let bestU: i32 = 0;
    let bestV: i32 = 0;
    let placeU: i32 = 0;
    let placeV: i32 = 0;
    for (let u: i32 = next[starts + r]; u < starts; u = next[u]) {
      const demandU: f64 = ground.demand[u];
      const outU: f64 = out[u];
      for (let v: i32 = next[starts + other]; v < starts; v = next[v]) {
        const least: f64 = outU + out[v] - penalties;
        if (least >= best) continue;
        const shift: f64 = ground.demand[v] - demandU;
        let delta: f64 = least + routes.excessCost(loadR + shift) + routes.excessCost(loadO - shift);
        if (delta >= best) continue;
        delta += this.cheapest(u, v, other);
        if (delta >= best) continue;
        const place: i32 = this.found;
        delta += this.cheapest(v, u, r);
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
        const cell: i32 = (to * ground.nodes + c) * KEPT;
        let delta: f64 = out[c] + this.cost[cell] - penalties;
        if (delta >= best) continue;
        const demand: f64 = ground.demand[c];
        delta += routes.excessCost(routes.load[from] - demand) + routes.excessCost(routes.load[to] + demand);
        if (delta >= best) continue;
        best = delta;
        bestU = side === 0 ? c : 0;
        bestV = side === 0 ? 0 : c;
        placeU = this.after[cell];
        placeV = placeU;
      }
    }
    if (bestU === 0 && bestV === 0) return false;
    if (bestU !== 0) routes.move(bestU, placeU);
    if (bestV !== 0) routes.move(bestV, placeV);
    routes.settle(r, other);
    return true;
  }

  /** Cheapest insertion of c into a route that loses `lost`; leaves the vertex before in `found`. */
  private cheapest(c: i32, lost: i32, r: i32): f64 {
    const routes = this.routes;
    const ground = this.ground;
    const before: i32 = routes.prev[lost];
    const behind: i32 = routes.next[lost];
    const row: i32 = c * ground.nodes;
    const cell: i32 = (r * ground.nodes + c) * KEPT;
    const matrix = ground.matrix;
    // In the place of the lost customer: what taking it out saved is counted already.
    const a: i32 = routes.site[before];
    const b: i32 = routes.site[behind];
    const toA: f64 = matrix[row + a];
    const toB: f64 = matrix[row + b];
    let best: f64 = toA + toB - ground.cost(a, b);
    this.found = before;
    for (let k: i32 = cell; k < cell + KEPT; k++) {
      const at: i32 = this.after[k];
      if (at === before || at === lost) continue;
      if (this.cost[k] < best) {
        best = this.cost[k];
        this.found = at;
      }
      break;
    }
    return best;
  }

  /** Works out, for the customers of one route, taking them out, and their best places in another. */
  private prepare(from: i32, to: i32): void {
    const routes = this.routes;
    const next = routes.next;
    const first: i32 = next[routes.starts + from];
    if (this.measured[from] < routes.changed[from]) {
      this.measured[from] = routes.changed[from];
      for (let c: i32 = first; c < routes.starts; c = next[c]) this.measure(c);
    }
    const changed: i32 = routes.changed[to];
    for (let c: i32 = first; c < routes.starts; c = next[c]) {
      const cell: i32 = to * this.ground.nodes + c;
      if (this.scanned[cell] < changed) this.scan(c, to, cell);
    }
  }

  private measure(c: i32): void {
    const routes = this.routes;
    const p: i32 = routes.prev[c];
    const out: f64 = this.ground.cost(routes.site[p], routes.site[routes.next[c]]);
    this.out[c] = out - routes.toNext[p] - routes.toNext[c];
  }

  private scan(c: i32, r: i32, cell: i32): void {
    const routes = this.routes;
    const site = routes.site;
    const next = routes.next;
    const matrix = this.ground.matrix;
    const row: i32 = c * this.ground.nodes;
    let c0: f64 = Infinity;
    let c1: f64 = Infinity;
    let c2: f64 = Infinity;
    let a0: i32 = -1;
    let a1: i32 = -1;
    let a2: i32 = -1;
    let v: i32 = routes.starts + r;
    let toV: f64 = matrix[row + site[v]];
    for (let more = true; more;) {
      const w: i32 = next[v];
      const toW: f64 = matrix[row + site[w]];
      const cost: f64 = toV + toW - routes.toNext[v];
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
      toV = toW;
    }
    const at: i32 = cell * KEPT;
    this.cost[at] = c0;
    this.cost[at + 1] = c1;
    this.cost[at + 2] = c2;
    this.after[at] = a0;
    this.after[at + 1] = a1;
    this.after[at + 2] = a2;
    this.scanned[cell] = routes.changed[r];
  }
}
