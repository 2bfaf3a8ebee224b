import type { RequestWarning } from '#generated/types.js';
import type { ErrorCode } from '#generated/errors.js';
import { NewerFormError } from './broker-errors.js';

/** Version of the stored record; two neighbouring releases must read each other's. */
export const TASK_RECORD_VERSION = 1;

/** `aborted`: refused after the record was written; never acknowledged to anybody, polls as unknown. */
export type TaskState = 'queued' | 'solving' | 'solved' | 'failed' | 'aborted';

/** Version of the API that a task belongs to: the other one does not know it. */
export type ApiVersion = 1 | 2;

/** How the caller came in; direct and marketplace accounts live in namespaces of their own. */
export type Access = 'direct' | 'marketplace';

/**
 * The completion callback of a task: `none` not yet tried (or not asked for), `claimed` before the one POST, then its
 * outcome; `unknown` when the claimer died before it could write one.
 */
export type CallbackState = 'none' | 'claimed' | 'delivered' | 'failed' | 'refused' | 'unknown';

/** The one mutable record of a task: at most 8 kB and its warnings, changed only by compare-and-set. Times are epoch milliseconds. */
export interface TaskRecord {
  readonly v: typeof TASK_RECORD_VERSION;
  /** Random per write: a writer whose reply was lost recognises its own write by it. */
  readonly writeId: string;
  readonly id: string;
  /** Random account id, never the user name. */
  readonly account: string;
  readonly access: Access;
  readonly state: TaskState;
  /** Version of the API that it was submitted to; absent: 1. */
  readonly api?: 2;
  readonly pool: string;
  readonly strategy: string;
  /** Unsigned 32-bit seed of the solve. */
  readonly seed: number;
  /** Solve time limit, seconds, after the plan's cap. */
  readonly limitSeconds: number;
  /** Work budget of the search; absent: time only. */
  readonly iterations?: number;
  /** How much of the solve goes to the lower bound; absent: the default. */
  readonly bound?: 'default' | 'strong';
  /** A strategy that shall solve the problem once more, for comparison with the answer only. */
  readonly shadow?: string;
  /** Depots and customers; in version 2 stops and the different starts and ends of vehicles. */
  readonly nodes: number;
  readonly vehicles: number;
  /** Id of the charge at the account's admission; the task's id when absent. */
  readonly chargeId?: string;
  /** Digest of the request body; tells whether a repeated Idempotency-Key carries the same one. */
  readonly bodyDigest: string;
  /** First 256 characters of the request's `name`. */
  readonly name?: string;
  readonly callbackUrl?: string;
  /** The trace of the submission, as W3C `traceparent`. */
  readonly traceparent?: string;
  /** What the submission was warned of, for the result; absent when nothing. */
  readonly warnings?: readonly RequestWarning[];
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly finishedAt?: number;
  /** When the result stops being pollable; set with the terminal state. */
  readonly expiresAt?: number;
  /** Solves begun. */
  readonly attempts: number;
  /** Deaths of the solving child; three end the task. */
  readonly deaths: number;
  /** Times that the reconciler put the task back on the stream. */
  readonly requeues: number;
  /** Worker slot that said "solving" last: advice, the terminal compare-and-set is the fence. */
  readonly owner?: string;
  /** Blob of the finished envelope, to which answers add state and times. */
  readonly resultKey?: string;
  /** Code of a failed task. */
  readonly code?: ErrorCode;
  /** Duration of the solve that ended it, and the objective of its routes; absent in records of older releases. */
  readonly solveSeconds?: number;
  readonly totalCost?: number;
  /** Vehicles with a route and, in version 2, stops that the plan leaves out; absent in records of older releases. */
  readonly vehiclesUsed?: number;
  readonly stopsUnassigned?: number;
  readonly callback: CallbackState;
  readonly callbackStatus?: number;
  /** Why there is no status; at most 200 characters. */
  readonly callbackReason?: string;
  /** When the callback was claimed, and from then on when its outcome became known. */
  readonly callbackAt?: number;
  /** How often the account asked to have the callback sent again. */
  readonly callbackResends?: number;
  /** A failure of ours gives the charge back; true once that is done. */
  readonly refunded?: boolean;
}

/** Refuses a record that a later release wrote in a form that this one cannot read: that release will see to it. */
export function knownForm(record: { readonly id: string; readonly v: number }): void {
  if (record.v === TASK_RECORD_VERSION) return;
  throw new NewerFormError(`task ${record.id} has record version ${record.v}, this release reads ${TASK_RECORD_VERSION}: written by a newer release`);
}

/** Returns the version of the API that a task, or its entry in the history, belongs to. */
export function apiVersionOf({ api }: Pick<TaskRecord, 'api'>): ApiVersion {
  return api ?? 1;
}

/** A task that its account sees as finished. */
export type FinishedTask = TaskRecord & { readonly state: 'solved' | 'failed' };

/** Checks whether the task is finished with a result that its account may read. */
export function isFinished(record: TaskRecord): record is FinishedTask {
  return record.state === 'solved' || record.state === 'failed';
}

/** Checks whether the task's outcome is final. */
export function isTerminal(record: Pick<TaskRecord, 'state'>): boolean {
  return record.state === 'solved' || record.state === 'failed' || record.state === 'aborted';
}
