import { ShipmentInsertion } from './shipment-insertion';

/**
 * Insertions that need another trip: the customer comes with a reload, just before or just after it. For a customer that
 * fits on its route but not at its position. Priced by a walk over the stops, unless the detour alone costs too much.
 */
export class TripRoutes extends ShipmentInsertion {
  /** The reload of the insertion that `costWithReload` found; -1: none; and whether it precedes the customer. */
  protected reload: i32 = -1;
  protected reloadFirst: boolean = false;

  /** The same as on a route of one trip, with a reload if need be. */
  positionCost(c: i32, r: i32, p: i32, best: f64): f64 {
    const cost = super.positionCost(c, r, p, best);
    return cost < best || !this.mayReload(r) ? cost : this.costWithReload(c, r, p, best);
  }

  /** Whether customer `c` after `p` needs another trip, which `reload` and `reloadFirst` then describe. */
  protected needsReload(c: i32, p: i32): boolean {
    const r: i32 = this.route[p];
    return this.mayReload(r) && !(super.positionCost(c, r, p, Infinity) < Infinity) && this.costWithReload(c, r, p, Infinity) < Infinity;
  }

  /** The cheapest insertion with a reload; Infinity if there is none below `best`. */
  private costWithReload(c: i32, r: i32, p: i32, best: f64): f64 {
    const details = this.details;
    if (this.isLockedAfter(p)) return Infinity;
    const type: i32 = this.type[r];
    const q: i32 = this.next[p];
    const change = this.changeWith(c, r, p);
    const after = this.isCustomer(q) && this.tripFits(c, type, this.next[this.tripOf[p]], q, false);
    const before = this.isCustomer(p) && this.tripFits(c, type, q, -1, true);
    this.reload = -1;
    if ((!after && !before) || !this.keepsRelations(c, r, p)) return Infinity;
    const now = this.costBesideChanges(r) + this.excessNow(r);
    let least: f64 = best - change;
    for (let k: i32 = details.reloadStart[type]; k < details.reloadStart[type + 1]; k++) {
      const reload: i32 = this.unusedReload(details.reloadOf[k]);
      if (reload < 0) continue;
      for (let way: i32 = 0; way < 2; way++) {
        if (!(way === 0 ? after : before)) continue;
        const a: i32 = way === 0 ? c : reload;
        const b: i32 = way === 0 ? reload : c;
        if (this.detourCost(type, p, a, b, q) >= least) continue;
        const cost: f64 = this.costWith(r, type, p, a, b) + this.listedExcess(type) - now;
        if (cost >= least) continue;
        least = cost;
        this.reload = reload;
        this.reloadFirst = way === 1;
      }
    }
    return least < best - change ? least + change : Infinity;
  }

  /** Money for the distance of two nodes between vertices p and q. */
  private detourCost(type: i32, p: i32, a: i32, b: i32, q: i32): f64 {
    const n: i32 = this.instance.nodes;
    const travel = this.details.travel;
    const at: i32 = this.distancesOf[type];
    return this.details.rate[type] * (travel[at + this.nodeOf[p] * n + a] + travel[at + a * n + b] + travel[at + b * n + this.nodeOf[q]] - this.legDistance[q]);
  }

  /**
   * Whether a vehicle can carry in one trip the customers from vertex `from` to before `to`, or to the end of its trip, with
   * customer `c` before them or after them; and in the order that its type needs. O(customers x quantities).
   */
  private tripFits(c: i32, type: i32, from: i32, to: i32, first: boolean): boolean {
    const details = this.details;
    const n: i32 = this.instance.nodes;
    for (let q: i32 = 0; q < details.quantities; q++) {
      const capacity: f64 = details.capacity[type * details.quantities + q];
      const delivered: f64 = details.delivered[q * n + c];
      let load: f64 = delivered + this.shippedBefore(from, q);
      for (let v: i32 = from; v !== to && this.isCustomer(v); v = this.next[v]) load += details.delivered[q * n + v];
      if (load > capacity) return false;
      const change: f64 = details.collected[q * n + c] - delivered;
      if (first) {
        load += change;
        if (load > capacity) return false;
      }
      for (let v: i32 = from; v !== to && this.isCustomer(v); v = this.next[v]) {
        load += details.collected[q * n + v] - details.delivered[q * n + v] + this.shippedAt(v, q);
        if (load > capacity) return false;
      }
      if (!first && load + change > capacity) return false;
    }
    return this.fitsOrder(c, type, from, to, first);
  }

  /** Whether the trip of the vertex before reload `v` and that of `v` fit into one of the same vehicle, at no more cost. */
  protected isNeedless(r: i32, v: i32): boolean {
    const type: i32 = this.type[r];
    return this.joins(type, this.next[this.tripOf[this.prev[v]]], v) && this.costWithout(r, type, v) + this.listedExcess(type) <= this.costBesideChanges(r) + this.excessNow(r);
  }

  /** Whether a vehicle can carry the customers from vertex `from` to the reload, and those after it, in one trip. */
  private joins(type: i32, from: i32, reload: i32): boolean {
    const details = this.details;
    const n: i32 = this.instance.nodes;
    const resume: i32 = this.next[reload];
    for (let q: i32 = 0; q < details.quantities; q++) {
      const capacity: f64 = details.capacity[type * details.quantities + q];
      let load: f64 = this.shippedBefore(from, q);
      for (let v: i32 = from; v !== reload; v = this.next[v]) load += details.delivered[q * n + v];
      for (let v: i32 = resume; this.isCustomer(v); v = this.next[v]) load += details.delivered[q * n + v];
      if (load > capacity) return false;
      for (let v: i32 = from; v === reload || this.isCustomer(v); v = this.next[v]) {
        load += details.collected[q * n + v] - details.delivered[q * n + v] + this.shippedAt(v, q);
        if (load > capacity) return false;
      }
    }
    return this.joinsOrder(type, reload);
  }
}
