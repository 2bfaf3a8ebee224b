import { ANSWER_HEADERS, TEXTS } from '#generated/constants.js';
import type { AcceptedEnvelope, RequestWarning } from '#generated/types.js';
import type { Operations } from '#generated/operations.js';
import type { AdmissionService } from '../../accounts/admission.js';
import { isAnonymous, type Caller } from '../../accounts/authenticate.js';
import type { HistoryService } from '../../accounts/history.js';
import type { RateStanding } from '../../accounts/admission-state.js';
import { warningsMember } from '../../contract/result.js';
import { fillText, ServiceError } from '../../errors.js';
import type { Metrics } from '../../metrics/metrics.js';
import { idempotentTaskId } from '../../tasks/ids.js';
import { stateMembers } from '../../tasks/envelope.js';
import { submitTask, type Submission, type Submitted, type SubmitDeps } from '../../tasks/submit.js';
import type { AdmissionLimits } from '../../tasks/ports.js';
import type { ApiVersion, TaskRecord } from '../../tasks/record.js';
import type { Call } from '../call.js';
import { currentTrace, formatTraceparent } from '../../trace/trace.js';
import type { FloodLimit } from '../flood-limit.js';
import { reply, type Handler, type WithoutEnvelope } from '../operation.js';
import type { ParsedProblem } from '../request-parser/parse-problem.js';
import { idempotencyKey } from './idempotency-key.js';
import { chooseStrategy, limitSecondsOf, readProblem, type ProblemStepsDeps } from './problem-steps.js';

export interface SubmitHandlerDeps extends SubmitDeps, ProblemStepsDeps {
  readonly admission: AdmissionService;
  readonly history: HistoryService;
  readonly flood: FloodLimit;
  readonly metrics: Metrics;
  /** Turns Idempotency-Key headers into request ids. */
  readonly idempotencySecret: () => Promise<Uint8Array>;
  /** Writes down a marketplace account; never rejects. */
  readonly noteMarketplace: (caller: Caller) => Promise<void>;
  /** Registers work that continues after the answer, so that a shutdown can wait for it. */
  readonly defer: (work: Promise<void>) => void;
}

/** A task in the queue, and what its submission is warned of. */
export interface Accepted {
  readonly record: TaskRecord;
  readonly warnings: readonly RequestWarning[];
}

/** Takes the body of a call in and submits it. @throws ServiceError */
export type SubmitBody = (call: Call) => Promise<Accepted>;

/** `submitSolve`. */
export function createSubmitHandler(submitBody: SubmitBody): Handler<Operations['submitSolve']> {
  return async (call) => reply(acknowledgement(await submitBody(call), TEXTS.accepted));
}

/** `submitPlan`. */
export function createPlanSubmitHandler(submitBody: SubmitBody): Handler<Operations['submitPlan']> {
  return async (call) => reply(acknowledgement(await submitBody(call), TEXTS.acceptedPlan));
}

function acknowledgement({ record: { id, createdAt }, warnings }: Accepted, text: string): WithoutEnvelope<AcceptedEnvelope> {
  return {
    result: { status: 'accepted', phase: 'queued', message: fillText(text, { request_id: id }), ...warningsMember(warnings) },
    // A repeat under an Idempotency-Key gets the answer of the first submission, whatever has become of the task.
    ...stateMembers('queued', { createdAt }),
  };
}

/**
 * The only way into the queue, for every caller. The caller is known and its plan has access; then, in this order: rate and quota (read), body, fields,
 * plan limits, strategy, and in `submitTask` busy and the charge. A replay under an Idempotency-Key meets none of the
 * limits.
 * @param api the version of the API whose requests it takes; default 1.
 */
export function createSubmitBody(deps: SubmitHandlerDeps, api: ApiVersion = 1): SubmitBody {
  return (call) => withRateHeaders(deps, call, async () => {
    const entry = await enter(deps, call);
    const parsed = await readProblem(deps, call, entry.caller.plan, api);
    return accept(deps, call, entry, stateTask(deps, parsed, entry, entry.id(entry.key, parsed.bodyDigest), api));
  });
}

/** Submits, and sets the `RateLimit-*` headers, on refusals too, as far as the rate was looked up. */
export async function withRateHeaders<T>(deps: SubmitHandlerDeps, call: Call, submit: () => Promise<T>): Promise<T> {
  const { account, plan } = call.state.caller as Caller;
  try {
    return await submit();
  } finally {
    setRateHeaders(call, deps.admission.rate(account, plan));
  }
}

function setRateHeaders(call: Call, rate: RateStanding | null): void {
  if (!rate) return;
  call.set({
    [ANSWER_HEADERS.rateLimitLimit]: String(rate.limit),
    [ANSWER_HEADERS.rateLimitRemaining]: String(rate.remaining),
    [ANSWER_HEADERS.rateLimitReset]: String(rate.resetSeconds),
  });
}

