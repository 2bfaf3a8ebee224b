import { Routes } from './routes';

/**
 * Undoes a change of two routes that has turned out not to pay: of moves that are judged without the order of the stops,
 * where loads depend on it.
 */
export class Reversal {
  private readonly routes: Routes;
  /** The customers of both routes, where those of the second begin, and their end. */
  private readonly customers: StaticArray<i32>;
  private middle: i32 = 0;
  private count: i32 = 0;
  private r: i32 = 0;
  private other: i32 = 0;
  /** What they cost, and the stamps then. */
  private worth: f64 = 0;
  private stamp: i32 = 0;
  private changed: i32 = 0;
  private otherChanged: i32 = 0;

  constructor(routes: Routes) {
    this.routes = routes;
    this.customers = new StaticArray<i32>(routes.instance.n + 1);
  }

  /** Keeps two routes, which may be the same, as they are before a change. O(customers of both). */
  begin(r: i32, other: i32): void {
    const routes = this.routes;
    this.r = r;
    this.other = other;
    this.middle = routes.list(r, 0);
    this.count = r === other ? this.middle : routes.list(other, this.middle);
    for (let k: i32 = 0; k < this.count; k++) this.customers[k] = routes.sequence[k];
    this.worth = this.worthNow();
    this.stamp = routes.stamp;
    this.changed = routes.changed[r];
    this.otherChanged = routes.changed[other];
  }

  /** Makes both what they were, unless they cost less now. @returns whether they do */
  end(): boolean {
    const routes = this.routes;
    const r: i32 = this.r;
    const other: i32 = this.other;
    if (this.worthNow() < this.worth - routes.instance.epsilon) return true;
    routes.relist(r, this.customers, 0, this.middle);
    if (r !== other) routes.relist(other, this.customers, this.middle, this.count);
    routes.settle(r, other);
    routes.stamp = this.stamp;
    routes.changed[r] = this.changed;
    routes.changed[other] = this.otherChanged;
    return false;
  }

  private worthNow(): f64 {
    return this.routes.worth(this.r) + (this.r === this.other ? 0 : this.routes.worth(this.other));
  }
}
