import { CAPPED, isSpread, SOFT, WINDOWS } from '../instance';
import { either, larger, smaller } from '../numbers';
import { Random } from '../random';
import { Solution } from '../solution/solution';
import { NOWHERE, RouteEnds } from './route-ends';
import { ANY, ASYMMETRIC, BURDENED, CAP, COMPUTED, DETAIL, DURATIONS, HARD, LATE, MIXED } from './scan-flags';
import { Vehicles } from './vehicles';

/**
 * The variants by number; `SEARCH_VARIANTS` in src/model/variants.ts contains their names and assigns them to problems.
 */
const VARIANTS: StaticArray<(scan: Scan, c: i32) => i32> = [
  (scan: Scan, c: i32): i32 => scan.run(0, c),
  (scan: Scan, c: i32): i32 => scan.run(HARD, c),
  (scan: Scan, c: i32): i32 => scan.run(HARD | CAP, c),
  (scan: Scan, c: i32): i32 => scan.run(LATE, c),
  (scan: Scan, c: i32): i32 => scan.run(MIXED, c),
  (scan: Scan, c: i32): i32 => scan.run(MIXED | HARD, c),
  (scan: Scan, c: i32): i32 => scan.run(MIXED | HARD | CAP, c),
  (scan: Scan, c: i32): i32 => scan.run(MIXED | LATE, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | HARD, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | HARD | CAP, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | LATE, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | MIXED, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | MIXED | HARD, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | MIXED | HARD | CAP, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | MIXED | LATE, c),
  (scan: Scan, c: i32): i32 => scan.run(COMPUTED, c),
  (scan: Scan, c: i32): i32 => scan.run(ANY | MIXED | ASYMMETRIC, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | HARD, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | HARD | CAP, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | LATE, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | MIXED | HARD, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | MIXED | HARD | CAP, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | MIXED | LATE, c),
  (scan: Scan, c: i32): i32 => scan.run(HARD | MIXED | ASYMMETRIC | DETAIL, c),
];

