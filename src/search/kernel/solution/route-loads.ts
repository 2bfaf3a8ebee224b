import { Instance } from '../instance';
import { larger } from '../numbers';
import { RouteTrips, tripPlaces } from './route-trips';

/** The loads of the routes at the level DETAILED, or of several quantities, per quantity: derived from the order of the stops, and not logged. */
export class RouteLoads extends RouteTrips {
  /** Per quantity: whether it is only delivered or only collected, so that its sum is all that counts; and whether any is not. */
  private readonly oneWay: StaticArray<boolean>;
  protected readonly twoWay: boolean;
  /** Per node: its amount, where one quantity counts in one way on routes of one trip, so that a walk for their times sums it; empty elsewhere. */
  protected readonly amounts: StaticArray<f64>;
  /** Per trip and quantity of one way: its sum. */
  protected readonly loadSum: StaticArray<f64>;
  /** Per vertex and quantity: the highest load of its trip up to leaving it, and from leaving it on. */
  private readonly loadTo: StaticArray<f64>;
  private readonly loadFrom: StaticArray<f64>;
  /** The same: the load when it is left; only with shipments. */
  protected readonly onBoard: StaticArray<f64>;

  constructor(instance: Instance) {
    super(instance);
    const quantities: i32 = instance.details.quantities;
    const vertices: i32 = quantities > 0 ? instance.nodes + 2 * instance.slots : 0;
    this.loadSum = new StaticArray<f64>(tripPlaces(instance) * quantities);
    this.loadTo = new StaticArray<f64>(vertices * quantities);
    this.loadFrom = new StaticArray<f64>(vertices * quantities);
    this.onBoard = new StaticArray<f64>(instance.details.shipped.length > 0 ? vertices * quantities : 0);
    const oneWay = new StaticArray<boolean>(quantities);
    let twoWay = false;
    for (let q: i32 = 0; q < quantities; q++) {
      oneWay[q] = isOneWay(instance, q);
      if (!oneWay[q]) twoWay = true;
    }
    this.oneWay = oneWay;
    this.twoWay = twoWay;
    const details = instance.details;
    const amounts = new StaticArray<f64>(quantities === 1 && !twoWay && instance.reloads === 0 ? instance.nodes : 0);
    for (let node: i32 = 0; node < amounts.length; node++) amounts[node] = details.delivered[node] + details.collected[node];
    this.amounts = amounts;
  }

  rollback(): void {
    super.rollback();
    if (!this.instance.loads) return;
    for (let k: i32 = 0; k < this.changedRouteCount; k++) if (this.type[this.changedRoutes[k]] >= 0) this.deriveLoads(this.changedRoutes[k]);
  }

  /** Derives the loads of a route; O(stops x quantities). */
  protected deriveLoads(r: i32): void {
    const quantities: i32 = this.details.quantities;
    for (let q: i32 = 0; q < quantities; q++) {
      if (this.oneWay[q]) this.sumLoad(r, q);
      else for (let v: i32 = this.startBase + r; v < this.endBase;) v = this.deriveLoad(v, q);
    }
  }

  private sumLoad(r: i32, q: i32): void {
    const next = this.next;
    const customers: i32 = this.startBase;
    const delivered = this.details.delivered;
    const collected = this.details.collected;
    const at: i32 = q * this.instance.nodes;
    let load: f64 = 0;
    let trip: i32 = this.tripAt(r, customers + r);
    for (let v: i32 = next[customers + r]; v < customers; v = next[v]) {
      if (this.isReload(v)) {
        this.loadSum[trip * this.details.quantities + q] = load;
        load = 0;
        trip = v;
      }
      load += delivered[at + v] + collected[at + v];
    }
    this.loadSum[trip * this.details.quantities + q] = load;
  }

  /** Derives the loads of the trip that begins at a vertex. @returns where it ends */
  private deriveLoad(trip: i32, q: i32): i32 {
    const next = this.next;
    const prev = this.prev;
    const customers: i32 = this.startBase;
    const delivered = this.details.delivered;
    const collected = this.details.collected;
    const loadTo = this.loadTo;
    const loadFrom = this.loadFrom;
    const quantities: i32 = this.details.quantities;
    const shipped = this.details.shipped;
    const ships = shipped.length > 0;
    const at: i32 = q * this.instance.nodes;
    let load: f64 = 0;
    if (ships && this.isReload(trip)) for (let v: i32 = prev[trip]; v >= 0 && v < customers; v = prev[v]) load += shipped[at + v];
    let e: i32 = next[trip];
    for (; this.isCustomer(e); e = next[e]) load += delivered[at + e];
    let most = load;
    for (let v: i32 = trip; v !== e; v = next[v]) {
      if (v < customers) load += collected[at + v] - delivered[at + v];
      if (ships) {
        if (v < customers) load += shipped[at + v];
        this.onBoard[v * quantities + q] = load;
      }
      most = larger(most, load);
      loadTo[v * quantities + q] = most;
      loadFrom[v * quantities + q] = load;
    }
    most = -Infinity;
    for (let v: i32 = e; v !== trip;) {
      v = prev[v];
      most = larger(most, loadFrom[v * quantities + q]);
      loadFrom[v * quantities + q] = most;
    }
    return e;
  }

  /** The most that the customers of a route may take of the largest vehicle, where only one quantity counts in one way. */
  mostBulk(): f64 {
    return this.amounts.length > 0 ? 1 + 1e-6 : Infinity;
  }

