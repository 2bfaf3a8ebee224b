import { DETAILED, Instance } from '../instance';
import { either, larger, smaller } from '../numbers';
import { Random } from '../random';
import { Solution } from '../solution/solution';
import { ANY, BURDENED, COMPUTED, DETAIL, DURATIONS, MIXED } from './scan-flags';
import { Vehicles } from './vehicles';

/** Result of a scan without a position. */
export const NOWHERE: i32 = -1;

/** The ends of the routes of this many nearest customers are tried. */
const NEAR_ENDS: i32 = 16;

/** The part of the scan that looks for positions next to depots, and what both parts need. */
export class RouteEnds {
  /** A better position is skipped if 32 random bits are below this; initially never. */
  blink: i32 = -2147483648;
  /** The best so far, as distance if vehicles are alike, otherwise as cost; and the vertex after which to insert. */
  best: f64 = 0;
  found: i32 = NOWHERE;
  protected readonly solution: Solution;
  protected readonly instance: Instance;
  protected readonly random: Random;
  protected readonly vehicles: Vehicles;
  protected readonly leastRate: f64;
  protected readonly mostBulk: f64;
  protected readonly oneBase: boolean;
  /** Whether a route that must admit a customer may do so in some positions only. */
  protected readonly positional: boolean;
  /** At the level DETAILED: whether distance costs and takes the same for all vehicles. */
  protected readonly oneRate: boolean;
  /** The same: the least money per unit of distance with the time that it takes, and per minute; whether all vehicles have the same prices, and none overtime. */
  protected readonly leastPrice: f64;
  protected readonly leastMinuteCost: f64;
  protected readonly onePrice: boolean;
  /** Per slot: the last scan, an even number, that tried the ends of the route. */
  private readonly tried: StaticArray<i32>;
  /** At the level DETAILED: the last scan that met the route, plus 1 if it may take the customer. */
  protected readonly met: StaticArray<i32>;
  protected tick: i32 = 0;
  /** The same: whether customers may cost more than their detour on a route wherever they stand; per slot, what this one does. */
  protected readonly extras: boolean;
  protected readonly extra: StaticArray<f64>;

  constructor(solution: Solution, vehicles: Vehicles, random: Random) {
    const instance = solution.instance;
    this.solution = solution;
    this.instance = instance;
    this.random = random;
    this.vehicles = vehicles;
    this.leastRate = vehicles.leastRate();
    this.mostBulk = instance.level === DETAILED ? solution.mostBulk() : 0;
    this.oneBase = instance.bases === 1;
    this.positional = solution.positional;
    let oneRate = true;
    for (let type: i32 = 1; type < instance.types; type++) if (instance.unitCost[type] !== instance.unitCost[0] || instance.minutes[type] !== instance.minutes[0]) oneRate = false;
    this.oneRate = oneRate;
    const details = instance.details;
    const priced = instance.level === DETAILED && solution.minutesCost;
    let leastPrice: f64 = priced ? Infinity : 0;
    let leastMinuteCost: f64 = priced ? Infinity : 0;
    let onePrice = oneRate;
    for (let type: i32 = 0; type < instance.types && priced; type++) {
      const minuteCost: f64 = details.minuteCost[type];
      leastPrice = smaller(leastPrice, instance.unitCost[type] + minuteCost * instance.minutes[type]);
      leastMinuteCost = smaller(leastMinuteCost, minuteCost);
      if (minuteCost !== details.minuteCost[0] || details.overtimeCost[type] > 0 || details.maxDuration[type] < Infinity) onePrice = false;
    }
    this.leastPrice = leastPrice;
    this.leastMinuteCost = leastMinuteCost;
    this.onePrice = onePrice;
    this.tried = new StaticArray<i32>(instance.slots);
    this.met = new StaticArray<i32>(instance.slots);
    const extras = instance.level === DETAILED && solution.extras;
    this.extras = extras;
    this.extra = new StaticArray<f64>(extras ? instance.slots : 0);
  }

