import { CAPPED, NO_TIME, SOFT, type Terrain } from './terrain.js';
import { Floats, Ints, type f64, type i32 } from './types.js';

/**
 * The routes under search, as linked lists over vertices, with a log that takes back everything since `begin`.
 *
 * A vertex is a node of the problem, or one of the two ends of a route slot: `n + slot` and `n + slots + slot`. Only the
 * vertices that a change touches are written, and each is logged once per iteration, so that an iteration costs what
 * it changes, whatever the size of the problem.
 */
export class RouteState {
  readonly net: Terrain;
  readonly level: i32;
  /** First vertex of the route starts and of the route ends. */
  readonly startBase: i32;
  readonly endBase: i32;

  /** Per vertex: neighbours in its route, the route's slot (-1: absent), distance to the next and from the previous. */
  readonly next: Ints;
  readonly prev: Ints;
  readonly route: Ints;
  readonly toNext: Floats;
  readonly fromPrev: Floats;
  /** Per vertex: the longer of its edges to customers; -Infinity when it has none. */
  readonly reach: Floats;
  /** At least the longest edge between two customers on routes. */
  longestEdge: f64 = 0;
  /** At least the longest edge between a depot and a customer. */
  longestLeg: f64 = 0;
  /** Per vertex: the node it stands for. */
  readonly site: Ints;
  /** Per vertex: earliest departure, and latest start of service that keeps the rest in time. */
  readonly ready: Floats;
  readonly last: Floats;
  /** Per vertex, with a cap: travel and service up to its departure, and from its start of service to the end. */
  readonly before: Floats;
  readonly after: Floats;
  /** Per vertex, with a cap: latest start of the route by the windows so far; earliest end by the windows from here on. */
  readonly head: Floats;
  readonly tail: Floats;

  /** Per slot: vehicle type (-1: closed), customers, load, distance, minutes late. */
  readonly type: Ints;
  readonly size: Ints;
  readonly load: Floats;
  readonly length: Floats;
  readonly late: Floats;
  /** A permutation of the slots, the open ones first. */
  readonly slots: Ints;
  readonly slotPlace: Ints;
  openCount: i32 = 0;
  /** The open routes of a type: its first slot, and per slot the next and the previous; -1: none. */
  readonly firstOfType: Ints;
  readonly nextOfType: Ints;
  readonly prevOfType: Ints;
  /** Customers on routes. */
  served: i32 = 0;
  /** Per type: vehicles not in use. */
  readonly idle: Ints;

  /** Customers of this search: all, or those of the part that it works on. */
  readonly active: Ints;
  activeCount: i32 = 0;
  /** Customers without a route in the current solution; the first `parked` of them sit this iteration out. */
  readonly absent: Ints;
  absentCount: i32 = 0;
  parked: i32 = 0;
  /** Customers waiting for insertion. */
  readonly pool: Ints;
  poolCount: i32 = 0;
  /** Cost of the routes, now and at `begin`. */
  cost: f64 = 0;
  oldCost: f64 = 0;

  /** Whether a removal left a route that breaks a hard window or the cap: a detour may be quicker than the direct way. */
  broken: boolean = false;

  /** What changed since `begin`. */
  readonly changed: Ints;
  changedCount: i32 = 0;
  readonly changedRoutes: Ints;
  changedRouteCount: i32 = 0;
  private stamp: i32 = 1;
  private readonly stamped: Ints;
  private readonly routeStamped: Ints;
  private readonly oldLinks: Ints;
  private readonly oldNumbers: Floats;
  private readonly oldRoutes: Ints;
  private readonly oldRouteNumbers: Floats;
  private oldServed: i32 = 0;
  private readonly walked: Ints;
  private readonly walkedTravel: Floats;
  private walkedStart: f64 = 0;

