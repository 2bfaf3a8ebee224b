import { parentPort, workerData } from 'node:worker_threads';
import { runSlice, type Mailbox } from './mailbox.js';
import { serveMailbox } from './mailbox-service.js';
import { createKernel, type Iterating } from '../ruin-recreate/kernel.js';
import type { Instance } from '../instance/layout.js';

/** Start data of a thread. */
export interface ThreadData {
  readonly instance: Instance;
  readonly mailbox: Mailbox;
  readonly seed: number;
  readonly iterating: Iterating;
}

/** Serves a mailbox by annealing. */
function serve({ instance, mailbox, seed, iterating }: ThreadData): void {
  serveMailbox(mailbox, (stopEarly) => {
    const kernel = createKernel(instance, seed, iterating.module);
    kernel.configure(iterating);
    return () => runSlice(kernel, mailbox, stopEarly);
  });
}

if (parentPort !== null) serve(workerData as ThreadData);
