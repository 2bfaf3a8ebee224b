import { expect } from 'chai';
import { createAudit, type AuditEntry } from '../../../../src/accounts/audit.js';
import { createHistory } from '../../../../src/accounts/history.js';
import type { HistoryEntry } from '../../../../src/accounts/records.js';
import { problemFromRequest } from '../../../../src/contract/problem.js';
import { solvedResult, successEnvelope, failureEnvelope } from '../../../../src/contract/result.js';
import { unpackRequest } from '../../../../src/contract/pack.js';
import { newTaskId, problemKey, sentKey } from '../../../../src/tasks/ids.js';
import type { TaskRecord } from '../../../../src/tasks/record.js';
import { csvCell } from '../../../../src/drawing/files/csv.js';
import { startCenterService, type Browser, type CenterService } from '../../../helpers/center-service.js';
import type { JsonObject } from '../../../helpers/contract-document.js';
import { examplesOf } from '../../../helpers/contract-examples.js';
import { solveRequest } from '../../../helpers/http-service.js';
import { requiredPlan } from '../../../helpers/required-plan.js';
import { until } from '../../../helpers/until.js';

const TIMED = {
  node_positions: [[0, 0], [3, 4], [6, 8], [-3, 4]], distance_matrix: [], node_time_windows: [[0, 480], [30, 90], [0, 120], [60, 200]], node_service_time: [0, 10, 10, 10],
  vehicle_speeds: [60, 60], name: '=cmd|x', callback_url: 'http://127.0.0.1:8999/hook',
};

const example = (name: string): JsonObject => examplesOf().find((entry) => entry.name === name)!.value as JsonObject;

