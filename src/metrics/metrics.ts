import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { releaseVersion } from '../root.js';

/**
 * Every metric of the service: name, unit, labels, help. Labels are bounded: operationIds, codes, pools, strategies,
 * size classes and the like only; never an account, a path or an id.
 */

const HTTP_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const SOLVE_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600];
const SLOT_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800, 3600];
const START_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Up to 1: ended within its limit; beyond: overran. */
const LIMIT_RATIOS = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98, 1, 1.02, 1.05, 1.1, 1.25, 1.5, 2, 3];

/** From proved optimal to hardly bounded. */
const GAP_RATIOS = [0, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1];

/** Around 0, where strategies of about one quality lie. */
const COST_DIFFERENCES = [-0.1, -0.05, -0.02, -0.01, -0.005, -0.002, -0.001, -1e-9, 1e-9, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1];

const SIZE_BOUNDS = [10, 50, 100, 200, 500, 1000, 2000, 5000, 10000];

/** Every value of the `size` label. */
export const SIZE_CLASSES: readonly string[] = [...SIZE_BOUNDS.map((bound) => `le_${bound}`), `gt_${SIZE_BOUNDS.at(-1)}`];

/** @returns the class of a problem's size by its number of nodes, as the `size` label carries it. */
export function sizeClass(nodes: number): string {
  const index = SIZE_BOUNDS.findIndex((bound) => nodes <= bound);
  return SIZE_CLASSES.at(index)!;
}

/** Every value of the `method` label of a bound. */
export const BOUND_METHODS: readonly string[] = ['exhaustive-search', 'combinatorial', 'assignment', 'dual-ascent', 'column-generation', 'branch-and-price', 'other'];

/** @returns the `method` label of a bound: its name if it is one of the service's. */
export function boundMethodLabel(method: string): string {
  return BOUND_METHODS.includes(method) ? method : 'other';
}

/** The `process` label: which process of a service a series comes from. */
export type ProcessLabel = 'api' | `api-${number}` | 'worker' | 'supervisor';

/**
 * Creates the metrics of one process. Its registry shows those of its role only: a gauge that nobody sets would tell an
 * untruth.
 */
