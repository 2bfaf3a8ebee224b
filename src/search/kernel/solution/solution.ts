import { DETAILED, NO_TIME } from '../instance';
import { RouteStops } from './route-stops';

/** The changes that a search makes to the routes as a whole, and what begins and completes them. */
export class Solution extends RouteStops {
  /** Begins to build routes from given ones, which are settled by `endBuilding`. */
  startBuilding(): void {
    this.building = this.level === DETAILED;
    if (this.omits) for (let k: i32 = 0; k < this.activeCount; k++) if (this.leaderOf(this.active[k]) === this.active[k]) this.leave(this.active[k]);
  }

  endBuilding(): void {
    if (this.level !== DETAILED) return;
    this.building = false;
    for (let k: i32 = 0; k < this.openCount; k++) this.settle(this.slots[k]);
    this.settleBalance();
  }

  /** Begins a ruin, whose routes are settled by `completeRuin`. */
  beginRuin(): void {
    this.building = this.ships;
  }

  /**
   * Removes the other customer of every shipment of which the ruin has removed one, and keeps in the pool the one that stands
   * for each order. O(pool and stops of the changed routes).
   */
  completeRuin(): void {
    if (!this.ships && !this.chooses) return;
    const removed: i32 = this.poolCount;
    for (let k: i32 = 0; k < removed; k++) {
      const partner = this.partnerOf(this.pool[k]);
      if (partner >= 0 && this.route[partner] >= 0) this.removeString(partner, partner);
    }
    let orders: i32 = 0;
    for (let k: i32 = 0; k < this.poolCount; k++) if (!this.isDelivery(this.pool[k])) this.pool[orders++] = this.leaderOf(this.pool[k]);
    this.poolCount = orders;
    if (!this.ships) return;
    this.building = false;
    for (let k: i32 = 0; k < this.changedRouteCount; k++) {
      const r: i32 = this.changedRoutes[k];
      if (this.type[r] < 0) continue;
      this.settle(r);
      if (this.late[r] === Infinity) this.broken = true;
    }
  }

  /** Removes the customers that must share a route with those in the pool. */
  removePartners(): void {
    if (!this.hasRelations()) return;
    for (let k: i32 = 0; k < this.poolCount; k++) {
      const count = this.listPartners(this.pool[k], this.partners);
      for (let m: i32 = 0; m < count; m++) if (this.route[this.partners[m]] >= 0) this.removeString(this.partners[m], this.partners[m]);
    }
  }

  /**
   * Exchanges the tails after `a` and `b`, which are on different routes, possibly with different vehicles and ends;
   * O(tails). A route left empty is closed. The caller guarantees that loads and times allow it.
   * @param ahead - distance from `a` to the successor of `b`
   * @param behind - distance from `b` to the successor of `a`
   */
  exchangeTails(a: i32, b: i32, ahead: f64, behind: f64): void {
    const first = this.route[a];
    const second = this.route[b];
    const x = this.next[a];
    const y = this.next[b];
    const lastX = this.prev[this.endBase + first];
    const lastY = this.prev[this.endBase + second];
    const end = this.endBase + first;
    const otherEnd = this.endBase + second;
    const elsewhere = this.nodeOf[end] !== this.nodeOf[otherEnd];
    const homeX: f64 = elsewhere && x !== end ? this.instance.distance(lastX, this.nodeOf[otherEnd]) : this.toNext[lastX];
    const homeY: f64 = elsewhere && y !== otherEnd ? this.instance.distance(lastY, this.nodeOf[end]) : this.toNext[lastY];
    const rate: f64 = this.instance.unitCost[this.type[first]];
    const otherRate: f64 = this.instance.unitCost[this.type[second]];
    const alike = !elsewhere && rate === otherRate;
    this.touchRoute(first);
    this.touchRoute(second);
    if (alike) this.cost += rate * (ahead + behind - this.toNext[a] - this.toNext[b]);
    else this.cost -= rate * this.length[first] + otherRate * this.length[second];
    this.length[first] -= this.toNext[a];
    this.length[second] -= this.toNext[b];
    this.touch(a);
    this.touch(b);
    this.handOver(x, first, second);
    this.handOver(y, second, first);
    if (x !== end) this.length[second] += homeX - this.toNext[lastX];
    if (y !== otherEnd) this.length[first] += homeY - this.toNext[lastY];
    this.link(a, y === otherEnd ? end : y, ahead);
    this.link(b, x === end ? otherEnd : x, behind);
    if (y !== otherEnd) this.link(lastY, end, homeY);
    if (x !== end) this.link(lastX, otherEnd, homeX);
    this.length[first] += ahead;
    this.length[second] += behind;
    if (!alike) this.cost += rate * this.length[first] + otherRate * this.length[second];
    this.settleTail(first, a, elsewhere);
    this.settleTail(second, b, elsewhere);
  }

