import { expect } from 'chai';
import { createCallRate } from '../../../src/http/call-rate.js';
import type { ServiceError } from '../../../src/errors.js';
import type { Json, JsonObject } from '../../helpers/contract-document.js';
import { examplesOf } from '../../helpers/contract-examples.js';
import { manifest, solveRequest, startHttpService, withHttpService, type HttpService } from '../../helpers/http-service.js';

const example = (name: string): JsonObject => examplesOf().find((entry) => entry.name === name)?.value as JsonObject;

/** All writes, as logged by the broker. */
const writes = ({ broker }: HttpService): string[] => broker.log.filter((line) => /^(tasks|blobs|jobs|admission|history)\.(create|update|put|publish)/.test(line));

describe('validating without submitting', () => {
  let service: HttpService;
  before(async () => { service = await startHttpService({ plan: { max_nodes: 60, default_solve_seconds: 30, max_solve_seconds: 120, submissions_per_minute: 1000 } }); });
  after(() => service.close());
  const validate = (body: unknown, headers = service.credentials) => service.call('POST', '/api/v1/solve/validate', { headers, body });

  for (const { name, operationId, status, value } of examplesOf()) {
    if (operationId !== 'validateSolve' || status !== 'request') continue;
    it(`accepts the contract's ${name}, and neither stores nor charges anything`, async () => {
      const { status: code, body } = await validate(value);
      expect([code, body.result.status]).to.deep.equal([200, 'valid']);
      expect(writes(service)).to.deep.equal([]);
    });
  }

  it('reports what a submission would lead to', async () => {
    const { result } = example('validateSolve 200 valid') as { result: JsonObject };
    expect((await validate(example('validateSolve request distanceOnly'))).body.result).to.deep.equal(result);
    const capped = await validate(solveRequest(4, { time_limit_seconds: 100_000, seed: 7 }));
    expect(capped.body.result).to.include({ seed: 7, time_limit_seconds: 120 });
  });

  it('warns of fields without effect in the words of a submission, and of nothing else', async () => {
    const request = solveRequest(4, { node_time_windows: [[0, 480], [0, 480], [0, 480], [0, 480]], max_vehicles: 2 });
    const { warnings } = (await validate(request)).body.result;
    expect(warnings.map(({ code, loc }: any) => [code, ...loc])).to.deep.equal([['time_dimension_incomplete', 'body', 'node_time_windows'], ['unknown_field', 'body', 'max_vehicles']]);
    expect((await validate(solveRequest(4, { time_limit_seconds: 100_000 }))).body.result).to.not.have.property('warnings');
  });

  it('allows an iteration budget the maximum time of the plan, or what the request says', async () => {
    const budgeted = await validate(solveRequest(4, { iterations: 1000 }));
    expect(budgeted.body.result.time_limit_seconds).to.equal(120);
    const limited = await validate(solveRequest(4, { iterations: 1000, time_limit_seconds: 3 }));
    expect(limited.body.result.time_limit_seconds).to.equal(3);
  });

  it('refuses in the words of a submission', async () => {
    const bodies: Json[] = [
      solveRequest(4, { node_num: 0 }) as JsonObject, solveRequest(4, { node_demands: [1, 1, 1, 1] }) as JsonObject, solveRequest(61) as JsonObject,
      solveRequest(4, { strategy: 'nowhere' }) as JsonObject, solveRequest(4, { callback_url: 'http://127.0.0.1/' }) as JsonObject, '{', '[]',
    ];
    for (const body of bodies) {
      const [dry, real] = [await validate(body), await service.submit(body)];
      const said = ({ error, code, detail }: Record<string, unknown>) => ({ error, code, detail });
      expect([dry.status, said(dry.body)], JSON.stringify(body).slice(0, 80)).to.deep.equal([real.status, said(real.body)]);
      expect(dry.status).to.be.oneOf([400, 422]);
    }
    expect((await validate(solveRequest(), {})).status).to.equal(401);
  });

  it('has a rate of its own', async () => {
    await withHttpService({ plan: { submissions_per_minute: 2 } }, async (slow) => {
      const ask = () => slow.call('POST', '/api/v1/solve/validate', { headers: slow.credentials, body: solveRequest() });
      expect([(await ask()).status, (await ask()).status]).to.deep.equal([200, 200]);
      const refused = await ask();
      expect([refused.status, refused.body.code]).to.deep.equal([429, 'rate_limit_exceeded']);
      expect((await slow.submit(solveRequest())).status).to.equal(200);
    });
  });
});

