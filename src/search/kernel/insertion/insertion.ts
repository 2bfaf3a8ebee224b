import { DepotScan } from './depot-scan';
import { LEGS, MixedScan, NEW_ROUTE, NEW_TYPES, NOWHERE, isMixed } from './mixed-scan';
import { PlainScan } from './plain-scan';
import { WindowsScan } from './windows-scan';
import { Instance, NO_TIME, SOFT } from '../instance';
import { larger, smaller } from '../numbers';
import { Random } from '../random';
import { Solution } from '../solution/solution';

/** Chance of a blink in a daring scan. */
const DARING: f64 = 0.2;

/** Chance that with several depots a new route is tried only for a customer without a place beside its neighbours. */
const LATE_OPENING: f64 = 0.5;

/**
 * Finds the cheapest position for one absent customer, beside its neighbours, at the ends of their routes or in a new
 * route, passing over each better one with the blink chance.
 *
 * A gap is skipped without looking a distance up when twice the distance to the neighbour minus the gap's edge is no
 * better than the best: its other end is at least as far away, or the gap was seen from there.
 */
export class Insertion {
  private readonly state: Solution;
  private readonly net: Instance;
  private readonly random: Random;
  private readonly plain: PlainScan;
  private readonly windows: WindowsScan;
  private readonly mixed: boolean;
  private readonly mixedScan: MixedScan;
  readonly depots: DepotScan;
  private readonly bound: f64;
  private readonly leastRate: f64;
  /**
   * With different vehicles: whether routes keep their vehicles and a new route costs a customer only its share of the
   * vehicle. Without it greedy insertion enlarges vehicles step by step and never sees that smaller ones are cheaper.
   */
  sharing: boolean;
  /** While sharing, where `isMixed`: whether a new route costs a customer only its share of the way to the depot too. */
  sharingTrip: boolean;
  /** 32 bits below this are a blink, none at first; the chance that was set. */
  private blink: i32 = -2147483648;
  private chance: f64 = 0;
  /** Per slot: the scan that met the route last; its cost per distance and on top for the customer; its vehicle type. */
  private readonly met: StaticArray<i32>;
  private readonly rate: StaticArray<f64>;
  private readonly extra: StaticArray<f64>;
  private readonly larger: StaticArray<i32>;
  /** Per node and type, when types are few: what the customer costs in a route of its own. */
  private readonly alone: StaticArray<f64>;
  private tick: i32 = 0;
  private best: f64 = 0;
  private most: f64 = Infinity;
  private found: i32 = 0;
  /** The vehicle type that the route found must take for the customer, or -1 when it keeps its own. */
  upgrade: i32 = -1;

  constructor(state: Solution, random: Random) {
    const net = state.net;
    this.state = state;
    this.net = net;
    this.random = random;
    this.plain = new PlainScan(state, random);
    this.windows = new WindowsScan(state, random);
    this.mixed = isMixed(net);
    this.mixedScan = new MixedScan(state, random);
    this.depots = new DepotScan(state, random);
    this.bound = net.symmetric ? 2 : 1;
    let least: f64 = Infinity;
    for (let type: i32 = 0; type < net.types; type++) least = smaller(least, net.unitCost[type]);
    this.leastRate = least;
    this.sharing = false;
    this.sharingTrip = false;
    this.met = new StaticArray<i32>(net.slots);
    this.rate = new StaticArray<f64>(net.slots);
    this.extra = new StaticArray<f64>(net.slots);
    this.larger = new StaticArray<i32>(net.slots);
    const kept: i32 = net.types <= NEW_TYPES ? net.types : 0;
    this.alone = new StaticArray<f64>(net.nodes * kept);
    for (let c: i32 = 0; c < net.nodes; c++) {
      for (let type: i32 = 0; type < kept; type++) this.alone[c * kept + type] = net.aloneCost(type, c);
    }
  }

  /** @param chance - that a better position is passed over */
  setBlink(chance: f64): void {
    this.chance = chance;
    this.blinkWith(chance);
  }

  /** Blinks far more often, for orders of visits that no greedy insertion gives, or as set. */
  daring(on: boolean): void {
    this.blinkWith(on ? DARING : this.chance);
  }

  private blinkWith(chance: f64): void {
    this.blink = i32(chance * 4294967296 - 2147483648);
  }

  /**
   * @param most - what the insertion must cost less than; Infinity takes any
   * @returns the vertex to insert behind, `NEW_ROUTE - type`, or `NOWHERE`
   */
  find(c: i32, most: f64): i32 {
    this.upgrade = -1;
    this.most = most;
    if (this.plain.able) return this.findPlain(c);
    if (this.windows.able) return this.findInWindows(c);
    if (this.depots.able) return this.findFromDepots(c);
    return this.mixed ? this.findMixed(c) : this.findGeneral(c);
  }

