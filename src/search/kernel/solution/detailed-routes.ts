import { DIFFERENT_VEHICLES, IN_ORDER } from '../details';
import { DETAILED, Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { RouteDetails } from './route-details';

/**
 * What the level DETAILED adds to the routes: loads of several quantities, limits of vehicle types, relations, prices
 * of customers left out, and the cost of a route by its timetable. `late` of a route is what its cost has beyond its
 * fixed cost and its distance on the grid, `work` its duration.
 */
export class DetailedRoutes extends RouteDetails {
  /** Prices of the customers that are left out, and of the difference between the routes' durations. */
  omitted: f64 = 0;
  balance: f64 = 0;
  /** Whether routes are being built from given ones, and settled afterwards. */
  protected building: boolean = false;
  private oldOmitted: f64 = 0;
  private oldBalance: f64 = 0;
  /** For listing partners. */
  protected readonly partners: StaticArray<i32>;
  constructor(instance: Instance) {
    super(instance);
    this.partners = new StaticArray<i32>(instance.level === DETAILED ? instance.nodes : 0);
  }

  /** Cost of the routes, of the customers left out and of the balance: what the search minimises. */
  total(): f64 {
    return this.cost + this.omitted + this.balance;
  }

  /** The same at `begin`. */
  oldTotal(): f64 {
    return this.oldCost + this.oldOmitted + this.oldBalance;
  }

  clear(): void {
    super.clear();
    this.omitted = 0;
    this.balance = 0;
  }

  begin(): void {
    super.begin();
    this.oldOmitted = this.omitted;
    this.oldBalance = this.balance;
  }

  rollback(): void {
    super.rollback();
    this.omitted = this.oldOmitted;
    this.balance = this.oldBalance;
    if (this.level !== DETAILED) return;
    for (let k: i32 = 0; k < this.changedRouteCount; k++) if (this.type[this.changedRoutes[k]] >= 0) this.derive(this.changedRoutes[k]);
  }

  /** The most that serving a customer may cost: its price. */
  @inline
  mostFor(c: i32): f64 {
    if (this.level !== DETAILED) return Infinity;
    const price: f64 = this.details.price[c];
    return price < 0 ? Infinity : price;
  }

  /** Whether a customer may be left out for a price. */
  isOptional(c: i32): boolean {
    return this.level === DETAILED && this.details.price[c] >= 0;
  }

  /** Begins to build routes from given ones. */
  protected beginBuilding(): void {
    this.building = true;
    for (let k: i32 = 0; k < this.activeCount; k++) this.leave(this.active[k]);
  }

  /** Counts a customer as left out. */
  protected leave(c: i32): void {
    const price: f64 = this.details.price[c];
    if (price > 0) this.omitted += price;
  }

  /** Counts a customer as served. */
  protected serve(c: i32): void {
    const price: f64 = this.details.price[c];
    if (price > 0) this.omitted -= price;
  }

  /** Updates a route whose stops have changed, and the cost; O(stops). */
  protected settle(r: i32): void {
    if (this.building) return;
    const instance = this.instance;
    const type: i32 = this.type[r];
    let late: f64 = 0;
    if (this.size[r] > 0) {
      this.derive(r);
      late = this.costWith(r, type, -1, -1) - instance.fixedCost[type] - instance.unitCost[type] * this.length[r];
      this.work[r] = this.timetable.duration;
    }
    if (this.late[r] < Infinity) this.cost += late - this.late[r];
    this.late[r] = late;
  }

  /**
   * Additional cost of customer `c` after `p` on route `r`; Infinity if that breaks a limit. O(1), with breaks, gaps and
   * lateness O(stops) if it may be below `best`.
   */
  insertionCost(c: i32, r: i32, p: i32, best: f64): f64 {
    const instance = this.instance;
    const type: i32 = this.type[r];
    if (this.size[r] + 1 > this.details.maxStops[type] || !this.isAllowed(c, type) || !this.hasRoom(c, r, p)) return Infinity;
    const least = this.leastCost(c, r, p, type);
    if (least >= best || !this.keepsRelations(c, r, p)) return Infinity;
    if (this.exact[type] && (this.details.release.length === 0 || this.details.release[c] <= this.releaseOf[r])) return least;
    return this.costWith(r, type, p, c) - (instance.fixedCost[type] + instance.unitCost[type] * this.length[r] + this.late[r]);
  }

  /** The same without breaks, gaps and lateness, which never make it cheaper; O(1). */
  private leastCost(c: i32, r: i32, p: i32, type: i32): f64 {
    const instance = this.instance;
    const details = this.details;
    const n: i32 = instance.nodes;
    const q: i32 = this.next[p];
    const a: i32 = this.nodeOf[p];
    const b: i32 = this.nodeOf[q];
    const distances: i32 = details.distanceAt[type] * n * n;
    const durations: i32 = details.durationAt[type] * n * n;
    const travel = details.travel;
    const pace: f64 = details.pace[type];
    const detour: f64 = travel[distances + a * n + c] + travel[distances + c * n + b] - travel[distances + a * n + b];
    if (this.distanceOf[r] + detour > details.maxDistance[type]) return Infinity;
    const driving: f64 = pace * (travel[durations + a * n + c] + travel[durations + c * n + b] - travel[durations + a * n + b]);
    if (this.drivingOf[r] + driving > details.maxDriving[type]) return Infinity;
    const hard = details.lateCost[c] === 0;
    const into: f64 = pace * travel[durations + a * n + c] + this.setupBetween(a, c);
    const rest: f64 = instance.service[c] + pace * travel[durations + c * n + b] + this.setupBetween(c, b);
    const start: f64 = larger(this.ready[p] + into, instance.open[c]);
    if ((hard && start > instance.close[c]) || start + rest > this.last[q]) return Infinity;
    const money: f64 = details.rate[type] * detour;
    if (!this.timed[type]) return money;
    const busy: f64 = this.busyOf[r] + into + rest - this.minutesBetween(type, a, b);
    const arrival: f64 = (hard ? smaller(this.latest[p] + into, instance.close[c]) : this.latest[p] + into) + rest;
    const wait: f64 = larger(start + rest, this.waitFree[q]) - smaller(arrival, this.last[q]);
    const more: f64 = this.timetable.price(type, busy + larger(0, wait), 0) - this.timePrice(r, type);
    return this.exact[type] ? money + more : money + larger(0, more);
  }

  /** What the route's time and lateness cost now. */
  private timePrice(r: i32, type: i32): f64 {
    return this.instance.unitCost[type] * this.length[r] + this.late[r] - this.details.rate[type] * this.distanceOf[r];
  }

  private isAllowed(c: i32, type: i32): boolean {
    const allowed = this.details.allowed;
    return allowed.length === 0 || allowed[c * this.instance.types + type] !== 0;
  }

  private hasRoom(c: i32, r: i32, p: i32): boolean {
    const details = this.details;
    const quantities: i32 = details.quantities;
    for (let q: i32 = 0; q < quantities; q++) {
      const capacity: f64 = details.capacity[this.type[r] * quantities + q];
      if (this.loadTo[p * quantities + q] + details.delivered[q * this.instance.nodes + c] > capacity) return false;
      if (this.loadFrom[p * quantities + q] + details.collected[q * this.instance.nodes + c] > capacity) return false;
    }
    return true;
  }

  /** Whether customer `c` after `p` on route `r` keeps its relations to customers that are served. */
  private keepsRelations(c: i32, r: i32, p: i32): boolean {
    const details = this.details;
    if (details.relations === 0) return true;
    for (let k: i32 = details.memberStart[c]; k < details.memberStart[c + 1]; k++) {
      const relation: i32 = details.memberOf[k];
      const kind: i32 = details.relationKind[relation];
      let before = true;
      for (let m: i32 = details.relationStart[relation]; m < details.relationStart[relation + 1]; m++) {
        const other: i32 = details.relationNode[m];
        if (other === c) before = false;
        if (other === c || this.route[other] < 0) continue;
        if ((this.route[other] === r) === (kind === DIFFERENT_VEHICLES)) return false;
        if (kind === IN_ORDER && before !== (this.position[other] <= this.position[p])) return false;
      }
    }
    return true;
  }

  /** The route that a customer must join because of its relations: -1: any. */
  partnerRoute(c: i32): i32 {
    const details = this.details;
    if (details.relations === 0) return -1;
    for (let k: i32 = details.memberStart[c]; k < details.memberStart[c + 1]; k++) {
      const relation: i32 = details.memberOf[k];
      if (details.relationKind[relation] === DIFFERENT_VEHICLES) continue;
      for (let m: i32 = details.relationStart[relation]; m < details.relationStart[relation + 1]; m++) {
        const r: i32 = this.route[details.relationNode[m]];
        if (r >= 0) return r;
      }
    }
    return -1;
  }

  /**
   * Cost of route `r` with a vehicle of `type` and customer `c` (or -1) after `p`; Infinity if its times or its length
   * break a limit. O(stops).
   */
  private costWith(r: i32, type: i32, p: i32, c: i32): f64 {
    const stop = this.timetable.stop;
    const e: i32 = this.endBase + r;
    let count: i32 = 0;
    stop[count++] = this.instance.start[type];
    for (let v: i32 = this.startBase + r; v !== e; v = this.next[v]) {
      if (v < this.startBase) stop[count++] = v;
      if (v === p) stop[count++] = c;
    }
    stop[count++] = this.instance.end[type];
    this.timetable.count = count;
    return this.instance.fixedCost[type] + this.timetable.cost(type);
  }

  /** Cost of route `r` with a vehicle of another type; Infinity if it cannot serve the route. O(stops x quantities). */
  costOn(r: i32, type: i32): f64 {
    const details = this.details;
    if (this.size[r] > details.maxStops[type]) return Infinity;
    for (let q: i32 = 0; q < details.quantities; q++) {
      if (this.loadTo[this.prev[this.endBase + r] * details.quantities + q] > details.capacity[type * details.quantities + q]) return Infinity;
    }
    for (let v: i32 = this.next[this.startBase + r]; v < this.startBase; v = this.next[v]) if (!this.isAllowed(v, type)) return Infinity;
    return this.costWith(r, type, -1, -1);
  }

  /** Cost of a route with one customer; Infinity if it breaks a limit. */
  aloneCost(type: i32, c: i32): f64 {
    if (this.level !== DETAILED) return this.instance.aloneCost(type, c);
    const details = this.details;
    if (details.maxStops[type] < 1 || !this.isAllowed(c, type)) return Infinity;
    for (let q: i32 = 0; q < details.quantities; q++) {
      const load: f64 = larger(details.delivered[q * this.instance.nodes + c], details.collected[q * this.instance.nodes + c]);
      if (load > details.capacity[type * details.quantities + q]) return Infinity;
    }
    const stop = this.timetable.stop;
    stop[0] = this.instance.start[type];
    stop[1] = c;
    stop[2] = this.instance.end[type];
    this.timetable.count = 3;
    return this.instance.fixedCost[type] + this.timetable.cost(type);
  }

  /** Weight of the customers without a price among the first `count` of `list`, by priority. */
  missedIn(list: StaticArray<i32>, count: i32): f64 {
    let sum: f64 = 0;
    for (let k: i32 = 0; k < count; k++) if (!this.isOptional(list[k])) sum += this.priorityOf(list[k]);
    return sum;
  }

  priorityOf(c: i32): f64 {
    return this.level === DETAILED ? this.details.priority[c] : 1;
  }

  /** Number of customers that are unserved although they have no price. */
  missing(): i32 {
    if (this.level !== DETAILED) return this.absentCount;
    let count: i32 = 0;
    for (let k: i32 = 0; k < this.absentCount; k++) if (!this.isOptional(this.absent[k])) count++;
    return count;
  }

  /** What the solution is worth: its cost, and far more for each customer that is missing. */
  value(): f64 {
    if (this.level !== DETAILED) return this.cost;
    return this.total() + this.details.missedWeight * this.missedIn(this.absent, this.absentCount);
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

  /** Lists in `members` the served customers that must share a route with `c`. @returns their number */
  protected listPartners(c: i32, members: StaticArray<i32>): i32 {
    const details = this.details;
    let count: i32 = 0;
    for (let k: i32 = details.memberStart[c]; k < details.memberStart[c + 1]; k++) {
      const relation: i32 = details.memberOf[k];
      if (details.relationKind[relation] === DIFFERENT_VEHICLES) continue;
      for (let m: i32 = details.relationStart[relation]; m < details.relationStart[relation + 1]; m++) {
        const other: i32 = details.relationNode[m];
        if (this.route[other] >= 0 && count < members.length) members[count++] = other;
      }
    }
    return count;
  }

  /** Whether customers have relations. */
  hasRelations(): boolean {
    return this.level === DETAILED && this.details.relations > 0;
  }
}
