import type { KeptResult, PlaygroundTask } from '#generated/account/types.js';
import { ServiceError } from '../../../errors.js';
import { isTaskId } from '../../../tasks/ids.js';
import { readTask, taskNotFound, type PollDeps } from '../../../tasks/poll.js';
import type { ApiVersion, FinishedTask } from '../../../tasks/record.js';
import { createCallRate } from '../../call-rate.js';
import type { CancelById } from '../../handlers/cancel.js';
import { verdictOn, type VerdictDeps } from '../../handlers/check.js';
import type { SubmitBody } from '../../handlers/submit.js';
import { followTask, type TaskEventsDeps } from '../../task-events.js';
import type { Sessions } from '../../../accounts/sessions.js';
import type { Call } from '../../call.js';
import { callerIn, sessionIn } from '../signed-in.js';
import type { CenterHandlers } from '../center-routes.js';
import { reply } from '../../operation.js';
import { PLAN_EXAMPLES } from '../examples/plans.js';
import { EXAMPLES } from '../examples/problems.js';
import { createIncumbents, type Incumbents } from '../incumbents.js';
import { playgroundTexts, endOf } from '../playground-events.js';

export interface PlaygroundHandlersDeps extends PollDeps, TaskEventsDeps {
  readonly judging: VerdictDeps;
  /** By the version of the API. */
  readonly submitBody: Readonly<Record<ApiVersion, SubmitBody>>;
  readonly cancel: CancelById;
  readonly sessions: Sessions;
}

/** The page checks every place that a stop is dragged to. */
const CHECKS_PER_MINUTE = 600;

type PlaygroundOperation = 'listExamples' | 'checkInPlayground' | 'solveInPlayground' | 'getPlaygroundTask' | 'cancelPlaygroundTask' | 'streamPlaygroundEvents';

/** The operations of the playground but the validation of texts. */
export function createPlaygroundHandlers(deps: PlaygroundHandlersDeps): Pick<CenterHandlers, PlaygroundOperation> {
  const incumbents = createIncumbents(deps.broker);
  const rate = createCallRate('checks of edited plans');
  return {
    listExamples: async () => reply({ result: { examples: [...EXAMPLES, ...PLAN_EXAMPLES] } }),
    async checkInPlayground(call) {
      rate.take(callerIn(call).account, CHECKS_PER_MINUTE);
      return reply({ result: await verdictOn(deps.judging, call, 2) });
    },
    async solveInPlayground(call, _, { version }) {
      // The library leaves numbers of the query as texts.
      const { record: { id } } = await deps.submitBody[Number(version) === 2 ? 2 : 1](call);
      call.state.requestId = id;
      return reply({ result: { request_id: id, state: 'queued', queue_depth: null } });
    },
    getPlaygroundTask: (call, { request_id: id }) => own(call, id, async () => reply({ result: await showTask(deps, incumbents, call, id) })),
    cancelPlaygroundTask: (call, { request_id: id }) => own(call, id, async () => {
      const { record, envelope } = await deps.cancel(call, id, null);
      return reply({ result: finishedShown(record, envelope) });
    }),
    streamPlaygroundEvents: (call, { request_id: id }) => own(call, id, async () => {
      const { token } = sessionIn(call);
      return reply(await followTask(deps, call, {
        id,
        account: callerIn(call).account,
        api: null,
        isAllowed: () => isStillSignedIn(deps.sessions, token),
        textOf: playgroundTexts(() => incumbents.of(id)),
      }));
    }),
  };
}

/** Another account's task is answered like one that never was. */
async function own<T>(call: Call, id: string, work: () => Promise<T>): Promise<T> {
  try {
    if (!isTaskId(id)) throw taskNotFound();
    call.state.requestId = id;
    return await work();
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'result_access_denied') throw taskNotFound();
    throw error;
  }
}

async function showTask(deps: PlaygroundHandlersDeps, incumbents: Incumbents, call: Call, id: string): Promise<PlaygroundTask> {
  const status = await readTask(deps, id, callerIn(call).account, null);
  if (status.phase === 'finished') return finishedShown(status.record, status.envelope);
  const limit = { time_limit_seconds: status.record.limitSeconds };
  if (status.phase === 'queued') return { request_id: id, state: 'queued', ...limit, queue_depth: status.queueDepth };
  const progress = await incumbents.of(id);
  return { request_id: id, state: 'solving', ...limit, queue_depth: null, ...(progress && { progress: progress.wire }) };
}

function finishedShown(record: FinishedTask, envelope: Uint8Array): PlaygroundTask {
  const outcome = JSON.parse(Buffer.from(envelope).toString()) as KeptResult;
  return { request_id: record.id, state: record.state, time_limit_seconds: record.limitSeconds, queue_depth: null, end: endOf(record), outcome };
}

async function isStillSignedIn(sessions: Sessions, token: string): Promise<boolean> {
  try {
    return await sessions.find(token, false) !== null;
  } catch {
    // a store that cannot be asked ends nothing
    return true;
  }
}
