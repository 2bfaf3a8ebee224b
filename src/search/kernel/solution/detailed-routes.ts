import { DETAILED, Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { FAILS, FITS, UNCERTAIN } from './route-breaks';
import { WalkedRoutes } from './walked-routes';

/** A route with fewer stops than this, which may just have been opened, is always derived as a whole. */
const SHORT: i32 = 3;

/** How the cost of a route follows from what is derived from the order of its stops. */
const BY_WALK: u8 = 0;
/** From its distance and its shortest duration. */
export const BY_DURATION: u8 = 1;
/** From its distance and the lateness of its earliest departure, because its duration costs nothing. */
const BY_LATENESS: u8 = 2;
/** From its distance, if there is a schedule with its breaks. */
const BY_BREAKS: u8 = 3;

/**
 * What routes and insertions cost at the level DETAILED, and the limits of vehicle types. `late` of a route is what its
 * cost has beyond its fixed cost and its distance on the grid, `work` its duration.
 */
export class DetailedRoutes extends WalkedRoutes {
  /** Price of the difference between the routes' durations. */
  balance: f64 = 0;
  /** Whether routes are being built from given ones, and settled afterwards. */
  protected building: boolean = false;
  private oldBalance: f64 = 0;
  /** Whether customers may cost more than their detour wherever they stand. */
  readonly extras: boolean;
  /** Whether legs that no vertex of the log ends have changed. */
  protected relinked: boolean = false;
  /** Per slot: what the route's time and lateness cost. */
  protected readonly timeCost: StaticArray<f64>;
  /** Per type: whether the duration of its routes has a cost or a limit; how they are priced. */
  protected readonly timed: StaticArray<boolean>;
  protected readonly pricing: StaticArray<u8>;

  constructor(instance: Instance) {
    super(instance);
    const details = instance.details;
    const types: i32 = instance.level === DETAILED ? instance.types : 0;
    this.timeCost = new StaticArray<f64>(instance.level === DETAILED ? instance.slots : 0);
    this.timed = new StaticArray<boolean>(types);
    this.pricing = new StaticArray<u8>(types);
    this.extras = this.pricesExcess || this.pricesChanges;
    const late = details.pricesLateness();
    for (let type: i32 = 0; type < types; type++) {
      const timed = details.minuteCost[type] > 0 || details.overtimeCost[type] > 0 || details.maxDuration[type] < Infinity;
      const measured = timed || details.balanceCost > 0;
      this.timed[type] = timed;
      const breaks = details.breakStart[type] < details.breakStart[type + 1];
      const bound = measured || late || details.maxDriving[type] < Infinity || details.partner.length > 0;
      if (this.rides || (details.hasTraffic(type) && (breaks || bound))) this.pricing[type] = BY_WALK;
      else if (breaks && !measured && !late) this.pricing[type] = BY_BREAKS;
      else if (breaks || (measured && (late || this.gaps))) this.pricing[type] = BY_WALK;
      else this.pricing[type] = late ? BY_LATENESS : BY_DURATION;
    }
  }

  /** Cost of the routes, of the customers left out and of the balance: what the search minimises. */
  total(): f64 {
    return this.cost + this.omitted + this.balance;
  }

  /** The same at `begin`. */
  oldTotal(): f64 {
    return this.oldCost + this.omittedBefore() + this.oldBalance;
  }

  clear(): void {
    super.clear();
    this.balance = 0;
  }

  begin(): void {
    super.begin();
    this.oldBalance = this.balance;
    this.relinked = false;
  }

  rollback(): void {
    super.rollback();
    this.balance = this.oldBalance;
    if (this.level !== DETAILED) return;
    for (let k: i32 = 0; k < this.changedCount; k++) this.relink(this.changed[k]);
    for (let k: i32 = 0; k < this.changedRouteCount; k++) {
      const r: i32 = this.changedRoutes[k];
      if (this.type[r] < 0) continue;
      if (this.relinked) this.relinkAll(r);
      this.derive(r, -1, -1);
      this.forgetWalk(r);
      this.noteTimeCost(r);
    }
  }

  /** Updates a route whose vehicle or stops have changed, and the cost; O(stops). */
  protected settle(r: i32): void {
    if (this.building) return;
    this.relinkAll(r);
    this.forgetWalk(r);
    this.resettle(r, -1, -1);
  }

  /** The same if two customers have been inserted. */
  protected settlePair(r: i32, c: i32, d: i32): void {
    if (this.building) return;
    this.relink(c);
    this.relink(this.next[c]);
    this.relink(d);
    this.relink(this.next[d]);
    this.resettle(r, this.prev[c], this.next[d]);
  }

  /** The same if only the legs to two vertices of a route, the second not before the first, have changed; they may be the same one. */
  protected settleChange(r: i32, v: i32, w: i32): void {
    if (this.building) return;
    this.relink(v);
    if (w !== v) this.relink(w);
    this.resettle(r, this.prev[v], w);
  }

  /** @param p,q - see `derive` */
  private resettle(r: i32, p: i32, q: i32): void {
    const instance = this.instance;
    const type: i32 = this.type[r];
    let late: f64 = 0;
    if (this.size[r] > 0) {
      // A route that was empty or broke a limit was not derived, or not to its end.
      const whole = this.size[r] < SHORT || this.late[r] === Infinity || this.changesAll(r);
      this.derive(r, whole ? -1 : p, whole ? -1 : q);
      late = this.costNow(r, type) + this.changesNow(r) + this.excessNow(r) - instance.fixedCost[type] - instance.unitCost[type] * this.length[r];
    }
    this.forgetWalk(r);
    if (this.late[r] < Infinity) this.cost += late - this.late[r];
    this.late[r] = late;
    this.noteTimeCost(r);
  }

  private noteTimeCost(r: i32): void {
    const type: i32 = this.type[r];
    this.timeCost[r] = this.costBesideChanges(r) - this.instance.fixedCost[type] - this.details.rate[type] * this.distanceOf[r];
    if (this.minutesCost) this.noteSavings(r, this.timeCost[r]);
  }

  /**
   * The least that the time of an insertion next to `v` on route `r` costs.
   * @param minutes - that it takes beyond the leg that it replaces
   */
  leastTimeCost(r: i32, v: i32, minutes: f64): f64 {
    const type: i32 = this.type[r];
    const leg: f64 = larger(this.legMinutes[v], this.legMinutes[this.next[v]]);
    return larger(0, this.timetable.price(type, this.busyOf[r] + minutes - leg, 0) - this.timeCost[r]);
  }

  /** The least that customer `c` costs on route `r` beyond its detour and its time, wherever it stands; O(quantities). */
  leastExtraOf(c: i32, r: i32): f64 {
    return (this.pricesExcess ? this.leastExcessWith(c, r) : 0) + this.leastChangeWith(c, this.type[r]);
  }

  /** Whether the changed routes have the schedules with breaks that their costs assume; a removal may leave one without. */
  hasSchedules(): boolean {
    if (!this.hasBreaks) return true;
    for (let k: i32 = 0; k < this.changedRouteCount; k++) {
      const r: i32 = this.changedRoutes[k];
      if (this.type[r] >= 0 && this.size[r] > 0 && this.pricing[this.type[r]] === BY_BREAKS && !this.exact[this.type[r]] && !this.isScheduled(r)) return false;
    }
    return true;
  }

  /** Cost of a route that has just been derived; Infinity if it breaks a limit. */
  private costNow(r: i32, type: i32): f64 {
    const details = this.details;
    if (!this.onTime || this.distanceOf[r] > details.maxDistance[type] || this.drivingOf[r] > details.maxDriving[type]) return Infinity;
    const money: f64 = this.instance.fixedCost[type] + details.rate[type] * this.distanceOf[r];
    if (this.pricing[type] === BY_LATENESS) return money + this.lateness;
    if (this.pricing[type] === BY_BREAKS) return money;
    if (this.pricing[type] === BY_DURATION) {
      const e: i32 = this.endBase + r;
      const duration: f64 = this.busyOf[r] + larger(0, this.ready[e] - smaller(this.latest[e], details.latest[type]));
      this.work[r] = duration;
      return money + this.timetable.price(type, duration, 0);
    }
    if (this.isWalked(r)) {
      this.work[r] = this.walkedDuration[r];
      return this.walkedCost[r];
    }
    const cost = this.costWith(r, type, -1, -1);
    this.work[r] = this.timetable.duration;
    return cost;
  }

  /**
   * Additional cost of customer `c` after `p` on route `r`; Infinity if that breaks a limit or certainly costs `best` or
   * more. O(1); with lateness O(stops whose times change), with breaks and whatever else makes the departure a choice
   * O(stops) if it may be below `best`.
   */
  insertionCost(c: i32, r: i32, p: i32, best: f64): f64 {
    return this.mayTake(c, r) ? this.positionCost(c, r, p, best) : Infinity;
  }

  /** Whether route `r` can take customer `c`, as far as that does not depend on the position. */
  mayTake(c: i32, r: i32): boolean {
    const type: i32 = this.type[r];
    // Insertions look for another route than one whose load is infinite.
    return this.load[r] < Infinity && this.mayHaveRoom(c, r, type) && this.size[r] < this.details.maxStops[type] && this.isAllowed(c, type) && (!this.segregates || this.mixes(c, r));
  }

  /** The same as `insertionCost` on a route that may take the customer. */
  positionCost(c: i32, r: i32, p: i32, best: f64): f64 {
    if (this.isLockedAfter(p)) return Infinity;
    if (!this.pricesChanges) return this.unchangedCost(c, r, p, best);
    const change = this.changeWith(c, r, p);
    return change + this.unchangedCost(c, r, p, best - change);
  }

  /** The same but for the price of changes. The tests that most candidates fail come first. */
  private unchangedCost(c: i32, r: i32, p: i32, best: f64): f64 {
    const instance = this.instance;
    const details = this.details;
    const type: i32 = this.type[r];
    const q: i32 = this.next[p];
    const a: i32 = this.nodeOf[p];
    const b: i32 = this.nodeOf[q];
    const row: i32 = c * instance.nodes;
    const onward = details.travel;
    const inward = details.transposed;
    const durations: i32 = this.durationsOf[type] + row;
    const pace: f64 = details.pace[type];
    const later = this.releases && details.release[c] > this.releaseAt(r, p);
    const from: f64 = later ? this.readyAfter(r, p, details.release[c]) : this.ready[p];
    if (from === Infinity) return Infinity;
    const into: f64 = pace * inward[durations + a] + this.setupBetween(a, c);
    const timely = this.timely[type];
    let start: f64 = this.beginAt(c, from + into);
    const hard = details.lateCost[c] === 0;
    if (hard && start > instance.close[c]) return Infinity;
    const rest: f64 = instance.service[c] + pace * onward[durations + b] + this.setupBetween(c, b);
    if (start + rest > this.last[q]) return Infinity;
    let arrived: f64 = start + rest;
    if (timely) {
      start = this.beginAt(c, from + this.minutesTo(type, a, c, from));
      if (hard && start > instance.close[c]) return Infinity;
      const leave: f64 = start + instance.service[c];
      arrived = leave + this.minutesTo(type, c, b, leave);
      if (arrived > this.last[q]) return Infinity;
    }
    const distances: i32 = this.distancesOf[type] + row;
    const detour: f64 = inward[distances + a] + onward[distances + b] - this.legDistance[q];
    const excess: f64 = this.pricesExcess ? this.excessWith(c, r, p, detour) : 0;
    const money: f64 = details.rate[type] * detour + excess;
    const timed = this.timed[type];
    if (!timed && money >= best) return Infinity;
    if (!this.hasRoomAfter(c, type, p)) return Infinity;
    if (this.distanceOf[r] + detour > details.maxDistance[type]) return Infinity;
    if (details.maxDriving[type] < Infinity) {
      const driving: f64 = pace * (inward[durations + a] + onward[durations + b]) - this.legMinutes[q] + this.setupBetween(a, b);
      if (this.drivingOf[r] + driving > details.maxDriving[type]) return Infinity;
    }
    if (!this.keepsOrder(c, r, p, type) || !this.keepsRelations(c, r, p)) return Infinity;
    const pricing = this.pricing[type];
    const judged: i32 = !later && this.hasBreaks && this.single[type] ? this.judgeSingleBreak(r, c, p, q, into, rest) : UNCERTAIN;
    if (judged === FAILS) return Infinity;
    let least: f64 = money;
    if (timed) {
      const busy: f64 = this.busyOf[r] + into + rest - this.legMinutes[q];
      const arrival: f64 = (hard ? smaller(this.latest[p] + into, instance.close[c]) : this.latest[p] + into) + rest;
      let wait: f64 = larger(arrived, this.waitFree[q]) - smaller(arrival, this.last[q]);
      if (this.hasBreaks) wait = larger(wait, this.restOf[r]);
      const more: f64 = this.timetable.price(type, busy + larger(0, wait), 0) - this.timeCost[r];
      least += pricing === BY_DURATION ? more : larger(0, more);
      if (least >= best) return Infinity;
    }
    if (!later && pricing === BY_BREAKS) {
      if (this.exact[type] ? judged === FITS : this.isScheduled(r) && this.delaysLittle(c, p, q, into, rest)) return money;
    } else if (!later || (!this.gaps && !timely)) {
      if (pricing === BY_DURATION) return least;
      if (pricing === BY_LATENESS && !later) return this.withLateness(c, q, start, rest, money, best);
    }
    const cost = this.costWith(r, type, p, c);
    if (pricing === BY_WALK) this.noteWalk(c, r, p, cost);
    return cost - this.costBesideChanges(r) + excess;
  }

  /** Money for distance, excess and lateness of customer `c`, served from `start`, and of the stops from `q` on. */
  private withLateness(c: i32, q: i32, start: f64, rest: f64, money: f64, best: f64): f64 {
    const instance = this.instance;
    const lateCost = this.details.lateCost;
    let cost: f64 = money + lateCost[c] * larger(0, start - instance.close[c]);
    let arrival: f64 = start + rest;
    for (let v: i32 = q; cost < best;) {
      const node: i32 = this.nodeOf[v];
      const service: f64 = instance.service[node];
      const begin = this.beginAt(node, arrival);
      const leave: f64 = begin + service;
      if (leave === this.ready[v]) break;
      if (lateCost[node] > 0) cost += lateCost[node] * (larger(0, begin - instance.close[node]) - larger(0, this.ready[v] - service - instance.close[node]));
      if (v >= this.endBase) break;
      v = this.next[v];
      arrival = leave + this.legMinutes[v];
    }
    return cost;
  }

  protected isAllowed(c: i32, type: i32): boolean {
    const allowed = this.details.allowed;
    return allowed.length === 0 || allowed[c * this.instance.types + type] !== 0;
  }

  /** Lower bound on the cost of route `r` with a vehicle of another type. */
  leastCostOn(r: i32, type: i32): f64 {
    const instance = this.instance;
    const own: i32 = this.type[r];
    const places = this.details.place;
    const ends = places[instance.start[type]] !== places[instance.start[own]] || places[instance.end[type]] !== places[instance.end[own]];
    if (ends) return -Infinity;
    const money: f64 = instance.fixedCost[type] + instance.unitCost[type] * this.length[r];
    // Without waiting and without traffic no hour of departure is better than another.
    return !this.details.hasTraffic(type) && this.details.vehicleFor(type) === this.details.vehicleFor(own) ? money + this.timetable.price(type, this.busyOf[r], 0) : money;
  }

  /** Cost of route `r` with a vehicle of another type; Infinity if it cannot serve the route. O(stops x quantities). */
  costOn(r: i32, type: i32): f64 {
    const details = this.details;
    if (this.isBound(this.type[r]) || this.size[r] > details.maxStops[type]) return Infinity;
    if (!this.carries(type, r) || !this.keepsOrderOn(type, r) || !this.reloadsAlike(type, r) || !this.keepsStack(type, r)) return Infinity;
    for (let v: i32 = this.next[this.startBase + r]; v < this.startBase; v = this.next[v]) if (!this.isAllowed(v, type)) return Infinity;
    return this.costWith(r, type, -1, -1) + this.listedExcess(type) + this.changesOn(r, type);
  }

  /** Cost of a route with one order; Infinity if it breaks a limit. */
  aloneCost(type: i32, c: i32): f64 {
    if (this.level !== DETAILED) return this.instance.aloneCost(type, c);
    if (this.partnerOf(c) >= 0) return this.shipmentCost(type, this.pickupOf(c));
    const details = this.details;
    if (details.maxStops[type] < 1 || !this.isAllowed(c, type)) return Infinity;
    if (!this.instance.hasRoomAlone(c, type)) return Infinity;
    const stop = this.timetable.stop;
    stop[0] = this.instance.start[type];
    stop[1] = c;
    stop[2] = this.instance.end[type];
    this.timetable.count = 3;
    return this.instance.fixedCost[type] + this.timetable.cost(type) + this.listedExcess(type) + this.changeAt(c, -1, type);
  }

  private shipmentCost(type: i32, c: i32): f64 {
    if (this.details.maxStops[type] < 2 || !this.isAllowed(c, type) || !this.holdsShipment(c, type)) return Infinity;
    const stop = this.timetable.stop;
    stop[0] = this.instance.start[type];
    stop[1] = c;
    stop[2] = this.details.partner[c];
    stop[3] = this.instance.end[type];
    this.timetable.count = 4;
    return this.instance.fixedCost[type] + this.timetable.cost(type) + this.listedExcess(type) + this.changeAt(c, -1, type) + this.changeAt(this.details.partner[c], c, type);
  }

  /** What the solution is worth: its cost, and far more for each customer that is missing. */
  value(): f64 {
    const total = this.total();
    return this.omits && this.missing() > 0 ? total + this.details.missedWeight * this.missedIn(this.absent, this.absentCount) : total;
  }

  /** Updates the cost of the difference between the longest and the shortest route; O(routes). */
  settleBalance(): void {
    if (this.level !== DETAILED || !(this.details.balanceCost > 0)) return;
    let longest: f64 = -Infinity;
    let shortest: f64 = Infinity;
    for (let k: i32 = 0; k < this.openCount; k++) {
      const duration: f64 = this.work[this.slots[k]];
      longest = larger(longest, duration);
      shortest = smaller(shortest, duration);
    }
    this.balance = this.openCount === 0 ? 0 : this.details.balanceCost * (longest - shortest);
  }
}
