import { GeneticInstance } from './genetic-instance';
import { LoadPeaks } from './load-peaks';
import { MoveApplication } from './move-application';
import {
  CROSS, CROSS_TURNED, NONE, RELOCATE, RELOCATE_PAIR, RELOCATE_TURNED, SWAP, SWAP_PAIRS, SWAP_PAIR_ONE, TURN, TURN_HEAD,
} from './move-kinds';
import { Reversal } from './reversal';
import { Routes } from './routes';
import { TailExchange } from './tail-exchange';
import { WarpOfMoves } from './warp-of-moves';

/** Relative rounding error of a sum of penalties. */
export const ROUNDING: f64 = 1e-11;

/**
 * The moves of one customer with one vertex: each is evaluated in O(1) from the edges that it changes and the loads
 * that it shifts, and the best one is applied if it improves. Compiled twice: for symmetric distances and equal rates
 * with integer `V`; in general with floating-point `V`, where every edge is directed and multiplied by the rate of its
 * vehicle.
 *
 * @see T. Vidal (2022), section 3.3, doi:10.1016/j.cor.2021.105643
 */
export class Moves {
  private readonly routes: Routes;
  private readonly instance: GeneticInstance;
  private readonly timed: boolean;
  private readonly summed: boolean;
  /** Of other goods; null if there are none. */
  private readonly peaks: LoadPeaks | null;
  private readonly general: boolean;
  private readonly warps: WarpOfMoves;
  private readonly tails: TailExchange;
  private readonly application: MoveApplication;
  private readonly reversal: Reversal;
  /** u with its surroundings p, u, x, xx: vertices, matrix rows, distances between them. */
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
  /** From x to u, if distances are asymmetric. */
  private xu: f64 = 0;
  /** Cost change of removing u, and of removing u and x; in the plain variant including the edge between them. */
  private outU: f64 = 0;
  private outUX: f64 = 0;
  private ru: i32 = 0;
  private rateU: f64 = 1;
  private demandU: f64 = 0;
  private demandX: f64 = 0;
  private loadU: f64 = 0;
  private capacityU: f64 = 0;
  private penaltyU: f64 = 0;
  private pair: boolean = false;

  constructor(routes: Routes) {
    const instance = routes.instance;
    this.routes = routes;
    this.instance = instance;
    this.timed = instance.timed;
    this.summed = routes.burdens.summed;
    this.peaks = routes.burdens.peaks;
    this.general = !instance.symmetric || instance.rated;
    this.warps = new WarpOfMoves(routes);
    this.tails = new TailExchange(routes);
    this.application = new MoveApplication(routes);
    this.reversal = new Reversal(routes);
  }

  /** Sets u as the customer to move; call again after every change. */
  look(u: i32): void {
    const routes = this.routes;
    const matrix = this.instance.matrix;
    const nodes: i32 = this.instance.nodes;
    const p: i32 = routes.prev[u];
    const x: i32 = routes.next[u];
    this.u = u;
    this.p = p;
    this.x = x;
    this.pair = x < routes.starts;
    const xx: i32 = this.pair ? routes.next[x] : x;
    this.rowP = routes.node[p] * nodes;
    this.rowU = u * nodes;
    this.rowX = routes.node[x] * nodes;
    this.rowXX = routes.node[xx] * nodes;
    this.pu = routes.toNext[p];
    this.ux = routes.toNext[u];
    this.xxx = this.pair ? routes.toNext[x] : 0;
    this.outU = matrix[this.rowP + routes.node[x]] - this.pu - this.ux;
    this.outUX = matrix[this.rowP + routes.node[xx]] - this.pu - this.xxx;
    this.ru = routes.route[u];
    this.demandU = this.instance.demand[u];
    this.demandX = this.pair ? this.instance.demand[x] : 0;
    this.loadU = routes.load[this.ru];
    this.capacityU = routes.capacity[this.ru];
    this.penaltyU = routes.penalty[this.ru];
    if (!this.general) return;
    this.rateU = routes.rate[this.ru];
    this.xu = matrix[this.rowX + u];
    this.outU *= this.rateU;
    this.outUX = this.rateU * (this.outUX - this.ux);
  }

