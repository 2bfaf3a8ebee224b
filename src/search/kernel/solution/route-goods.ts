import { Instance } from '../instance';
import { RouteLog } from './route-log';

/** The kinds of goods on each route, some of which may not be on one route with others; derived from its customers, and not logged. */
export class RouteGoods extends RouteLog {
  /** Whether any kinds exclude each other. */
  readonly segregates: boolean;
  /** Per slot: the kinds of its customers, and those that these exclude. */
  private readonly kindsOf: StaticArray<i32>;
  private readonly excludedBy: StaticArray<i32>;

  constructor(instance: Instance) {
    super(instance);
    const segregates = instance.segregates;
    this.segregates = segregates;
    this.kindsOf = new StaticArray<i32>(segregates ? instance.slots : 0);
    this.excludedBy = new StaticArray<i32>(segregates ? instance.slots : 0);
  }

  rollback(): void {
    super.rollback();
    if (!this.segregates) return;
    for (let k: i32 = 0; k < this.changedRouteCount; k++) if (this.type[this.changedRoutes[k]] >= 0) this.deriveGoods(this.changedRoutes[k]);
  }

  /** Whether the goods of customer `c` may be on route `r`. */
  @inline
  mixes(c: i32, r: i32): boolean {
    const details = this.instance.details;
    return ((this.kindsOf[r] & details.excludes[c]) | (this.excludedBy[r] & details.kinds[c])) === 0;
  }

  /** Whether the routes of a and b may have each other's tails, from x and from y; O(stops). */
  tailsMix(a: i32, b: i32, x: i32, y: i32): boolean {
    return this.mayJoin(a, y) && this.mayJoin(b, x);
  }

  /** Whether the goods of the customers up to vertex `last` may be on one route with those from `first` on. */
  private mayJoin(last: i32, first: i32): boolean {
    const details = this.instance.details;
    let kinds: i32 = 0;
    let excluded: i32 = 0;
    for (let v: i32 = last; v < this.startBase; v = this.prev[v]) {
      kinds |= details.kinds[v];
      excluded |= details.excludes[v];
    }
    for (let v: i32 = first; v < this.startBase; v = this.next[v]) if (((kinds & details.excludes[v]) | (excluded & details.kinds[v])) !== 0) return false;
    return true;
  }

  /** Notes the goods of one more customer. */
  @inline
  protected addGoods(c: i32, r: i32): void {
    this.kindsOf[r] |= this.instance.details.kinds[c];
    this.excludedBy[r] |= this.instance.details.excludes[c];
  }

  /** Derives the goods on a route; O(stops). */
  protected deriveGoods(r: i32): void {
    this.kindsOf[r] = 0;
    this.excludedBy[r] = 0;
    for (let v: i32 = this.next[this.startBase + r]; v >= 0 && v < this.startBase; v = this.next[v]) this.addGoods(v, r);
  }
}
