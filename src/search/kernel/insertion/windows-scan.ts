import { LEGS, NOWHERE } from './mixed-scan';
import { Instance, SINGLE, WINDOWS } from '../instance';
import { larger, smaller } from '../numbers';
import { Random } from '../random';
import { Solution } from '../solution/solution';

/** Chance that the ends of all routes are tried, in problems of so many customers: a depot has many routes there. */
const ALL_ENDS: f64 = 0.2;
const CUSTOMERS_WITH_ENDS: i32 = 450;

/**
 * The scan for one vehicle type with hard windows: the neighbour's own times are tested before anything is looked up.
 */
export class WindowsScan {
  /** Whether the problem is of this kind. */
  readonly able: boolean;
  /** Whether the last scan found nothing because everything near was too dear. */
  tooDear: boolean = false;
  private readonly state: Solution;
  private readonly net: Instance;
  private readonly random: Random;
  /** Per slot: the scan that met the route last. */
  private readonly met: StaticArray<i32>;
  private tick: i32 = 0;
  private readonly many: boolean;
  private bestAtEnds: f64 = 0;

  constructor(state: Solution, random: Random) {
    const net = state.net;
    this.state = state;
    this.net = net;
    this.random = random;
    this.able = net.types === 1 && net.symmetric && net.unitCost[0] > 0 && net.level === WINDOWS && net.kept === SINGLE;
    this.met = new StaticArray<i32>(net.slots);
    this.many = net.customers >= CUSTOMERS_WITH_ENDS;
  }

  /**
   * The cheapest position beside the neighbours of `c` and at the ends of their routes.
   * @param bound - distance that the detour must be under
   * @param otherwise - what is returned when there is no such position
   * @param blink - 32 random bits below this pass a better position over
   */
  find(c: i32, bound: f64, otherwise: i32, blink: i32): i32 {
    const net = this.net;
    const state = this.state;
    const random = this.random;
    const met = this.met;
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
    const longest = state.longestEdge;
    const minutes: f64 = net.minutes[0];
    const row: i32 = c * net.nodes;
    const room: f64 = net.capacity[0] - net.demand[c];
    const open: f64 = net.open[c];
    const close: f64 = net.close[c];
    const service: f64 = net.service[c];
    const tick = ++this.tick;
    const outward: f64 = matrix[row + net.start[0]];
    const home: f64 = matrix[row + net.end[0]];
    let best: f64 = bound;
    let found: i32 = otherwise;
    this.tooDear = false;
    const from: i32 = c * net.besideWidth;
    const to: i32 = from + net.besideCount[c];
    const legs: i32 = from + LEGS < to ? from + LEGS : to;
    for (let at: i32 = from; at < legs; at++) {
      const r: i32 = route[beside[at]];
      if (r < 0 || met[r] === tick || load[r] > room) continue;
      met[r] = tick;
      const s: i32 = state.startBase + r;
      const first: i32 = next[s];
      let d: f64 = matrix[row + first];
      let delta: f64 = outward + d - toNext[s];
      if (delta < best) {
        const start: f64 = larger(ready[s] + outward * minutes, open);
        if (start <= close && start + service + d * minutes <= last[first] && random.bits() >= blink) {
          best = delta;
          found = s;
        }
      }
      const e: i32 = state.endBase + r;
      const final: i32 = prev[e];
      d = matrix[row + final];
      delta = home + d - toNext[final];
      if (delta < best) {
        const start: f64 = larger(ready[final] + d * minutes, open);
        if (start <= close && start + service + home * minutes <= last[e] && random.bits() >= blink) {
          best = delta;
          found = final;
        }
      }
    }
    const toDepot: f64 = smaller(outward, home);
    if (this.many && toDepot + toDepot - best < state.longestLeg[0] && random.next() < ALL_ENDS) {
      found = this.findAtEnds(c, best, found, blink);
      best = this.bestAtEnds;
    }
    for (let at: i32 = from; at < to; at++) {
      const j: i32 = beside[at];
      const d: f64 = near[at];
      const bar: f64 = d + d - best;
      if (bar >= longest) {
        this.tooDear = found === NOWHERE;
        break;
      }
      if (bar >= reach[j]) continue;
      if (load[route[j]] > room) continue;
      const edge: f64 = toNext[j];
      const arrival: f64 = ready[j] + d * minutes;
      if (bar < edge && arrival <= close) {
        const q: i32 = next[j];
        const leave: f64 = larger(arrival, open) + service;
        const due: f64 = last[q];
        // Most are too late already, which spares the look-up.
        if (leave <= due) {
          const onward: f64 = matrix[row + site[q]];
          const delta: f64 = d + onward - edge;
          if (delta < best && leave + onward * minutes <= due && random.bits() >= blink) {
            best = delta;
            found = j;
          }
        }
      }
      const back: f64 = fromPrev[j];
      const latest: f64 = smaller(last[j] - service - d * minutes, close);
      if (bar < back && open <= latest) {
        const p: i32 = prev[j];
        const left: f64 = ready[p];
        if (left <= latest) {
          const before: f64 = matrix[row + site[p]];
          const delta: f64 = d + before - back;
          if (delta < best && left + before * minutes <= latest && random.bits() >= blink) {
            best = delta;
            found = p;
          }
        }
      }
    }
    return found;
  }

  /**
   * The cheapest position between the depot and the first or last customer of any route: a customer near the depot can
   * stand at the ends of routes whose customers are all far away. Its detour is kept in `bestAtEnds`.
   */
  private findAtEnds(c: i32, bound: f64, otherwise: i32, blink: i32): i32 {
    const net = this.net;
    const state = this.state;
    const matrix = net.single;
    const toNext = state.toNext;
    const fromPrev = state.fromPrev;
    const load = state.load;
    const row: i32 = c * net.nodes;
    const room: f64 = net.capacity[0] - net.demand[c];
    const outward: f64 = matrix[row + net.start[0]];
    const home: f64 = matrix[row + net.end[0]];
    let found: i32 = otherwise;
    this.bestAtEnds = bound;
    for (let k: i32 = 0; k < state.openCount; k++) {
      const r: i32 = state.slots[k];
      if (load[r] > room) continue;
      const s: i32 = state.startBase + r;
      if (outward + outward - toNext[s] < this.bestAtEnds && this.takesEnd(c, s, state.next[s], toNext[s], blink)) found = s;
      const e: i32 = state.endBase + r;
      const final: i32 = state.prev[e];
      if (home + home - fromPrev[e] < this.bestAtEnds && this.takesEnd(c, final, e, fromPrev[e], blink)) found = final;
    }
    return found;
  }

  /** Tells whether `c` between p and q is the best so far, in time and not passed over; then its detour is the best. */
  private takesEnd(c: i32, p: i32, q: i32, edge: f64, blink: i32): boolean {
    const net = this.net;
    const state = this.state;
    const row: i32 = c * net.nodes;
    const into: f64 = net.single[row + state.site[p]];
    const onward: f64 = net.single[row + state.site[q]];
    const delta: f64 = into + onward - edge;
    if (delta >= this.bestAtEnds) return false;
    const minutes: f64 = net.minutes[0];
    const start: f64 = larger(state.ready[p] + into * minutes, net.open[c]);
    if (start > net.close[c] || start + net.service[c] + onward * minutes > state.last[q]) return false;
    if (this.random.bits() < blink) return false;
    this.bestAtEnds = delta;
    return true;
  }
}
