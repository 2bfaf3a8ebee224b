import type { Worker } from 'node:worker_threads';
import { startThread } from '../parallel/thread-group.js';
import type { BreederData } from './breeder.js';

/** Starts a thread that serves a mailbox by breeding a population of its own; which is seeded before its first slice. */
export function breedingThread(data: BreederData): Worker {
  return startThread(new URL('./breeder.js', import.meta.url), data);
}
