import { NO_TIME, SOFT } from '../instance';
import { larger } from '../numbers';
import { BurdenedRoutes } from './burdened-routes';

/** Opens routes, removes strings of stops from them and inserts stops; keeps links, loads, costs and schedules up to date. */
export class RouteStops extends BurdenedRoutes {
  /** Opens an empty route for a vehicle of `type`, of which one must be idle; adds its fixed cost and direct leg. */
  openRoute(type: i32): i32 {
    const instance = this.instance;
    const r = this.slots[this.openCount];
    const s = this.startBase + r;
    const e = this.endBase + r;
    this.touchRoute(r);
    this.touch(s);
    this.touch(e);
    this.setType(r, type);
    this.nodeOf[s] = instance.start[type];
    this.nodeOf[e] = instance.end[type];
    this.route[s] = r;
    this.route[e] = r;
    this.prev[s] = -1;
    this.next[e] = -1;
    const d = instance.distance(instance.start[type], instance.end[type]);
    this.link(s, e, d);
    this.size[r] = 0;
    this.load[r] = 0;
    this.length[r] = d;
    this.late[r] = 0;
    this.collected[r] = 0;
    this.deriveBurdens(r);
    this.cost += instance.fixedCost[type] + instance.unitCost[type] * d;
    if (this.level !== NO_TIME) this.reschedule(r);
    return r;
  }

  protected closeRoute(r: i32): void {
    const type = this.type[r];
    this.cost -= this.instance.fixedCost[type] + this.instance.unitCost[type] * this.length[r];
    this.cost -= this.instance.latePenalty * this.late[r];
    this.setType(r, -1);
    if (this.reloads) this.releaseReloads(r);
  }

  /** Frees the reloads that are left on a route without customers. */
  private releaseReloads(r: i32): void {
    for (let v: i32 = this.next[this.startBase + r]; v < this.startBase; v = this.next[v]) {
      this.touch(v);
      this.route[v] = -1;
      this.longestEdgeAt[v] = -Infinity;
    }
  }

  /** Tightens `longestEdge` and `longestDepotEdge`; O(n). */
  measureEdges(): void {
    const depotEdges = this.longestDepotEdge;
    let longest: f64 = 0;
    for (let type: i32 = 0; type < depotEdges.length; type++) depotEdges[type] = 0;
    for (let k: i32 = 0; k < this.activeCount; k++) {
      const c = this.active[k];
      const r: i32 = this.route[c];
      if (r < 0) continue;
      const type: i32 = this.type[r];
      if (this.next[c] < this.startBase) longest = larger(longest, this.toNext[c]);
      else depotEdges[type] = larger(depotEdges[type], this.toNext[c]);
      if (this.prev[c] >= this.startBase) depotEdges[type] = larger(depotEdges[type], this.fromPrev[c]);
    }
    this.longestEdge = longest;
  }

  /** Removes the customers from `first` to `last` from their route into the pool; an empty route is closed. Reloads stay, where customers are. */
  removeString(first: i32, last: i32): void {
    if (!this.locks) {
      this.removeRun(first, last);
      return;
    }
    const after: i32 = this.next[last];
    for (let v: i32 = first; v !== after;) {
      let end: i32 = v;
      const held = this.isHeld(v);
      while (this.next[end] !== after && this.isHeld(this.next[end]) === held) end = this.next[end];
      const following: i32 = this.next[end];
      if (!held) this.removeRun(v, end);
      v = following;
    }
  }

  /** The same for a string without customers that stay. */
  private removeRun(first: i32, last: i32): void {
    if (this.reloads) this.removeFromTrips(first, last);
    else this.cutString(first, last);
  }

  private cutString(first: i32, last: i32): void {
    const p = this.prev[first];
    const q = this.next[last];
    this.cutOut(first, last);
    const r = this.route[p];
    if (this.size[r] === 0) this.closeRoute(r);
    else if (this.level !== NO_TIME) {
      this.scheduleChange(r, q, p);
      if (!this.holds(r, p, q)) this.broken = true;
    }
  }

