import { WINDOW_BREAK } from '../details';
import { DETAILED, Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { RouteDetails } from './route-details';
import { SingleBreak } from './single-break';

/** Absorbs the rounding of sums of minutes. */
const TINY: f64 = 1e-9;

/** Whether an insertion leaves a route with a schedule that has its breaks. */
export const FAILS: i32 = 0;
export const FITS: i32 = 1;
/** Only the timetable can tell. */
export const UNCERTAIN: i32 = 2;

/**
 * What breaks add to the times of routes. Of vehicles with one break with a window: per vertex, the times with the break
 * taken and with the break yet to be taken, so that an insertion is judged in O(1). Of others, where any feasible
 * schedule is as good as another: one for each route, and an insertion that delays the rest by no more than it allows is
 * feasible. Not logged, but derived again.
 */
export class RouteBreaks extends RouteDetails {
  /** Per slot: whether the schedule is that of its stops. */
  protected readonly scheduled: StaticArray<boolean>;
  /** Per slot: minutes of the breaks that are due whenever the route departs. */
  protected readonly restOf: StaticArray<f64>;
  /** Whether any vehicle has breaks. */
  protected readonly hasBreaks: boolean;
  /** Per type: whether its vehicles have one break, with a window; and whether stops have one window each, too. */
  protected readonly single: StaticArray<boolean>;
  protected readonly exact: StaticArray<boolean>;
  /** Per vertex: when it is left, and by how much the arrival may be later; -1 if a break is taken before it. */
  private readonly leaveAt: StaticArray<f64>;
  private readonly roomAt: StaticArray<f64>;
  /**
   * Per vertex, with a single break: when it is left at the earliest with the break yet to be taken, and with the break
   * taken; Infinity if it cannot be.
   */
  private readonly unrested: StaticArray<f64>;
  private readonly rested: StaticArray<f64>;
  /** Per vertex: its latest start of service with the break taken, and with the break yet to be taken. */
  private readonly lastRested: StaticArray<f64>;
  private readonly lastUnrested: StaticArray<f64>;
  private readonly rest: SingleBreak = new SingleBreak();

  constructor(instance: Instance) {
    super(instance);
    const details = instance.details;
    const breaks = instance.level === DETAILED && details.breakKind.length > 0;
    const vertices: i32 = breaks ? instance.nodes + 2 * instance.slots : 0;
    this.hasBreaks = breaks;
    this.scheduled = new StaticArray<boolean>(breaks ? instance.slots : 0);
    this.restOf = new StaticArray<f64>(breaks ? instance.slots : 0);
    this.single = new StaticArray<boolean>(breaks ? instance.types : 0);
    this.exact = new StaticArray<boolean>(breaks ? instance.types : 0);
    this.leaveAt = new StaticArray<f64>(vertices);
    this.roomAt = new StaticArray<f64>(vertices);
    this.unrested = new StaticArray<f64>(vertices);
    this.rested = new StaticArray<f64>(vertices);
    this.lastRested = new StaticArray<f64>(vertices);
    this.lastUnrested = new StaticArray<f64>(vertices);
    for (let type: i32 = 0; type < this.single.length; type++) {
      const k: i32 = details.breakStart[type];
      this.single[type] = details.breakStart[type + 1] === k + 1 && details.breakKind[k] === WINDOW_BREAK && !details.hasTraffic(type);
      this.exact[type] = this.single[type] && !this.gaps;
    }
  }

  protected lastWithoutBreaks(v: i32): f64 {
    const r: i32 = this.route[v];
    return this.hasBreaks && this.single[this.type[r]] ? this.lastRested[v] : this.last[v];
  }

  protected derive(r: i32, p: i32, q: i32): void {
    const before: f64 = q >= 0 ? this.workTo[q] : 0;
    super.derive(r, p, q);
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
    if (!this.single[type]) return;
    this.useBreak(from);
    let since: i32 = q;
    if (q >= 0 && smaller(before, this.workTo[q]) - this.instance.service[this.nodeOf[q]] < this.rest.minutes) {
      // The latest times also depend on the work before, as long as it is shorter than the break.
      for (let v: i32 = q; v >= 0; v = this.next[v]) this.last[v] = this.lastRested[v];
      since = -1;
    }
    if (this.simple && this.plain) {
      this.deriveRested(true, r, type, p);
      this.deriveLast(true, r, since);
    } else {
      this.deriveRested(false, r, type, p);
      this.deriveLast(false, r, since);
    }
  }

  private useBreak(k: i32): void {
    const details = this.details;
    this.rest.from = details.breakFrom[k];
    this.rest.to = details.breakTo[k];
    this.rest.minutes = details.breakMinutes[k];
  }

  /** Minutes of a leg that are setup. */
  @inline
  private setupOf(a: i32, b: i32): f64 {
    return this.setups ? this.setupBetween(a, b) : 0;
  }

  @inline
  private hardClose(node: i32): f64 {
    return this.details.lateCost[node] === 0 ? this.instance.close[node] : Infinity;
  }

  /**
   * Derives the earliest times with the break taken and yet to be taken; exact with one hard window per stop.
   * @param simple - a constant: whether stops have no setups and one hard window each
   */
  @inline
  private deriveRested(simple: boolean, r: i32, type: i32, p: i32): void {
    const rest = this.rest;
    const next = this.next;
    const nodeOf = this.nodeOf;
    const legMinutes = this.legMinutes;
    const services = this.instance.service;
    const opens = this.instance.open;
    const closes = this.instance.close;
    const ready = this.ready;
    const unrested = this.unrested;
    const rested = this.rested;
    let first: i32 = p;
    let free: f64 = 0;
    let done: f64 = 0;
    if (p < 0) {
      first = this.startBase + r;
      const node: i32 = nodeOf[first];
      const departure: f64 = ready[first] - services[node];
      const later = this.beginAt(node, larger(departure, rest.from));
      free = rest.from > departure ? ready[first] : Infinity;
      done = later <= this.hardClose(node) ? later + services[node] : Infinity;
      unrested[first] = free;
      rested[first] = done;
    } else {
      free = unrested[p];
      done = rested[p];
    }
    let from: i32 = nodeOf[first];
    for (let v: i32 = next[first]; v >= 0; v = next[v]) {
      const node: i32 = nodeOf[v];
      const leg: f64 = legMinutes[v];
      const service: f64 = services[node];
      const close: f64 = simple ? closes[node] : this.hardClose(node);
      done = smaller(done + leg, rest.readyAfter(free, leg, simple ? 0 : this.setupOf(from, node)));
      done = simple ? larger(done, opens[node]) : this.beginAt(node, done);
      done = done <= close ? done + service : Infinity;
      const leave: f64 = ready[v];
      free = free < Infinity && leave <= rest.to && leave - service <= close ? leave : Infinity;
      rested[v] = done;
      unrested[v] = free;
      ready[v] = smaller(free, done);
      from = node;
    }
    const end: f64 = smaller(free, done);
    this.onTime = this.onTime && end < Infinity && end <= this.details.latest[type];
  }

  /**
   * Derives the latest starts of service with the break taken and yet to be taken.
   * @param simple - a constant, as in `deriveRested`
   */
  @inline
  private deriveLast(simple: boolean, r: i32, q: i32): void {
    const rest = this.rest;
    const prev = this.prev;
    const nodeOf = this.nodeOf;
    const legMinutes = this.legMinutes;
    const services = this.instance.service;
    const opens = this.instance.open;
    const closes = this.instance.close;
    const workTo = this.workTo;
    const lasts = this.last;
    const lastRested = this.lastRested;
    const lastUnrested = this.lastUnrested;
    const minutes: f64 = rest.minutes;
    const e: i32 = this.endBase + r;
    let last: f64 = Infinity;
    let hi: f64 = -Infinity;
    let to: i32 = -1;
    let leg: f64 = 0;
    let first: i32 = e;
    if (q >= 0) {
      first = prev[q];
      to = nodeOf[q];
      last = lastRested[q];
      hi = lastUnrested[q];
      leg = legMinutes[q];
    }
    for (let v: i32 = first; v >= 0; v = prev[v]) {
      const node: i32 = nodeOf[v];
      const service: f64 = services[node];
      if (to < 0) hi = smaller(lasts[e], rest.to - service);
      else {
        const setup: f64 = simple ? 0 : this.setupOf(node, to);
        // The break is taken later, at the end of the leg, or on it.
        let until: f64 = hi - leg;
        if (rest.from + minutes <= last) until = larger(until, smaller(rest.to, last - minutes) - leg);
        if (rest.from + minutes + setup <= last) until = larger(until, smaller(rest.to, last - leg - minutes));
        hi = smaller(until - service, simple ? closes[node] : this.hardClose(node));
        if (hi < opens[node]) hi = -Infinity;
      }
      last = lasts[v];
      lastRested[v] = last;
      lastUnrested[v] = hi;
      // Only after the break, or after a departure for which it is not due.
      const since: f64 = rest.from + smaller(minutes, workTo[v] - service) - TINY;
      if (since > last) lasts[v] = hi;
      else if (hi > last) lasts[v] = hi;
      to = node;
      leg = legMinutes[v];
    }
  }

  /**
   * Whether customer `c` between `p` and `q` leaves the break of route `r` feasible, whose vehicle has a single one; O(1).
   * FAILS is certain; the others are with one hard window per stop.
   * @param into,rest - minutes from p until service at c, and from then until service at q
   */
  protected judgeSingleBreak(r: i32, c: i32, p: i32, q: i32, into: f64, rest: f64): i32 {
    const single = this.rest;
    this.useBreak(this.details.breakStart[this.type[r]]);
    const close = this.hardClose(c);
    const service: f64 = this.instance.service[c];
    const free: f64 = this.unrested[p];
    let ready: f64 = this.rested[p] + into;
    ready = smaller(ready, single.readyAfter(free, into, this.setupOf(this.nodeOf[p], c)));
    const begin = this.beginAt(c, ready);
    if (begin <= close && begin + rest <= this.lastRested[q]) return FITS;
    if (!(free < Infinity)) return FAILS;
    const start = this.beginAt(c, free + into);
    if (start > close) return FAILS;
    const left: f64 = start + service;
    const onward: f64 = rest - service;
    return left + onward <= this.lastUnrested[q] || single.readyAfter(left, onward, this.setupOf(c, this.nodeOf[q])) <= this.lastRested[q] ? FITS : FAILS;
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
