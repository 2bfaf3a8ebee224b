import type { Logger } from 'pino';
import type { FailedEnvelope, GeoJsonFile, HistoryEntryDetails, HistoryFile, KeptRequest, PlannedEnvelope, PlanRequest, SolvedEnvelope } from '#generated/account/types.js';
import { createAudit } from '../../../accounts/audit.js';
import type { HistoryEntry } from '../../../accounts/records.js';
import type { HistoryService } from '../../../accounts/history.js';
import { asSerialised, serialise } from '../../../contract/serialised.js';
import { requestToJson } from '../../../contract/wire.js';
import { unpackRequest } from '../../../contract/pack.js';
import { isDrawable } from '../../../drawing/draw-plan.js';
import { ServiceError } from '../../../errors.js';
import { isTaskId } from '../../../tasks/ids.js';
import { mayResendCallback } from '../../../tasks/transitions.js';
import { resendCallback } from '../../../tasks/resend.js';
import type { Broker } from '../../../tasks/ports.js';
import { apiVersionOf, type TaskRecord } from '../../../tasks/record.js';
import type { Call } from '../../call.js';
import { createCallRate } from '../../call-rate.js';
import { callerIn, sessionIn } from '../signed-in.js';
import type { CenterHandlers } from '../center-routes.js';
import { reply } from '../../operation.js';
import type { HistoryLists } from '../../history-lists.js';
import { pickPage } from '../../history-query.js';
import { entryShown, outcomeShown } from '../history-shown.js';
import { filesOfPlan, filesOfRun, type RouteFiles } from '../route-files.js';