/** A submission whose call may go on to its body. */
export interface Entry {
  readonly caller: Caller;
  readonly limits: AdmissionLimits;
  /** Its Idempotency-Key. */
  readonly key: string | null;
  /** Returns the id of a task. @param text what stands for it in place of the key; null without one. */
  readonly id: (text: string | null, bodyDigest: string) => string;
  /** An earlier submission under the key was accepted. */
  readonly isReplay: boolean;
}

/** Lets a submission in, as far as its headers, rate and quota tell. */
export async function enter(deps: SubmitHandlerDeps, call: Call): Promise<Entry> {
  const caller = call.state.caller as Caller;
  const limits = { submissionsPerMinute: caller.plan.submissionsPerMinute, monthlyQuota: caller.plan.monthlyQuota };
  const key = idempotencyKey(call);
  const secret = key === null ? null : await deps.idempotencySecret();
  const idOf = (text: string): string => (secret === null ? call.state.callId : idempotentTaskId(secret, caller.account, text));
  // Callers without a user share one account: under a bare key one of them could read what another submitted.
  const isShared = key !== null && isAnonymous(caller);
  // From here on a task may exist under the key: an answer that leaves that open names it.
  const known = key !== null && !isShared ? idOf(key) : null;
  if (known !== null) call.state.idIfUnclear = known;
  const isReplay = known !== null && await isKnown(deps, known);
  if (!isReplay && !isShared) await precheck(deps, caller.account, limits, known);
  deps.flood.check(caller.account);
  return { caller, limits, key, isReplay, id: (text, bodyDigest) => idOf(isShared ? `${text} ${bodyDigest}` : text ?? '') };
}

/** A task that may be queued. */
export type StatedTask = Omit<Submission, 'limits' | 'idempotent'>;

/** States the task of a validated request. @throws ServiceError `validation_failed` when no strategy would solve it. */
export function stateTask(deps: SubmitHandlerDeps, parsed: ParsedProblem, { caller }: Entry, id: string, api: ApiVersion): StatedTask {
  const limitSeconds = limitSecondsOf(parsed, caller.plan);
  const trace = currentTrace();
  const { manifest, shadow } = chooseStrategy(deps, parsed, limitSeconds);
  return {
    id,
    problem: parsed.problem,
    sent: parsed.body,
    facts: {
      ...(api === 2 && { api }),
      account: caller.account,
      access: caller.access,
      pool: manifest.pool,
      strategy: manifest.name,
      seed: parsed.seed,
      limitSeconds,
      ...(parsed.iterations !== null && { iterations: parsed.iterations }),
      ...(parsed.bound !== undefined && { bound: parsed.bound }),
      nodes: parsed.nodes,
      vehicles: parsed.vehicles,
      bodyDigest: parsed.bodyDigest,
      ...(shadow !== null && { shadow: shadow.name }),
      ...(parsed.name !== null && { name: parsed.name }),
      ...(parsed.callbackUrl !== null && { callbackUrl: parsed.callbackUrl }),
      ...(trace !== undefined && { traceparent: formatTraceparent(trace) }),
      ...warningsMember(parsed.warnings),
    },
  };
}

/** Queues a task. @throws ServiceError */
export async function accept(deps: SubmitHandlerDeps, call: Call, { caller, limits, key }: Entry, task: StatedTask): Promise<Accepted> {
  call.state.idIfUnclear = task.id;
  const submitted = await submitTask(deps, { ...task, idempotent: key !== null, limits });
  call.state.requestId = task.id;
  countAccepted(deps, submitted);
  deps.defer(submitted.deferred);
  if (caller.access === 'marketplace') deps.defer(deps.noteMarketplace(caller));
  return { record: submitted.record, warnings: task.facts.warnings ?? [] };
}

/** @param id the task under an Idempotency-Key, which another call may be submitting at this moment. */
async function precheck(deps: SubmitHandlerDeps, account: string, limits: AdmissionLimits, id: string | null): Promise<void> {
  try {
    await deps.admission.precheck(account, limits, id ?? undefined);
  } catch (error) {
    if (id === null || !(error instanceof ServiceError) || !(await isKnown(deps, id))) throw error;
  }
}

async function isKnown(deps: SubmitDeps, id: string): Promise<boolean> {
  return (await deps.broker.bucket<TaskRecord>('tasks').get(id)) !== null;
}

function countAccepted({ metrics }: SubmitHandlerDeps, { record, replayed }: Submitted): void {
  if (!replayed) metrics.tasksAccepted.inc({ pool: record.pool, strategy: record.strategy, access: record.access });
}
