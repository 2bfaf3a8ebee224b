import type { Logger } from 'pino';
import { change } from './change.js';
import { newWriteId } from './ids.js';
import type { Admission, Broker, History } from './ports.js';
import type { TaskRecord } from './record.js';
import { noteRefund, owesRefund } from './transitions.js';

/** What settling with the account needs. */
export interface SettleDeps {
  readonly broker: Broker;
  readonly admission: Pick<Admission, 'refund'>;
  readonly history: Pick<History, 'record'>;
  readonly logger: Logger;
}

/** Refund and history entry of a task that has ended; never rejects, the reconciler does what fails here. */
export async function settleAccount(deps: SettleDeps, task: TaskRecord): Promise<void> {
  try {
    if (owesRefund(task)) {
      await deps.admission.refund(task.account, task.chargeId ?? task.id);
      await change(deps.broker.bucket<TaskRecord>('tasks'), task.id, (now) => (owesRefund(now) ? noteRefund(now, newWriteId()) : null));
    }
    if (task.access === 'direct') await deps.history.record(task);
  } catch (error) {
    deps.logger.warn({ err: error, requestId: task.id }, 'refund or history not written yet, left to the reconciler');
  }
}
