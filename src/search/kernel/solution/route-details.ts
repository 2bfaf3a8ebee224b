import { Details } from '../details';
import { DETAILED, Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { RouteOmissions } from './route-omissions';
import { Timetable } from './timetable';

/**
 * What the level DETAILED derives from the order of a route's stops: sums, and bounds on its times, without matrix
 * lookups. It is not logged but derived again after a rollback; after a
 * change, only from there on in both directions, where a route makes one trip.
 */
export class RouteDetails extends RouteOmissions {
  protected readonly timetable: Timetable;
  /** Per vertex: distance from the previous one, and minutes until service can begin. */
  protected readonly legDistance: StaticArray<f64>;
  readonly legMinutes: StaticArray<f64>;
  /** Per vertex: minutes from the departure until it is left, without waiting. */
  protected readonly workTo: StaticArray<f64>;
  /** Per vertex, with reloads and releases: when it is left if its trip begins as late as the windows up to here allow. */
  private readonly tripLatest: StaticArray<f64>;
  /** Per vertex: the sums of distance, of driving if it is limited, of lateness if it has a price, and of the only quantity, up to leaving it. */
  private readonly distanceTo: StaticArray<f64>;
  private readonly drivingTo: StaticArray<f64>;
  private readonly latenessTo: StaticArray<f64>;
  private readonly amountTo: StaticArray<f64>;
  /** Per slot: distance, minutes of driving if they are limited, minutes without waiting and breaks, and the release of its first trip. */
  protected readonly distanceOf: StaticArray<f64>;
  protected readonly drivingOf: StaticArray<f64>;
  protected readonly busyOf: StaticArray<f64>;
  protected readonly releaseOf: StaticArray<f64>;
  /** Per type: where its distances and durations begin. */
  protected readonly distancesOf: StaticArray<i32>;
  protected readonly durationsOf: StaticArray<i32>;
  /** Per type: whether its durations depend on the time of day; `legMinutes` are then the least of all times. */
  protected readonly timely: StaticArray<boolean>;
  protected readonly setups: boolean;
  protected readonly releases: boolean;
  protected readonly gaps: boolean;
  /** Whether there are neither setups nor gaps between windows; neither prices of lateness nor places of stops to be kept: most problems have none. */
  protected readonly simple: boolean;
  protected readonly plain: boolean;
  /** Of the route derived last, departing as early as possible: whether it keeps its hard windows; cost of lateness. */
  protected onTime: boolean = false;
  protected lateness: f64 = 0;

  constructor(instance: Instance) {
    super(instance);
    const detailed = instance.level === DETAILED;
    const details = instance.details;
    const vertices: i32 = detailed ? instance.nodes + 2 * instance.slots : 0;
    const slots: i32 = detailed ? instance.slots : 0;
    const types: i32 = detailed ? instance.types : 0;
    this.timetable = new Timetable(instance, detailed ? instance.nodes + 2 : 0);
    this.legDistance = new StaticArray<f64>(vertices);
    this.legMinutes = new StaticArray<f64>(vertices);
    this.workTo = new StaticArray<f64>(vertices);
    this.tripLatest = new StaticArray<f64>(instance.reloads > 0 && details.release.length > 0 ? vertices : 0);
    this.distanceTo = new StaticArray<f64>(vertices);
    this.drivingTo = new StaticArray<f64>(limitsDriving(details, types) ? vertices : 0);
    this.latenessTo = new StaticArray<f64>(detailed && details.pricesLateness() ? vertices : 0);
    this.amountTo = new StaticArray<f64>(vertices);
    this.distanceOf = new StaticArray<f64>(slots);
    this.drivingOf = new StaticArray<f64>(slots);
    this.busyOf = new StaticArray<f64>(slots);
    this.releaseOf = new StaticArray<f64>(slots);
    this.distancesOf = new StaticArray<i32>(types);
    this.durationsOf = new StaticArray<i32>(types);
    this.timely = new StaticArray<boolean>(types);
    for (let type: i32 = 0; type < types; type++) this.timely[type] = details.hasTraffic(type);
    const setups = details.setup.length > 0;
    const gaps = details.gapStart.length > 0;
    this.setups = setups;
    this.releases = details.release.length > 0;
    this.gaps = gaps;
    this.simple = !setups && !gaps;
    this.plain = !details.pricesLateness() && this.position.length === 0;
    for (let type: i32 = 0; type < types; type++) {
      this.distancesOf[type] = details.distanceAt[type] * instance.nodes * instance.nodes;
      this.durationsOf[type] = details.durationAt[type] * instance.nodes * instance.nodes;
    }
  }

  /** Looks up the leg to a vertex. */
  protected relink(v: i32): void {
    const p: i32 = this.prev[v];
    const r: i32 = this.route[v];
    if (p < 0 || r < 0 || this.type[r] < 0) return;
    const type: i32 = this.type[r];
    const a: i32 = this.nodeOf[p];
    const b: i32 = this.nodeOf[v];
    const leg: i32 = a * this.instance.nodes + b;
    const travel = this.details.travel;
    this.legDistance[v] = travel[this.distancesOf[type] + leg];
    this.legMinutes[v] = this.details.pace[type] * travel[this.durationsOf[type] + leg] + this.setupBetween(a, b);
  }

  protected relinkAll(r: i32): void {
    for (let v: i32 = this.next[this.startBase + r]; v >= 0; v = this.next[v]) this.relink(v);
  }

  /**
   * Derives all that depends on the order of a route's stops; O(stops).
   * @param p,q - the last vertex up to which, and the first one from which on, the stops are those of when it was derived before; -1: none
   */
  protected derive(r: i32, p: i32, q: i32): void {
    this.deriveTrips(r);
    this.deriveTimes(r, this.type[r], p, q);
    this.deriveOrder(r);
    if (this.amounts.length === 0) this.deriveLoads(r);
    this.deriveTripLatest(r);
  }

  /** Whether a change of a route may change what is derived of its other stops: its trips, or when it can depart. */
  protected changesAll(r: i32): boolean {
    return this.reloads || (this.releases && this.latestRelease(this.startBase + r) !== this.releaseOf[r]);
  }

  /** Compiled three times, without the branches that most problems do not need. */
  private deriveTimes(r: i32, type: i32, p: i32, q: i32): void {
    const simple = this.simple && !this.timely[type];
    if (simple && this.plain) this.walkBothWays(true, true, r, type, p, q);
    else if (simple) this.walkBothWays(true, false, r, type, p, q);
    else this.walkBothWays(false, false, r, type, p, q);
  }

  /** @param simple,plain - constants: whether to leave out what the fields of these names exclude */
  @inline
  private walkBothWays(simple: boolean, plain: boolean, r: i32, type: i32, p: i32, q: i32): void {
    this.deriveForwards(simple, plain, r, type, p);
    this.deriveBackwards(simple, plain, r, type, q);
  }

  /** The latest start of service at a vertex, breaks aside. */
  protected lastWithoutBreaks(v: i32): f64 {
    return this.last[v];
  }

  @inline
  private deriveForwards(simple: boolean, plain: boolean, r: i32, type: i32, p: i32): void {
    const details = this.details;
    const next = this.next;
    const nodeOf = this.nodeOf;
    const legMinutes = this.legMinutes;
    const legDistance = this.legDistance;
    const services = this.instance.service;
    const opens = this.instance.open;
    const closes = this.instance.close;
    const lateCosts = details.lateCost;
    const ready = this.ready;
    const latest = this.latest;
    const workTo = this.workTo;
    const setups = !simple && this.setups;
    const gaps = !simple && this.gaps;
    const amounts = this.amounts;
    const sums = amounts.length > 0;
    const position = this.position;
    const places = !plain && position.length > 0;
    const distanceTo = this.distanceTo;
    const drivingTo = this.drivingTo;
    const drives = drivingTo.length > 0;
    const latenessTo = this.latenessTo;
    const prices = !plain && latenessTo.length > 0;
    const amountTo = this.amountTo;
    let place: i32 = 0;
    const release = this.releases ? this.latestRelease(this.startBase + r) : -Infinity;
    let time: f64 = larger(details.earliest[type], release);
    let late: f64 = Infinity;
    let distance: f64 = 0;
    let driving: f64 = 0;
    let work: f64 = 0;
    let load: f64 = 0;
    let onTime = true;
    let lateness: f64 = 0;
    let from: i32 = -1;
    const timely = !simple && this.timely[type];
    let first: i32 = this.startBase + r;
    if (p >= 0) {
      first = next[p];
      from = nodeOf[p];
      time = ready[p];
      late = latest[p];
      work = workTo[p];
      distance = distanceTo[p];
      if (drives) driving = drivingTo[p];
      if (prices) lateness = latenessTo[p];
      if (sums) load = amountTo[p];
      if (places) place = position[p] + 1;
    }
    for (let v: i32 = first; v >= 0; v = next[v]) {
      const node: i32 = nodeOf[v];
      if (from >= 0) {
        const minutes: f64 = legMinutes[v];
        distance += legDistance[v];
        if (drives) driving += setups ? minutes - this.setupBetween(from, node) : minutes;
        work += minutes;
        time += timely ? this.minutesTo(type, from, node, time) : minutes;
        late += minutes;
      }
      const service: f64 = services[node];
      const close: f64 = closes[node];
      const lateCost: f64 = plain ? 0 : lateCosts[node];
      time = larger(time, opens[node]);
      if (gaps) time = details.afterGaps(node, time);
      if (lateCost === 0) {
        if (time > close) onTime = false;
        late = smaller(late, close);
      } else if (time > close) lateness += lateCost * (time - close);
      time += service;
      late += service;
      work += service;
      distanceTo[v] = distance;
      if (drives) drivingTo[v] = driving;
      if (prices) latenessTo[v] = lateness;
      if (sums) {
        load += amounts[node];
        amountTo[v] = load;
      }
      ready[v] = time;
      latest[v] = late;
      workTo[v] = work;
      if (places) position[v] = place++;
      from = node;
    }
    if (sums) this.loadSum[r] = load;
    this.distanceOf[r] = distance;
    this.drivingOf[r] = driving;
    this.busyOf[r] = work;
    this.releaseOf[r] = release;
    this.onTime = onTime && time <= details.latest[type];
    this.lateness = lateness;
  }

  private deriveTripLatest(r: i32): void {
    const tripLatest = this.tripLatest;
    if (tripLatest.length === 0) return;
    let late: f64 = Infinity;
    for (let v: i32 = this.startBase + r; v >= 0; v = this.next[v]) {
      const node: i32 = this.nodeOf[v];
      if (this.isReload(v)) late = Infinity;
      else {
        late += this.legMinutes[v];
        if (this.details.lateCost[node] === 0) late = smaller(late, this.instance.close[node]);
        late += this.instance.service[node];
      }
      tripLatest[v] = late;
    }
  }

  /** The release of the trip of vertex `p` on route `r`. */
  @inline
  protected releaseAt(r: i32, p: i32): f64 {
    return this.reloads ? this.tripRelease[this.tripOf[p]] : this.releaseOf[r];
  }

  /** When vertex `p` of route `r` is left at the earliest if its trip has a later release; Infinity if that is too late. */
  protected readyAfter(r: i32, p: i32, release: f64): f64 {
    const trip: i32 = this.reloads ? this.tripOf[p] : this.startBase + r;
    const first = trip === this.startBase + r;
    const left: f64 = first ? release + this.workTo[p] : larger(this.ready[trip], release) + this.workTo[p] - this.workTo[trip];
    return left > (first ? this.latest[p] : this.tripLatest[p]) ? Infinity : larger(this.ready[p], left);
  }

  @inline
  private deriveBackwards(simple: boolean, plain: boolean, r: i32, type: i32, q: i32): void {
    const prev = this.prev;
    const nodeOf = this.nodeOf;
    const legMinutes = this.legMinutes;
    const services = this.instance.service;
    const opens = this.instance.open;
    const closes = this.instance.close;
    const lateCosts = this.details.lateCost;
    const lasts = this.last;
    const waitFree = this.waitFree;
    const gaps = !simple && this.gaps;
    let last: f64 = this.details.latest[type];
    let start: f64 = -Infinity;
    let leg: f64 = 0;
    const timely = !simple && this.timely[type];
    let to: i32 = -1;
    let first: i32 = this.endBase + r;
    if (q >= 0) {
      first = prev[q];
      to = nodeOf[q];
      last = this.lastWithoutBreaks(q);
      start = waitFree[q];
      leg = legMinutes[q];
    }
    for (let v: i32 = first; v >= 0; v = prev[v]) {
      const node: i32 = nodeOf[v];
      const rest: f64 = services[node] + leg;
      last = timely && to >= 0 ? this.leaveFor(type, node, to, last) - services[node] : last - rest;
      if (plain || lateCosts[node] === 0) last = smaller(last, closes[node]);
      if (gaps) last = this.details.beforeGaps(node, last);
      start = larger(start - rest, opens[node]);
      lasts[v] = last;
      waitFree[v] = start;
      leg = legMinutes[v];
      to = node;
    }
  }

  /** Minutes from leaving node i at a time until service at node j can begin, where they depend on the time. */
  protected minutesTo(type: i32, i: i32, j: i32, leave: f64): f64 {
    return this.details.trafficMinutes(type, i * this.instance.nodes + j, leave) + this.setupBetween(i, j);
  }

  /** The latest time to leave node i for service at node j by a time, where minutes depend on the time. */
  private leaveFor(type: i32, i: i32, j: i32, begin: f64): f64 {
    return this.details.trafficLeave(type, i * this.instance.nodes + j, begin - this.setupBetween(i, j));
  }

  /** The earliest start of service at a node for one who is ready at a time, whatever its close. */
  @inline
  protected beginAt(node: i32, ready: f64): f64 {
    const at = larger(ready, this.instance.open[node]);
    return this.gaps ? this.details.afterGaps(node, at) : at;
  }

  /**
   * Cost of route `r` with a vehicle of `type` and node `c` after `p`, and `d` after `w`, behind `c` if that is the same vertex
   * (each may be -1); Infinity if its times or its length break a limit. O(stops).
   */
  protected costWith(r: i32, type: i32, p: i32, c: i32, d: i32 = -1, w: i32 = p): f64 {
    this.listStops(r, type, p, c, d, w);
    return this.instance.fixedCost[type] + this.timetable.cost(type);
  }

  /** Puts the stops of the same route into the timetable. */
  protected listStops(r: i32, type: i32, p: i32, c: i32, d: i32, w: i32): void {
    const stop = this.timetable.stop;
    const e: i32 = this.endBase + r;
    let count: i32 = 0;
    stop[count++] = this.instance.start[type];
    for (let v: i32 = this.startBase + r; v !== e; v = this.next[v]) {
      if (v < this.startBase) stop[count++] = v;
      if (v === p) stop[count++] = c;
      if (v === w && d >= 0) stop[count++] = d;
    }
    stop[count++] = this.instance.end[type];
    this.timetable.count = count;
  }

  /** Cost of route `r` with a vehicle of `type` and without vertex `v`; Infinity if that breaks a limit. O(stops). */
  protected costWithout(r: i32, type: i32, v: i32): f64 {
    const stop = this.timetable.stop;
    let count: i32 = 0;
    stop[count++] = this.instance.start[type];
    for (let u: i32 = this.next[this.startBase + r]; u < this.startBase; u = this.next[u]) if (u !== v) stop[count++] = u;
    stop[count++] = this.instance.end[type];
    this.timetable.count = count;
    return this.instance.fixedCost[type] + this.timetable.cost(type);
  }

  /** Minutes of setup at node j after node i. */
  @inline
  protected setupBetween(i: i32, j: i32): f64 {
    const details = this.details;
    return this.setups && details.place[i] !== details.place[j] ? details.setup[j] : 0;
  }
}

/** Whether the driving of any type is limited. */
function limitsDriving(details: Details, types: i32): boolean {
  for (let type: i32 = 0; type < types; type++) if (details.maxDriving[type] < Infinity) return true;
  return false;
}
