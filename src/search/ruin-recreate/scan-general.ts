import { distance, type Network } from './network.js';
import { latenessWith, TimeLevel } from './state.js';
import { newRoute, nowhere, RouteJudge, type Scanner } from './scan.js';

/** With more vehicle types than this a scan tries a sample of them for a new route. */
const TYPES_TRIED = 12;

/**
 * The scanner of every other problem: several vehicle types, depots, speeds, asymmetric distances, windows, the cap.
 * A route that is too full for the customer may take a larger vehicle of its base, at the difference of costs.
 */
export class GeneralScanner extends RouteJudge implements Scanner {
  /** Per route met: cost per distance, cost on top, and the vehicle type it takes (Infinity on top: no room). */
  private readonly rate = new Float64Array(this.state.net.slotCount);
  private readonly extra = new Float64Array(this.state.net.slotCount);
  private readonly larger = new Int32Array(this.state.net.slotCount);
  private readonly manyTypes = this.state.net.typeCount > 1;
  private best = Infinity;
  private found = nowhere;

  find(c: number): number {
    const { state, met, rate, extra } = this;
    const { net, route, next, prev, toNext, fromPrev } = state;
    const { beside, besideIn, besideOut } = net;
    const bound = net.symmetric ? 2 : 1;
    const tick = ++this.tick;
    this.best = Infinity;
    this.found = nowhere;
    this.upgrade = -1;
    this.tryNewRoutes(c);
    const from = c * beside.width;
    const to = from + beside.count[c]!;
    for (let at = from; at < to; at++) {
      const j = beside.node[at]!;
      const r = route[j]!;
      if (r < 0) continue;
      if (met[r] !== tick) {
        met[r] = tick;
        this.judge(r, c);
        if (extra[r]! < Infinity) {
          const s = state.startBase + r;
          this.tryGap(c, r, s, next[s]!, -1, -1);
          const e = state.endBase + r;
          this.tryGap(c, r, prev[e]!, e, -1, -1);
        }
      }
      if (extra[r] === Infinity) continue;
      const into = besideIn[at]!;
      const out = besideOut[at]!;
      const room = rate[r]! > 0 ? (this.best - extra[r]!) / rate[r]! : Infinity;
      if (bound * into - toNext[j]! < room) this.tryGap(c, r, j, next[j]!, into, -1);
      if (bound * out - fromPrev[j]! < room) this.tryGap(c, r, prev[j]!, j, -1, out);
    }
    if (this.found >= 0) {
      const r = route[this.found]!;
      if (this.larger[r] !== state.type[r]) this.upgrade = this.larger[r]!;
    }
    return this.found;
  }

  /** Settles what the customer costs in a route besides its detour. */
  private judge(r: number, c: number): void {
    const { state } = this;
    const { net } = state;
    const type = state.type[r]!;
    const load = state.load[r]! + net.demand[c]!;
    this.larger[r] = type;
    this.rate[r] = net.unitCost[type]!;
    this.extra[r] = 0;
    if (load <= net.capacity[type]!) return;
    this.extra[r] = Infinity;
    if (!this.manyTypes) return;
    const base = net.base[type]!;
    const length = state.length[r]!;
    const now = net.fixedCost[type]! + net.unitCost[type]! * length;
    for (let k = net.baseStart[base + 1]! - 1; k >= net.baseStart[base]!; k--) {
      const other = net.baseMember[k]!;
      if (net.capacity[other]! < load) break;
      if (state.idle[other] === 0) continue;
      const extra = net.fixedCost[other]! + net.unitCost[other]! * length - now;
      if (extra >= this.extra[r]!) continue;
      this.extra[r] = extra;
      this.rate[r] = net.unitCost[other]!;
      this.larger[r] = other;
    }
  }