  /** Tries the ends of the routes of the nearest customers, each once. */
  @inline
  protected findAtEnds(flags: i32, c: i32, cap: boolean, hard: boolean, late: boolean): void {
    const mixed = (flags & MIXED) !== 0;
    const detailed = (flags & DETAIL) !== 0;
    const instance = this.instance;
    const solution = this.solution;
    const random = this.random;
    const vehicles = this.vehicles;
    const timed = hard || late;
    const blink = this.blink;
    const met = this.met;
    const tried = this.tried;
    const insertionNeighbours = instance.insertionNeighbours;
    const route = solution.route;
    const next = solution.next;
    const prev = solution.prev;
    const toNext = solution.toNext;
    const load = solution.load;
    const nodeOf = solution.nodeOf;
    const unitCost = instance.unitCost;
    const minutes = instance.minutes;
    const burdened = (flags & BURDENED) !== 0;
    const positional = burdened && this.positional;
    const room: f64 = (detailed ? this.mostBulk : instance.capacity[0]) - instance.demand[c];
    const due: f64 = timed ? instance.close[c] : 0;
    const close: f64 = detailed && instance.details.lateCost[c] > 0 ? Infinity : due;
    let pace: f64 = timed ? instance.minutes[0] : 0;
    // Lateness costs money, but with alike vehicles costs are measured as distance.
    const perLateness: f64 = late && !mixed ? 1 / instance.unitCost[0] : 1;
    let unit: f64 = detailed ? this.leastRate : 1;
    let plus: f64 = 0;
    let carrier: i32 = 0;
    const tick = this.tick;
    const oneRate = this.oneRate;
    const extras = this.extras;
    const service: f64 = timed ? instance.service[c] : 0;
    const priced = detailed && solution.minutesCost;
    const from: i32 = c * instance.insertionNeighbourWidth;
    const to: i32 = from + instance.insertionNeighbourCount[c];
    let best: f64 = this.best;
    let found: i32 = this.found;
    const ends: i32 = from + NEAR_ENDS < to ? from + NEAR_ENDS : to;
    let outward: f64 = this.into(flags, c, instance.start[0]);
    let homeward: f64 = this.onward(flags, c, instance.end[0]);
    for (let at: i32 = from; at < ends; at++) {
      const r: i32 = route[insertionNeighbours[at]];
      // Nine in ten fail one of these tests, but which one is hard to predict.
      const slot: i32 = select<i32>(r, 0, r >= 0);
      const full: boolean = !mixed || detailed ? load[slot] > room : vehicles.isFull(slot, best);
      if ((i32(r < 0) | i32(tried[slot] === tick) | i32(full)) !== 0) continue;
      tried[r] = tick;
      if (detailed) {
        if (met[r] === tick) continue;
        if (!oneRate) {
          const type: i32 = solution.type[r];
          unit = unitCost[type];
          pace = minutes[type];
        }
      } else if (mixed) {
        const vehicle = vehicles.vehicleOf(r, best);
        if (vehicle < 0) continue;
        plus = vehicles.extraOf(r, vehicle);
        unit = unitCost[vehicle];
        if (timed) pace = minutes[vehicle];
        if (burdened && !solution.admits(c, r, vehicle)) continue;
        carrier = vehicle;
      } else if (burdened) {
        carrier = solution.type[r];
        if (!solution.admits(c, r, carrier)) continue;
      }
      const s: i32 = solution.startBase + r;
      const e: i32 = solution.endBase + r;
      if (!this.oneBase) {
        outward = this.into(flags, c, nodeOf[s]);
        homeward = this.onward(flags, c, nodeOf[e]);
      }
      const first: i32 = next[s];
      const final: i32 = prev[e];
      const onward: f64 = this.onward(flags, c, first);
      const into: f64 = this.into(flags, c, final);
      let cost: f64 = outward + onward - toNext[s];
      let costAtEnd: f64 = homeward + into - toNext[final];
      if (mixed) {
        cost *= unit;
        costAtEnd *= unit;
      }
      if (priced) {
        cost += this.leastMinutesCost(r, first, (outward + onward) * pace + service);
        costAtEnd += this.leastMinutesCost(r, e, (homeward + into) * pace + service);
      }
      if (detailed) {
        // Most ends cost too much whatever else the customer costs there, which is judged last.
        if (!either(cost < best, costAtEnd < best)) continue;
        if (met[r] !== tick + 1 && !this.mayTake(c, r)) continue;
        if (extras) plus = this.extra[r];
      }
      if (mixed) cost += plus;
      if (cost < best && (!detailed || this.keeps(flags, false, c, s, first, outward, onward, pace, close))) {
        if (detailed) cost = solution.positionCost(c, r, s, best);
        else if (late) cost += perLateness * solution.latenessCost(c, r, s, first, this.minutesInto(flags, c, nodeOf[s], outward, pace), this.minutesOnward(flags, c, first, onward, pace));
        if (cost < best && (!hard || detailed || this.keeps(flags, cap, c, s, first, outward, onward, pace, close)) && (!positional || solution.mayStand(c, s, first, carrier)) && random.bits() >= blink) {
          best = cost;
          found = s;
        }
      }
      cost = mixed ? costAtEnd + plus : costAtEnd;
      if (cost < best && (!detailed || this.keeps(flags, false, c, final, e, into, homeward, pace, close))) {
        if (detailed) cost = solution.positionCost(c, r, final, best);
        else if (late) cost += perLateness * solution.latenessCost(c, r, final, e, this.minutesInto(flags, c, final, into, pace), this.minutesOnward(flags, c, nodeOf[e], homeward, pace));
        if (cost < best && (!hard || detailed || this.keeps(flags, cap, c, final, e, into, homeward, pace, close)) && (!positional || solution.mayStand(c, final, e, carrier)) && random.bits() >= blink) {
          best = cost;
          found = final;
        }
      }
    }
    this.best = best;
    this.found = found;
  }

