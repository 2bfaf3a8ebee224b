import { parentPort, workerData } from 'node:worker_threads';
import { CONTROL, DESK, workSlice, type Desk } from './desk.js';
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

/** Serves a desk until it is closed. */
function serve({ net, desk, seed, averageRemoved, longestString, blink, tails }: ThreadData): void {
  const kernel = createKernel(net, seed);
  kernel.configure(averageRemoved, longestString, blink, tails);
  const hurry = () => Atomics.load(desk.control, CONTROL.hurry) === 1;
  for (;;) {
    Atomics.wait(desk.control, CONTROL.state, DESK.idle);
    if (Atomics.load(desk.control, CONTROL.state) === DESK.closed) return;
    workSlice(kernel, desk, hurry);
    // A close that came meanwhile stays.
    Atomics.compareExchange(desk.control, CONTROL.state, DESK.busy, DESK.idle);
    Atomics.notify(desk.control, CONTROL.state);
  }
}

/** Serves, and lets the team know when that breaks: it may be waiting, unable to hear of it otherwise. */
function serveOrTell(data: ThreadData): void {
  try {
    serve(data);
  } catch (error) {
    Atomics.store(data.desk.control, CONTROL.state, DESK.failed);
    Atomics.notify(data.desk.control, CONTROL.state);
    throw error;
  }
}

if (parentPort !== null) serveOrTell(workerData as ThreadData);
