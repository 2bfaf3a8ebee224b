import type { Caller } from '../../accounts/index.js';
import { isTaskId, readTask, type PollDeps, type SolveProgress, type TaskStatus } from '../../tasks/index.js';
import { ServiceError } from '../../errors.js';
import type { Call } from '../call.js';
import { successBody } from '../envelope.js';
import { preferences } from '../prefer.js';
import { wireProgress } from '../progress.js';

/** `getSolveResult`: the stored bytes of a finished task, word for word, or where a running one stands. */
export function createPollHandler(deps: PollDeps): (call: Call, parameters: Readonly<Record<string, string>>) => Promise<void> {
  return async (call, { request_id: id = '' }) => {
    if (!isTaskId(id)) throw new ServiceError('task_not_found', 'Request id not found or expired');
    call.state.requestId = id;
    const caller = call.state.caller as Caller;
    const status = await readTask(deps, id, caller.account);
    const asked = status.phase === 'solving' && preferences(call).has('progress');
    const progress = asked ? await deps.broker.news.ask(id) : null;
    if (progress) call.append('Preference-Applied', 'progress');
    call.type = 'application/json';
    if (status.phase === 'finished') {
      call.body = Buffer.from(status.envelope.buffer, status.envelope.byteOffset, status.envelope.byteLength);
      return;
    }
    const wait = pollAfterSeconds(deps.now() - status.record.createdAt);
    call.set('Retry-After', String(wait));
    call.body = runningBody(status, id, wait, progress);
  };
}

function runningBody(status: Exclude<TaskStatus, { phase: 'finished' }>, id: string, wait: number, progress: SolveProgress | null): string {
  const queueDepth = status.phase === 'queued' ? { queue_depth: status.queueDepth } : {};
  return successBody(id, { status: 'processing', phase: status.phase, ...queueDepth, ...(progress && { progress: wireProgress(progress) }) }, { retry_after_seconds: wait });
}

/** The waits that the contract recommends: 2 s after the submission, then 3 s, then 5 s each. */
function pollAfterSeconds(ageMs: number): number {
  if (ageMs < 2_000) return 2;
  return ageMs < 5_000 ? 3 : 5;
}