  /**
   * Tries the depot edges of every route: a customer near a depot can be first or last on routes whose customers are
   * all far away. For alike vehicles with hard windows.
   */
  @inline
  protected findAtDepots(flags: i32, c: i32, cap: boolean): void {
    const instance = this.instance;
    const solution = this.solution;
    const toNext = solution.toNext;
    const fromPrev = solution.fromPrev;
    const load = solution.load;
    const room: f64 = instance.capacity[0] - instance.demand[c];
    const pace: f64 = instance.minutes[0];
    const blink = this.blink;
    let best: f64 = this.best;
    for (let type: i32 = 0; type < instance.types; type++) {
      const into: f64 = this.into(flags, c, instance.start[type]);
      const onward: f64 = this.onward(flags, c, instance.end[type]);
      const atStart: f64 = into + this.onward(flags, c, instance.start[type]);
      const atEnd: f64 = onward + this.into(flags, c, instance.end[type]);
      if (smaller(atStart, atEnd) - best >= solution.longestDepotEdge[type]) continue;
      for (let r: i32 = solution.firstOfType[type]; r >= 0; r = solution.nextOfType[r]) {
        const s: i32 = solution.startBase + r;
        const e: i32 = solution.endBase + r;
        // Usually neither edge is long enough, which is easier to predict than whether there is room.
        if (!either(atStart - toNext[s] < best, atEnd - fromPrev[e] < best) || load[r] > room) continue;
        if ((flags & BURDENED) !== 0 && !solution.admits(c, r, type)) continue;
        if (atStart - toNext[s] < best) {
          const first: i32 = solution.next[s];
          const on: f64 = this.onward(flags, c, first);
          const cost: f64 = into + on - toNext[s];
          if (cost < best && this.keeps(flags, cap, c, s, first, into, on, pace, instance.close[c]) && ((flags & BURDENED) === 0 || !this.positional || solution.mayStand(c, s, first, type)) && this.random.bits() >= blink) {
            best = cost;
            this.found = s;
          }
        }
        if (atEnd - fromPrev[e] < best) {
          const final: i32 = solution.prev[e];
          const before: f64 = this.into(flags, c, final);
          const cost: f64 = before + onward - fromPrev[e];
          if (cost < best && this.keeps(flags, cap, c, final, e, before, onward, pace, instance.close[c]) && ((flags & BURDENED) === 0 || !this.positional || solution.mayStand(c, final, e, type)) && this.random.bits() >= blink) {
            best = cost;
            this.found = final;
          }
        }
      }
    }
    this.best = best;
  }

  /** Distance from a node to customer `c`. */
  @inline
  protected into(flags: i32, c: i32, node: i32): f64 {
    if ((flags & ANY) !== 0) return this.instance.distance(node, c);
    if ((flags & COMPUTED) !== 0) return this.instance.computed(c, node);
    return this.instance.transpose[c * this.instance.nodes + node];
  }

  /** Distance from customer `c` to a node. */
  @inline
  protected onward(flags: i32, c: i32, node: i32): f64 {
    if ((flags & ANY) !== 0) return this.instance.distance(c, node);
    if ((flags & COMPUTED) !== 0) return this.instance.computed(c, node);
    return this.instance.matrix[c * this.instance.nodes + node];
  }

  /** Minutes from a node to customer `c`, which are `distance` apart. */
  @inline
  protected minutesInto(flags: i32, c: i32, node: i32, distance: f64, pace: f64): f64 {
    return ((flags & DURATIONS) !== 0 ? this.instance.durationIn[c * this.instance.nodes + node] : distance) * pace;
  }

  /** Minutes from customer `c` to a node. */
  @inline
  protected minutesOnward(flags: i32, c: i32, node: i32, distance: f64, pace: f64): f64 {
    return ((flags & DURATIONS) !== 0 ? this.instance.duration[c * this.instance.nodes + node] : distance) * pace;
  }

  /** At the level DETAILED: whether route `r` may take the customer, which it notes, and what that costs wherever it stands. */
  protected mayTake(c: i32, r: i32): boolean {
    const may = this.solution.mayTake(c, r);
    this.met[r] = this.tick + i32(may);
    if (may && this.extras) this.extra[r] = this.solution.leastExtraOf(c, r);
    return may;
  }

  /** Where minutes cost money: the least that `minutes` on route `r` cost in place of the leg to vertex `q`. */
  @inline
  protected leastMinutesCost(r: i32, q: i32, minutes: f64): f64 {
    const solution = this.solution;
    return larger(0, this.leastMinuteCost * (minutes - solution.legMinutes[q]) - solution.waitingCost[r]);
  }

  /** Whether `c` between p and q satisfies the hard windows and the cap. */
  @inline
  protected keeps(flags: i32, cap: boolean, c: i32, p: i32, q: i32, into: f64, onward: f64, pace: f64, close: f64): boolean {
    const instance = this.instance;
    const solution = this.solution;
    const there: f64 = this.minutesInto(flags, c, solution.nodeOf[p], into, pace);
    const start: f64 = larger(solution.ready[p] + there, instance.open[c]);
    if (start > close) return false;
    const back: f64 = this.minutesOnward(flags, c, solution.nodeOf[q], onward, pace);
    if (start + instance.service[c] + back > solution.last[q]) return false;
    return !cap || solution.keepsCapWith(c, p, q, start, there, back);
  }
}
