import type { Generator } from './generator.js';
import type { RouteState } from './state.js';

/** What a scan found: a vertex to insert behind, `newRoute(type)`, or `nowhere`. */
export const nowhere = -1;
export const newRoute = (type: number) => -2 - type;

/** Chance, of 2^32, that a better position is passed over. */
export function blinkBits(chance: number): number {
  return Math.floor(chance * 4294967296) - 2147483648;
}

/** Finds the cheapest position for one absent customer, passing over each better one with the blink chance. */
export interface Scanner {
  /** @returns the vertex to insert behind, `newRoute(type)`, or `nowhere` */
  find(c: number): number;
  /** The vehicle type that the route found must have for it, or -1 when it keeps its own. */
  upgrade: number;
}

/** Scratch per route slot, valid for one customer at a time: each route is judged once, when first met. */
export abstract class RouteJudge {
  protected readonly state: RouteState;
  protected readonly random: Generator;
  protected readonly blink: number;
  protected readonly met: Int32Array;
  protected tick = 0;
  upgrade = -1;

  constructor(state: RouteState, random: Generator, blink: number) {
    this.state = state;
    this.random = random;
    this.blink = blinkBits(blink);
    this.met = new Int32Array(state.net.slotCount);
  }
}

/**
 * The scanner of the plain problem: one vehicle type, one symmetric distance, no time.
 * A gap is skipped without looking a distance up when twice the distance to the neighbour minus the gap's edge is no
 * better than the best: its other end is at least as far away, or the gap was seen from there.
 */
export class PlainScanner extends RouteJudge implements Scanner {
  find(c: number): number {
    const { state, met, random, blink } = this;
    const { net, route, next, prev, toNext, fromPrev, load, site } = state;
    const { beside, besideIn } = net;
    const matrix = net.matrix!;
    const row = c * net.nodeCount;
    const room = net.capacity[0]! - net.demand[c]!;
    const tick = ++this.tick;
    const outward = matrix[row + net.start[0]!]!;
    const home = matrix[row + net.end[0]!]!;
    let best = Infinity;
    let found = nowhere;
    if (state.idle[0]! > 0 && room >= 0) {
      best = net.fixedCost[0]! / net.unitCost[0]! + outward + home;
      found = newRoute(0);
    }
    const from = c * beside.width;
    const to = from + beside.count[c]!;
    for (let at = from; at < to; at++) {
      const j = beside.node[at]!;
      const r = route[j]!;
      if (r < 0 || load[r]! > room) continue;
      if (met[r] !== tick) {
        met[r] = tick;
        const s = state.startBase + r;
        const first = next[s]!;
        let delta = outward + matrix[row + first]! - toNext[s]!;
        if (delta < best && random.bits() >= blink) {
          best = delta;
          found = s;
        }
        const last = prev[state.endBase + r]!;
        delta = home + matrix[row + last]! - toNext[last]!;
        if (delta < best && random.bits() >= blink) {
          best = delta;
          found = last;
        }
      }
      const d = besideIn[at]!;
      const twice = d + d;
      let edge = toNext[j]!;
      if (twice - edge < best) {
        const delta = d + matrix[row + site[next[j]!]!]! - edge;
        if (delta < best && random.bits() >= blink) {
          best = delta;
          found = j;
        }
      }
      edge = fromPrev[j]!;
      if (twice - edge < best) {
        const p = prev[j]!;
        const delta = d + matrix[row + site[p]!]! - edge;
        if (delta < best && random.bits() >= blink) {
          best = delta;
          found = p;
        }
      }
    }
    return found;
  }
}
