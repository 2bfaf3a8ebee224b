import type { Logger } from 'pino';
import { change } from './change.js';
import { watchForEnd, type EndWatch } from './end-watch.js';
import { createHeartbeat, type Heartbeat } from './heartbeat.js';
import { isTaskId, newWriteId, problemKey, resultKey } from './ids.js';
import {
  BrokerUnavailableError,
  type Admission, type Broker, type CallbackSender, type History, type JobDelivery, type Revisioned, type SolveOutcome, type TaskSolver,
} from './ports.js';
import { keepProgress } from './progress.js';
import { isTerminal, knownForm, type TaskRecord } from './record.js';
import { settleAccount } from './settle.js';
import {
  beginSolve, claimCallback, finish, MAX_ATTEMPTS, MAX_DEATHS, noteCallback, noteDeath, owesCallback,
  type Ending,
} from './transitions.js';
import { parseTraceparent, withSpan } from '../trace/index.js';
import { persist } from './unavailable.js';

/** What work on a job tells whoever counts. */
export interface WorkEvents {
  started?(task: TaskRecord): void;
  /** This worker's outcome became the task's. */
  finished?(task: TaskRecord, solveSeconds: number): void;
  /** The slot may take another task, whatever became of this one. */
  freed?(task: TaskRecord, slotSeconds: number): void;
  called?(task: TaskRecord, outcome: 'delivered' | 'failed' | 'refused'): void;
  dropped?(reason: 'malformed' | 'unknown' | 'aborted'): void;
}

