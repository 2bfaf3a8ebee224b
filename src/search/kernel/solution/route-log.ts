import { CAPPED, DETAILED, Instance, NO_TIME, isSpread } from '../instance';
import { larger } from '../numbers';
import { IdleFleet } from './idle-fleet';

/**
 * The routes under search as data: linked lists over vertices, with a log that can undo everything since `begin`.
 * `Schedules` adds their times, `Solution` their changes.
 *
 * A vertex is a node of the problem, or one of the two ends of a route slot: `n + slot` and `n + slots + slot`. A
 * change only writes the vertices that it touches, and each is logged once per iteration, so that an iteration costs
 * only what it changes, whatever the size of the problem.
 */
export class RouteLog {
  readonly instance: Instance;
  readonly level: i32;
  /** Whether the duration of routes is capped. */
  readonly limited: boolean;
  /** Numbers logged per vertex: with windows also times, with a cap more of them. */
  private readonly width: i32;
  /** First vertex of route starts and of route ends. */
  readonly startBase: i32;
  readonly endBase: i32;

  /**
   * Per vertex: its neighbours on the route, the route's slot (-1: unserved), distance to the next and from the
   * previous vertex.
   */
  readonly next: StaticArray<i32>;
  readonly prev: StaticArray<i32>;
  readonly route: StaticArray<i32>;
  readonly toNext: StaticArray<f64>;
  readonly fromPrev: StaticArray<f64>;
  /**
   * Per vertex: the longer of its edges to customers, with `countsDepotEdges` of all its edges; -Infinity if it has
   * none.
   */
  readonly longestEdgeAt: StaticArray<f64>;
  /** Whether the scan of this problem also looks at depot edges next to customers. */
  protected readonly countsDepotEdges: boolean;
  /** Upper bound on the longest edge between two served customers. */
  longestEdge: f64 = 0;
  /** Per type: upper bound on the longest edge between a depot and a customer of its routes. */
  readonly longestDepotEdge: StaticArray<f64>;
  /** Per vertex: its node. */
  readonly nodeOf: StaticArray<i32>;
  /** Per vertex: earliest departure, and latest start of service that keeps the rest of the route on time. */
  readonly ready: StaticArray<f64>;
  readonly last: StaticArray<f64>;
  /**
   * Per vertex, with a cap: its departure if the route starts as late as the windows up to here allow, and the start of
   * its service from which there is no more waiting. The former does not depend on earlier stops beyond a binding
   * window, the latter not on later ones, so changes propagate only a short way.
   */
  readonly latest: StaticArray<f64>;
  readonly waitFree: StaticArray<f64>;

  /** Per slot: vehicle type (-1: closed), customers, load, distance, minutes of lateness. */
  readonly type: StaticArray<i32>;
  readonly size: StaticArray<i32>;
  readonly load: StaticArray<f64>;
  readonly length: StaticArray<f64>;
  readonly late: StaticArray<f64>;
  /** Per slot, if the instance collects: what is collected. */
  readonly collected: StaticArray<f64>;
  /** Per slot, with a cap: travel and service, minutes; at the level DETAILED: the duration. */
  readonly work: StaticArray<f64>;
  /** A permutation of the slots, open ones first. */
  readonly slots: StaticArray<i32>;
  readonly slotPlace: StaticArray<i32>;
  openCount: i32 = 0;
  /** Most routes that may be open. */
  mostOpen: i32 = 0;
  /** The open routes of a type: its first slot, and per slot the next and the previous one; -1: none. */
  readonly firstOfType: StaticArray<i32>;
  readonly nextOfType: StaticArray<i32>;
  readonly prevOfType: StaticArray<i32>;
  /** Number of served customers. */
  served: i32 = 0;
  /** Per type: number of idle vehicles. */
  readonly idle: StaticArray<i32>;
  /** The vehicles that no route has, and what limits on several types leave. */
  readonly fleet: IdleFleet;

  /** Customers of this search: all, or those of its part. */
  readonly active: StaticArray<i32>;
  activeCount: i32 = 0;
  /** Customers unserved in the current solution; the first `parked` of them skip this iteration. */
  readonly absent: StaticArray<i32>;
  absentCount: i32 = 0;
  parked: i32 = 0;
  /** Customers waiting for insertion; per node, the route from which a customer was removed last. */
  readonly pool: StaticArray<i32>;
  readonly home: StaticArray<i32>;
  poolCount: i32 = 0;
  /** Cost of the routes, now and at `begin`. */
  cost: f64 = 0;
  oldCost: f64 = 0;