  constructor(net: Terrain) {
    const n: i32 = net.nodes;
    const slots: i32 = net.slots;
    const vertices: i32 = n + 2 * slots;
    const level: i32 = net.level;
    const timed: i32 = level === NO_TIME ? 0 : vertices;
    const capped: i32 = level === CAPPED ? vertices : 0;
    this.net = net;
    this.level = level;
    this.startBase = n;
    this.endBase = n + slots;
    this.next = new Ints(vertices);
    this.prev = new Ints(vertices);
    this.route = new Ints(vertices);
    this.toNext = new Floats(vertices);
    this.fromPrev = new Floats(vertices);
    this.reach = new Floats(vertices);
    this.site = new Ints(vertices);
    this.ready = new Floats(timed);
    this.last = new Floats(timed);
    this.before = new Floats(capped);
    this.after = new Floats(capped);
    this.head = new Floats(capped);
    this.tail = new Floats(capped);
    this.type = new Ints(slots);
    this.size = new Ints(slots);
    this.load = new Floats(slots);
    this.length = new Floats(slots);
    this.late = new Floats(slots);
    this.slots = new Ints(slots);
    this.slotPlace = new Ints(slots);
    this.firstOfType = new Ints(net.types);
    this.nextOfType = new Ints(slots);
    this.prevOfType = new Ints(slots);
    this.idle = new Ints(net.types);
    this.active = new Ints(net.customers);
    this.absent = new Ints(net.customers);
    this.pool = new Ints(net.customers);
    this.changed = new Ints(vertices);
    this.changedRoutes = new Ints(slots);
    this.stamped = new Ints(vertices);
    this.routeStamped = new Ints(slots);
    this.oldLinks = new Ints(4 * vertices);
    this.oldNumbers = new Floats((level === CAPPED ? 8 : level === NO_TIME ? 2 : 4) * vertices);
    this.oldRoutes = new Ints(2 * slots);
    this.oldRouteNumbers = new Floats(3 * slots);
    this.walked = new Ints(level === NO_TIME ? 0 : n + 2);
    this.walkedTravel = new Floats(level === NO_TIME ? 0 : n + 2);
    this.clear();
  }

  /** Takes all customers off all routes and makes every vehicle idle. */
  clear(): void {
    const n: i32 = this.net.nodes;
    for (let v: i32 = 0; v < n + 2 * this.net.slots; v++) {
      this.next[v] = -1;
      this.prev[v] = -1;
      this.route[v] = -1;
      this.reach[v] = -Infinity;
      this.site[v] = v < n ? v : 0;
    }
    for (let r: i32 = 0; r < this.net.slots; r++) {
      this.type[r] = -1;
      this.slots[r] = r;
      this.slotPlace[r] = r;
    }
    for (let type: i32 = 0; type < this.net.types; type++) {
      this.idle[type] = this.net.fleet[type]!;
      this.firstOfType[type] = -1;
    }
    this.openCount = 0;
    this.served = 0;
    this.absentCount = 0;
    this.parked = 0;
    this.poolCount = 0;
    this.cost = 0;
    this.longestEdge = 0;
  }

  /** Starts an iteration: what follows can be taken back by `rollback`. Absent customers that are not parked go to the pool. */
  begin(): void {
    this.stamp++;
    this.changedCount = 0;
    this.changedRouteCount = 0;
    this.broken = false;
    this.oldCost = this.cost;
    this.oldServed = this.served;
    this.poolCount = this.absentCount - this.parked;
    for (let k: i32 = 0; k < this.poolCount; k++) this.pool[k] = this.absent[this.parked + k]!;
  }

  /** Keeps the changes; what is left in the pool is absent from now on. */
  commit(): void {
    this.absentCount = this.parked + this.poolCount;
    for (let k: i32 = 0; k < this.poolCount; k++) this.absent[this.parked + k] = this.pool[k]!;
  }

  /** Logs a vertex before its first change in this iteration. */
  touch(v: i32): void {
    if (this.stamped[v] === this.stamp) return;
    this.stamped[v] = this.stamp;
    const k = this.changedCount++;
    this.changed[k] = v;
    const links = this.oldLinks;
    links[4 * k] = this.next[v]!;
    links[4 * k + 1] = this.prev[v]!;
    links[4 * k + 2] = this.route[v]!;
    links[4 * k + 3] = this.site[v]!;
    const numbers = this.oldNumbers;
    if (this.level === NO_TIME) {
      numbers[2 * k] = this.toNext[v]!;
      numbers[2 * k + 1] = this.fromPrev[v]!;
      return;
    }
    const width: i32 = this.level === CAPPED ? 8 : 4;
    const at = k * width;
    numbers[at] = this.toNext[v]!;
    numbers[at + 1] = this.fromPrev[v]!;
    numbers[at + 2] = this.ready[v]!;
    numbers[at + 3] = this.last[v]!;
    if (width === 4) return;
    numbers[at + 4] = this.before[v]!;
    numbers[at + 5] = this.after[v]!;
    numbers[at + 6] = this.head[v]!;
    numbers[at + 7] = this.tail[v]!;
  }

