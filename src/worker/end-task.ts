import type { RoutesSummary } from '../contract/packed.js';
import { failureEnvelope } from '../contract/result.js';
import { BrokerUnavailableError } from '../tasks/broker-errors.js';
import { change } from '../tasks/change.js';
import { finishedEnvelope } from '../tasks/envelope.js';
import { newWriteId, resultKey } from '../tasks/ids.js';
import type { Revisioned } from '../tasks/ports.js';
import { isFinished, isTerminal, type TaskRecord } from '../tasks/record.js';
import { settleAccount } from '../tasks/settle.js';
import { claimCallback, finish, noteCallback, owesCallback, type Ending } from '../tasks/transitions.js';
import { persist } from '../tasks/unavailable.js';
import { withSpan } from '../trace/spans.js';
import { drop, type Job, type WorkResult } from './job.js';
import type { SolveOutcome } from './task-solver.js';

const ACK_TRIES = 2;

/** Ends a task as failed without a solve, on our account. */
export function failTask(job: Job, from: Revisioned<TaskRecord>, message: string): Promise<WorkResult> {
  const { id, strategy, warnings } = from.value;
  const envelope = failureEnvelope(id, 'solver_failed', message, warnings);
  return endTask(job, from, { kind: 'failed', envelope, code: 'solver_failed', refund: true, solveSeconds: 0, strategy });
}

/** Stores the envelope under this attempt's own key, then ends the task, unless another attempt was first. */
export async function endTask(job: Job, from: Revisioned<TaskRecord>, outcome: Extract<SolveOutcome, { kind: 'solved' | 'failed' }>): Promise<WorkResult> {
  const { deps, tasks, delivery, signal } = job;
  const writeId = newWriteId();
  const key = resultKey(from.value, writeId);
  await persist(() => deps.broker.blobs.put(key, outcome.envelope), signal);

  const ending: Ending = outcome.kind === 'solved'
    ? { state: 'solved', resultKey: key, solveSeconds: outcome.solveSeconds, ...routesSummary(outcome) }
    : { state: 'failed', resultKey: key, solveSeconds: outcome.solveSeconds, code: outcome.code, refund: outcome.refund };
  const step = (task: TaskRecord): TaskRecord | null => (isTerminal(task) ? null : finish(task, ending, deps.now(), deps.resultTtlMs, writeId));
  const ended = await persist(() => change(tasks, delivery.id, step, from), signal);
  // A write of ours whose reply was lost twice over shows itself by its result.
  if (ended?.changed || ended?.entry.value.resultKey === key) {
    deps.broker.events.publish(ended.entry.value.id, { kind: 'changed', state: ended.entry.value.state });
    deps.events?.finished?.(ended.entry.value, outcome.solveSeconds);
    return concludeTask(job, ended.entry, outcome.envelope);
  }
  await deps.broker.blobs.delete(key).catch((error: unknown) => deps.logger.warn({ err: error, key }, 'an unused result is left to the sweeper'));
  // Without a record: it went with its account.
  return ended ? concludeTask(job, ended.entry, null) : drop(job, 'unknown');
}

function routesSummary({ totalCost, vehiclesUsed, stopsUnassigned }: Partial<RoutesSummary>): Partial<RoutesSummary> {
  return {
    ...(totalCost !== undefined && { totalCost }), ...(vehiclesUsed !== undefined && { vehiclesUsed }), ...(stopsUnassigned !== undefined && { stopsUnassigned }),
  };
}

/**
 * What follows a terminal record, whoever ended it: callback, refund, history, acknowledgement.
 * @param envelope the stored envelope when this worker has it; else it is read.
 */
export async function concludeTask(job: Job, ended: Revisioned<TaskRecord>, envelope: Uint8Array | null): Promise<WorkResult> {
  const called = owesCallback(ended.value) ? await callBack(job, ended, envelope) : null;
  await settleAccount(job.deps, called ?? ended.value);
  await acknowledge(job);
  return envelope === null ? 'overtaken' : 'finished';
}

/**
 * Takes the message off the stream. A broker that was killed may have forgotten this delivery and then never confirms
 * it: the message is redelivered, finds its task ended and goes; it is not worth a slot's time to insist.
 */
async function acknowledge({ deps, delivery }: Job): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await delivery.ack();
      return;
    } catch (error) {
      if (!(error instanceof BrokerUnavailableError)) throw error;
      if (tries < ACK_TRIES) continue;
      deps.logger.warn({ err: error, requestId: delivery.id }, 'the acknowledgement was not confirmed, the message may be redelivered');
      return;
    }
  }
}

/**
 * Takes the one right to send the callback, sends it, and notes what came of it.
 * @returns the record with the outcome; null when this worker did not send it.
 */
async function callBack({ deps, tasks, signal }: Job, ended: Revisioned<TaskRecord>, known: Uint8Array | null): Promise<TaskRecord | null> {
  const { id } = ended.value;
  const stored = known ?? (ended.value.resultKey === undefined ? null : await deps.broker.blobs.get(ended.value.resultKey));
  if (!stored || !isFinished(ended.value)) {
    deps.logger.error({ requestId: id }, 'the result of a finished task is missing from the store: no callback');
    return null;
  }
  const body = finishedEnvelope(stored, ended.value.state, ended.value);
  const writeId = newWriteId();
  const claim = (task: TaskRecord): TaskRecord | null => (owesCallback(task) ? claimCallback(task, deps.now(), writeId) : null);
  const claimed = await persist(() => change(tasks, id, claim, ended), signal);
  if (!claimed || (!claimed.changed && claimed.entry.value.writeId !== writeId)) return null;

  const sent = await withSpan('callback', { kind: 'client', attributes: { 'roundsman.request_id': id } }, async (span) => {
    const outcome = await deps.callbacks.send(claimed.entry.value, body);
    span.set({ 'roundsman.callback': outcome.outcome });
    return outcome;
  });
  deps.events?.called?.(claimed.entry.value, sent.outcome);
  // A callback that was meanwhile requested again belongs to whoever claims it next.
  const isOurs = (task: TaskRecord): boolean =>
    task.callbackResends === claimed.entry.value.callbackResends && (task.callback === 'claimed' || task.callback === 'unknown');
  const note = (task: TaskRecord): TaskRecord | null => (isOurs(task) ? noteCallback(task, sent, deps.now(), newWriteId()) : null);
  const noted = await persist(() => change(tasks, id, note, claimed.entry), signal);
  return noted?.entry.value ?? null;
}
