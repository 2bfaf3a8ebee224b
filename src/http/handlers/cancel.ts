import type { Operations } from '#generated/operations.js';
import type { FinishedEnvelope, FinishedPlanEnvelope } from '#generated/types.js';
import type { Caller } from '../../accounts/authenticate.js';
import { asSerialised } from '../../contract/serialised.js';
import type { Metrics } from '../../metrics/metrics.js';
import { cancelTask, type CancelDeps, type Cancelled } from '../../tasks/cancel.js';
import { isTaskId } from '../../tasks/ids.js';
import { taskNotFound } from '../../tasks/poll.js';
import type { ApiVersion } from '../../tasks/record.js';
import type { Call } from '../call.js';
import { reply, type Handler } from '../operation.js';

export interface CancelHandlerDeps extends CancelDeps {
  readonly metrics: Metrics;
  /** Registers work that continues after the answer, so that a shutdown can wait for it. */
  readonly defer: (work: Promise<void>) => void;
}

/** Ends a task of the call's account, or finds it ended; the default version is 1, null is any. */
export type CancelById = (call: Call, id: string, api?: ApiVersion | null) => Promise<Cancelled>;

/** `cancelSolve`: the answer is word for word what polls say from then on. */
export function createCancelHandler(cancel: CancelById): Handler<Operations['cancelSolve']> {
  return async (call, { request_id: id }) => {
    const { envelope } = await cancel(call, id);
    return reply(asSerialised<FinishedEnvelope>(envelope));
  };
}

/** `cancelPlan`: the same for version 2. */
export function createPlanCancelHandler(cancel: CancelById): Handler<Operations['cancelPlan']> {
  return async (call, { request_id: id }) => {
    const { envelope } = await cancel(call, id, 2);
    return reply(asSerialised<FinishedPlanEnvelope>(envelope));
  };
}

export function createCancelById(deps: CancelHandlerDeps): CancelById {
  return async (call, id, api = 1) => {
    if (!isTaskId(id)) throw taskNotFound();
    call.state.requestId = id;
    const { account } = call.state.caller as Caller;
    const cancelled = await cancelTask(deps, id, account, api);
    const { record, byThisCall } = cancelled;
    deps.defer(cancelled.deferred);
    if (byThisCall) {
      deps.logger.info({ requestId: id, account, attempts: record.attempts }, 'task cancelled');
      deps.metrics.tasksCancelled.inc({ phase: record.attempts === 0 ? 'queued' : 'solving', pool: record.pool, strategy: record.strategy });
    }
    return cancelled;
  };
}