  private touchRoute(r: i32): void {
    if (this.routeStamped[r] === this.stamp) return;
    this.routeStamped[r] = this.stamp;
    const k = this.changedRouteCount++;
    this.changedRoutes[k] = r;
    this.oldRoutes[2 * k] = this.type[r]!;
    this.oldRoutes[2 * k + 1] = this.size[r]!;
    this.oldRouteNumbers[3 * k] = this.load[r]!;
    this.oldRouteNumbers[3 * k + 1] = this.length[r]!;
    this.oldRouteNumbers[3 * k + 2] = this.late[r]!;
  }

  /** @returns whether the route was changed in this iteration. */
  isChangedRoute(r: i32): boolean {
    return this.routeStamped[r] === this.stamp;
  }

  /** Takes back everything since `begin`; O(what was changed). */
  rollback(): void {
    const links = this.oldLinks;
    const numbers = this.oldNumbers;
    const width: i32 = this.level === NO_TIME ? 2 : this.level === CAPPED ? 8 : 4;
    for (let k: i32 = this.changedCount - 1; k >= 0; k--) {
      const v = this.changed[k]!;
      this.next[v] = links[4 * k]!;
      this.prev[v] = links[4 * k + 1]!;
      this.route[v] = links[4 * k + 2]!;
      this.site[v] = links[4 * k + 3]!;
      const at = k * width;
      this.toNext[v] = numbers[at]!;
      this.fromPrev[v] = numbers[at + 1]!;
      this.setReach(v);
      if (width === 2) continue;
      this.ready[v] = numbers[at + 2]!;
      this.last[v] = numbers[at + 3]!;
      if (width === 4) continue;
      this.before[v] = numbers[at + 4]!;
      this.after[v] = numbers[at + 5]!;
      this.head[v] = numbers[at + 6]!;
      this.tail[v] = numbers[at + 7]!;
    }
    for (let k: i32 = this.changedRouteCount - 1; k >= 0; k--) {
      const r = this.changedRoutes[k]!;
      this.setType(r, this.oldRoutes[2 * k]!);
      this.size[r] = this.oldRoutes[2 * k + 1]!;
      this.load[r] = this.oldRouteNumbers[3 * k]!;
      this.length[r] = this.oldRouteNumbers[3 * k + 1]!;
      this.late[r] = this.oldRouteNumbers[3 * k + 2]!;
    }
    this.cost = this.oldCost;
    this.served = this.oldServed;
  }

  /** Opens, closes or changes a slot's vehicle, keeping the counts of idle vehicles and open slots. */
  private setType(r: i32, type: i32): void {
    const old = this.type[r]!;
    if (old === type) return;
    if (old >= 0) {
      this.idle[old]!++;
      this.unlist(r, old);
    }
    if (type >= 0) {
      this.idle[type]!--;
      this.list(r, type);
    }
    if (old < 0) this.moveSlot(r, this.openCount++);
    else if (type < 0) this.moveSlot(r, --this.openCount);
    this.type[r] = type;
  }

  private list(r: i32, type: i32): void {
    const first: i32 = this.firstOfType[type]!;
    this.firstOfType[type] = r;
    this.nextOfType[r] = first;
    this.prevOfType[r] = -1;
    if (first >= 0) this.prevOfType[first] = r;
  }

  private unlist(r: i32, type: i32): void {
    const before: i32 = this.prevOfType[r]!;
    const behind: i32 = this.nextOfType[r]!;
    if (before < 0) this.firstOfType[type] = behind;
    else this.nextOfType[before] = behind;
    if (behind >= 0) this.prevOfType[behind] = before;
  }

  private moveSlot(r: i32, place: i32): void {
    const from = this.slotPlace[r]!;
    const other = this.slots[place]!;
    this.slots[place] = r;
    this.slotPlace[r] = place;
    this.slots[from] = other;
    this.slotPlace[other] = from;
  }

