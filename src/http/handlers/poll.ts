import type { Caller } from '../../accounts/index.js';
import { isTaskId, readTask, type PollDeps, type TaskStatus } from '../../tasks/index.js';
import { ServiceError } from '../../errors.js';
import type { Call } from '../call.js';
import { successBody } from '../envelope.js';

/** `getSolveResult`: the stored bytes of a finished task, word for word, or where a running one stands. */
export function createPollHandler(deps: PollDeps): (call: Call, parameters: Readonly<Record<string, string>>) => Promise<void> {
  return async (call, { request_id: id = '' }) => {
    if (!isTaskId(id)) throw new ServiceError('task_not_found', 'Request id not found or expired');
    call.state.requestId = id;
    const caller = call.state.caller as Caller;
    const status = await readTask(deps, id, caller.account);
    call.type = 'application/json';
    call.body = bodyOf(status, id);
  };
}

function bodyOf(status: TaskStatus, id: string): string | Buffer {
  if (status.phase === 'finished') return Buffer.from(status.envelope.buffer, status.envelope.byteOffset, status.envelope.byteLength);
  const queueDepth = status.phase === 'queued' ? { queue_depth: status.queueDepth } : {};
  return successBody(id, { status: 'processing', phase: status.phase, ...queueDepth });
}