  /**
   * The same for two strings of a route, the second after the first, with customers between them that stay: one
   * schedule update for both.
   */
  removeTwoStrings(first: i32, last: i32, resume: i32, final: i32): void {
    if (this.reloads || this.locks) {
      this.removeString(resume, final);
      this.removeString(first, last);
      return;
    }
    const p = this.prev[first];
    const q = this.next[last];
    const s = this.prev[resume];
    const t = this.next[final];
    this.cutOut(first, last);
    this.cutOut(resume, final);
    if (this.level === NO_TIME) return;
    const r = this.route[p];
    this.scheduleChanges(r, q, t, s, p);
    if (!this.holds(r, p, q) || !this.holds(r, s, t)) this.broken = true;
  }

  /** Removes the customers of each trip that a string touches, and then the reloads that are not between two customers. */
  private removeFromTrips(first: i32, last: i32): void {
    const r: i32 = this.route[first];
    const after: i32 = this.next[last];
    for (let v: i32 = first; v !== after && this.type[r] >= 0;) {
      if (this.isReload(v)) {
        v = this.next[v];
        continue;
      }
      let end: i32 = v;
      while (this.next[end] !== after && this.isCustomer(this.next[end])) end = this.next[end];
      const following: i32 = this.next[end];
      this.cutString(v, end);
      v = following;
    }
    if (this.type[r] >= 0) this.dropReloads(r, false);
  }

  /** Drops the reloads of a route that are not between two customers, or also those that are needless. */
  private dropReloads(r: i32, needless: boolean): void {
    for (let v: i32 = this.next[this.startBase + r]; v < this.startBase;) {
      const following: i32 = this.next[v];
      if (this.isReload(v) && !this.isHeld(v) && (!this.isCustomer(this.prev[v]) || !this.isCustomer(following) || (needless && this.isNeedless(r, v)))) this.removeReload(v);
      v = following;
    }
  }

  /** Drops the needless reloads of the routes changed in this iteration. */
  settleTrips(): void {
    if (!this.reloads) return;
    for (let k: i32 = 0; k < this.changedRouteCount; k++) if (this.type[this.changedRoutes[k]] >= 0) this.dropReloads(this.changedRoutes[k], true);
  }

  private removeReload(v: i32): void {
    const p: i32 = this.prev[v];
    const q: i32 = this.next[v];
    const r: i32 = this.route[v];
    this.touchRoute(r);
    this.touch(p);
    this.touch(q);
    this.touch(v);
    const d = this.instance.distance(this.nodeOf[p], this.nodeOf[q]);
    const delta: f64 = d - this.toNext[p] - this.toNext[v];
    this.link(p, q, d);
    this.route[v] = -1;
    this.noteLongestEdge(p);
    this.noteLongestEdge(v);
    this.noteLongestEdge(q);
    this.length[r] += delta;
    this.cost += this.instance.unitCost[this.type[r]] * delta;
    this.scheduleChange(r, q, p);
    // The second trip as the first one may leave too late for its start.
    if (this.late[r] === Infinity) this.broken = true;
  }

  /** Inserts an unserved customer after vertex `p` of an open route, with a reload if it needs another trip. */
  place(c: i32, p: i32): void {
    if (!this.needsReload(c, p)) {
      this.insert(c, p);
      return;
    }
    const reload: i32 = this.reload;
    const first: i32 = this.reloadFirst ? reload : c;
    this.building = true;
    this.insert(first, p);
    this.building = false;
    this.relink(first);
    this.insert(this.reloadFirst ? c : reload, first);
  }

