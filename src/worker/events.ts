import { sizeClass, type Metrics } from '../metrics/metrics.js';
import type { WorkEvents } from '../tasks/index.js';

/** Returns what counts the steps of the life cycle into the metrics. */
export function countingEvents(metrics: Metrics): WorkEvents {
  return {
    started(task) {
      if (task.attempts === 1 && task.startedAt !== undefined) {
        metrics.queueTime.observe({ pool: task.pool }, Math.max(0, task.startedAt - task.createdAt) / 1000);
      }
    },
    finished(task, solveSeconds) {
      const labels = { strategy: task.strategy, size: sizeClass(task.nodes) };
      metrics.tasksFinished.inc({ ...labels, outcome: task.state === 'solved' ? 'solved' : task.code ?? 'solver_failed' });
      metrics.solveTime.observe(labels, solveSeconds);
      metrics.attempts.observe(task.attempts);
    },
    called: (_task, outcome) => metrics.callbacks.inc({ outcome }),
    dropped: (reason) => metrics.jobsDropped.inc({ reason }),
  };
}