describe('the history in the account center', () => {
  let service: CenterService;
  let ada: Browser;
  let bob: Browser;
  before(async () => {
    service = await startCenterService({ callbackAllowCidrs: ['127.0.0.0/8'] });
    ({ browser: ada } = await service.signedIn('ada'));
    ({ browser: bob } = await service.signedIn('bob'));
  });
  after(() => service.close());

  /** Submits, and ends the task like a worker: with one route over all nodes, or without. */
  const run = async (fields: Record<string, unknown>, outcome: 'solved' | 'failed' | 'queued' = 'solved') => {
    const { body } = await ada.call('POST', '/account/api/playground/solve', { body: solveRequest(4, fields) });
    const id: string = body.request_id;
    const tasks = service.broker.bucket<TaskRecord>('tasks');
    const record = (await tasks.get(id))!.value;
    if (outcome === 'queued') return { id, record };
    const problem = problemFromRequest(unpackRequest((await service.broker.blobs.get(problemKey(record)))!));
    const envelope = outcome === 'failed'
      ? failureEnvelope(id, 'no_feasible_solution', 'No feasible solution: impossible.')
      : successEnvelope(solvedResult(problem, [{ type: 0, customers: [1, 2] }, { type: 0, customers: [3] }], { requestId: id, strategy: 'savings', seed: record.seed, seconds: 0.5 }));
    await service.broker.blobs.put(`result.${record.account}.${id}.1`, envelope);
    const ended: TaskRecord = {
      ...record, state: outcome, attempts: 1, startedAt: record.createdAt + 5, finishedAt: record.createdAt + 600, expiresAt: record.createdAt + 1e9, resultKey: `result.${record.account}.${id}.1`,
      solveSeconds: 0.5, ...(outcome === 'failed' ? { code: 'no_feasible_solution' as const } : { totalCost: 12 }), ...(record.callbackUrl && { callback: 'delivered' as const, callbackStatus: 204, callbackAt: record.createdAt + 700 }),
    };
    await tasks.put(id, ended);
    await createHistory({ broker: service.broker, plans: service.plans }).record(ended);
    return { id, record: ended };
  };
  const get = (path: string, as = ada) => as.call('GET', `/account/api/history${path}`);

  it('shows a solved task with all its data', async () => {
    const { id, record } = await run(TIMED);
    const { body: { result } } = await get(`/${id}`);
    expect(result.entry).to.deep.include({
      request_id: id, state: 'solved', name: '=cmd|x', code: null, attempts: 1, total_cost: 12, solve_seconds: 0.5, nodes: 4, vehicles: 2, callback: 'delivered', callback_status: 204,
      callback_reason: null, callback_at: new Date(record.createdAt + 700).toISOString(),
      started_at: new Date(record.startedAt!).toISOString(),
    });
    expect(result.outcome).to.include({ vehicles_used: 2, customers_served: 3 });
    expect(result.files).to.deep.equal(['request', 'result', 'routes.csv', 'routes.geojson', 'routes.svg']);
  });

  it('shows a task of version 2 with its state, times and totals, and downloads its plan in every format', async () => {
    const { record } = await run({});
    const other: TaskRecord = { ...record, api: 2, id: newTaskId(), totalCost: 35, resultKey: `${record.resultKey!}.2` };
    const { state: _state, accepted_at: _accepted, started_at: _started, finished_at: _finished, expires_at: _expires, ...stored } = example('getPlan 200 planned');
    const sent = requiredPlan(2);
    await service.broker.blobs.put(other.resultKey!, Buffer.from(JSON.stringify({ ...stored, request_id: other.id })));
    await service.broker.blobs.put(sentKey(other), Buffer.from(JSON.stringify(sent)));
    await service.broker.blobs.put(problemKey(other), Buffer.from('packed'));
    await createHistory({ broker: service.broker, plans: service.plans }).record(other);
    const { result } = (await get(`/${other.id}`)).body;
    expect(result.entry).to.include({ api_version: 2, state: 'solved', total_cost: 35, started_at: new Date(record.startedAt!).toISOString() });
    expect(result).to.deep.include({ outcome: null, failure: null, files: ['request', 'result', 'routes.csv', 'routes.geojson', 'routes.svg'] });
    expect(result.plan_summary).to.deep.include({ vehicles_used: 1, stops_unassigned: 1 });
    const listed = (await get('?limit=100')).body.result.entries as { request_id: string; api_version: number }[];
    expect(listed.find((entry) => entry.request_id === other.id)).to.include({ api_version: 2 });
    expect((await get(`/${other.id}/request`)).body).to.deep.equal(sent);
    expect((await get(`/${other.id}/result`)).body.result).to.deep.equal(stored['result']);
    expect((await get(`/${other.id}/routes.csv`)).text.split('\r\n').map((line) => line.split(',')[3])).to.deep.equal(['type', 'start', 'stop', 'end', 'unassigned', undefined]);
    expect((await get(`/${other.id}/routes.geojson`)).body.features.map(({ properties }: any) => properties.type)).to.deep.equal(['route', 'depot', 'stop', 'unassigned']);
    expect((await get(`/${other.id}/routes.svg`)).text).to.match(/^<svg /).and.include('1 routes, 35').and.not.include('Tuesday');
    await service.broker.blobs.put(sentKey(other), Buffer.from(JSON.stringify({ ...sent, locations: (sent['locations'] as { id: string }[]).map(({ id }) => ({ id })) })));
    expect((await get(`/${other.id}`)).body.result.files).to.deep.equal(['request', 'result', 'routes.csv']);
    for (const file of ['routes.geojson', 'routes.svg']) expect((await get(`/${other.id}/${file}`)).body.code, file).to.equal('not_available');
    await service.broker.blobs.delete(sentKey(other));
    expect((await get(`/${other.id}/request`)).body.code).to.equal('not_available');
  });

  it('shows why a task failed, and one that is waiting', async () => {
    const failed = (await get(`/${(await run({}, 'failed')).id}`)).body.result;
    expect(failed).to.deep.include({ failure: 'No feasible solution: impossible.', outcome: null, files: ['request', 'result'] });
    const queued = (await get(`/${(await run({}, 'queued')).id}`)).body.result;
    expect(queued).to.deep.include({ failure: null, outcome: null, files: ['request'] });
    expect(queued.entry).to.include({ state: 'queued', callback: 'not_asked' });
  });

  it('sends a callback again, records it in the entry and the audit log, and no more often than the rate allows', async () => {
    const { id, record } = await run(TIMED);
    expect((await get(`/${id}`)).body.result).to.include({ callback_resendable: true });
    const again = (await ada.call('POST', `/account/api/history/${id}/callback`)).body.result;
    expect(again).to.include({ callback_resendable: false });
    expect(again.entry).to.include({ callback: 'pending', callback_status: null, callback_at: null });
    expect((await service.broker.bucket<TaskRecord>('tasks').get(id))!.value).to.include({ callback: 'none', callbackResends: 1 });
    expect(service.broker.inspectQueue().map((job) => job.id)).to.include(id);
    expect(await createAudit({ broker: service.broker }).list('ada')).to.satisfy((entries: AuditEntry[]) =>
      entries.some(({ action, actor, details }) => action === 'callback.resend' && actor === 'center:ada' && details['request_id'] === id));

    const onItsWay = await ada.call('POST', `/account/api/history/${id}/callback`);
    expect([onItsWay.status, onItsWay.body.code]).to.deep.equal([409, 'entry_not_finished']);
    expect((await bob.call('POST', `/account/api/history/${id}/callback`)).status).to.equal(404);
    await service.broker.bucket<TaskRecord>('tasks').put(id, { ...record, expiresAt: 1 });
    expect((await ada.call('POST', `/account/api/history/${id}/callback`)).body).to.include({ code: 'not_available' });
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++) statuses.push((await ada.call('POST', `/account/api/history/${id}/callback`)).status);
    expect(statuses.slice(0, 7)).to.deep.equal(Array(7).fill(404));
    expect(statuses.at(-1)).to.equal(429);
  });

  it('sends no callback for a task that asked for none or is not finished', async () => {
    const silent = await run({});
    expect((await get(`/${silent.id}`)).body.result).to.include({ callback_resendable: false });
    expect((await ada.call('POST', `/account/api/history/${silent.id}/callback`)).body).to.include({ code: 'not_available' });
    const queued = await run({ callback_url: TIMED.callback_url }, 'queued');
    expect((await ada.call('POST', `/account/api/history/${queued.id}/callback`)).body).to.include({ code: 'entry_not_finished' });
  });

  it('returns the result byte for byte as the API does', async () => {
    const { id } = await run(TIMED);
    const { key } = await service.keys.create(await service.accounts.require('ada'));
    const [download, poll] = [await get(`/${id}/result`), await service.poll(id, { 'x-user-name': 'ada', 'x-api-key': key })];
    expect(download.text).to.equal(poll.text);
    expect(download.headers['content-disposition']).to.equal(`attachment; filename="${id}-result.json"`);
  });

  for (const padding of [0, 300_000]) {
    it(`returns the request byte for byte as it was sent, with ${padding} blanks in it`, async () => {
      const sent = `{"unknown": [1.50, 1e2],${' '.repeat(padding)} ${JSON.stringify(solveRequest(4, TIMED)).slice(1)}`;
      const { body } = await ada.call('POST', '/account/api/playground/solve', { body: sent, headers: { 'content-type': 'application/json' } });
      const id = body.request_id as string;
      const stored = (await service.broker.bucket<TaskRecord>('tasks').get(id))!.value;
      await until('the body is kept', () => service.broker.blobs.get(sentKey(stored)));
      const { text, headers } = await get(`/${id}/request`);
      expect(text).to.equal(sent);
      expect(headers['content-disposition']).to.equal(`attachment; filename="${id}-request.json"`);
    });
  }

  it('recreates the request from the stored problem if the body was not kept, and it can be submitted again', async () => {
    const { id, record } = await run(TIMED);
    await until('the body is kept', () => service.broker.blobs.get(sentKey(record)));
    await service.broker.blobs.delete(sentKey(record));
    const { body } = await get(`/${id}/request`);
    expect(body).to.deep.include({ node_positions: TIMED.node_positions, name: '=cmd|x', base_start_time: [9, 0, 0], callback_url: TIMED.callback_url });
    expect((await ada.call('POST', '/account/api/playground/solve', { body })).status).to.equal(200);
  });

  it('returns the routes as CSV', async () => {
    const { id } = await run(TIMED);
    const { text, headers } = await get(`/${id}/routes.csv`);
    const lines = text.split('\r\n');
    expect(headers['content-type']).to.match(/^text\/csv/);
    expect(lines[0]).to.equal('vehicle,position,node,x,y,demand,load,arrival,waiting,start,leave,lateness,arrive_clock,leave_clock');
    expect(lines).to.have.length(1 + 4 + 3 + 1);
    expect(lines[2]!.split(',').slice(0, 6)).to.deep.equal(['0', '1', '1', '3', '4', '1']);
    expect(lines[6]!.split(',').slice(0, 5)).to.deep.equal(['1', '1', '3', '-3', '4']);
    expect(lines[2]).to.match(/,\d\d:\d\d:\d\d,\d\d:\d\d:\d\d$/);
  });

  it('prevents spreadsheets from executing a cell', () => {
    for (const text of ['=1+1', '+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠x']) expect(csvCell(text).replaceAll('"', '')[0], text).to.equal("'");
    expect(csvCell('a"b,c')).to.equal('"a""b,c"');
    expect([csvCell(-3), csvCell(null), csvCell('09:00:00')]).to.deep.equal(['-3', '', '09:00:00']);
  });

  it('returns the routes as GeoJSON and as a drawing, with coordinates only', async () => {
    const { id } = await run(TIMED);
    const { body } = await get(`/${id}/routes.geojson`);
    expect(body.features.map(({ geometry }: any) => geometry.type)).to.deep.equal(['LineString', 'LineString', 'Point', 'Point', 'Point', 'Point']);
    expect(body.features[0].geometry.coordinates).to.deep.equal([[0, 0], [3, 4], [6, 8], [0, 0]]);
    expect(body.features[5].properties).to.deep.equal({ node: 3, demand: 1, vehicle: 1, depot: false });
    const drawing = await get(`/${id}/routes.svg`);
    expect(drawing.text).to.match(/^<svg /).and.not.match(/<script|cmd/);
    expect(drawing.headers['content-disposition']).to.equal(`attachment; filename="${id}-routes.svg"`);

    const plain = (await run({})).id;
    for (const file of ['routes.geojson', 'routes.svg']) expect((await get(`/${plain}/${file}`)).body.code).to.equal('not_available');
    expect((await get(`/${plain}/routes.csv`)).status).to.equal(200);
    const failed = (await run(TIMED, 'failed')).id;
    for (const file of ['routes.csv', 'routes.geojson', 'routes.svg']) expect((await get(`/${failed}/${file}`)).body.code).to.equal('not_available');
    expect((await get(`/${failed}/result`)).body.code).to.equal('no_feasible_solution');
    expect((await get(`/${(await run({}, 'queued')).id}/result`)).body.code).to.equal('not_available');
  });

  it('deletes an entry permanently, even if the task is recorded again', async () => {
    const { id, record } = await run({});
    expect((await ada.call('DELETE', `/account/api/history/${id}`)).status).to.equal(200);
    const history = createHistory({ broker: service.broker, plans: service.plans });
    await history.record(record);
    expect((await get(`/${id}`)).body.code).to.equal('entry_not_found');
    expect((await get('')).body.result.entries.some((entry: any) => entry.request_id === id)).to.equal(false);
    expect((await ada.call('DELETE', `/account/api/history/${id}`)).body.code).to.equal('entry_not_found');
    expect(await history.has(record.account, id)).to.equal(false);
    expect(await history.knows(record.account, id)).to.equal(true);
    const queued = (await run({}, 'queued')).id;
    expect((await ada.call('DELETE', `/account/api/history/${queued}`)).body.code).to.equal('entry_not_finished');
  });

  it("returns the same for another account's entry as for one that never existed", async () => {
    const { id } = await run(TIMED);
    const calls = ['', '/request', '/result', '/routes.csv', '/routes.geojson', '/routes.svg'].map((file) => ['GET', file] as const);
    for (const [method, file] of [...calls, ['DELETE', ''] as const]) {
      const [theirs, none, odd] = await Promise.all([id, newTaskId(), 'x'].map((wanted) => bob.call(method, `/account/api/history/${wanted}${file}`)));
      for (const answer of [theirs!, none!, odd!]) {
        expect({ ...answer.body, request_id: '' }, `${method} ${file}`).to.deep.equal({ success: false, request_id: '', error: 'No such entry in the history. It may have been deleted or expired', code: 'entry_not_found' });
        expect(answer.headers).to.not.have.property('content-disposition');
      }
    }
    expect((await get(`/${id}`)).status).to.equal(200);
    expect((await get('', bob)).body.result).to.deep.equal({ entries: [], next_cursor: null, matching: 0, searched: 0 });
  });

  it('rejects invalid parameters', async () => {
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'state=cancelled', 'from=yesterday', 'from=2026-13-45', 'to=2026-11-21T', 'cursor=!', 'cursor=abc', 'min_nodes=-1', 'max_nodes=1.5', 'unknown=1']) {
      const { status, body } = await get(`?${query}`);
      expect([status, body.code, body.detail?.[0]?.loc?.[0]], query).to.deep.equal([422, 'validation_failed', 'query']);
    }
  });
});

