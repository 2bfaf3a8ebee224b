import { expect } from 'chai';
import { pino } from 'pino';
import { createAdmission } from '../../../src/accounts/admission.js';
import { createHistory } from '../../../src/accounts/history.js';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { builtInStrategies, loadManifests } from '../../../src/strategy/registry.js';
import type { Broker } from '../../../src/tasks/ports.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { startWorker, type RunningWorker } from '../../../src/worker/start-worker.js';
import { SECRET, startHttpService, type Answer, type HttpService } from '../../helpers/http-service.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { connectTest } from '../../helpers/test-broker.js';
import { testStrategies } from '../../helpers/test-worker.js';
import { until } from '../../helpers/until.js';

const MANIFESTS = loadManifests([builtInStrategies, testStrategies]);
const at = (clock: string): string => `2026-11-02T${clock}:00+01:00`;

interface Step {
  readonly type: string;
  readonly stop?: string;
  readonly begins_at?: string;
}
interface Route {
  readonly vehicle: string;
  readonly departs_at: string;
  readonly steps: readonly Step[];
}

/** Vans of three stops each and stops along two roads, in the order of their distance. */
function morning(stops = 6, fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const order = Array.from({ length: stops }, (_, i) => i + 1);
  const x = (i: number): number => (i % 2 === 0 ? -1 : 1) * (4000 + 1000 * i);
  return {
    name: 'Monday', geometry: 'planar', plan_start: at('08:00'), iterations: 500,
    profiles: [{ id: 'van', travel: { type: 'estimate', detour_factor: 1, speed_kilometers_per_hour: 36 } }],
    locations: [{ id: 'depot', position: [0, 0] }, ...order.map((i) => ({ id: `place-${i}`, position: [x(i), 100 * i] }))],
    vehicles: [1, 2].map((i) => ({ id: `van-${i}`, start: 'depot', end: 'depot', cost_per_kilometer: 1, max_stops: Math.ceil(stops / 2) })),
    stops: order.map((i) => ({ id: `order-${i}`, location: `place-${i}`, service_seconds: 600, required: true })),
    ...fields,
  };
}

const stopsOf = ({ steps }: Route): string[] => steps.flatMap(({ stop }) => (stop === undefined ? [] : [stop]));
const routesOf = (answer: Answer): readonly Route[] => answer.body.result.routes as Route[];
const routeOf = (answer: Answer, vehicle: string): Route => routesOf(answer).find((route) => route.vehicle === vehicle)!;
/** The stops that the vehicle has begun to serve by an instant. */
const begunOn = (answer: Answer, vehicle: string, instant: string): string[] =>
  stopsOf({ ...routeOf(answer, vehicle), steps: routeOf(answer, vehicle).steps.filter(({ begins_at: begins }) => begins !== undefined && Date.parse(begins) <= Date.parse(instant)) });

