import { OPERATIONS as CENTER_OPERATIONS } from '#generated/account/operations.js';
import { OPERATIONS } from '#generated/operations.js';
import { ERRORS } from '#generated/errors.js';
import { BOUND_METHODS, SIZE_CLASSES, type Metrics } from '../metrics/metrics.js';
import { SEARCH_VARIANTS } from '../model/variants.js';
import { poolsOf } from '../strategy/selection.js';
import type { Feature, StrategyManifest } from '../strategy/contract.js';
import type { Access, ApiVersion } from '../tasks/record.js';
import type { RepairAction } from '../tasks/repairs.js';
import { SHADOW_OUTCOMES } from '../worker/shadow.js';
import type { DeathReason } from '../worker/solving-child.js';

type Manifest = Pick<StrategyManifest, 'name' | 'pool'>;

/** Paths outside the contracts, with the statuses to expect; `unknown` stands for calls that could not be routed. */
const OTHER_OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  health: ['200', '503'], openapi: ['200'], docs: ['200'], pages: ['200'], unknown: ['400', '404', '408', '431', '500'],
};
const ACCESSES: Record<Access, true> = { direct: true, marketplace: true };
const PHASES = ['queued', 'solving'] as const;
const SIGN_INS = ['accepted', 'wrong_password', 'throttled'] as const;
const OUTCOMES = ['solved', 'no_feasible_solution', 'solver_failed'] as const;
const DEATHS: Record<DeathReason | 'killed', true> = { killed: true, hung: true, crashed: true, memory: true, protocol: true };
const CALLBACKS = ['delivered', 'failed', 'refused'] as const;
const API_VERSIONS: Record<ApiVersion, true> = { 1: true, 2: true };
const FEATURES: Record<Feature, true> = {
  'time-windows': true, 'soft-time-windows': true, 'max-duration': true, 'several-depots': true, 'different-vehicles': true, 'asymmetric-distances': true,
  'matrix-only': true, 'places': true, 'multiple-quantities': true, 'several-profiles': true, 'durations': true, 'shifts': true, 'breaks': true, 'time-costs': true, 'route-limits': true,
  'multiple-windows': true, 'setup-times': true, 'release-times': true, 'optional-stops': true, 'droppable-stops': true, 'vehicle-restrictions': true, 'vehicle-prices': true, 'relations': true, 'open-routes': true,
  'primary-objective': true, 'balance': true, 'deliveries-first': true, 'shipments': true, 'trips': true, 'locked-routes': true, 'changes': true,
  'traffic': true, 'fleet-limits': true, 'alternatives': true, 'incompatible-goods': true, 'soft-limits': true,
};
const DROPS = ['malformed', 'unknown', 'aborted'] as const;
const REPAIRS: Record<RepairAction, true> = {
  requeued: true, message_removed: true, reservation_settled: true, reservation_refunded: true, refunded: true,
  history_written: true, callback_unknown: true, record_expired: true, blob_removed: true,
};

/** Initialises every counter and histogram of an API process to zero: one that first appears at 1 shows no increase. */
export function zeroApiCounters(
  metrics: Pick<Metrics, 'httpRequests' | 'httpRequestDuration' | 'httpRefusals' | 'signIns' | 'tasksAccepted' | 'tasksCancelled'>,
  manifests: readonly Manifest[],
): void {
  for (const [operation, statuses] of documentedStatuses()) {
    metrics.httpRequestDuration.zero({ operation });
    for (const status of statuses) metrics.httpRequests.inc({ operation, status }, 0);
  }
  for (const [code, { status }] of Object.entries(ERRORS)) if (status >= 400) metrics.httpRefusals.inc({ code }, 0);
  for (const outcome of SIGN_INS) metrics.signIns.inc({ outcome }, 0);
  for (const { pool, strategy } of queues(manifests)) {
    for (const access of Object.keys(ACCESSES)) metrics.tasksAccepted.inc({ pool, strategy, access }, 0);
    for (const phase of PHASES) metrics.tasksCancelled.inc({ phase, pool, strategy }, 0);
  }
}

/** Initialises every counter and histogram of a worker to zero. */
export function zeroWorkerCounters(
  metrics: Pick<Metrics, 'tasksFinished' | 'queueTime' | 'solveTime' | 'limitRatio' | 'slotTime' | 'childStart' | 'solverDeaths' | 'checkFailures' | 'shadowSolves' | 'shadowDifference' | 'searchVariants' | 'solveGap' | 'bounds' | 'solvedFeatures' | 'tasksOfVersion' | 'callbacks' | 'reconcilerActions' | 'jobsDropped'>,
  manifests: readonly Manifest[],
  shadows: readonly string[] = [],
): void {
  for (const { pool } of queues(manifests)) metrics.queueTime.zero({ pool });
  for (const { name: strategy } of manifests) {
    for (const histogram of [metrics.limitRatio, metrics.slotTime, metrics.childStart]) histogram.zero({ strategy });
    metrics.checkFailures.inc({ strategy }, 0);
    for (const reason of Object.keys(DEATHS)) metrics.solverDeaths.inc({ reason, strategy }, 0);
    for (const size of SIZE_CLASSES) {
      metrics.solveTime.zero({ strategy, size });
      metrics.solveGap.zero({ strategy, size });
      for (const outcome of OUTCOMES) metrics.tasksFinished.inc({ outcome, strategy, size }, 0);
    }
  }
  for (const feature of Object.keys(FEATURES)) metrics.solvedFeatures.inc({ feature }, 0);
  for (const api of Object.keys(API_VERSIONS)) for (const outcome of OUTCOMES) metrics.tasksOfVersion.inc({ api, outcome }, 0);
  for (const variant of SEARCH_VARIANTS) metrics.searchVariants.inc({ variant }, 0);
  for (const method of BOUND_METHODS) metrics.bounds.inc({ method }, 0);
  for (const strategy of shadows) {
    metrics.shadowDifference.zero({ strategy });
    for (const outcome of SHADOW_OUTCOMES) metrics.shadowSolves.inc({ strategy, outcome }, 0);
  }
  for (const outcome of CALLBACKS) metrics.callbacks.inc({ outcome }, 0);
  for (const reason of DROPS) metrics.jobsDropped.inc({ reason }, 0);
  for (const action of Object.keys(REPAIRS)) metrics.reconcilerActions.inc({ action }, 0);
}

function documentedStatuses(): (readonly [operation: string, statuses: readonly string[]])[] {
  const operations = [...Object.entries(OPERATIONS), ...Object.entries(CENTER_OPERATIONS)];
  return [...operations.map(([operation, { answers }]) => [operation, Object.keys(answers)] as const), ...Object.entries(OTHER_OPERATIONS)];
}

function queues(manifests: readonly Manifest[]): { pool: string; strategy: string }[] {
  return manifests.flatMap((manifest) => poolsOf(manifest).map((pool) => ({ pool, strategy: manifest.name })));
}
