import type { FoundRoute, EventBus, SearchProgress } from '../tasks/event-bus.js';
import type { TaskRecord } from '../tasks/record.js';

/** Where a solver says how far it is. */
export interface ProgressSink {
  /** A strategy begins; what another one found before does not count any more. */
  begin(strategy: string): void;
  /**
   * It reports a solution.
   * @param cost objective as the strategy claims it; one that is no number, or not better than the best, is ignored.
   * @param seconds since the strategy began.
   * @param routes reads its routes, when somebody asks for them.
   */
  incumbent(cost: number, seconds: number, routes?: () => readonly FoundRoute[]): void;
  /** It reports a lower bound; one that is no number, or not better than the best, is ignored. */
  bound(value: number): void;
}

/** Keeps the progress of one solve for pollers and followers. */
export interface ProgressBoard extends ProgressSink {
  /** Ends answers and events, after publishing what is pending. */
  stop(): void;
}

/** Shortest time between two progress events of a task. */
const NEWS_MS = 1_000;

/**
 * Answers questions for a task's progress from memory, and tells its followers of better solutions and bounds, at most one message a
 * second, the newest always: nothing is written anywhere, and the record is left alone.
 * @param now milliseconds, monotonic.
 */
export function keepProgress(events: EventBus, task: Pick<TaskRecord, 'id' | 'attempts' | 'strategy'>, now: () => number = () => performance.now()): ProgressBoard {
  let { strategy } = task;
  let best: { readonly cost: number; readonly seconds: number; readonly routes: (() => readonly FoundRoute[]) | undefined } | null = null;
  let incumbents = 0;
  let lowerBound: number | null = null;
  let bounds = 0;
  let sentAt = -Infinity;
  let pending: NodeJS.Timeout | undefined;
  const startedAt = now();
  let strategyAt = startedAt;
  const seconds = (ms: number): number => Math.round(ms) / 1000;

  const progress = (): SearchProgress => ({
    attempt: task.attempts, strategy, incumbents, elapsedSeconds: seconds(now() - startedAt),
    bestCost: best?.cost ?? null, bestAtSeconds: best?.seconds ?? null, bounds, lowerBound,
  });
  const publish = (): void => {
    pending = undefined;
    sentAt = now();
    events.publish(task.id, { kind: 'progress', progress: progress() });
  };
  const publishSoon = (): void => {
    if (pending) return;
    const wait = NEWS_MS - (now() - sentAt);
    if (wait <= 0) publish();
    else pending = setTimeout(publish, wait).unref();
  };
  const unanswer = events.answer(task.id, progress, () => best?.routes?.() ?? null);
  return {
    begin(name) {
      strategy = name;
      strategyAt = now();
      best = null;
    },
    incumbent(cost, at, routes) {
      if (!Number.isFinite(cost) || (best && cost >= best.cost)) return;
      const elapsed = now() - startedAt;
      best = { cost, routes, seconds: seconds(Math.min(elapsed, Math.max(0, strategyAt - startedAt + (Number.isFinite(at) ? at * 1000 : elapsed)))) };
      incumbents++;
      publishSoon();
    },
    bound(value) {
      if (!Number.isFinite(value) || (lowerBound !== null && value <= lowerBound)) return;
      lowerBound = value;
      bounds++;
      if (best !== null) publishSoon();
    },
    stop() {
      clearTimeout(pending);
      if (pending) publish();
      unanswer();
    },
  };
}
