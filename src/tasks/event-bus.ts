import type { TaskState } from './record.js';

/** Where a solve stands. Times are seconds since its start. */
export interface SearchProgress {
  /** Which attempt at the task, from 1. */
  readonly attempt: number;
  readonly strategy: string;
  readonly elapsedSeconds: number;
  /** Solutions reported so far, each better than those before. */
  readonly incumbents: number;
  /** Objective of the best one as the strategy claims it, not yet checked; null before the first. */
  readonly bestCost: number | null;
  /** When it was found; null before the first. */
  readonly bestAtSeconds: number | null;
  /** Lower bounds reported so far, each better than those before; absent from older releases. */
  readonly bounds?: number;
  /** The best of them, not yet checked; null or absent before the first. */
  readonly lowerBound?: number | null;
}

/** Returns how many solutions and bounds were reported: which of two progresses of one attempt is newer. */
export function newsCount({ incumbents, bounds = 0 }: SearchProgress): number {
  return incumbents + bounds;
}

/** One route of a solution on its way. */
export interface FoundRoute {
  /** Vehicle type, by its place among the problem's. */
  readonly type: number;
  /** Nodes in visiting order, without start and end. */
  readonly customers: readonly number[];
}

/** Where a solve stands, with the best solution so far as the strategy claims it. */
export interface FoundSolution {
  readonly progress: SearchProgress;
  /** Null before the first, and when they are more than one message holds. */
  readonly routes: readonly FoundRoute[] | null;
}

/** An event in the life of a task. */
export type TaskEvent =
  /** The record has changed, to this state: whoever relies on it reads the record. */
  | { readonly kind: 'changed'; readonly state: TaskState }
  /** A better solution or a better bound was found. */
  | { readonly kind: 'progress'; readonly progress: SearchProgress };

/**
 * Carries task events between processes, immediately and without storing them. Any event may be lost, and an event is only
 * a hint: the record is authoritative, so subscribers also read it from time to time.
 */
export interface EventBus {
  /** Sends an event to the task's current subscribers; does nothing while the broker is unavailable. Never throws. */
  publish(id: string, event: TaskEvent): void;
  /**
   * Calls back for every event of a task from now on. A change made after this call is seen by the subscriber or by a read
   * of the record that follows the call.
   * @returns a function that ends the subscription
   */
  subscribe(id: string, onEvent: (event: TaskEvent) => void): () => void;
  /** Answers requests for the progress and the routes of a task that is being solved here. @returns a function that stops answering */
  answer(id: string, progress: () => SearchProgress, routes?: () => readonly FoundRoute[] | null): () => void;
  /**
   * Requests the progress of a task from its worker; null when nobody solves it, or no answer comes in time. Never rejects.
   * @param patient true waits for a busy machine too, where nobody waits for the answer; default a fraction of a second.
   */
  ask(id: string, patient?: boolean): Promise<SearchProgress | null>;
  /** As a patient `ask`, with the routes of the best solution. */
  askRoutes(id: string): Promise<FoundSolution | null>;
}