/** What working on a job needs. */
export interface WorkDeps {
  readonly broker: Broker;
  readonly solver: TaskSolver;
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
 * What became of a delivery: `finished` by this worker, `overtaken` by another that finished first, `dropped` as
 * nothing to work on, `retried` or `drained`: given back to the stream.
 */
export type WorkResult = 'finished' | 'overtaken' | 'dropped' | 'retried' | 'drained';

/** Pauses before a message comes again after an error of the infrastructure, by delivery. */
const RETRY_MS = [1_000, 5_000, 30_000] as const;
const DEATH_RETRY_MS = 1_000;
/** Between two looks at a job without a record. */
const KEPT_MS = 60_000;
const ACK_TRIES = 2;
/** A solve is overdue, and kept alive no longer, at the most that a busy machine may stretch its limit to and this much more. */
const OVERDUE_FACTOR = 3;
const OVERDUE_MS = 60_000;

const DIED_MESSAGE = 'The solver failed repeatedly. The request was not charged; please report its request id if it happens again';
const MISSING_MESSAGE = 'The problem of this request could not be read. The request was not charged; please submit it again';

/**
 * Works on one message to its end: read, say "solving", solve, store the result, end the task by compare-and-set (first
 * finisher wins), send the callback under a claim, acknowledge. Whatever goes wrong, the message comes again.
 * @param signal aborts for a drain: the message goes back to the stream at once.
 * @param onSolved told when only the store has something left to do: not for a task with a callback, which takes the slot.
 */
export async function workOnJob(deps: WorkDeps, delivery: JobDelivery, signal: AbortSignal, onSolved: () => void = () => undefined): Promise<WorkResult> {
  const heartbeat = createHeartbeat(delivery);
  try {
    return await orGiveBack(deps, delivery, signal, () => work(deps, delivery, signal, heartbeat, onSolved));
  } finally {
    heartbeat.stop();
  }
}

/** What goes wrong in a step sends the message back. */
async function orGiveBack(deps: WorkDeps, delivery: JobDelivery, signal: AbortSignal, step: () => Promise<WorkResult>): Promise<WorkResult> {
  try {
    return await step();
  } catch (error) {
    const delay = signal.aborted ? 0 : RETRY_MS[Math.min(delivery.deliveries, RETRY_MS.length) - 1] ?? RETRY_MS[0];
    deps.logger.warn({ err: error, requestId: delivery.id, delay }, 'work on a task was interrupted, its message goes back');
    delivery.retry(delay);
    return signal.aborted ? 'drained' : 'retried';
  }
}

async function work(deps: WorkDeps, delivery: JobDelivery, signal: AbortSignal, heartbeat: Heartbeat, onSolved: () => void): Promise<WorkResult> {
  const tasks = deps.broker.bucket<TaskRecord>('tasks');
  const takenAt = performance.now();

  if (!isTaskId(delivery.id)) return drop(deps, delivery, 'malformed');
  const stored = await tasks.get(delivery.id);
  if (!stored) return keep(deps, delivery);
  knownForm(stored.value);
  const { id, pool, strategy, nodes, vehicles, limitSeconds, traceparent } = stored.value;
  const attributes = {
    'roundsman.request_id': id, 'roundsman.pool': pool, 'roundsman.strategy': strategy, 'roundsman.nodes': nodes, 'roundsman.vehicles': vehicles,
    'roundsman.limit_seconds': limitSeconds, 'roundsman.deliveries': delivery.deliveries,
  };
  return withSpan('task', { kind: 'consumer', parent: parseTraceparent(traceparent), attributes }, async (span) => {
    const result = await orGiveBack(deps, delivery, signal, () => workOnTask(deps, delivery, stored, signal, heartbeat, takenAt, onSolved));
    span.set({ 'roundsman.result': result });
    return result;
  });
}

async function workOnTask(
  deps: WorkDeps, delivery: JobDelivery, stored: Revisioned<TaskRecord>, signal: AbortSignal, heartbeat: Heartbeat, takenAt: number,
  onSolved: () => void,
): Promise<WorkResult> {
  if (stored.value.state === 'aborted') return drop(deps, delivery, 'aborted');
  if (isTerminal(stored.value)) return conclude(deps, delivery, stored, null, signal);

  let held = true;
  const free = (): void => {
    if (held) deps.events?.freed?.(stored.value, (performance.now() - takenAt) / 1000);
    held = false;
  };
  const watch = watchForEnd(deps, delivery.id, signal);
  try {
    return await attempt(deps, delivery, stored, watch, signal, heartbeat, () => {
      free();
      onSolved();
    });
  } finally {
    watch.stop();
    free();
  }
}

/** One attempt at an open task: "solving", solve, end. It is watched from before its first write. */
async function attempt(
  deps: WorkDeps, delivery: JobDelivery, stored: Revisioned<TaskRecord>, watch: EndWatch, signal: AbortSignal, heartbeat: Heartbeat,
  onSolved: () => void,
): Promise<WorkResult> {
  const tasks = deps.broker.bucket<TaskRecord>('tasks');
  const mayBegin = (task: TaskRecord): boolean => !isTerminal(task) && task.deaths < MAX_DEATHS && task.attempts < MAX_ATTEMPTS;
  const begun = await change(tasks, delivery.id, (task) => (mayBegin(task) ? beginSolve(task, deps.owner, deps.now(), newWriteId()) : null), stored);
  if (!begun) return drop(deps, delivery, 'unknown');
  const task = begun.entry.value;
  if (task.state === 'aborted') return drop(deps, delivery, 'aborted');
  if (isTerminal(task)) return conclude(deps, delivery, begun.entry, null, signal);
  if (!begun.changed) return endWithout(deps, delivery, begun.entry, DIED_MESSAGE, signal);
  deps.broker.events.publish(task.id, { kind: 'changed', state: task.state });
  deps.events?.started?.(task);

  const problem = await deps.broker.blobs.get(problemKey(task));
  if (!problem) {
    deps.logger.error({ requestId: task.id }, 'the problem of a task is missing from the store');
    return endWithout(deps, delivery, begun.entry, MISSING_MESSAGE, signal);
  }

  heartbeat.endBy(task.limitSeconds * 1000 * OVERDUE_FACTOR + OVERDUE_MS);
  const progress = keepProgress(deps.broker.events, task);
  const outcome = await deps.solver.solve(task, problem, watch.signal, progress).finally(() => progress.stop());
  heartbeat.goOn();
  if (outcome.kind === 'drained') return signal.aborted || !watch.ended ? giveBack(delivery) : afterEnd(deps, delivery, signal);
  if (outcome.kind === 'died') return afterDeath(deps, delivery, begun.entry, signal);
  if (task.callbackUrl === undefined) onSolved();
  return store(deps, delivery, begun.entry, outcome, signal);
}

function giveBack(delivery: JobDelivery): 'drained' {
  delivery.retry(0);
  return 'drained';
}

/** The solve was stopped because its task had ended: cancelled, or finished by another worker. */
async function afterEnd(deps: WorkDeps, delivery: JobDelivery, signal: AbortSignal): Promise<WorkResult> {
  const ended = await persist(() => deps.broker.bucket<TaskRecord>('tasks').get(delivery.id), signal);
  if (!ended || ended.value.state === 'aborted') return drop(deps, delivery, ended ? 'aborted' : 'unknown');
  deps.logger.info({ requestId: delivery.id, outcome: ended.value.code ?? ended.value.state }, 'a solve was stopped: its task had ended');
  return conclude(deps, delivery, ended, null, signal);
}

/** A job without a record was not made like that: the store has lost the record, and may be given it back. */
function keep(deps: WorkDeps, delivery: JobDelivery): 'retried' {
  deps.logger.error({ requestId: delivery.id, pool: delivery.pool }, 'a job has no record: it is kept, and looked at again in a minute');
  delivery.retry(KEPT_MS);
  return 'retried';
}

function drop(deps: WorkDeps, delivery: JobDelivery, reason: 'malformed' | 'unknown' | 'aborted'): 'dropped' {
  deps.logger.warn({ requestId: delivery.id, pool: delivery.pool, reason }, 'a job message that cannot be worked on was dropped');
  deps.events?.dropped?.(reason);
  delivery.drop(reason);
  return 'dropped';
}

/** Counts a death of the solving child; the third ends the task. */
async function afterDeath(deps: WorkDeps, delivery: JobDelivery, from: Revisioned<TaskRecord>, signal: AbortSignal): Promise<WorkResult> {
  const tasks = deps.broker.bucket<TaskRecord>('tasks');
  const noted = await persist(() => change(tasks, delivery.id, (task) => (isTerminal(task) ? null : noteDeath(task, newWriteId())), from), signal);
  if (!noted) return drop(deps, delivery, 'unknown');
  if (isTerminal(noted.entry.value)) return conclude(deps, delivery, noted.entry, null, signal);
  if (noted.entry.value.deaths >= MAX_DEATHS) return endWithout(deps, delivery, noted.entry, DIED_MESSAGE, signal);
  delivery.retry(DEATH_RETRY_MS);
  return 'retried';
}

/** Ends a task as failed without a solve, on our account. */
function endWithout(deps: WorkDeps, delivery: JobDelivery, from: Revisioned<TaskRecord>, message: string, signal: AbortSignal): Promise<WorkResult> {
  const task = from.value;
  const envelope = deps.solver.failureEnvelope(task, 'solver_failed', message);
  return store(deps, delivery, from, { kind: 'failed', envelope, code: 'solver_failed', refund: true, solveSeconds: 0, strategy: task.strategy }, signal);
}

/** Stores the envelope under this attempt's own key, then ends the task, unless another attempt was first. */
async function store(
  deps: WorkDeps, delivery: JobDelivery, from: Revisioned<TaskRecord>,
  outcome: Extract<SolveOutcome, { kind: 'solved' | 'failed' }>, signal: AbortSignal,
): Promise<WorkResult> {
  const tasks = deps.broker.bucket<TaskRecord>('tasks');
  const writeId = newWriteId();
  const key = resultKey(from.value, writeId);
  await persist(() => deps.broker.blobs.put(key, outcome.envelope), signal);

  const ending: Ending = outcome.kind === 'solved'
    ? { state: 'solved', resultKey: key, solveSeconds: outcome.solveSeconds, ...(outcome.totalCost !== undefined && { totalCost: outcome.totalCost }) }
    : { state: 'failed', resultKey: key, solveSeconds: outcome.solveSeconds, code: outcome.code, refund: outcome.refund };
  const step = (task: TaskRecord): TaskRecord | null => (isTerminal(task) ? null : finish(task, ending, deps.now(), deps.resultTtlMs, writeId));
  let ended = await persist(() => change(tasks, delivery.id, step, from), signal);
  // A write of ours whose reply was lost twice over shows itself by its result.
  if (ended && !ended.changed && ended.entry.value.resultKey === key) ended = { ...ended, changed: true };
  if (!ended?.changed) {
    await deps.broker.blobs.delete(key).catch((error: unknown) => deps.logger.warn({ err: error, key }, 'a result that nobody waits for is left to the sweeper'));
    // The record went with its account.
    if (!ended) return drop(deps, delivery, 'unknown');
    return conclude(deps, delivery, ended.entry, null, signal);
  }
  deps.broker.events.publish(ended.entry.value.id, { kind: 'changed', state: ended.entry.value.state });
  deps.events?.finished?.(ended.entry.value, outcome.solveSeconds);
  return conclude(deps, delivery, ended.entry, outcome.envelope, signal);
}

/**
 * What follows a terminal record, whoever ended it: callback, refund, history, acknowledgement.
 * @param envelope the finished bytes when this worker has them; else they are read.
 */
async function conclude(deps: WorkDeps, delivery: JobDelivery, ended: Revisioned<TaskRecord>, envelope: Uint8Array | null, signal: AbortSignal): Promise<WorkResult> {
  const called = owesCallback(ended.value) ? await callBack(deps, ended, envelope, signal) : null;
  await settleAccount(deps, called ?? ended.value);
  await acknowledge(deps, delivery);
  return envelope === null ? 'overtaken' : 'finished';
}

/**
 * Takes the message off the stream. A broker that was killed may have forgotten this delivery and then never confirms
 * it: the message comes again, finds its task ended and goes; it is not worth a slot's time to insist.
 */
async function acknowledge(deps: WorkDeps, delivery: JobDelivery): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await delivery.ack();
      return;
    } catch (error) {
      if (!(error instanceof BrokerUnavailableError)) throw error;
      if (tries < ACK_TRIES) continue;
      deps.logger.warn({ err: error, requestId: delivery.id }, 'the acknowledgement was not confirmed, the message may come again');
      return;
    }
  }
}

