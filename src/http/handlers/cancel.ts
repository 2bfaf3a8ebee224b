import type { Caller } from '../../accounts/index.js';
import { ServiceError } from '../../errors.js';
import type { Metrics } from '../../metrics/metrics.js';
import { cancelTask, isTaskId, type CancelDeps } from '../../tasks/index.js';
import type { Call } from '../call.js';

export interface CancelHandlerDeps extends CancelDeps {
  readonly metrics: Metrics;
  /** Told of what goes on after the answer, so that a stop can wait for it. */
  readonly afterwards: (work: Promise<void>) => void;
}

/** `cancelSolve`: ends the task, or finds it ended; the answer is word for word what polls say from then on. */
export function createCancelHandler(deps: CancelHandlerDeps): (call: Call, parameters: Readonly<Record<string, string>>) => Promise<void> {
  return async (call, { request_id: id = '' }) => {
    if (!isTaskId(id)) throw new ServiceError('task_not_found', 'Request id not found or expired');
    call.state.requestId = id;
    const { account } = call.state.caller as Caller;
    const { record, envelope, byThisCall, afterwards } = await cancelTask(deps, id, account);
    deps.afterwards(afterwards);
    if (byThisCall) {
      deps.logger.info({ requestId: id, account, attempts: record.attempts }, 'task cancelled');
      deps.metrics.tasksCancelled.inc({ phase: record.attempts === 0 ? 'queued' : 'solving', pool: record.pool, strategy: record.strategy });
    }
    call.type = 'application/json';
    call.body = Buffer.from(envelope.buffer, envelope.byteOffset, envelope.byteLength);
  };
}
