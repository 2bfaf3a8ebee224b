import { parentPort, workerData } from 'node:worker_threads';
import { workSlice, type Desk } from './desk.js';
import { serveDesk } from './desk-service.js';
import { createKernel, type Iterating } from './kernel.js';
import type { Network } from '../instance/layout.js';

/** What a thread is given at its start. */
export interface ThreadData {
  readonly net: Network;
  readonly desk: Desk;
  readonly seed: number;
  readonly iterating: Iterating;
}

/** Serves a desk by annealing. */
function serve({ net, desk, seed, iterating }: ThreadData): void {
  serveDesk(desk, (hurry) => {
    const kernel = createKernel(net, seed, iterating.module);
    kernel.configure(iterating);
    return () => workSlice(kernel, desk, hurry);
  });
}

if (parentPort !== null) serve(workerData as ThreadData);
