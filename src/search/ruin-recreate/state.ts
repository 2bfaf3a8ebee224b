import { distance, type Network } from './network.js';

/** How much the schedule asks of the search, chosen once per problem. */
export const TimeLevel = { none: 0, windows: 1, capped: 2, soft: 3 } as const;

/**
 * The routes under search, as linked lists over vertices, with a log that takes back everything since `begin`.
 *
 * A vertex is a node of the problem, or one of the two ends of a route slot: `n + slot` and `n + slots + slot`. Only the
 * vertices that a change touches are written, and each is logged once per iteration, so that an iteration costs what
 * it changes, whatever the size of the problem.
 */
export class RouteState {
  readonly net: Network;
  readonly level: 0 | 1 | 2 | 3;
  /** First vertex of the route starts and of the route ends. */
  readonly startBase: number;
  readonly endBase: number;

  /** Per vertex: neighbours in its route, the route's slot (-1: absent), distance to the next and from the previous. */
  readonly next: Int32Array;
  readonly prev: Int32Array;
  readonly route: Int32Array;
  readonly toNext: Float64Array;
  readonly fromPrev: Float64Array;
  /** Per vertex: the node it stands for. */
  readonly site: Int32Array;
  /** Per vertex: earliest departure, and latest start of service that keeps the rest in time. */
  readonly ready: Float64Array;
  readonly last: Float64Array;
  /** Per vertex, with a cap: travel and service up to its departure, and from its start of service to the end. */
  readonly before: Float64Array;
  readonly after: Float64Array;
  /** Per vertex, with a cap: latest start of the route by the windows so far; earliest end by the windows from here on. */
  readonly head: Float64Array;
  readonly tail: Float64Array;

  /** Per slot: vehicle type (-1: closed), customers, load, distance, minutes late. */
  readonly type: Int32Array;
  readonly size: Int32Array;
  readonly load: Float64Array;
  readonly length: Float64Array;
  readonly late: Float64Array;
  /** A permutation of the slots, the open ones first. */
  readonly slots: Int32Array;
  readonly slotPlace: Int32Array;
  openCount = 0;
  /** Customers on routes. */
  served = 0;
  /** Per type: vehicles not in use. */
  readonly idle: Int32Array;

  /** Customers of this search: all, or those of the part that it works on. */
  readonly active: Int32Array;
  activeCount = 0;
  /** Customers without a route in the current solution. */
  readonly absent: Int32Array;
  absentCount = 0;
  /** Customers waiting for insertion. */
  readonly pool: Int32Array;
  poolCount = 0;
  /** [0]: cost of the routes. [1]: cost at `begin`. */
  readonly cost = new Float64Array(2);

  /** What changed since `begin`. */
  readonly changed: Int32Array;
  changedCount = 0;
  readonly changedRoutes: Int32Array;
  changedRouteCount = 0;
  private stamp = 1;
  private readonly stamped: Int32Array;
  private readonly routeStamped: Int32Array;
  private readonly oldLinks: Int32Array;
  private readonly oldNumbers: Float64Array;
  private readonly oldRoutes: Int32Array;
  private readonly oldRouteNumbers: Float64Array;
  private oldServed = 0;

