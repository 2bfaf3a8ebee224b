import type { JobDelivery, JobQueue } from '../tasks/ports.js';

/**
 * Takes one message of any of the pools, waiting until there is one or the signal aborts (then null). Should two come
 * at once, the second goes straight back.
 *
 * @throws what the queue throws when none of the pools gave a message.
 */
export async function nextJob(jobs: JobQueue, pools: readonly string[], signal: AbortSignal): Promise<JobDelivery | null> {
  const [only] = pools;
  if (pools.length === 1 && only !== undefined) return jobs.next(only, signal);
  const enough = new AbortController();
  const either = AbortSignal.any([signal, enough.signal]);
  let taken: JobDelivery | null = null;
  const ends = await Promise.allSettled(pools.map(async (pool) => {
    try {
      const delivery = await jobs.next(pool, either);
      if (delivery === null) return;
      if (taken === null) taken = delivery;
      else delivery.retry(0);
    } finally {
      // One that failed ends the others too: the caller waits before it asks again.
      enough.abort();
    }
  }));
  const failure = ends.find((end) => end.status === 'rejected');
  if (taken === null && failure !== undefined) throw failure.reason;
  return taken;
}
