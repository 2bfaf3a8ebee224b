import { expect } from 'chai';
import type { TaskRecord } from '../../../../src/tasks/record.js';
import { keepProgress } from '../../../../src/worker/progress.js';
import { startCenterService, type Browser, type CenterService } from '../../../helpers/center-service.js';
import { readEvents } from '../../../helpers/event-reader.js';
import { FEATURE_NAMES } from '../../../../src/strategy/manifest.js';
import { versionOfRequest } from '../../../../src/contract/request-version.js';
import { manifest, solveRequest } from '../../../helpers/http-service.js';
import { requiredPlan } from '../../../helpers/required-plan.js';
import { shippedPlan } from '../../../helpers/shipped-plan.js';
import { until } from '../../../helpers/until.js';

describe('the playground', () => {
  let service: CenterService;
  let browser: Browser;
  before(async () => {
    service = await startCenterService({ plan: { submissions_per_minute: 1000 }, manifests: [manifest('stub', { features: FEATURE_NAMES })] });
    ({ browser } = await service.signedIn('ada'));
  });
  after(() => service.close());

  const solve = (body: unknown = solveRequest(), as = browser, version = '') => as.call('POST', `/account/api/playground/solve${version}`, { body });
  const task = (id: string, as = browser, method = 'GET') => as.call(method, `/account/api/playground/tasks/${id}`);
  const record = async (id: string) => (await service.broker.bucket<TaskRecord>('tasks').get(id))!.value;
  const follow = (id: string, headers: Record<string, string> = {}) => readEvents(`http://127.0.0.1:${service.port}/account/api/playground/tasks/${id}/events`, {
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '), 'sec-fetch-site': 'same-origin', ...headers,
  });
  const change = async (id: string, fields: Partial<TaskRecord>) => {
    const tasks = service.broker.bucket<TaskRecord>('tasks');
    await tasks.put(id, { ...await record(id), ...fields });
    service.broker.events.publish(id, { kind: 'changed', state: fields.state! });
  };
  /** Starts a solve like a worker. */
  const begin = async (id: string) => {
    await change(id, { state: 'solving', attempts: 1, startedAt: Date.now() });
    const progress = keepProgress(service.broker.events, await record(id));
    progress.begin('stub');
    return progress;
  };
  const finish = async (id: string) => {
    await service.broker.blobs.put(`result.x.${id}.1`, Buffer.from(JSON.stringify({ success: false, request_id: id, error: 'x', code: 'no_feasible_solution', result: null })));
    await change(id, { state: 'solved', resultKey: `result.x.${id}.1`, finishedAt: Date.now(), expiresAt: Date.now() + 60_000, totalCost: 12.5, solveSeconds: 1 });
  };

  it('checks a plan that is edited by hand, as the API does, and submits nothing', async () => {
    const check = (routes: object[]) => browser.call('POST', '/account/api/playground/check', { body: { request: requiredPlan(2), routes } });
    const stops = ['order-1', 'order-2'];
    const good = await check([{ vehicle: 'van-1', stops }]);
    expect(good.status, good.text).to.equal(200);
    expect(good.body.result).to.deep.include({ feasible: true, violations: [] });
    expect(good.body.result.plan.summary.stops_served).to.equal(2);
    const bad = await check([{ vehicle: 'van-1', stops: [...stops, 'nowhere'] }]);
    expect(bad.body.result.violations.map(({ kind }: { kind: string }) => kind)).to.deep.equal(['unknown_stop']);
    expect((await check([{ vehicle: 7 }])).status).to.equal(422);
    expect(service.broker.inspectQueue()).to.have.length(0);
  });

  it('has examples that every plan accepts', async () => {
    const { examples } = (await browser.call('GET', '/account/api/examples')).body.result;
    expect(examples.length).to.be.at.least(5);
    for (const { id, request } of examples) {
      const { status, text } = await solve(request, browser, `?version=${versionOfRequest(request)}`);
      expect(status, `${id}: ${text}`).to.equal(200);
    }
  });

  it('submits like the API: charged, queued, in the history, as a direct task', async () => {
    const before: number = (await browser.call('GET', '/account/api/usage')).body.result.month.used;
    const { body } = await solve();
    expect(body.result).to.deep.equal({ request_id: body.request_id, state: 'queued', queue_depth: null });
    expect(await record(body.request_id)).to.include({ access: 'direct', state: 'queued', name: 'test' });
    expect((await browser.call('GET', '/account/api/usage')).body.result.month.used).to.equal(before + 1);
    expect(service.broker.inspectQueue().some(({ id }) => id === body.request_id)).to.equal(true);
    await until('the history', async () => (await service.broker.bucket('history').keys()).some((key) => key.endsWith(body.request_id)));
  });

  it('works on a plan without API access, within its limits', async () => {
    const { browser: free } = await service.signedIn('frugal', 'free');
    expect((await solve(solveRequest(), free)).status).to.equal(200);
    const large = await solve({ ...solveRequest(2), node_num: 2001, node_positions: Array(2001).fill([0, 0]), distance_matrix: [], node_demands: Array(2001).fill(0) }, free);
    expect([large.status, large.body.code]).to.deep.equal([400, 'plan_limit_exceeded']);
  });

  it('refuses what the API refuses, with its messages, and shows it among the refusals', async () => {
    const { browser: own, account } = await service.signedIn('faulty');
    const api = await service.keys.create(account);
    const wrong = solveRequest(4, { node_num: 5 });
    const [here, there] = [await solve(wrong, own), await service.submit(wrong, { 'x-user-name': 'faulty', 'x-api-key': api.key })];
    expect([here.status, here.body.code, here.body.detail]).to.deep.equal([there.status, there.body.code, there.body.detail]);
  });

  it('respects rate and quota', async () => {
    const small = await startCenterService({ plan: { submissions_per_minute: 2, monthly_quota: 3 } });
    try {
      const { browser: own } = await small.signedIn('ada');
      const statuses = [];
      for (let i = 0; i < 3; i++) statuses.push((await solve(solveRequest(), own)).status);
      expect(statuses).to.deep.equal([200, 200, 429]);
    } finally {
      await small.close();
    }
  });

  it('shows the state of a task to its own account only', async () => {
    const { body } = await solve();
    const id = body.request_id;
    expect((await task(id)).body.result).to.include({ request_id: id, state: 'queued' });
    const { browser: other } = await service.signedIn('bob');
    for (const method of ['GET', 'DELETE']) {
      const { status, body: refused } = await task(id, other, method);
      expect([status, refused.code, refused.error]).to.deep.equal([404, 'task_not_found', 'Request id not found or expired: use the id that the submission returned, while its result is kept']);
    }
    expect((await other.call('GET', `/account/api/playground/tasks/${id}/events`)).status).to.equal(404);
    expect((await task('AAAAAAAAAAAAAAAAAAAAAA')).body.code).to.equal('task_not_found');
    expect((await task('short')).body.code).to.equal('task_not_found');
  });

  it('cancels a task once, permanently', async () => {
    const { body } = await solve();
    for (let i = 0; i < 2; i++) {
      const { body: { result } } = await task(body.request_id, browser, 'DELETE');
      expect(result).to.include({ state: 'failed' });
      expect(result.end).to.deep.equal({ state: 'failed', checked: false, code: 'cancelled', total_cost: null });
      expect(result.outcome.code).to.equal('cancelled');
    }
  });

  it('streams incumbents with their routes, and ends with the checked result', async () => {
    const { body } = await solve();
    const id = body.request_id;
    const reader = await follow(id);
    await until('the first event', () => reader.events.length === 1);
    expect(reader.events[0]).to.deep.include({ event: 'queued' });
    const progress = await begin(id);
    await until('the solve', () => reader.events.some(({ event }) => event === 'solving'));
    progress.incumbent(14, 0.1, () => [{ type: 0, customers: [1, 2] }, { type: 0, customers: [3] }]);
    await until('an incumbent', () => reader.events.some(({ event }) => event === 'incumbent'));
    const incumbent = reader.events.find(({ event }) => event === 'incumbent')!;
    expect(incumbent).to.deep.include({ id: '1-1' });
    expect(incumbent.data).to.deep.include({ strategy: 'stub', incumbents: 1, best_cost: 14, routes: { 'Vehicle 0': [0, 1, 2, 0], 'Vehicle 1': [0, 3, 0] } });
    expect((await task(id)).body.result.progress).to.deep.include({ best_cost: 14, routes: { 'Vehicle 0': [0, 1, 2, 0], 'Vehicle 1': [0, 3, 0] } });
    progress.stop();
    await finish(id);
    await reader.ended;
    expect(reader.events.at(-1)).to.deep.equal({ id: 'end', event: 'finished', data: { state: 'solved', checked: true, code: null, total_cost: 12.5 } });
  });

  it('names pickups, deliveries and reloads of an incumbent, and which of equal vehicles drive it', async () => {
    const { request: one } = shippedPlan();
    const request = { ...one, vehicles: one.vehicles.map((vehicle) => ({ ...vehicle, count: 2 })) };
    const { body } = await solve(request, browser, '?version=2');
    const reader = await follow(body.request_id);
    await until('the first event', () => reader.events.length === 1);
    const progress = await begin(body.request_id);
    const customers = request.stops.length + 2 * request.shipments!.length;
    progress.incumbent(14, 0.1, () => [{ type: 0, customers: [2, 0, 3, customers, 1] }, { type: 0, customers: [4, 5] }]);
    await until('an incumbent', () => reader.events.some(({ event }) => event === 'incumbent'));
    const [parcel, crate] = request.shipments!.map(({ id }) => id);
    expect(reader.events.find(({ event }) => event === 'incumbent')!.data).to.deep.include({ plan_routes: [
      { vehicle: 'van', visits: [{ type: 'pickup', shipment: parcel }, { type: 'stop', stop: 'first' }, { type: 'delivery', shipment: parcel }, { type: 'reload', location: 'depot' }, { type: 'stop', stop: 'second' }] },
      { vehicle: 'van', visits: [{ type: 'pickup', shipment: crate }, { type: 'delivery', shipment: crate }] },
    ] });
    progress.stop();
    await task(body.request_id, browser, 'DELETE');
    await reader.ended;
  });

  it('submits, streams and cancels a request of version 2, with the ids of the caller', async () => {
    expect((await solve(requiredPlan(3))).body.code).to.equal('validation_failed');
    expect((await solve(requiredPlan(3), browser, '?version=3')).status).to.equal(422);
    const { body } = await solve(requiredPlan(3), browser, '?version=2');
    const id = body.request_id;
    expect(await record(id)).to.include({ api: 2, access: 'direct' });
    const reader = await follow(id);
    await until('the first event', () => reader.events.length === 1);
    const progress = await begin(id);
    progress.incumbent(14, 0.1, () => [{ type: 0, customers: [1, 2] }, { type: 0, customers: [0] }]);
    await until('an incumbent', () => reader.events.some(({ event }) => event === 'incumbent'));
    const routes = [{ vehicle: 'van-1', stops: ['order-2', 'order-3'] }, { vehicle: 'van-1', stops: ['order-1'] }];
    expect(reader.events.find(({ event }) => event === 'incumbent')!.data).to.deep.include({ best_cost: 14, routes: null, plan_routes: routes });
    expect((await task(id)).body.result.progress).to.deep.include({ plan_routes: routes });
    progress.stop();
    expect((await task(id, browser, 'DELETE')).body.result.end).to.include({ code: 'cancelled' });
    await reader.ended;
    expect((await task(id)).body.result.outcome.code).to.equal('cancelled');
  });

  it('returns no routes that claim more vehicles than exist', async () => {
    const { body } = await solve();
    const progress = await begin(body.request_id);
    for (const routes of [[1, 2, 3].map((node) => ({ type: 0, customers: [node] })), [{ type: 7, customers: [1] }]]) {
      progress.begin('stub');
      progress.incumbent(14, 0.1, () => routes);
      expect((await task(body.request_id)).body.result.progress).to.deep.include({ best_cost: 14, routes: null });
    }
    progress.stop();
  });

  it('ends a stream when its session ends', async () => {
    const { browser: leaving } = await service.signedIn('leaver');
    const { body } = await solve(solveRequest(), leaving);
    const cookie = [...leaving.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reader = await follow(body.request_id, { cookie });
    await until('the first event', () => reader.events.length === 1);
    await leaving.call('DELETE', '/account/api/session');
    await task(body.request_id, leaving, 'DELETE');
    await service.cancel(body.request_id, await service.keys.create((await service.accounts.require('leaver'))).then(({ key }) => ({ 'x-user-name': 'leaver', 'x-api-key': key })));
    await reader.ended;
    expect(reader.events.map(({ event }) => event)).to.deep.equal(['queued']);
  });
});
