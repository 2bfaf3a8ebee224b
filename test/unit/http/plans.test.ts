import { expect } from 'chai';
import { createHistory } from '../../../src/accounts/history.js';
import { failureEnvelope } from '../../../src/contract/result.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { workOnJob } from '../../../src/worker/work.js';
import type { JsonObject } from '../../helpers/contract-document.js';
import { examplesOf } from '../../helpers/contract-examples.js';
import { readEvents } from '../../helpers/event-reader.js';
import { manifest, solveRequest, startHttpService, withHttpService, type Answer, type HttpService } from '../../helpers/http-service.js';
import { requiredPlan } from '../../helpers/required-plan.js';
import { createTaskWorld } from '../../helpers/task-world.js';
import { until } from '../../helpers/until.js';

const EVERYTHING = manifest('everything', {
  features: [
    'time-windows', 'soft-time-windows', 'max-duration', 'several-depots', 'different-vehicles', 'asymmetric-distances', 'matrix-only', 'places', 'multiple-quantities', 'deliveries-first',
    'several-profiles', 'durations', 'shifts', 'breaks', 'time-costs', 'route-limits', 'multiple-windows', 'setup-times', 'release-times', 'optional-stops', 'droppable-stops',
    'vehicle-restrictions', 'relations', 'open-routes', 'primary-objective', 'balance', 'traffic',
  ],
});

const example = (name: string): JsonObject => {
  const found = examplesOf().find((entry) => entry.name === name);
  if (!found) throw new Error(`the contract has no example ${name}`);
  return found.value as JsonObject;
};