/** The same for problems with burdens. */
const BURDENED_VARIANTS: StaticArray<(scan: Scan, c: i32) => i32> = [
  (scan: Scan, c: i32): i32 => scan.run(BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(HARD | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(HARD | CAP | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(LATE | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(MIXED | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(MIXED | HARD | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(MIXED | HARD | CAP | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(MIXED | LATE | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | HARD | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | HARD | CAP | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | LATE | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | MIXED | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | MIXED | HARD | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | MIXED | HARD | CAP | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(ASYMMETRIC | MIXED | LATE | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(COMPUTED | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(ANY | MIXED | ASYMMETRIC | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | HARD | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | HARD | CAP | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | LATE | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | MIXED | HARD | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | MIXED | HARD | CAP | BURDENED, c),
  (scan: Scan, c: i32): i32 => scan.run(DURATIONS | ASYMMETRIC | MIXED | LATE | BURDENED, c),
];

/**
 * Finds the cheapest position for an unserved customer next to its neighbours and at the ends of their routes, skipping
 * each better one with the blink rate. One scan for all features: `run` is inlined with constant flags into every
 * variant, where the compiler removes dead code.
 *
 * A gap is skipped without a distance lookup if the round trip to the neighbour minus the gap's edge is no better than
 * the best: the other end of the gap is at least as far away, or the gap was already seen from there.
 */
export class Scan extends RouteEnds {
  readonly variant: i32;
  /** Whether the last scan found nothing because every nearby position was too expensive. */
  tooExpensive: boolean = false;
  /** Whether the ends of all routes at the depots are tried before the neighbours, to bound them, or after. */
  depotsFirst: boolean = false;
  depotsLast: boolean = false;
  /**
   * Whether routes are also found through their depot edges, with several depots, so that the longest edge is no bound.
   */
  private readonly spread: boolean;
  /** Whether a route must admit a customer beyond having room for its demand. */
  private readonly burdened: boolean;

  constructor(solution: Solution, vehicles: Vehicles, random: Random) {
    super(solution, vehicles, random);
    this.spread = isSpread(solution.instance);
    this.burdened = solution.instance.burdened;
    this.variant = solution.instance.variant;
  }

  /** Looks for a position better than `best`. @returns the vertex after which to insert, or the previous `found` */
  find(c: i32): i32 {
    return (this.burdened ? BURDENED_VARIANTS : VARIANTS)[this.variant](this, c);
  }

  /** The scan itself, see `find`. */
  @inline
  run(flags: i32, c: i32): i32 {
    const any = (flags & ANY) !== 0;
    const mixed = (flags & MIXED) !== 0;
    const asymmetric = (flags & ASYMMETRIC) !== 0;
    const detailed = (flags & DETAIL) !== 0;
    const instance = this.instance;
    const solution = this.solution;
    const random = this.random;
    const vehicles = this.vehicles;
    const cap = any ? instance.level === CAPPED : (flags & CAP) !== 0;
    const hard = any ? cap || instance.level === WINDOWS : (flags & HARD) !== 0;
    const late = any ? instance.level === SOFT : (flags & LATE) !== 0;
    const timed = hard || late;
    const blink = this.blink;
    const met = this.met;
    const insertionNeighbours = instance.insertionNeighbours;
    const nearIn = instance.insertionDistanceIn;
    const nearOut = instance.insertionDistanceOut;
    const onGrid = !any || nearIn.length > 0;
    const route = solution.route;
    const next = solution.next;
    const prev = solution.prev;
    const toNext = solution.toNext;
    const fromPrev = solution.fromPrev;
    const load = solution.load;
    const nodeOf = solution.nodeOf;
    const longestEdgeAt = solution.longestEdgeAt;
    const ready = solution.ready;
    const last = solution.last;
    const work = solution.work;
    const longest = solution.longestEdge;
    const leastRate = this.leastRate;
    const unitCost = instance.unitCost;
    const minutes = instance.minutes;
    const bounded = !this.spread;
    const burdened = (flags & BURDENED) !== 0;
    const positional = burdened && this.positional;
    const demand: f64 = instance.demand[c];
    const room: f64 = (detailed ? this.mostBulk : instance.capacity[0]) - demand;
    const open: f64 = timed ? instance.open[c] : 0;
    // At the level DETAILED times are bounds: without setup, breaks and releases, and with the least duration per distance.
    const lateRate: f64 = detailed ? instance.details.lateCost[c] : 0;
    const due: f64 = timed ? instance.close[c] : 0;
    const close: f64 = lateRate > 0 ? Infinity : due;
    const service: f64 = timed ? instance.service[c] : 0;
    let pace: f64 = timed ? instance.minutes[0] : 0;
    const spare: f64 = cap ? instance.maxDuration - service : 0;
    const perMinute: f64 = cap && pace > 0 && (flags & DURATIONS) === 0 ? 1 / pace : 0;
    // Lateness costs money, but with alike vehicles costs are measured as distance.
    const perLateness: f64 = late && !mixed ? 1 / instance.unitCost[0] : 1;
    let unit: f64 = detailed ? this.leastRate : 1;
    let plus: f64 = 0;
    let carrier: i32 = 0;
    const priced = detailed && solution.minutesCost;
    const savingAt = solution.savingAt;
    const savingNext = solution.savingNext;
    const savingPrev = solution.savingPrev;
    let whole: f64 = 0;
    const perLength: f64 = this.leastPrice;
    const perStop: f64 = this.leastMinuteCost * service;
    const tick = this.tick += 2;
    this.tooExpensive = false;
    const from: i32 = c * instance.insertionNeighbourWidth;
    const to: i32 = from + instance.insertionNeighbourCount[c];
    let best: f64 = this.best;
    let found: i32 = this.found;
    let reach: f64 = 0;

    // With time constraints or different vehicles an end is dear to judge, so that the neighbours come first and bound it.
    const endsFirst = !(mixed || timed);
    if (endsFirst && !this.spread) {
      this.best = best;
      this.found = found;
      this.findAtEnds(flags, c, cap, hard, late);
      best = this.best;
      found = this.found;
    }
    if (hard && !mixed && this.depotsFirst) {
      this.best = best;
      this.found = found;
      this.findAtDepots(flags, c, cap);
      best = this.best;
      found = this.found;
    }

    if (detailed) reach = this.reachFor(best);
    for (let at: i32 = from; at < to; at++) {
      const j: i32 = insertionNeighbours[at];
      const into: f64 = onGrid ? nearIn[at] : instance.insertionDistanceInDouble[at];
      const onward: f64 = !asymmetric ? into : onGrid ? nearOut[at] : instance.insertionDistanceOutDouble[at];
      const there: f64 = into + onward;
      let bar: f64 = there - (detailed ? reach : best);
      if (detailed) {
        if (bar >= longest) {
          this.tooExpensive = found === NOWHERE;
          break;
        }
        // An unserved neighbour has no edge.
        if (bar >= longestEdgeAt[j]) continue;
        whole = perLength * there + perStop;
        if (priced && whole - savingAt[j] >= best) continue;
        const r: i32 = route[j];
        if (load[r] > room) continue;
        if (priced && !this.onePrice) {
          const type: i32 = solution.type[r];
          if (unitCost[type] * (there - longestEdgeAt[j]) + solution.leastTimeCost(r, j, there * minutes[type] + service) >= best) continue;
        }
        if (met[r] !== tick + 1 && (met[r] === tick || !this.mayTake(c, r))) continue;
        if (this.extras) {
          plus = this.extra[r];
          whole += plus;
        }
        if (!this.oneRate) {
          const type: i32 = solution.type[r];
          unit = unitCost[type];
          pace = minutes[type];
        }
      } else if (!mixed) {
        if (bounded && bar >= longest) {
          this.tooExpensive = found === NOWHERE;
          break;
        }
        if (timed) {
          if (bar >= longestEdgeAt[j]) continue;
          if (load[route[j]] > room) continue;
        } else if (either(bar >= longestEdgeAt[j], load[route[j]] > room)) continue;
        if (burdened) {
          carrier = solution.type[route[j]];
          if (!solution.admits(c, route[j], carrier)) continue;
        }
      } else {
        if ((there - longest) * leastRate >= best) {
          this.tooExpensive = found === NOWHERE;
          break;
        }
        // An unserved neighbour has no edge.
        if ((there - longestEdgeAt[j]) * leastRate >= best) continue;
        const r: i32 = route[j];
        if (r < 0) continue;
        const vehicle = vehicles.vehicleOf(r, best);
        if (vehicle < 0) continue;
        plus = vehicles.extraOf(r, vehicle);
        unit = unitCost[vehicle];
        if (timed) pace = minutes[vehicle];
        if (burdened && !solution.admits(c, r, vehicle)) continue;
        carrier = vehicle;
      }
      // The upper bound on the detour: the best so far and what the cap leaves.
      let most: f64 = best;
      if (cap && !mixed && perMinute > 0) {
        most = smaller(best, (spare - work[route[j]]) * perMinute);
        bar = there - most;
      }
      const edge: f64 = toNext[j];
      const arrival: f64 = hard ? ready[j] + this.minutesInto(flags, c, j, into, pace) : 0;
      if ((priced ? whole - savingNext[j] < best : mixed ? unit * (there - edge) + plus < best : bar < edge) && (!hard || arrival <= close)) {
        const q: i32 = next[j];
        const leave: f64 = hard ? larger(arrival, open) + service : 0;
        // Most candidates are already too late, which saves the lookup.
        if (!hard || leave <= last[q]) {
          const on: f64 = this.onward(flags, c, nodeOf[q]);
          const travel: f64 = timed ? this.minutesOnward(flags, c, nodeOf[q], on, pace) : 0;
          let cost: f64 = into + on - edge;
          if (mixed) cost = unit * cost + plus;
          if (detailed) cost += lateRate * larger(0, arrival - due);
          if (priced) cost += this.leastMinutesCost(route[j], q, (into + on) * pace + service);
          if ((mixed ? cost < best : cost < most) && (!detailed || leave + travel <= last[q])) {
            if (detailed) cost = solution.positionCost(c, route[j], j, best);
            else if (late) cost += perLateness * solution.latenessCost(c, route[j], j, q, this.minutesInto(flags, c, j, into, pace), travel);
            if (((!late && !detailed) || cost < best) && (!hard || detailed || leave + travel <= last[q])
              && (!cap || solution.keepsCapWith(c, j, q, leave - service, this.minutesInto(flags, c, j, into, pace), travel)) && (!positional || solution.mayStand(c, j, q, carrier)) && random.bits() >= blink) {
              best = cost;
              most = smaller(best, most);
              if (detailed) reach = this.reachFor(best);
              found = j;
            }
          }
        }
      }
      const back: f64 = fromPrev[j];
      const homeward: f64 = timed ? this.minutesOnward(flags, c, j, onward, pace) : 0;
      const latest: f64 = hard ? smaller(last[j] - service - homeward, close) : 0;
      if ((priced ? whole - savingPrev[j] < best : mixed ? unit * (there - back) + plus < best : bar < back) && (!hard || open <= latest)) {
        const p: i32 = prev[j];
        const left: f64 = hard ? ready[p] : 0;
        if (!hard || left <= latest) {
          const before: f64 = this.into(flags, c, nodeOf[p]);
          const travel: f64 = timed ? this.minutesInto(flags, c, nodeOf[p], before, pace) : 0;
          let cost: f64 = onward + before - back;
          if (mixed) cost = unit * cost + plus;
          if (detailed) cost += lateRate * larger(0, left + travel - due);
          if (priced) cost += this.leastMinutesCost(route[j], j, (before + onward) * pace + service);
          if ((mixed ? cost < best : cost < most) && (!detailed || left + travel <= latest)) {
            if (detailed) cost = solution.positionCost(c, route[j], p, best);
            else if (late) cost += perLateness * solution.latenessCost(c, route[j], p, j, travel, homeward);
            if (((!late && !detailed) || cost < best) && (!hard || detailed || left + travel <= latest)
              && (!cap || solution.keepsCapWith(c, p, j, larger(left + travel, open), travel, homeward)) && (!positional || solution.mayStand(c, p, j, carrier)) && random.bits() >= blink) {
              best = cost;
              if (detailed) reach = this.reachFor(best);
              found = p;
            }
          }
        }
      }
    }
    this.best = best;
    this.found = found;
    if (!endsFirst && !this.spread) this.findAtEnds(flags, c, cap, hard, late);
    if (hard && !mixed && this.depotsLast) this.findAtDepots(flags, c, cap);
    return this.found;
  }

  /** The longest detour that costs no more than `best`, whatever the vehicle. */
  @inline
  private reachFor(best: f64): f64 {
    return this.leastRate > 0 ? best / this.leastRate : Infinity;
  }
}