  /**
   * Whether a removal left a route that breaks a hard window or the cap: a detour may be faster than the direct edge.
   */
  broken: boolean = false;

  /** Changes since `begin`. */
  readonly changed: StaticArray<i32>;
  changedCount: i32 = 0;
  readonly changedRoutes: StaticArray<i32>;
  changedRouteCount: i32 = 0;
  private stamp: i32 = 1;
  private readonly stamped: StaticArray<i32>;
  private readonly routeStamped: StaticArray<i32>;
  private readonly oldLinks: StaticArray<i32>;
  private readonly oldNumbers: StaticArray<f64>;
  private readonly oldRoutes: StaticArray<i32>;
  private readonly oldRouteNumbers: StaticArray<f64>;
  private oldServed: i32 = 0;

  constructor(instance: Instance) {
    const n: i32 = instance.nodes;
    const slots: i32 = instance.slots;
    const vertices: i32 = n + 2 * slots;
    const level: i32 = instance.level;
    const timed: i32 = level === NO_TIME ? 0 : vertices;
    const capped: i32 = level === CAPPED || level === DETAILED ? vertices : 0;
    this.instance = instance;
    this.level = level;
    this.limited = instance.maxDuration < Infinity;
    const width: i32 = level === CAPPED ? 7 : level === NO_TIME || level === DETAILED ? 3 : 5;
    this.width = width;
    this.countsDepotEdges = isSpread(instance);
    this.startBase = n;
    this.endBase = n + slots;
    this.next = new StaticArray<i32>(vertices);
    this.prev = new StaticArray<i32>(vertices);
    this.route = new StaticArray<i32>(vertices);
    this.toNext = new StaticArray<f64>(vertices);
    this.fromPrev = new StaticArray<f64>(vertices);
    this.longestEdgeAt = new StaticArray<f64>(vertices);
    this.nodeOf = new StaticArray<i32>(vertices);
    this.ready = new StaticArray<f64>(timed);
    this.last = new StaticArray<f64>(timed);
    this.latest = new StaticArray<f64>(capped);
    this.waitFree = new StaticArray<f64>(capped);
    this.type = new StaticArray<i32>(slots);
    this.size = new StaticArray<i32>(slots);
    this.load = new StaticArray<f64>(slots);
    this.length = new StaticArray<f64>(slots);
    this.late = new StaticArray<f64>(slots);
    this.collected = new StaticArray<f64>(slots);
    this.work = new StaticArray<f64>(slots);
    this.slots = new StaticArray<i32>(slots);
    this.slotPlace = new StaticArray<i32>(slots);
    this.longestDepotEdge = new StaticArray<f64>(instance.types);
    this.firstOfType = new StaticArray<i32>(instance.types);
    this.nextOfType = new StaticArray<i32>(slots);
    this.prevOfType = new StaticArray<i32>(slots);
    const fleet = new IdleFleet(instance);
    this.fleet = fleet;
    this.idle = fleet.idle;
    this.active = new StaticArray<i32>(instance.customers);
    this.absent = new StaticArray<i32>(instance.customers);
    this.pool = new StaticArray<i32>(instance.customers);
    this.home = new StaticArray<i32>(n);
    this.changed = new StaticArray<i32>(vertices);
    this.changedRoutes = new StaticArray<i32>(slots);
    this.stamped = new StaticArray<i32>(vertices);
    this.routeStamped = new StaticArray<i32>(slots);
    this.oldLinks = new StaticArray<i32>(4 * vertices);
    this.oldNumbers = new StaticArray<f64>(width * vertices);
    this.oldRoutes = new StaticArray<i32>(2 * slots);
    this.oldRouteNumbers = new StaticArray<f64>(5 * slots);
    this.clear();
  }

