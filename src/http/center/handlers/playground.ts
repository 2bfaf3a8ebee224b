import { ServiceError } from '../../../errors.js';
import { isTaskId, readTask, taskNotFound, type PollDeps, type TaskRecord } from '../../../tasks/index.js';
import type { CancelById } from '../../handlers/cancel.js';
import type { SubmitBody } from '../../handlers/submit.js';
import { sendTaskEvents, type TaskEventsDeps } from '../../task-events.js';
import type { Sessions } from '../../../accounts/index.js';
import type { Call } from '../../call.js';
import { answerResult, callerIn, sessionIn } from '../answer.js';
import type { CenterHandlers } from '../center-routes.js';
import { EXAMPLES } from '../examples.js';
import { createIncumbents, type Incumbents } from '../incumbents.js';
import { playgroundTexts, endOf } from '../playground-events.js';

export interface PlaygroundHandlersDeps extends PollDeps, TaskEventsDeps {
  readonly submitBody: SubmitBody;
  readonly cancel: CancelById;
  readonly sessions: Sessions;
}

/** `listExamples`, `solveInPlayground`, `getPlaygroundTask`, `cancelPlaygroundTask`, `streamPlaygroundEvents`. */
export function createPlaygroundHandlers(deps: PlaygroundHandlersDeps): CenterHandlers {
  const incumbents = createIncumbents(deps.broker);
  return {
    listExamples: async (call) => answerResult(call, { examples: EXAMPLES }),
    async solveInPlayground(call) {
      const { record: { id } } = await deps.submitBody(call);
      call.state.requestId = id;
      answerResult(call, { request_id: id, state: 'queued', queue_depth: null });
    },
    getPlaygroundTask: (call, { request_id: id = '' }) => own(call, id, async () => showTask(deps, incumbents, call, id)),
    cancelPlaygroundTask: (call, { request_id: id = '' }) => own(call, id, async () => {
      const { record, envelope } = await deps.cancel(call, id);
      answerTask(call, record, { queue_depth: null, outcome: envelope });
    }),
    streamPlaygroundEvents: (call, { request_id: id = '' }) => own(call, id, async () => {
      const { token } = sessionIn(call);
      await sendTaskEvents(deps, call, {
        id,
        account: callerIn(call).account,
        isAllowed: () => isStillSignedIn(deps.sessions, token),
        textOf: playgroundTexts(() => incumbents.of(id)),
      });
    }),
  };
}

/** Another account's task is answered like one that never was. */
async function own(call: Call, id: string, work: () => Promise<void>): Promise<void> {
  try {
    if (!isTaskId(id)) throw taskNotFound();
    call.state.requestId = id;
    await work();
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'result_access_denied') throw taskNotFound();
    throw error;
  }
}

async function showTask(deps: PlaygroundHandlersDeps, incumbents: Incumbents, call: Call, id: string): Promise<void> {
  const status = await readTask(deps, id, callerIn(call).account);
  if (status.phase === 'finished') answerTask(call, status.record, { queue_depth: null, outcome: status.envelope });
  else if (status.phase === 'queued') answerTask(call, status.record, { queue_depth: status.queueDepth });
  else {
    const progress = await incumbents.of(id);
    answerTask(call, status.record, { queue_depth: null, ...(progress && { progress: progress.wire }) });
  }
}

function answerTask(call: Call, record: TaskRecord, { outcome, ...rest }: { queue_depth: number | null; progress?: unknown; outcome?: Uint8Array }): void {
  const finished = outcome && { end: endOf(record), outcome: JSON.parse(Buffer.from(outcome).toString()) as unknown };
  answerResult(call, { request_id: record.id, state: record.state, time_limit_seconds: record.limitSeconds, ...rest, ...finished });
}

async function isStillSignedIn(sessions: Sessions, token: string): Promise<boolean> {
  try {
    return await sessions.find(token, false) !== null;
  } catch {
    // a store that cannot be asked ends nothing
    return true;
  }
}
