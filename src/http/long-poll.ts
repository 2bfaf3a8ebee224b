import { isTerminal } from '../tasks/record.js';
import type { EventBus } from '../tasks/event-bus.js';
import type { TaskStatus } from '../tasks/poll.js';

export interface LongPollLimits {
  /** Polls that wait at once in this process, over all accounts and of one; more are answered at once. */
  readonly longPolls: number;
  readonly longPollsPerAccount: number;
  /** Milliseconds between two looks of a poll that hears nothing. */
  readonly longPollLookMs: number;
}

/** Polls that wait for the end of their task. */
export interface LongPolls {
  /**
   * Waits until the task is finished, but no longer than asked. The store is read before, once events are subscribed to, and
   * when they tell of the end; in between only now and then, in case that they were lost.
   * @param read where the task stands now; its refusal ends the waiting.
   * @param gone aborts when nobody waits for the answer any more.
   * @returns the last status, and whether the wait was granted.
   */
  wait(options: LongPollOptions): Promise<{ readonly status: TaskStatus; readonly granted: boolean }>;
  /** Answers all waiting polls immediately, and lets no poll wait any more. */
  drain(): void;
}

export interface LongPollOptions {
  readonly id: string;
  readonly account: string;
  readonly seconds: number;
  readonly read: () => Promise<TaskStatus>;
  readonly gone: AbortSignal;
  /** Called with the milliseconds spent waiting. */
  readonly onWaited: (ms: number) => void;
}

/**
 * Creates the waiting room of one process.
 * @param onChange called with the number of waiting polls.
 */
export function createLongPolls(events: Pick<EventBus, 'subscribe'>, limits: LongPollLimits, onChange: (waiting: number) => void = () => undefined): LongPolls {
  const perAccount = new Map<string, number>();
  const waiting = new Set<AbortController>();
  let draining = false;
  onChange(0);

  const enter = (account: string): AbortController | null => {
    const own = perAccount.get(account) ?? 0;
    if (draining || waiting.size >= limits.longPolls || own >= limits.longPollsPerAccount) return null;
    const over = new AbortController();
    waiting.add(over);
    perAccount.set(account, own + 1);
    onChange(waiting.size);
    return over;
  };
  const leave = (account: string, over: AbortController): void => {
    waiting.delete(over);
    const own = (perAccount.get(account) ?? 1) - 1;
    if (own === 0) perAccount.delete(account);
    else perAccount.set(account, own);
    onChange(waiting.size);
  };

  return {
    async wait({ id, account, seconds, read, gone, onWaited }) {
      const status = await read();
      if (status.phase === 'finished') return { status, granted: true };
      const over = enter(account);
      if (!over) return { status, granted: false };
      const stop = (): void => over.abort();
      const timer = setTimeout(stop, seconds * 1000);
      gone.addEventListener('abort', stop, { once: true });
      if (gone.aborted) stop();
      try {
        return { status: await untilFinished({ events, id, read, onWaited, lookMs: limits.longPollLookMs, over: over.signal }), granted: true };
      } finally {
        clearTimeout(timer);
        gone.removeEventListener('abort', stop);
        leave(account, over);
      }
    },
    drain() {
      draining = true;
      for (const over of waiting) over.abort();
    },
  };
}

interface Waiting extends Pick<LongPollOptions, 'id' | 'read' | 'onWaited'> {
  readonly events: Pick<EventBus, 'subscribe'>;
  readonly lookMs: number;
  readonly over: AbortSignal;
}

/** Follows first and reads then, so that no end falls between; what is told during a read is not missed either. */
async function untilFinished({ events, id, read, onWaited, lookMs, over }: Waiting): Promise<TaskStatus> {
  let wake: () => void = () => undefined;
  const call = (): void => wake();
  const unsubscribe = events.subscribe(id, (event) => { if (event.kind === 'changed' && isTerminal(event)) call(); });
  const looks = setInterval(call, lookMs);
  over.addEventListener('abort', call);
  try {
    for (;;) {
      const woken = new Promise<void>((resolve) => { wake = resolve; });
      const isLast = over.aborted;
      const status = await read();
      if (status.phase === 'finished' || isLast) return status;
      const began = performance.now();
      await woken;
      onWaited(performance.now() - began);
    }
  } finally {
    over.removeEventListener('abort', call);
    clearInterval(looks);
    unsubscribe();
  }
}
