import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { CALL_HEADERS } from '#generated/constants.js';
import { ServiceError } from '../errors.js';
import type { BusyGate } from './busy.js';
import { change } from './change.js';
import { messageId, newWriteId, problemKey, sentKey } from './ids.js';
import { BrokerUnavailableError, ConflictError, QueueFullError } from './broker-errors.js';
import type { Admission, AdmissionLimits, Broker, History, Revisioned } from './ports.js';
import type { TaskRecord } from './record.js';
import { abort, isExpired, newTask, type TaskFacts } from './transitions.js';
import { orUnavailable, unavailable, whileWritable } from './unavailable.js';

/** What submitting needs. */
export interface SubmitDeps {
  readonly broker: Broker;
  readonly admission: Admission;
  readonly history: History;
  readonly busy: BusyGate;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** A validated submission. */
export interface Submission {
  /** The request id: `newTaskId()`, or `idempotentTaskId(...)` under an Idempotency-Key. */
  readonly id: string;
  /** True under an Idempotency-Key: the id may be taken already. */
  readonly idempotent: boolean;
  readonly facts: TaskFacts;
  readonly limits: AdmissionLimits;
  /** The packed problem. */
  readonly problem: Uint8Array;
  /** The request as JSON: as it was sent or, if it is based on another one, in full; left out: none is kept. */
  readonly sent?: Uint8Array;
}

/** An accepted task. */
export interface Submitted {
  readonly record: TaskRecord;
  /** True when an earlier submission under the same Idempotency-Key was the one that counted. */
  readonly replayed: boolean;
  /** Settling the charge and recording the history, which the caller need not wait for; never rejects. */
  readonly deferred: Promise<void>;
}

/** How long a publish without an answer is repeated. */
const PUBLISH_PATIENCE_MS = 5_000;
const PUBLISH_PAUSE_MS = 100;
/** A charge older than this may have been given back already by the reconciler: no record may follow it. */
const CHARGE_AGE_MS = 30_000;
/** A queued task of at most this age is published again on a replay, within the broker's window of duplicates. */
const REPUBLISH_AGE_MS = 60_000;

/**
 * Accepts a task: charge, problem, record, job, in this order, so that a crash between any two leaves either nothing
 * but a reservation to give back, or a record to roll forward.
 * @throws ServiceError `service_busy`, `rate_limit_exceeded`, `monthly_quota_exceeded`, `idempotency_key_reused` and
 * `service_unavailable`; after the last the task may have been accepted: its id can be polled.
 */
export function submitTask(deps: SubmitDeps, submission: Submission): Promise<Submitted> {
  return whileWritable(deps.broker.writes, () => orUnavailable(async () => {
    const replay = async (): Promise<Submitted | null> => (submission.idempotent ? replayTask(deps, submission.id, submission.facts.bodyDigest) : null);
    const earlier = await replay();
    if (earlier) return earlier;
    const writeId = newWriteId();
    const chargeId = submission.idempotent ? `${submission.id}~${writeId}` : submission.id;
    const chargedAt = performance.now();
    try {
      await deps.busy.check();
      await deps.admission.charge(submission.facts.account, submission.limits, chargeId);
    } catch (error) {
      // One under the same key may have got there since: what it took is no reason to refuse this one.
      const since = error instanceof ServiceError ? await replay() : null;
      if (since) return since;
      throw error;
    }
    return accept(deps, submission, { writeId, chargeId, chargedAt });
  }));
}

/**
 * Looks up what an earlier submission under the same Idempotency-Key came to; costs the account nothing.
 * @returns null when there was none that still counts.
 * @throws ServiceError `idempotency_key_reused` when its body was another one, `service_busy` when the job of a task
 * whose first submitter got no answer cannot be queued now.
 */
export function replayTask(deps: Pick<SubmitDeps, 'broker' | 'now' | 'busy'>, id: string, bodyDigest: string): Promise<Submitted | null> {
  return orUnavailable(async () => {
    const tasks = deps.broker.bucket<TaskRecord>('tasks');
    const stored = await tasks.get(id);
    if (!stored || isDead(stored.value, deps.now())) return null;
    if (stored.value.bodyDigest !== bodyDigest) {
      throw reusedKey();
    }
    // The first submitter may not have got as far as the job. A write of ours comes first, so that it cannot abort the
    // record any more on account of a full stream.
    const young = (task: TaskRecord): boolean =>
      task.state === 'queued' && task.requeues === 0 && deps.now() - task.createdAt < REPUBLISH_AGE_MS;
    const taken = await change(tasks, id, (task) => (young(task) ? { ...task, writeId: newWriteId() } : null), stored);
    if (!taken || isDead(taken.entry.value, deps.now())) return null;
    if (taken.changed) {
      try {
        await publish(deps, taken.entry.value);
      } catch (error) {
        throw error instanceof QueueFullError ? await deps.busy.refusal() : error;
      }
    }
    return { record: taken.entry.value, replayed: true, deferred: Promise.resolve() };
  });
}

function reusedKey(): ServiceError {
  const message = `This ${CALL_HEADERS.idempotencyKey} was used with another request body. Use a new key for a new problem`;
  return new ServiceError('idempotency_key_reused', message, { detail: [{ loc: ['header', CALL_HEADERS.idempotencyKey], msg: message, type: 'value_error' }] });
}

/** A charge that stands open for a submission. */
interface Charge {
  readonly chargeId: string;
  readonly writeId: string;
  /** Monotonic clock, milliseconds. */
  readonly chargedAt: number;
}

async function accept(deps: SubmitDeps, submission: Submission, { chargeId, writeId, chargedAt }: Charge): Promise<Submitted> {
  const { facts, id } = submission;
  try {
    const { blobs } = deps.broker;
    await blobs.put(problemKey({ ...facts, id }), submission.problem);
    if (keepsSent(facts) && submission.sent) await blobs.put(sentKey({ ...facts, id }), submission.sent);
    if (performance.now() - chargedAt > CHARGE_AGE_MS) throw unavailable('The submission took too long. Please submit it again');
  } catch (error) {
    await giveBack(deps, facts.account, chargeId);
    throw error;
  }
  const written = await writeRecord(deps, newTask(facts, id, deps.now(), writeId, chargeId));
  if (!written) {
    // Another submission under the same key was first, and its charge is the one that counts.
    await giveBack(deps, facts.account, chargeId);
    const replayed = await replayTask(deps, id, facts.bodyDigest);
    if (replayed) return replayed;
    throw unavailable(`Another submission under this ${CALL_HEADERS.idempotencyKey} is under way. Please try again`);
  }

  try {
    await publish(deps, written.value);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    await withdraw(deps, written, chargeId);
    throw await deps.busy.refusal();
  }
  deps.busy.noteSubmitted();
  return { record: written.value, replayed: false, deferred: cleanUp(deps, written.value, submission.sent) };
}

/** Whether the body is kept before the task is acknowledged, and of every task: others may be based on it. */
function keepsSent({ api }: Pick<TaskRecord, 'api'>): boolean {
  return api === 2;
}

/** Tells whether a record no longer stands in the way of a new task under its id. */
function isDead(task: TaskRecord, now: number): boolean {
  return task.state === 'aborted' || isExpired(task, now);
}

/** Creates the record, or writes over a dead one; null when a live one holds the id. */
async function writeRecord(deps: SubmitDeps, task: TaskRecord): Promise<Revisioned<TaskRecord> | null> {
  const tasks = deps.broker.bucket<TaskRecord>('tasks');
  for (;;) {
    try {
      return { value: task, revision: await tasks.create(task.id, task) };
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
    const stored = await tasks.get(task.id);
    if (!stored) continue;
    if (!isDead(stored.value, deps.now())) return null;
    try {
      return { value: task, revision: await tasks.update(task.id, task, stored.revision) };
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
}

/**
 * Puts the task's job on the stream, again and again with the same message id while there is no answer.
 * @throws QueueFullError only when no earlier try can have got through.
 */
async function publish(deps: Pick<SubmitDeps, 'broker'>, task: TaskRecord): Promise<void> {
  const deadline = performance.now() + PUBLISH_PATIENCE_MS;
  for (let unanswered = false; ;) {
    try {
      await deps.broker.jobs.publish(task.pool, task.id, messageId(task));
      return;
    } catch (error) {
      if (error instanceof QueueFullError && !unanswered) throw error;
      if (!(error instanceof QueueFullError || error instanceof BrokerUnavailableError)) throw error;
      if (performance.now() + PUBLISH_PAUSE_MS >= deadline) throw new BrokerUnavailableError(`no answer to the publish of task ${task.id}`, { cause: error });
      unanswered = true;
    }
    await sleep(PUBLISH_PAUSE_MS);
  }
}

/** Takes a task back whose job was refused, unless somebody has moved it on meanwhile: then it will run. */
async function withdraw(deps: SubmitDeps, written: Revisioned<TaskRecord>, chargeId: string): Promise<void> {
  const tasks = deps.broker.bucket<TaskRecord>('tasks');
  const mine = written.value.writeId;
  const step = (task: TaskRecord): TaskRecord | null => (task.writeId === mine ? abort(task, deps.now(), newWriteId()) : null);
  const withdrawn = await change(tasks, written.value.id, step, written);
  if (withdrawn && !withdrawn.changed) throw unavailable('The task could not be queued at once. It may be accepted yet: poll its request id');
  await giveBack(deps, written.value.account, chargeId);
}

/** Gives a charge back at once; when that fails the reconciler finds the open reservation. */
async function giveBack(deps: SubmitDeps, account: string, chargeId: string): Promise<void> {
  try {
    await deps.admission.refund(account, chargeId);
  } catch (error) {
    deps.logger.warn({ err: error, chargeId }, 'charge not refunded yet, left to the reconciler');
  }
}

/** What follows the answer: the reconciler makes up for it when it fails. */
async function cleanUp(deps: SubmitDeps, task: TaskRecord, sent?: Uint8Array): Promise<void> {
  try {
    await deps.admission.settle(task.account, task.chargeId ?? task.id);
    if (task.access !== 'direct') return;
    await deps.history.record(task);
    // Lost in a crash it is made up for by the packed problem, from which a request can be written.
    if (sent && !keepsSent(task)) await deps.broker.blobs.put(sentKey(task), sent);
  } catch (error) {
    deps.logger.warn({ err: error, requestId: task.id }, 'charge not settled or history not written yet, left to the reconciler');
  }
}
