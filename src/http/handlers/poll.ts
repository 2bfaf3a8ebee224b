import { ANSWER_HEADERS } from '#generated/constants.js';
import type { Operations } from '#generated/operations.js';
import type { FinishedEnvelope, FinishedPlanEnvelope, RunningEnvelope } from '#generated/types.js';
import type { Authenticate, Caller } from '../../accounts/authenticate.js';
import { asSerialised, type Serialised } from '../../contract/serialised.js';
import { isTaskId } from '../../tasks/ids.js';
import { readTask, taskNotFound, type PollDeps, type TaskStatus } from '../../tasks/poll.js';
import { stateMembers } from '../../tasks/envelope.js';
import type { SearchProgress } from '../../tasks/event-bus.js';
import type { ApiVersion } from '../../tasks/record.js';
import { headerValues, type Call } from '../call.js';
import { onHangUp } from '../hang-up.js';
import type { LongPolls } from '../long-poll.js';
import { reply, type Handler, type WithoutEnvelope } from '../operation.js';
import { preferences, preferredWait } from '../prefer.js';
import { wireProgress } from '../task-events.js';

export interface PollHandlerDeps extends PollDeps {
  readonly longPolls: LongPolls;
  readonly authenticate: Authenticate;
}

type RunningAnswer = WithoutEnvelope<RunningEnvelope>;

/** `getSolveResult`. */
export function createPollHandler(deps: PollHandlerDeps): Handler<Operations['getSolveResult']> {
  return async (call, { request_id: id }) => reply(await poll<FinishedEnvelope>(deps, call, id, 1));
}

/** `getPlan`. */
export function createPlanPollHandler(deps: PollHandlerDeps): Handler<Operations['getPlan']> {
  return async (call, { request_id: id }) => reply(await poll<FinishedPlanEnvelope>(deps, call, id, 2));
}

/**
 * The result of a finished task, in the bytes that its callback sends, or where a running one stands; at once, or when it
 * is finished, as the caller prefers.
 */
async function poll<Finished>(deps: PollHandlerDeps, call: Call, id: string, api: ApiVersion): Promise<RunningAnswer | Serialised<Finished>> {
  if (!isTaskId(id)) throw taskNotFound();
  const { account } = call.state.caller as Caller;
  const wishes = preferences(call);
  const seconds = preferredWait(wishes);
  const read = (asking: string): Promise<TaskStatus> => readTask(deps, id, asking, api);
  const { status, granted } = seconds === null ? { status: await read(account), granted: false } : await waitForTask(deps, call, id, seconds, read);
  const asked = status.phase === 'solving' && wishes.has('progress');
  const progress = asked ? await deps.broker.events.ask(id) : null;
  if (granted) call.append(ANSWER_HEADERS.preferenceApplied, `wait=${seconds}`);
  if (progress) call.append(ANSWER_HEADERS.preferenceApplied, 'progress');
  if (status.phase === 'finished') return asSerialised(status.envelope);
  const wait = granted ? AFTER_A_WAIT_SECONDS : pollAfterSeconds(deps.now() - status.record.createdAt);
  call.set(ANSWER_HEADERS.retryAfter, String(wait));
  return runningAnswer(status, wait, progress);
}

/** Ends when its client goes away or closes its side of the connection; whoever waited must still be allowed to read what has come of it. */
async function waitForTask(
  deps: PollHandlerDeps, call: Call, id: string, seconds: number, readFor: (account: string) => Promise<TaskStatus>,
): ReturnType<LongPolls['wait']> {
  const { account } = call.state.caller as Caller;
  const gone = new AbortController();
  const stopListening = onHangUp(call, () => gone.abort());
  let reads = 0;
  const read = async (): Promise<TaskStatus> => {
    const caller = reads++ === 0 ? { account } : await deps.authenticate(headerValues(call.req.rawHeaders));
    return readFor(caller.account);
  };
  const onWaited = (ms: number): void => { call.state.waitedMs = (call.state.waitedMs ?? 0) + ms; };
  try {
    return await deps.longPolls.wait({ id, account, seconds, read, gone: gone.signal, onWaited });
  } finally {
    stopListening();
  }
}

function runningAnswer(status: Exclude<TaskStatus, { phase: 'finished' }>, wait: number, progress: SearchProgress | null): RunningAnswer {
  const queueDepth = status.phase === 'queued' ? { queue_depth: status.queueDepth } : {};
  return {
    result: { status: 'processing', phase: status.phase, ...queueDepth, ...(progress && { progress: wireProgress(progress) }) },
    retry_after_seconds: wait,
    ...stateMembers(status.phase, status.record),
  };
}

/** A client that has waited in the call need not wait between calls. */
const AFTER_A_WAIT_SECONDS = 1;

/** The waits that the contract recommends: 2 s after the submission, then 3 s, then 5 s each. */
function pollAfterSeconds(ageMs: number): number {
  if (ageMs < 2_000) return 2;
  return ageMs < 5_000 ? 3 : 5;
}
