import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';
import { clockFault } from '../tasks/clock.js';
import type { Broker } from '../tasks/ports.js';

const INTERVAL_MS = 5_000;

/**
 * Reports this process's clock skew against the broker's, and logs when it becomes too large and when it is back to
 * normal.
 */
export function watchClock(broker: Pick<Broker, 'clock' | 'onState'>, metrics: Pick<Metrics, 'clockSkew' | 'clockFault'>, log: Logger, intervalMs = INTERVAL_MS): void {
  let wrong = false;
  const look = (): void => {
    metrics.clockSkew.set(broker.clock.skewMs() / 1000);
    const fault = clockFault(broker.clock);
    metrics.clockFault.set(fault === null ? 0 : 1);
    if (fault !== null && !wrong) log.error({ skewMs: broker.clock.skewMs() }, fault);
    if (fault === null && wrong) log.info('the clocks agree again: removal by age resumes');
    wrong = fault !== null;
  };
  look();
  const timer = setInterval(look, intervalMs).unref();
  broker.onState((state) => { if (state === 'closed') clearInterval(timer); });
}
