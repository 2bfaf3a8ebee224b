import { Details } from '../details';
import { Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { Rides } from './rides';

const TINY: f64 = 1e-9;

/** The times of a list of stops from a given departure, as early as possible. */
export class Clock {
  readonly stop: StaticArray<i32>;
  /** Per stop: minutes of travel to it, and of setup there. */
  readonly travel: StaticArray<f64>;
  readonly setup: StaticArray<f64>;
  count: i32 = 0;
  /** Of the vehicle; whether its durations depend on the time of day. */
  private type: i32 = 0;
  timely: boolean = false;
  /** Results: when the last stop is left, and money for lateness. */
  end: f64 = 0;
  late: f64 = 0;
  /** Whether the last run was late at a stop with a hard window or at its end. */
  tooLate: boolean = false;
  /** Minutes of travel, and per stop when service begins; only if durations depend on the time of day. */
  private driving: f64 = 0;
  private readonly began: StaticArray<f64>;
  /** Minutes of waiting: a departure later by less than this ends no later. */
  waits: f64 = 0;
  /**
   * By how much the departure can be later without breaking a window, without changing the cost of lateness, and until
   * the cost of lateness per minute changes.
   */
  slack: f64 = 0;
  kept: f64 = 0;
  kink: f64 = 0;
  private readonly details: Details;
  private readonly nodes: i32;
  /** Per node; of a reload as the timetable derives it. */
  readonly open: StaticArray<f64>;
  private readonly close: StaticArray<f64>;
  private readonly service: StaticArray<f64>;
  private readonly gaps: boolean;
  /** The limited rides of the listed stops. */
  readonly rides: Rides;

  constructor(instance: Instance, stops: i32) {
    this.details = instance.details;
    this.nodes = instance.nodes;
    this.began = new StaticArray<f64>(instance.details.trafficTime.length > 0 ? stops : 0);
    this.open = instance.details.reloadFirst.length > 0 ? instance.open.slice<StaticArray<f64>>() : instance.open;
    this.close = instance.close;
    this.service = instance.service;
    this.gaps = instance.details.gapStart.length > 0;
    this.rides = new Rides(instance, stops);
    this.stop = new StaticArray<i32>(stops);
    this.travel = new StaticArray<f64>(stops);
    this.setup = new StaticArray<f64>(stops);
  }

  /** Sets the vehicle. */
  use(type: i32): void {
    this.type = type;
    this.timely = this.details.hasTraffic(type);
  }

  /** Minutes of travel to the `k`-th stop for who leaves the one before at a time. */
  @inline
  travelTo(k: i32, leave: f64): f64 {
    return this.timely ? this.trafficTo(k, leave) : this.travel[k];
  }

  private trafficTo(k: i32, leave: f64): f64 {
    const minutes = this.details.trafficMinutes(this.type, this.stop[k - 1] * this.nodes + this.stop[k], leave);
    this.driving += minutes;
    return minutes;
  }

  /** After a run without breaks and limited rides: the latest departure that ends no later, with no stop later than it may be at no more cost. */
  latestDeparture(): f64 {
    const lateCost = this.details.lateCost;
    let begin: f64 = this.began[this.count - 1];
    for (let k: i32 = this.count - 1; k > 0; k--) {
      const node: i32 = this.stop[k - 1];
      const leave = this.details.trafficLeave(this.type, node * this.nodes + this.stop[k], begin - this.setup[k]);
      const own: f64 = this.began[k - 1];
      const close: f64 = this.gaps ? this.closeAfter(node, own) : this.close[node];
      begin = larger(own, smaller(leave - this.service[node], lateCost[node] === 0 ? close : larger(close, own)));
    }
    return begin;
  }

  /** Minutes of service at the `k`-th stop. */
  serviceAt(k: i32): f64 {
    return this.service[this.stop[k]];
  }

  /** The earliest departure from `earliest` on at which the first stop is open; Infinity if there is none. */
  firstDeparture(earliest: f64): f64 {
    const node: i32 = this.stop[0];
    const begin = this.begin(node, earliest);
    return begin > this.close[node] && this.details.lateCost[node] === 0 ? Infinity : begin;
  }

  /** The earliest start of service at a node for one who is ready at a time, whatever its close. */
  @inline
  begin(node: i32, ready: f64): f64 {
    let at = larger(ready, this.open[node]);
    if (this.rides.count > 0) at = larger(at, this.rides.floor[node]);
    return this.gaps ? this.details.afterGaps(node, at) : at;
  }

  /** The end of the window in which a service begins. */
  closeAfter(node: i32, begin: f64): f64 {
    if (!this.gaps) return this.close[node];
    const details = this.details;
    for (let k: i32 = details.gapStart[node]; k < details.gapStart[node + 1]; k++) {
      if (begin <= details.gapFrom[k]) return smaller(details.gapFrom[k], this.close[node]);
    }
    return this.close[node];
  }

  /** The start of the window in which a service begins. */
  openBefore(node: i32, begin: f64): f64 {
    const details = this.details;
    let open: f64 = this.open[node];
    for (let k: i32 = details.gapStart[node]; k < details.gapStart[node + 1]; k++) if (begin >= details.gapTo[k]) open = larger(open, details.gapTo[k]);
    return open;
  }

  /** Clears the results before a run. */
  @inline
  reset(): void {
    this.late = 0;
    this.tooLate = true;
    this.driving = 0;
    this.waits = 0;
    this.slack = Infinity;
    this.kept = Infinity;
    this.kink = Infinity;
  }

  /** Takes a stop into account that begins at a time. @returns false if that is too late */
  @inline
  visit(node: i32, begin: f64): boolean {
    if (this.rides.count > 0) this.rides.begin[node] = begin;
    const lateCost: f64 = this.details.lateCost[node];
    const close: f64 = this.close[node];
    if (lateCost === 0) {
      if (begin > close) return false;
      this.slack = smaller(this.slack, this.waits + (this.gaps ? this.closeAfter(node, begin) : close) - begin);
      return true;
    }
    if (begin > close) this.late += lateCost * (begin - close);
    const left: f64 = this.waits + larger(0, (this.gaps ? this.closeAfter(node, begin) : close) - begin);
    this.kept = smaller(this.kept, left);
    if (left > TINY) this.kink = smaller(this.kink, left);
    return true;
  }

  /** Runs from a departure. @returns false if the route is late at a stop with a hard window or after `latest` */
  run(departure: f64, latest: f64): boolean {
    do {
      if (!this.attempt(departure, latest)) return false;
    } while (this.rides.count > 0 && this.rides.delay());
    return !this.rides.exceeded;
  }

  private attempt(departure: f64, latest: f64): boolean {
    this.reset();
    let time: f64 = departure;
    for (let k: i32 = 0; k < this.count; k++) {
      const node: i32 = this.stop[k];
      const ready: f64 = k === 0 ? departure : time + this.travelTo(k, time) + this.setup[k];
      const begin = this.begin(node, ready);
      this.waits += begin - ready;
      if (!this.visit(node, begin)) return false;
      if (this.timely) this.began[k] = begin;
      time = begin + this.service[node];
    }
    return this.finish(time, latest);
  }

  /** Records the end. @returns false if it is after `latest` */
  @inline
  finish(end: f64, latest: f64): boolean {
    this.end = end;
    this.tooLate = end > latest;
    this.slack = smaller(this.slack, this.waits + latest - end);
    return end <= latest && (!this.timely || this.driving <= this.details.maxDriving[this.type]);
  }
}