  /**
   * The cost change of a move with its penalties, the cheap ones first; incomplete from the one with which it is no improvement.
   * @param amount - load that the move shifts from u's route to the one of v, `other`
   * @param delta - change without the penalties afterwards
   * @param best - smallest change so far
   */
  private penalised(kind: i32, v: i32, amount: f64, other: i32, delta: f64, best: f64): f64 {
    const routes = this.routes;
    const apart: boolean = other !== this.ru;
    let cost: f64 = delta;
    if (apart) {
      cost += routes.excessCost(this.loadU - amount, this.capacityU) + routes.excessCost(routes.load[other] + amount, routes.capacity[other]);
      if (this.summed && cost < best) cost += routes.price * routes.burdens.summedAfter(kind, this.u, v);
    }
    if (this.timed && cost < best) cost += this.warps.cost(kind, this.u, v, apart);
    const peaks = this.peaks;
    return peaks !== null && apart && cost < best ? cost + routes.price * peaks.after(kind, this.u, v) : cost;
  }

  /** Applies the best improving move of u with v, a customer or the start of a route. @returns whether there was one */
  tryAt(v: i32): boolean {
    const kind: i32 = this.general ? this.best<f64>(v) : this.best<i32>(v);
    if (kind === NONE) return false;
    const routes = this.routes;
    const peaks = this.peaks;
    if (peaks === null || peaks.isExact(kind, this.u, v)) {
      this.application.run(kind, this.u, v);
      return true;
    }
    this.reversal.begin(this.ru, routes.route[v]);
    this.application.run(kind, this.u, v);
    return this.reversal.end();
  }

