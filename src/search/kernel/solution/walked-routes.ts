import { DETAILED, Instance } from '../instance';
import { RouteSavings } from './route-savings';

/**
 * Routes that are priced by a walk over their stops, at the level DETAILED: the walk by which the cheapest insertion on a
 * route was priced is not made again once it is carried out.
 */
export class WalkedRoutes extends RouteSavings {
  /** Per slot: the insertion whose cost has been found by a walk, -1: none, what the route costs with it, and the route's size without it. */
  private readonly walkedNode: StaticArray<i32>;
  private readonly walkedAfter: StaticArray<i32>;
  private readonly walkedSize: StaticArray<i32>;
  protected readonly walkedCost: StaticArray<f64>;
  protected readonly walkedDuration: StaticArray<f64>;

  constructor(instance: Instance) {
    super(instance);
    const slots: i32 = instance.level === DETAILED ? instance.slots : 0;
    this.walkedNode = new StaticArray<i32>(slots);
    this.walkedAfter = new StaticArray<i32>(slots);
    this.walkedSize = new StaticArray<i32>(slots);
    this.walkedCost = new StaticArray<f64>(slots);
    this.walkedDuration = new StaticArray<f64>(slots);
  }

  /** Keeps what the cheapest insertion of customer `c` on route `r` that has been walked costs: that is what the route costs once it is made. */
  protected noteWalk(c: i32, r: i32, p: i32, cost: f64): void {
    // With a reload more than the customer is inserted.
    if (this.reloads || (this.walkedNode[r] === c && this.walkedCost[r] <= cost)) return;
    this.walkedNode[r] = c;
    this.walkedAfter[r] = p;
    this.walkedCost[r] = cost;
    this.walkedDuration[r] = this.timetable.duration;
  }

  /** Notes that a route has changed. */
  protected forgetWalk(r: i32): void {
    this.walkedNode[r] = -1;
    this.walkedSize[r] = this.size[r];
  }

  /** Whether a route is what it was when it was derived before, with the insertion that has been kept. */
  protected isWalked(r: i32): boolean {
    const c: i32 = this.walkedNode[r];
    return c >= 0 && this.walkedSize[r] + 1 === this.size[r] && this.route[c] === r && this.prev[c] === this.walkedAfter[r];
  }
}
