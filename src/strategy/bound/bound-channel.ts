import type { MessagePort } from 'node:worker_threads';
import type { Bound, BoundEffort } from '../../bounds/contract.js';
import type { BoundsOutcome } from '../../bounds/run-bounds.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';

/**
 * What the search and the thread of the bound say to each other. Neither waits for messages: shared counters say that there
 * are some.
 */

/** Places in the shared counters: messages from and to the thread, whether it must stop, and how many threads it may use besides itself. */
export const FLAG = { up: 0, down: 1, stop: 2, others: 3 } as const;
export const FLAGS = 4;
/** Most routes that wait for the other side, which may never ask for them. */
const MOST_WAITING = 10_000;

/** The best solution of the search, with its objective. */
export interface IncumbentMessage {
  readonly cost: number;
  readonly routes: PlannedRoutes;
}

/** What the thread is told. */
export interface DownMessage {
  /** Null: the same as before. */
  readonly incumbent: IncumbentMessage | null;
  /** Routes that the search suggests. */
  readonly suggested: PlannedRoutes;
}

export type UpMessage =
  | { readonly kind: 'bound'; readonly bound: Bound }
  | { readonly kind: 'offer'; readonly routes: PlannedRoutes }
  | { readonly kind: 'fix'; readonly pairs: Int32Array }
  | { readonly kind: 'log'; readonly message: string; readonly fields: Readonly<Record<string, number | string | boolean>> | undefined }
  | { readonly kind: 'ended'; readonly outcome: BoundsOutcome }
  | { readonly kind: 'failed'; readonly message: string };

/** Returns routes followed by earlier ones, as many as may wait. */
export function latest(routes: PlannedRoutes, earlier: PlannedRoutes): PlannedRoutes {
  return [...routes, ...earlier].slice(0, MOST_WAITING);
}

/** Start data of the thread. */
export interface BoundThreadData {
  readonly problem: Problem;
  readonly seed: number;
  readonly effort: BoundEffort;
  readonly limitMs: number;
  readonly incumbent: IncumbentMessage | null;
  readonly flags: Int32Array;
  readonly port: MessagePort;
}