export function createMetrics(process_: ProcessLabel) {
  const registry = new Registry();
  registry.setDefaultLabels({ process: process_ });
  collectDefaultMetrics({ register: registry });
  const shownBy = (...roles: readonly string[]) => (roles.some((role) => process_.startsWith(role)) ? [registry] : []);
  const [api, worker, supervisor, both] = [shownBy('api'), shownBy('worker'), shownBy('supervisor'), shownBy('api', 'worker')];
  const build = new Gauge({ name: 'roundsman_build_info', help: 'Always 1; the release is a label.', labelNames: ['version'], registers: [registry] });
  build.set({ version: releaseVersion }, 1);
  return {
    registry,
    httpRequests: new Counter({ name: 'roundsman_http_requests_total', help: 'Requests answered, by operation and status.', labelNames: ['operation', 'status'], registers: api }),
    httpRequestDuration: new Histogram({ name: 'roundsman_http_request_duration_seconds', help: 'Time from request headers to the end of the answer, of event streams to its beginning, without what the client wanted to wait, by operation.', labelNames: ['operation'], buckets: HTTP_SECONDS, registers: api }),
    httpRefusals: new Counter({ name: 'roundsman_http_refusals_total', help: 'Requests refused, by error code.', labelNames: ['code'], registers: api }),
    httpHeldCalls: new Gauge({ name: 'roundsman_http_held_calls', help: 'Calls that are held open because their client wants it, by kind (events, wait).', labelNames: ['kind'], registers: api }),
    signIns: new Counter({ name: 'roundsman_center_sign_ins_total', help: 'Attempts to sign in to the account center, by outcome (accepted, wrong_password, throttled).', labelNames: ['outcome'], registers: api }),
    queueLimit: new Gauge({ name: 'roundsman_queue_limit_tasks', help: 'Waiting tasks from which on submissions are refused as busy.', registers: api }),
    queueDepth: new Gauge({ name: 'roundsman_queue_depth', help: 'Tasks that wait for a slot, those given back or waiting for their next attempt included, those being solved not, by pool. Every API process shows the whole queue: take the maximum, not the sum.', labelNames: ['pool'], registers: api }),
    queueHeadAge: new Gauge({ name: 'roundsman_queue_head_age_seconds', help: 'Time since the acceptance of the first waiting task, by pool; 0 when none waits. Every API process shows the whole queue: take the maximum.', labelNames: ['pool'], registers: api }),
    tasksAccepted: new Counter({ name: 'roundsman_tasks_accepted_total', help: 'Tasks accepted into the queue, by pool, strategy and access.', labelNames: ['pool', 'strategy', 'access'], registers: api }),
    tasksCancelled: new Counter({ name: 'roundsman_tasks_cancelled_total', help: 'Tasks ended by their account, by where they stood (queued, solving), pool and strategy.', labelNames: ['phase', 'pool', 'strategy'], registers: api }),
    tasksFinished: new Counter({ name: 'roundsman_tasks_finished_total', help: 'Tasks finished, by outcome (solved, no_feasible_solution, solver_failed), strategy and size class.', labelNames: ['outcome', 'strategy', 'size'], registers: worker }),
    queueTime: new Histogram({ name: 'roundsman_task_queue_seconds', help: 'Time from acceptance to the first solve, by pool.', labelNames: ['pool'], buckets: SOLVE_SECONDS, registers: worker }),
    solveTime: new Histogram({ name: 'roundsman_solve_seconds', help: 'Solve time as reported in the result, by strategy and size class.', labelNames: ['strategy', 'size'], buckets: SOLVE_SECONDS, registers: worker }),
    tasksOfVersion: new Counter({ name: 'roundsman_tasks_of_version_total', help: 'Tasks finished, by version of the API (1, 2) and outcome.', labelNames: ['api', 'outcome'], registers: worker }),
    solvedFeatures: new Counter({ name: 'roundsman_solved_features_total', help: 'Problems solved, by each feature that they use, as manifests of strategies name features.', labelNames: ['feature'], registers: worker }),
    searchVariants: new Counter({ name: 'roundsman_search_variants_total', help: 'Problems solved by strategies of the service, by the variant of the search that their features choose.', labelNames: ['variant'], registers: worker }),
    solveGap: new Histogram({ name: 'roundsman_solve_gap_ratio', help: 'Gap of answers at the end, by strategy and size class: how much better another solution could be at most, as a share of the cost; 0: proved optimal. Answers without a lower bound do not count.', labelNames: ['strategy', 'size'], buckets: GAP_RATIOS, registers: worker }),
    bounds: new Counter({ name: 'roundsman_solve_bounds_total', help: 'Answers with a lower bound, by the method that proved it; other: one that is not of the service.', labelNames: ['method'], registers: worker }),
    limitRatio: new Histogram({ name: 'roundsman_solve_limit_ratio', help: 'Solve time as a share of its limit, by strategy. A solve that ends at its limit, no more than 100 ms or 2 % after it, counts as 1: what is above 1 overran.', labelNames: ['strategy'], buckets: LIMIT_RATIOS, registers: worker }),
    slotTime: new Histogram({ name: 'roundsman_slot_seconds', help: 'Time that a task holds a slot, from taking its message until the slot is free: after its solve, or its callback if it has one, by strategy.', labelNames: ['strategy'], buckets: SLOT_SECONDS, registers: worker }),
    childStart: new Histogram({ name: 'roundsman_child_start_seconds', help: 'Time from asking for a solving child to its having the problem ready, by strategy.', labelNames: ['strategy'], buckets: START_SECONDS, registers: worker }),
    attempts: new Histogram({ name: 'roundsman_task_attempts', help: 'Solves begun per finished task.', buckets: [1, 2, 3, 4, 5, 10, 20], registers: worker }),
    solverDeaths: new Counter({ name: 'roundsman_solver_deaths_total', help: 'Solving children that ended without an answer, by reason (killed, hung, crashed, memory, protocol).', labelNames: ['reason', 'strategy'], registers: worker }),
    checkFailures: new Counter({ name: 'roundsman_check_failures_total', help: 'Solutions that the independent checker refused, by strategy.', labelNames: ['strategy'], registers: worker }),
    shadowSolves: new Counter({ name: 'roundsman_shadow_solves_total', help: 'Solves in the shadow of an answer, by strategy and outcome: its cost against the answer\'s (better, equal, worse), failed (no solution, or one that the checker refused), dropped (a slot needed its place, or it could not run).', labelNames: ['strategy', 'outcome'], registers: worker }),
    shadowDifference: new Histogram({ name: 'roundsman_shadow_cost_difference_ratio', help: 'Cost of a solve in the shadow less that of the answer, as a share of the answer\'s, by strategy; negative: the shadow is cheaper.', labelNames: ['strategy'], buckets: COST_DIFFERENCES, registers: worker }),
    callbacks: new Counter({ name: 'roundsman_callbacks_total', help: 'Callbacks by outcome (delivered, failed, refused, unknown).', labelNames: ['outcome'], registers: worker }),
    callbackDuration: new Histogram({ name: 'roundsman_callback_seconds', help: 'Time that a callback blocked its slot.', buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 11], registers: worker }),
    childProtection: new Gauge({ name: 'roundsman_child_protection', help: '1 for each protection that holds the solving children of this worker, 0 for one that its system lacks (noNetwork, ownProcesses, ownTmp, ownUser, notDumpable, unprivileged, memoryBound, diesWithParent, lowPriority).', labelNames: ['protection'], registers: worker }),
    slots: new Gauge({ name: 'roundsman_worker_slots', help: 'Solve slots of this worker, by pool.', labelNames: ['pool'], registers: worker }),
    slotsBusy: new Gauge({ name: 'roundsman_worker_slots_busy', help: 'Solve slots at work, by pool.', labelNames: ['pool'], registers: worker }),
    reconcilerActive: new Gauge({ name: 'roundsman_reconciler_active', help: '1 in the worker that makes the repairs, 0 in the others. It alone tells of the streams.', registers: worker }),
    reconcilerActions: new Counter({ name: 'roundsman_reconciler_actions_total', help: 'Repairs by the reconciler, by action.', labelNames: ['action'], registers: worker }),
    reconcilerPass: new Gauge({ name: 'roundsman_reconciler_pass_seconds', help: 'Time that the last look at all tasks took in the worker that makes the repairs; 0 in one that never did.', registers: worker }),
    jobsDropped: new Counter({ name: 'roundsman_jobs_dropped_total', help: 'Job messages that could not be worked on, by reason (malformed, unknown, aborted).', labelNames: ['reason'], registers: worker }),
    brokerConnected: new Gauge({ name: 'roundsman_broker_connected', help: '1 while the connection to the broker stands.', registers: both }),
    brokerReconnects: new Counter({ name: 'roundsman_broker_reconnects_total', help: 'Reconnections to the broker.', registers: both }),
    storeDamage: new Gauge({ name: 'roundsman_store_damaged_tasks', help: 'Tasks whose record is missing from the store although something is left of them, by what that is (job, history, result).', labelNames: ['trace'], registers: worker }),
    clockSkew: new Gauge({ name: 'roundsman_clock_skew_seconds', help: "How far the clock of this process is ahead of the broker's, by which everything is judged; negative when behind.", registers: both }),
    clockFault: new Gauge({ name: 'roundsman_clock_fault', help: "1 while this process removes nothing by age, because its clock is more than 30 s off the broker's or the broker's was set within the last hour.", registers: both }),
    submissionsPossible: new Gauge({ name: 'roundsman_submissions_possible', help: '1 while the store takes the writes of a submission, as real writes tell; 0 while submissions are refused for want of it.', registers: api }),
    streamWritable: new Gauge({ name: 'roundsman_broker_stream_writable', help: '1 while the last write of this process to a stream of the broker passed, 0 since one failed or is overdue, by stream.', labelNames: ['stream'], registers: both }),
    writeFailures: new Counter({ name: 'roundsman_broker_write_failures_total', help: 'Writes that the broker refused or left unanswered, by stream.', labelNames: ['stream'], registers: both }),
    streamBytes: new Gauge({ name: 'roundsman_broker_stream_bytes', help: 'Bytes that a stream of the broker holds, one copy counted.', labelNames: ['stream'], registers: worker }),
    streamMessages: new Gauge({ name: 'roundsman_broker_stream_messages', help: 'Messages that a stream of the broker holds.', labelNames: ['stream'], registers: worker }),
    replicasBehind: new Gauge({ name: 'roundsman_broker_stream_replicas_behind', help: 'Copies of a stream that are offline or not up to date, its leader included; 0 on a single server.', labelNames: ['stream'], registers: worker }),
    storeBytes: new Gauge({ name: 'roundsman_broker_store_bytes', help: 'Bytes of the store in use, counted as its limit is.', registers: worker }),
    storeLimit: new Gauge({ name: 'roundsman_broker_store_limit_bytes', help: 'Bytes that the store may take; absent when the broker tells no limit.', registers: worker }),
    processRestarts: new Counter({ name: 'roundsman_process_restarts_total', help: 'Processes that ended by themselves and were started again, by role.', labelNames: ['role'], registers: supervisor }),
    processesHung: new Counter({ name: 'roundsman_processes_hung_total', help: 'Processes that sent no heartbeat for 6 s and were replaced, by role.', labelNames: ['role'], registers: supervisor }),
    metricsMissed: new Counter({ name: 'roundsman_metrics_missed_total', help: 'Pages of metrics without the gauges of a process, which did not give them within 0.4 s, by role.', labelNames: ['role'], registers: supervisor }),
    processUp: new Gauge({ name: 'roundsman_process_up', help: '1 while a process of the role serves and its heartbeats arrive, by role (api-1 and so on, worker, nats-server).', labelNames: ['role'], registers: supervisor }),
    dataDiskFree: new Gauge({ name: 'roundsman_data_disk_free_bytes', help: 'Bytes that are free on the disk of DATA_DIR.', registers: supervisor }),
    dataDiskSize: new Gauge({ name: 'roundsman_data_disk_size_bytes', help: 'Size of the disk of DATA_DIR, bytes.', registers: supervisor }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
