import { GeneticInstance } from './genetic-instance';
import { Routes } from './routes';

/**
 * Cost change of exchanging the tails after u and v between two routes with different vehicles, where each tail leads
 * to its new route's end at that route's rate. O(1), from cumulative distances along every route, forwards and
 * backwards.
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
   * @param uy,vx - distances from u to v's successor, and from v to u's successor
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

  /** Distance from a customer along the route that ends at `end`, but to another end. */
  private onwards(c: i32, end: i32, other: i32): f64 {
    const last: i32 = this.routes.prev[end];
    return this.routes.along[last] - this.routes.along[c] + this.distance(last, other);
  }

  /**
   * u's head with v's head reversed, and u's tail reversed with v's tail.
   * @param uv,xy - distances from u to v, and between their successors
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
    // The second new route, beyond what remains of the old one after v.
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