  private findPlain(c: i32): i32 {
    const found = this.plain.find(c, this.most / this.net.unitCost[0], this.blink);
    if (found !== NOWHERE || this.plain.tooDear) return found;
    return this.most < Infinity && this.hasRoomBeside(c) ? NOWHERE : this.findAnywhere(c);
  }

  /** @returns whether the route of a neighbour has room: then a scan that found nothing found it too dear */
  private hasRoomBeside(c: i32): boolean {
    const net = this.net;
    const state = this.state;
    const room: f64 = net.capacity[0] - net.demand[c];
    const from: i32 = c * net.besideWidth;
    const to: i32 = from + net.besideCount[c];
    for (let at: i32 = from; at < to; at++) {
      const r: i32 = state.route[net.beside[at]];
      if (r >= 0 && state.load[r] <= room) return true;
    }
    return false;
  }

  private findInWindows(c: i32): i32 {
    this.best = this.most;
    this.found = NOWHERE;
    this.tryNewRoutes(c);
    const found = this.windows.find(c, this.best / this.net.unitCost[0], this.found, this.blink);
    if (found !== NOWHERE || this.windows.tooDear) return found;
    return this.sawTooDear() ? NOWHERE : this.findAnywhere(c);
  }

  /** @returns whether a scan with a limit that found nothing has seen a new route, which can always be had, as too dear */
  private sawTooDear(): boolean {
    return this.most < Infinity && this.state.idle[0] > 0;
  }

  /** As `findGeneral`, for like vehicles of several depots. */
  private findFromDepots(c: i32): i32 {
    this.best = this.most;
    this.found = NOWHERE;
    const late = this.random.next() < LATE_OPENING;
    if (!late) this.tryNewRoutes(c);
    const found = this.depots.find(c, this.best / this.net.unitCost[0], this.found, this.blink);
    if (found !== NOWHERE) return found;
    if (late) this.tryNewRoutes(c);
    if (this.found !== NOWHERE) return this.found;
    return this.most < Infinity && this.hasIdle() ? NOWHERE : this.findAnywhere(c);
  }

  private hasIdle(): boolean {
    const idle = this.state.idle;
    for (let type: i32 = 0; type < idle.length; type++) if (idle[type] > 0) return true;
    return false;
  }

  /** The cheapest position in any route with room, or else a new route; for a customer that fits beside no neighbour. */
  private findAnywhere(c: i32): i32 {
    const state = this.state;
    this.best = this.most;
    this.found = NOWHERE;
    for (let k: i32 = 0; k < state.openCount; k++) {
      const r: i32 = state.slots[k];
      this.judge(r, c);
      if (this.extra[r] === Infinity) continue;
      const e: i32 = state.endBase + r;
      let p: i32 = state.startBase + r;
      while (p !== e) {
        const q: i32 = state.next[p];
        this.tryGap(c, r, p, q);
        p = q;
      }
    }
    if (this.found === NOWHERE) this.tryNewRoutes(c);
    return this.found;
  }

  private findMixed(c: i32): i32 {
    const found = this.mixedScan.find(c, this.sharing, this.sharingTrip, this.blink);
    this.upgrade = this.mixedScan.upgrade;
    if (found !== NOWHERE) return found;
    this.findAnywhere(c);
    this.settleUpgrade();
    return this.found;
  }

  private settleUpgrade(): void {
    if (this.found < 0) return;
    const r: i32 = this.state.route[this.found];
    if (this.larger[r] !== this.state.type[r]) this.upgrade = this.larger[r];
  }