describe('version 2 of the API', () => {
  let service: HttpService;
  beforeEach(async () => { service = await startHttpService({ resultTtlSeconds: 60, plan: { submissions_per_minute: 1000 } }); });
  afterEach(() => service.close());

  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    service.call(method, path, { headers: { ...service.credentials, ...headers }, body });
  const submit = (body: unknown = requiredPlan(), headers: Record<string, string> = {}): Promise<Answer> => ask('POST', '/api/v2/solve', body, headers);
  const result = (id: string, version = 2): string => `/api/v${version}/solve/result/${id}`;
  const accepted = async (): Promise<string> => (await submit()).body.request_id as string;

  it('acknowledges a submission, which is polled at its own path', async () => {
    const answer = await submit();
    expect([answer.status, answer.text]).to.have.property('0', 200);
    const { request_id: id } = answer.body;
    expect(answer.body.result).to.deep.equal({ status: 'accepted', phase: 'queued', message: `Task accepted. Poll GET /api/v2/solve/result/${id} for the plan` });
    expect(answer.headers).to.include({ 'ratelimit-limit': '1000', 'ratelimit-remaining': '999' });
    expect((await ask('GET', result(id))).body).to.deep.include({ state: 'queued', result: { status: 'processing', phase: 'queued', queue_depth: 1 } });
    const { value: record } = (await service.broker.bucket<TaskRecord>('tasks').get(id))!;
    expect(record).to.include({ api: 2, v: 1, nodes: 4, vehicles: 2, strategy: 'savings', name: 'Tuesday, north' });
  });

  it('does not know the tasks of version 1, nor version 1 those of version 2', async () => {
    const ids = { 1: (await service.submit(solveRequest())).body.request_id as string, 2: await accepted() };
    for (const [id, other] of [[ids[1], 2], [ids[2], 1]] as const) {
      for (const [method, path] of [['GET', ''], ['DELETE', ''], ['GET', '/events']] as const) {
        const { status, body } = await ask(method, `${result(id, other)}${path}`);
        expect([status, body.code, body.request_id], `${method} version ${other}${path}`).to.deep.equal([404, 'task_not_found', id]);
      }
    }
    expect((await ask('GET', `${result(ids[2], 1)}/callback`)).body.code).to.equal('task_not_found');
    for (const version of [1, 2] as const) expect((await ask('GET', result(ids[version], version))).body.state).to.equal('queued');
  });

  it('refuses tasks of other accounts, unknown ids and calls without credentials as version 1 does', async () => {
    const id = await accepted();
    const other = await service.newCaller('other');
    for (const [method, path] of [['GET', ''], ['DELETE', ''], ['GET', '/events']] as const) {
      expect((await service.call(method, `${result(id)}${path}`, { headers: other })).body.code).to.equal('result_access_denied');
      expect((await ask(method, `${result('A'.repeat(22))}${path}`)).body.code).to.equal('task_not_found');
      expect((await ask(method, `${result('short')}${path}`)).body.code).to.equal('task_not_found');
      expect((await service.call(method, `${result(id)}${path}`)).body.code).to.equal('missing_credentials');
    }
  });

  it('cancels a task, and every poll says the same from then on', async () => {
    const id = await accepted();
    const cancelled = await ask('DELETE', result(id));
    expect(cancelled.body).to.include({ success: false, request_id: id, code: 'cancelled', state: 'failed', result: null });
    expect((await ask('GET', result(id))).text).to.equal(cancelled.text);
    expect((await ask('DELETE', result(id))).text).to.equal(cancelled.text);
  });

  it('streams the events of a task to its end', async () => {
    const id = await accepted();
    const stream = await readEvents(`http://127.0.0.1:${service.port}${result(id)}/events`, service.credentials);
    await until('the first event', () => stream.events.length > 0);
    await ask('DELETE', result(id));
    await stream.ended;
    expect(stream.events.map(({ event, data }) => [event, data.state])).to.deep.equal([['queued', 'queued'], ['finished', 'failed']]);
  });

  it('lets a poll wait for the end of its task', async () => {
    const id = await accepted();
    const waiting = ask('GET', result(id), undefined, { prefer: 'wait=20' });
    await until('the poll to wait', async () => /roundsman_http_held_calls\{kind="wait"[^}]*\} 1/.test(await service.metrics.registry.metrics()));
    const cancelled = await ask('DELETE', result(id));
    expect((await waiting).text).to.equal(cancelled.text);
  });

  it('lists the tasks of both versions with their version', async () => {
    const [first, second] = [(await service.submit(solveRequest())).body.request_id as string, await accepted()];
    const tasks = await until('both are listed', async () => {
      const { body } = await ask('GET', '/api/v1/solve');
      return body.result.tasks.length === 2 ? body.result.tasks as Record<string, unknown>[] : null;
    });
    const versions = Object.fromEntries(tasks.map(({ request_id: id, api_version: version, nodes, vehicles }) => [id as string, [version, nodes, vehicles]]));
    expect(versions).to.deep.equal({ [first]: [1, 4, 2], [second]: [2, 4, 2] });
  });

  it('sends the stored bytes to the callback that polls return', async () => {
    const world = createTaskWorld(service.broker);
    const { body: { request_id: id } } = await submit(requiredPlan(2, { callback_url: 'https://partner.example.com/done' }));
    world.outcome = ({ strategy }) => ({
      kind: 'failed', envelope: failureEnvelope(id as string, 'no_feasible_solution', 'No feasible solution.'), code: 'no_feasible_solution', refund: false, solveSeconds: 1, strategy,
    });
    world.clock = service.broker.clock.now();
    await workOnJob(world.workDeps(), (await service.broker.jobs.next('quick', AbortSignal.timeout(1000)))!, new AbortController().signal);
    expect(world.callbacks.get(id as string)).to.deep.equal([(await ask('GET', result(id as string))).text]);
  });

  describe('under an Idempotency-Key', () => {
    it('answers a repeat with the first task, and refuses a body of the other version', async () => {
      const key = { 'idempotency-key': 'order-4711' };
      const first = await submit(requiredPlan(), key);
      expect((await submit(requiredPlan(), key)).text).to.equal(first.text);
      const other = await service.submit(solveRequest(), { ...service.credentials, ...key });
      expect([other.status, other.body.code]).to.deep.equal([422, 'idempotency_key_reused']);
      expect((await submit(requiredPlan(2), key)).body.code).to.equal('idempotency_key_reused');
      expect(service.broker.inspectQueue()).to.have.length(1);
    });
  });

  it('names the task in a 503 that leaves open whether it was accepted', async () => {
    const key = { 'idempotency-key': 'order-4712' };
    const first = await submit(requiredPlan(), key);
    service.broker.setAvailable(false);
    const refused = await submit(requiredPlan(), key);
    service.broker.setAvailable(true);
    expect([refused.status, refused.body.request_id]).to.deep.equal([503, first.body.request_id]);
  });

  describe('refuses', () => {
    const refusals: readonly (readonly [string, JsonObject, number, string, RegExp])[] = [
      ['an unknown field, with the nearest known one', requiredPlan(1, { stops: [{ id: 'a', location: 'depot', late_penalty_per_minute: 3 }] }) as JsonObject, 422, 'validation_failed', /late_penalty_per_minute is not a field of a stop: did you mean late_cost_per_hour\?/],
      ['a request of version 1', solveRequest() as JsonObject, 422, 'validation_failed', /node_num/],
      ['a location that is not there', requiredPlan(1, { stops: [{ id: 'a', location: 'nowhere' }] }) as JsonObject, 422, 'validation_failed', /nowhere/],
      ['a callback to this machine', requiredPlan(1, { callback_url: 'http://127.0.0.1/' }) as JsonObject, 422, 'validation_failed', /callback_url/],
      ['an unknown strategy', requiredPlan(1, { strategy: 'nowhere' }) as JsonObject, 422, 'validation_failed', /strategy \\"nowhere\\" is unknown/],
      ['features that no strategy supports, by name', requiredPlan(2, { objective: { first: 'vehicles', balance_cost_per_hour: 3 } }) as JsonObject, 422, 'validation_failed', /primary-objective, balance/],
    ];
    for (const [what, body, status, code, text] of refusals) {
      it(`${what}, also when it is only validated`, async () => {
        const [real, dry] = [await submit(body), await ask('POST', '/api/v2/solve/validate', body)];
        expect([real.status, real.body.code]).to.deep.equal([status, code]);
        expect(JSON.stringify(real.body.detail)).to.match(text);
        const said = ({ error, code: named, detail }: Record<string, unknown>) => ({ error, named, detail });
        expect(said(dry.body)).to.deep.equal(said(real.body));
        expect(service.broker.inspectQueue()).to.have.length(0);
      });
    }

    it('what is larger than the plan allows, with both numbers', async () => {
      await withHttpService({ plan: { max_nodes: 4, max_vehicles: 3, max_matrix_cells: 30, submissions_per_minute: 1000 } }, async (small) => {
        const refusal = async (body: unknown): Promise<unknown[]> => {
          const answer = await small.call('POST', '/api/v2/solve', { headers: small.credentials, body });
          return [answer.status, answer.body.code, answer.body.error];
        };
        const exceeded = (text: string): unknown[] => [400, 'plan_limit_exceeded', `${text}. Please upgrade your plan`];
        expect(await refusal(requiredPlan(5))).to.deep.equal(exceeded('Stop count (5) exceeds plan limit (4)'));
        const [van] = requiredPlan()['vehicles'] as object[];
        expect(await refusal(requiredPlan(2, { vehicles: [van, { ...van, id: 'van-2' }] }))).to.deep.equal(exceeded('Vehicle count (4) exceeds plan limit (3)'));
        const places = Array.from({ length: 11 }, (_, i) => ({ id: i === 0 ? 'depot' : `street-${i}`, position: [i, 0] }));
        expect(await refusal(requiredPlan(2, { locations: places }))).to.deep.equal(exceeded('Location count (11) exceeds plan limit (10)'));
        const rows = Array.from({ length: 4 }, () => [1, 1, 1, 1]);
        const profiles = [{ id: 'road', travel: { type: 'matrices', distances_meters: rows, durations_seconds: rows } }];
        expect(await refusal(requiredPlan(3, { profiles }))).to.deep.equal(exceeded('Matrix cell count (32) exceeds plan limit (30)'));
        const { limits } = (await small.call('GET', '/api/v1/usage', { headers: small.credentials })).body.result;
        expect(limits).to.include({ max_nodes: 4, max_stops: 4, max_matrix_cells: 30 });
      });
    });
  });

  describe('validates', () => {
    it('a request without submitting it, and says what it would lead to', async () => {
      const { status, body } = await ask('POST', '/api/v2/solve/validate', requiredPlan(3, { seed: 7, time_limit_seconds: 100_000 }));
      expect(status).to.equal(200);
      expect(body.result).to.deep.equal({ status: 'valid', locations: 4, vehicles: 2, stops: 3, matrix_cells: 0, strategy: 'savings', seed: 7, time_limit_seconds: 60 });
      expect(service.broker.inspectQueue()).to.have.length(0);
    });

    it('a large body beside the main thread with the same answer', async () => {
      const body = requiredPlan(40);
      const dry = { ...(await ask('POST', '/api/v2/solve/validate', body)).body, request_id: '' };
      await withHttpService({ limits: { threadFromBytes: 1000 } }, async (threaded) => {
        const answer = await threaded.call('POST', '/api/v2/solve/validate', { headers: threaded.credentials, body });
        expect({ ...answer.body, request_id: '' }).to.deep.equal(dry);
        expect((await threaded.call('POST', '/api/v2/solve', { headers: threaded.credentials, body })).status).to.equal(200);
        const refused = await threaded.call('POST', '/api/v2/solve', { headers: threaded.credentials, body: requiredPlan(40, { stop: 1 }) });
        expect(refused.body.detail[0].loc).to.deep.equal(['body', 'stop']);
      });
    });

    it('the example requests of the contract, where a strategy supports everything', async () => {
      await withHttpService({ manifests: [EVERYTHING] }, async (able) => {
        for (const { name, operationId, status, value } of examplesOf()) {
          if ((operationId !== 'validatePlan' && operationId !== 'submitPlan') || status !== 'request') continue;
          const answer = await able.call('POST', operationId === 'submitPlan' ? '/api/v2/solve' : '/api/v2/solve/validate', { headers: able.credentials, body: value });
          // There is no such earlier request here.
          expect(answer.status, `${name}: ${answer.text}`).to.equal('based_on' in (value as object) ? 422 : 200);
        }
      });
    });
  });

  describe('checks routes', () => {
    it('of the contract\'s example, with the answer that the contract shows', async () => {
      const { status, body } = await ask('POST', '/api/v2/solve/check', example('checkPlan request feasiblePlan'));
      expect(status, JSON.stringify(body)).to.equal(200);
      expect(body.result).to.deep.equal(example('checkPlan 200 feasiblePlan')['result']);
    });

    it('and lists what they violate, by the ids of the caller', async () => {
      const routes = [{ vehicle: 'van-1', stops: ['order-1', 'order-9'] }, { vehicle: 'van-2', stops: ['order-2'] }];
      const { result } = (await ask('POST', '/api/v2/solve/check', { request: requiredPlan(2), routes })).body;
      expect(result.feasible).to.equal(false);
      expect(result.plan.summary.stops_served).to.equal(1);
      const found = (result.violations as { kind: string; vehicle?: string; stop?: string }[]).map(({ kind, vehicle, stop }) => [kind, vehicle, stop]);
      expect(found).to.deep.equal([['unknown_stop', 'van-1', 'order-9'], ['unknown_vehicle', 'van-2', undefined], ['missing_stop', undefined, 'order-2']]);
    });

    it('and refuses a body that is none, or a problem above the limits of the plan', async () => {
      expect((await ask('POST', '/api/v2/solve/check', { request: requiredPlan(), routes: [], rotes: [] })).body.detail[0].loc).to.deep.equal(['body', 'rotes']);
      await withHttpService({ plan: { max_stops: 2 } }, async (small) => {
        const answer = await small.call('POST', '/api/v2/solve/check', { headers: small.credentials, body: { request: requiredPlan(3), routes: [] } });
        expect([answer.status, answer.body.error]).to.deep.equal([400, 'Stop count (3) exceeds plan limit (2). Please upgrade your plan']);
      });
    });
  });

  it('keeps the request in the history as it was sent, with its version', async () => {
    const text = JSON.stringify(requiredPlan());
    const { body: { request_id: id } } = await submit(text);
    const history = createHistory(service);
    const sent = await until('the body to be kept', async () => {
      const entry = await history.get(service.account.id, id as string);
      return entry && await history.sent(entry);
    });
    expect(Buffer.from(sent).toString()).to.equal(text);
    expect(await history.get(service.account.id, id as string)).to.include({ api: 2, nodes: 4, vehicles: 2 });
  });
});
