import { Schedules } from './schedules';

/** What routes of a problem without details must admit beyond a customer's demand and times: its burdens. */
export class BurdenedRoutes extends Schedules {
  /** Whether the vehicle of route `r`, or one of `type` in its place, may also serve `c` with its goods and has room for what it collects. */
  @inline
  admits(c: i32, r: i32, type: i32): boolean {
    const instance = this.instance;
    if (instance.restricted && instance.details.allowed[c * instance.types + type] === 0) return false;
    if (this.segregates && !this.mixes(c, r)) return false;
    if (instance.loads && !this.mayHaveRoom(c, r, type)) return false;
    return !instance.collects || this.collected[r] + instance.details.collected[c] <= instance.capacity[type];
  }

  /** Whether it matters for a customer with burdens where on its route it is. */
  get positional(): boolean {
    return this.instance.collects || (this.instance.loads && this.twoWay);
  }

  /** Whether customer `c` may come between vertices p and q of a route with a vehicle of `type`: that collects after all deliveries, or by its load. */
  mayStand(c: i32, p: i32, q: i32, type: i32): boolean {
    return this.instance.loads ? this.hasRoomAfter(c, type, p) : this.mayFollow(p, c) && this.mayFollow(c, q);
  }

  /** Whether vertex b may follow vertex a there. */
  mayFollow(a: i32, b: i32): boolean {
    return a >= this.startBase || b >= this.startBase || this.instance.inOrder(a, b);
  }

  /** Whether a vehicle of another type may serve the customers of a route, and has room for what it collects; O(stops). */
  permitsRoute(r: i32, type: i32): boolean {
    const instance = this.instance;
    if (instance.collects && this.collected[r] > instance.capacity[type]) return false;
    if (instance.loads && !this.carries(type, r)) return false;
    return !instance.restricted || this.permitsFrom(this.next[this.startBase + r], type);
  }

  /** Whether a vehicle of a type may serve the customers from `v` to the end of its route; O(stops). */
  permitsFrom(v: i32, type: i32): boolean {
    const instance = this.instance;
    for (; v < this.startBase; v = this.next[v]) if (instance.details.allowed[v * instance.types + type] === 0) return false;
    return true;
  }

  /** Derives what a route without details carries. */
  @inline
  protected deriveBurdens(r: i32): void {
    if (this.segregates) this.deriveGoods(r);
    if (this.instance.loads) this.deriveLoads(r);
  }
}
