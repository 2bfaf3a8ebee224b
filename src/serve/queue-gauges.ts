import type { Metrics } from '../metrics/metrics.js';
import type { Broker } from '../tasks/ports.js';
import type { TaskRecord } from '../tasks/record.js';

/** What never changes about a queued task. */
interface QueuedTask {
  readonly strategy: string;
  readonly createdAt: number;
}

/** Records read at once. */
const READS = 32;

/**
 * Makes what brings the gauges of the queue up to date: tasks waiting per pool and strategy, age of the oldest. Costs
 * two requests to the broker, and one read per task that it has not seen before.
 *
 * The stream tells which tasks are in it and how many are in hand, not which; a pool serves its tasks in order, so the
 * oldest ones are taken to be those in hand.
 */
export function queueGauges(broker: Broker, metrics: Metrics, now: () => number): () => Promise<void> {
  const records = broker.bucket<TaskRecord>('tasks');
  const known = new Map<string, QueuedTask>();

  /** Reads the tasks that are new on the stream and forgets those that have left it. */
  async function learn(ids: ReadonlySet<string>): Promise<void> {
    for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    const unknown = [...ids].filter((id) => !known.has(id));
    for (let at = 0; at < unknown.length; at += READS) {
      await Promise.all(unknown.slice(at, at + READS).map(async (id) => {
        const record = (await records.get(id))?.value;
        if (record !== undefined) known.set(id, { strategy: record.strategy, createdAt: record.createdAt });
      }));
    }
  }

  return async () => {
    const [depths, jobs] = await Promise.all([broker.jobs.depths(), broker.jobs.list()]);
    await learn(new Set(jobs.map((job) => job.id)));
    metrics.tasksWaiting.reset();
    metrics.tasksInHand.reset();
    metrics.oldestWaiting.reset();
    for (const { pool, waiting, inHand } of depths) {
      const tasks = jobs
        .filter((job) => job.pool === pool)
        .flatMap((job) => known.get(job.id) ?? [])
        .sort((a, b) => a.createdAt - b.createdAt);
      const still = waiting === 0 ? [] : tasks.slice(-waiting);
      for (const { strategy } of still) metrics.tasksWaiting.inc({ pool, strategy });
      metrics.tasksInHand.set({ pool }, inHand);
      metrics.oldestWaiting.set({ pool }, still[0] === undefined ? 0 : Math.max(0, now() - still[0].createdAt) / 1000);
    }
  };
}
