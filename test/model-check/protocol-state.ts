import type { Step } from './explore.js';
import type { Faults } from './protocol.js';

export type ApiStep = 'charge' | 'problem' | 'record' | 'publish' | 'check' | 'reply' | 'settle';
export type ApiAt = ApiStep | 'withdraw' | 'give back' | 'over';
export type WorkerAt = 'idle' | 'acknowledge early' | 'read' | 'solve' | 'end' | 'claim' | 'call' | 'mark' | 'acknowledge';

export interface TaskModel {
  readonly state: 'queued' | 'solving' | 'solved' | 'failed' | 'cancelled' | 'aborted';
  /** Cancelled before a solve began: its charge must be refunded. */
  readonly free: boolean;
  readonly attempts: number;
  readonly claimed: boolean;
  readonly requeues: number;
  /** Blob that contains the result: of an attempt, or the fixed one. */
  readonly result: number;
  /** Written by nobody but the submitter. */
  readonly untouched: boolean;
  /** The submitter saw it intact before it answered: it must not be aborted any more. */
  readonly confirmed: boolean;
}

export interface Message {
  readonly id: number;
  readonly deliveries: number;
  /** Worker that holds it; null while it is waiting. */
  readonly lease: number | null;
}

export interface Worker {
  readonly at: WorkerAt;
  /** Id of the message in progress. */
  readonly message: number;
  readonly attempt: number;
}

export interface State {
  readonly api: ApiAt;
  /** A publish went unanswered: it may have got through. */
  readonly unanswered: boolean;
  readonly reply: 'none' | 'accepted' | 'refused' | 'unknown';
  readonly charge: 'none' | 'open' | 'settled' | 'given back';
  readonly task: TaskModel | null;
  readonly queue: readonly Message[];
  /** Message ids in the duplicate window. */
  readonly known: readonly number[];
  readonly workers: readonly [Worker, Worker];
  /** Attempt whose bytes are stored under the fixed key. */
  readonly fixed: number;
  /** Attempt whose result a poll has seen. */
  readonly seen: number;
  readonly changed: boolean;
  readonly calls: number;
  /** The cancelling call: has not come yet, has read the record in a state, is over. */
  readonly cancel: 'to come' | 'read unbegun' | 'read begun' | 'over';
  readonly left: Faults;
}

export const IDLE: Worker = { at: 'idle', message: 0, attempt: 0 };
export const NO_RESULT = -1;
/** Represents the single fixed result key. */
export const FIXED = 99;
/** Represents the result of a cancelled task. */
export const CANCELLED = 98;
/** Further requeues are not explored: no variant needs them. */
export const MAX_REQUEUES = 6;
export const ATTEMPT_LIMIT = 2;

export function isEnded(task: TaskModel | null): boolean {
  return task?.state === 'solved' || task?.state === 'failed' || task?.state === 'cancelled';
}

export const step = (name: string, next: State, fault = false): Step<State> => ({ name, fault, next });

export function publish(state: State, id: number): State {
  if (state.known.includes(id)) return state;
  return { ...state, known: [...state.known, id], queue: [...state.queue, { id, deliveries: 0, lease: null }] };
}

export const settle = (charge: State['charge']): State['charge'] => (charge === 'open' ? 'settled' : charge);
export const giveBack = (charge: State['charge']): State['charge'] => (charge === 'none' ? charge : 'given back');
export const spend = (left: Faults, what: keyof Faults): Faults => ({ ...left, [what]: left[what] - 1 });

export function withWorker(state: State, who: 0 | 1, worker: Worker): State {
  return { ...state, workers: who === 0 ? [worker, state.workers[1]] : [state.workers[0], worker] };
}

/** Workers are interchangeable: of two states that differ only in their names, one is explored. */
export function keyOf(state: State): string {
  const [first, second] = state.workers.map((worker, who) =>
    `${worker.at},${worker.message},${worker.attempt},${state.queue.map((message) => (message.lease === who ? message.id : '')).join('-')}`) as [string, string];
  const swapped = first > second;
  const workers = swapped ? `${second}/${first}` : `${first}/${second}`;
  const leaseOf = (lease: number | null): string => (lease === null ? '' : String(swapped ? 1 - lease : lease));
  const queue = state.queue.map((message) => `${message.id},${message.deliveries},${leaseOf(message.lease)}`).join(';');
  const { task, left } = state;
  const record = task
    ? `${task.state},${Number(task.free)},${task.attempts},${Number(task.claimed)},${task.requeues},${task.result},${Number(task.untouched)},${Number(task.confirmed)}`
    : '';
  return [
    state.api, Number(state.unanswered), state.reply, state.charge, record, queue, state.known.join(), workers,
    state.fixed, state.seen, Number(state.changed), Math.min(state.calls, 2), state.cancel,
    left.crashes, left.lostLeases, left.refusals, left.lostReplies,
  ].join('|');
}