/**
 * Takes the one right to send the callback, sends it, and notes what came of it.
 * @returns the record with the outcome; null when this worker did not send it.
 */
async function callBack(deps: WorkDeps, ended: Revisioned<TaskRecord>, known: Uint8Array | null, signal: AbortSignal): Promise<TaskRecord | null> {
  const tasks = deps.broker.bucket<TaskRecord>('tasks');
  const { id } = ended.value;
  const envelope = known ?? (ended.value.resultKey === undefined ? null : await deps.broker.blobs.get(ended.value.resultKey));
  if (!envelope) {
    deps.logger.error({ requestId: id }, 'the result of a finished task is missing from the store: no callback');
    return null;
  }
  const writeId = newWriteId();
  const claim = (task: TaskRecord): TaskRecord | null => (owesCallback(task) ? claimCallback(task, deps.now(), writeId) : null);
  const claimed = await persist(() => change(tasks, id, claim, ended), signal);
  if (!claimed || (!claimed.changed && claimed.entry.value.writeId !== writeId)) return null;

  const sent = await withSpan('callback', { kind: 'client', attributes: { 'roundsman.request_id': id } }, async (span) => {
    const outcome = await deps.callbacks.send(claimed.entry.value, envelope);
    span.set({ 'roundsman.callback': outcome.outcome });
    return outcome;
  });
  deps.events?.called?.(claimed.entry.value, sent.outcome);
  const note = (task: TaskRecord): TaskRecord | null =>
    (task.callback === 'claimed' || task.callback === 'unknown' ? noteCallback(task, sent, deps.now(), newWriteId()) : null);
  const noted = await persist(() => change(tasks, id, note, claimed.entry), signal);
  return noted?.entry.value ?? null;
}
