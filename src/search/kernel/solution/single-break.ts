import { larger } from '../numbers';

/**
 * The one break of a vehicle, with a window: on a leg, or at its end, where the vehicle may wait for it to begin. A route
 * whose vehicle departs after the break may begin, or which ends before it must, takes none.
 */
export class SingleBreak {
  from: f64 = 0;
  to: f64 = 0;
  minutes: f64 = 0;

  /**
   * The earliest time at which the vehicle is ready at the end of a leg, having taken the break on it; Infinity if it
   * cannot.
   * @param left - when it begins the leg
   * @param leg,setup - minutes of the leg, and those of it that are setup at its end
   */
  @inline
  readyAfter(left: f64, leg: f64, setup: f64): f64 {
    const from: f64 = this.from;
    const to: f64 = this.to;
    const atEnd: f64 = larger(left + leg, from);
    if (atEnd <= to) return atEnd + this.minutes;
    return left <= to ? larger(left + leg, from + setup) + this.minutes : Infinity;
  }
}
