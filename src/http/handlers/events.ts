import type { Readable } from 'node:stream';
import type { Operations } from '#generated/operations.js';
import type { Authenticate, Caller } from '../../accounts/authenticate.js';
import { ServiceError } from '../../errors.js';
import { isTaskId } from '../../tasks/ids.js';
import { taskNotFound } from '../../tasks/poll.js';
import type { ApiVersion } from '../../tasks/record.js';
import { headerValues, type Call } from '../call.js';
import { reply, type Handler } from '../operation.js';
import { followTask, type TaskEventsDeps } from '../task-events.js';

export interface EventsHandlerDeps extends TaskEventsDeps {
  readonly authenticate: Authenticate;
}

/** `streamSolveEvents`. */
export function createEventsHandler(deps: EventsHandlerDeps): Handler<Operations['streamSolveEvents']> {
  return async (call, { request_id: id }) => reply(await streamEvents(deps, call, id, 1));
}

/** `streamPlanEvents`. */
export function createPlanEventsHandler(deps: EventsHandlerDeps): Handler<Operations['streamPlanEvents']> {
  return async (call, { request_id: id }) => reply(await streamEvents(deps, call, id, 2));
}

/** Server-sent events of one task, to its end. */
function streamEvents(deps: EventsHandlerDeps, call: Call, id: string, api: ApiVersion): Promise<Readable> {
  if (!isTaskId(id)) throw taskNotFound();
  const { account } = call.state.caller as Caller;
  return followTask(deps, call, { id, account, api, isAllowed: () => isStillAllowed(deps, call, account) });
}

/** A key that was revoked while its stream was open reads nothing more. */
async function isStillAllowed({ authenticate }: EventsHandlerDeps, call: Call, account: string): Promise<boolean> {
  try {
    return (await authenticate(headerValues(call.req.rawHeaders))).account === account;
  } catch (error) {
    // Only a refusal ends it, not a store that cannot be asked.
    return !(error instanceof ServiceError) || error.status >= 500;
  }
}
