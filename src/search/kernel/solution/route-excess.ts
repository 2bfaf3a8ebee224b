import { Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { RouteIntervals } from './route-intervals';

/** What routes cost at the level DETAILED beyond a distance, a number of customers and a load. */
export class RouteExcess extends RouteIntervals {
  /** Whether any type has such a limit; whether any has one on loads. */
  readonly pricesExcess: boolean;
  private readonly pricesLoads: boolean;
  /** Per slot: what its excess costs; per slot and quantity: its largest load, if loads have prices. */
  private readonly excessOf: StaticArray<f64>;
  private readonly largestOf: StaticArray<f64>;

  constructor(instance: Instance) {
    super(instance);
    const details = instance.details;
    const priced = details.distanceAfter.length > 0;
    const quantities: i32 = details.loadAfter.length > 0 ? details.quantities : 0;
    this.pricesExcess = priced;
    this.pricesLoads = quantities > 0;
    this.excessOf = new StaticArray<f64>(priced ? instance.slots : 0);
    this.largestOf = new StaticArray<f64>(instance.slots * quantities);
  }

  protected derive(r: i32, p: i32, q: i32): void {
    super.derive(r, p, q);
    if (!this.pricesExcess) return;
    const details = this.details;
    const type: i32 = this.type[r];
    let cost: f64 = this.sumsPrice(type, this.distanceOf[r], this.size[r]);
    if (this.pricesLoads) {
      for (let q: i32 = 0; q < details.quantities; q++) {
        const load: f64 = this.largestLoad(r, q);
        this.largestOf[r * details.quantities + q] = load;
        cost += this.loadPrice(type, q, load);
      }
    }
    this.excessOf[r] = this.size[r] > 0 ? cost : 0;
  }

  /** What the excess of a route that has been derived costs. */
  @inline
  protected excessNow(r: i32): f64 {
    return this.pricesExcess ? this.excessOf[r] : 0;
  }

  /** What the excess costs more with customer `c` after vertex `p` of route `r`, in the same trip, which adds `detour`. O(quantities). */
  protected excessWith(c: i32, r: i32, p: i32, detour: f64): f64 {
    const details = this.details;
    const type: i32 = this.type[r];
    let cost: f64 = this.sumsPrice(type, this.distanceOf[r] + detour, this.size[r] + 1);
    if (this.pricesLoads) {
      for (let k: i32 = 0; k < details.quantities; k++) {
        if (details.loadAfter[type * details.quantities + k] === Infinity) continue;
        cost += this.loadPrice(type, k, larger(this.largestOf[r * details.quantities + k], this.tripLoadWith(c, r, p, k)));
      }
    }
    return cost - this.excessOf[r];
  }

  /** The least of the same wherever the customer stands, but for its detour. O(quantities). */
  protected leastExcessWith(c: i32, r: i32): f64 {
    const details = this.details;
    const type: i32 = this.type[r];
    let cost: f64 = details.extraStopCost[type] * smaller(1, larger(0, f64(this.size[r] + 1) - details.stopsAfter[type]));
    if (!this.pricesLoads || this.reloads) return cost;
    for (let q: i32 = 0; q < details.quantities; q++) {
      if (details.loadAfter[type * details.quantities + q] === Infinity) continue;
      cost += larger(0, this.loadPrice(type, q, this.leastLoadWith(c, r, q)) - this.loadPrice(type, q, this.largestOf[r * details.quantities + q]));
    }
    return cost;
  }

  /** The same with a shipment: `c` after `p` and `d` after `w`, which add `distance`. O(1), with prices of loads O(stops x quantities). */
  protected excessWithPair(c: i32, d: i32, r: i32, p: i32, w: i32, distance: f64): f64 {
    if (!this.pricesExcess) return 0;
    const type: i32 = this.type[r];
    let cost: f64 = this.sumsPrice(type, this.distanceOf[r] + distance, this.size[r] + 2);
    if (this.pricesLoads) {
      this.listStops(r, type, p, c, d, w);
      cost += this.listedLoadsPrice(type);
    }
    return cost - this.excessOf[r];
  }

  /** What the excess of the stops in the timetable costs on a route of a type. O(stops x quantities). */
  protected listedExcess(type: i32): f64 {
    if (!this.pricesExcess) return 0;
    const stop = this.timetable.stop;
    const end: i32 = this.timetable.count - 1;
    const n: i32 = this.instance.nodes;
    let distance: f64 = 0;
    let served: i32 = 0;
    for (let k: i32 = 1; k <= end; k++) {
      distance += this.details.travel[this.distancesOf[type] + stop[k - 1] * n + stop[k]];
      if (k < end && !this.isReload(stop[k])) served++;
    }
    return this.sumsPrice(type, distance, served) + (this.pricesLoads ? this.listedLoadsPrice(type) : 0);
  }

  private listedLoadsPrice(type: i32): f64 {
    const details = this.details;
    let cost: f64 = 0;
    for (let q: i32 = 0; q < details.quantities; q++) {
      if (details.loadAfter[type * details.quantities + q] < Infinity) cost += this.loadPrice(type, q, this.listedLoad(q));
    }
    return cost;
  }

  /** The largest load of the stops in the timetable; shipments stay on board between trips. */
  private listedLoad(q: i32): f64 {
    const details = this.details;
    const stop = this.timetable.stop;
    const end: i32 = this.timetable.count - 1;
    const at: i32 = q * this.instance.nodes;
    let most: f64 = 0;
    let shipped: f64 = 0;
    for (let first: i32 = 1; first < end; first++) {
      let load: f64 = shipped;
      for (let k: i32 = first; k < end && !this.isReload(stop[k]); k++) load += details.delivered[at + stop[k]];
      most = larger(most, load);
      for (; first < end && !this.isReload(stop[first]); first++) {
        const v: i32 = stop[first];
        load += details.collected[at + v] - details.delivered[at + v] + this.shippedAt(v, q);
        shipped += this.shippedAt(v, q);
        most = larger(most, load);
      }
    }
    return most;
  }

  @inline
  private sumsPrice(type: i32, distance: f64, served: i32): f64 {
    const details = this.details;
    return details.extraUnitCost[type] * larger(0, distance - details.distanceAfter[type])
      + details.extraStopCost[type] * larger(0, f64(served) - details.stopsAfter[type]);
  }

  @inline
  private loadPrice(type: i32, q: i32, load: f64): f64 {
    const at: i32 = type * this.details.quantities + q;
    return this.details.extraLoadCost[at] * larger(0, load - this.details.loadAfter[at]);
  }
}
