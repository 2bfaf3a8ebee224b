import { LIMITS } from '#generated/constants.js';
import type { ErrorCode } from '#generated/errors.js';
import { isTerminal, TASK_RECORD_VERSION, type TaskRecord } from './record.js';

/**
 * The life cycle of a task as pure functions: record in, record out, every one with a fresh write id. Which of them
 * may follow which is decided by the callers' reads; the compare-and-set makes it hold.
 */

/** Deaths of the solving child that end a task. */
export const MAX_DEATHS = 3;
/** Solves begun, for whatever reason, that end a task: nothing goes round for ever. */
export const MAX_ATTEMPTS = 20;

/** What a submission says of its task, with the whole `name`. */
export type TaskFacts = Pick<
  TaskRecord,
  | 'api' | 'account' | 'access' | 'pool' | 'strategy' | 'seed' | 'limitSeconds' | 'iterations' | 'bound' | 'shadow' | 'nodes' | 'vehicles'
  | 'bodyDigest' | 'name' | 'callbackUrl' | 'traceparent' | 'warnings'
>;

const REASON_LENGTH = 200;
const SENDER_GONE = 'the worker that sent it ended before the outcome was written down';

/** The first characters of a name; a character outside the basic plane is not cut in half. */
function shortened(name: string): string {
  const cut = name.slice(0, LIMITS.taskName);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** The record of a new task. `name` is shortened to 256 characters; the whole one stands in the problem. */
export function newTask(facts: TaskFacts, id: string, now: number, writeId: string, chargeId = id): TaskRecord {
  return {
    v: TASK_RECORD_VERSION,
    writeId,
    id,
    account: facts.account,
    access: facts.access,
    state: 'queued',
    ...(facts.api === undefined ? {} : { api: facts.api }),
    pool: facts.pool,
    strategy: facts.strategy,
    seed: facts.seed,
    limitSeconds: facts.limitSeconds,
    ...(facts.iterations === undefined ? {} : { iterations: facts.iterations }),
    ...(facts.bound === undefined ? {} : { bound: facts.bound }),
    ...(facts.shadow === undefined ? {} : { shadow: facts.shadow }),
    nodes: facts.nodes,
    vehicles: facts.vehicles,
    ...(chargeId === id ? {} : { chargeId }),
    bodyDigest: facts.bodyDigest,
    ...(facts.name === undefined ? {} : { name: shortened(facts.name) }),
    ...(facts.callbackUrl === undefined ? {} : { callbackUrl: facts.callbackUrl }),
    ...(facts.traceparent === undefined ? {} : { traceparent: facts.traceparent }),
    ...(facts.warnings === undefined ? {} : { warnings: facts.warnings }),
    createdAt: now,
    attempts: 0,
    deaths: 0,
    requeues: 0,
    callback: 'none',
  };
}

/** A worker slot begins a solve. */
export function beginSolve(task: TaskRecord, owner: string, now: number, writeId: string): TaskRecord {
  return { ...task, writeId, state: 'solving', owner, attempts: task.attempts + 1, startedAt: task.startedAt ?? now };
}

/** The solving child died without a usable answer. */
export function noteDeath(task: TaskRecord, writeId: string): TaskRecord {
  return { ...task, writeId, deaths: task.deaths + 1 };
}

/** How a task ended. */
export interface Ending {
  readonly state: 'solved' | 'failed';
  readonly resultKey: string;
  /** Code of a failed task. */
  readonly code?: ErrorCode;
  readonly solveSeconds?: number;
  readonly totalCost?: number;
  readonly vehiclesUsed?: number;
  readonly stopsUnassigned?: number;
  /** The failure is ours: the charge is to be given back. */
  readonly refund?: boolean;
}

/** The task ends; from here on only callback and refund change. */
export function finish(task: TaskRecord, ending: Ending, now: number, ttlMs: number, writeId: string): TaskRecord {
  return {
    ...task,
    writeId,
    state: ending.state,
    resultKey: ending.resultKey,
    finishedAt: now,
    expiresAt: now + ttlMs,
    ...(ending.code === undefined ? {} : { code: ending.code }),
    ...(ending.solveSeconds === undefined ? {} : { solveSeconds: ending.solveSeconds }),
    ...(ending.totalCost === undefined ? {} : { totalCost: ending.totalCost }),
    ...(ending.vehiclesUsed === undefined ? {} : { vehiclesUsed: ending.vehiclesUsed }),
    ...(ending.stopsUnassigned === undefined ? {} : { stopsUnassigned: ending.stopsUnassigned }),
    ...(ending.refund ? { refunded: false } : {}),
  };
}

/** The submission was refused after the record was written; `now` is when the record may be swept. */
export function abort(task: TaskRecord, now: number, writeId: string): TaskRecord {
  return { ...task, writeId, state: 'aborted', finishedAt: now, expiresAt: now };
}

/** A worker takes the one right to send the callback. */
export function claimCallback(task: TaskRecord, now: number, writeId: string): TaskRecord {
  return { ...task, writeId, callback: 'claimed', callbackAt: now };
}

/** What came of the one POST: the status of the answer, or the reason why there is none. */
export interface CallbackSent {
  readonly outcome: 'delivered' | 'failed' | 'refused';
  readonly status?: number;
  readonly reason?: string;
}

/** The outcome of the callback; `unknown` if its sender died before it could record it. */
export function noteCallback(task: TaskRecord, sent: CallbackSent | 'unknown', now: number, writeId: string): TaskRecord {
  const { outcome, status, reason } = sent === 'unknown' ? { outcome: sent, reason: SENDER_GONE } : sent;
  return {
    ...task, writeId, callback: outcome, callbackAt: now,
    ...(status === undefined ? {} : { callbackStatus: status }),
    ...(reason === undefined ? {} : { callbackReason: reason.slice(0, REASON_LENGTH) }),
  };
}

/** The account wants the callback once more: it is owed again, and nothing is left of the outcome before. */
export function oweCallbackAgain(task: TaskRecord, writeId: string): TaskRecord {
  const { callbackStatus: _status, callbackReason: _reason, callbackAt: _at, ...rest } = task;
  return requeue({ ...rest, callback: 'none', callbackResends: (task.callbackResends ?? 0) + 1 }, writeId);
}

/** The task is about to be put on the stream again. */
export function requeue(task: TaskRecord, writeId: string): TaskRecord {
  return { ...task, writeId, requeues: task.requeues + 1 };
}

/** The charge of a failure of ours was given back. */
export function noteRefund(task: TaskRecord, writeId: string): TaskRecord {
  return { ...task, writeId, refunded: true };
}

/** Checks whether a callback is still to be sent. */
export function owesCallback(task: TaskRecord): boolean {
  return (task.state === 'solved' || task.state === 'failed') && task.callbackUrl !== undefined && task.callback === 'none';
}

/** Checks whether the outcome of a callback is known, or known to stay unknown, so that it may be sent once more. */
export function mayResendCallback(task: TaskRecord, now: number): boolean {
  return isTerminal(task) && task.callbackUrl !== undefined && task.callback !== 'none' && task.callback !== 'claimed' && !isExpired(task, now);
}

/** Checks whether the charge is still to be given back. */
export function owesRefund(task: TaskRecord): boolean {
  return task.refunded === false;
}

/** Checks whether the result is no longer to be had at this time. */
export function isExpired(task: TaskRecord, now: number): boolean {
  return task.expiresAt !== undefined && task.expiresAt <= now;
}
