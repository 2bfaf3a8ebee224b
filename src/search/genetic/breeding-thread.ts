import type { Worker } from 'node:worker_threads';
import { startThread } from '../parallel/thread-group.js';
import type { BreederData } from './breeder.js';

/**
 * Starts a thread that serves a mailbox by breeding its own population, which is seeded before its first slice.
 * @example
 * const instance = buildInstance(problem);
 * const seeding = { seed: 1, scale: neighbourDistance(instance), iterations: 10, untilMs: null };
 * const lifetime = { endMs: null, individuals: 20 };
 * const thread = (mailbox: Mailbox, seed: number) => breedingThread({ instance, mailbox, seed, seeding, lifetime, patience: 1000 });
 * const group = new ThreadGroup(instance, { threads: 2, seeds: [1, 2], thread });
 * const [, bred] = group.run({ iterations: 20, from: 1, to: 1, chunk: 1 }, () => false, () => undefined);
 * await group.close();
 * bred.iterations; // => 20
 */
export function breedingThread(data: BreederData): Worker {
  return startThread(new URL('./breeder.js', import.meta.url), data);
}
