import type { TaskState } from './record.js';

/** Where a solve stands. Times are seconds since its start. */
export interface SolveProgress {
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
  readonly progress: SolveProgress;
  /** Null before the first, and when they are more than one message holds. */
  readonly routes: readonly FoundRoute[] | null;
}

/** What is told of a task while somebody follows it. */
export type TaskNews =
  /** The record has changed, to this state: whoever relies on it reads the record. */
  | { readonly kind: 'changed'; readonly state: TaskState }
  /** A better solution was found. */
  | { readonly kind: 'progress'; readonly progress: SolveProgress };

/**
 * What the processes tell each other of a task, at once and never stored: any of it may be lost, and none of it is
 * more than a hint. The record alone counts; who follows a task looks at it from time to time as well.
 */
export interface NewsLine {
  /** Tells everybody who follows the task now; does nothing when the broker is away. Never throws. */
  tell(id: string, news: TaskNews): void;
  /**
   * Calls back for all news of a task from now on: a change made after this call and a read of the record that follows
   * it do not both miss it.
   * @returns what ends the calls.
   */
  follow(id: string, onNews: (news: TaskNews) => void): () => void;
  /** Answers questions for the progress of a task, and its routes, as long as it is being solved here. @returns what ends that. */
  answer(id: string, progress: () => SolveProgress, routes?: () => readonly FoundRoute[] | null): () => void;
  /** Asks whoever solves a task how far it is; null when nobody answers within a fraction of a second. Never rejects. */
  ask(id: string): Promise<SolveProgress | null>;
  /** As `ask`, with the routes of the best solution. */
  askRoutes(id: string): Promise<FoundSolution | null>;
}
