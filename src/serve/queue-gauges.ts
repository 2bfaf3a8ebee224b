import type { Metrics } from '../metrics/metrics.js';
import { poolsOf, type StrategyManifest } from '../strategy/index.js';
import type { QueueView } from '../tasks/index.js';

/**
 * The one worker that reconciles tells of the queue, with a zero for every pool and strategy where nothing waits; the
 * others, and one that reconciles no more, tell nothing.
 * @param view null when this process does not reconcile.
 */
export function showQueue(metrics: Pick<Metrics, 'tasksWaiting' | 'oldestWaiting'>, manifests: readonly StrategyManifest[], view: QueueView | null): void {
  metrics.tasksWaiting.reset();
  metrics.oldestWaiting.reset();
  if (view === null) return;
  for (const manifest of manifests) {
    for (const pool of poolsOf(manifest)) {
      metrics.tasksWaiting.set({ pool, strategy: manifest.name }, 0);
      metrics.oldestWaiting.set({ pool }, 0);
    }
  }
  for (const { pool, strategy, count } of view.waiting) metrics.tasksWaiting.set({ pool, strategy }, count);
  for (const { pool, seconds } of view.oldest) metrics.oldestWaiting.set({ pool }, seconds);
}
