import { newsCount, type SearchProgress } from './event-bus.js';
import { readOwned, type PollDeps } from './poll.js';
import { BrokerUnavailableError } from './broker-errors.js';
import { isFinished, type ApiVersion, type FinishedTask, type TaskRecord } from './record.js';
import { orUnavailable } from './unavailable.js';

/** How far a follower has come: attempt and number of its solutions and bounds; (0, 0) while the task waits. */
export type StreamPosition = readonly [attempt: number, news: number];

/** An update for a follower of a task. `beat`: nothing new, a keep-alive. */
export type StreamEvent =
  | { readonly kind: 'queued'; readonly at: StreamPosition; readonly record: TaskRecord; readonly queueDepth: number | null }
  | { readonly kind: 'solving'; readonly at: StreamPosition; readonly record: TaskRecord }
  | { readonly kind: 'incumbent'; readonly at: StreamPosition; readonly progress: SearchProgress }
  | { readonly kind: 'ended'; readonly record: FinishedTask }
  | { readonly kind: 'beat' };

/** Which task is followed, and for whom. */
export interface Followed {
  readonly id: string;
  readonly account: string;
  /** Version of the API that the call came through; null: any; default 1. */
  readonly api?: ApiVersion | null;
}

export interface TaskStreamDeps extends PollDeps {
  /** Milliseconds between two looks at the record, each of which is followed by a beat. */
  readonly beatMs: number;
}

/**
 * Follows a task for the account that asks: where it stands, then what is new, to its end. Events wake it; since they may be
 * lost, it also reads the record and asks the worker for its progress at every beat. Between two events only the newest solution
 * is kept, however slow the reader.
 * @param after what the follower knows already; null: nothing.
 * @param signal ends it, and must be aborted in the end, also when nobody reads.
 * @throws ServiceError as a poll, before the first event.
 */
export async function openTaskStream(
  deps: TaskStreamDeps, task: Followed, after: StreamPosition | null, signal: AbortSignal,
): Promise<AsyncGenerator<StreamEvent, void>> {
  const bell = createBell(deps, task.id, signal);
  const first = await orUnavailable(() => readOwned(deps, task.id, task.account, task.api));
  return events(deps, bell, task, after ?? [-1, 0], first.value, signal);
}

async function* events(
  deps: TaskStreamDeps, bell: Bell, task: Followed, after: StreamPosition, first: TaskRecord, signal: AbortSignal,
): AsyncGenerator<StreamEvent, void> {
  let record = first;
  let at = after;
  let looked = true;
  const isNew = (position: StreamPosition): boolean => position[0] > at[0] || (position[0] === at[0] && position[1] > at[1]);
  while (!signal.aborted) {
    if (record.state === 'queued' && isNew([0, 0])) {
      at = [0, 0];
      yield { kind: 'queued', at, record, queueDepth: await deps.busy.waiting().catch(() => null) };
    } else if (record.state === 'solving') {
      if (isNew([record.attempts, 0])) {
        at = [record.attempts, 0];
        yield { kind: 'solving', at, record };
      }
      // What was found before anybody listened, or whose event was lost.
      if (looked) bell.hear(await deps.broker.events.ask(task.id, true));
    }
    const { progress } = bell;
    if (progress && progress.incumbents > 0 && isNew([progress.attempt, newsCount(progress)])) {
      at = [progress.attempt, newsCount(progress)];
      yield { kind: 'incumbent', at, progress };
    }
    if (isFinished(record)) {
      yield { kind: 'ended', record };
      return;
    }
    const rung = await bell.wait();
    looked = rung !== 'progress' || (bell.progress?.attempt ?? 0) > record.attempts;
    if (!looked) continue;
    record = await look(deps, task) ?? record;
    if (rung === 'beat') yield { kind: 'beat' };
  }
}

/** @returns null when the broker does not answer: the stream outlives that. */
async function look(deps: TaskStreamDeps, { id, account, api }: Followed): Promise<TaskRecord | null> {
  try {
    return (await readOwned(deps, id, account, api)).value;
  } catch (error) {
    if (error instanceof BrokerUnavailableError) return null;
    throw error;
  }
}

type Ring = 'changed' | 'progress' | 'beat';

interface Bell {
  /** The latest update sent. */
  readonly progress: SearchProgress | null;
  /** Accepts an update unless a newer one was received: an answer may arrive after the event that overtook it. */
  hear(progress: SearchProgress | null): void;
  /** Resolves with what has come since the last call, at once when something has. */
  wait(): Promise<Ring>;
}

/** Rings at events, at every beat and at the end. */
function createBell({ broker, beatMs }: TaskStreamDeps, id: string, signal: AbortSignal): Bell {
  let newest: SearchProgress | null = null;
  let rung: Ring | null = null;
  let answer: (() => void) | null = null;
  const ring = (what: Ring): void => {
    // A change outweighs a beat, and that a solution, for both look at the record.
    if (rung === null || what === 'changed' || rung === 'progress') rung = what;
    answer?.();
  };
  const bell: Bell = {
    get progress() { return newest; },
    hear(progress) {
      const isOlder = progress && newest && (progress.attempt < newest.attempt || (progress.attempt === newest.attempt && newsCount(progress) < newsCount(newest)));
      if (progress && !isOlder) newest = progress;
    },
    async wait() {
      if (rung === null && !signal.aborted) await new Promise<void>((resolve) => { answer = resolve; });
      answer = null;
      const what = rung ?? 'changed';
      rung = null;
      return what;
    },
  };
  const unsubscribe = broker.events.subscribe(id, (event) => {
    if (event.kind === 'progress') bell.hear(event.progress);
    ring(event.kind);
  });
  const timer = setInterval(() => ring('beat'), beatMs);
  timer.unref();
  const end = (): void => {
    clearInterval(timer);
    unsubscribe();
    ring('changed');
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return bell;
}
