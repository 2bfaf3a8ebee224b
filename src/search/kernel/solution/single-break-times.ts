import { Details } from '../details';
import { Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { Clock } from './clock';
import { SingleBreak } from './single-break';

/**
 * The shortest duration of a list of stops with one break in its window, for hard windows. Of several windows of a stop,
 * the one in which its service begins if the last stop is left as early as possible.
 */
export class SingleBreakTimes {
  private readonly rest: SingleBreak = new SingleBreak();
  private readonly clock: Clock;
  private readonly opens: StaticArray<f64>;
  private readonly closes: StaticArray<f64>;
  private readonly service: StaticArray<f64>;
  private readonly gaps: boolean;
  /** Per stop: its window. */
  private readonly open: StaticArray<f64>;
  private readonly close: StaticArray<f64>;
  /** Per stop, with several windows: the start of service before the break, and after it. */
  private readonly before: StaticArray<f64>;
  private readonly after: StaticArray<f64>;
  /** Per stop: its latest start of service, and the earliest one without waiting from there on. */
  private readonly last: StaticArray<f64>;
  private readonly waitFree: StaticArray<f64>;
  /** Result: when the last stop is left at the earliest without the break; Infinity if that is later than the break may begin. */
  endWithout: f64 = Infinity;
  /** The best so far: minutes of the break and of waiting, the leg, and when it begins and the route departs then. */
  private least: f64 = Infinity;
  private leg: i32 = 0;
  private left: f64 = 0;
  private departure: f64 = 0;

  constructor(instance: Instance, clock: Clock) {
    const stops: i32 = clock.stop.length;
    this.clock = clock;
    this.opens = clock.open;
    this.closes = instance.close;
    this.service = instance.service;
    this.gaps = instance.details.gapStart.length > 0;
    this.open = new StaticArray<f64>(stops);
    this.close = new StaticArray<f64>(stops);
    const withGaps: i32 = instance.details.gapStart.length > 0 ? stops : 0;
    this.before = new StaticArray<f64>(withGaps);
    this.after = new StaticArray<f64>(withGaps);
    this.last = new StaticArray<f64>(stops);
    this.waitFree = new StaticArray<f64>(stops);
  }

  /**
   * @param k - index of the break, which is taken
   * @param first,until - when the first stop is begun at the earliest, and the last one left at the latest
   * @returns Infinity if the break fits nowhere; O(stops)
   */
  shortest(details: Details, k: i32, first: f64, until: f64): f64 {
    const clock = this.clock;
    const rest = this.rest;
    rest.from = details.breakFrom[k];
    rest.to = details.breakTo[k];
    rest.minutes = details.breakMinutes[k];
    this.endWithout = Infinity;
    for (let i: i32 = 0; i < clock.count; i++) {
      this.open[i] = this.opens[clock.stop[i]];
      this.close[i] = this.closes[clock.stop[i]];
    }
    if (this.gaps) this.chooseWindows(first);
    const work = this.deriveBackwards(until);
    if (work === Infinity) return Infinity;
    let ready: f64 = first;
    let latest: f64 = Infinity;
    let busy: f64 = 0;
    this.least = Infinity;
    for (let i: i32 = 0; i < clock.count; i++) {
      const service: f64 = this.service[clock.stop[i]];
      if (i > 0) {
        const leg: f64 = clock.travel[i] + clock.setup[i];
        const before = this.least;
        this.tryLeg(i, ready, latest, leg);
        if (this.least < before) this.departure = smaller(this.left, latest) - busy;
        ready += leg;
        latest += leg;
        busy += leg;
      }
      ready = larger(ready, this.open[i]);
      if (ready > this.close[i]) break;
      ready += service;
      latest = smaller(latest, this.close[i]) + service;
      busy += service;
      if (ready > rest.to) break;
      if (!this.gaps && i === clock.count - 1) this.endWithout = ready;
    }
    if (!(this.least < Infinity)) return Infinity;
    return this.gaps ? this.durationFrom(until) : this.least + work;
  }

  /** The duration from the best departure with the break on the best leg, where several windows of a stop may matter. */
  private durationFrom(until: f64): f64 {
    const clock = this.clock;
    const rest = this.rest;
    if (this.departure >= rest.from) return Infinity;
    let time: f64 = this.departure;
    for (let i: i32 = 0; i < clock.count; i++) {
      const node: i32 = clock.stop[i];
      if (i > 0) {
        const leg: f64 = clock.travel[i] + clock.setup[i];
        time = i === this.leg ? rest.readyAfter(time, leg, clock.setup[i]) : time + leg;
      }
      time = clock.begin(node, time);
      if (time > this.closes[node]) return Infinity;
      time += this.service[node];
    }
    return time > until ? Infinity : time - this.departure;
  }

  /** Chooses the windows of the earliest end with the break taken. */
  private chooseWindows(first: f64): void {
    const clock = this.clock;
    const rest = this.rest;
    let unrested: f64 = first;
    let rested: f64 = Infinity;
    let legOfBreak: i32 = 0;
    for (let i: i32 = 0; i < clock.count; i++) {
      const node: i32 = clock.stop[i];
      if (i > 0) {
        const leg: f64 = clock.travel[i] + clock.setup[i];
        const taken = rest.readyAfter(unrested, leg, clock.setup[i]);
        unrested += leg;
        rested += leg;
        if (taken < rested) {
          rested = taken;
          legOfBreak = i;
        }
      }
      const close: f64 = this.closes[node];
      const service: f64 = this.service[node];
      unrested = clock.begin(node, unrested);
      rested = clock.begin(node, rested);
      this.before[i] = unrested;
      this.after[i] = rested;
      unrested = unrested > close ? Infinity : unrested + service;
      rested = rested > close ? Infinity : rested + service;
    }
    this.endWithout = unrested;
    for (let i: i32 = 0; i < clock.count; i++) {
      const begin: f64 = i < legOfBreak ? this.before[i] : this.after[i];
      this.open[i] = clock.openBefore(clock.stop[i], begin);
      this.close[i] = clock.closeAfter(clock.stop[i], begin);
    }
  }

  /** @returns minutes without waiting and the break; Infinity if a stop opens too late for those after it */
  private deriveBackwards(until: f64): f64 {
    const clock = this.clock;
    let last: f64 = until;
    let waitFree: f64 = -Infinity;
    let work: f64 = 0;
    for (let i: i32 = clock.count - 1; i >= 0; i--) {
      const service: f64 = this.service[clock.stop[i]];
      last = smaller(last - service, this.close[i]);
      if (this.open[i] > last) return Infinity;
      waitFree = larger(waitFree - service, this.open[i]);
      this.last[i] = last;
      this.waitFree[i] = waitFree;
      const leg: f64 = i > 0 ? clock.travel[i] + clock.setup[i] : 0;
      work += service + leg;
      last -= leg;
      waitFree -= leg;
    }
    return work;
  }

  /**
   * Tries the break on the leg to stop `i`: on the road, right before service, and while waiting there for the stop to open
   * or for the break.
   * @param ready,latest - when the stop before is left at the earliest, and at the latest without waiting before
   */
  private tryLeg(i: i32, ready: f64, latest: f64, leg: f64): void {
    const rest = this.rest;
    const setup: f64 = this.clock.setup[i];
    const end: f64 = this.last[i];
    const hi = larger(ready, latest);
    const until = smaller(hi, end - leg - rest.minutes);
    this.trySpan(larger(ready, rest.from - leg + setup), smaller(rest.to, until), latest, leg, i);
    if (setup > 0) {
      this.trySpan(larger(ready, rest.from - leg), smaller(rest.to - leg, until), latest, leg, i);
      const rested: f64 = larger(this.open[i], rest.from + rest.minutes + setup);
      if (rested <= end && rest.from - leg + setup > hi) this.tryAt(hi, rested, latest, leg, i);
    }
    const open: f64 = this.open[i];
    const by: f64 = smaller(rest.to, end - rest.minutes);
    if (rest.from > by || ready + leg > by) return;
    const last: f64 = smaller(hi, by - leg);
    this.tryAt(last, larger(open, larger(last + leg, rest.from) + rest.minutes), latest, leg, i);
    const sooner: f64 = larger(ready, smaller(last, larger(open - rest.minutes, rest.from) - leg));
    this.tryAt(sooner, larger(open, larger(sooner + leg, rest.from) + rest.minutes), latest, leg, i);
  }

  /** Tries the best time within a span at which the stop before is left. */
  private trySpan(from: f64, to: f64, latest: f64, leg: f64, i: i32): void {
    if (from > to) return;
    const onward: f64 = leg + this.rest.minutes;
    const left: f64 = larger(from, smaller(to, this.waitFree[i] - onward));
    this.tryAt(left, left + onward, latest, leg, i);
  }

  /** Tries a time at which the stop before is left, after which the vehicle is ready for service at another. */
  private tryAt(left: f64, ready: f64, latest: f64, leg: f64, i: i32): void {
    const minutes: f64 = larger(0, left - latest) + ready - left - leg + larger(0, this.waitFree[i] - ready);
    if (minutes >= this.least) return;
    this.least = minutes;
    this.leg = i;
    this.left = left;
  }
}
