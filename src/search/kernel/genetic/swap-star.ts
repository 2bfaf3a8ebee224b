import { Detours } from './detours';
import { GeneticInstance } from './genetic-instance';
import { RELOCATE, SWAP } from './move-kinds';
import { priced } from './moves';
import { Reversal } from './reversal';
import { Routes } from './routes';

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
  private readonly detours: Detours;
  /** Per customer of the other route: least cost change of its part in an exchange. */
  private readonly partOf: StaticArray<f64>;

  constructor(routes: Routes) {
    this.routes = routes;
    this.instance = routes.instance;
    this.reversal = new Reversal(routes);
    this.general = !routes.instance.symmetric || routes.instance.rated;
    this.detours = new Detours(routes);
    this.partOf = new StaticArray<f64>(routes.instance.nodes);
  }

  /** Applies the best improving exchange between two routes. @returns whether there was one */
  tryBetween(r: i32, other: i32): boolean {
    return this.general ? this.exchange<f64>(r, other) : this.exchange<i32>(r, other);
  }

  private exchange<V>(r: i32, other: i32): boolean {
    const routes = this.routes;
    const instance = this.instance;
    const detours = this.detours;
    detours.update<V>(r, other);
    const out = detours.out;
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
    // What an exchange costs at least, of the part of each customer of the other route.
    const partOf = this.partOf;
    let leastPart: f64 = Infinity;
    for (let v: i32 = next[starts + other]; v < starts; v = next[v]) {
      const part: f64 = out[v] + priced<V>(rateR, detours.leastWithoutOne(v, r));
      partOf[v] = part;
      if (part < leastPart) leastPart = part;
    }
    for (let u: i32 = next[starts + r]; u < starts; u = next[u]) {
      const demandU: f64 = instance.demand[u];
      const outU: f64 = out[u];
      const partU: f64 = outU + priced<V>(rateO, detours.leastWithoutOne(u, other));
      if (partU + leastPart - penalties >= best) continue;
      for (let v: i32 = next[starts + other]; v < starts; v = next[v]) {
        const least: f64 = partU + partOf[v];
        if (least - penalties >= best) continue;
        const shift: f64 = instance.demand[v] - demandU;
        let penalty: f64 = routes.excessCost(loadR + shift, capacityR) + routes.excessCost(loadO - shift, capacityO) - penalties;
        if (routes.burdens.any) penalty += routes.price * routes.burdens.after(SWAP, u, v);
        if (least + penalty >= best) continue;
        const cost: f64 = outU + penalty + priced<V>(rateO, detours.withoutOne(u, v, other));
        if (cost + partOf[v] >= best) continue;
        const place: i32 = detours.found;
        const delta: f64 = cost + out[v] + priced<V>(rateR, detours.withoutOne(v, u, r));
        if (delta >= best) continue;
        best = delta;
        bestU = u;
        bestV = v;
        placeU = place;
        placeV = detours.found;
      }
    }
    for (let side: i32 = 0; side < 2; side++) {
      const from: i32 = side === 0 ? r : other;
      const to: i32 = side === 0 ? other : r;
      for (let c: i32 = next[starts + from]; c < starts; c = next[c]) {
        let delta: f64 = out[c] + priced<V>(routes.rate[to], detours.shortest(c, to)) - penalties;
        if (delta >= best) continue;
        const demand: f64 = instance.demand[c];
        const left: f64 = routes.excessCost(routes.load[from] - demand, routes.capacity[from]);
        delta += left + routes.excessCost(routes.load[to] + demand, routes.capacity[to]);
        if (routes.burdens.any) delta += routes.price * routes.burdens.after(RELOCATE, c, routes.starts + to);
        if (delta >= best) continue;
        best = delta;
        bestU = side === 0 ? c : 0;
        bestV = side === 0 ? 0 : c;
        placeU = detours.shortestAfter(c, to);
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
}
