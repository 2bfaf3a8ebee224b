import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';
import { TRACE_KINDS, type Damage } from '../tasks/traces.js';
import type { Broker } from '../tasks/ports.js';

type UsageMetrics = Pick<Metrics, 'streamBytes' | 'streamMessages' | 'replicasBehind' | 'storeBytes' | 'storeLimit'>;

/** Told time and again whether this process reconciles; shows how full the broker is while it does. */
export type UsageGauges = (reconciles: boolean) => Promise<void>;

const INTERVAL_MS = 15_000;

/**
 * Creates what the one worker that reconciles tells of the broker's store, read again every 15 s; the others, and one that
 * reconciles no more, tell nothing. While the broker cannot be asked the last figures stand.
 *
 * @param now monotonic clock, milliseconds.
 */
export function createUsageGauges(metrics: UsageMetrics, broker: Pick<Broker, 'usage'>, logger: Logger, now: () => number = () => performance.now()): UsageGauges {
  // A gauge without labels would start at 0.
  clear(metrics);
  let active = false;
  let readAt = -Infinity;
  return async (reconciles) => {
    if (!reconciles) clear(metrics);
    active = reconciles;
    if (!active) readAt = -Infinity;
    if (!active || now() - readAt < INTERVAL_MS) return;
    readAt = now();
    try {
      const usage = await broker.usage();
      if (active) show(metrics, usage);
    } catch (error) {
      logger.debug({ err: error }, 'the broker usage could not be read');
    }
  };
}

function show(metrics: UsageMetrics, { streams, storedBytes, limitBytes }: Awaited<ReturnType<Broker['usage']>>): void {
  clear(metrics);
  for (const { stream, bytes, messages, replicasBehind } of streams) {
    metrics.streamBytes.set({ stream }, bytes);
    metrics.streamMessages.set({ stream }, messages);
    metrics.replicasBehind.set({ stream }, replicasBehind);
  }
  metrics.storeBytes.set(storedBytes);
  if (limitBytes !== null) metrics.storeLimit.set(limitBytes);
}

function clear(metrics: UsageMetrics): void {
  for (const gauge of [metrics.streamBytes, metrics.streamMessages, metrics.replicasBehind]) gauge.reset();
  for (const gauge of [metrics.storeBytes, metrics.storeLimit]) gauge.remove();
}

/** Shows how many tasks have lost their record; the worker that makes the repairs alone tells it. */
export function showDamage(metrics: Pick<Metrics, 'storeDamage'>, damage: Damage | null): void {
  metrics.storeDamage.reset();
  if (damage === null) return;
  for (const trace of TRACE_KINDS) metrics.storeDamage.set({ trace }, damage[trace].size);
}
