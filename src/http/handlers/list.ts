import type { TaskPage, TaskSummary } from '#generated/types.js';
import type { Caller, HistoryEntry } from '../../accounts/index.js';
import type { Call } from '../call.js';
import type { CallRate } from '../call-rate.js';
import { successBody } from '../envelope.js';
import type { HistoryLists } from '../history-lists.js';
import { pickPage, type HistoryQuery } from '../history-query.js';

export interface ListHandlerDeps {
  readonly lists: HistoryLists;
  readonly rate: CallRate;
}

/** `listSolves`: a page of the account's tasks, from its history. */
export function createListHandler({ lists, rate }: ListHandlerDeps): (call: Call, parameters: unknown, query: HistoryQuery) => Promise<void> {
  return async (call, _, query) => {
    const { account, plan } = call.state.caller as Caller;
    rate.take(account, plan.submissionsPerMinute);
    const { page, nextCursor } = pickPage(await lists.of(account), query);
    const result: TaskPage = { tasks: page.map(summaryOf), next_cursor: nextCursor };
    call.type = 'application/json';
    call.body = successBody(call.state.requestId, result);
  };
}

function summaryOf(entry: HistoryEntry): TaskSummary {
  const time = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());
  return {
    request_id: entry.id,
    name: entry.name ?? null,
    state: entry.state,
    code: entry.code ?? null,
    accepted_at: new Date(entry.createdAt).toISOString(),
    started_at: time(entry.startedAt),
    finished_at: time(entry.finishedAt),
    expires_at: time(entry.expiresAt),
    nodes: entry.nodes,
    vehicles: entry.vehicles,
    strategy: entry.strategy,
    total_cost: entry.totalCost ?? null,
  };
}
