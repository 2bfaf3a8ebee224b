import { Ground } from './ground';
import { Routes } from './routes';
import { CROSS, CROSS_TURNED, NONE, RELOCATE, RELOCATE_PAIR, RELOCATE_TURNED, SWAP, SWAP_PAIRS, SWAP_PAIR_ONE, TURN, WarpOfMoves } from './warp-of-moves';

/** Rounding of a sum of prices, as a share of it. */
export const ROUNDING: f64 = 1e-11;

/**
 * The moves of one customer against one vertex: each is judged in O(1) by the edges that it changes and the loads that it
 * shifts, and the best is carried out when it improves.
 *
 * @see T. Vidal (2022), section 3.3, doi:10.1016/j.cor.2021.105643
 */
export class Moves {
  private readonly routes: Routes;
  private readonly ground: Ground;
  private readonly timed: boolean;
  private readonly warps: WarpOfMoves;
  /** u with its surroundings p, u, x, xx: vertices, rows of the matrix, costs between them. */
  private u: i32 = 0;
  private p: i32 = 0;
  private x: i32 = 0;
  private rowP: i32 = 0;
  private rowU: i32 = 0;
  private rowX: i32 = 0;
  private rowXX: i32 = 0;
  private pu: f64 = 0;
  private ux: f64 = 0;
  private xxx: f64 = 0;
  /** Cost of taking out u, and of taking out u and x. */
  private outU: f64 = 0;
  private outUX: f64 = 0;
  private ru: i32 = 0;
  private demandU: f64 = 0;
  private demandX: f64 = 0;
  private loadU: f64 = 0;
  private penaltyU: f64 = 0;
  private pair: boolean = false;

  constructor(routes: Routes) {
    this.routes = routes;
    this.ground = routes.ground;
    this.timed = routes.ground.timed;
    this.warps = new WarpOfMoves(routes);
  }

  /** Takes u as the customer to be moved; again after every change. */
  look(u: i32): void {
    const routes = this.routes;
    const ground = this.ground;
    const nodes: i32 = ground.nodes;
    const p: i32 = routes.prev[u];
    const x: i32 = routes.next[u];
    this.u = u;
    this.p = p;
    this.x = x;
    this.pair = x < routes.starts;
    const xx: i32 = this.pair ? routes.next[x] : x;
    this.rowP = routes.site[p] * nodes;
    this.rowU = u * nodes;
    this.rowX = routes.site[x] * nodes;
    this.rowXX = routes.site[xx] * nodes;
    this.pu = routes.toNext[p];
    this.ux = routes.toNext[u];
    this.xxx = this.pair ? routes.toNext[x] : 0;
    this.outU = ground.matrix[this.rowP + routes.site[x]] - this.pu - this.ux;
    this.outUX = ground.matrix[this.rowP + routes.site[xx]] - this.pu - this.xxx;
    this.ru = routes.route[u];
    this.demandU = ground.demand[u];
    this.demandX = this.pair ? ground.demand[x] : 0;
    this.loadU = routes.load[this.ru];
    this.penaltyU = routes.penalty[this.ru];
  }

  /** Change of the prices of loads when so much moves from u's route to another. */
  private shifted(amount: f64, other: i32): f64 {
    const routes = this.routes;
    return routes.excessCost(this.loadU - amount) + routes.excessCost(routes.load[other] + amount);
  }

