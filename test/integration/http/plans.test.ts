import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { pino } from 'pino';
import { createAdmission } from '../../../src/accounts/admission.js';
import { createHistory } from '../../../src/accounts/history.js';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { builtInStrategies, loadManifests } from '../../../src/strategy/registry.js';
import type { Broker } from '../../../src/tasks/ports.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { startWorker, type RunningWorker } from '../../../src/worker/start-worker.js';
import { readEvents } from '../../helpers/event-reader.js';
import { solveRequest, startHttpService, type Answer, type HttpService } from '../../helpers/http-service.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { requiredPlan } from '../../helpers/required-plan.js';
import { connectTest } from '../../helpers/test-broker.js';
import { testStrategies } from '../../helpers/test-worker.js';
import { until } from '../../helpers/until.js';

/** `lasts` only waits, so that it supports whatever takes time. */
const MANIFESTS = loadManifests([builtInStrategies, testStrategies])
  .map((manifest) => (manifest.name === 'lasts' ? { ...manifest, features: [...manifest.features, 'time-windows' as const] } : manifest));

interface Step {
  readonly type: string;
  readonly stop?: string;
}
interface Route {
  readonly vehicle: string;
  readonly steps: readonly Step[];
}

describe('version 2 of the API with a broker and a worker', () => {
  let server: TestServer;
  let brokers: [Broker, Broker];
  let service: HttpService<Broker>;
  let worker: RunningWorker;
  let receiver: Server;
  const received: string[] = [];
  before(async () => {
    server = await startNatsServer();
    brokers = [await connectTest(server), await connectTest(server)];
    service = await startHttpService<Broker>({ broker: brokers[0], manifests: MANIFESTS, callbackAllowCidrs: ['127.0.0.0/8'], plan: { submissions_per_minute: 1000, default_solve_seconds: 2 } });
    worker = await startWorker({
      broker: brokers[1], admission: createAdmission({ broker: brokers[1] }), history: createHistory({ broker: brokers[1], plans: service.plans }),
      slots: 1, threads: 1, nice: 0, manifests: MANIFESTS, resultTtlMs: 60_000, metrics: createMetrics('worker'), logger: pino({ level: 'silent' }),
      callback: { secretsFor: () => Promise.resolve([]), allowCidrs: ['127.0.0.0/8'], ownPorts: [], brokerPorts: [] },
    });
    receiver = createServer(async (request, response) => {
      received.push(Buffer.concat(await request.toArray() as Buffer[]).toString());
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => { receiver.listen(0, '127.0.0.1', resolve); });
  });
  after(async () => {
    receiver.close();
    await worker.stop(0);
    await service.close();
    for (const broker of brokers) await broker.close();
    await server.stop();
  });

  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    service.call(method, path, { headers: { ...service.credentials, ...headers }, body });
  const submitted = async (body: unknown, version = 2): Promise<string> => {
    const answer = await ask('POST', `/api/v${version}/solve`, body);
    expect(answer.status, answer.text).to.equal(200);
    return answer.body.request_id as string;
  };
  const finished = (id: string, version = 2): Promise<Answer> => until(`task ${id} to end`, async () => {
    const answer = await ask('GET', `/api/v${version}/solve/result/${id}`, undefined, { prefer: 'wait=10' });
    return ['solved', 'failed'].includes(answer.body.state as string) ? answer : null;
  });
  /** What the checker says of a plan's routes. */
  const checked = async (request: unknown, routes: readonly Route[]): Promise<any> => {
    const sent = routes.map(({ vehicle, steps }) => ({ vehicle, stops: steps.flatMap(({ stop }) => (stop === undefined ? [] : [stop])) }));
    return (await ask('POST', '/api/v2/solve/check', { request, routes: sent })).body.result;
  };

  /** By a strategy that needs no search: what is collected, one stop per vehicle. */
  const stubbed = (stops: number, fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
    const [van] = requiredPlan()['vehicles'] as object[];
    return requiredPlan(stops, { strategy: 'stub', vehicles: [{ ...van, count: stops }], ...fields });
  };
  const stops = (requiredPlan(6)['stops'] as object[]).map((stop, i) => ({ ...stop, windows: i === 0 ? [{ earliest: '2026-11-02T09:00:00+01:00', latest: '2026-11-02T10:00:00+01:00' }] : null }));
  const timed = stubbed(6, { plan_start: '2026-11-02T08:00:00+01:00', stops });
  const geographic = stubbed(2, {
    geometry: 'geographic', profiles: null,
    locations: [{ id: 'depot', position: [13.3888, 52.517] }, { id: 'street-1', position: [13.4053, 52.5221] }, { id: 'street-2', position: [13.4286, 52.5236] }],
  });
  for (const [name, request] of [['a capacity, distance and fixed costs', stubbed(5)], ['a window', timed], ['longitude and latitude', geographic]] as const) {
    it(`solves a problem with ${name}; its routes pass the checker at the same cost, and the callback sends what polls return`, async () => {
      const id = await submitted({ ...request, callback_url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` });
      const answer = await finished(id);
      expect(answer.body, answer.text).to.include({ success: true, state: 'solved', request_id: id });
      const plan = answer.body.result;
      expect(plan.summary).to.include({ stops_served: (request['stops'] as object[]).length, stops_unassigned: 0 });
      const verdict = await checked(request, plan.routes as Route[]);
      expect(verdict).to.deep.include({ feasible: true, violations: [] });
      expect(verdict.plan.summary.costs.total).to.be.closeTo(plan.summary.costs.total as number, 1e-6);
      const sent = await until('the callback', () => received.find((text) => text.includes(id)) ?? null);
      expect(sent).to.equal(answer.text);
      const { value: record } = (await brokers[0].bucket<TaskRecord>('tasks').get(id))!;
      expect(record).to.include({ api: 2, state: 'solved', totalCost: plan.summary.costs.total });
    });
  }

  it('fails a task whose required stops no plan serves, with the reason', async () => {
    const heavy = (requiredPlan(2)['stops'] as object[]).map((stop) => ({ ...stop, delivers: null, collects: { boxes: 101 } }));
    const { body } = await finished(await submitted(stubbed(2, { stops: heavy })));
    expect(body).to.include({ success: false, state: 'failed', code: 'no_feasible_solution', result: null });
    expect(body.error).to.match(/^No feasible solution: impossible, no vehicle can serve the stops order-1 and order-2: order-1 has 101 boxes; the capacity of van-1 is 100/);
  });

  it('solves tasks of both versions one after the other, each known on its own path only', async () => {
    const ids = [await submitted(stubbed(3)), await submitted(solveRequest(4), 1), await submitted(stubbed(4))] as const;
    const answers = [await finished(ids[0]), await finished(ids[1], 1), await finished(ids[2])];
    expect(answers.map(({ body }) => body.state)).to.deep.equal(['solved', 'solved', 'solved']);
    expect((await ask('GET', `/api/v1/solve/result/${ids[0]}`)).body.code).to.equal('task_not_found');
    expect((await ask('GET', `/api/v2/solve/result/${ids[1]}`)).body.code).to.equal('task_not_found');
    const listed = (await ask('GET', '/api/v1/solve?limit=100')).body.result.tasks as { request_id: string; api_version: number; state: string }[];
    expect(ids.map((id) => listed.find((task) => task.request_id === id)?.api_version)).to.deep.equal([2, 1, 2]);
  });

  it('solves what names uploaded matrices, although they are replaced and deleted before a worker takes it', async () => {
    const locations = ['street-2', 'depot', 'street-1'];
    const put = (factor: number): Promise<Answer> => ask('PUT', '/api/v2/matrices/north', { locations, distances_meters: locations.map((_, i) => locations.map((__, j) => factor * (10 * i + j + 1))) });
    expect((await put(1)).status).to.equal(200);
    const request = stubbed(2, { profiles: [{ id: 'van', travel: { type: 'uploaded', name: 'north' } }] });
    const { body: { result: { plan } } } = await ask('POST', '/api/v2/solve/check', { request, routes: [{ vehicle: 'van-1', stops: ['order-1'] }, { vehicle: 'van-1', stops: ['order-2'] }] });
    // There and back: depot is row 1, street-1 row 2, street-2 row 0.
    expect(plan.summary.distance_meters).to.equal(13 + 22 + 11 + 2);
    const blocking = await submitted(requiredPlan(2, { strategy: 'lasts', time_limit_seconds: 30 }));
    await until('the solve to begin', async () => (await ask('GET', `/api/v2/solve/result/${blocking}`)).body.state === 'solving');
    const id = await submitted(request);
    await put(2);
    await ask('DELETE', '/api/v2/matrices/north');
    await ask('DELETE', `/api/v2/solve/result/${blocking}`);
    const { body } = await finished(id);
    expect(body.result.summary, JSON.stringify(body)).to.include({ stops_served: 2, distance_meters: 48 });
    expect((await ask('POST', '/api/v2/solve/validate', request)).body.detail[0].msg).to.match(/which is not uploaded: upload it with PUT/);
  });

  it('solves several requests of one submission, each with its own callback and outcome', async () => {
    const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const heavy = (requiredPlan(1)['stops'] as object[]).map((stop) => ({ ...stop, delivers: null, collects: { boxes: 101 } }));
    const requests = [stubbed(2, { callback_url: address }), stubbed(1, { stops: heavy, callback_url: address }), stubbed(3)];
    const { body: { result } } = await ask('POST', '/api/v2/solve/batch', { requests });
    const ids = (result.tasks as { request_id: string }[]).map(({ request_id: id }) => id);
    const answers = await Promise.all(ids.map((id) => finished(id)));
    expect(answers.map(({ body }) => body.state)).to.deep.equal(['solved', 'failed', 'solved']);
    for (const i of [0, 1]) {
      expect(await until('the callback', () => received.find((text) => text.includes(ids[i]!)) ?? null)).to.equal(answers[i]!.text);
      const shown = await until('its outcome', async () => {
        const { body } = await ask('GET', `/api/v2/solve/result/${ids[i]!}/callback`);
        return body.result.state === 'delivered' ? body : null;
      });
      expect(shown.result).to.include({ status: 204, reason: null });
    }
    expect((await ask('GET', `/api/v1/solve/result/${ids[0]!}/callback`)).body.code).to.equal('task_not_found');
    const listed = await until('the outcomes to be listed', async () => {
      const tasks = (await ask('GET', '/api/v1/solve?limit=100')).body.result.tasks as { request_id: string; vehicles_used: number | null; stops_unassigned: number | null }[];
      const own = ids.map((id) => tasks.find((task) => task.request_id === id));
      return typeof own[0]?.vehicles_used === 'number' && typeof own[2]?.vehicles_used === 'number' ? own : null;
    });
    expect(listed.map((task) => [task?.vehicles_used, task?.stops_unassigned])).to.deep.equal([[2, 0], [null, null], [3, 0]]);
  });

  it('streams the events of a solve, and ends them with a cancellation', async () => {
    const id = await submitted(requiredPlan(4, { strategy: 'lasts', time_limit_seconds: 30 }));
    const stream = await readEvents(`http://127.0.0.1:${service.port}/api/v2/solve/result/${id}/events`, service.credentials);
    await until('the solve to begin', () => stream.events.some(({ event }) => event === 'solving'));
    const cancelled = await ask('DELETE', `/api/v2/solve/result/${id}`);
    expect(cancelled.body).to.include({ state: 'failed', code: 'cancelled' });
    await stream.ended;
    expect(stream.events.at(-1)).to.deep.include({ event: 'finished' });
    expect((await finished(id)).text).to.equal(cancelled.text);
  });
});