  private cutOut(first: i32, last: i32): void {
    const instance = this.instance;
    const next = this.next;
    const route = this.route;
    const pool = this.pool;
    const r = route[first];
    const p = this.prev[first];
    const q = next[last];
    this.touchRoute(r);
    this.touch(p);
    this.touch(q);
    let distanceOut: f64 = this.fromPrev[q];
    const limited = this.limited;
    const late = this.level === SOFT;
    let lateOut: f64 = 0;
    let loadOut: f64 = 0;
    let serviceOut: f64 = 0;
    let count: i32 = 0;
    for (let v: i32 = first; v !== q; v = next[v]) {
      this.touch(v);
      distanceOut += this.fromPrev[v];
      loadOut += instance.demand[v];
      if (limited) serviceOut += instance.service[v];
      if (late) {
        lateOut += this.lateAt(v);
        this.ready[v] = -Infinity;
      }
      route[v] = -1;
      this.home[v] = r;
      this.longestEdgeAt[v] = -Infinity;
      pool[this.poolCount++] = v;
      count++;
    }
    if (this.omits) for (let v: i32 = first; v !== q; v = next[v]) this.leave(v);
    if (instance.collects) for (let v: i32 = first; v !== q; v = next[v]) this.collected[r] -= instance.details.collected[v];
    const d = instance.distance(this.nodeOf[p], this.nodeOf[q]);
    this.link(p, q, d);
    this.deriveBurdens(r);
    this.noteLongestEdge(p);
    this.noteLongestEdge(q);
    const delta = d - distanceOut;
    this.size[r] -= count;
    this.served -= count;
    this.load[r] -= loadOut;
    this.length[r] += delta;
    this.cost += instance.unitCost[this.type[r]] * delta;
    if (limited && instance.timedByDuration) this.settleWork(r);
    else if (limited) this.work[r] += instance.minutes[this.type[r]] * delta - serviceOut;
    if (late) {
      this.late[r] -= lateOut;
      this.cost -= instance.latePenalty * lateOut;
    }
  }

  /** Inserts an unserved customer, or an unused reload, after vertex `p` of an open route. */
  insert(c: i32, p: i32): void {
    this.linkIn(c, p);
    if (this.level !== NO_TIME) this.scheduleChange(this.route[c], c, c);
  }

  /** Inserts an order after vertex `p`; the delivery of a shipment, whose pickup is `c`, after `v`, which may be `c`. */
  insertOrder(c: i32, p: i32, v: i32): void {
    const d = this.partnerOf(c);
    if (d < 0) {
      this.place(c, p);
      return;
    }
    this.linkIn(c, p);
    this.linkIn(d, v);
    this.settlePair(this.route[c], c, d);
  }

  private linkIn(c: i32, p: i32): void {
    const instance = this.instance;
    const r = this.route[p];
    const q = this.next[p];
    this.touchRoute(r);
    this.touch(p);
    this.touch(q);
    this.touch(c);
    const d1 = instance.distance(this.nodeOf[p], c);
    const d2 = instance.distance(c, this.nodeOf[q]);
    const delta = d1 + d2 - this.toNext[p];
    this.link(p, c, d1);
    this.link(c, q, d2);
    this.route[c] = r;
    this.noteLongestEdge(p);
    this.noteLongestEdge(c);
    this.noteLongestEdge(q);
    if (!this.isReload(c)) this.count(c, r);
    if (instance.loads) this.deriveLoads(r);
    this.length[r] += delta;
    this.cost += instance.unitCost[this.type[r]] * delta;
    if (this.limited && instance.timedByDuration) this.settleWork(r);
    else if (this.limited) this.work[r] += instance.minutes[this.type[r]] * delta + instance.service[c];
  }

  /** Counts a customer as served by a route. */
  @inline
  private count(c: i32, r: i32): void {
    this.size[r]++;
    this.served++;
    this.load[r] += this.instance.demand[c];
    if (this.instance.collects) this.collected[r] += this.instance.details.collected[c];
    if (this.segregates) this.addGoods(c, r);
    if (this.omits) this.serve(c);
  }

  /** Puts the reload that a beginning ends with after its last customer, the last vertex of a route, where routes do not have it. */
  closeBeginning(v: i32): void {
    if (!this.isReloaded(v)) return;
    const details = this.details;
    const type: i32 = this.type[this.route[v]];
    let at: i32 = details.beginStart[type];
    while (details.beginNode[at] !== v) at++;
    const reload: i32 = this.vertexFor(details.beginNode[at + 1], type);
    if (reload >= 0) this.insert(reload, v);
  }

  /** Opens the route that must begin with customer `c`, which is unserved, with all that it begins with. */
  openBound(c: i32): void {
    const details = this.details;
    let type: i32 = 0;
    let at: i32 = 0;
    while (details.beginNode[at] !== c) at++;
    while (details.beginStart[type + 1] <= at) type++;
    let v: i32 = this.startBase + this.openRoute(type);
    for (let k: i32 = details.beginStart[type]; k < details.beginStart[type + 1]; k++) {
      const stop: i32 = this.vertexFor(details.beginNode[k], type);
      if (stop < 0) continue;
      this.insert(stop, v);
      v = stop;
    }
  }
}
