import { laterForm } from '../contract/packed.js';
import { change } from '../tasks/change.js';
import { isTaskId, newWriteId, problemKey } from '../tasks/ids.js';
import type { JobDelivery, Revisioned } from '../tasks/ports.js';
import { isTerminal, knownForm, type TaskRecord } from '../tasks/record.js';
import { beginSolve, MAX_ATTEMPTS, MAX_DEATHS, noteDeath } from '../tasks/transitions.js';
import { persist } from '../tasks/unavailable.js';
import { withSpan } from '../trace/spans.js';
import { parseTraceparent } from '../trace/trace.js';
import { concludeTask, endTask, failTask } from './end-task.js';
import { watchForEnd, type EndWatch } from './end-watch.js';
import { createHeartbeat, type Heartbeat } from './heartbeat.js';
import { drop, type Job, type WorkDeps, type WorkResult } from './job.js';
import { keepProgress } from './progress.js';
import type { SolveOutcome } from './task-solver.js';

/** Pauses before a message comes again after an error of the infrastructure, by delivery. */
const RETRY_MS = [1_000, 5_000, 30_000] as const;
const DEATH_RETRY_MS = 1_000;
/** Between two looks at a job without a record. */
const KEPT_MS = 60_000;
/** A solve is overdue, and kept alive no longer, at the most that a busy machine may stretch its limit to and this much more. */
const OVERDUE_FACTOR = 3;
const OVERDUE_MS = 60_000;

/** A problem of a later release waits for a worker of that release: 120 deliveries take an hour. */
const DEFER_MS = 30_000;
const MAX_DEFERRALS = 120;

const TOO_NEW_MESSAGE = 'No worker of the release that this request was submitted to was there to solve it. The request was not charged; please submit it again';
const DIED_MESSAGE = 'The solver failed repeatedly. The request was not charged; please report its request id if it happens again';
const MISSING_MESSAGE = 'The problem of this request could not be read. The request was not charged; please submit it again';

/**
 * Works on one message to its end: read, say "solving", solve, store the result, end the task by compare-and-set (first
 * finisher wins), send the callback under a claim, acknowledge. Whatever goes wrong, the message is redelivered.
 * @param signal aborts for a drain: the message goes back to the stream at once.
 * @param onFree called once when the slot can solve again: before the result is stored, but after a callback, which takes the slot.
 */
export async function workOnJob(deps: WorkDeps, delivery: JobDelivery, signal: AbortSignal, onFree: () => void = () => undefined): Promise<WorkResult> {
  const job: Job = { deps, tasks: deps.broker.bucket<TaskRecord>('tasks'), delivery, signal };
  const takenAt = performance.now();
  const heartbeat = createHeartbeat(delivery);
  try {
    if (!isTaskId(delivery.id)) return drop(job, 'malformed');
    const stored = await job.tasks.get(delivery.id);
    if (!stored) return keep(job);
    knownForm(stored.value);
    return await traced(job, stored.value, async () => {
      if (stored.value.state === 'aborted') return drop(job, 'aborted');
      if (isTerminal(stored.value)) return concludeTask(job, stored, null);
      return solveOpenTask(job, stored, heartbeat, once(() => {
        deps.events?.freed?.(stored.value, (performance.now() - takenAt) / 1000);
        onFree();
      }));
    });
  } catch (error) {
    return sendBack(job, error);
  } finally {
    heartbeat.stop();
  }
}

/** Work on a task under a span of its own; what goes wrong in it sends the message back. */
function traced(job: Job, task: TaskRecord, work: () => Promise<WorkResult>): Promise<WorkResult> {
  const { id, pool, strategy, nodes, vehicles, limitSeconds, traceparent } = task;
  const attributes = {
    'roundsman.request_id': id, 'roundsman.pool': pool, 'roundsman.strategy': strategy, 'roundsman.nodes': nodes, 'roundsman.vehicles': vehicles,
    'roundsman.limit_seconds': limitSeconds, 'roundsman.deliveries': job.delivery.deliveries,
  };
  return withSpan('task', { kind: 'consumer', parent: parseTraceparent(traceparent), attributes }, async (span) => {
    const result = await work().catch((error: unknown) => sendBack(job, error));
    span.set({ 'roundsman.result': result });
    return result;
  });
}

/** One attempt at an open task, which is watched from before its first write. */
async function solveOpenTask(job: Job, stored: Revisioned<TaskRecord>, heartbeat: Heartbeat, free: () => void): Promise<WorkResult> {
  const { deps, delivery, signal } = job;
  const watch = watchForEnd(deps, delivery.id, signal);
  try {
    const reading = deps.broker.blobs.get(problemKey(stored.value));
    // What fails here fails below, when the attempt is counted.
    const later = await reading.then((bytes) => bytes && laterForm(bytes), () => null);
    if (later !== null && delivery.deliveries <= MAX_DEFERRALS) return defer(job, later);
    const begun = await begin(job, stored);
    if (typeof begun === 'string') return begun;
    const problem = await reading;
    if (later !== null) {
      deps.logger.error({ requestId: delivery.id, form: later }, 'no worker of a release that reads the problem came in time');
      return await failTask(job, begun, TOO_NEW_MESSAGE);
    }
    if (!problem) {
      deps.logger.error({ requestId: delivery.id }, 'the problem of a task is missing from the store');
      return await failTask(job, begun, MISSING_MESSAGE);
    }
    const outcome = await solve(job, begun.value, problem, watch, heartbeat);
    if (outcome.kind === 'drained') return signal.aborted || !watch.ended ? giveBack(delivery) : await afterEnd(job);
    if (outcome.kind === 'died') return await afterDeath(job, begun);
    if (begun.value.callbackUrl === undefined) free();
    return await endTask(job, begun, outcome);
  } finally {
    watch.stop();
    free();
  }
}

