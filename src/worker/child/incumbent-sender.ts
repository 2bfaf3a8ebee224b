import type { Incumbent } from '../../strategy/run.js';
import { FRAME, encodeIncumbent } from '../frames.js';
import { sendFrame } from './pipe.js';

/** Frames that may go out at once; one more is earned per interval. */
const BURST = 10;
const INTERVAL_MS = 50;

/**
 * Sends incumbents up, not more often than a supervisor wants to read: between two frames only the newest is kept, and
 * it goes out with the next call of `flush`, which the strategy makes whenever it looks at the clock.
 */
export class IncumbentSender {
  private readonly send: typeof sendFrame;
  private readonly now: () => number;
  private credit = BURST;
  private earnedAt: number;
  private pending: Uint8Array | null = null;

  constructor(send: typeof sendFrame = sendFrame, now: () => number = () => performance.now()) {
    this.send = send;
    this.now = now;
    this.earnedAt = now();
  }

  /** @throws TypeError when the routes are not lists of node numbers by a vehicle type. */
  offer(incumbent: Incumbent): void {
    this.pending = encodeIncumbent({ cost: incumbent.cost, seconds: incumbent.elapsedMs / 1000, routes: incumbent.routes });
    this.flush();
  }

  /** Sends what is pending when its time has come; cheap when nothing is. */
  flush(): void {
    if (this.pending === null) return;
    const now = this.now();
    const earned = Math.floor((now - this.earnedAt) / INTERVAL_MS);
    if (earned > 0) {
      this.credit = Math.min(BURST, this.credit + earned);
      this.earnedAt += earned * INTERVAL_MS;
    }
    if (this.credit < 1) return;
    this.credit--;
    this.finish();
  }

  /** Sends what is pending, whatever its time. */
  finish(): void {
    if (this.pending === null) return;
    this.send(FRAME.incumbent, this.pending);
    this.pending = null;
  }
}