  /** Removes all customers from all routes and makes every vehicle idle. */
  clear(): void {
    const n: i32 = this.instance.nodes;
    for (let v: i32 = 0; v < n + 2 * this.instance.slots; v++) {
      this.next[v] = -1;
      this.prev[v] = -1;
      this.route[v] = -1;
      this.longestEdgeAt[v] = -Infinity;
      this.nodeOf[v] = v < n ? v : 0;
    }
    for (let r: i32 = 0; r < this.instance.slots; r++) {
      this.type[r] = -1;
      this.slots[r] = r;
      this.slotPlace[r] = r;
    }
    for (let type: i32 = 0; type < this.instance.types; type++) this.firstOfType[type] = -1;
    this.fleet.clear();
    this.openCount = 0;
    this.mostOpen = this.instance.slots;
    this.served = 0;
    this.absentCount = 0;
    this.parked = 0;
    this.poolCount = 0;
    this.cost = 0;
    this.longestEdge = 0;
  }

  /** Starts an iteration that `rollback` can undo. Unserved customers that are not parked go to the pool. */
  begin(): void {
    this.stamp++;
    this.changedCount = 0;
    this.changedRouteCount = 0;
    this.broken = false;
    this.oldCost = this.cost;
    this.oldServed = this.served;
    this.poolCount = this.absentCount - this.parked;
    for (let k: i32 = 0; k < this.poolCount; k++) this.pool[k] = this.absent[this.parked + k];
  }

  /** Keeps the changes; customers still in the pool become unserved. */
  commit(): void {
    this.absentCount = this.parked + this.poolCount;
    for (let k: i32 = 0; k < this.poolCount; k++) this.absent[this.parked + k] = this.pool[k];
  }

  /** Logs a vertex before its first change in this iteration. */
  touch(v: i32): void {
    if (this.stamped[v] === this.stamp) return;
    this.stamped[v] = this.stamp;
    const k = this.changedCount++;
    this.changed[k] = v;
    const links = this.oldLinks;
    links[4 * k] = this.next[v];
    links[4 * k + 1] = this.prev[v];
    links[4 * k + 2] = this.route[v];
    links[4 * k + 3] = this.nodeOf[v];
    const numbers = this.oldNumbers;
    const width: i32 = this.width;
    if (width === 3) {
      numbers[3 * k] = this.toNext[v];
      numbers[3 * k + 1] = this.fromPrev[v];
      numbers[3 * k + 2] = this.longestEdgeAt[v];
      return;
    }
    const at = k * width;
    numbers[at] = this.toNext[v];
    numbers[at + 1] = this.fromPrev[v];
    numbers[at + 2] = this.longestEdgeAt[v];
    numbers[at + 3] = this.ready[v];
    numbers[at + 4] = this.last[v];
    if (width === 5) return;
    numbers[at + 5] = this.latest[v];
    numbers[at + 6] = this.waitFree[v];
  }

  protected touchRoute(r: i32): void {
    if (this.routeStamped[r] === this.stamp) return;
    this.routeStamped[r] = this.stamp;
    const k = this.changedRouteCount++;
    this.changedRoutes[k] = r;
    this.oldRoutes[2 * k] = this.type[r];
    this.oldRoutes[2 * k + 1] = this.size[r];
    this.oldRouteNumbers[5 * k] = this.load[r];
    this.oldRouteNumbers[5 * k + 1] = this.length[r];
    this.oldRouteNumbers[5 * k + 2] = this.late[r];
    this.oldRouteNumbers[5 * k + 3] = this.work[r];
    this.oldRouteNumbers[5 * k + 4] = this.collected[r];
  }

  /** @returns whether the route was changed in this iteration. */
  isChangedRoute(r: i32): boolean {
    return this.routeStamped[r] === this.stamp;
  }