describe('requests of version 2 that are based on another one, with a broker and a worker', () => {
  let server: TestServer;
  let brokers: [Broker, Broker];
  let service: HttpService<Broker>;
  let worker: RunningWorker;
  before(async () => {
    server = await startNatsServer();
    brokers = [await connectTest(server), await connectTest(server)];
    service = await startHttpService<Broker>({ broker: brokers[0], manifests: MANIFESTS, plan: { submissions_per_minute: 100_000, default_solve_seconds: 2, max_stops: 60, max_matrix_cells: 10_000 } });
    worker = await startWorker({
      broker: brokers[1], admission: createAdmission({ broker: brokers[1] }), history: createHistory({ broker: brokers[1], plans: service.plans }),
      slots: 1, threads: 1, nice: 0, manifests: MANIFESTS, resultTtlMs: 600_000, metrics: createMetrics('worker'), logger: pino({ level: 'silent' }),
      callback: { secretsFor: () => Promise.resolve([]), allowCidrs: [], ownPorts: [], brokerPorts: [] },
    });
  });
  after(async () => {
    await worker.stop(0);
    await service.close();
    for (const broker of brokers) await broker.close();
    await server.stop();
  });

  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = service.credentials): Promise<Answer> => service.call(method, path, { headers, body });
  const submitted = async (body: unknown, headers = service.credentials): Promise<string> => {
    const answer = await ask('POST', '/api/v2/solve', body, headers);
    expect(answer.status, answer.text).to.equal(200);
    return answer.body.request_id as string;
  };
  const finished = (id: string, headers: Record<string, string> = service.credentials): Promise<Answer> => until(`task ${id} to end`, async () => {
    const answer = await ask('GET', `/api/v2/solve/result/${id}`, undefined, { ...headers, prefer: 'wait=10' });
    return ['solved', 'failed'].includes(answer.body.state as string) ? answer : null;
  });
  const solved = async (body: unknown, headers = service.credentials): Promise<{ readonly id: string; readonly answer: Answer }> => {
    const id = await submitted(body, headers);
    const answer = await finished(id, headers);
    expect(answer.body.state, answer.text).to.equal('solved');
    return { id, answer };
  };
  const refused = async (body: unknown, headers = service.credentials, path = '/api/v2/solve'): Promise<readonly { readonly loc: string[]; readonly msg: string }[]> => {
    const answer = await ask('POST', path, body, headers);
    expect(answer.status, answer.text).to.equal(422);
    return answer.body.detail as { loc: string[]; msg: string }[];
  };
  /** The request in full, as the history has it. */
  const kept = async (id: string): Promise<any> => {
    const history = createHistory({ broker: brokers[0], plans: service.plans });
    const entry = await until(`the entry of ${id}`, () => history.get(service.account.id, id));
    return JSON.parse(Buffer.from((await history.sent(entry))!).toString());
  };
  let first: { readonly id: string; readonly answer: Answer };
  before(async () => {
    first = await solved(morning());
  });

  it('plans routes that are given, through the API and a worker, with their locked beginning first', async () => {
    const initial = [{ vehicle: 'van-1', stops: ['order-5', 'order-1'], locked_visits: 2 }, { vehicle: 'van-2', stops: ['order-2'] }];
    const { answer } = await solved(morning(6, { initial_routes: initial }));
    expect(stopsOf(routeOf(answer, 'van-1')).slice(0, 2)).to.deep.equal(['order-5', 'order-1']);
    expect(answer.body.result.summary.changes.stops_on_another_vehicle).to.equal(0);
  });

  it('adds, moves and removes stops of an earlier request, and starts from the routes of its answer', async () => {
    const { id, answer } = await solved({
      based_on: { request_id: first.id, remove: { stops: ['order-6'] } },
      locations: [{ id: 'corner', position: [5200, 0] }],
      stops: [{ id: 'order-1', location: 'corner', service_seconds: 60, required: true }, { id: 'order-7', location: 'place-6', required: true }],
    });
    expect(routesOf(answer).flatMap(stopsOf).sort()).to.deep.equal(['order-1', 'order-2', 'order-3', 'order-4', 'order-5', 'order-7']);
    const { stops, locations, initial_routes: initial, based_on: based, name, iterations } = await kept(id);
    expect({ name, iterations, based }).to.deep.equal({ name: 'Monday', iterations: 500, based: undefined });
    expect(stops.map((stop: { id: string }) => stop.id)).to.deep.equal(['order-1', 'order-2', 'order-3', 'order-4', 'order-5', 'order-7']);
    expect(stops[0]).to.deep.equal({ id: 'order-1', location: 'corner', service_seconds: 60, required: true });
    expect(locations.at(-1)).to.deep.equal({ id: 'corner', position: [5200, 0] });
    expect(initial.map(({ visits }: { visits: { stop: string }[] }) => visits.map(({ stop }) => stop)))
      .to.deep.equal(routesOf(first.answer).map((route) => stopsOf(route).filter((stop) => stop !== 'order-6')));
    expect(answer.body.result.summary.changes.stops_on_another_vehicle).to.equal(0);
  });

  it('keeps what began by an instant where and when it was, and sends nobody off in the past', async () => {
    const now = at('08:30');
    // The nearest stops are the first ones: both directions of a route cost the same otherwise.
    const stopsOnTime = (morning()['stops'] as object[]).map((stop, i) => (i < 2 ? { ...stop, windows: [{ latest: at('08:15') }] } : stop));
    const base = await solved(morning(6, { stops: stopsOnTime }));
    const driven = ['van-1', 'van-2'].map((vehicle) => begunOn(base.answer, vehicle, now));
    expect(driven.map(({ length }) => length)).to.deep.equal([2, 2]);
    const vehicles = [{ id: 'van-3', start: 'depot', end: 'depot', cost_per_kilometer: 1 }];
    const stops = [7, 8].map((i) => ({ id: `order-${i}`, location: 'place-1', service_seconds: 600, required: true }));
    const { id, answer } = await solved({ based_on: { request_id: base.id, locked_until: now }, vehicles, stops });
    for (const [i, vehicle] of ['van-1', 'van-2'].entries()) {
      const [before, after] = [routeOf(base.answer, vehicle), routeOf(answer, vehicle)];
      expect(stopsOf(after).slice(0, 2)).to.deep.equal(driven[i]);
      expect(Date.parse(after.steps[1]!.begins_at!)).to.be.closeTo(Date.parse(before.steps[1]!.begins_at!), 2);
    }
    expect(Date.parse(routeOf(answer, 'van-3').departs_at)).to.be.at.least(Date.parse(now));
    const request = await kept(id);
    expect(request).to.include({ plan_start: now });
    expect(request.initial_routes[0]).to.include({ locked_visits: 2, departed_at: routesOf(base.answer)[0]!.departs_at });

    const chained = await solved({ based_on: { request_id: id, remove: { stops: ['order-8'] } } });
    expect((await kept(chained.id)).initial_routes[0]).to.include({ locked_visits: 2, departed_at: routesOf(base.answer)[0]!.departs_at });
    expect(stopsOf(routeOf(chained.answer, 'van-1')).slice(0, 2)).to.deep.equal(driven[0]);
    expect(routesOf(chained.answer).flatMap(stopsOf)).to.have.members([...Array(7).keys()].map((i) => `order-${i + 1}`));
  });

  it('plans the stops of a vehicle that is lost on others, but for those that it has served', async () => {
    const now = at('08:30');
    const served = begunOn(first.answer, 'van-2', now);
    const vehicles = [{ id: 'van-3', start: 'depot', end: 'depot', cost_per_kilometer: 1 }];
    const { id, answer } = await solved({ based_on: { request_id: first.id, locked_until: now, remove: { vehicles: ['van-2'] } }, vehicles, change_prices: { vehicle: 1, order: 1 } });
    expect(routesOf(answer).map(({ vehicle }) => vehicle)).to.deep.equal(['van-1', 'van-3']);
    expect([...routesOf(answer).flatMap(stopsOf), ...served]).to.have.members([...Array(6).keys()].map((i) => `order-${i + 1}`));
    expect((await kept(id)).change_prices).to.deep.equal({ vehicle: 1, order: 1 });
    expect(answer.body.result.summary.costs.changes, 'what has to change costs nothing').to.equal(0);
  });

  it('takes removed parts out of relations and lists of vehicles, and leaves as it is what null stands for', async () => {
    const base = morning(6, { relations: [{ type: 'same_vehicle', stops: ['order-1', 'order-3', 'order-5'] }, { type: 'in_order', stops: ['order-2', 'order-4'] }], seed: 7 });
    (base['stops'] as Record<string, unknown>[])[0]!['allowed_vehicles'] = ['van-1', 'van-2'];
    const earlier = await solved(base);
    const { id } = await solved({ based_on: { request_id: earlier.id, remove: { stops: ['order-4', 'order-5'], vehicles: ['van-2'], fields: ['seed'] } }, vehicles: [{ id: 'van-1', start: 'depot', end: 'depot' }], name: null, profiles: null, objective: null });
    const request = await kept(id);
    expect(request.relations).to.deep.equal([{ type: 'same_vehicle', stops: ['order-1', 'order-3'] }]);
    expect(request.stops[0].allowed_vehicles).to.deep.equal(['van-1']);
    expect(request).to.include({ name: 'Monday' }).and.not.have.any.keys('seed', 'objective');
  });

  it('validates, checks and takes in batches what is based on an earlier request', async () => {
    const based = { request_id: first.id, remove: { stops: ['order-6'] } };
    const valid = await ask('POST', '/api/v2/solve/validate', { based_on: based });
    expect(valid.body.result, valid.text).to.include({ status: 'valid', stops: 5 });
    const checked = await ask('POST', '/api/v2/solve/check', { request: { based_on: based }, routes: [{ vehicle: 'van-1', stops: ['order-1', 'order-6'] }] });
    expect(checked.body.result.violations[0].message, checked.text).to.match(/order-6/);
    const batch = await ask('POST', '/api/v2/solve/batch', { requests: [{ based_on: based }, morning(2)] });
    expect(batch.status, batch.text).to.equal(200);
    const [task] = batch.body.result.tasks as { request_id: string }[];
    expect((await finished(task!.request_id)).body.result.summary.stops_served).to.equal(5);
    const findings = await refused({ requests: [morning(2), { based_on: based, stops: [{ id: 'x', location: 'nowhere' }] }] }, service.credentials, '/api/v2/solve/batch');
    expect(findings.map(({ loc }) => loc.join('.'))).to.deep.equal(['body.requests.1.stops.0.location']);
  });

  it('refuses an id that is of another account or version, unknown or expired, with one text', async () => {
    const other = await service.newCaller('other');
    const version1 = await service.submit({ node_num: 3, vehicle_num: 1, distance_matrix: [[0, 1, 1], [1, 0, 1], [1, 1, 0]], start_nodes: [0], end_nodes: [0], node_demands: [0, 1, 1], vehicles_capacity: [9] });
    const gone = await solved(morning(2));
    const tasks = brokers[0].bucket<TaskRecord>('tasks');
    const { value, revision } = (await tasks.get(gone.id))!;
    await tasks.update(gone.id, { ...value, expiresAt: 1 }, revision);
    const cases = [[first.id, other], [version1.body.request_id as string, service.credentials], ['AAAAAAAAAAAAAAAAAAAAAA', service.credentials], [gone.id, service.credentials]] as const;
    for (const [id, headers] of cases) {
      const [finding, ...rest] = await refused({ based_on: { request_id: id } }, headers);
      expect(rest).to.deep.equal([]);
      expect(finding!.loc).to.deep.equal(['body', 'based_on', 'request_id']);
      expect(finding!.msg).to.equal(`request_id of based_on is "${id}", which is no request of version 2 of this account, or one that has expired: send the problem in full`);
    }
  });

  it('does without routes of a task that failed, and only if told to', async () => {
    const id = await submitted(morning(4, { vehicles: [{ id: 'van-1', start: 'depot', end: 'depot', max_stops: 1 }] }));
    expect((await finished(id)).body.state).to.equal('failed');
    const [finding] = await refused({ based_on: { request_id: id } });
    expect(finding!.msg).to.match(/which has no routes, because it failed or was cancelled: send routes: "none" to do without them$/);
    const { answer } = await solved({ based_on: { request_id: id, routes: 'none' }, vehicles: [{ id: 'van-2', start: 'depot', end: 'depot' }] });
    expect(answer.body.result.summary).to.include({ stops_served: 4 });
    expect(answer.body.result.summary).to.not.have.property('changes');
  });

  it('is the same for callers of the marketplace', async () => {
    const headers = { 'x-rapidapi-proxy-secret': SECRET, 'x-rapidapi-user': 'alice', 'x-rapidapi-subscription': 'ULTRA' };
    const earlier = await solved(morning(4), headers);
    const { answer } = await solved({ based_on: { request_id: earlier.id, remove: { stops: ['order-1'] } } }, headers);
    expect(answer.body.result.summary.stops_served).to.equal(3);
    expect(await refused({ based_on: { request_id: earlier.id } }, { ...headers, 'x-rapidapi-user': 'bob' })).to.have.length(1);
  });

  it('counts limits on the merged problem', async () => {
    const stops = Array.from({ length: 55 }, (_, i) => ({ id: `more-${i}`, location: 'depot' }));
    const answer = await ask('POST', '/api/v2/solve', { based_on: { request_id: first.id }, stops });
    expect([answer.body.code, answer.body.error]).to.deep.equal(['plan_limit_exceeded', 'Stop count (61) exceeds plan limit (60). Please upgrade your plan']);
  });

  it('needs rows for new locations where matrices were given in full', async () => {
    const matrix = [[0, 10, 20], [10, 0, 10], [20, 10, 0]];
    const travel = { type: 'matrices', distances_meters: matrix, durations_seconds: matrix };
    const earlier = await solved(morning(2, { profiles: [{ id: 'van', travel }] }));
    const [finding] = await refused({ based_on: { request_id: earlier.id }, locations: [{ id: 'new' }], stops: [{ id: 'order-3', location: 'new' }] });
    expect(finding!.loc).to.deep.equal(['body', 'locations', '0']);
    expect(finding!.msg).to.match(/^location "new" is new, and profile "van" of the earlier request has matrices without a row for it: send the profile again/);
    const wider = [[0, 10, 20, 5], [10, 0, 10, 5], [20, 10, 0, 5], [5, 5, 5, 0]];
    const { answer } = await solved({
      based_on: { request_id: earlier.id }, locations: [{ id: 'new' }], stops: [{ id: 'order-3', location: 'new' }],
      vehicles: [{ id: 'van-1', start: 'depot', end: 'depot', max_stops: 3 }], profiles: [{ id: 'van', travel: { type: 'matrices', distances_meters: wider, durations_seconds: wider } }],
    });
    expect(answer.body.result.summary.stops_served).to.equal(3);
  });

  it('refuses odd types in every new field with findings', async () => {
    const odd = [0, 1.5, -1, true, 'x', '', [], [null], [[]], {}, { id: 1 }, { stops: 'x' }, { stops: [1] }, { vehicles: {} }, '9999-99-99', '2026-11-02T08:00:00Z', 1e308, '\ud800'];
    for (const value of odd) {
      for (const body of [
        { based_on: value }, { based_on: { request_id: value } }, { based_on: { request_id: first.id, routes: value } }, { based_on: { request_id: first.id, locked_until: value } },
        { based_on: { request_id: first.id, remove: value } }, { based_on: { request_id: first.id, remove: { stops: value } } }, { based_on: { request_id: first.id, remove: { vehicles: [value] } } }, { based_on: { request_id: first.id, remove: { fields: [value, 'stops', 'constructor'] } } },
        ...['stops', 'vehicles', 'locations', 'profiles', 'shipments', 'relations', 'initial_routes', 'change_prices', 'plan_start', 'locked_until', '__proto__', 'constructor'].flatMap((field) =>
          [`{"based_on": {"request_id": "${first.id}"}, "${field}": ${JSON.stringify(value)}}`, `{"based_on": {"request_id": "${first.id}"}, "${field}": [${JSON.stringify(value)}]}`]),
        { ...morning(2), initial_routes: [{ vehicle: 'van-1', stops: ['order-1'], departed_at: value }] },
      ]) {
        for (const path of ['/api/v2/solve/validate', '/api/v2/solve/check', '/api/v2/solve/batch']) {
          const text = typeof body === 'string' ? body : JSON.stringify(body);
          const sent = path.endsWith('check') ? `{"request": ${text}, "routes": []}` : path.endsWith('batch') ? `{"requests": [${text}, 5]}` : text;
          const answer = await ask('POST', path, sent);
          expect(answer.status, `${path} ${sent} ${answer.text}`).to.be.oneOf([200, 422]);
        }
      }
    }
  });
});