  constructor(net: Network) {
    const { nodeCount: n, slotCount: slots } = net;
    const vertices = n + 2 * slots;
    this.net = net;
    this.level = !net.timed ? 0 : net.soft ? 3 : net.capped ? 2 : 1;
    this.startBase = n;
    this.endBase = n + slots;
    this.next = new Int32Array(vertices).fill(-1);
    this.prev = new Int32Array(vertices).fill(-1);
    this.route = new Int32Array(vertices).fill(-1);
    this.toNext = new Float64Array(vertices);
    this.fromPrev = new Float64Array(vertices);
    this.site = new Int32Array(vertices);
    for (let v = 0; v < n; v++) this.site[v] = v;
    const timed = this.level > 0 ? vertices : 0;
    const capped = this.level === 2 ? vertices : 0;
    this.ready = new Float64Array(timed);
    this.last = new Float64Array(timed);
    this.before = new Float64Array(capped);
    this.after = new Float64Array(capped);
    this.head = new Float64Array(capped);
    this.tail = new Float64Array(capped);
    this.type = new Int32Array(slots).fill(-1);
    this.size = new Int32Array(slots);
    this.load = new Float64Array(slots);
    this.length = new Float64Array(slots);
    this.late = new Float64Array(slots);
    this.slots = Int32Array.from({ length: slots }, (_, slot) => slot);
    this.slotPlace = this.slots.slice();
    this.idle = net.fleet.slice();
    this.active = new Int32Array(net.customers.length);
    this.absent = new Int32Array(net.customers.length);
    this.pool = new Int32Array(net.customers.length);
    this.changed = new Int32Array(vertices);
    this.changedRoutes = new Int32Array(slots);
    this.stamped = new Int32Array(vertices);
    this.routeStamped = new Int32Array(slots);
    this.oldLinks = new Int32Array(4 * vertices);
    this.oldNumbers = new Float64Array((this.level === 2 ? 8 : this.level > 0 ? 4 : 2) * vertices);
    this.oldRoutes = new Int32Array(2 * slots);
    this.oldRouteNumbers = new Float64Array(3 * slots);
  }

  /** Starts an iteration: what follows can be taken back by `rollback`. The absent customers go to the pool. */
  begin(): void {
    this.stamp++;
    this.changedCount = 0;
    this.changedRouteCount = 0;
    this.cost[1] = this.cost[0]!;
    this.oldServed = this.served;
    this.poolCount = this.absentCount;
    for (let k = 0; k < this.absentCount; k++) this.pool[k] = this.absent[k]!;
  }

  /** Keeps the changes; what is left in the pool is absent from now on. */
  commit(): void {
    this.absentCount = this.poolCount;
    for (let k = 0; k < this.poolCount; k++) this.absent[k] = this.pool[k]!;
  }

