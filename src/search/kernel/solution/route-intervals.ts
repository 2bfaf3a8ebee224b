import { INTERVAL_BREAK } from '../details';
import { DETAILED, Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { IntervalBreak } from './interval-break';
import { RouteBreaks } from './route-breaks';

/** Absorbs the rounding of sums of minutes. */
const TINY: f64 = 1e-9;

/** How a vehicle waits for service: without a break, long enough for one, or with one that is due meanwhile. */
const WAITS: u8 = 0;
const RESTS: u8 = 1;
const BREAKS: u8 = 2;

/**
 * Routes of vehicles that only have breaks after an interval, with one hard window per stop. Their schedule departs as early as
 * possible and takes breaks as late as possible; it is derived when it is asked for. It tells how much later each service may
 * begin, and how much earlier the break before it may end, so that an insertion is judged by its two legs.
 */
export class RouteIntervals extends RouteBreaks {
  /** Per type: whether it has breaks after an interval only, and its durations are the same at all times. */
  private readonly spaced: StaticArray<boolean>;
  /** Per slot: whether its stored schedule is one of these. */
  private readonly bySpacing: StaticArray<boolean>;
  private readonly interval: IntervalBreak = new IntervalBreak();
  /** Per vertex: when its service begins and when the last break before that ended, or the route departed. */
  private readonly beganAt: StaticArray<f64>;
  private readonly sinceAt: StaticArray<f64>;
  /** Per vertex: by how much its service may begin later; and the same and by how much that break may have ended earlier, together. */
  private readonly roomLater: StaticArray<f64>;
  private readonly roomBoth: StaticArray<f64>;
  /** Per vertex: how its vehicle waits before, and what that allows. */
  private readonly waiting: StaticArray<u8>;
  private readonly waitLater: StaticArray<f64>;
  private readonly waitBoth: StaticArray<f64>;

  constructor(instance: Instance) {
    super(instance);
    const details = instance.details;
    const types: i32 = instance.level === DETAILED && details.breakKind.length > 0 ? instance.types : 0;
    const spaced = new StaticArray<boolean>(types);
    let any = false;
    for (let type: i32 = 0; type < types; type++) {
      let intervals: i32 = 0;
      const breaks: i32 = details.breakStart[type + 1] - details.breakStart[type];
      for (let k: i32 = details.breakStart[type]; k < details.breakStart[type + 1]; k++) if (details.breakKind[k] === INTERVAL_BREAK) intervals++;
      spaced[type] = breaks > 0 && intervals === breaks && details.earliest[type] > -Infinity && details.gapStart.length === 0 && details.maxRide.length === 0 && !details.hasTraffic(type);
      if (spaced[type]) any = true;
    }
    const vertices: i32 = any ? instance.nodes + 2 * instance.slots : 0;
    this.spaced = spaced;
    this.bySpacing = new StaticArray<boolean>(any ? instance.slots : 0);
    this.beganAt = new StaticArray<f64>(vertices);
    this.sinceAt = new StaticArray<f64>(vertices);
    this.roomLater = new StaticArray<f64>(vertices);
    this.roomBoth = new StaticArray<f64>(vertices);
    this.waiting = new StaticArray<u8>(vertices);
    this.waitLater = new StaticArray<f64>(vertices);
    this.waitBoth = new StaticArray<f64>(vertices);
  }

  protected isScheduled(r: i32): boolean {
    if (this.scheduled[r]) return true;
    const type: i32 = this.type[r];
    if (!this.spaced[type]) return super.isScheduled(r);
    const spaced = this.schedule(r, type);
    this.bySpacing[r] = spaced;
    if (!spaced) return super.isScheduled(r);
    this.deriveRooms(r, type);
    this.scheduled[r] = true;
    return true;
  }

  protected delaysLittle(c: i32, p: i32, q: i32, into: f64, rest: f64): boolean {
    const r: i32 = this.route[p];
    return this.spaced[this.type[r]] && this.bySpacing[r] ? this.keepsIntervals(c, p, q, into, rest) : super.delaysLittle(c, p, q, into, rest);
  }

  /** Derives the earliest schedule of a route. @returns false if it does not keep a window or an interval */
  private schedule(r: i32, type: i32): boolean {
    const instance = this.instance;
    const interval = this.interval;
    const next = this.next;
    const nodeOf = this.nodeOf;
    const opens = instance.open;
    const closes = instance.close;
    const services = instance.service;
    interval.use(this.details, type);
    let from: i32 = -1;
    let time: f64 = 0;
    for (let v: i32 = this.startBase + r; v >= 0; v = next[v]) {
      const node: i32 = nodeOf[v];
      const open: f64 = opens[node];
      const service: f64 = services[node];
      let begin: f64 = 0;
      if (from < 0) {
        begin = larger(larger(this.details.earliest[type], this.releaseOf[r]), open);
        interval.since = begin;
      } else {
        const setup: f64 = this.setupBetween(from, node);
        begin = interval.go(time, this.legMinutes[v] - setup, setup, open, service);
        this.noteWait(v, begin, open);
      }
      if (begin > closes[node]) return false;
      time = begin + service;
      if (time > interval.limit) return false;
      this.beganAt[v] = begin;
      this.sinceAt[v] = interval.since;
      from = node;
    }
    return time <= this.details.latest[type];
  }

  /** Notes how the vehicle waits before a vertex, and what that allows by itself. */
  @inline
  private noteWait(v: i32, begin: f64, open: f64): void {
    const interval = this.interval;
    const ready: f64 = interval.ready;
    const due: f64 = interval.due;
    if (interval.limit === due) {
      this.waiting[v] = WAITS;
      this.waitLater[v] = begin - ready;
    } else if (interval.paused === 0) {
      this.waiting[v] = RESTS;
      this.waitLater[v] = begin - ready - interval.minutes;
      this.waitBoth[v] = due - begin + interval.minutes;
    } else {
      // It must still wait, and for as long as until the break is due; what follows several breaks is not known without a walk.
      this.waiting[v] = BREAKS;
      this.waitLater[v] = interval.paused === interval.minutes && interval.since < begin ? open - ready - TINY : -1;
      this.waitBoth[v] = due - ready;
    }
  }

  private deriveRooms(r: i32, type: i32): void {
    const prev = this.prev;
    const nodeOf = this.nodeOf;
    const closes = this.instance.close;
    const services = this.instance.service;
    const longest: f64 = this.interval.longest;
    const e: i32 = this.endBase + r;
    let later: f64 = this.details.latest[type] - this.beganAt[e] - services[nodeOf[e]];
    let both: f64 = Infinity;
    for (let v: i32 = e; v >= 0; v = prev[v]) {
      const node: i32 = nodeOf[v];
      const begin: f64 = this.beganAt[v];
      later = smaller(later, closes[node] - begin);
      both = smaller(both, this.sinceAt[v] + longest - begin - services[node]);
      this.roomLater[v] = later;
      this.roomBoth[v] = both;
      const waiting: u8 = this.waiting[v];
      if (waiting === WAITS) later += this.waitLater[v];
      else {
        later = this.waitLater[v];
        both = waiting === RESTS ? this.waitBoth[v] : smaller(both, this.waitBoth[v]);
      }
    }
  }

  /**
   * Whether customer `c` between `p` and `q` certainly leaves the stored schedule with the same breaks feasible; O(1). A vehicle
   * that is later by no more than allowed, and whose last break ended so much earlier, takes its breaks on the same legs.
   */
  private keepsIntervals(c: i32, p: i32, q: i32, into: f64, rest: f64): boolean {
    const instance = this.instance;
    const interval = this.interval;
    const a: i32 = this.nodeOf[p];
    const b: i32 = this.nodeOf[q];
    const service: f64 = instance.service[c];
    interval.use(this.details, this.type[this.route[p]]);
    interval.since = this.sinceAt[p];
    const setup: f64 = this.setupBetween(a, c);
    const begin = interval.go(this.beganAt[p] + instance.service[a], into - setup, setup, instance.open[c], service);
    const leave: f64 = begin + service;
    if (begin > instance.close[c] || leave > interval.limit) return false;
    const onward: f64 = this.setupBetween(c, b);
    const then = interval.go(leave, rest - service - onward, onward, instance.open[b], instance.service[b]);
    const delay = larger(0, then - this.beganAt[q]);
    return delay <= this.roomLater[q] && delay + larger(0, this.sinceAt[q] - interval.since) <= this.roomBoth[q];
  }
}
