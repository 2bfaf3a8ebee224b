import { Socket } from 'node:net';
import { Worker, isMainThread } from 'node:worker_threads';
import { LIFELINE } from './pipe.js';

/**
 * A thread that ends this process and all it forked when the supervisor dies: needed where the kernel cannot be told to,
 * because a strategy may block the main thread's event loop for good.
 */
export function startWatchdog(): void {
  new Worker(new URL(import.meta.url)).unref();
}

/** The whole process group: its leader is this process, or the program that put it into namespaces. */
function killGroup(): void {
  process.kill(0, 'SIGKILL');
}

if (!isMainThread) {
  const lifeline = new Socket({ fd: LIFELINE, readable: true, writable: false });
  lifeline.on('error', killGroup);
  lifeline.on('close', killGroup);
  lifeline.resume();
}
