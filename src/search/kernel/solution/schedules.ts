import { CAPPED, DETAILED, Instance, NO_TIME, SOFT } from '../instance';
import { larger, smaller } from '../numbers';
import { TripRoutes } from './trip-routes';

/**
 * The times of the routes. With hard windows: the earliest departure and the latest start of service per vertex, so
 * that an insertion is evaluated in O(1). With soft windows: the schedule of least lateness.
 */
export class Schedules extends TripRoutes {
  /** Stops of a candidate route, the travel time to each, and its departure. */
  private readonly walked: StaticArray<i32>;
  private readonly walkedTravel: StaticArray<f64>;
  private walkedStart: f64 = 0;

  constructor(instance: Instance) {
    super(instance);
    this.walked = new StaticArray<i32>(instance.level === NO_TIME || instance.level === DETAILED ? 0 : instance.nodes + 2);
    this.walkedTravel = new StaticArray<f64>(instance.level === NO_TIME || instance.level === DETAILED ? 0 : instance.nodes + 2);
  }

  /** Minutes from a vertex to the next one by a vehicle type. */
  @inline
  minutesToNext(v: i32, type: i32): f64 {
    const instance = this.instance;
    const minutes: f64 = instance.minutes[type];
    return instance.timedByDuration ? instance.duration[this.nodeOf[v] * instance.nodes + this.nodeOf[this.next[v]]] * minutes : this.toNext[v] * minutes;
  }

  /** Whether a route whose parts up to p and from q are feasible is feasible as a whole; O(1). */
  protected holds(r: i32, p: i32, q: i32): boolean {
    if (this.level >= SOFT) return this.late[r] < Infinity;
    const travel: f64 = this.minutesToNext(p, this.type[r]);
    return this.keepsWindows(p, q, travel) && this.keepsCap(p, q, travel, this.work[r]);
  }

  /**
   * Whether a route that leads up to p and continues from q satisfies the hard windows; O(1).
   * @param travel - minutes from p to q
   */
  keepsWindows(p: i32, q: i32, travel: f64): boolean {
    return this.ready[p] + travel <= this.last[q];
  }

  /**
   * Whether such a route, which satisfies the windows, also satisfies the cap; O(1).
   * @param work - travel and service of the whole route, minutes
   */
  keepsCap(p: i32, q: i32, travel: f64, work: f64): boolean {
    if (this.level !== CAPPED) return true;
    const most: f64 = this.instance.maxDuration;
    const start: f64 = larger(this.ready[p] + travel, this.waitFree[q]);
    return work <= most && work + start - smaller(this.latest[p] + travel, this.last[q]) <= most;
  }

  /**
   * Whether the route of p with customer `c` between p and its successor q, which satisfies the windows, also satisfies
   * the cap; O(1).
   * @param start - start of service at `c` with the earliest departure from the depot
   * @param into,onward - minutes from p and to q
   */
  keepsCapWith(c: i32, p: i32, q: i32, start: f64, into: f64, onward: f64): boolean {
    if (this.level !== CAPPED) return true;
    const instance = this.instance;
    const r: i32 = this.route[p];
    const most: f64 = instance.maxDuration;
    const service: f64 = instance.service[c];
    const work: f64 = this.work[r] + service + into + onward - this.minutesToNext(p, this.type[r]);
    if (work > most) return false;
    const rest: f64 = service + onward;
    const leave: f64 = smaller(this.latest[p] + into, instance.close[c]) + rest;
    return work + larger(start + rest, this.waitFree[q]) - smaller(leave, this.last[q]) <= most;
  }

  /** Recomputes the schedule of a whole route. */
  reschedule(r: i32): void {
    if (this.level === DETAILED) this.settle(r);
    else if (this.level === SOFT) {
      this.settleWork(r);
      this.scheduleSoft(r);
    } else {
      for (let v: i32 = this.startBase + r; v >= 0; v = this.next[v]) this.touch(v);
      this.settleWork(r);
      this.scheduleForward(this.startBase + r, true);
      this.scheduleBackward(this.endBase + r, true);
    }
  }

  /** Recomputes the travel and service time of a route with a cap; O(route). */
  protected settleWork(r: i32): void {
    if (!this.limited) return;
    const instance = this.instance;
    let work: f64 = instance.timedByDuration ? this.travelOfRoute(r) : this.length[r] * instance.minutes[this.type[r]];
    for (let v: i32 = this.startBase + r; v >= 0; v = this.next[v]) work += instance.service[this.nodeOf[v]];
    this.work[r] = work;
  }

  private travelOfRoute(r: i32): f64 {
    let minutes: f64 = 0;
    for (let v: i32 = this.startBase + r; this.next[v] >= 0; v = this.next[v]) minutes += this.minutesToNext(v, this.type[r]);
    return minutes;
  }

  /** Propagates a change: forwards from `from`, backwards from `to`, until nothing changes any more. */
  protected scheduleChange(r: i32, from: i32, to: i32): void {
    if (this.level === DETAILED) this.settleChange(r, from, this.next[to]);
    else if (this.level === SOFT) this.scheduleLate(r, from);
    else {
      this.scheduleForward(from, false);
      this.scheduleBackward(to, false);
    }
  }

