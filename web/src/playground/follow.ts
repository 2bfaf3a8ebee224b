import { ApiError, apiUrl, call } from '../api/client.js';
import type { PlaygroundEnd, PlaygroundIncumbent, PlaygroundTask } from '#generated/account/types.js';
import type { RunEvent } from './run.js';

export interface Follower {
  readonly apply: (event: RunEvent) => void;
  /** Called when the task can no longer be followed. */
  readonly failed: (error: unknown) => void;
}

const POLL_MS = 1000;
/** Consecutive polls that may fail before the error is shown. */
const PATIENCE = 5;

/**
 * Follows a task until it finishes and fetches its outcome: by events, or by polling if the stream is refused (a proxy that
 * blocks it, too many streams).
 * @returns a function that stops following.
 */
export function followTask(id: string, follower: Follower): () => void {
  const path = `/playground/tasks/${encodeURIComponent(id)}`;
  const stop = new AbortController();
  const source = new EventSource(apiUrl(`${path}/events`));
  stop.signal.addEventListener('abort', () => source.close());
  const on = (name: string, take: (data: never) => RunEvent): void =>
    source.addEventListener(name, (event: MessageEvent<string>) => follower.apply(take(JSON.parse(event.data) as never)));

  void fetchLimit(path, follower, stop.signal);
  on('queued', ({ queue_depth: queueDepth }: { queue_depth: number | null }) => ({ kind: 'queued', queueDepth }));
  on('solving', ({ attempt }: { attempt: number }) => ({ kind: 'solving', attempt }));
  on('incumbent', (incumbent: PlaygroundIncumbent) => ({ kind: 'incumbent', incumbent }));
  on('finished', (end: PlaygroundEnd) => {
    source.close();
    void poll(path, follower, stop.signal);
    return { kind: 'finished', end };
  });
  source.addEventListener('error', () => {
    // Otherwise the browser reconnects.
    if (source.readyState === EventSource.CLOSED && !stop.signal.aborted) void poll(path, follower, stop.signal);
  });
  return () => stop.abort();
}

/** Fetches the time limit once; without it the page shows no progress bar. */
async function fetchLimit(path: string, follower: Follower, signal: AbortSignal): Promise<void> {
  const task = await call<PlaygroundTask>(path, { signal }).catch(() => null);
  if (!signal.aborted && task?.time_limit_seconds !== undefined) follower.apply({ kind: 'limit', seconds: task.time_limit_seconds });
}

/** Polls until the task is finished. */
async function poll(path: string, follower: Follower, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    try {
      const task = await call<PlaygroundTask>(path, { signal });
      failures = 0;
      if (applyTask(task, follower)) return;
    } catch (error) {
      if (signal.aborted) return;
      const passing = error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (!passing || ++failures >= PATIENCE) {
        follower.failed(error);
        return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Applies the state of a polled task. @returns whether the task is finished. */
function applyTask({ state, queue_depth: queueDepth, progress, end, outcome }: PlaygroundTask, { apply }: Follower): boolean {
  if (state === 'queued') apply({ kind: 'queued', queueDepth });
  if (state === 'solving' && progress) apply({ kind: 'incumbent', incumbent: progress });
  if (end) apply({ kind: 'finished', end });
  if (outcome) apply({ kind: 'outcome', outcome });
  return end !== undefined;
}
