import type { FinishedEnvelope, FinishedPlanEnvelope, PollEnvelope, RunningEnvelope } from '#generated/types.js';
import { asSerialised, type Serialised } from '../contract/serialised.js';
import type { TaskRecord } from './record.js';
import { timeText, timeTextOrNull } from './time-text.js';

/** What a record, or a history entry, keeps of the task's course. */
export type TaskTimes = Pick<TaskRecord, 'createdAt' | 'startedAt' | 'finishedAt' | 'expiresAt'>;

/** A task's state as answers name it. */
export type ShownState = PollEnvelope['state'];

/** The members that every answer about a task has. */
export type StateMembers<S extends ShownState> = { readonly state: S } & Pick<RunningEnvelope, 'accepted_at' | 'started_at' | 'finished_at' | 'expires_at'>;

/** Returns `state` and the times of a task for an answer; a time that is not known yet is null. */
export function stateMembers<S extends ShownState>(state: S, { createdAt, startedAt, finishedAt, expiresAt }: TaskTimes): StateMembers<S> {
  return {
    state,
    accepted_at: timeText(createdAt),
    started_at: timeTextOrNull(startedAt),
    finished_at: timeTextOrNull(finishedAt),
    expires_at: timeTextOrNull(expiresAt),
  };
}

/**
 * Returns the bytes that polls, cancelling and the callback send for a finished task: the stored envelope, closed by the
 * members that its record gives. The store keeps the envelope without them, in the form that every release reads and writes.
 * @param stored a JSON object that is not empty.
 */
export function finishedEnvelope(stored: Uint8Array, state: 'solved' | 'failed', times: TaskTimes): Serialised<FinishedEnvelope | FinishedPlanEnvelope> {
  const members = JSON.stringify(stateMembers(state, times)).slice(1);
  return asSerialised(Buffer.concat([stored.subarray(0, -1), Buffer.from(`,${members}`)]));
}