describe('a history of ten thousand tasks', () => {
  const DAY = 86_400_000;
  const START = Date.UTC(2026, 9, 1);
  const COUNT = 10_050;
  let service: CenterService;
  let browser: Browser;
  before(async function () {
    service = await startCenterService();
    let account;
    ({ browser, account } = await service.signedIn('ada'));
    const bucket = service.broker.bucket<HistoryEntry>('history');
    // one task per minute; every tenth has no name
    for (let i = 0; i < COUNT; i++) {
      const id = `T${String(i).padStart(21, '0')}`;
      await bucket.put(`${account.id}.${id}`, {
        v: 1, id, account: account.id, state: i % 5 === 0 ? 'failed' : 'solved', strategy: 'savings', seed: 1, limitSeconds: 5, nodes: 1 + i % 1000, vehicles: 2,
        createdAt: START + i * 60_000, requestKey: 'x', ...(i % 10 === 0 ? {} : { name: `Depot ${i % 7 === 0 ? 'North' : 'South'} ${i}` }),
      });
    }
  });
  after(() => service.close());

  const list = async (query = '') => (await browser.call('GET', `/account/api/history${query}`)).body.result;

  it('is searched among the newest, and paged without gaps or repeats', async () => {
    const first = await list('?limit=100');
    expect(first).to.include({ matching: 10_000, searched: 10_000 });
    expect(first.entries[0].request_id).to.equal(`T${String(COUNT - 1).padStart(21, '0')}`);
    const seen = new Set<string>();
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null && pages < 30) {
      const page: any = await list(`?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`);
      for (const { request_id: id } of page.entries) seen.add(id);
      cursor = page.next_cursor;
      pages++;
    }
    expect(seen.size).to.equal(3000);
  });

  it('ends with a page without a cursor', async () => {
    const { entries, next_cursor: cursor, matching } = await list('?limit=100&min_nodes=999&state=solved&from=2026-10-07');
    expect(entries).to.have.length(matching);
    expect(cursor).to.equal(null);
  });

  const filters: readonly (readonly [string, (i: number, at: number) => boolean])[] = [
    ['name=north', (i) => i % 10 !== 0 && i % 7 === 0],
    ['name=DEPOT%20south', (i) => i % 10 !== 0 && i % 7 !== 0],
    ['name=T00000000000000001000', (i) => Math.floor(i / 10) === 1000],
    ['state=failed', (i) => i % 5 === 0],
    ['state=queued', () => false],
    ['from=2026-10-05', (_, at) => at >= START + 4 * DAY],
    ['to=2026-10-05', (_, at) => at < START + 5 * DAY],
    ['from=2026-10-03T12:00:00Z&to=2026-10-03T13:00:00%2B01:00', () => false],
    ['from=2026-10-03T12:00:00Z&to=2026-10-03T14:00:00%2B01:00', (_, at) => at >= START + 2.5 * DAY && at < START + 2.5 * DAY + 3_600_000],
    ['min_nodes=500&max_nodes=501', (i) => i % 1000 === 499 || i % 1000 === 500],
    ['state=solved&name=north&min_nodes=900', (i) => i % 5 !== 0 && i % 10 !== 0 && i % 7 === 0 && i % 1000 >= 899],
  ];
  for (const [query, matches] of filters) {
    it(`is filtered by ${query}`, async () => {
      const wanted = Array.from({ length: COUNT }, (_, i) => i).slice(COUNT - 10_000).filter((i) => matches(i, START + i * 60_000)).reverse();
      const { entries, matching } = await list(`?limit=100&${query}`);
      expect(matching).to.equal(wanted.length);
      expect(entries.map(({ request_id: id }: any) => Number(id.slice(1)))).to.deep.equal(wanted.slice(0, 100));
    });
  }
});
