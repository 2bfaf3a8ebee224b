import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/**
 * Every metric of the service: name, unit, labels, help. Labels are bounded: operationIds, codes, pools, strategies
 * and size classes only; never an account, a path or an id.
 */

const HTTP_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const SOLVE_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600];
const OVERRUN_SECONDS = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

/** @returns the class of a problem's size by its number of nodes, as the `size` label carries it. */
export function sizeClass(nodes: number): string {
  for (const bound of [10, 50, 100, 200, 500, 1000, 2000, 5000, 10000]) if (nodes <= bound) return `le_${bound}`;
  return 'gt_10000';
}

/** The `process` label: which process of a service a series comes from. */
export type ProcessLabel = 'api' | `api-${number}` | 'worker' | 'supervisor';

/** Makes a registry with every metric of one process. */
export function createMetrics(process_: ProcessLabel) {
  const registry = new Registry();
  registry.setDefaultLabels({ process: process_ });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    httpRequestDuration: new Histogram({ name: 'roundsman_http_request_duration_seconds', help: 'Time from request headers to the end of the answer, by operation and status.', labelNames: ['operation', 'status'], buckets: HTTP_SECONDS, registers }),
    httpRefusals: new Counter({ name: 'roundsman_http_refusals_total', help: 'Requests refused, by error code.', labelNames: ['code'], registers }),
    tasksAccepted: new Counter({ name: 'roundsman_tasks_accepted_total', help: 'Tasks accepted into the queue, by pool, strategy and access.', labelNames: ['pool', 'strategy', 'access'], registers }),
    tasksWaiting: new Gauge({ name: 'roundsman_tasks_waiting', help: 'Tasks that wait for a worker, those being solved not counted, by pool and strategy.', labelNames: ['pool', 'strategy'], registers }),
    oldestWaiting: new Gauge({ name: 'roundsman_oldest_waiting_task_age_seconds', help: 'Age of the task that has waited longest, by pool; 0 when none waits.', labelNames: ['pool'], registers }),
    tasksFinished: new Counter({ name: 'roundsman_tasks_finished_total', help: 'Tasks finished, by outcome (solved, no_feasible_solution, solver_failed), strategy and size class.', labelNames: ['outcome', 'strategy', 'size'], registers }),
    queueTime: new Histogram({ name: 'roundsman_task_queue_seconds', help: 'Time from acceptance to the first solve, by pool.', labelNames: ['pool'], buckets: SOLVE_SECONDS, registers }),
    solveTime: new Histogram({ name: 'roundsman_solve_seconds', help: 'Solve time as reported in the result, by strategy and size class.', labelNames: ['strategy', 'size'], buckets: SOLVE_SECONDS, registers }),
    limitOverrun: new Histogram({ name: 'roundsman_solve_limit_overrun_seconds', help: 'Solve time beyond the limit, by strategy.', labelNames: ['strategy'], buckets: OVERRUN_SECONDS, registers }),
    attempts: new Histogram({ name: 'roundsman_task_attempts', help: 'Solves begun per finished task.', buckets: [1, 2, 3, 4, 5, 10, 20], registers }),
    solverDeaths: new Counter({ name: 'roundsman_solver_deaths_total', help: 'Solving children that ended without an answer, by reason (killed, crashed, memory, protocol).', labelNames: ['reason', 'strategy'], registers }),
    checkFailures: new Counter({ name: 'roundsman_check_failures_total', help: 'Solutions that the independent checker refused, by strategy.', labelNames: ['strategy'], registers }),
    callbacks: new Counter({ name: 'roundsman_callbacks_total', help: 'Callbacks by outcome (delivered, failed, refused, unknown).', labelNames: ['outcome'], registers }),
    callbackDuration: new Histogram({ name: 'roundsman_callback_seconds', help: 'Time that a callback blocked its slot.', buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 11], registers }),
    slots: new Gauge({ name: 'roundsman_worker_slots', help: 'Solve slots of this worker, by pool.', labelNames: ['pool'], registers }),
    slotsBusy: new Gauge({ name: 'roundsman_worker_slots_busy', help: 'Solve slots at work, by pool.', labelNames: ['pool'], registers }),
    reconcilerActions: new Counter({ name: 'roundsman_reconciler_actions_total', help: 'Repairs by the reconciler, by action.', labelNames: ['action'], registers }),
    jobsDropped: new Counter({ name: 'roundsman_jobs_dropped_total', help: 'Job messages that could not be worked on, by reason (malformed, unknown, aborted).', labelNames: ['reason'], registers }),
    brokerConnected: new Gauge({ name: 'roundsman_broker_connected', help: '1 while the connection to the broker stands.', registers }),
    brokerReconnects: new Counter({ name: 'roundsman_broker_reconnects_total', help: 'Times that the connection to the broker was made again.', registers }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
