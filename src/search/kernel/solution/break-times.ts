import { Details, INTERVAL_BREAK } from '../details';
import { Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { Clock } from './clock';
import { IntervalBreak } from './interval-break';

/** Breaks that a vehicle may have. */
const MOST_BREAKS: i32 = 16;

/**
 * The times of a list of stops with the breaks of a vehicle, from a given departure. Breaks with a window begin as early
 * as they can, or, if that is too late for a stop, as late as they can; those after an interval as late as they can.
 */
export class BreakTimes {
  /** Per stop, after a run: when it is left, and by how much the arrival may be later, see `deriveRoom`. */
  readonly leave: StaticArray<f64>;
  readonly room: StaticArray<f64>;
  private readonly beginning: StaticArray<f64>;
  /** Per stop: by how much breaks that begin between the one before and its service can begin later; Infinity: none does. */
  private readonly pause: StaticArray<f64>;
  private pauses: f64 = Infinity;
  private departure: f64 = 0;
  private latest: f64 = 0;
  private readonly details: Details;
  private readonly clock: Clock;
  private readonly service: StaticArray<f64>;
  private readonly due: StaticArray<boolean> = new StaticArray<boolean>(MOST_BREAKS);
  private readonly taken: StaticArray<boolean> = new StaticArray<boolean>(MOST_BREAKS);
  private from: i32 = 0;
  private to: i32 = 0;
  private asLate: boolean = false;
  private readonly interval: IntervalBreak = new IntervalBreak();
  private time: f64 = 0;

  constructor(instance: Instance, clock: Clock) {
    const stops: i32 = clock.stop.length;
    this.leave = new StaticArray<f64>(stops);
    this.room = new StaticArray<f64>(stops);
    this.beginning = new StaticArray<f64>(stops);
    this.pause = new StaticArray<f64>(stops);
    this.details = instance.details;
    this.clock = clock;
    this.service = instance.service;
  }

  /** Runs from a departure; the results are the clock's. @returns false if a window or a break cannot be kept */
  run(type: i32, departure: f64): boolean {
    const rides = this.clock.rides;
    do {
      if (!this.runOnce(type, departure)) return false;
    } while (rides.count > 0 && rides.delay());
    return !rides.exceeded;
  }

  private runOnce(type: i32, departure: f64): boolean {
    this.departure = departure;
    this.latest = this.details.latest[type];
    this.prepare(type, departure);
    const latest: f64 = this.details.latest[type];
    do {
      this.asLate = false;
      if (this.attempt(departure, latest)) continue;
      this.asLate = true;
      if (!this.attempt(departure, latest)) return false;
    } while (this.dropBreaksBefore(this.clock.end));
    return true;
  }

  private prepare(type: i32, departure: f64): void {
    const details = this.details;
    this.from = details.breakStart[type];
    this.to = details.breakStart[type + 1];
    this.interval.use(details, type);
    for (let k: i32 = this.from; k < this.to; k++) this.due[k - this.from] = details.breakKind[k] !== INTERVAL_BREAK && departure < details.breakFrom[k];
  }

  /** Drops the breaks that a route with this end does not need. @returns whether there are any */
  private dropBreaksBefore(end: f64): boolean {
    let dropped = false;
    for (let k: i32 = this.from; k < this.to; k++) {
      if (!this.due[k - this.from] || end > this.details.breakTo[k]) continue;
      this.due[k - this.from] = false;
      dropped = true;
    }
    return dropped;
  }

  private attempt(departure: f64, latest: f64): boolean {
    const clock = this.clock;
    clock.reset();
    this.time = departure;
    this.interval.since = departure;
    for (let k: i32 = this.from; k < this.to; k++) this.taken[k - this.from] = false;
    for (let k: i32 = 0; k < clock.count; k++) {
      const node: i32 = clock.stop[k];
      this.pauses = Infinity;
      if (k > 0) {
        this.travel(node, clock.travelTo(k, this.time), clock.setup[k]);
        if (!this.wait(node, clock.setup[k])) return false;
      }
      if (!clock.visit(node, this.time)) return false;
      this.beginning[k] = this.time;
      this.pause[k] = this.pauses;
      this.time += this.service[node];
      this.leave[k] = this.time;
      if (this.time > this.interval.limit) return false;
    }
    return clock.finish(this.time, latest) && this.keepsBreaks();
  }

  /**
   * Derives from a run that succeeded by how much each arrival may be later, with the breaks where they are, as far as
   * that is certainly feasible; -1 if breaks begin just before it. For hard windows.
   */
  deriveRoom(): void {
    const clock = this.clock;
    let room = smaller(this.latest - clock.end, this.interval.limit - clock.end);
    for (let k: i32 = this.from; k < this.to; k++) {
      if (this.details.breakKind[k] === INTERVAL_BREAK || this.taken[k - this.from] || this.departure >= this.details.breakFrom[k]) continue;
      room = smaller(room, this.details.breakTo[k] - clock.end);
    }
    for (let k: i32 = clock.count - 1; k >= 0; k--) {
      const begin: f64 = this.beginning[k];
      room = smaller(room, clock.closeAfter(clock.stop[k], begin) - begin);
      const pauses: f64 = this.pause[k];
      if (pauses < Infinity) room = smaller(room, pauses);
      else if (k > 0) room += begin - this.leave[k - 1] - clock.travel[k] - clock.setup[k];
      this.room[k] = pauses < Infinity ? -1 : room;
    }
  }

  /** Whether all breaks that are due were taken. */
  private keepsBreaks(): boolean {
    for (let k: i32 = this.from; k < this.to; k++) {
      if (this.due[k - this.from] && !this.taken[k - this.from] && this.time > this.details.breakTo[k]) return false;
    }
    return true;
  }

  /** Travels to a node, with breaks on the way. */
  private travel(node: i32, minutes: f64, setup: f64): void {
    let left = minutes;
    for (;;) {
      const arrival: f64 = this.time + left;
      const k = this.nextBreak(this.time, arrival, this.leaveAfter(node, arrival + setup));
      const ready: f64 = arrival + setup;
      const rests = this.interval.isDueBefore(this.time, arrival, ready, this.clock.begin(node, ready), this.service[node]);
      const at: f64 = k < 0 ? Infinity : this.startOf(k, this.time, arrival);
      const resting: f64 = rests ? larger(this.time, smaller(this.interval.limit, arrival)) : Infinity;
      if (at === Infinity && resting === Infinity) break;
      const begin = smaller(at, resting);
      left -= begin - this.time;
      this.time = begin;
      if (at <= resting) this.take(k);
      else this.rested();
    }
    this.time += left;
  }

  /** When a node is left by one who is ready at a time. */
  private leaveAfter(node: i32, ready: f64): f64 {
    return this.clock.begin(node, ready) + this.service[node];
  }

  private take(k: i32): void {
    this.pauses = smaller(this.pauses, smaller(this.details.breakTo[k], this.interval.limit) - this.time);
    this.taken[k - this.from] = true;
    this.time += this.details.breakMinutes[k];
    this.interval.since = this.time;
  }

  private rested(): void {
    this.pauses = smaller(this.pauses, this.interval.limit - this.time);
    this.time += this.interval.minutes;
    this.interval.since = this.time;
  }

  /** The first break that is to begin from `from` to `to`, before the next chance after `next`; -1 if there is none. */
  private nextBreak(from: f64, to: f64, next: f64): i32 {
    const details = this.details;
    let found: i32 = -1;
    let least: f64 = Infinity;
    for (let k: i32 = this.from; k < this.to; k++) {
      if (!this.due[k - this.from] || this.taken[k - this.from]) continue;
      if (details.breakFrom[k] > to || details.breakTo[k] < from || (this.asLate && next <= details.breakTo[k])) continue;
      const at = this.startOf(k, from, to);
      if (at >= least) continue;
      least = at;
      found = k;
    }
    return found;
  }

  private startOf(k: i32, from: f64, to: f64): f64 {
    return this.asLate ? smaller(this.details.breakTo[k], to) : larger(this.details.breakFrom[k], from);
  }

  /** Sets up at a node and waits for its window and for breaks that it would miss; the time is then the start of service. */
  private wait(node: i32, setup: f64): boolean {
    const clock = this.clock;
    for (let k = this.nextMissed(this.time + setup); k >= 0; k = this.nextMissed(this.time + setup)) if (!this.awaitBreak(k)) return false;
    let ready: f64 = this.time + setup;
    let begin = clock.begin(node, ready);
    let waited: f64 = 0;
    for (let k = this.nextBreak(ready, begin, begin + this.service[node]); k >= 0 && begin > ready; k = this.nextBreak(ready, begin, begin + this.service[node])) {
      const at = this.startOf(k, ready, begin);
      waited += at - ready;
      this.time = at;
      this.take(k);
      ready = this.time;
      begin = clock.begin(node, ready);
    }
    if (this.interval.longest < Infinity) {
      const since: f64 = this.interval.since;
      const rested: f64 = this.interval.wait(ready, begin, this.service[node]);
      if (this.interval.since !== since) this.pauses = 0;
      if (rested !== ready) {
        waited += rested - this.interval.paused - ready;
        ready = rested;
        begin = clock.begin(node, ready);
      }
    }
    clock.waits += waited + begin - ready;
    this.time = begin;
    for (let k = this.nextMissed(begin + this.service[node]); k >= 0; k = this.nextMissed(begin + this.service[node])) {
      if (!this.awaitBreak(k)) return false;
      begin = clock.begin(node, this.time);
      clock.waits += begin - this.time;
      this.time = begin;
    }
    return true;
  }

  /** The first break that can still begin, but not after setup or service that ends at a time; -1 if there is none. */
  private nextMissed(end: f64): i32 {
    const details = this.details;
    let found: i32 = -1;
    let least: f64 = Infinity;
    for (let k: i32 = this.from; k < this.to; k++) {
      if (!this.due[k - this.from] || this.taken[k - this.from] || details.breakTo[k] >= end || details.breakTo[k] < this.time) continue;
      const at = larger(details.breakFrom[k], this.time);
      if (at >= least) continue;
      least = at;
      found = k;
    }
    return found;
  }

  /** Waits for a break to begin, after one by interval if that is due meanwhile, and takes it. @returns false if it cannot */
  private awaitBreak(k: i32): boolean {
    const from: f64 = this.details.breakFrom[k];
    if (larger(from, this.time) > this.interval.limit && this.time > this.interval.since) this.rested();
    const at = larger(from, this.time);
    if (at > smaller(this.details.breakTo[k], this.interval.limit)) return false;
    this.clock.waits += at - this.time;
    this.time = at;
    this.take(k);
    return true;
  }
}