/** Says "solving". @returns the record as it is then, or the outcome of a task that cannot be begun. */
async function begin(job: Job, stored: Revisioned<TaskRecord>): Promise<Revisioned<TaskRecord> | WorkResult> {
  const { deps, tasks, delivery } = job;
  const mayBegin = (task: TaskRecord): boolean => !isTerminal(task) && task.deaths < MAX_DEATHS && task.attempts < MAX_ATTEMPTS;
  const begun = await change(tasks, delivery.id, (task) => (mayBegin(task) ? beginSolve(task, deps.owner, deps.now(), newWriteId()) : null), stored);
  if (!begun) return drop(job, 'unknown');
  const task = begun.entry.value;
  if (task.state === 'aborted') return drop(job, 'aborted');
  if (isTerminal(task)) return concludeTask(job, begun.entry, null);
  if (!begun.changed) return failTask(job, begun.entry, DIED_MESSAGE);
  deps.broker.events.publish(task.id, { kind: 'changed', state: task.state });
  deps.events?.started?.(task);
  return begun.entry;
}

/** Solves, with progress on request and signs of life until the solve is overdue. */
async function solve({ deps }: Job, task: TaskRecord, problem: Uint8Array, watch: EndWatch, heartbeat: Heartbeat): Promise<SolveOutcome> {
  heartbeat.endBy(task.limitSeconds * 1000 * OVERDUE_FACTOR + OVERDUE_MS);
  const progress = keepProgress(deps.broker.events, task);
  try {
    return await deps.solve(task, problem, watch.signal, progress);
  } finally {
    progress.stop();
    heartbeat.goOn();
  }
}

/** The solve was stopped because its task had ended: cancelled, or finished by another worker. */
async function afterEnd(job: Job): Promise<WorkResult> {
  const { deps, tasks, delivery, signal } = job;
  const ended = await persist(() => tasks.get(delivery.id), signal);
  if (!ended || ended.value.state === 'aborted') return drop(job, ended ? 'aborted' : 'unknown');
  deps.logger.info({ requestId: delivery.id, outcome: ended.value.code ?? ended.value.state }, 'a solve was stopped: its task had ended');
  return concludeTask(job, ended, null);
}

/** Counts a death of the solving child; the third ends the task. */
async function afterDeath(job: Job, from: Revisioned<TaskRecord>): Promise<WorkResult> {
  const { tasks, delivery, signal } = job;
  const noted = await persist(() => change(tasks, delivery.id, (task) => (isTerminal(task) ? null : noteDeath(task, newWriteId())), from), signal);
  if (!noted) return drop(job, 'unknown');
  if (isTerminal(noted.entry.value)) return concludeTask(job, noted.entry, null);
  if (noted.entry.value.deaths >= MAX_DEATHS) return failTask(job, noted.entry, DIED_MESSAGE);
  delivery.retry(DEATH_RETRY_MS);
  return 'retried';
}

/** A problem that this release cannot read was packed by a later one during an update: its workers will take it. Counts as no attempt. */
function defer({ deps, delivery }: Job, form: string): 'retried' {
  deps.logger.warn({ requestId: delivery.id, form, deliveries: delivery.deliveries, delay: DEFER_MS }, 'the problem of a task is of a later release: left to a worker of that release');
  delivery.retry(DEFER_MS);
  return 'retried';
}

/** A job without a record was not made like that: the store has lost the record, and may be given it back. */
function keep({ deps, delivery }: Job): 'retried' {
  deps.logger.error({ requestId: delivery.id, pool: delivery.pool }, 'a job has no record: kept, checked again in a minute');
  delivery.retry(KEPT_MS);
  return 'retried';
}

/** An error of the infrastructure: the message is redelivered after a pause. */
function sendBack({ deps, delivery, signal }: Job, error: unknown): WorkResult {
  const delay = signal.aborted ? 0 : RETRY_MS[Math.min(delivery.deliveries, RETRY_MS.length) - 1] ?? RETRY_MS[0];
  deps.logger.warn({ err: error, requestId: delivery.id, delay }, 'work on a task was interrupted, its message returns to the queue');
  delivery.retry(delay);
  return signal.aborted ? 'drained' : 'retried';
}

function giveBack(delivery: JobDelivery): 'drained' {
  delivery.retry(0);
  return 'drained';
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (!done) action();
    done = true;
  };
}