  /** What the distance of its route costs less without a served customer. */
  savingOf(c: i32): f64 {
    const instance = this.instance;
    const direct: f64 = instance.distance(this.nodeOf[this.prev[c]], this.nodeOf[this.next[c]]);
    return instance.unitCost[this.type[this.route[c]]] * (this.fromPrev[c] + this.toNext[c] - direct);
  }

  /** Moves the stops from `v` on to another route. */
  private handOver(v: i32, from: i32, to: i32): void {
    const instance = this.instance;
    const end = this.endBase + from;
    this.touch(end);
    for (; v !== end; v = this.next[v]) {
      this.touch(v);
      this.route[v] = to;
      this.size[from]--;
      this.size[to]++;
      this.load[from] -= instance.demand[v];
      this.load[to] += instance.demand[v];
      if (instance.collects) {
        this.collected[from] -= instance.details.collected[v];
        this.collected[to] += instance.details.collected[v];
      }
      this.length[from] -= this.toNext[v];
      this.length[to] += this.toNext[v];
    }
  }

  /** Updates a route that got another tail after `p`, or closes it if it is empty. */
  private settleTail(r: i32, p: i32, elsewhere: boolean): void {
    this.noteLongestEdge(p);
    this.noteLongestEdge(this.next[p]);
    this.noteLongestEdge(this.endBase + r);
    this.deriveBurdens(r);
    if (this.size[r] === 0) this.closeRoute(r);
    else if (this.level === DETAILED || (this.level !== NO_TIME && elsewhere)) this.reschedule(r);
    else if (this.level !== NO_TIME) {
      this.settleWork(r);
      this.scheduleChange(r, this.next[p], p);
    }
  }

  /** Changes the vehicle type of the route; one must be idle and able to serve it. */
  retype(r: i32, type: i32): void {
    const instance = this.instance;
    const s = this.startBase + r;
    const e = this.endBase + r;
    const old = this.type[r];
    this.touchRoute(r);
    this.touch(s);
    this.setType(r, type);
    this.cost -= instance.fixedCost[old] + instance.unitCost[old] * this.length[r];
    if (instance.base[old] !== instance.base[type]) {
      const first = this.next[s];
      const last = this.prev[e];
      this.touch(e);
      this.touch(first);
      this.touch(last);
      this.nodeOf[s] = instance.start[type];
      this.nodeOf[e] = instance.end[type];
      const depotEdges = this.toNext[s] + this.toNext[last];
      this.link(s, first, instance.distance(this.nodeOf[s], first));
      this.link(last, e, instance.distance(last, this.nodeOf[e]));
      this.length[r] += this.toNext[s] + this.toNext[last] - depotEdges;
    }
    this.cost += instance.fixedCost[type] + instance.unitCost[type] * this.length[r];
    if (this.level === NO_TIME || instance.base[old] === instance.base[type]) return;
    this.relinked = true;
    this.reschedule(r);
  }
}
