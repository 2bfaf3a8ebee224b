import { WINDOW_BREAK } from '../details';
import { DETAILED, Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { RouteDetails } from './route-details';

const TINY: f64 = 1e-9;

/**
 * What breaks add to the bounds on the times of routes; and, where any feasible schedule is as good as another, one for
 * each route: an insertion that delays the rest by no more than it allows is feasible, without a walk. Not logged, but
 * derived again.
 */
export class RouteBreaks extends RouteDetails {
  /** Per slot: whether the schedule is that of its stops. */
  private readonly scheduled: StaticArray<boolean>;
  /** Per slot: minutes of the breaks that are due whenever the route departs. */
  protected readonly restOf: StaticArray<f64>;
  /** Whether any vehicle has breaks. */
  protected readonly hasBreaks: boolean;
  /** Per vertex: when it is left, and by how much the arrival may be later; -1 if a break is taken before it. */
  private readonly leaveAt: StaticArray<f64>;
  private readonly roomAt: StaticArray<f64>;

  constructor(instance: Instance) {
    super(instance);
    const breaks = instance.level === DETAILED && instance.details.breakKind.length > 0;
    const vertices: i32 = breaks ? instance.nodes + 2 * instance.slots : 0;
    this.hasBreaks = breaks;
    this.scheduled = new StaticArray<boolean>(breaks ? instance.slots : 0);
    this.restOf = new StaticArray<f64>(breaks ? instance.slots : 0);
    this.leaveAt = new StaticArray<f64>(vertices);
    this.roomAt = new StaticArray<f64>(vertices);
  }

  protected derive(r: i32): void {
    super.derive(r);
    if (!this.hasBreaks) return;
    const details = this.details;
    const type: i32 = this.type[r];
    const e: i32 = this.endBase + r;
    const from: i32 = details.breakStart[type];
    const to: i32 = details.breakStart[type + 1];
    const departure: f64 = smaller(this.latest[e], details.latest[type]) - this.workTo[e];
    let rest: f64 = 0;
    for (let k: i32 = from; k < to; k++) {
      if (details.breakKind[k] === WINDOW_BREAK && departure < details.breakFrom[k] && this.ready[e] > details.breakTo[k]) rest += details.breakMinutes[k];
    }
    this.restOf[r] = rest;
    this.scheduled[r] = false;
    if (to !== from + 1 || rest === 0) return;
    this.tightenForwards(r, type, from);
    this.tightenBackwards(r, from);
  }

  /** Delays the stops that are left too late for the break of the route to begin afterwards: it has been taken. */
  private tightenForwards(r: i32, type: i32, k: i32): void {
    const instance = this.instance;
    const details = this.details;
    const minutes: f64 = details.breakMinutes[k];
    let free: f64 = this.ready[this.startBase + r];
    let rested: f64 = Infinity;
    for (let v: i32 = this.next[this.startBase + r]; v >= 0; v = this.next[v]) {
      const node: i32 = this.nodeOf[v];
      const leg: f64 = this.legMinutes[v];
      const taken: f64 = free > details.breakTo[k] ? Infinity : larger(free + leg, details.breakFrom[k]) + minutes;
      const begin = this.beginAt(node, smaller(rested + leg, taken));
      free = this.ready[v];
      rested = begin + instance.service[node];
      if (free <= details.breakTo[k]) continue;
      this.ready[v] = rested;
      if (details.lateCost[node] === 0 && begin > instance.close[node]) this.onTime = false;
    }
    if (rested > details.latest[type]) this.onTime = false;
  }

  /** Advances the stops that begin too early for the break of the route to end before: it has yet to be taken. */
  private tightenBackwards(r: i32, k: i32): void {
    const instance = this.instance;
    const details = this.details;
    const minutes: f64 = details.breakMinutes[k];
    const until: f64 = details.breakTo[k] + TINY;
    const from: f64 = details.breakFrom[k] + minutes - TINY;
    const e: i32 = this.endBase + r;
    let rested: f64 = this.last[e];
    let free: f64 = -Infinity;
    let leg: f64 = this.legMinutes[e];
    for (let v: i32 = this.prev[e]; v >= 0; v = this.prev[v]) {
      const node: i32 = this.nodeOf[v];
      let last: f64 = larger(free - leg, smaller(until, rested - leg - minutes)) - instance.service[node];
      if (details.lateCost[node] === 0) last = smaller(last, instance.close[node]);
      rested = this.last[v];
      free = last;
      leg = this.legMinutes[v];
      if (rested < from) this.last[v] = last;
    }
  }

  /** Whether a route has a schedule with its breaks, which is stored. */
  protected isScheduled(r: i32): boolean {
    if (!this.scheduled[r] && this.costWith(r, this.type[r], -1, -1) < Infinity) this.storeSchedule(r);
    return this.scheduled[r];
  }

  /** Stores the schedule that the timetable has just found for a route. */
  private storeSchedule(r: i32): void {
    const breakTimes = this.timetable.breakTimes;
    breakTimes.deriveRoom();
    let k: i32 = 0;
    for (let v: i32 = this.startBase + r; v >= 0; v = this.next[v]) {
      this.leaveAt[v] = breakTimes.leave[k];
      this.roomAt[v] = breakTimes.room[k++];
    }
    this.scheduled[r] = true;
  }

  /** Whether customer `c` between `p` and `q` certainly leaves the stored schedule feasible; O(1). */
  protected delaysLittle(c: i32, p: i32, q: i32, into: f64, rest: f64): boolean {
    const begin = this.beginAt(c, this.leaveAt[p] + into);
    const delay: f64 = begin + rest - this.leaveAt[p] - this.legMinutes[q];
    return begin <= this.instance.close[c] && delay >= 0 && delay <= this.roomAt[q];
  }
}
