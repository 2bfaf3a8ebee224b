import { Instance } from '../instance';
import { RouteLoads } from './route-loads';

/** The shipments of the routes at the level DETAILED: an order is a shipment, which its pickup stands for, or another customer. */
export class RouteShipments extends RouteLoads {
  /** Whether there are shipments, and whether any ride is limited. */
  readonly ships: boolean;
  readonly rides: boolean;
  /** Pickups on board, to verify the order of unloading. */
  private readonly stack: StaticArray<i32>;

  constructor(instance: Instance) {
    super(instance);
    const ships = instance.details.partner.length > 0;
    this.ships = ships;
    this.rides = instance.details.maxRide.length > 0;
    this.stack = new StaticArray<i32>(ships ? instance.nodes : 0);
  }

  /** The other customer of the shipment of `c`; -1: it is of none. */
  @inline
  partnerOf(c: i32): i32 {
    return this.ships ? this.details.partner[c] : -1;
  }

  /** Whether a customer is the delivery of a shipment. */
  @inline
  isDelivery(c: i32): boolean {
    return this.ships && this.details.partner[c] >= 0 && this.details.isPickup[c] === 0;
  }

  /** The pickup of the shipment of a delivery, or `c` itself. */
  @inline
  pickupOf(c: i32): i32 {
    return this.isDelivery(c) ? this.details.partner[c] : c;
  }

  /** Whether a vehicle has the capacity for a shipment. */
  protected holdsShipment(c: i32, type: i32): boolean {
    const details = this.details;
    const quantities: i32 = details.quantities;
    for (let q: i32 = 0; q < quantities; q++) if (details.shipped[q * this.instance.nodes + c] > details.capacity[type * quantities + q]) return false;
    return true;
  }

  /** What a shipment loads at vertex `v`, at its delivery negative. */
  @inline
  protected shippedAt(v: i32, q: i32): f64 {
    return this.ships ? this.details.shipped[q * this.instance.nodes + v] : 0;
  }

  /** What shipments have on board when vertex `v` is reached; O(stops). */
  protected shippedBefore(v: i32, q: i32): f64 {
    let load: f64 = 0;
    if (this.ships) for (v = this.prev[v]; v >= 0 && v < this.startBase; v = this.prev[v]) load += this.shippedAt(v, q);
    return load;
  }

  /** Whether a vehicle of a type may unload the shipments of route `r` in their order; O(stops). */
  protected keepsStack(type: i32, r: i32): boolean {
    const details = this.details;
    if (!this.ships || details.lastInFirstOut[type] === 0) return true;
    let height: i32 = 0;
    for (let v: i32 = this.next[this.startBase + r]; v < this.startBase; v = this.next[v]) {
      if (details.partner[v] < 0) continue;
      if (details.isPickup[v] !== 0) this.stack[height++] = v;
      else if (height === 0 || this.stack[--height] !== details.partner[v]) return false;
    }
    return true;
  }
}