  /** The same for two changes of a route, the second after the first. */
  protected scheduleChanges(r: i32, from: i32, nextFrom: i32, to: i32, nextTo: i32): void {
    if (this.level === DETAILED) this.settleChange(r, from, nextFrom);
    else if (this.level === SOFT) {
      this.scheduleLate(r, from);
      this.scheduleLate(r, nextFrom);
    } else {
      this.scheduleForward(from, false);
      this.scheduleForward(nextFrom, false);
      this.scheduleBackward(to, false);
      this.scheduleBackward(nextTo, false);
    }
  }

  private scheduleForward(from: i32, whole: boolean): void {
    const instance = this.instance;
    const next = this.next;
    const nodeOf = this.nodeOf;
    const prev = this.prev;
    const ready = this.ready;
    const latest = this.latest;
    const open = instance.open;
    const close = instance.close;
    const services = instance.service;
    const type: i32 = this.type[this.route[from]];
    const capped = this.level === CAPPED;
    const before: i32 = prev[from];
    // With the earliest departure from the previous stop, and with the latest departure from the depot.
    let clock: f64 = before < 0 ? 0 : ready[before];
    let late: f64 = before < 0 || !capped ? Infinity : latest[before];
    let travel: f64 = before < 0 ? 0 : this.minutesToNext(before, type);
    for (let v: i32 = from; v >= 0;) {
      const node: i32 = nodeOf[v];
      const service: f64 = services[node];
      clock = larger(clock + travel, open[node]) + service;
      const same = clock === ready[v] && v !== from && !whole;
      if (capped) {
        late = smaller(late + travel, close[node]) + service;
        if (same && late === latest[v]) return;
        this.touch(v);
        latest[v] = late;
      } else {
        if (same) return;
        this.touch(v);
      }
      ready[v] = clock;
      const following: i32 = next[v];
      if (following >= 0) travel = this.minutesToNext(v, type);
      v = following;
    }
  }

  private scheduleBackward(from: i32, whole: boolean): void {
    const instance = this.instance;
    const prev = this.prev;
    const nodeOf = this.nodeOf;
    const last = this.last;
    const waitFree = this.waitFree;
    const open = instance.open;
    const close = instance.close;
    const services = instance.service;
    const type: i32 = this.type[this.route[from]];
    const capped = this.level === CAPPED;
    const behind: i32 = this.next[from];
    let latest: f64 = behind < 0 ? Infinity : last[behind];
    let start: f64 = behind < 0 || !capped ? -Infinity : waitFree[behind];
    let travel: f64 = behind < 0 ? 0 : this.minutesToNext(from, type);
    for (let v: i32 = from; v >= 0;) {
      const node: i32 = nodeOf[v];
      const rest: f64 = services[node] + travel;
      latest = smaller(latest - rest, close[node]);
      const same = latest === last[v] && v !== from && !whole;
      if (capped) {
        start = larger(start - rest, larger(0, open[node]));
        if (same && start === waitFree[v]) return;
        this.touch(v);
        waitFree[v] = start;
      } else {
        if (same) return;
        this.touch(v);
      }
      last[v] = latest;
      v = prev[v];
      if (v >= 0) travel = this.minutesToNext(v, type);
    }
  }

  /** Minutes of lateness at a vertex, from the stored departure. */
  protected lateAt(v: i32): f64 {
    const node: i32 = this.nodeOf[v];
    return larger(0, this.ready[v] - this.instance.service[node] - this.instance.close[node]);
  }

  /** Whether the route departs as early as possible: a cap may require a later departure. */
  private departsEarliest(r: i32): boolean {
    const s: i32 = this.startBase + r;
    const node: i32 = this.nodeOf[s];
    return this.ready[s] - this.instance.service[node] <= larger(0, this.instance.open[node]);
  }

  /** Whether a route with the earliest departure that ends at `finish` takes too long, so that it must depart later. */
  private departsLater(r: i32, finish: f64): boolean {
    return this.limited && finish - larger(0, this.instance.open[this.nodeOf[this.startBase + r]]) > this.instance.maxDuration;
  }

  /**
   * Additional lateness cost of a route with customer `c` between p and q; Infinity if that breaks the cap. O(stops
   * whose times change): waiting absorbs a delay.
   * @param into,onward - minutes from p and to q
   */
  latenessCost(c: i32, r: i32, p: i32, q: i32, into: f64, onward: f64): f64 {
    const instance = this.instance;
    const type: i32 = this.type[r];
    if (this.limited) {
      if (this.work[r] + instance.service[c] + into + onward - this.minutesToNext(p, type) > instance.maxDuration) return Infinity;
      if (!this.departsEarliest(r)) return this.latenessCostByWalk(c, r, p);
    }
    let start: f64 = larger(this.ready[p] + into, instance.open[c]);
    let late: f64 = larger(0, start - instance.close[c]);
    let clock: f64 = start + instance.service[c];
    let travel: f64 = onward;
    let v: i32 = q;
    for (;;) {
      const node: i32 = this.nodeOf[v];
      start = larger(clock + travel, instance.open[node]);
      clock = start + instance.service[node];
      if (clock === this.ready[v]) break;
      late += larger(0, start - instance.close[node]) - this.lateAt(v);
      if (v >= this.endBase) {
        if (this.departsLater(r, clock)) return this.latenessCostByWalk(c, r, p);
        break;
      }
      travel = this.minutesToNext(v, type);
      v = this.next[v];
    }
    return instance.latePenalty * late;
  }

