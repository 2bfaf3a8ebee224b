import type { FinishedEnvelope, FinishedPlanEnvelope } from '#generated/types.js';
import { failureEnvelope } from '../contract/result.js';
import type { Serialised } from '../contract/serialised.js';
import { change } from './change.js';
import { finishedEnvelope } from './envelope.js';
import { newWriteId, resultKey } from './ids.js';
import { readEnvelope, readOwned, type PollDeps } from './poll.js';
import type { Admission, History } from './ports.js';
import { isFinished, isTerminal, type ApiVersion, type FinishedTask, type TaskRecord } from './record.js';
import { settleAccount } from './settle.js';
import { finish, owesCallback } from './transitions.js';
import { orUnavailable } from './unavailable.js';

/** What cancelling a task needs. */
export interface CancelDeps extends Omit<PollDeps, 'busy'> {
  readonly admission: Pick<Admission, 'settle' | 'refund'>;
  readonly history: Pick<History, 'record'>;
  /** How long a result can be polled. */
  readonly resultTtlMs: number;
}

/** What came of it. */
export interface Cancelled {
  readonly record: FinishedTask;
  /** The bytes that polls send from now on. */
  readonly envelope: Serialised<FinishedEnvelope | FinishedPlanEnvelope>;
  /** True when this call ended the task; false when it had ended before. */
  readonly byThisCall: boolean;
  /** Taking the message off the stream, refund and history, which the caller need not wait for; never rejects. */
  readonly deferred: Promise<void>;
}

const UNBEGUN = 'The task was cancelled before a solve began; its submission is not counted towards the monthly quota.';
const BEGUN = 'The task was cancelled while it was being solved; its submission counts towards the monthly quota.';

/**
 * Ends a task for its account: result, then the terminal compare-and-set, as a worker would. Whoever works on it hears of
 * it and stops; should nobody hear, the solve comes to nothing at its own compare-and-set. A callback that is owed is
 * left to the worker that takes the message, for only workers call back.
 * @param api version of the API that the call came through; null: any; default 1.
 * @throws ServiceError `task_not_found`, `result_access_denied`, `service_unavailable`.
 */
export function cancelTask(deps: CancelDeps, id: string, account: string, api: ApiVersion | null = 1): Promise<Cancelled> {
  return orUnavailable(async () => {
    const tasks = deps.broker.bucket<TaskRecord>('tasks');
    for (;;) {
      const stored = await readOwned(deps, id, account, api);
      const before = stored.value;
      if (isFinished(before)) return { record: before, envelope: await readEnvelope(deps, before), byThisCall: false, deferred: Promise.resolve() };

      const begun = before.attempts > 0;
      const writeId = newWriteId();
      const key = resultKey(before, writeId);
      const failure = failureEnvelope(id, 'cancelled', begun ? BEGUN : UNBEGUN, before.warnings);
      await deps.broker.blobs.put(key, failure);
      // A task that a worker has begun meanwhile is cancelled again: text and charge are others.
      const step = (task: TaskRecord): TaskRecord | null => (isTerminal(task) || task.attempts > 0 !== begun
        ? null
        : finish(task, { state: 'failed', resultKey: key, code: 'cancelled', refund: !begun }, deps.now(), deps.resultTtlMs, writeId));
      const ended = await change(tasks, id, step, stored);
      if (!ended?.changed && ended?.entry.value.resultKey !== key) {
        await deps.broker.blobs.delete(key).catch((error: unknown) => deps.logger.warn({ err: error, key }, 'a superseded result is left to the sweeper'));
        continue;
      }
      const record: FinishedTask = { ...ended.entry.value, state: 'failed' };
      deps.broker.events.publish(id, { kind: 'changed', state: record.state });
      return { record, envelope: finishedEnvelope(failure, 'failed', record), byThisCall: true, deferred: cleanUp(deps, record, before.state === 'queued') };
    }
  });
}

/** What follows the answer: workers and the reconciler make up for it when it fails. */
async function cleanUp(deps: CancelDeps, record: TaskRecord, waits: boolean): Promise<void> {
  try {
    // If a callback is owed, the message keeps waiting for the worker that will send it.
    if (waits && !owesCallback(record)) await deps.broker.jobs.remove(record.pool, record.id);
    // The submission still counts towards the rate: only the quota is refunded.
    await deps.admission.settle(record.account, record.chargeId ?? record.id);
  } catch (error) {
    deps.logger.warn({ err: error, requestId: record.id }, 'the message of a cancelled task is left to the workers');
  }
  await settleAccount(deps, record);
}