  /** Opens an empty route for a vehicle of `type`, which must have one idle; adds its fixed cost and direct leg. */
  openRoute(type: i32): i32 {
    const net = this.net;
    const r = this.slots[this.openCount]!;
    const s = this.startBase + r;
    const e = this.endBase + r;
    this.touchRoute(r);
    this.touch(s);
    this.touch(e);
    this.setType(r, type);
    this.site[s] = net.start[type]!;
    this.site[e] = net.end[type]!;
    this.route[s] = r;
    this.route[e] = r;
    this.prev[s] = -1;
    this.next[e] = -1;
    const d = net.distance(net.start[type]!, net.end[type]!);
    this.link(s, e, d);
    this.size[r] = 0;
    this.load[r] = 0;
    this.length[r] = d;
    this.late[r] = 0;
    this.cost += net.fixedCost[type]! + net.unitCost[type]! * d;
    if (this.level !== NO_TIME) this.reschedule(r);
    return r;
  }

  private closeRoute(r: i32): void {
    const type = this.type[r]!;
    this.cost -= this.net.fixedCost[type]! + this.net.unitCost[type]! * this.length[r]!;
    this.cost -= this.net.latePenalty * this.late[r]!;
    this.setType(r, -1);
  }

  private link(a: i32, b: i32, d: f64): void {
    this.next[a] = b;
    this.prev[b] = a;
    this.toNext[a] = d;
    this.fromPrev[b] = d;
    if (a < this.startBase && b < this.startBase) {
      if (d > this.longestEdge) this.longestEdge = d;
    } else if (d > this.longestLeg) this.longestLeg = d;
  }

  /** Settles the longer of a vertex's edges to customers. */
  private setReach(v: i32): void {
    let longer: f64 = -Infinity;
    if (this.route[v]! >= 0) {
      const p: i32 = this.prev[v]!;
      const q: i32 = this.next[v]!;
      if (p >= 0 && p < this.startBase) longer = this.fromPrev[v]!;
      if (q >= 0 && q < this.startBase && this.toNext[v]! > longer) longer = this.toNext[v]!;
    }
    this.reach[v] = longer;
  }

  /** Tightens `longestEdge` and `longestLeg`; O(n). */
  measureEdges(): void {
    let longest: f64 = 0;
    let leg: f64 = 0;
    for (let k: i32 = 0; k < this.activeCount; k++) {
      const c = this.active[k]!;
      if (this.route[c]! < 0) continue;
      if (this.next[c]! < this.startBase) longest = Math.max(longest, this.toNext[c]!);
      else leg = Math.max(leg, this.toNext[c]!);
      if (this.prev[c]! >= this.startBase) leg = Math.max(leg, this.fromPrev[c]!);
    }
    this.longestEdge = longest;
    this.longestLeg = leg;
  }

  /** Takes the customers from `first` to `last` out of their route into the pool; an emptied route closes. */
  removeString(first: i32, last: i32): void {
    const net = this.net;
    const next = this.next;
    const route = this.route;
    const pool = this.pool;
    const r = route[first]!;
    const p = this.prev[first]!;
    const q = next[last]!;
    this.touchRoute(r);
    this.touch(p);
    this.touch(q);
    let distanceOut: f64 = this.fromPrev[q]!;
    let loadOut: f64 = 0;
    let count: i32 = 0;
    for (let v: i32 = first; v !== q; v = next[v]!) {
      this.touch(v);
      distanceOut += this.fromPrev[v]!;
      loadOut += net.demand[v]!;
      route[v] = -1;
      this.reach[v] = -Infinity;
      pool[this.poolCount++] = v;
      count++;
    }
    const d = net.distance(this.site[p]!, this.site[q]!);
    this.link(p, q, d);
    this.setReach(p);
    this.setReach(q);
    const delta = d - distanceOut;
    this.size[r]! -= count;
    this.served -= count;
    this.load[r]! -= loadOut;
    this.length[r]! += delta;
    this.cost += net.unitCost[this.type[r]!]! * delta;
    if (this.size[r] === 0) this.closeRoute(r);
    else if (this.level !== NO_TIME) {
      this.scheduleChange(r, q, p);
      if (!this.holds(r, p, q)) this.broken = true;
    }
  }

  /** Tells whether a route whose parts up to p and from q on hold also holds as a whole; O(1). */
  private holds(r: i32, p: i32, q: i32): boolean {
    if (this.level === SOFT) return this.late[r]! < Infinity;
    const travel: f64 = this.toNext[p]! * this.net.minutes[this.type[r]!]!;
    if (this.ready[p]! + travel > this.last[q]!) return false;
    if (this.level !== CAPPED) return true;
    const until: f64 = this.before[p]! + travel;
    const rest: f64 = this.after[q]!;
    const end: f64 = Math.max(this.ready[p]! + travel + rest, this.tail[q]!);
    const latest: f64 = Math.min(this.head[p]!, this.last[q]! - until);
    return until + rest <= this.net.maxDuration && end - latest <= this.net.maxDuration;
  }