export interface HistoryHandlersDeps {
  readonly broker: Broker;
  readonly history: HistoryService;
  readonly lists: HistoryLists;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Each takes a worker's slot for up to ten seconds. */
const RESENDS_PER_MINUTE = 10;

type Operation = 'listHistory' | 'getHistoryEntry' | 'resendCallback' | 'deleteHistoryEntry' | `download${'Request' | 'Result' | 'RoutesCsv' | 'RoutesGeojson' | 'RoutesSvg'}`;

/** `listHistory`, `getHistoryEntry`, `resendCallback`, `deleteHistoryEntry` and the downloads. */
export function createHistoryHandlers(deps: HistoryHandlersDeps): Pick<CenterHandlers, Operation> {
  const { broker, history, lists, now } = deps;
  const rate = createCallRate('callbacks sent again');
  const find = async (call: Call, id: string): Promise<HistoryEntry> => {
    const entry = isTaskId(id) ? await history.get(callerIn(call).account, id) : null;
    if (!entry) throw new ServiceError('entry_not_found', 'No such entry in the history. It may have been deleted or expired');
    call.state.requestId = id;
    return entry;
  };
  const readRequest = async (entry: HistoryEntry): Promise<Uint8Array> => await history.request(entry) ?? unavailable('The request of this task is no longer kept');
  const readResult = async (entry: HistoryEntry): Promise<Uint8Array> => {
    if (entry.resultKey === undefined) return unavailable('The task is not finished');
    return await history.result(entry) ?? unavailable('The result of this task is no longer kept');
  };
  const readSent = async (entry: HistoryEntry): Promise<Uint8Array> => await history.sent(entry) ?? rebuilt(entry, await readRequest(entry));
  const readFiles = async (entry: HistoryEntry): Promise<RouteFiles> => {
    if (entry.state !== 'solved') return unavailable(`The task has no routes: it ${entry.state === 'failed' ? 'failed' : 'is not finished'}`);
    const result = await readResult(entry);
    if (apiVersionOf(entry) === 2) return filesOfPlan(parsed<PlanRequest>(await readSent(entry)), parsed<PlannedEnvelope>(result).result);
    return filesOfRun({ request: unpackRequest(await readRequest(entry)), result: parsed<SolvedEnvelope>(result).result });
  };

  const isResendable = async (entry: HistoryEntry): Promise<boolean> => {
    if (entry.callback === undefined || entry.finishedAt === undefined) return false;
    const stored = await broker.bucket<TaskRecord>('tasks').get(entry.id);
    return stored !== null && mayResendCallback(stored.value, now());
  };
  const details = async (entry: HistoryEntry): Promise<HistoryEntryDetails> => {
    const result = entry.resultKey === undefined ? null : await history.result(entry);
    const hasRoutes = entry.state === 'solved' && result !== null;
    const api = apiVersionOf(entry);
    const coordinates = hasRoutes && await (api === 1 ? hasCoordinates : hasPositions)(history, entry);
    return {
      entry: entryShown(entry),
      failure: entry.state === 'failed' && result ? parsed<FailedEnvelope>(result).error : null,
      outcome: hasRoutes && api === 1 ? outcomeShown(parsed<SolvedEnvelope>(result).result) : null,
      ...(hasRoutes && api === 2 && { plan_summary: parsed<PlannedEnvelope>(result).result.summary }),
      files: filesOf(result !== null, hasRoutes, coordinates),
      callback_resendable: await isResendable(entry),
    };
  };

  return {
    async listHistory(call, _, query) {
      const entries = await lists.of(callerIn(call).account);
      const { page, matching, nextCursor } = pickPage(entries, query);
      return reply({ result: { entries: page.map(entryShown), next_cursor: nextCursor, matching, searched: entries.length } });
    },
    async getHistoryEntry(call, { request_id: id }) {
      return reply({ result: await details(await find(call, id)) });
    },
    async resendCallback(call, { request_id: id }) {
      const entry = await find(call, id);
      if (entry.callback === undefined) return unavailable('The request has no callback_url, so there is no callback to send');
      if (entry.finishedAt === undefined) throw new ServiceError('entry_not_finished', 'The task is not finished. Its callback is sent when it finishes');
      rate.take(entry.account, RESENDS_PER_MINUTE);
      const sent = await resendCallback(deps, id);
      if (!sent || (sent.task.expiresAt ?? Infinity) <= now()) return unavailable('The result has expired, so its callback can no longer be sent');
      if (!sent.resent) throw new ServiceError('entry_not_finished', 'The callback is being sent. Wait for its outcome');
      const { account } = sessionIn(call);
      await createAudit({ broker, now, actor: `center:${account.user}` }).note(account, 'callback.resend', { request_id: id });
      lists.forget(entry.account);
      return reply({ result: await details(await find(call, id)) });
    },
    async deleteHistoryEntry(call, { request_id: id }) {
      const entry = await find(call, id);
      if (entry.finishedAt === undefined) throw new ServiceError('entry_not_finished', 'The task is not finished. Cancel it first, or wait until it finishes');
      await history.remove(entry.account, id);
      lists.forget(entry.account);
      return reply({ result: { deleted: true } });
    },
    async downloadRequest(call, { request_id: id }) {
      const entry = await find(call, id);
      const request = asSerialised<KeptRequest>(await readSent(entry));
      attach(call, id, 'request.json', 'application/json');
      return reply(request);
    },
    async downloadResult(call, { request_id: id }) {
      const envelope = await readResult(await find(call, id));
      attach(call, id, 'result.json', 'application/json');
      return reply(asSerialised(envelope));
    },
    async downloadRoutesCsv(call, { request_id: id }) {
      const files = await readFiles(await find(call, id));
      attach(call, id, 'routes.csv', 'text/csv; charset=utf-8; header=present');
      return reply(files.csv());
    },
    async downloadRoutesGeojson(call, { request_id: id }) {
      const document = (await readFiles(await find(call, id))).geojson() ?? withoutCoordinates();
      attach(call, id, 'routes.geojson', 'application/geo+json');
      return reply(serialise<GeoJsonFile>(document));
    },
    async downloadRoutesSvg(call, { request_id: id }) {
      const drawing = (await readFiles(await find(call, id))).svg() ?? withoutCoordinates();
      attach(call, id, 'routes.svg', 'image/svg+xml');
      return reply(drawing);
    },
  };
}

/** Writes a request whose body was not kept from its packed problem. */
function rebuilt(entry: HistoryEntry, packed: Uint8Array): Uint8Array {
  return apiVersionOf(entry) === 1 ? serialise(requestToJson(unpackRequest(packed))) : unavailable('The request of this task is no longer kept');
}

function filesOf(finished: boolean, hasRoutes: boolean, coordinates: boolean): HistoryFile[] {
  if (!finished) return ['request'];
  if (!hasRoutes) return ['request', 'result'];
  return ['request', 'result', 'routes.csv', ...(coordinates ? ['routes.geojson', 'routes.svg'] as const : [])];
}

async function hasCoordinates(history: HistoryService, entry: HistoryEntry): Promise<boolean> {
  const packed = await history.request(entry);
  return packed !== null && unpackRequest(packed).distances.kind === 'positions';
}

/** Whether a location of a request of version 2 has a position: false when the body was not kept. */
async function hasPositions(history: HistoryService, entry: HistoryEntry): Promise<boolean> {
  const sent = await history.sent(entry);
  return sent !== null && isDrawable(parsed<PlanRequest>(sent));
}

/** Sends a file under a name that the caller has no part in: ids hold nothing that a header would mind. */
function attach(call: Call, id: string, name: string, type: string): void {
  call.set({ 'Content-Type': type, 'Content-Disposition': `attachment; filename="${id}-${name}"` });
}

function parsed<T>(bytes: Uint8Array): T {
  return JSON.parse(Buffer.from(bytes).toString()) as T;
}

function unavailable(message: string): never {
  throw new ServiceError('not_available', message);
}

function withoutCoordinates(): never {
  return unavailable('The problem has no coordinates, so there is nothing to draw');
}
