import type { Logger } from 'pino';
import type { JobDelivery, JobQueue } from '../tasks/ports.js';
import { nextJob } from './next-job.js';
import { pause } from './pause.js';

const BACKOFF_MS = { first: 200, most: 5_000 };

/** Work on one message. Neither promise rejects. */
export interface JobInHand {
  /** Resolves when the slot can solve again; the result may still be on its way to the store. */
  readonly free: Promise<void>;
  readonly ended: Promise<void>;
}

/**
 * Takes messages one after the other until the signal aborts, the next when the slot is free, with one result at most on
 * its way to the store meanwhile; then waits for what is in hand. Never rejects.
 */
export async function runSlot(
  jobs: JobQueue, pools: readonly string[], signal: AbortSignal, logger: Logger, work: (delivery: JobDelivery) => JobInHand,
): Promise<void> {
  let delay = BACKOFF_MS.first;
  let storing = Promise.resolve();
  while (!signal.aborted) {
    try {
      const delivery = await nextJob(jobs, pools, signal);
      if (delivery === null) continue;
      delay = BACKOFF_MS.first;
      const { free, ended } = work(delivery);
      await free;
      await storing;
      storing = ended;
    } catch (error) {
      logger.warn({ err: error, pools, delay }, 'a slot could not take a job, trying again');
      await pause(delay * (0.5 + Math.random()), signal);
      delay = Math.min(delay * 2, BACKOFF_MS.most);
    }
  }
  await storing;
}
