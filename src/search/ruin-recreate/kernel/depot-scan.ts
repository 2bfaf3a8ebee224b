import type { Generator } from './generator.js';
import type { RouteState } from './state.js';
import { CAPPED, SINGLE, WINDOWS, type Terrain } from './terrain.js';
import { either, Ints, type f64, type i32 } from './types.js';

/** Routes of so many nearest customers are tried at their ends too. */
const ENDS: i32 = 16;

/** Tells whether like vehicles of several depots keep hard windows. */
export function isSpread(net: Terrain): boolean {
  let alike = net.types > 1 && net.types === net.bases && net.unitCost[0]! > 0 && net.minutes[0]! > 0;
  for (let type: i32 = 1; type < net.types; type++) {
    if (net.unitCost[type]! !== net.unitCost[0]! || net.minutes[type]! !== net.minutes[0]!) alike = false;
    if (net.capacity[type]! !== net.capacity[0]!) alike = false;
  }
  return alike && (net.level === CAPPED || net.level === WINDOWS);
}

/**
 * The scan for like vehicles of several depots with hard windows, capped or not: what the general scan finds, with
 * everything hoisted that is the same for all vehicles. A gap is skipped without a look-up also when its detour would
 * take the route's travel and service past the cap.
 */
export class DepotScan {
  /** Whether the problem is of this kind. */
  readonly able: boolean;
  /** Whether every route of the depots near a customer is tried at its ends, not only those of its neighbours. */
  legs: boolean = false;
  private readonly state: RouteState;
  private readonly net: Terrain;
  private readonly random: Generator;
  private readonly capped: boolean;
  /** Per slot: the scan that met the route last. */
  private readonly met: Ints;
  private tick: i32 = 0;

  constructor(state: RouteState, random: Generator) {
    const net = state.net;
    this.state = state;
    this.net = net;
    this.random = random;
    this.capped = net.level === CAPPED;
    this.met = new Ints(net.slots);
    this.able = isSpread(net) && net.symmetric && net.kept === SINGLE;
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
    const ends: i32 = state.endBase;
    const longest = state.longestEdge;
    const minutes: f64 = net.minutes[0]!;
    const row: i32 = c * net.nodes;
    const room: f64 = net.capacity[0]! - net.demand[c]!;
    const open: f64 = net.open[c]!;
    const close: f64 = net.close[c]!;
    const service: f64 = net.service[c]!;
    const spare: f64 = net.maxDuration - service;
    let best: f64 = bound;
    let found: i32 = otherwise;
    const from: i32 = c * net.besideWidth;
    const to: i32 = from + net.besideCount[c]!;
    const legs: i32 = from + ENDS < to ? from + ENDS : to;
    const met = this.met;
    const tick = ++this.tick;
    const perMinute: f64 = 1 / minutes;
    for (let at: i32 = from; at < to; at++) {
      const j: i32 = beside[at]!;
      const d: f64 = near[at]!;
      let bar: f64 = d + d - best;
      if (bar >= longest) break;
      if (either(bar >= reach[j]!, load[route[j]!]! > room)) continue;
      let most: f64 = best;
      if (capped) {
        most = Math.min(best, (spare - work[route[j]!]!) * perMinute);
        bar = d + d - most;
      }
      const edge: f64 = toNext[j]!;
      const arrival: f64 = ready[j]! + d * minutes;
      if (bar < edge && arrival <= close) {
        const q: i32 = next[j]!;
        const onward: f64 = matrix[row + site[q]!]!;
        const delta: f64 = d + onward - edge;
        const start: f64 = Math.max(arrival, open);
        if (delta < most && start + service + onward * minutes <= last[q]!
          && state.keepsCapWith(c, j, q, start, d, onward) && random.bits() >= blink) {
          best = delta;
          if (best < most) most = best;
          found = j;
        }
      }
      const back: f64 = fromPrev[j]!;
      const latest: f64 = last[j]! - service - d * minutes;
      if (bar < back && open <= latest) {
        const p: i32 = prev[j]!;
        const into: f64 = matrix[row + site[p]!]!;
        const delta: f64 = d + into - back;
        const start: f64 = Math.max(ready[p]! + into * minutes, open);
        if (delta < most && start <= latest && start <= close
          && state.keepsCapWith(c, p, j, start, into, d) && random.bits() >= blink) {
          best = delta;
          found = p;
        }
      }
    }
    for (let at: i32 = from; at < legs; at++) {
      const r: i32 = route[beside[at]!]!;
      if (r < 0 || met[r]! === tick || load[r]! > room) continue;
      met[r] = tick;
      const e: i32 = ends + r;
      let most: f64 = best;
      if (capped) most = Math.min(best, (spare - work[r]!) * perMinute);
      const s: i32 = state.startBase + r;
      let into: f64 = matrix[row + site[s]!]!;
      let leg: f64 = toNext[s]!;
      // The other end is at least the difference away.
      if (into - leg + into - leg < most) {
        const first: i32 = next[s]!;
        const onward: f64 = matrix[row + first]!;
        const delta: f64 = into + onward - leg;
        if (delta < most) {
          const start: f64 = Math.max(ready[s]! + into * minutes, open);
          if (start <= close && start + service + onward * minutes <= last[first]!
            && state.keepsCapWith(c, s, first, start, into, onward) && random.bits() >= blink) {
            best = delta;
            if (best < most) most = best;
            found = s;
          }
        }
      }
      const home: f64 = matrix[row + site[e]!]!;
      leg = fromPrev[e]!;
      if (home - leg + home - leg >= most) continue;
      const final: i32 = prev[e]!;
      into = matrix[row + final]!;
      const delta: f64 = into + home - leg;
      if (delta < most) {
        const start: f64 = Math.max(ready[final]! + into * minutes, open);
        if (start <= close && start + service + home * minutes <= last[e]!
          && state.keepsCapWith(c, final, e, start, into, home) && random.bits() >= blink) {
          best = delta;
          found = final;
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
    const room: f64 = net.capacity[0]! - net.demand[c]!;
    let best: f64 = bound;
    let found: i32 = otherwise;
    for (let type: i32 = 0; type < net.types; type++) {
      const out: f64 = matrix[row + net.start[type]!]!;
      const home: f64 = matrix[row + net.end[type]!]!;
      const near: f64 = Math.min(out, home);
      if (near + near - best >= longest[type]!) continue;
      for (let r: i32 = state.firstOfType[type]!; r >= 0; r = state.nextOfType[r]!) {
        if (load[r]! > room) continue;
        const s: i32 = starts + r;
        if (out + out - toNext[s]! < best) {
          const first: i32 = state.next[s]!;
          const onward: f64 = matrix[row + first]!;
          const delta: f64 = out + onward - toNext[s]!;
          if (delta < best && this.fits(c, s, first, out, onward) && this.random.bits() >= blink) {
            best = delta;
            found = s;
          }
        }
        const e: i32 = ends + r;
        if (home + home - fromPrev[e]! < best) {
          const final: i32 = state.prev[e]!;
          const into: f64 = matrix[row + final]!;
          const delta: f64 = into + home - fromPrev[e]!;
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
    const minutes: f64 = net.minutes[0]!;
    const start: f64 = Math.max(this.state.ready[p]! + into * minutes, net.open[c]!);
    if (start > net.close[c]! || start + net.service[c]! + onward * minutes > this.state.last[q]!) return false;
    return this.state.keepsCapWith(c, p, q, start, into, onward);
  }
}