  private latenessCostByWalk(c: i32, r: i32, p: i32): f64 {
    return this.instance.latePenalty * (this.latenessWith(r, this.type[r], p, c) - this.late[r]);
  }

  /**
   * Propagates a change directly before `from` to the stops whose times change; `from` may be new, without lateness.
   */
  private scheduleLate(r: i32, from: i32): void {
    if (this.limited && !this.departsEarliest(r)) {
      this.scheduleSoft(r);
      return;
    }
    const instance = this.instance;
    const type: i32 = this.type[r];
    let clock: f64 = this.ready[this.prev[from]];
    let change: f64 = 0;
    for (let v: i32 = from; ; v = this.next[v]) {
      const node: i32 = this.nodeOf[v];
      const start: f64 = larger(clock + this.minutesToNext(this.prev[v], type), instance.open[node]);
      clock = start + instance.service[node];
      if (clock === this.ready[v] && v !== from) break;
      change += larger(0, start - instance.close[node]) - this.lateAt(v);
      this.touch(v);
      this.ready[v] = clock;
      if (v >= this.endBase) break;
    }
    this.late[r] += change;
    this.cost += instance.latePenalty * change;
    if (this.departsLater(r, this.ready[this.endBase + r]) || !(this.late[r] < Infinity)) this.scheduleSoft(r);
  }

  /**
   * Computes the schedule of least lateness under the cap, for soft windows, of a whole route, and stores the lateness
   * and its cost.
   */
  private scheduleSoft(r: i32): void {
    const instance = this.instance;
    const late = this.latenessWith(r, this.type[r], -1, -1);
    let k: i32 = 0;
    let clock = this.walkedStart;
    for (let v: i32 = this.startBase + r; v >= 0; v = this.next[v]) {
      const node: i32 = this.nodeOf[v];
      clock = larger(clock + this.walkedTravel[k++], instance.open[node]) + instance.service[node];
      this.touch(v);
      this.ready[v] = clock;
    }
    this.cost += instance.latePenalty * (late - this.late[r]);
    this.late[r] = late;
  }

  /** Lists the stops that a route would have with vehicle `type` and customer `c` (or -1) after `p`. */
  private walk(r: i32, type: i32, p: i32, c: i32): i32 {
    const instance = this.instance;
    const e: i32 = this.endBase + r;
    let count: i32 = 0;
    let node: i32 = instance.start[type];
    this.walked[0] = node;
    this.walkedTravel[0] = 0;
    let v: i32 = this.startBase + r;
    while (v !== e) {
      const following: i32 = this.next[v];
      if (v === p && c >= 0) {
        count++;
        this.walked[count] = c;
        this.walkedTravel[count] = instance.travel(type, node, c, instance.distance(node, c));
        node = c;
      }
      v = following;
      const to: i32 = v === e ? instance.end[type] : v;
      count++;
      this.walked[count] = to;
      this.walkedTravel[count] = instance.travel(type, node, to, instance.distance(node, to));
      node = to;
    }
    return count + 1;
  }

  /**
   * Minutes of lateness that a route would have with vehicle `type` and customer `c` (or -1) after `p`; Infinity if it
   * breaks a hard window or the cap. Leaves the stops in `walked` and the departure in `walkedStart`. O(route).
   */
  latenessWith(r: i32, type: i32, p: i32, c: i32): f64 {
    const instance = this.instance;
    const stops = this.walk(r, type, p, c);
    const soft = this.level === SOFT;
    const earliest = larger(0, instance.open[this.walked[0]]);
    let work: f64 = 0;
    let clock: f64 = earliest;
    let latest: f64 = Infinity;
    for (let k: i32 = 0; k < stops; k++) {
      const node: i32 = this.walked[k];
      const travel: f64 = this.walkedTravel[k];
      clock = larger(clock + travel, instance.open[node]);
      work += travel;
      if (!soft && clock > instance.close[node]) return Infinity;
      latest = smaller(latest, instance.close[node] - work);
      clock += instance.service[node];
      work += instance.service[node];
    }
    this.walkedStart = earliest;
    if (work > instance.maxDuration) return Infinity;
    if (!soft) return clock - latest > instance.maxDuration ? Infinity : 0;
    clock = larger(earliest, clock - instance.maxDuration);
    this.walkedStart = clock;
    let late: f64 = 0;
    for (let k: i32 = 0; k < stops; k++) {
      const node: i32 = this.walked[k];
      clock = larger(clock + this.walkedTravel[k], instance.open[node]);
      if (clock > instance.close[node]) late += clock - instance.close[node];
      clock += instance.service[node];
    }
    return late;
  }
}
