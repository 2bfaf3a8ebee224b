import { Instance } from '../instance';
import { RouteRelations } from './route-relations';
import { tripPlaces } from './route-trips';

/** Routes of vehicles that make all deliveries before the first collection, at the level DETAILED. */
export class RouteOrder extends RouteRelations {
  /** Per node: whether anything is delivered there, and whether anything is collected; empty: no type delivers first. */
  private readonly delivers: StaticArray<boolean>;
  private readonly collects: StaticArray<boolean>;
  /** Per trip: the position of the last stop with a delivery, and of the first one with a collection. */
  private readonly lastDelivery: StaticArray<i32>;
  private readonly firstCollection: StaticArray<i32>;

  constructor(instance: Instance) {
    super(instance);
    const details = instance.details;
    const n: i32 = instance.nodes;
    const ordered = details.deliveriesFirst.length > 0;
    const nodes: i32 = ordered ? n : 0;
    const trips: i32 = ordered ? tripPlaces(instance) : 0;
    this.delivers = new StaticArray<boolean>(nodes);
    this.collects = new StaticArray<boolean>(nodes);
    this.lastDelivery = new StaticArray<i32>(trips);
    this.firstCollection = new StaticArray<i32>(trips);
    for (let node: i32 = 0; node < nodes; node++) {
      for (let q: i32 = 0; q < details.quantities; q++) {
        if (details.delivered[q * n + node] > 0) this.delivers[node] = true;
        if (details.collected[q * n + node] > 0) this.collects[node] = true;
      }
    }
  }

  /** Derives where the trips of a route deliver last and collect first. */
  protected deriveOrder(r: i32): void {
    if (!this.ordered) return;
    let trip: i32 = this.tripAt(r, this.startBase + r);
    let last: i32 = 0;
    let first: i32 = i32.MAX_VALUE;
    for (let v: i32 = this.next[this.startBase + r]; v < this.startBase; v = this.next[v]) {
      if (this.isReload(v)) {
        this.lastDelivery[trip] = last;
        this.firstCollection[trip] = first;
        trip = v;
        last = 0;
        first = i32.MAX_VALUE;
      }
      if (this.delivers[v]) last = this.position[v];
      if (this.collects[v] && first === i32.MAX_VALUE) first = this.position[v];
    }
    this.lastDelivery[trip] = last;
    this.firstCollection[trip] = first;
  }

  /** Whether with customer `c` after `p` all deliveries still come before the first collection, if the type delivers first. */
  @inline
  protected keepsOrder(c: i32, r: i32, p: i32, type: i32): boolean {
    if (!this.ordered || this.details.deliveriesFirst[type] === 0) return true;
    const trip: i32 = this.tripAt(r, p);
    return (!this.delivers[c] || this.position[p] < this.firstCollection[trip]) && (!this.collects[c] || this.position[p] >= this.lastDelivery[trip]);
  }

  /** The same for customer `c` before or after the customers from vertex `from` to before `to`, or to the end of its trip. */
  protected fitsOrder(c: i32, type: i32, from: i32, to: i32, first: boolean): boolean {
    if (!this.ordered || this.details.deliveriesFirst[type] === 0) return true;
    for (let v: i32 = from; v !== to && this.isCustomer(v); v = this.next[v]) {
      if (first ? this.collects[c] && this.delivers[v] : this.delivers[c] && this.collects[v]) return false;
    }
    return true;
  }

  /** The same for the trips before and after a reload as one. */
  protected joinsOrder(type: i32, reload: i32): boolean {
    if (!this.ordered || this.details.deliveriesFirst[type] === 0) return true;
    return this.lastDelivery[this.tripOf[reload]] === 0 || this.firstCollection[this.tripOf[this.prev[reload]]] === i32.MAX_VALUE;
  }

  /** Whether a vehicle of another type may serve route `r` in its order. */
  protected keepsOrderOn(type: i32, r: i32): boolean {
    if (!this.ordered || this.details.deliveriesFirst[type] === 0) return true;
    for (let v: i32 = this.prev[this.endBase + r]; v >= 0; v = this.reloads ? this.prev[this.tripOf[v]] : -1) {
      if (this.lastDelivery[this.tripAt(r, v)] > this.firstCollection[this.tripAt(r, v)]) return false;
    }
    return true;
  }
}
