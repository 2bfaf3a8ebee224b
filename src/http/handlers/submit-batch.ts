import { TEXTS } from '#generated/constants.js';
import type { Operations } from '#generated/operations.js';
import type { AcceptedPlanTask } from '#generated/types.js';
import { warningsMember } from '../../contract/result.js';
import { fillText, fixedRefusal, ServiceError, validationFailed } from '../../errors.js';
import { newTaskId } from '../../tasks/ids.js';
import { timeText } from '../../tasks/time-text.js';
import { reply, type Handler } from '../operation.js';
import { inBatch } from '../request-parser/parse-batch.js';
import type { ParsedPlan } from '../request-parser/parse-plan.js';
import { batchText } from './idempotency-key.js';
import { readBatch } from './problem-steps.js';
import { accept, enter, stateTask, withRateHeaders, type Accepted, type Entry, type StatedTask, type SubmitHandlerDeps } from './submit.js';

/** `submitPlanBatch`: every request is judged before the first is queued, each then as a submission of its own. */
export function createBatchSubmitHandler(deps: SubmitHandlerDeps): Handler<Operations['submitPlanBatch']> {
  return (call) => withRateHeaders(deps, call, async () => {
    const entry = await enter(deps, call);
    const parsed = await readBatch(deps, call, entry.caller.plan);
    requireWithinRate(parsed.length, entry);
    const { account } = entry.caller;
    const tasks = parsed.map((one, i) => stateOne(deps, one, entry, i));
    if (!entry.isReplay) await deps.admission.precheck(account, entry.limits, undefined, tasks.length);
    const accepted: Accepted[] = [];
    for (const task of tasks) {
      try {
        accepted.push(await accept(deps, call, entry, task));
      } catch (error) {
        throw accepted.length === 0 ? error : halfway(error, accepted, tasks.length);
      }
    }
    call.state.requestId = call.state.callId;
    return reply({ result: { tasks: accepted.map(acknowledgement) } });
  });
}

/** More requests than a minute allows would be refused for ever. */
function requireWithinRate(count: number, { limits: { submissionsPerMinute: limit } }: Entry): void {
  if (count > limit) throw fixedRefusal('plan_limit_exceeded', { what: 'Request', count, limit });
}

function stateOne(deps: SubmitHandlerDeps, parsed: ParsedPlan, entry: Entry, index: number): StatedTask {
  const { key } = entry;
  const id = key === null ? newTaskId() : entry.id(batchText(key, index), parsed.bodyDigest);
  try {
    return stateTask(deps, parsed, entry, id, 2);
  } catch (error) {
    throw error instanceof ServiceError && error.detail ? validationFailed(inBatch(error.detail, index)) : error;
  }
}

function acknowledgement({ record: { id, name, createdAt }, warnings }: Accepted): AcceptedPlanTask {
  return {
    request_id: id,
    name: name ?? null,
    status: 'accepted',
    phase: 'queued',
    message: fillText(TEXTS.acceptedPlan, { request_id: id }),
    accepted_at: timeText(createdAt),
    ...warningsMember(warnings),
  };
}

/** The refusal of a request after others were queued names those. */
function halfway(error: unknown, accepted: readonly Accepted[], count: number): unknown {
  if (!(error instanceof ServiceError)) return error;
  const { code, message, retryAfterSeconds, detail } = error;
  const text = `${message}. ${accepted.length} of ${count} requests were accepted before and will be solved: ${accepted.map(({ record: { id } }) => id).join(', ')}`;
  return new ServiceError(code, text, { ...(retryAfterSeconds !== undefined && { retryAfterSeconds }), ...(detail && { detail }) });
}
