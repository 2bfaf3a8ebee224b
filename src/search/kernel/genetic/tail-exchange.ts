import { GeneticInstance } from './genetic-instance';
import { Routes } from './routes';

/**
 * Change of what two routes of unlike vehicles cost when they exchange what lies behind u and v, each going to its own end at
 * its own rate. O(1), by the distances kept from the start of every route on, forwards and backwards.
 */
export class TailExchange {
  private readonly routes: Routes;
  private readonly instance: GeneticInstance;

  constructor(routes: Routes) {
    this.routes = routes;
    this.instance = routes.instance;
  }

  /**
   * u's head with v's tail, and v's head with u's tail.
   * @param uy,vx - distances from u to what follows v, and from v to what follows u
   */
  straight(u: i32, v: i32, uy: f64, vx: f64): f64 {
    const routes = this.routes;
    const along = routes.along;
    const ru: i32 = routes.route[u];
    const rv: i32 = routes.route[v];
    const endU: i32 = routes.ends + ru;
    const endV: i32 = routes.ends + rv;
    const x: i32 = routes.next[u];
    const y: i32 = routes.next[v];
    const ofU: f64 = y === endV ? this.distance(u, endU) : uy + this.onwards(y, endV, endU);
    const ofV: f64 = x === endU ? this.distance(v, endV) : vx + this.onwards(x, endU, endV);
    return routes.rate[ru] * (along[u] + ofU - along[endU]) + routes.rate[rv] * (along[v] + ofV - along[endV]);
  }

  /** From a customer on along the route that ends at `end`, to another end. */
  private onwards(c: i32, end: i32, other: i32): f64 {
    const last: i32 = this.routes.prev[end];
    return this.routes.along[last] - this.routes.along[c] + this.distance(last, other);
  }

  /**
   * u's head with v's head backwards, and u's tail backwards with v's tail.
   * @param uv,xy - distances from u to v, and between what follows them
   */
  turned(u: i32, v: i32, uv: f64, xy: f64): f64 {
    const routes = this.routes;
    const along = routes.along;
    const ru: i32 = routes.route[u];
    const rv: i32 = routes.route[v];
    const endU: i32 = routes.ends + ru;
    const startV: i32 = routes.starts + rv;
    const x: i32 = routes.next[u];
    const y: i32 = routes.next[v];
    let ofU: f64 = 0;
    if (v === startV) ofU = this.distance(u, endU);
    else {
      const first: i32 = routes.next[startV];
      ofU = uv + this.backwards(first, v) + this.distance(first, endU);
    }
    let ofV: f64 = 0;
    if (x === endU) ofV = this.distance(startV, y);
    else {
      const last: i32 = routes.prev[endU];
      ofV = this.distance(startV, last) + this.backwards(x, last) + xy;
    }
    // The new second route, beyond what stays of the old one behind v.
    return routes.rate[ru] * (along[u] + ofU - along[endU]) + routes.rate[rv] * (ofV - along[y]);
  }

  /** From the later of two customers of a route back to the earlier one. */
  private backwards(earlier: i32, later: i32): f64 {
    const routes = this.routes;
    return routes.along[later] - routes.along[earlier] + routes.turning[later] - routes.turning[earlier];
  }

  private distance(v: i32, w: i32): f64 {
    return this.instance.distance(this.routes.node[v], this.routes.node[w]);
  }
}