  /** Takes the gap when it is the best so far, in time, and not passed over. Distances of -1 are looked up. */
  private tryGap(c: number, r: number, p: number, q: number, into: number, out: number): void {
    const { state } = this;
    const { net, site } = state;
    const d1 = into >= 0 ? into : distance(net, site[p]!, c);
    const d2 = out >= 0 ? out : distance(net, c, site[q]!);
    const cost = this.rate[r]! * (d1 + d2 - state.toNext[p]!) + this.extra[r]!;
    if (cost >= this.best) return;
    const level = state.level;
    if (level !== TimeLevel.none) {
      if (level === TimeLevel.soft) {
        const late = latenessWith(state, r, state.type[r]!, p, c) - state.late[r]!;
        if (!(cost + late * net.latePenalty < this.best)) return;
        if (this.random.bits() < this.blink) return;
        this.best = cost + late * net.latePenalty;
        this.found = p;
        return;
      }
      const minutes = net.minutes[state.type[r]!]!;
      const arrival = state.ready[p]! + d1 * minutes;
      const open = net.open[c]!;
      const start = arrival > open ? arrival : open;
      if (start > net.close[c]!) return;
      const onward = net.service[c]! + d2 * minutes;
      if (start + onward > state.last[q]!) return;
      if (level === TimeLevel.capped) {
        const rest = onward + state.after[q]!;
        const reach = state.before[p]! + d1 * minutes;
        if (reach + rest > net.maxDuration) return;
        const end = start + rest > state.tail[q]! ? start + rest : state.tail[q]!;
        const latest = Math.min(state.head[p]!, net.close[c]! - reach, state.last[q]! - onward - reach);
        if (end - latest > net.maxDuration) return;
      }
    }
    if (this.random.bits() < this.blink) return;
    this.best = cost;
    this.found = p;
  }

  private tryNewRoutes(c: number): void {
    const { state } = this;
    const { net } = state;
    if (state.openCount === net.slotCount) return;
    const count = net.typeCount;
    const tries = Math.min(count, TYPES_TRIED);
    const offset = count > tries ? this.random.below(count) : 0;
    for (let k = 0; k < tries; k++) {
      const type = count > tries ? (offset + Math.floor((k * count) / tries)) % count : k;
      if (state.idle[type]! === 0 || net.demand[c]! > net.capacity[type]!) continue;
      const d1 = distance(net, net.start[type]!, c);
      const d2 = distance(net, c, net.end[type]!);
      let cost = net.fixedCost[type]! + net.unitCost[type]! * (d1 + d2);
      if (cost >= this.best) continue;
      if (net.timed) {
        cost += net.latePenalty * aloneLateness(state.net, type, c, d1, d2);
        if (!(cost < this.best)) continue;
      }
      if (this.random.bits() < this.blink) continue;
      this.best = cost;
      this.found = newRoute(type);
    }
  }
}

/** Minutes late of a route of one customer; Infinity when it breaks a hard window or the cap. */
function aloneLateness(net: Network, type: number, c: number, d1: number, d2: number): number {
  const { open, close, service } = net;
  const minutes = net.minutes[type]!;
  const s = net.start[type]!;
  const e = net.end[type]!;
  const earliest = Math.max(0, open[s]!);
  const toCustomer = service[s]! + d1 * minutes;
  const toEnd = service[c]! + d2 * minutes;
  const work = toCustomer + toEnd + service[e]!;
  if (work > net.maxDuration) return Infinity;
  let start = earliest;
  if (net.soft && net.capped) {
    const finish = Math.max(Math.max(start + toCustomer, open[c]!) + toEnd, open[e]!) + service[e]!;
    start = Math.max(start, finish - net.maxDuration);
  }
  const at = Math.max(start + toCustomer, open[c]!);
  const end = Math.max(at + toEnd, open[e]!);
  if (net.soft) return Math.max(0, start - close[s]!) + Math.max(0, at - close[c]!) + Math.max(0, end - close[e]!);
  if (start > close[s]! || at > close[c]! || end > close[e]!) return Infinity;
  const latest = Math.min(close[s]!, close[c]! - toCustomer, close[e]! - toCustomer - toEnd);
  return end + service[e]! - latest > net.maxDuration ? Infinity : 0;
}