  /** Puts an absent customer behind vertex `p` of an open route. */
  insert(c: i32, p: i32): void {
    const net = this.net;
    const r = this.route[p]!;
    const q = this.next[p]!;
    this.touchRoute(r);
    this.touch(p);
    this.touch(q);
    this.touch(c);
    const d1 = net.distance(this.site[p]!, c);
    const d2 = net.distance(c, this.site[q]!);
    const delta = d1 + d2 - this.toNext[p]!;
    this.link(p, c, d1);
    this.link(c, q, d2);
    this.route[c] = r;
    this.setReach(p);
    this.setReach(c);
    this.setReach(q);
    this.size[r]!++;
    this.served++;
    this.load[r]! += net.demand[c]!;
    this.length[r]! += delta;
    this.cost += net.unitCost[this.type[r]!]! * delta;
    if (this.level !== NO_TIME) this.scheduleChange(r, c, c);
  }

  /** Gives the route another vehicle type, which must have one idle and must be able to serve it. */
  retype(r: i32, type: i32): void {
    const net = this.net;
    const s = this.startBase + r;
    const e = this.endBase + r;
    const old = this.type[r]!;
    this.touchRoute(r);
    this.touch(s);
    this.cost -= net.fixedCost[old]! + net.unitCost[old]! * this.length[r]!;
    if (net.base[old] !== net.base[type]) {
      const first = this.next[s]!;
      const last = this.prev[e]!;
      this.touch(e);
      this.touch(first);
      this.touch(last);
      this.site[s] = net.start[type]!;
      this.site[e] = net.end[type]!;
      const legs = this.toNext[s]! + this.toNext[last]!;
      this.link(s, first, net.distance(this.site[s], first));
      this.link(last, e, net.distance(last, this.site[e]));
      this.length[r]! += this.toNext[s]! + this.toNext[last]! - legs;
    }
    this.setType(r, type);
    this.cost += net.fixedCost[type]! + net.unitCost[type]! * this.length[r]!;
    if (this.level !== NO_TIME && net.base[old] !== net.base[type]) this.reschedule(r);
  }

  /** Recomputes the schedule of a whole route. */
  reschedule(r: i32): void {
    if (this.level === SOFT) this.scheduleSoft(r);
    else {
      for (let v: i32 = this.startBase + r; v >= 0; v = this.next[v]!) this.touch(v);
      this.scheduleForward(this.startBase + r, true);
      this.scheduleBackward(this.endBase + r, true);
    }
  }

  /** Carries a change on: forward from `from`, backward from `to`, until nothing changes any more. */
  private scheduleChange(r: i32, from: i32, to: i32): void {
    if (this.level === SOFT) this.scheduleSoft(r);
    else {
      this.scheduleForward(from, false);
      this.scheduleBackward(to, false);
    }
  }

  private scheduleForward(from: i32, whole: boolean): void {
    const net = this.net;
    const ready = this.ready;
    const before = this.before;
    const head = this.head;
    const minutes: f64 = net.minutes[this.type[this.route[from]!]!]!;
    const capped = this.level === CAPPED;
    for (let v: i32 = from; v >= 0; v = this.next[v]!) {
      const node: i32 = this.site[v]!;
      const p: i32 = this.prev[v]!;
      const travel: f64 = p < 0 ? 0 : this.fromPrev[v]! * minutes;
      const arrival: f64 = p < 0 ? 0 : ready[p]! + travel;
      const service: f64 = net.service[node]!;
      const departure: f64 = Math.max(arrival, net.open[node]!) + service;
      const same = departure === ready[v]! && v !== from && !whole;
      if (capped) {
        const done: f64 = (p < 0 ? 0 : before[p]!) + travel;
        let latest: f64 = net.close[node]! - done;
        if (p >= 0 && head[p]! < latest) latest = head[p]!;
        if (same && done + service === before[v]! && latest === head[v]!) return;
        this.touch(v);
        before[v] = done + service;
        head[v] = latest;
      } else {
        if (same) return;
        this.touch(v);
      }
      ready[v] = departure;
    }
  }