  /** Undoes everything since `begin`; O(changes). */
  rollback(): void {
    const links = this.oldLinks;
    const numbers = this.oldNumbers;
    const changed = this.changed;
    const next = this.next;
    const prev = this.prev;
    const route = this.route;
    const nodeOf = this.nodeOf;
    const toNext = this.toNext;
    const fromPrev = this.fromPrev;
    const longestEdgeAt = this.longestEdgeAt;
    const width: i32 = this.width;
    for (let k: i32 = this.changedCount - 1; k >= 0; k--) {
      const v = changed[k];
      next[v] = links[4 * k];
      prev[v] = links[4 * k + 1];
      route[v] = links[4 * k + 2];
      nodeOf[v] = links[4 * k + 3];
      const at = k * width;
      toNext[v] = numbers[at];
      fromPrev[v] = numbers[at + 1];
      longestEdgeAt[v] = numbers[at + 2];
    }
    if (width > 3) this.rollbackTimes(width);
    for (let k: i32 = this.changedRouteCount - 1; k >= 0; k--) {
      const r = this.changedRoutes[k];
      this.setType(r, this.oldRoutes[2 * k]);
      this.size[r] = this.oldRoutes[2 * k + 1];
      this.load[r] = this.oldRouteNumbers[5 * k];
      this.length[r] = this.oldRouteNumbers[5 * k + 1];
      this.late[r] = this.oldRouteNumbers[5 * k + 2];
      this.work[r] = this.oldRouteNumbers[5 * k + 3];
      this.collected[r] = this.oldRouteNumbers[5 * k + 4];
    }
    this.cost = this.oldCost;
    this.served = this.oldServed;
  }

  private rollbackTimes(width: i32): void {
    const numbers = this.oldNumbers;
    const changed = this.changed;
    const ready = this.ready;
    const last = this.last;
    const latest = this.latest;
    const waitFree = this.waitFree;
    for (let k: i32 = this.changedCount - 1; k >= 0; k--) {
      const v = changed[k];
      const at = k * width;
      ready[v] = numbers[at + 3];
      last[v] = numbers[at + 4];
      if (width === 5) continue;
      latest[v] = numbers[at + 5];
      waitFree[v] = numbers[at + 6];
    }
  }

  /** Opens, closes or changes the vehicle of a slot, and updates the counts of idle vehicles and open slots. */
  protected setType(r: i32, type: i32): void {
    const old = this.type[r];
    if (old === type) return;
    if (old >= 0) {
      this.fleet.release(old);
      this.unlist(r, old);
    }
    if (type >= 0) {
      this.fleet.take(type);
      this.list(r, type);
    }
    if (old < 0) this.moveSlot(r, this.openCount++);
    else if (type < 0) this.moveSlot(r, --this.openCount);
    this.type[r] = type;
  }

  private list(r: i32, type: i32): void {
    const first: i32 = this.firstOfType[type];
    this.firstOfType[type] = r;
    this.nextOfType[r] = first;
    this.prevOfType[r] = -1;
    if (first >= 0) this.prevOfType[first] = r;
  }

  private unlist(r: i32, type: i32): void {
    const before: i32 = this.prevOfType[r];
    const behind: i32 = this.nextOfType[r];
    if (before < 0) this.firstOfType[type] = behind;
    else this.nextOfType[before] = behind;
    if (behind >= 0) this.prevOfType[behind] = before;
  }

  private moveSlot(r: i32, place: i32): void {
    const from = this.slotPlace[r];
    const other = this.slots[place];
    this.slots[place] = r;
    this.slotPlace[r] = place;
    this.slots[from] = other;
    this.slotPlace[other] = from;
  }

  protected link(a: i32, b: i32, d: f64): void {
    this.next[a] = b;
    this.prev[b] = a;
    this.toNext[a] = d;
    this.fromPrev[b] = d;
    if (a < this.startBase && b < this.startBase) {
      if (d > this.longestEdge) this.longestEdge = d;
    } else this.noteDepotEdge(a < this.startBase ? b : a, d);
  }

  private noteDepotEdge(end: i32, d: f64): void {
    const type: i32 = this.type[end < this.endBase ? end - this.startBase : end - this.endBase];
    if (d > this.longestDepotEdge[type]) this.longestDepotEdge[type] = d;
  }

  /** Updates the longer of a vertex's relevant edges. */
  protected noteLongestEdge(v: i32): void {
    if (this.route[v] < 0) this.longestEdgeAt[v] = -Infinity;
    else this.longestEdgeAt[v] = this.countsDepotEdges ? larger(this.fromPrev[v], this.toNext[v]) : this.longerToCustomers(v);
  }

  private longerToCustomers(v: i32): f64 {
    const p: i32 = this.prev[v];
    const q: i32 = this.next[v];
    let longer: f64 = -Infinity;
    if (p >= 0 && p < this.startBase) longer = this.fromPrev[v];
    if (q >= 0 && q < this.startBase && this.toNext[v] > longer) longer = this.toNext[v];
    return longer;
  }
}