  /** Whether a vehicle of `type` has room for customer `c` on route `r`; if a quantity is both delivered and collected or the vehicle reloads, a necessary condition. */
  protected mayHaveRoom(c: i32, r: i32, type: i32): boolean {
    const details = this.details;
    const quantities: i32 = details.quantities;
    // A customer that any trip has room for may get one of its own.
    if (this.reloads) return this.instance.hasRoomAlone(c, type);
    for (let q: i32 = 0; q < quantities; q++) {
      if (this.leastLoadWith(c, r, q) > details.capacity[type * quantities + q]) return false;
    }
    return true;
  }

  /** The least that the largest load of a route of one trip can be with customer `c`: exact for a quantity of one way. */
  @inline
  protected leastLoadWith(c: i32, r: i32, q: i32): f64 {
    const quantities: i32 = this.details.quantities;
    const delivered: f64 = this.details.delivered[q * this.instance.nodes + c];
    const collected: f64 = this.details.collected[q * this.instance.nodes + c];
    if (this.oneWay[q]) return this.loadSum[r * quantities + q] + delivered + collected;
    const last: i32 = this.prev[this.endBase + r];
    return larger(this.loadTo[(this.startBase + r) * quantities + q] + delivered, this.loadFrom[last * quantities + q] + collected);
  }

  /** Whether customer `c` after `p` leaves the loads of a route, which may have room for it, within the capacities of a vehicle of `type`. */
  @inline
  hasRoomAfter(c: i32, type: i32, p: i32): boolean {
    if (!this.twoWay && !this.reloads) return true;
    const details = this.details;
    const quantities: i32 = details.quantities;
    for (let q: i32 = 0; q < quantities; q++) {
      const capacity: f64 = details.capacity[type * quantities + q];
      if (this.oneWay[q]) {
        const load: f64 = details.delivered[q * this.instance.nodes + c] + details.collected[q * this.instance.nodes + c];
        if (this.reloads && this.loadSum[this.tripOf[p] * quantities + q] + load > capacity) return false;
        continue;
      }
      if (this.loadTo[p * quantities + q] + details.delivered[q * this.instance.nodes + c] > capacity) return false;
      if (this.loadFrom[p * quantities + q] + details.collected[q * this.instance.nodes + c] > capacity) return false;
    }
    return true;
  }

  /**
   * Whether the routes of a and b have room for each other's tails, from x and from y; O(stops x quantities). For routes
   * without reloads and shipments.
   */
  tailsFit(a: i32, b: i32, x: i32, y: i32): boolean {
    return this.hasRoomFor(a, y) && this.hasRoomFor(b, x);
  }

  /** Whether the vehicle of the route up to vertex `last` can carry the customers up to it and those from `first` on. */
  private hasRoomFor(last: i32, first: i32): boolean {
    const details = this.details;
    const quantities: i32 = details.quantities;
    const customers: i32 = this.startBase;
    const start: i32 = customers + this.route[last];
    for (let q: i32 = 0; q < quantities; q++) {
      const at: i32 = q * this.instance.nodes;
      const capacity: f64 = details.capacity[this.type[this.route[last]] * quantities + q];
      let load: f64 = 0;
      for (let v: i32 = last; v < customers; v = this.prev[v]) load += details.delivered[at + v];
      for (let v: i32 = first; v < customers; v = this.next[v]) load += details.delivered[at + v];
      if (load > capacity) return false;
      for (let v: i32 = start; v !== last;) {
        v = this.next[v];
        load += details.collected[at + v] - details.delivered[at + v];
        if (load > capacity) return false;
      }
      for (let v: i32 = first; v < customers; v = this.next[v]) {
        load += details.collected[at + v] - details.delivered[at + v];
        if (load > capacity) return false;
      }
    }
    return true;
  }

  /** Whether a vehicle of another type can carry the loads of route `r`. */
  protected carries(type: i32, r: i32): boolean {
    const details = this.details;
    const quantities: i32 = details.quantities;
    for (let q: i32 = 0; q < quantities; q++) if (this.largestLoad(r, q) > details.capacity[type * quantities + q]) return false;
    return true;
  }

  /** The largest load of a route on all its trips; O(trips). */
  protected largestLoad(r: i32, q: i32): f64 {
    const quantities: i32 = this.details.quantities;
    let most: f64 = 0;
    for (let v: i32 = this.prev[this.endBase + r]; v >= 0; v = this.reloads ? this.prev[this.tripOf[v]] : -1) {
      most = larger(most, this.oneWay[q] ? this.loadSum[this.tripAt(r, v) * quantities + q] : this.loadTo[v * quantities + q]);
    }
    return most;
  }

  /** The largest load of the trip of vertex `p` on route `r` where customer `c` counts, if it is inserted after `p`. */
  protected tripLoadWith(c: i32, r: i32, p: i32, q: i32): f64 {
    const delivered: f64 = this.details.delivered[q * this.instance.nodes + c];
    const collected: f64 = this.details.collected[q * this.instance.nodes + c];
    const quantities: i32 = this.details.quantities;
    if (this.oneWay[q]) return this.loadSum[this.tripAt(r, p) * quantities + q] + delivered + collected;
    return larger(this.loadTo[p * quantities + q] + delivered, this.loadFrom[p * quantities + q] + collected);
  }
}

/** Whether a quantity is only delivered or only collected, and not shipped between stops. */
function isOneWay(instance: Instance, q: i32): boolean {
  const details = instance.details;
  return (isEmpty(details.delivered, q, instance.nodes) || isEmpty(details.collected, q, instance.nodes)) && isEmpty(details.shipped, q, instance.nodes);
}

function isEmpty(amounts: StaticArray<f64>, q: i32, nodes: i32): boolean {
  if (amounts.length === 0) return true;
  for (let node: i32 = 0; node < nodes; node++) if (amounts[q * nodes + node] !== 0) return false;
  return true;
}