  private findGeneral(c: i32): i32 {
    const net = this.net;
    const state = this.state;
    const beside = net.beside;
    const route = state.route;
    const reach = state.reach;
    const longest = state.longestEdge;
    const tick = ++this.tick;
    this.best = this.most;
    this.found = NOWHERE;
    this.tryNewRoutes(c);
    const from: i32 = c * net.besideWidth;
    const to: i32 = from + net.besideCount[c];
    const legs: i32 = from + LEGS < to ? from + LEGS : to;
    for (let at: i32 = from; at < legs; at++) {
      const r: i32 = route[beside[at]];
      if (r < 0 || this.met[r] === tick) continue;
      this.met[r] = tick;
      this.judge(r, c);
      if (this.extra[r] >= this.best) continue;
      const s: i32 = state.startBase + r;
      const e: i32 = state.endBase + r;
      this.tryGap(c, r, s, state.next[s]);
      this.tryGap(c, r, state.prev[e], e);
    }
    const symmetric = net.symmetric;
    const leastRate = this.leastRate;
    for (let at: i32 = from; at < to; at++) {
      const into: f64 = this.bound * net.besideIn[at];
      const out: f64 = symmetric ? into : this.bound * net.besideOut[at];
      if (symmetric && (into - longest) * leastRate >= this.best) break;
      const j: i32 = beside[at];
      if ((smaller(into, out) - reach[j]) * leastRate >= this.best) continue;
      const r: i32 = route[j];
      if (r < 0) continue;
      if (this.met[r] !== tick) {
        this.met[r] = tick;
        this.judge(r, c);
      }
      const extra: f64 = this.extra[r];
      if (extra >= this.best) continue;
      const rate: f64 = this.rate[r];
      const room: f64 = rate > 0 ? (this.best - extra) / rate : Infinity;
      if (into - state.toNext[j] < room) this.tryGap(c, r, j, state.next[j]);
      if (out - state.fromPrev[j] < room) this.tryGap(c, r, state.prev[j], j);
    }
    if (this.found === NOWHERE) {
      if (this.sawTooDear()) return NOWHERE;
      this.findAnywhere(c);
    }
    this.settleUpgrade();
    return this.found;
  }

  /** Settles what the customer costs in a route besides its detour; a route too full may take a larger vehicle. */
  private judge(r: i32, c: i32): void {
    const net = this.net;
    const state = this.state;
    const type: i32 = state.type[r];
    const load: f64 = state.load[r] + net.demand[c];
    this.larger[r] = type;
    this.rate[r] = net.unitCost[type];
    this.extra[r] = 0;
    if (load <= net.capacity[type]) return;
    this.extra[r] = Infinity;
    if (net.types === 1 || this.sharing) return;
    const base: i32 = net.base[type];
    const length: f64 = state.length[r];
    const now: f64 = net.fixedCost[type] + net.unitCost[type] * length;
    for (let k: i32 = net.baseStart[base + 1] - 1; k >= net.baseStart[base]; k--) {
      const other: i32 = net.baseMember[k];
      if (net.capacity[other] < load) break;
      if (state.idle[other] === 0) continue;
      const extra: f64 = net.fixedCost[other] + net.unitCost[other] * length - now;
      if (extra >= this.extra[r]) continue;
      this.extra[r] = extra;
      this.rate[r] = net.unitCost[other];
      this.larger[r] = other;
    }
  }

  /** Takes the gap between p and q when it is the best so far, in time, and not passed over. */
  private tryGap(c: i32, r: i32, p: i32, q: i32): void {
    const net = this.net;
    const state = this.state;
    const d1: f64 = net.distance(state.site[p], c);
    const d2: f64 = net.distance(c, state.site[q]);
    let cost: f64 = this.rate[r] * (d1 + d2 - state.toNext[p]) + this.extra[r];
    if (cost >= this.best) return;
    const level = net.level;
    if (level === SOFT) {
      cost += net.latePenalty * (state.latenessWith(r, state.type[r], p, c) - state.late[r]);
      if (cost >= this.best) return;
    } else if (level !== NO_TIME) {
      const minutes: f64 = net.minutes[state.type[r]];
      const start: f64 = larger(state.ready[p] + d1 * minutes, net.open[c]);
      if (start > net.close[c]) return;
      const onward: f64 = net.service[c] + d2 * minutes;
      if (start + onward > state.last[q] || !state.keepsCapWith(c, p, q, start, d1, d2)) return;
    }
    if (this.random.bits() < this.blink) return;
    this.best = cost;
    this.found = p;
  }

  private tryNewRoutes(c: i32): void {
    const net = this.net;
    const state = this.state;
    if (state.openCount === net.slots) return;
    const count = net.types;
    if (count <= NEW_TYPES) {
      for (let type: i32 = 0; type < count; type++) {
        if (state.idle[type] > 0) this.takeNewRoute(c, type, this.alone[c * count + type]);
      }
      return;
    }
    const offset = this.random.below(count);
    for (let k: i32 = 0; k < NEW_TYPES; k++) {
      const type: i32 = (offset + i32((k * count) / NEW_TYPES)) % count;
      if (state.idle[type] > 0) this.takeNewRoute(c, type, net.aloneCost(type, c));
    }
  }

  private takeNewRoute(c: i32, type: i32, cost: f64): void {
    const net = this.net;
    let price = cost;
    if (this.sharing) price -= net.fixedCost[type] * (1 - net.demand[c] / net.capacity[type]);
    if (price >= this.best || this.random.bits() < this.blink) return;
    this.best = price;
    this.found = NEW_ROUTE - type;
  }
}
