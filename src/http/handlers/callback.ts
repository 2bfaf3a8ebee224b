import type { Operations } from '#generated/operations.js';
import type { Caller } from '../../accounts/authenticate.js';
import { isTaskId } from '../../tasks/ids.js';
import { readOwned, taskNotFound, type PollDeps } from '../../tasks/poll.js';
import { callbackState, callbackTime } from '../callback-shown.js';
import { reply, type Handler } from '../operation.js';

export type CallbackHandlerDeps = Omit<PollDeps, 'busy'>;

/** `getSolveCallback`: what became of the callback of a task of version 1. */
export function createCallbackHandler(deps: CallbackHandlerDeps): Handler<Operations['getSolveCallback']> {
  return async (call, { request_id: id }) => {
    if (!isTaskId(id)) throw taskNotFound();
    call.state.requestId = id;
    const { value: task } = await readOwned(deps, id, (call.state.caller as Caller).account);
    const at = callbackTime(task);
    return reply({
      result: {
        state: callbackState(task.callbackUrl !== undefined, task),
        status: task.callbackStatus ?? null,
        reason: task.callbackReason ?? null,
        at: at === null ? null : new Date(at).toISOString(),
      },
    });
  };
}
