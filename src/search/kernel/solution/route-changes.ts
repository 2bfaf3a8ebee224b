import { DETAILED, Instance } from '../instance';
import { larger } from '../numbers';
import { RouteExcess } from './route-excess';

/** How firmly a node stands on its route, as numbered by the host. */
const LOCKED: i32 = 2;
const RELOADED: i32 = 3;

/**
 * What binds routes to an earlier plan at the level DETAILED: beginnings that stay as they are, and prices of other vehicles and
 * other predecessors. The changes of a route are derived from the order of its stops.
 */
export class RouteChanges extends RouteExcess {
  /** Whether customers cost something for the vehicle that serves them, or as changes of an earlier plan; whether any route has a locked beginning. */
  readonly pricesChanges: boolean;
  readonly locks: boolean;
  /** Per node: the customer that followed it in the earlier plan; -1: none did. */
  readonly plannedNext: StaticArray<i32>;
  private readonly pricesServing: boolean;
  private readonly vehiclePrice: f64;
  private readonly orderPrice: f64;
  /** Per slot: what its changes cost. */
  private readonly changesOf: StaticArray<f64>;

  constructor(instance: Instance) {
    super(instance);
    const details = instance.details;
    const follows = details.plannedFollows;
    const priced = follows.length > 0;
    this.pricesChanges = priced || details.servingCost.length > 0;
    this.pricesServing = details.servingCost.length > 0;
    this.locks = details.hold.length > 0;
    this.vehiclePrice = priced ? details.changePrices[0] : 0;
    this.orderPrice = priced ? details.changePrices[1] : 0;
    this.changesOf = new StaticArray<f64>(instance.level === DETAILED ? instance.slots : 0);
    this.plannedNext = new StaticArray<i32>(follows.length);
    for (let node: i32 = 0; node < follows.length; node++) this.plannedNext[node] = -1;
    for (let node: i32 = 0; node < follows.length; node++) if (follows[node] >= 0) this.plannedNext[follows[node]] = node;
  }

  /** Whether a customer stays on its route, or a locked reload. */
  isHeld(v: i32): boolean {
    if (!this.locks) return false;
    const node: i32 = this.customerFrom(v);
    if (v === node) return this.details.hold[node] > 0;
    return (node >= 0 && this.details.hold[node] >= LOCKED) || this.endsBeginning(v);
  }

  /** Whether a vertex is the reload that a locked beginning ends with. */
  private endsBeginning(v: i32): boolean {
    return this.isReload(v) && this.isReloaded(this.prev[v]);
  }

  /** Whether a vertex is a customer after which a locked beginning ends with a reload. */
  protected isReloaded(v: i32): boolean {
    return this.locks && v < this.startBase && this.isCustomer(v) && this.details.hold[v] === RELOADED;
  }

  /** Whether a route of the type has a locked beginning. */
  isBound(type: i32): boolean {
    return this.locks && this.details.beginStart[type] < this.details.beginStart[type + 1];
  }

  /** Whether nothing may be inserted after vertex `p`, because what follows is locked. */
  @inline
  isLockedAfter(p: i32): boolean {
    if (!this.locks) return false;
    const node: i32 = this.customerFrom(this.next[p]);
    return (node >= 0 && this.details.hold[node] >= LOCKED) || this.endsBeginning(this.next[p]);
  }

  /** What customer `c` costs for its vehicle and its changes after customer `before` on a vehicle of a type; -1: it is the first. */
  changeAt(c: i32, before: i32, type: i32): f64 {
    if (!this.pricesChanges) return 0;
    const serving: f64 = this.pricesServing ? this.details.servingCost[c * this.instance.types + type] : 0;
    const follows: i32 = this.plannedNext.length > 0 ? this.details.plannedFollows[c] : -2;
    if (follows === -2) return serving;
    return serving + (this.details.vehicleFor(this.details.plannedType[c]) === this.details.vehicleFor(type) ? 0 : this.vehiclePrice) + (follows === before ? 0 : this.orderPrice);
  }

  /** The least of it wherever the customer stands on a route: what it costs on another vehicle, if no order has a price. */
  protected leastChangeWith(c: i32, type: i32): f64 {
    return this.pricesServing && this.plannedNext.length === 0 ? larger(0, this.details.servingCost[c * this.instance.types + type]) : 0;
  }

  /** What changes cost more with customer `c` after vertex `p` of route `r`; negative where it is back before its follower. */
  changeWith(c: i32, r: i32, p: i32): f64 {
    if (!this.pricesChanges) return 0;
    const before: i32 = this.customerTo(p);
    const change: f64 = this.changeAt(c, before, this.type[r]);
    const after: i32 = this.customerFrom(this.next[p]);
    if (after < 0) return change;
    return change + this.changeAt(after, c, this.type[r]) - this.changeAt(after, before, this.type[r]);
  }

  /** The same with customer `c` after vertex `p` and `d` after `w`, behind `c` if that is the same vertex. */
  changeWithPair(c: i32, d: i32, r: i32, p: i32, w: i32): f64 {
    if (!this.pricesChanges) return 0;
    if (w !== p) return this.changeWith(c, r, p) + this.changeWith(d, r, w);
    const type: i32 = this.type[r];
    const before: i32 = this.customerTo(p);
    const after: i32 = this.customerFrom(this.next[p]);
    const change: f64 = this.changeAt(c, before, type) + this.changeAt(d, c, type);
    return after < 0 ? change : change + this.changeAt(after, d, type) - this.changeAt(after, before, type);
  }

  /** What the changes of route `r` would cost with a vehicle of a type; O(stops). */
  protected changesOn(r: i32, type: i32): f64 {
    if (!this.pricesChanges) return 0;
    let cost: f64 = 0;
    let before: i32 = -1;
    for (let v: i32 = this.next[this.startBase + r]; v < this.startBase; v = this.next[v]) {
      if (this.isReload(v)) continue;
      cost += this.changeAt(v, before, type);
      before = v;
    }
    return cost;
  }

  protected derive(r: i32, p: i32, q: i32): void {
    super.derive(r, p, q);
    if (this.pricesChanges) this.changesOf[r] = this.changesOn(r, this.type[r]);
  }

  /** What the changes of a route that has been derived cost. */
  @inline
  protected changesNow(r: i32): f64 {
    return this.pricesChanges ? this.changesOf[r] : 0;
  }

  /** What a route that has been derived costs, its changes and its excess aside. */
  protected costBesideChanges(r: i32): f64 {
    const type: i32 = this.type[r];
    return this.instance.fixedCost[type] + this.instance.unitCost[type] * this.length[r] + this.late[r] - this.changesNow(r) - this.excessNow(r);
  }
}
