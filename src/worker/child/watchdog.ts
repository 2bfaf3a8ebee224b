import { once } from 'node:events';
import { Socket } from 'node:net';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { killGroup } from './group.js';
import { LIFELINE } from './pipe.js';

/**
 * A thread that ends this process and all it forked when the supervisor dies: needed where the kernel cannot be told to,
 * because a strategy may block the main thread's event loop for good. Resolves when it watches.
 */
export async function startWatchdog(): Promise<void> {
  const thread = new Worker(new URL(import.meta.url));
  // Not before it watches: what blocks the event loop would hold its start up.
  await once(thread, 'message');
  thread.unref();
}

if (!isMainThread) {
  const lifeline = new Socket({ fd: LIFELINE, readable: true, writable: false });
  lifeline.on('error', killGroup);
  lifeline.on('close', killGroup);
  lifeline.resume();
  parentPort!.postMessage('watching');
}