  /** Logs a vertex before its first change in this iteration. */
  touch(v: number): void {
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
    if (this.level === 0) {
      numbers[2 * k] = this.toNext[v]!;
      numbers[2 * k + 1] = this.fromPrev[v]!;
      return;
    }
    const width = this.level === 2 ? 8 : 4;
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

  private touchRoute(r: number): void {
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
  isChangedRoute(r: number): boolean {
    return this.routeStamped[r] === this.stamp;
  }

  /** Takes back everything since `begin`; O(what was changed). */
  rollback(): void {
    const { oldLinks: links, oldNumbers: numbers } = this;
    const width = this.level === 0 ? 2 : this.level === 2 ? 8 : 4;
    for (let k = this.changedCount - 1; k >= 0; k--) {
      const v = this.changed[k]!;
      this.next[v] = links[4 * k]!;
      this.prev[v] = links[4 * k + 1]!;
      this.route[v] = links[4 * k + 2]!;
      this.site[v] = links[4 * k + 3]!;
      const at = k * width;
      this.toNext[v] = numbers[at]!;
      this.fromPrev[v] = numbers[at + 1]!;
      if (width === 2) continue;
      this.ready[v] = numbers[at + 2]!;
      this.last[v] = numbers[at + 3]!;
      if (width === 4) continue;
      this.before[v] = numbers[at + 4]!;
      this.after[v] = numbers[at + 5]!;
      this.head[v] = numbers[at + 6]!;
      this.tail[v] = numbers[at + 7]!;
    }
    for (let k = this.changedRouteCount - 1; k >= 0; k--) {
      const r = this.changedRoutes[k]!;
      this.setType(r, this.oldRoutes[2 * k]!);
      this.size[r] = this.oldRoutes[2 * k + 1]!;
      this.load[r] = this.oldRouteNumbers[3 * k]!;
      this.length[r] = this.oldRouteNumbers[3 * k + 1]!;
      this.late[r] = this.oldRouteNumbers[3 * k + 2]!;
    }
    this.cost[0] = this.cost[1]!;
    this.served = this.oldServed;
  }

  /** Opens, closes or changes a slot's vehicle, keeping the counts of idle vehicles and open slots. */
  private setType(r: number, type: number): void {
    const old = this.type[r]!;
    if (old === type) return;
    if (old >= 0) this.idle[old]!++;
    if (type >= 0) this.idle[type]!--;
    if (old < 0) this.moveSlot(r, this.openCount++);
    else if (type < 0) this.moveSlot(r, --this.openCount);
    this.type[r] = type;
  }

  private moveSlot(r: number, place: number): void {
    const from = this.slotPlace[r]!;
    const other = this.slots[place]!;
    this.slots[place] = r;
    this.slotPlace[r] = place;
    this.slots[from] = other;
    this.slotPlace[other] = from;
  }

  /** Opens an empty route for a vehicle of `type`, which must have one idle; adds its fixed cost and direct leg. */
  openRoute(type: number): number {
    const { net } = this;
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
    const d = distance(net, net.start[type]!, net.end[type]!);
    this.link(s, e, d);
    this.size[r] = 0;
    this.load[r] = 0;
    this.length[r] = d;
    this.late[r] = 0;
    this.cost[0]! += net.fixedCost[type]! + net.unitCost[type]! * d;
    if (this.level > 0) this.reschedule(r);
    return r;
  }

  private closeRoute(r: number): void {
    const type = this.type[r]!;
    this.cost[0]! -= this.net.fixedCost[type]! + this.net.unitCost[type]! * this.length[r]!;
    this.cost[0]! -= this.net.latePenalty * this.late[r]!;
    this.setType(r, -1);
  }

  private link(a: number, b: number, d: number): void {
    this.next[a] = b;
    this.prev[b] = a;
    this.toNext[a] = d;
    this.fromPrev[b] = d;
  }

  /** Takes the customers from `first` to `last` out of their route into the pool; an emptied route closes. */
  removeString(first: number, last: number): void {
    const { net, next, route, pool } = this;
    const r = route[first]!;
    const p = this.prev[first]!;
    const q = next[last]!;
    this.touchRoute(r);
    this.touch(p);
    this.touch(q);
    let distanceOut = this.fromPrev[q]!;
    let loadOut = 0;
    let count = 0;
    for (let v = first; v !== q; v = next[v]!) {
      this.touch(v);
      distanceOut += this.fromPrev[v]!;
      loadOut += net.demand[v]!;
      route[v] = -1;
      pool[this.poolCount++] = v;
      count++;
    }
    const d = distance(net, this.site[p]!, this.site[q]!);
    this.link(p, q, d);
    const delta = d - distanceOut;
    this.size[r]! -= count;
    this.served -= count;
    this.load[r]! -= loadOut;
    this.length[r]! += delta;
    this.cost[0]! += net.unitCost[this.type[r]!]! * delta;
    if (this.size[r] === 0) this.closeRoute(r);
    else if (this.level > 0) this.scheduleChange(r, q, p);
  }

  /** Puts an absent customer behind vertex `p` of an open route. */
  insert(c: number, p: number): void {
    const { net } = this;
    const r = this.route[p]!;
    const q = this.next[p]!;
    this.touchRoute(r);
    this.touch(p);
    this.touch(q);
    this.touch(c);
    const d1 = distance(net, this.site[p]!, c);
    const d2 = distance(net, c, this.site[q]!);
    const delta = d1 + d2 - this.toNext[p]!;
    this.link(p, c, d1);
    this.link(c, q, d2);
    this.route[c] = r;
    this.size[r]!++;
    this.served++;
    this.load[r]! += net.demand[c]!;
    this.length[r]! += delta;
    this.cost[0]! += net.unitCost[this.type[r]!]! * delta;
    if (this.level > 0) this.scheduleChange(r, c, c);
  }

  /** Gives the route another vehicle type, which must have one idle and must be able to serve it. */
  retype(r: number, type: number): void {
    const { net } = this;
    const s = this.startBase + r;
    const e = this.endBase + r;
    const old = this.type[r]!;
    this.touchRoute(r);
    this.cost[0]! -= net.fixedCost[old]! + net.unitCost[old]! * this.length[r]!;
    if (net.base[old] !== net.base[type]) {
      const first = this.next[s]!;
      const last = this.prev[e]!;
      for (const v of [s, e, first, last]) this.touch(v);
      this.site[s] = net.start[type]!;
      this.site[e] = net.end[type]!;
      const legs = this.toNext[s]! + this.toNext[last]!;
      this.link(s, first, distance(net, this.site[s]!, first));
      this.link(last, e, distance(net, last, this.site[e]!));
      this.length[r]! += this.toNext[s]! + this.toNext[last]! - legs;
    }
    this.setType(r, type);
    this.cost[0]! += net.fixedCost[type]! + net.unitCost[type]! * this.length[r]!;
    if (this.level > 0 && net.base[old] !== net.base[type]) this.reschedule(r);
  }

  /** Recomputes the schedule of a whole route. */
  reschedule(r: number): void {
    if (this.level === 3) this.scheduleSoft(r);
    else {
      for (let v = this.startBase + r; v >= 0; v = this.next[v]!) this.touch(v);
      this.scheduleForward(this.startBase + r, true);
      this.scheduleBackward(this.endBase + r, true);
    }
  }

  /** Carries a change on: forward from `from`, backward from `to`, until nothing changes any more. */
  private scheduleChange(r: number, from: number, to: number): void {
    if (this.level === 3) this.scheduleSoft(r);
    else {
      this.scheduleForward(from, false);
      this.scheduleBackward(to, false);
    }
  }

  private scheduleForward(from: number, whole: boolean): void {
    const { net, ready, next, prev, site, before, head } = this;
    const minutes = net.minutes[this.type[this.route[from]!]!]!;
    const capped = this.level === 2;
    for (let v = from; v >= 0; v = next[v]!) {
      const node = site[v]!;
      const p = prev[v]!;
      const travel = p < 0 ? 0 : this.fromPrev[v]! * minutes;
      const arrival = p < 0 ? 0 : ready[p]! + travel;
      const service = net.service[node]!;
      const open = net.open[node]!;
      const departure = (arrival > open ? arrival : open) + service;
      let same = departure === ready[v] && v !== from && !whole;
      if (capped) {
        const done = (p < 0 ? 0 : before[p]!) + travel;
        const latest = net.close[node]! - done;
        const limit = p >= 0 && head[p]! < latest ? head[p]! : latest;
        same &&= done + service === before[v] && limit === head[v];
        if (same) return;
        this.touch(v);
        before[v] = done + service;
        head[v] = limit;
      } else {
        if (same) return;
        this.touch(v);
      }
      ready[v] = departure;
    }
  }

  private scheduleBackward(from: number, whole: boolean): void {
    const { net, last, next, prev, site, after, tail } = this;
    const minutes = net.minutes[this.type[this.route[from]!]!]!;
    const capped = this.level === 2;
    for (let v = from; v >= 0; v = prev[v]!) {
      const node = site[v]!;
      const q = next[v]!;
      const rest = net.service[node]! + (q < 0 ? 0 : this.toNext[v]! * minutes);
      const close = net.close[node]!;
      const limit = q < 0 ? Infinity : last[q]! - rest;
      const latest = limit < close ? limit : close;
      let same = latest === last[v] && v !== from && !whole;
      if (capped) {
        const work = rest + (q < 0 ? 0 : after[q]!);
        const open = net.open[node]! > 0 ? net.open[node]! : 0;
        const end = open + work;
        const earliest = q >= 0 && tail[q]! > end ? tail[q]! : end;
        same &&= work === after[v] && earliest === tail[v];
        if (same) return;
        this.touch(v);
        after[v] = work;
        tail[v] = earliest;
      } else {
        if (same) return;
        this.touch(v);
      }
      last[v] = latest;
    }
  }

  /** The schedule of least lateness under the cap, for soft windows; keeps the lateness and its cost. */
  private scheduleSoft(r: number): void {
    const { net, ready, next, site } = this;
    const minutes = net.minutes[this.type[r]!]!;
    const s = this.startBase + r;
    const start = softStart(this, r, this.type[r]!, -1, -1);
    let clock = start;
    let late = 0;
    for (let v = s; v >= 0; v = next[v]!) {
      const node = site[v]!;
      if (v !== s) clock += this.fromPrev[v]! * minutes;
      if (clock < net.open[node]!) clock = net.open[node]!;
      if (clock > net.close[node]!) late += clock - net.close[node]!;
      clock += net.service[node]!;
      this.touch(v);
      ready[v] = clock;
    }
    this.cost[0]! += net.latePenalty * (late - this.late[r]!);
    this.late[r] = late;
  }
}

/** Start of service at the route's start that gives least lateness: as early as the cap allows. NaN when it cannot. */
function softStart(state: RouteState, r: number, type: number, p: number, c: number): number {
  const { net } = state;
  const earliest = Math.max(0, net.open[net.start[type]!]!);
  if (net.maxDuration === Infinity) return earliest;
  let clock = earliest;
  let work = 0;
  let place = -1;
  walkVertices(state, r, type, p, c, (node, d) => {
    const travel = place < 0 ? 0 : d * net.minutes[type]!;
    place = node;
    clock = Math.max(clock + travel, net.open[node]!) + net.service[node]!;
    work += travel + net.service[node]!;
  });
  if (work > net.maxDuration) return NaN;
  return Math.max(earliest, clock - net.maxDuration);
}

/** Calls `visit` with every node of a route as it would be with vehicle `type` and customer `c` (or -1) behind `p`. */
function walkVertices(
  state: RouteState, r: number, type: number, p: number, c: number, visit: (node: number, d: number) => void,
): void {
  const { net, next } = state;
  const s = state.startBase + r;
  const e = state.endBase + r;
  let previous = net.start[type]!;
  visit(previous, 0);
  for (let v = s; v !== e; ) {
    let node: number;
    if (v === p && c >= 0) {
      visit(c, distance(net, previous, c));
      previous = c;
    }
    v = next[v]!;
    node = v === e ? net.end[type]! : v;
    visit(node, distance(net, previous, node));
    previous = node;
  }
}

/**
 * Minutes late of a route as it would be with vehicle `type` and customer `c` (or -1) behind `p`; Infinity when it
 * breaks a hard window or the cap. O(route).
 */
export function latenessWith(state: RouteState, r: number, type: number, p: number, c: number): number {
  const { net } = state;
  const minutes = net.minutes[type]!;
  const start = net.soft ? softStart(state, r, type, p, c) : Math.max(0, net.open[net.start[type]!]!);
  if (Number.isNaN(start)) return Infinity;
  let clock = start;
  let late = 0;
  let work = 0;
  let latestStart = Infinity;
  let first = true;
  walkVertices(state, r, type, p, c, (node, d) => {
    if (!first) {
      clock += d * minutes;
      work += d * minutes;
    }
    first = false;
    clock = Math.max(clock, net.open[node]!);
    if (clock > net.close[node]!) late += net.soft ? clock - net.close[node]! : Infinity;
    latestStart = Math.min(latestStart, net.close[node]! - work);
    clock += net.service[node]!;
    work += net.service[node]!;
  });
  if (!net.soft && Math.max(work, clock - latestStart) > net.maxDuration) return Infinity;
  return late;
}
