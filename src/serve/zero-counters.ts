import { ERRORS } from '../errors.js';
import type { Metrics } from '../metrics/metrics.js';
import type { StrategyManifest } from '../strategy/index.js';
import type { RepairAction } from '../tasks/index.js';
import type { DeathReason } from '../worker/index.js';

const DEATHS: Record<DeathReason | 'killed', true> = { killed: true, hung: true, crashed: true, memory: true, protocol: true };
const CALLBACKS = ['delivered', 'failed', 'refused'] as const;
const DROPS = ['malformed', 'unknown', 'aborted'] as const;
const REPAIRS: Record<RepairAction, true> = {
  requeued: true, message_removed: true, reservation_settled: true, reservation_refunded: true, refunded: true,
  history_written: true, callback_unknown: true, record_expired: true, blob_removed: true,
};

/** Shows the refusals of an API process at zero: a counter that first appears at one has no increase to alert on. */
export function zeroApiCounters(metrics: Pick<Metrics, 'httpRefusals'>): void {
  for (const [code, { status }] of Object.entries(ERRORS)) if (status >= 400) metrics.httpRefusals.inc({ code }, 0);
}

/** Shows at zero what should never happen in a worker, and what happens to callbacks. */
export function zeroWorkerCounters(
  metrics: Pick<Metrics, 'solverDeaths' | 'checkFailures' | 'callbacks' | 'reconcilerActions' | 'jobsDropped'>,
  manifests: readonly Pick<StrategyManifest, 'name'>[],
): void {
  for (const { name: strategy } of manifests) {
    metrics.checkFailures.inc({ strategy }, 0);
    for (const reason of Object.keys(DEATHS)) metrics.solverDeaths.inc({ reason, strategy }, 0);
  }
  for (const outcome of CALLBACKS) metrics.callbacks.inc({ outcome }, 0);
  for (const reason of DROPS) metrics.jobsDropped.inc({ reason }, 0);
  for (const action of Object.keys(REPAIRS)) metrics.reconcilerActions.inc({ action }, 0);
}
