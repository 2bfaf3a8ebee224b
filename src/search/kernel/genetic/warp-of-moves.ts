import { CROSS, NONE, RELOCATE, RELOCATE_PAIR, RELOCATE_TURNED, SWAP, SWAP_PAIRS, SWAP_PAIR_ONE, TURN, TURN_HEAD } from './move-kinds';
import { Routes } from './routes';

/**
 * Time warp penalty of the routes after a move: O(1) between two routes, O(vertices between the changed positions)
 * within one, and O(customers after) if vehicles with different ends or paces exchange their tails.
 */
export class WarpOfMoves {
  private readonly routes: Routes;
  private readonly paced: boolean;
  /** The move: the segments moved with u and with v, the vertices before and after them. */
  private u: i32 = 0;
  private v: i32 = 0;
  private kind: i32 = NONE;
  private afterU: i32 = 0;
  private afterV: i32 = 0;

  constructor(routes: Routes) {
    this.routes = routes;
    this.paced = routes.instance.paced;
  }

  /** @param apart - whether u and v are on different routes */
  cost(kind: i32, u: i32, v: i32, apart: boolean): f64 {
    const next = this.routes.next;
    this.u = u;
    this.v = v;
    this.kind = kind;
    const x: i32 = next[u];
    const y: i32 = next[v];
    this.afterU = kind === RELOCATE || kind === SWAP ? x : kind < TURN ? next[x] : x;
    this.afterV = kind === SWAP_PAIRS ? next[y] : y;
    return this.routes.warpPrice * (apart ? this.between() : this.within());
  }

  private between(): f64 {
    const routes = this.routes;
    const u: i32 = this.u;
    const v: i32 = this.v;
    const kind: i32 = this.kind;
    if (kind === CROSS) {
      const ru: i32 = routes.route[u];
      const rv: i32 = routes.route[v];
      const homeward = routes.instance.homeward;
      const alike = homeward[routes.type[ru]] === homeward[routes.type[rv]];
      this.from(u);
      if (!alike) this.visitFrom(this.afterV, routes.ends + rv);
      const first: f64 = this.to(alike ? this.afterV : routes.ends + ru);
      this.from(v);
      if (!alike) this.visitFrom(this.afterU, routes.ends + ru);
      return first + this.to(alike ? this.afterU : routes.ends + rv);
    }
    this.from(routes.prev[u]);
    if (kind >= SWAP) this.visitV();
    const first: f64 = this.to(this.afterU);
    this.from(kind >= SWAP ? routes.prev[v] : v);
    this.visitU();
    return first + this.to(this.afterV);
  }

  private within(): f64 {
    const routes = this.routes;
    const next = routes.next;
    const u: i32 = this.u;
    const v: i32 = this.v;
    const kind: i32 = this.kind;
    const afterU: i32 = this.afterU;
    const afterV: i32 = this.afterV;
    const ahead = routes.place[u] < routes.place[v];
    if (kind === TURN_HEAD) {
      this.from(v);
      for (let c: i32 = u; c !== v; c = routes.prev[c]) routes.timing.visit(c);
      return this.to(next[u]);
    }
    if (kind === TURN) {
      this.from(u);
      for (let c: i32 = v; c !== u; c = routes.prev[c]) routes.timing.visit(c);
      return this.to(afterV);
    }
    if (kind >= SWAP) {
      this.from(routes.prev[ahead ? u : v]);
      if (ahead) this.visitV();
      else this.visitU();
      this.visitFrom(ahead ? afterU : afterV, ahead ? v : u);
      if (ahead) this.visitU();
      else this.visitV();
      return this.to(ahead ? afterV : afterU);
    }
    if (ahead) {
      this.from(routes.prev[u]);
      this.visitFrom(afterU, next[v]);
      this.visitU();
      return this.to(afterV);
    }
    this.from(v);
    this.visitU();
    this.visitFrom(next[v], u);
    return this.to(afterU);
  }

  private from(vertex: i32): void {
    const routes = this.routes;
    if (this.paced) routes.timing.pace = routes.instance.pace[routes.type[routes.route[vertex]]];
    routes.timing.from(vertex, routes.node[vertex]);
  }

  private to(vertex: i32): f64 {
    return this.routes.timing.to(vertex, this.routes.node[vertex]);
  }

  /** Visits the customers from `first` up to the one before `end`. */
  private visitFrom(first: i32, end: i32): void {
    for (let c: i32 = first; c !== end; c = this.routes.next[c]) this.routes.timing.visit(c);
  }

  /** Visits u and the customers that move with it, in their new order. */
  private visitU(): void {
    const timing = this.routes.timing;
    const kind: i32 = this.kind;
    const x: i32 = this.routes.next[this.u];
    if (kind === RELOCATE_TURNED) timing.visit(x);
    timing.visit(this.u);
    if (kind === RELOCATE_PAIR || kind === SWAP_PAIR_ONE || kind === SWAP_PAIRS) timing.visit(x);
  }

  private visitV(): void {
    this.routes.timing.visit(this.v);
    if (this.kind === SWAP_PAIRS) this.routes.timing.visit(this.routes.next[this.v]);
  }
}
