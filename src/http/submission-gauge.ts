import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';
import { SUBMISSION_STREAMS } from '../tasks/unavailable.js';
import type { Broker } from '../tasks/ports.js';
import type { BusyGate } from '../tasks/busy.js';

export interface SubmissionGaugeDeps {
  readonly broker: Pick<Broker, 'state' | 'onState' | 'writes'>;
  readonly busy: Pick<BusyGate, 'storeRefusal'>;
  readonly metrics: Pick<Metrics, 'submissionsPossible'>;
  readonly logger: Logger;
}

/** The fill of the store, unlike the rest, tells of no change. */
const EVERY_MS = 5_000;

/**
 * Shows whether submissions are possible: the broker can be reached, the streams that they need take writes, and the
 * store is not nearly full. Whether too many tasks wait is another matter.
 */
export function followSubmissions({ broker, busy, metrics, logger }: SubmissionGaugeDeps): { stop(): void } {
  const show = (): void => {
    busy.storeRefusal().then(
      (refusal) => metrics.submissionsPossible.set(refusal === null && broker.state() === 'connected' ? 1 : 0),
      (error: unknown) => logger.error({ err: error }, 'cannot determine whether submissions are possible'),
    );
  };
  broker.onState(show);
  const forget = broker.writes.onChange(show);
  const timer = setInterval(show, EVERY_MS);
  timer.unref();
  broker.writes.watch(SUBMISSION_STREAMS);
  show();
  return { stop: () => { clearInterval(timer); forget(); } };
}
