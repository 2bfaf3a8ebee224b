import { Details, INTERVAL_BREAK } from '../details';
import { larger, smaller } from '../numbers';

/** The break that ends the longest time without one: when it is due. It begins as late as it can. */
export class IntervalBreak {
  /** Longest time without a break, and the minutes of the break that ends it. */
  longest: f64 = Infinity;
  minutes: f64 = 0;
  /** End of the last break, or the departure. */
  since: f64 = 0;
  /** Of the last leg: when the vehicle was ready for service, before it waited, and when the next break was due then. */
  ready: f64 = 0;
  due: f64 = 0;
  /** Minutes of breaks that were due during the last wait. */
  paused: f64 = 0;

  /** Uses the breaks of a type: of several intervals the shortest decides. */
  use(details: Details, type: i32): void {
    this.longest = Infinity;
    for (let k: i32 = details.breakStart[type]; k < details.breakStart[type + 1]; k++) {
      if (details.breakKind[k] !== INTERVAL_BREAK || details.breakFrom[k] >= this.longest) continue;
      this.longest = details.breakFrom[k];
      this.minutes = details.breakMinutes[k];
    }
  }

  /** When the next break must have begun. */
  @inline
  get limit(): f64 {
    return this.since + this.longest;
  }

  /**
   * Whether it is due on the way to a node, and not while waiting there.
   * @param time,arrival - when the vehicle is on its way, and when it arrives without a break
   * @param ready,begin - when it has set up there, and when its service begins then
   */
  @inline
  isDueBefore(time: f64, arrival: f64, ready: f64, begin: f64, service: f64): boolean {
    const limit: f64 = this.limit;
    if (begin + service <= limit || time > limit || !(smaller(limit, arrival) > this.since)) return false;
    return !(limit >= ready && begin > ready);
  }

  /**
   * Waits for service: breaks that are due are taken meanwhile, and the rest of the wait is one if it is long enough.
   * @returns when the vehicle is ready for service: the same time without a break that is due
   */
  @inline
  wait(ready: f64, begin: f64, service: f64): f64 {
    const minutes: f64 = this.minutes;
    let now: f64 = ready;
    this.paused = 0;
    while (begin > now) {
      const limit: f64 = this.limit;
      if (begin - now >= minutes && begin - minutes <= limit) {
        this.since = begin;
        break;
      }
      if (begin + service <= limit || limit < now) break;
      now = smaller(limit, begin) + minutes;
      this.since = now;
      this.paused += minutes;
    }
    return now;
  }

  /**
   * Goes along a leg, with the breaks that are due.
   * @param time - when the vehicle leaves
   * @param minutes,setup - of travel, and of setup at the end
   * @param open - when service can begin there
   * @returns when service begins
   */
  @inline
  go(time: f64, minutes: f64, setup: f64, open: f64, service: f64): f64 {
    let left: f64 = minutes;
    let arrival: f64 = time + left;
    let begin: f64 = larger(arrival + setup, open);
    while (this.isDueBefore(time, arrival, arrival + setup, begin, service)) {
      const at = larger(time, smaller(this.limit, arrival));
      left -= at - time;
      time = at + this.minutes;
      this.since = time;
      arrival = time + left;
      begin = larger(arrival + setup, open);
    }
    const ready: f64 = arrival + setup;
    this.ready = ready;
    this.due = this.limit;
    const rested = this.wait(ready, begin, service);
    return rested === ready ? begin : larger(rested, open);
  }
}
