import type { Logger } from 'pino';
import { QueueFullError } from './broker-errors.js';
import { change } from './change.js';
import { messageId, newWriteId } from './ids.js';
import type { Broker, History } from './ports.js';
import type { TaskRecord } from './record.js';
import { mayResendCallback, oweCallbackAgain } from './transitions.js';

/** What sending a callback again needs. */
export interface ResendDeps {
  readonly broker: Broker;
  readonly history: Pick<History, 'record'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
}

/**
 * Has a finished task's callback sent once more: the record owes it again, and a message brings the task to a worker, which claims and
 * sends it like the first. Of two calls at the same time one wins. A stream without room is left to the reconciler, which puts
 * every task that owes a callback back on it.
 * @returns the record, and whether this call changed it; null when there is no record (any more).
 */
export async function resendCallback(deps: ResendDeps, id: string): Promise<{ readonly task: TaskRecord; readonly resent: boolean } | null> {
  const { broker, history, now, logger } = deps;
  const step = (task: TaskRecord): TaskRecord | null => (mayResendCallback(task, now()) ? oweCallbackAgain(task, newWriteId()) : null);
  const changed = await change(broker.bucket<TaskRecord>('tasks'), id, step);
  if (!changed) return null;
  const task = changed.entry.value;
  if (!changed.changed) return { task, resent: false };
  await history.record(task);
  try {
    await broker.jobs.publish(task.pool, id, messageId(task));
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    logger.warn({ requestId: id }, 'a callback to be sent again waits for room on the stream');
  }
  logger.info({ requestId: id, resends: task.callbackResends }, 'a callback is to be sent again');
  return { task, resent: true };
}
