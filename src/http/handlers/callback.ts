import type { Operations } from '#generated/operations.js';
import type { CallbackReport } from '#generated/types.js';
import type { Caller } from '../../accounts/authenticate.js';
import { isTaskId } from '../../tasks/ids.js';
import { readOwned, taskNotFound, type PollDeps } from '../../tasks/poll.js';
import type { ApiVersion } from '../../tasks/record.js';
import { timeTextOrNull } from '../../tasks/time-text.js';
import type { Call } from '../call.js';
import { callbackState, callbackTime } from '../callback-shown.js';
import { reply, type Handler } from '../operation.js';

export type CallbackHandlerDeps = Omit<PollDeps, 'busy'>;

/** `getSolveCallback`. */
export function createCallbackHandler(deps: CallbackHandlerDeps): Handler<Operations['getSolveCallback']> {
  return async (call, { request_id: id }) => reply({ result: await callbackOf(deps, call, id, 1) });
}

/** `getPlanCallback`. */
export function createPlanCallbackHandler(deps: CallbackHandlerDeps): Handler<Operations['getPlanCallback']> {
  return async (call, { request_id: id }) => reply({ result: await callbackOf(deps, call, id, 2) });
}

/** What became of the callback of a task. */
async function callbackOf(deps: CallbackHandlerDeps, call: Call, id: string, api: ApiVersion): Promise<CallbackReport> {
  if (!isTaskId(id)) throw taskNotFound();
  const { value: task } = await readOwned(deps, id, (call.state.caller as Caller).account, api);
  return {
    state: callbackState(task.callbackUrl !== undefined, task),
    status: task.callbackStatus ?? null,
    reason: task.callbackReason ?? null,
    at: timeTextOrNull(callbackTime(task)),
  };
}
