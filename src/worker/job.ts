import type { Logger } from 'pino';
import type { CallbackSent } from '../tasks/transitions.js';
import type { Admission, Broker, History, JobDelivery, RecordBucket } from '../tasks/ports.js';
import type { TaskRecord } from '../tasks/record.js';
import type { SolveTask } from './task-solver.js';

/** Reports what becomes of a job, for metrics and logs. */
export interface WorkEvents {
  started?(task: TaskRecord): void;
  /** This worker's outcome became the task's. */
  finished?(task: TaskRecord, solveSeconds: number): void;
  /** The slot may take another task, whatever became of this one. */
  freed?(task: TaskRecord, slotSeconds: number): void;
  called?(task: TaskRecord, outcome: CallbackSent['outcome']): void;
  dropped?(reason: DropReason): void;
}

export type DropReason = 'malformed' | 'unknown' | 'aborted';

/** Sends the one POST of a task; never throws. */
export interface CallbackSender {
  send(task: TaskRecord, envelope: Uint8Array): Promise<CallbackSent>;
}

/** What working on a job needs. */
export interface WorkDeps {
  readonly broker: Broker;
  readonly solve: SolveTask;
  readonly callbacks: CallbackSender;
  readonly admission: Pick<Admission, 'refund'>;
  readonly history: Pick<History, 'record'>;
  /** Names the worker slot in the record. */
  readonly owner: string;
  /** How long a result can be polled. */
  readonly resultTtlMs: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
  readonly events?: WorkEvents;
}

/**
 * The outcome of a delivery: `finished` by this worker, `overtaken` by another that finished first, `dropped` as
 * nothing to work on, `retried` or `drained`: given back to the stream.
 */
export type WorkResult = 'finished' | 'overtaken' | 'dropped' | 'retried' | 'drained';

/** A message being processed. */
export interface Job {
  readonly deps: WorkDeps;
  readonly tasks: RecordBucket<TaskRecord>;
  readonly delivery: JobDelivery;
  /** Aborts for a drain. */
  readonly signal: AbortSignal;
}

/** Takes a message off the stream that cannot be worked on. */
export function drop({ deps, delivery }: Job, reason: DropReason): 'dropped' {
  deps.logger.warn({ requestId: delivery.id, pool: delivery.pool, reason }, 'dropped a job message that cannot be processed');
  deps.events?.dropped?.(reason);
  delivery.drop(reason);
  return 'dropped';
}
