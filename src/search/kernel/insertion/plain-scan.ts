import { LEGS, NOWHERE } from './mixed-scan';
import { Instance, NO_TIME } from '../instance';
import { either } from '../numbers';
import { Random } from '../random';
import { Solution } from '../solution/solution';

/**
 * The scan for one vehicle type without time: what the general scan finds, with everything looked up once.
 */
export class PlainScan {
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

  constructor(state: Solution, random: Random) {
    const net = state.net;
    this.state = state;
    this.net = net;
    this.random = random;
    this.able = net.types === 1 && net.symmetric && net.unitCost[0] > 0 && net.level === NO_TIME;
    this.met = new StaticArray<i32>(net.slots);
  }

  /**
   * The cheapest position beside the neighbours of `c` and at the ends of their routes.
   * @param bound - distance that the detour must be under
   * @param blink - 32 random bits below this pass a better position over
   * @returns the vertex to insert behind, or `NOWHERE`
   */
  find(c: i32, bound: f64, blink: i32): i32 {
    const net = this.net;
    const state = this.state;
    const random = this.random;
    const met = this.met;
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
    const longest = state.longestEdge;
    const room: f64 = net.capacity[0] - net.demand[c];
    const tick = ++this.tick;
    const outward: f64 = net.distance(c, net.start[0]);
    const home: f64 = net.distance(c, net.end[0]);
    let best: f64 = bound;
    let found: i32 = NOWHERE;
    this.tooDear = false;
    const from: i32 = c * net.besideWidth;
    const to: i32 = from + net.besideCount[c];
    const legs: i32 = from + LEGS < to ? from + LEGS : to;
    for (let at: i32 = from; at < legs; at++) {
      const r: i32 = route[beside[at]];
      if (r < 0 || met[r] === tick || load[r] > room) continue;
      met[r] = tick;
      const s: i32 = state.startBase + r;
      let delta: f64 = outward + net.distance(c, next[s]) - toNext[s];
      if (delta < best && random.bits() >= blink) {
        best = delta;
        found = s;
      }
      const last: i32 = prev[state.endBase + r];
      delta = home + net.distance(c, last) - toNext[last];
      if (delta < best && random.bits() >= blink) {
        best = delta;
        found = last;
      }
    }
    for (let at: i32 = from; at < to; at++) {
      const j: i32 = beside[at];
      const d: f64 = near[at];
      const bar: f64 = d + d - best;
      if (bar >= longest) {
        this.tooDear = found === NOWHERE;
        break;
      }
      // One branch for both tests: each alone is hard to predict.
      if (either(bar >= reach[j], load[route[j]] > room)) continue;
      const edge: f64 = toNext[j];
      const back: f64 = fromPrev[j];
      if (bar < edge) {
        const delta: f64 = d + net.distance(c, site[next[j]]) - edge;
        if (delta < best && random.bits() >= blink) {
          best = delta;
          found = j;
        }
      }
      if (bar < back) {
        const p: i32 = prev[j];
        const delta: f64 = d + net.distance(c, site[p]) - back;
        if (delta < best && random.bits() >= blink) {
          best = delta;
          found = p;
        }
      }
    }
    return found;
  }
}
