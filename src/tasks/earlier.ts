import type { EarlierRequest } from '../contract/plan/based-on/earlier.js';
import { ServiceError } from '../errors.js';
import { sentKey } from './ids.js';
import { type PollDeps, readEnvelope, readOwned } from './poll.js';
import { isFinished, type TaskRecord } from './record.js';
import { orUnavailable } from './unavailable.js';

/** Reads earlier requests of an account. @param onSize told of the bytes of each when it was read; may throw. */
export type ReadEarlier = (account: string, ids: readonly string[], onSize: (bytes: number) => void) => Promise<readonly EarlierRequest[]>;

/** Refusals of an id that says no more than that there is nothing for this account. */
const UNKNOWN: readonly string[] = ['task_not_found', 'result_access_denied'];

/** Reads earlier requests of version 2, with their answers, as polls know them. */
export function createReadEarlier(deps: Omit<PollDeps, 'busy'>): ReadEarlier {
  const read = async (account: string, requestId: string): Promise<EarlierRequest> => {
    const record = await recordOf(deps, requestId, account);
    if (record === null) return { requestId, state: 'unknown', body: null, answer: null };
    const body = await deps.broker.blobs.get(sentKey(record));
    if (!isFinished(record)) return { requestId, state: 'open', body, answer: null };
    if (record.state === 'failed') return { requestId, state: 'failed', body, answer: null };
    return { requestId, state: 'solved', body, answer: await readEnvelope(deps, record) };
  };
  return (account, ids, onSize) => orUnavailable(async () => {
    const found: EarlierRequest[] = [];
    for (const id of ids) {
      const request = await read(account, id);
      onSize((request.body?.length ?? 0) + (request.answer?.length ?? 0));
      found.push(request);
    }
    return found;
  });
}

async function recordOf(deps: Omit<PollDeps, 'busy'>, id: string, account: string): Promise<TaskRecord | null> {
  try {
    return (await readOwned(deps, id, account, 2)).value;
  } catch (error) {
    if (error instanceof ServiceError && UNKNOWN.includes(error.code)) return null;
    throw error;
  }
}
