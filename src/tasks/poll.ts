import type { FinishedEnvelope, FinishedPlanEnvelope } from '#generated/types.js';
import type { Logger } from 'pino';
import type { Serialised } from '../contract/serialised.js';
import { fixedRefusal, ServiceError } from '../errors.js';
import type { BusyGate } from './busy.js';
import { finishedEnvelope } from './envelope.js';
import { isTaskId } from './ids.js';
import { BrokerUnavailableError } from './broker-errors.js';
import type { Broker, Revisioned } from './ports.js';
import { apiVersionOf, isFinished, knownForm, type ApiVersion, type FinishedTask, type TaskRecord } from './record.js';
import { recordMissing, type FindTrace } from './traces.js';
import { isExpired } from './transitions.js';
import { orUnavailable } from './unavailable.js';

/** What reading a task needs. */
export interface PollDeps {
  readonly broker: Broker;
  readonly busy: Pick<BusyGate, 'waiting'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
  /** Asked for an id without a record: a store that lost records must not answer as if there had been nothing. */
  readonly findTrace: FindTrace;
}

/** Where a task stands, as a poll shows it. */
export type TaskStatus =
  /** `queueDepth`: tasks waiting in the service; null if the broker did not answer in time. */
  | { readonly phase: 'queued'; readonly record: TaskRecord; readonly queueDepth: number | null }
  | { readonly phase: 'solving'; readonly record: TaskRecord }
  /** `envelope`: the bytes of the answer, sent as they are. */
  | { readonly phase: 'finished'; readonly record: FinishedTask; readonly envelope: Serialised<FinishedEnvelope | FinishedPlanEnvelope> };

/**
 * Reads the state of a task for the calling account.
 * @param api version of the API that the call came through; null: any; default 1.
 * @throws ServiceError `task_not_found` (unknown, withdrawn, expired), `result_access_denied`, `service_unavailable`.
 */
export function readTask(deps: PollDeps, id: string, account: string, api: ApiVersion | null = 1): Promise<TaskStatus> {
  return orUnavailable(async () => {
    const { value: record } = await readOwned(deps, id, account, api);
    if (isFinished(record)) return { phase: 'finished', record, envelope: await readEnvelope(deps, record) };
    if (record.state === 'solving') return { phase: 'solving', record };
    const queueDepth = await deps.busy.waiting().catch(unknownDepth);
    return { phase: 'queued', record, queueDepth };
  });
}

/**
 * Reads the record of a task for the account that asks.
 * @param api version of the API that the call came through; null: any; default 1.
 * @throws ServiceError `task_not_found` (unknown, withdrawn, expired, of another version), `result_access_denied`, `service_unavailable` when
 * the record is missing although there are traces of the task.
 */
export async function readOwned(
  deps: Pick<PollDeps, 'broker' | 'now' | 'findTrace' | 'logger'>, id: string, account: string, api: ApiVersion | null = 1,
): Promise<Revisioned<TaskRecord>> {
  const stored = isTaskId(id) ? await deps.broker.bucket<TaskRecord>('tasks').get(id) : null;
  if (stored) knownForm(stored.value);
  if (!stored) throw await refusalWithout(deps, id, account);
  if (stored.value.state === 'aborted') throw taskNotFound();
  if (stored.value.account !== account) {
    throw fixedRefusal('result_access_denied');
  }
  if (isExpired(stored.value, deps.now()) || (api !== null && apiVersionOf(stored.value) !== api)) throw taskNotFound();
  return stored;
}

async function refusalWithout({ findTrace, logger }: Pick<PollDeps, 'findTrace' | 'logger'>, id: string, account: string): Promise<ServiceError> {
  const trace = isTaskId(id) ? await findTrace(id, account) : null;
  if (trace === null) return taskNotFound();
  logger.error({ requestId: id, trace }, 'the record of a task is missing from the store');
  return recordMissing();
}

/** The refusal of an id that names no task, or none any more. */
export function taskNotFound(): ServiceError {
  return fixedRefusal('task_not_found');
}

function unknownDepth(error: unknown): null {
  if (error instanceof BrokerUnavailableError) return null;
  throw error;
}

/** Reads the bytes that answer for a finished task. */
export async function readEnvelope(deps: Omit<PollDeps, 'busy'>, record: FinishedTask): Promise<Serialised<FinishedEnvelope | FinishedPlanEnvelope>> {
  const stored = record.resultKey === undefined ? null : await deps.broker.blobs.get(record.resultKey);
  if (stored) return finishedEnvelope(stored, record.state, record);
  // The blob outlives the record: it can only be gone when the record has expired while this poll was under way.
  if (isExpired(record, deps.now())) throw taskNotFound();
  deps.logger.error({ requestId: record.id, resultKey: record.resultKey }, 'the result of a finished task is missing from the store');
  throw new ServiceError('internal_error', 'The result of this request could not be read. Please contact support with its request id');
}
