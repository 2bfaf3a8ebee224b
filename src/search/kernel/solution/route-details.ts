import { Details } from '../details';
import { DETAILED, Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { RouteLog } from './route-log';
import { Timetable } from './timetable';

/**
 * What the level DETAILED derives from the order of a route's stops: positions, loads, sums, and bounds on its times. It
 * is not logged but derived again after a rollback.
 */
export class RouteDetails extends RouteLog {
  protected readonly details: Details;
  protected readonly timetable: Timetable;
  /** Per vertex: its place on the route. */
  protected readonly position: StaticArray<i32>;
  /** Per vertex and quantity: the highest load up to leaving it, and from leaving it on. */
  protected readonly loadTo: StaticArray<f64>;
  protected readonly loadFrom: StaticArray<f64>;
  /** Per slot: distance, minutes of driving, minutes without waiting and breaks, and the release of its stops. */
  protected readonly distanceOf: StaticArray<f64>;
  protected readonly drivingOf: StaticArray<f64>;
  protected readonly busyOf: StaticArray<f64>;
  protected readonly releaseOf: StaticArray<f64>;
  /** Per type: whether the duration of its routes has a cost or a limit; whether bounds on their times are exact. */
  protected readonly timed: StaticArray<boolean>;
  protected readonly exact: StaticArray<boolean>;

  constructor(instance: Instance) {
    super(instance);
    const detailed = instance.level === DETAILED;
    const vertices: i32 = detailed ? instance.nodes + 2 * instance.slots : 0;
    this.details = instance.details;
    this.timetable = new Timetable(instance, detailed ? instance.nodes + 2 : 0);
    this.position = new StaticArray<i32>(vertices);
    this.loadTo = new StaticArray<f64>(vertices * instance.details.quantities);
    this.loadFrom = new StaticArray<f64>(vertices * instance.details.quantities);
    const slots: i32 = detailed ? instance.slots : 0;
    this.distanceOf = new StaticArray<f64>(slots);
    this.drivingOf = new StaticArray<f64>(slots);
    this.busyOf = new StaticArray<f64>(slots);
    this.releaseOf = new StaticArray<f64>(slots);
    const types: i32 = detailed ? instance.types : 0;
    this.timed = new StaticArray<boolean>(types);
    this.exact = new StaticArray<boolean>(types);
    this.classify(types);
  }

  private classify(types: i32): void {
    const details = this.details;
    let plain = details.gapStart.length === 0;
    for (let node: i32 = 0; node < details.lateCost.length; node++) if (details.lateCost[node] > 0) plain = false;
    for (let type: i32 = 0; type < types; type++) {
      this.timed[type] = details.minuteCost[type] > 0 || details.overtimeCost[type] > 0 || details.maxDuration[type] < Infinity;
      this.exact[type] = plain && details.breakStart[type] === details.breakStart[type + 1];
    }
  }

  /** Derives positions, loads and bounds on the times of a route's stops. */
  protected derive(r: i32): void {
    const e: i32 = this.endBase + r;
    let place: i32 = 0;
    for (let v: i32 = this.startBase + r; v >= 0; v = this.next[v]) this.position[v] = place++;
    this.deriveTimes(r);
    const quantities: i32 = this.details.quantities;
    for (let q: i32 = 0; q < quantities; q++) {
      const at: i32 = q * this.instance.nodes;
      let load: f64 = 0;
      for (let v: i32 = this.next[this.startBase + r]; v !== e; v = this.next[v]) load += this.details.delivered[at + v];
      let most = load;
      for (let v: i32 = this.startBase + r; v !== e; v = this.next[v]) {
        if (v < this.startBase) load += this.details.collected[at + v] - this.details.delivered[at + v];
        most = larger(most, load);
        this.loadTo[v * quantities + q] = most;
        this.loadFrom[v * quantities + q] = load;
      }
      most = -Infinity;
      for (let v: i32 = this.prev[e]; v >= 0; v = this.prev[v]) {
        most = larger(most, this.loadFrom[v * quantities + q]);
        this.loadFrom[v * quantities + q] = most;
      }
    }
  }

  /** Derives the sums over the stops, and the times per vertex: with hard windows, without breaks and gaps. */
  private deriveTimes(r: i32): void {
    const instance = this.instance;
    const details = this.details;
    const n: i32 = instance.nodes;
    const type: i32 = this.type[r];
    const releases = details.release.length > 0;
    let release: f64 = -Infinity;
    for (let v: i32 = this.next[this.startBase + r]; releases && v < this.startBase; v = this.next[v]) release = larger(release, details.release[v]);
    let time: f64 = larger(details.earliest[type], release);
    let late: f64 = Infinity;
    let distance: f64 = 0;
    let driving: f64 = 0;
    let busy: f64 = 0;
    let from: i32 = -1;
    for (let v: i32 = this.startBase + r; v >= 0; v = this.next[v]) {
      const node: i32 = this.nodeOf[v];
      if (from >= 0) {
        const leg: i32 = from * n + node;
        const travel: f64 = details.pace[type] * details.travel[details.durationAt[type] * n * n + leg];
        const minutes: f64 = travel + this.setupBetween(from, node);
        distance += details.travel[details.distanceAt[type] * n * n + leg];
        driving += travel;
        busy += minutes;
        time += minutes;
        late += minutes;
      }
      const service: f64 = instance.service[node];
      time = larger(time, instance.open[node]) + service;
      late = (details.lateCost[node] === 0 ? smaller(late, instance.close[node]) : late) + service;
      busy += service;
      this.ready[v] = time;
      this.latest[v] = late;
      from = node;
    }
    this.distanceOf[r] = distance;
    this.drivingOf[r] = driving;
    this.busyOf[r] = busy;
    this.releaseOf[r] = release;
    this.deriveBackwards(r, type);
  }

  private deriveBackwards(r: i32, type: i32): void {
    const instance = this.instance;
    const details = this.details;
    let last: f64 = details.latest[type];
    let start: f64 = -Infinity;
    let behind: i32 = -1;
    for (let v: i32 = this.endBase + r; v >= 0; v = this.prev[v]) {
      const node: i32 = this.nodeOf[v];
      const rest: f64 = instance.service[node] + (behind >= 0 ? this.minutesBetween(type, node, behind) : 0);
      last -= rest;
      if (details.lateCost[node] === 0) last = smaller(last, instance.close[node]);
      start = larger(start - rest, instance.open[node]);
      this.last[v] = last;
      this.waitFree[v] = start;
      behind = node;
    }
  }

  /** Minutes of setup at node j after node i. */
  @inline
  protected setupBetween(i: i32, j: i32): f64 {
    const details = this.details;
    return details.setup.length > 0 && details.place[i] !== details.place[j] ? details.setup[j] : 0;
  }

  /** Minutes from leaving node i until service at node j can begin. */
  @inline
  protected minutesBetween(type: i32, i: i32, j: i32): f64 {
    const details = this.details;
    const n: i32 = this.instance.nodes;
    const travel: f64 = details.pace[type] * details.travel[details.durationAt[type] * n * n + i * n + j];
    return travel + this.setupBetween(i, j);
  }
}
