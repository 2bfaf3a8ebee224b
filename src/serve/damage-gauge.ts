import type { Metrics } from '../metrics/metrics.js';
import { TRACE_KINDS, type Damage } from '../tasks/index.js';

/** Shows how many tasks have lost their record; the worker that makes the repairs alone tells it. */
export function showDamage(metrics: Pick<Metrics, 'storeDamage'>, damage: Damage | null): void {
  metrics.storeDamage.reset();
  if (damage === null) return;
  for (const trace of TRACE_KINDS) metrics.storeDamage.set({ trace }, damage[trace].size);
}
