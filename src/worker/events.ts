import type { Logger } from 'pino';
import { sizeClass, type Metrics } from '../metrics/metrics.js';
import { apiVersionOf } from '../tasks/record.js';
import type { WorkEvents } from './job.js';

/** Returns what counts the steps of the life cycle into the metrics, and logs a line for each start and end. */
export function countingEvents(metrics: Metrics, logger: Logger): WorkEvents {
  return {
    started(task) {
      logger.info({ requestId: task.id, pool: task.pool, strategy: task.strategy, nodes: task.nodes, attempt: task.attempts }, 'solve started');
      if (task.attempts === 1 && task.startedAt !== undefined) {
        metrics.queueTime.observe({ pool: task.pool }, Math.max(0, task.startedAt - task.createdAt) / 1000);
      }
    },
    finished(task, solveSeconds) {
      const labels = { strategy: task.strategy, size: sizeClass(task.nodes) };
      const outcome = task.state === 'solved' ? 'solved' : task.code ?? 'solver_failed';
      logger.info({
        requestId: task.id, account: task.account, outcome, strategy: task.strategy, nodes: task.nodes, vehicles: task.vehicles,
        limit: task.limitSeconds, seconds: solveSeconds, cost: task.totalCost ?? null, attempts: task.attempts,
      }, 'task finished');
      metrics.tasksFinished.inc({ ...labels, outcome });
      metrics.tasksOfVersion.inc({ api: String(apiVersionOf(task)), outcome });
      metrics.solveTime.observe(labels, solveSeconds);
      metrics.attempts.observe(task.attempts);
    },
    freed: ({ strategy }, slotSeconds) => metrics.slotTime.observe({ strategy }, slotSeconds),
    called: (_task, outcome) => metrics.callbacks.inc({ outcome }),
    dropped: (reason) => metrics.jobsDropped.inc({ reason }),
  };
}
