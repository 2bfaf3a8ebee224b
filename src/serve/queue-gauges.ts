import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';
import { poolsOf } from '../strategy/selection.js';
import type { StrategyManifest } from '../strategy/contract.js';
import type { JobQueue, RecordBucket } from '../tasks/ports.js';
import type { TaskRecord } from '../tasks/record.js';

type QueueMetrics = Pick<Metrics, 'queueDepth' | 'queueHeadAge'>;

export interface QueueGaugeOptions {
  readonly metrics: QueueMetrics;
  readonly manifests: readonly StrategyManifest[];
  readonly jobs: Pick<JobQueue, 'depths' | 'heads'>;
  readonly tasks: Pick<RecordBucket<TaskRecord>, 'get'>;
  readonly logger: Logger;
  /** The broker's time, epoch milliseconds. */
  readonly now: () => number;
  /** How long a scrape waits for the broker, milliseconds; default 300. */
  readonly patienceMs?: number;
}

const FRESH_MS = 1_000;
const PATIENCE_MS = 300;

/**
 * Creates the updater of the queue's depth and head age by pool (0 if nothing is waiting), read from the broker at most
 * once a second. If the broker cannot be reached, the gauges disappear: an old value would hide the problem.
 * @returns a function that updates the gauges before a scrape. It never rejects, and a slow broker delays it no longer
 *   than the patience.
 */
export function createQueueGauges(options: QueueGaugeOptions): () => Promise<void> {
  const { metrics, logger, patienceMs = PATIENCE_MS } = options;
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    try {
      show(options, await look(options));
      readAt = performance.now();
    } catch (error) {
      clear(metrics);
      logger.debug({ err: error }, 'the depth of the queue could not be read');
    } finally {
      reading = null;
    }
  };
  return async () => {
    if (performance.now() - readAt < FRESH_MS) return;
    reading ??= read();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => { timer = setTimeout(resolve, patienceMs); });
    await Promise.race([reading, patience]);
    clearTimeout(timer);
  };
}

interface PoolState {
  readonly waiting: number;
  readonly ageSeconds: number;
}

/** The age counts from the acceptance of the task, however often it was queued since. */
async function look({ jobs, tasks, now }: QueueGaugeOptions): Promise<Map<string, PoolState>> {
  const depths = await jobs.depths();
  const heads = depths.some(({ waiting }) => waiting > 0) ? await jobs.heads() : [];
  const acceptedAt = new Map(await Promise.all(heads.map(async ({ pool, id, at }) => [pool, (await tasks.get(id))?.value.createdAt ?? at] as const)));
  const time = now();
  return new Map(depths.map(({ pool, waiting }) => [pool, { waiting, ageSeconds: Math.max(0, time - (acceptedAt.get(pool) ?? time)) / 1000 }]));
}

function show({ metrics, manifests }: QueueGaugeOptions, pools: ReadonlyMap<string, PoolState>): void {
  clear(metrics);
  for (const pool of new Set([...manifests.flatMap(poolsOf), ...pools.keys()])) {
    const { waiting, ageSeconds } = pools.get(pool) ?? { waiting: 0, ageSeconds: 0 };
    metrics.queueDepth.set({ pool }, waiting);
    metrics.queueHeadAge.set({ pool }, ageSeconds);
  }
}

function clear(metrics: QueueMetrics): void {
  metrics.queueDepth.reset();
  metrics.queueHeadAge.reset();
}
