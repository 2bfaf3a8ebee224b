import type { Operations } from '#generated/operations.js';
import type { TaskSummary } from '#generated/types.js';
import type { Caller } from '../../accounts/authenticate.js';
import type { HistoryEntry } from '../../accounts/records.js';
import { apiVersionOf } from '../../tasks/record.js';
import { timeText, timeTextOrNull } from '../../tasks/time-text.js';
import type { CallRate } from '../call-rate.js';
import type { HistoryLists } from '../history-lists.js';
import { pickPage } from '../history-query.js';
import { reply, type Handler } from '../operation.js';

export interface ListHandlerDeps {
  readonly lists: HistoryLists;
  readonly rate: CallRate;
}

/** `listSolves`: a page of the account's tasks of both versions, from its history. */
export function createListHandler({ lists, rate }: ListHandlerDeps): Handler<Operations['listSolves']> {
  return async (call, _, query) => {
    const { account, plan } = call.state.caller as Caller;
    rate.take(account, plan.submissionsPerMinute);
    const { page, nextCursor } = pickPage(await lists.of(account), query);
    return reply({ result: { tasks: page.map(summaryOf), next_cursor: nextCursor } });
  };
}

function summaryOf(entry: HistoryEntry): TaskSummary {
  return {
    request_id: entry.id,
    api_version: apiVersionOf(entry),
    name: entry.name ?? null,
    state: entry.state,
    code: entry.code ?? null,
    accepted_at: timeText(entry.createdAt),
    started_at: timeTextOrNull(entry.startedAt),
    finished_at: timeTextOrNull(entry.finishedAt),
    expires_at: timeTextOrNull(entry.expiresAt),
    nodes: entry.nodes,
    vehicles: entry.vehicles,
    strategy: entry.strategy,
    total_cost: entry.totalCost ?? null,
    vehicles_used: entry.vehiclesUsed ?? null,
    stops_unassigned: entry.stopsUnassigned ?? null,
  };
}
