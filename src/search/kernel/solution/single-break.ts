import { larger, smaller } from '../numbers';

/** Absorbs the rounding of sums of minutes. */
const TINY: f64 = 1e-9;

/**
 * The one break of a vehicle, with a window: where a leg has room for it. A route whose vehicle departs after the break
 * may begin, or which ends before it must, takes none.
 */
export class SingleBreak {
  from: f64 = 0;
  to: f64 = 0;
  minutes: f64 = 0;

  /**
   * The earliest time at which the vehicle is ready at the end of a leg, having taken the break on it; Infinity if it
   * cannot.
   * @param lo,hi - when it may begin the leg
   * @param leg,setup - minutes of the leg, and those of it that are setup at its end
   * @param open - until when it may wait there
   */
  @inline
  readyAfter(lo: f64, hi: f64, leg: f64, setup: f64, open: f64): f64 {
    const from: f64 = this.from;
    const to: f64 = this.to;
    let ready: f64 = Infinity;
    const atEnd: f64 = larger(lo, from - leg);
    if (atEnd <= smaller(hi, to - leg) + TINY) ready = atEnd + leg + this.minutes;
    else {
      const onRoad: f64 = larger(lo, from - leg + setup);
      if (onRoad <= smaller(hi, to) + TINY) ready = onRoad + leg + this.minutes;
    }
    const waiting: f64 = larger(lo + leg, from);
    return waiting <= smaller(to, open) ? smaller(ready, waiting + this.minutes) : ready;
  }
}