  /** Carries out the best improving move of u against v, a customer or the start of a route. @returns whether there was one */
  tryAt(v: i32): boolean {
    const routes = this.routes;
    const matrix = this.ground.matrix;
    const u: i32 = this.u;
    const x: i32 = this.x;
    const rv: i32 = routes.route[v];
    const y: i32 = routes.next[v];
    const vs: i32 = routes.site[v];
    const ys: i32 = routes.site[y];
    const apart: boolean = rv !== this.ru;
    // What the prices of loads and warps may fall by at most.
    const slack: f64 = apart ? this.penaltyU + routes.penalty[rv] : routes.warpPrice * routes.warp[rv];
    const uv: f64 = matrix[this.rowU + vs];
    const uy: f64 = matrix[this.rowU + ys];
    const xv: f64 = matrix[this.rowX + vs];
    const xy: f64 = matrix[this.rowX + ys];
    const vy: f64 = routes.toNext[v];
    const pair: boolean = this.pair;
    // With windows, prices are differences of large sums: what is below their rounding counts as nothing.
    let best: f64 = this.timed ? -this.ground.epsilon - ROUNDING * slack : -this.ground.epsilon;
    let kind: i32 = NONE;
    let delta: f64 = 0;

    if (u !== y) {
      delta = this.outU + uv + uy - vy - slack;
      if (delta < best) {
        if (apart) delta += this.shifted(this.demandU, rv);
        if (this.timed && delta < best) delta += this.warps.cost(RELOCATE, u, v, apart);
        if (delta < best) {
          best = delta;
          kind = RELOCATE;
        }
      }
      if (pair && x !== v) {
        delta = this.outUX + uv + xy - vy - slack;
        if (delta < best) {
          if (apart) delta += this.shifted(this.demandU + this.demandX, rv);
          if (this.timed && delta < best) delta += this.warps.cost(RELOCATE_PAIR, u, v, apart);
          if (delta < best) {
            best = delta;
            kind = RELOCATE_PAIR;
          }
        }
        delta = this.outUX + xv + uy - vy - slack;
        if (delta < best) {
          if (apart) delta += this.shifted(this.demandU + this.demandX, rv);
          if (this.timed && delta < best) delta += this.warps.cost(RELOCATE_TURNED, u, v, apart);
          if (delta < best) {
            best = delta;
            kind = RELOCATE_TURNED;
          }
        }
      }
    }
    if (v < routes.starts) {
      const w: i32 = routes.prev[v];
      const ws: i32 = routes.site[w];
      if (u !== w && u !== y) {
        const pv: f64 = matrix[this.rowP + vs];
        const uw: f64 = matrix[this.rowU + ws];
        const out: f64 = routes.toNext[w] + vy;
        if (u < v) {
          delta = pv + xv - this.pu - this.ux + uw + uy - out - slack;
          if (delta < best) {
            if (apart) delta += this.shifted(this.demandU - this.ground.demand[v], rv);
            if (this.timed && delta < best) delta += this.warps.cost(SWAP, u, v, apart);
            if (delta < best) {
              best = delta;
              kind = SWAP;
            }
          }
        }
        if (pair && x !== w) {
          const xxv: f64 = matrix[this.rowXX + vs];
          delta = pv + xxv - this.pu - this.xxx + uw + xy - out - slack;
          if (delta < best) {
            if (apart) delta += this.shifted(this.demandU + this.demandX - this.ground.demand[v], rv);
            if (this.timed && delta < best) delta += this.warps.cost(SWAP_PAIR_ONE, u, v, apart);
            if (delta < best) {
              best = delta;
              kind = SWAP_PAIR_ONE;
            }
          }
          if (u < v && y < routes.starts && y !== this.p && x !== v) {
            const yy: i32 = routes.next[y];
            delta = pv + matrix[this.rowXX + ys] - this.pu - this.xxx - slack;
            delta += uw + matrix[this.rowX + routes.site[yy]] - routes.toNext[w] - routes.toNext[y];
            if (delta < best) {
              if (apart) delta += this.shifted(this.demandU + this.demandX - this.ground.demand[v] - this.ground.demand[y], rv);
              if (this.timed && delta < best) delta += this.warps.cost(SWAP_PAIRS, u, v, apart);
              if (delta < best) {
                best = delta;
                kind = SWAP_PAIRS;
              }
            }
          }
        }
      }
    }
    if (!apart) {
      if (routes.place[u] < routes.place[v] && x !== v) {
        delta = uv + xy - this.ux - vy - slack;
        if (this.timed && delta < best) delta += this.warps.cost(TURN, u, v, apart);
        if (delta < best) {
          best = delta;
          kind = TURN;
        }
      }
    } else {
      const old: f64 = this.ux + vy + slack;
      const alike = routes.type[this.ru] === routes.type[rv];
      const round = alike && routes.site[routes.starts + rv] === routes.site[routes.ends + rv];
      delta = (round ? uv + xy : this.joined(true, v, rv, uv, xy)) - old;
      if (!this.timed && delta < best) {
        const head: f64 = routes.before[u] + routes.before[v];
        delta += routes.excessCost(head) + routes.excessCost(this.loadU + routes.load[rv] - head);
        if (delta < best) {
          best = delta;
          kind = CROSS_TURNED;
        }
      }
      delta = (alike ? uy + xv : this.joined(false, v, rv, uy, xv)) - old;
      if (delta < best) {
        const first: f64 = routes.before[u] + routes.load[rv] - routes.before[v];
        delta += routes.excessCost(first) + routes.excessCost(this.loadU + routes.load[rv] - first);
        if (this.timed && delta < best) delta += this.warps.cost(CROSS, u, v, apart);
        if (delta < best) {
          best = delta;
          kind = CROSS;
        }
      }
    }
    if (kind === NONE) return false;
    this.apply(kind, v, y, rv);
    return true;
  }