  private scheduleBackward(from: i32, whole: boolean): void {
    const net = this.net;
    const last = this.last;
    const after = this.after;
    const tail = this.tail;
    const minutes: f64 = net.minutes[this.type[this.route[from]!]!]!;
    const capped = this.level === CAPPED;
    for (let v: i32 = from; v >= 0; v = this.prev[v]!) {
      const node: i32 = this.site[v]!;
      const q: i32 = this.next[v]!;
      const rest: f64 = net.service[node]! + (q < 0 ? 0 : this.toNext[v]! * minutes);
      let latest: f64 = net.close[node]!;
      if (q >= 0 && last[q]! - rest < latest) latest = last[q]! - rest;
      const same = latest === last[v]! && v !== from && !whole;
      if (capped) {
        const work: f64 = rest + (q < 0 ? 0 : after[q]!);
        let end: f64 = Math.max(0, net.open[node]!) + work;
        if (q >= 0 && tail[q]! > end) end = tail[q]!;
        if (same && work === after[v]! && end === tail[v]!) return;
        this.touch(v);
        after[v] = work;
        tail[v] = end;
      } else {
        if (same) return;
        this.touch(v);
      }
      last[v] = latest;
    }
  }

  /** The schedule of least lateness under the cap, for soft windows; keeps the lateness and its cost. */
  private scheduleSoft(r: i32): void {
    const net = this.net;
    const late = this.latenessWith(r, this.type[r]!, -1, -1);
    let k: i32 = 0;
    let clock = this.walkedStart;
    for (let v: i32 = this.startBase + r; v >= 0; v = this.next[v]!) {
      const node: i32 = this.site[v]!;
      clock = Math.max(clock + this.walkedTravel[k++]!, net.open[node]!) + net.service[node]!;
      this.touch(v);
      this.ready[v] = clock;
    }
    this.cost += net.latePenalty * (late - this.late[r]!);
    this.late[r] = late;
  }

  /** Lists the stops of a route as it would be with vehicle `type` and customer `c` (or -1) behind `p`. */
  private walk(r: i32, type: i32, p: i32, c: i32): i32 {
    const net = this.net;
    const e: i32 = this.endBase + r;
    let count: i32 = 0;
    let node: i32 = net.start[type]!;
    this.walked[0] = node;
    this.walkedTravel[0] = 0;
    let v: i32 = this.startBase + r;
    while (v !== e) {
      const following: i32 = this.next[v]!;
      if (v === p && c >= 0) {
        count++;
        this.walked[count] = c;
        this.walkedTravel[count] = net.distance(node, c) * net.minutes[type]!;
        node = c;
      }
      v = following;
      const to: i32 = v === e ? net.end[type]! : v;
      count++;
      this.walked[count] = to;
      this.walkedTravel[count] = net.distance(node, to) * net.minutes[type]!;
      node = to;
    }
    return count + 1;
  }

  /**
   * Minutes late of a route as it would be with vehicle `type` and customer `c` (or -1) behind `p`; Infinity when it
   * breaks a hard window or the cap. Leaves the stops in `walked` and the departure in `walkedStart`. O(route).
   */
  latenessWith(r: i32, type: i32, p: i32, c: i32): f64 {
    const net = this.net;
    const stops = this.walk(r, type, p, c);
    const soft = this.level === SOFT;
    const earliest = Math.max(0, net.open[this.walked[0]!]!);
    let work: f64 = 0;
    let clock: f64 = earliest;
    let latest: f64 = Infinity;
    for (let k: i32 = 0; k < stops; k++) {
      const node: i32 = this.walked[k]!;
      const travel: f64 = this.walkedTravel[k]!;
      clock = Math.max(clock + travel, net.open[node]!);
      work += travel;
      if (!soft && clock > net.close[node]!) return Infinity;
      latest = Math.min(latest, net.close[node]! - work);
      clock += net.service[node]!;
      work += net.service[node]!;
    }
    this.walkedStart = earliest;
    if (work > net.maxDuration) return Infinity;
    if (!soft) return clock - latest > net.maxDuration ? Infinity : 0;
    clock = Math.max(earliest, clock - net.maxDuration);
    this.walkedStart = clock;
    let late: f64 = 0;
    for (let k: i32 = 0; k < stops; k++) {
      const node: i32 = this.walked[k]!;
      clock = Math.max(clock + this.walkedTravel[k]!, net.open[node]!);
      if (clock > net.close[node]!) late += clock - net.close[node]!;
      clock += net.service[node]!;
    }
    return late;
  }
}
