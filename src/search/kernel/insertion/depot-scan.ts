import { CAPPED, Instance, SINGLE, isSpread } from '../instance';
import { either, larger, smaller } from '../numbers';
import { Random } from '../random';
import { Solution } from '../solution/solution';

/**
 * The scan for like vehicles of several depots with hard windows, capped or not: what the general scan finds, with
 * everything hoisted that is the same for all vehicles. A gap is skipped without a look-up also when its detour would
 * take the route's travel and service past the cap.
 */
export class DepotScan {
  /** Whether the problem is of this kind. */
  readonly able: boolean;
  /** Whether every route of the depots near a customer is tried at its ends, not only beside its neighbours. */
  legs: boolean = false;
  private readonly state: Solution;
  private readonly net: Instance;
  private readonly random: Random;
  private readonly capped: boolean;
  /** Distance of a minute under a cap. */
  private readonly perMinute: f64;

  constructor(state: Solution, random: Random) {
    const net = state.net;
    this.state = state;
    this.net = net;
    this.random = random;
    this.capped = net.level === CAPPED;
    this.perMinute = this.capped ? 1 / net.minutes[0] : 0;
    this.able = isSpread(net) && net.symmetric && net.kept === SINGLE;
  }

  /**
   * The cheapest position beside the neighbours of `c`, and at the ends of routes when `legs` says so.
   * @param bound - distance that the detour must be under
   * @param otherwise - what is returned when there is no such position
   * @param blink - 32 random bits below this pass a better position over
   */
  find(c: i32, bound: f64, otherwise: i32, blink: i32): i32 {
    const net = this.net;
    const state = this.state;
    const random = this.random;
    const capped = this.capped;
    const matrix = net.single;
    const beside = net.beside;
    const near = net.besideIn;
    const route = state.route;
    const next = state.next;
    const prev = state.prev;
    const toNext = state.toNext;
    const fromPrev = state.fromPrev;
    const load = state.load;
    const site = state.site;
    const reach = state.reach;
    const ready = state.ready;
    const last = state.last;
    const work = state.work;
    const minutes: f64 = net.minutes[0];
    const row: i32 = c * net.nodes;
    const room: f64 = net.capacity[0] - net.demand[c];
    const open: f64 = net.open[c];
    const close: f64 = net.close[c];
    const service: f64 = net.service[c];
    const spare: f64 = net.maxDuration - service;
    let best: f64 = bound;
    let found: i32 = otherwise;
    const from: i32 = c * net.besideWidth;
    const to: i32 = from + net.besideCount[c];
    const perMinute: f64 = this.perMinute;
    for (let at: i32 = from; at < to; at++) {
      const j: i32 = beside[at];
      const d: f64 = near[at];
      let bar: f64 = d + d - best;
      if (bar >= reach[j]) continue;
      if (load[route[j]] > room) continue;
      let most: f64 = best;
      if (capped) {
        most = smaller(best, (spare - work[route[j]]) * perMinute);
        bar = d + d - most;
      }
      const edge: f64 = toNext[j];
      const arrival: f64 = ready[j] + d * minutes;
      if (bar < edge && arrival <= close) {
        const q: i32 = next[j];
        const onward: f64 = matrix[row + site[q]];
        const delta: f64 = d + onward - edge;
        const start: f64 = larger(arrival, open);
        if (delta < most && start + service + onward * minutes <= last[q]
          && state.keepsCapWith(c, j, q, start, d, onward) && random.bits() >= blink) {
          best = delta;
          if (best < most) most = best;
          found = j;
        }
      }
      const back: f64 = fromPrev[j];
      const latest: f64 = last[j] - service - d * minutes;
      if (bar < back && open <= latest) {
        const p: i32 = prev[j];
        const into: f64 = matrix[row + site[p]];
        const delta: f64 = d + into - back;
        const start: f64 = larger(ready[p] + into * minutes, open);
        if (delta < most && start <= latest && start <= close
          && state.keepsCapWith(c, p, j, start, into, d) && random.bits() >= blink) {
          best = delta;
          found = p;
        }
      }
    }
    return this.legs ? this.findAtDepots(c, best, found, blink) : found;
  }

  /**
   * The cheapest position between a depot and the first or last customer of any of its routes: a customer near a depot
   * can stand at the ends of routes whose customers are all far away.
   */
  private findAtDepots(c: i32, bound: f64, otherwise: i32, blink: i32): i32 {
    const net = this.net;
    const state = this.state;
    const matrix = net.single;
    const toNext = state.toNext;
    const fromPrev = state.fromPrev;
    const load = state.load;
    const starts: i32 = state.startBase;
    const ends: i32 = state.endBase;
    const longest = state.longestLeg;
    const row: i32 = c * net.nodes;
    const room: f64 = net.capacity[0] - net.demand[c];
    let best: f64 = bound;
    let found: i32 = otherwise;
    for (let type: i32 = 0; type < net.types; type++) {
      const out: f64 = matrix[row + net.start[type]];
      const home: f64 = matrix[row + net.end[type]];
      const legOut: f64 = out + out;
      const legHome: f64 = home + home;
      if (smaller(legOut, legHome) - best >= longest[type]) continue;
      for (let r: i32 = state.firstOfType[type]; r >= 0; r = state.nextOfType[r]) {
        const s: i32 = starts + r;
        const e: i32 = ends + r;
        // Mostly neither leg is long enough, which is easier to foretell than whether there is room.
        if (!either(legOut - toNext[s] < best, legHome - fromPrev[e] < best) || load[r] > room) continue;
        if (legOut - toNext[s] < best) {
          const first: i32 = state.next[s];
          const onward: f64 = matrix[row + first];
          const delta: f64 = out + onward - toNext[s];
          if (delta < best && this.fits(c, s, first, out, onward) && this.random.bits() >= blink) {
            best = delta;
            found = s;
          }
        }
        if (legHome - fromPrev[e] < best) {
          const final: i32 = state.prev[e];
          const into: f64 = matrix[row + final];
          const delta: f64 = into + home - fromPrev[e];
          if (delta < best && this.fits(c, final, e, into, home) && this.random.bits() >= blink) {
            best = delta;
            found = final;
          }
        }
      }
    }
    return found;
  }

  /** Tells whether `c` between p and q keeps the windows and the cap. */
  private fits(c: i32, p: i32, q: i32, into: f64, onward: f64): boolean {
    const net = this.net;
    const minutes: f64 = net.minutes[0];
    const start: f64 = larger(this.state.ready[p] + into * minutes, net.open[c]);
    if (start > net.close[c] || start + net.service[c] + onward * minutes > this.state.last[q]) return false;
    return this.state.keepsCapWith(c, p, q, start, into, onward);
  }
}