  /**
   * Cost of the edges that come when two routes whose vehicles start or end at different depots exchange what lies behind u
   * and v, less that of the edges at depots that go; those behind u and v themselves are not counted as gone.
   * @param turned - whether heads are joined with heads, and tails with tails, instead of heads with tails
   * @param first - cost of the edge behind u when it gets customers
   * @param second - cost of the edge before or behind x when it is a customer
   */
  private joined(turned: boolean, v: i32, rv: i32, first: f64, second: f64): f64 {
    const routes = this.routes;
    const ground = this.ground;
    const site = routes.site;
    const endU: i32 = site[routes.ends + this.ru];
    const endV: i32 = site[routes.ends + rv];
    // The first of what u's head gets behind it.
    const given: i32 = turned ? v : routes.next[v];
    let cost: f64 = 0;
    if (given < routes.starts) {
      const outer: i32 = turned ? routes.next[routes.starts + rv] : routes.prev[routes.ends + rv];
      cost += first + ground.cost(outer, endU) - (turned ? routes.toNext[routes.starts + rv] : routes.toNext[outer]);
    } else cost += ground.cost(this.u, endU);
    const other: i32 = turned ? site[routes.starts + rv] : endV;
    if (this.x < routes.starts) {
      const outer: i32 = routes.prev[routes.ends + this.ru];
      cost += second + ground.cost(outer, other) - routes.toNext[outer];
    } else cost += ground.cost(other, site[turned ? routes.next[v] : v]);
    return cost;
  }

  private apply(kind: i32, v: i32, y: i32, rv: i32): void {
    const routes = this.routes;
    const u: i32 = this.u;
    const x: i32 = this.x;
    const p: i32 = this.p;
    if (kind === RELOCATE) routes.move(u, v);
    else if (kind === RELOCATE_PAIR) {
      routes.move(u, v);
      routes.move(x, u);
    } else if (kind === RELOCATE_TURNED) {
      routes.move(x, v);
      routes.move(u, x);
    } else if (kind === SWAP || kind === SWAP_PAIR_ONE) {
      const w: i32 = routes.prev[v];
      routes.move(v, p);
      routes.move(u, w);
      if (kind === SWAP_PAIR_ONE) routes.move(x, u);
    } else if (kind === SWAP_PAIRS) {
      const w: i32 = routes.prev[v];
      routes.move(v, p);
      routes.move(y, v);
      routes.move(u, w);
      routes.move(x, u);
    } else if (kind === TURN) this.turn(x, v);
    else this.cross(kind === CROSS_TURNED, v, rv);
    routes.settle(this.ru, rv);
  }

  /** Turns the part from `first` to `last` of a route round. */
  private turn(first: i32, last: i32): void {
    const routes = this.routes;
    const next = routes.next;
    const prev = routes.prev;
    const before: i32 = prev[first];
    const after: i32 = next[last];
    for (let c: i32 = first; c !== after; c = prev[c]) {
      const following: i32 = next[c];
      next[c] = prev[c];
      prev[c] = following;
    }
    next[before] = last;
    prev[last] = before;
    next[first] = after;
    prev[after] = first;
  }

  /** Joins u's head with v's tail and v's head with u's tail, or, turned, the heads and the tails with each other. */
  private cross(turned: boolean, v: i32, rv: i32): void {
    const routes = this.routes;
    const next = routes.next;
    const list = routes.sequence;
    const starts: i32 = routes.starts;
    let count: i32 = 0;
    for (let c: i32 = next[starts + this.ru]; c !== this.x; c = next[c]) list[count++] = c;
    if (turned) for (let c: i32 = v; c < starts; c = routes.prev[c]) list[count++] = c;
    else for (let c: i32 = next[v]; c < starts; c = next[c]) list[count++] = c;
    const middle: i32 = count;
    if (turned) {
      for (let c: i32 = routes.prev[routes.ends + this.ru]; c !== this.u; c = routes.prev[c]) list[count++] = c;
      for (let c: i32 = next[v]; c < starts; c = next[c]) list[count++] = c;
    } else {
      for (let c: i32 = next[starts + rv], end = next[v]; c !== end; c = next[c]) list[count++] = c;
      for (let c: i32 = this.x; c < starts; c = next[c]) list[count++] = c;
    }
    routes.relist(this.ru, list, 0, middle);
    routes.relist(rv, list, middle, count);
  }
}
