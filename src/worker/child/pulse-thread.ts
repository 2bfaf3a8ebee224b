import { once } from 'node:events';
import { Socket } from 'node:net';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { LIFELINE, killGroup } from './pipe.js';

/**
 * A thread with both ends of the lifeline. It sends the pulse, because a strategy may block the main thread's event loop
 * for as long as it computes; and it ends this process and all it forked when the supervisor dies, for where the kernel
 * cannot be told to. Resolves when it watches.
 */
export async function startPulse(beatMs: number): Promise<void> {
  const thread = new Worker(new URL(import.meta.url), { workerData: beatMs });
  // Not before it watches: what blocks the event loop would hold its start up.
  await once(thread, 'message');
  thread.unref();
}

if (!isMainThread) {
  const lifeline = new Socket({ fd: LIFELINE, readable: true, writable: true });
  lifeline.on('error', killGroup);
  lifeline.on('close', killGroup);
  lifeline.resume();
  const beat = (): void => void lifeline.write('.');
  beat();
  setInterval(beat, workerData as number);
  parentPort!.postMessage('watching');
}