  /** @returns the kind of the best improving move of u with v; NONE if there is none */
  private best<V>(v: i32): i32 {
    const routes = this.routes;
    const instance = this.instance;
    const matrix = instance.matrix;
    const transposed = instance.transposed;
    const u: i32 = this.u;
    const x: i32 = this.x;
    const rv: i32 = routes.route[v];
    const y: i32 = routes.next[v];
    const vs: i32 = routes.node[v];
    const ys: i32 = routes.node[y];
    const apart: boolean = rv !== this.ru;
    const rateU: f64 = this.rateU;
    const rateV: f64 = isFloat<V>() ? routes.rate[rv] : 1;
    // Upper bound on the decrease of load and time penalties.
    const slack: f64 = apart ? this.penaltyU + routes.penalty[rv] : routes.delay[rv];
    // Two vertices in the order of their names; in the plain variant both directions are the same.
    const uv: f64 = matrix[this.rowU + vs];
    const vu: f64 = isFloat<V>() ? transposed[this.rowU + vs] : uv;
    const uy: f64 = matrix[this.rowU + ys];
    const vx: f64 = isFloat<V>() ? transposed[this.rowX + vs] : matrix[this.rowX + vs];
    const xy: f64 = matrix[this.rowX + ys];
    const ux: f64 = this.ux;
    const vy: f64 = routes.toNext[v];
    const pair: boolean = this.pair;
    // With windows, penalties are differences of large sums: changes below their rounding error count as zero.
    let best: f64 = this.timed ? -instance.epsilon - ROUNDING * slack : -instance.epsilon;
    let kind: i32 = NONE;
    let delta: f64 = 0;

    if (u !== y) {
      delta = this.outU + priced<V>(rateV, vu + uy - vy) - slack;
      if (delta < best) {
        delta = this.penalised(RELOCATE, v, this.demandU, rv, delta, best);
        if (delta < best) {
          best = delta;
          kind = RELOCATE;
        }
      }
      if (pair && x !== v) {
        delta = this.outUX + (isFloat<V>() ? rateV * (vu + ux + xy - vy) : vu + xy - vy) - slack;
        if (delta < best) {
          delta = this.penalised(RELOCATE_PAIR, v, this.demandU + this.demandX, rv, delta, best);
          if (delta < best) {
            best = delta;
            kind = RELOCATE_PAIR;
          }
        }
        delta = this.outUX + (isFloat<V>() ? rateV * (vx + this.xu + uy - vy) : vx + uy - vy) - slack;
        if (delta < best) {
          delta = this.penalised(RELOCATE_TURNED, v, this.demandU + this.demandX, rv, delta, best);
          if (delta < best) {
            best = delta;
            kind = RELOCATE_TURNED;
          }
        }
      }
    }
    if (v < routes.starts) {
      const w: i32 = routes.prev[v];
      const ws: i32 = routes.node[w];
      if (u !== w && u !== y) {
        const pv: f64 = matrix[this.rowP + vs];
        const wu: f64 = isFloat<V>() ? transposed[this.rowU + ws] : matrix[this.rowU + ws];
        const wv: f64 = routes.toNext[w];
        if (u < v) {
          delta = priced<V>(rateU, pv + vx - this.pu - ux) + priced<V>(rateV, wu + uy - wv - vy) - slack;
          if (delta < best) {
            delta = this.penalised(SWAP, v, this.demandU - instance.demand[v], rv, delta, best);
            if (delta < best) {
              best = delta;
              kind = SWAP;
            }
          }
        }
        if (pair && x !== w) {
          const vxx: f64 = isFloat<V>() ? transposed[this.rowXX + vs] : matrix[this.rowXX + vs];
          delta = isFloat<V>()
            ? rateU * (pv + vxx - this.pu - ux - this.xxx) + rateV * (wu + ux + xy - wv - vy) - slack
            : pv + vxx - this.pu - this.xxx + wu + xy - wv - vy - slack;
          if (delta < best) {
            delta = this.penalised(SWAP_PAIR_ONE, v, this.demandU + this.demandX - instance.demand[v], rv, delta, best);
            if (delta < best) {
              best = delta;
              kind = SWAP_PAIR_ONE;
            }
          }
          if (u < v && y < routes.starts && y !== this.p && x !== v) {
            const yyy: f64 = routes.toNext[y];
            const xyy: f64 = matrix[this.rowX + routes.node[routes.next[y]]];
            const yxx: f64 = isFloat<V>() ? transposed[this.rowXX + ys] : matrix[this.rowXX + ys];
            delta = isFloat<V>()
              ? rateU * (pv + vy + yxx - this.pu - ux - this.xxx) + rateV * (wu + ux + xyy - wv - vy - yyy) - slack
              : pv + yxx - this.pu - this.xxx + wu + xyy - wv - yyy - slack;
            if (delta < best) {
              delta = this.penalised(SWAP_PAIRS, v, this.demandU + this.demandX - instance.demand[v] - instance.demand[y], rv, delta, best);
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
        delta = priced<V>(rateU, uv + xy - ux - vy) - slack;
        if (isFloat<V>()) delta += rateU * (routes.turning[v] - routes.turning[x]);
        if (this.timed && delta < best) delta += this.warps.cost(TURN, u, v, apart);
        if (delta < best) {
          best = delta;
          kind = TURN;
        }
      } else if (isFloat<V>() && v >= routes.starts && u !== y) {
        // A route driven backwards from its start may have another cost.
        delta = rateU * (vu + matrix[ys * instance.nodes + routes.node[x]] - vy - ux + routes.turning[u] - routes.turning[y]) - slack;
        if (this.timed && delta < best) delta += this.warps.cost(TURN_HEAD, u, v, apart);
        if (delta < best) {
          best = delta;
          kind = TURN_HEAD;
        }
      }
      return kind;
    }
    const alike = routes.type[this.ru] === routes.type[rv];
    const old: f64 = priced<V>(rateU, ux + vy) + slack;
    if (!this.timed) {
      const round = alike && routes.node[routes.starts + rv] === routes.node[routes.ends + rv];
      delta = round ? priced<V>(rateU, uv + xy) - old : this.tails.turned(u, v, uv, xy) - slack;
      if (isFloat<V>() && round) {
        delta += rateU * (routes.turning[v] + routes.turning[routes.ends + this.ru] - routes.turning[x]);
      }
      if (delta < best) {
        const head: f64 = routes.before[u] + routes.before[v];
        delta = this.penalised(CROSS_TURNED, v, this.loadU - head, rv, delta, best);
        if (delta < best) {
          best = delta;
          kind = CROSS_TURNED;
        }
      }
    }
    delta = alike ? priced<V>(rateU, uy + vx) - old : this.tails.straight(u, v, uy, vx) - slack;
    if (delta < best) {
      const first: f64 = routes.before[u] + routes.load[rv] - routes.before[v];
      delta = this.penalised(CROSS, v, this.loadU - first, rv, delta, best);
      if (delta < best) kind = CROSS;
    }
    return kind;
  }
}

/** A distance multiplied by a rate, which is 1 in the plain variant. */
export function priced<V>(rate: f64, distance: f64): f64 {
  return isFloat<V>() ? rate * distance : distance;
}
