import { Instance } from '../instance';
import { RouteRelations } from './route-relations';

/** Routes of vehicles that make all deliveries before the first collection, at the level DETAILED. */
export class RouteOrder extends RouteRelations {
  /** Per node: whether anything is delivered there, and whether anything is collected; empty: no type delivers first. */
  private readonly delivers: StaticArray<boolean>;
  private readonly collects: StaticArray<boolean>;
  /** Per slot: the position of the last stop with a delivery, and of the first one with a collection. */
  private readonly lastDelivery: StaticArray<i32>;
  private readonly firstCollection: StaticArray<i32>;

  constructor(instance: Instance) {
    super(instance);
    const details = instance.details;
    const n: i32 = instance.nodes;
    const ordered = details.deliveriesFirst.length > 0;
    const nodes: i32 = ordered ? n : 0;
    const slots: i32 = ordered ? instance.slots : 0;
    this.delivers = new StaticArray<boolean>(nodes);
    this.collects = new StaticArray<boolean>(nodes);
    this.lastDelivery = new StaticArray<i32>(slots);
    this.firstCollection = new StaticArray<i32>(slots);
    for (let node: i32 = 0; node < nodes; node++) {
      for (let q: i32 = 0; q < details.quantities; q++) {
        if (details.delivered[q * n + node] > 0) this.delivers[node] = true;
        if (details.collected[q * n + node] > 0) this.collects[node] = true;
      }
    }
  }

  /** Derives where a route delivers last and collects first. */
  protected deriveOrder(r: i32): void {
    if (!this.ordered) return;
    let last: i32 = 0;
    let first: i32 = i32.MAX_VALUE;
    for (let v: i32 = this.next[this.startBase + r]; v < this.startBase; v = this.next[v]) {
      if (this.delivers[v]) last = this.position[v];
      if (this.collects[v] && first === i32.MAX_VALUE) first = this.position[v];
    }
    this.lastDelivery[r] = last;
    this.firstCollection[r] = first;
  }

  /** Whether with customer `c` after `p` all deliveries still come before the first collection, if the type delivers first. */
  @inline
  protected keepsOrder(c: i32, r: i32, p: i32, type: i32): boolean {
    if (!this.ordered || this.details.deliveriesFirst[type] === 0) return true;
    return (!this.delivers[c] || this.position[p] < this.firstCollection[r]) && (!this.collects[c] || this.position[p] >= this.lastDelivery[r]);
  }

  /** Whether a vehicle of another type may serve route `r` in its order. */
  protected keepsOrderOn(type: i32, r: i32): boolean {
    return !this.ordered || this.details.deliveriesFirst[type] === 0 || this.lastDelivery[r] <= this.firstCollection[r];
  }
}
