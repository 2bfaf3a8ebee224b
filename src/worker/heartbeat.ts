import type { JobDelivery } from '../tasks/ports.js';

/** Milliseconds between two signs of life. */
export const HEARTBEAT_MS = 5_000;

/** Heartbeats of one job. */
export interface Heartbeat {
  /** Ends the beats in `ms` milliseconds: what takes longer is overdue. */
  endBy(ms: number): void;
  /** Takes the end back. */
  goOn(): void;
  stop(): void;
}

/** Extends the lease of a job every five seconds. */
export function createHeartbeat(delivery: JobDelivery): Heartbeat {
  let until = Infinity;
  const timer = setInterval(() => { if (performance.now() < until) delivery.working(); }, HEARTBEAT_MS);
  timer.unref();
  return {
    endBy: (ms) => { until = performance.now() + ms; },
    goOn: () => { until = Infinity; },
    stop: () => clearInterval(timer),
  };
}