describe('checking routes', () => {
  let service: HttpService;
  before(async () => {
    service = await startHttpService({ plan: { max_nodes: 30_000, max_vehicles: 30_000, submissions_per_minute: 1000 }, manifests: [manifest('savings')] });
  });
  after(() => service.close());
  const check = (body: unknown) => service.call('POST', '/api/v1/solve/check', { headers: service.credentials, body });
  const verdict = async (routes: unknown, fields: Record<string, unknown> = {}) => (await check({ request: solveRequest(4, fields), routes })).body.result;
  const kinds = async (routes: unknown, fields?: Record<string, unknown>): Promise<string[]> =>
    (await verdict(routes, fields)).violations.map(({ kind }: { kind: string }) => kind);

  for (const name of ['feasibleRoutes', 'infeasibleRoutes']) {
    it(`returns for the contract's ${name} what the contract says`, async () => {
      expect((await check(example(`checkRoutes request ${name}`))).body.result).to.deep.equal(example(`checkRoutes 200 ${name}`)['result']);
      expect(writes(service)).to.deep.equal([]);
    });
  }

  it('lists violations by vehicle', async () => {
    const { violations, total_cost } = await verdict({ 'Vehicle 1': [0, 1, 2, 3, 0] }, { vehicles_capacity: [100, 2] });
    expect(violations).to.deep.equal([{ kind: 'capacity', message: 'The route of Vehicle 1 carries 3; its vehicle\'s capacity is 2.', vehicle: 1, value: 3, limit: 2 }]);
    expect(total_cost).to.equal(6);
    for (const [routes, expected] of [
      [{}, ['missing_customer', 'missing_customer', 'missing_customer']],
      [{ 'Vehicle 0': [0, 1, 2, 3, 1, 0] }, ['malformed_route', 'duplicate_customer']],
      [{ 'Vehicle 0': [0, 1, 2, 0], 'Vehicle 1': [0, 2, 3, 0] }, ['duplicate_customer']],
      [{ 'Vehicle 0': [0, 1, 2, 3, 0], 'Vehicle 1': [0, 0] }, ['empty_route']],
      [{ 'Vehicle 0': [0, 1, 2, 3, 0], 'Vehicle 9': [0, 1, 0] }, ['unknown_vehicle']],
      [{ 'Vehicle 0': [1, 2, 3, 0] }, ['wrong_depot', 'missing_customer', 'missing_customer', 'missing_customer']],
      [{ 'Vehicle 0': [{ toString: 1 }, 1, 2, 3, 0] }, ['wrong_depot', 'missing_customer', 'missing_customer', 'missing_customer']],
      [{ 'Vehicle 0': 'x', 'Vehicle 1': [0, 1, 2, 3, 0] }, ['malformed_route']],
      [{ 'Vehicle 0': [0, 1, 2, 99, 0] }, ['unknown_node', 'missing_customer']],
      [{ 'Vehicle 0': [0, 1, 2, 0, 3], 'Vehicle 1': [0, 3, 0] }, ['wrong_depot', 'missing_customer', 'missing_customer']],
    ] as const) expect(await kinds(routes), JSON.stringify(routes)).to.deep.equal(expected);
    const times = { node_time_windows: [[0, 100], [0, 100], [0, 1], [0, 100]], node_service_time: [0, 0, 0, 0], vehicle_speeds: [60, 60] };
    expect(await kinds({ 'Vehicle 0': [0, 3, 2, 1, 0] }, times)).to.deep.equal(['time_window']);
    expect(await kinds({ 'Vehicle 0': [0, 1, 2, 3, 0] }, { ...times, late_penalty_per_min: 2 })).to.deep.equal([]);
    expect((await verdict({ 'Vehicle 0': [0, 1, 2, 3, 0] }, { ...times, late_penalty_per_min: 2 })).cost).to.deep.equal({ distance: 6, fixed: 0, lateness: 2 });
  });

  it('counts stops as the routes list them, the start first', async () => {
    const { violations: [violation] } = await verdict({ 'Vehicle 0': [0, 1, 2, 99, 0] });
    expect(violation.message).to.equal('The route of Vehicle 0, stop 3: 99 is no node; nodes are 0 to 3.');
  });

  it('refuses a vehicle named twice, of which a parser keeps the last alone', async () => {
    const { status, body } = await check(`{"request":${JSON.stringify(solveRequest(4))},"routes":{"Vehicle 0":[0,1,0],"Vehicle 0":[0,1,2,3,0]}}`);
    expect([status, body.detail]).to.deep.equal([422, [{ loc: ['body'], msg: 'An object in the body contains the field "Vehicle 0" twice: send it once', type: 'json_invalid' }]]);
  });

  it('rejects an invalid request like a submission, below the field request', async () => {
    const wrong = await check({ request: solveRequest(4, { node_demands: [1, 1, 1, 1] }), routes: {} });
    const real = await service.submit(solveRequest(4, { node_demands: [1, 1, 1, 1] }));
    expect(wrong.status).to.equal(422);
    expect(wrong.body.detail).to.deep.equal(real.body.detail.map((finding: { loc: string[] }) => ({ ...finding, loc: ['body', 'request', ...finding.loc.slice(1)] })));
    for (const [body, loc] of [[{}, ['body', 'request']], [{ request: solveRequest() }, ['body', 'routes']], [{ request: solveRequest(), routes: [] }, ['body', 'routes']], ['[]', ['body']], ['{', ['body']]] as const) {
      const answer = await check(body);
      expect([answer.status, answer.body.detail[0].loc], JSON.stringify(body).slice(0, 60)).to.deep.equal([422, loc]);
    }
    expect((await check({ request: solveRequest() })).body.detail[0].msg).to.equal('routes is missing: send an object');
    await withHttpService({ plan: { max_nodes: 3 } }, async (small) => {
      const answer = await small.call('POST', '/api/v1/solve/check', { headers: small.credentials, body: { request: solveRequest(), routes: {} } });
      expect([answer.status, answer.body.code]).to.deep.equal([400, 'plan_limit_exceeded']);
    });
  });

  it('checks thousands of routes outside the main thread', async () => {
    const n = 5_000;
    const request = {
      node_num: n + 1, vehicle_num: n, node_positions: Array.from({ length: n + 1 }, (_, i) => [i, 0]), distance_matrix: [],
      start_nodes: Array<number>(n).fill(0), end_nodes: Array<number>(n).fill(0), node_demands: [0, ...Array<number>(n).fill(1)], vehicles_capacity: Array<number>(n).fill(1),
    };
    const routes = Object.fromEntries(Array.from({ length: n }, (_, i) => [`Vehicle ${i}`, [0, i + 1, 0]]));
    const answer = await check({ request, routes });
    expect(answer.body.result).to.deep.include({ feasible: true, violations: [], total_cost: n * (n + 1) });
  });
});

describe('the rate of such calls', () => {
  it('is counted by account and minute', () => {
    let at = 0;
    const rate = createCallRate('validations, checks and lists', () => at);
    const refused = (account: string): number | null => {
      try {
        rate.take(account, 2);
        return null;
      } catch (error) {
        return (error as ServiceError).retryAfterSeconds ?? 0;
      }
    };
    expect([refused('a'), refused('a'), refused('a'), refused('b')]).to.deep.equal([null, null, 60, null]);
    at = 59_000;
    expect(refused('a')).to.equal(1);
    at = 60_000;
    expect(refused('a')).to.equal(null);
  });
});
