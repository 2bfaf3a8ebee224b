import { parentPort, workerData } from 'node:worker_threads';
import { workSlice, type Desk } from './desk.js';
import { serveDesk } from './desk-service.js';
import { createKernel } from './kernel.js';
import type { Network } from './network.js';

/** What a thread is given at its start. */
export interface ThreadData {
  readonly net: Network;
  readonly desk: Desk;
  readonly seed: number;
  readonly averageRemoved: number;
  readonly longestString: number;
  readonly blink: number;
  readonly tails: number;
}

/** Serves a desk by annealing. */
function serve({ net, desk, seed, averageRemoved, longestString, blink, tails }: ThreadData): void {
  serveDesk(desk, (hurry) => {
    const kernel = createKernel(net, seed);
    kernel.configure(averageRemoved, longestString, blink, tails);
    return () => workSlice(kernel, desk, hurry);
  });
}

if (parentPort !== null) serve(workerData as ThreadData);
