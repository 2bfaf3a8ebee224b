import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves after `ms` milliseconds, or when the signal aborts. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, signal && { signal }).catch(() => undefined);
}

/** Resolves when the work has ended in whatever way, or when the signal aborts. */
export async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const end = (): void => {
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    work.then(end, end);
  });
}
