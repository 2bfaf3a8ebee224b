import { Instance } from '../instance';

/** Maximum number of places kept, and what no stamp of a route is. */
const MOST: i32 = 1 << 20;
const NEVER: i32 = 0;

/**
 * The cheapest place of each shipment on each route, as found when it was last looked for: it holds until the route
 * changes, and an iteration changes few routes.
 */
export class ShipmentPlaces {
  /** Slots whose places are kept: those below. */
  private readonly columns: i32;
  /** Per pickup: where its places begin. */
  private readonly rowOf: StaticArray<i32>;
  /** Per slot: changes whenever its route does. */
  private readonly stampOf: StaticArray<i32>;
  private stamp: i32 = NEVER;
  /** Per place: the stamp of the route it was found on; its cost, or what no place there costs less than; its vertices, -1 for the latter. */
  private readonly stamps: StaticArray<i32>;
  private readonly costs: StaticArray<f64>;
  private readonly firsts: StaticArray<i32>;
  private readonly seconds: StaticArray<i32>;

  constructor(instance: Instance, keeps: boolean) {
    const nodes: i32 = keeps ? instance.nodes : 0;
    const slots: i32 = keeps ? instance.slots : 0;
    const rowOf = new StaticArray<i32>(nodes);
    let pickups: i32 = 0;
    for (let c: i32 = 0; c < nodes; c++) if (instance.details.partner[c] >= 0 && instance.details.isPickup[c] !== 0) rowOf[c] = pickups++;
    const fitting: i32 = pickups === 0 ? 0 : MOST / pickups;
    const columns: i32 = fitting < slots ? fitting : slots;
    for (let c: i32 = 0; c < nodes; c++) rowOf[c] *= columns;
    const places: i32 = pickups * columns;
    this.columns = columns;
    this.rowOf = rowOf;
    this.stampOf = new StaticArray<i32>(slots);
    this.stamps = new StaticArray<i32>(places);
    this.costs = new StaticArray<f64>(places);
    this.firsts = new StaticArray<i32>(places);
    this.seconds = new StaticArray<i32>(places);
  }

  /** Forgets the places on route `r`, which has changed. */
  forget(r: i32): void {
    this.stampOf[r] = ++this.stamp;
  }

  /** Whether places on route `r` are kept. */
  @inline
  keeps(r: i32): boolean {
    return r < this.columns;
  }

  /** The index of the place of pickup `c` on route `r`. */
  @inline
  at(c: i32, r: i32): i32 {
    return this.rowOf[c] + r;
  }

  /** Whether a place is known of the route as it is now, or that none there costs less than `most`. */
  @inline
  isKnown(at: i32, r: i32, most: f64): boolean {
    return this.stamps[at] === this.stampOf[r] && (this.firsts[at] >= 0 || this.costs[at] >= most);
  }

  @inline
  costAt(at: i32): f64 {
    return this.costs[at];
  }

  @inline
  firstAt(at: i32): i32 {
    return this.firsts[at];
  }

  @inline
  secondAt(at: i32): i32 {
    return this.seconds[at];
  }

  /** Keeps the place found on route `r`; `first` is -1 if none costs less than `cost`. */
  keep(at: i32, r: i32, cost: f64, first: i32, second: i32): void {
    this.stamps[at] = this.stampOf[r];
    this.costs[at] = cost;
    this.firsts[at] = first;
    this.seconds[at] = second;
  }
}
