import { expect } from 'chai';
import { createMatrixStore } from '../../../src/accounts/matrices.js';
import { deleteAccount } from '../../../src/accounts/delete-account.js';
import { unpackPlan } from '../../../src/contract/plan/pack.js';
import { MATRICES_BLOBS, problemKey } from '../../../src/tasks/ids.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { manifest, SECRET, startHttpService, withHttpService, type Answer, type HttpService } from '../../helpers/http-service.js';
import { requiredPlan } from '../../helpers/required-plan.js';

const ANY = manifest('any', { features: ['time-windows', 'matrix-only', 'places', 'asymmetric-distances', 'several-profiles', 'durations', 'different-vehicles', 'several-depots', 'traffic'] });
const DAY_MS = 86_400_000;

/** Four locations, of which requests use two or three, in another order. */
const UPLOAD = {
  locations: ['street-2', 'elsewhere', 'depot', 'street-1'],
  distances_meters: [[9, 1, 2, 3], [4, 9, 5, 6], [7, 8, 9, 10], [11, 12, 13, 9]],
  durations_seconds: [[0, 60, 120, 180], [60, 0, 60, 60], [240, 60, 0, 300], [360, 60, 420, 0]],
};
const named = (name = 'north'): Record<string, unknown> => ({ profiles: [{ id: 'van', travel: { type: 'uploaded', name } }] });

describe('uploaded matrices', () => {
  let service: HttpService;
  let skipped = 0;
  beforeEach(async () => {
    skipped = 0;
    service = await startHttpService({ manifests: [ANY], now: () => Date.now() + skipped, plan: { submissions_per_minute: 1000, max_matrices: 2, max_matrix_cells: 40 } });
  });
  afterEach(() => service.close());

  const ask = (method: string, path: string, body?: unknown, headers = service.credentials): Promise<Answer> => service.call(method, path, { headers, body });
  const put = (name: string, body: unknown = UPLOAD, headers = service.credentials): Promise<Answer> => ask('PUT', `/api/v2/matrices/${name}`, body, headers);
  const findings = ({ body }: Answer): string[] => (body.detail as { loc: string[]; msg: string }[]).map(({ loc, msg }) => `${loc.slice(1).join('/')}: ${msg}`);
  const validate = (body: unknown): Promise<Answer> => ask('POST', '/api/v2/solve/validate', body);
  const problemOf = async (id: string): Promise<ReturnType<typeof unpackPlan>> => {
    const { value: record } = (await service.broker.bucket<TaskRecord>('tasks').get(id))!;
    return unpackPlan((await service.broker.blobs.get(problemKey(record)))!);
  };

  it('are shown, listed by name and deleted', async () => {
    const stored = await put('north');
    expect(stored.status, stored.text).to.equal(200);
    expect(stored.body.result).to.include({ name: 'north', locations: 4, distances: true, durations: true, cells: 32, used_at: null });
    const { uploaded_at: at, expires_at: end } = stored.body.result as Record<string, string>;
    expect(Date.parse(end!) - Date.parse(at!)).to.equal(30 * DAY_MS);
    await put('east', { locations: ['a'], durations_seconds: [[0]] });
    expect((await ask('GET', '/api/v2/matrices/north')).body.result).to.deep.equal(stored.body.result);
    const list = await ask('GET', '/api/v2/matrices');
    expect([list.body.result.matrices.map(({ name }: { name: string }) => name), list.body.result.limit]).to.deep.equal([['east', 'north'], 2]);
    expect((await ask('DELETE', '/api/v2/matrices/north')).body.result).to.deep.equal(stored.body.result);
    expect((await ask('DELETE', '/api/v2/matrices/north')).body.code).to.equal('matrices_not_found');
    expect(await service.broker.blobs.list(MATRICES_BLOBS)).to.have.length(1);
  });

  it('have durations by time of day, of which a request that names them gets its locations and the warnings', async () => {
    const [rush, calm] = [UPLOAD.durations_seconds.map((row) => row.map((seconds) => 100 * seconds)), UPLOAD.durations_seconds];
    const { locations } = UPLOAD;
    const entries = [{ time_of_day: '07:00', durations_seconds: rush }, { time_of_day: '07:30', durations_seconds: calm }];
    const stored = await put('traffic', { locations, durations_by_time: entries });
    expect(stored.body.result, stored.text).to.include({ distances: false, durations: true, cells: 32 });
    const inline = {
      type: 'matrices',
      durations_by_time: [
        { time_of_day: '07:00', durations_seconds: [[0, 30_000, 24_000], [42_000, 0, 36_000], [12_000, 18_000, 0]] },
        { time_of_day: '07:30', durations_seconds: [[0, 300, 240], [420, 0, 360], [120, 180, 0]] },
      ],
    };
    const ids = [];
    for (const travel of [{ type: 'uploaded', name: 'traffic' }, inline]) {
      const answer = await ask('POST', '/api/v2/solve', requiredPlan(2, { profiles: [{ id: 'van', travel }] }));
      expect(answer.status, answer.text).to.equal(200);
      expect(answer.body.result.warnings.map(({ code }: { code: string }) => code)).to.deep.equal(['durations_lowered']);
      ids.push(answer.body.request_id as string);
    }
    const [first, second] = await Promise.all(ids.map(problemOf));
    expect(first).to.deep.equal(second);
    expect(first!.problem.travel[0]!.traffic!.durations[1]!.matrix).to.deep.equal(Float64Array.of(0, 2100, 2040, 2220, 0, 2160, 1920, 1980, 0));
    expect((await validate(requiredPlan(2, named('traffic')))).body.result).to.include({ matrix_cells: 18 });
    expect(findings(await put('traffic', { locations, durations_by_time: [...entries].reverse() }))).to.deep.equal([
      'durations_by_time/1/time_of_day: time_of_day of durations_by_time[1] is 07:00, which is not after 07:30 of the entry before: sort the entries by time, each time once',
    ]);
  });

  it('give a request the problem that the matrices themselves would give it', async () => {
    await put('north');
    const inline = {
      type: 'matrices',
      distances_meters: [[0, 10, 7], [13, 0, 11], [2, 3, 0]],
      durations_seconds: [[0, 300, 240], [420, 0, 360], [120, 180, 0]],
    };
    const ids = [];
    for (const travel of [{ type: 'uploaded', name: 'north' }, inline]) {
      const answer = await ask('POST', '/api/v2/solve', requiredPlan(2, { profiles: [{ id: 'van', travel }] }));
      expect(answer.status, answer.text).to.equal(200);
      ids.push(answer.body.request_id as string);
    }
    const [first, second] = await Promise.all(ids.map(problemOf));
    expect(first).to.deep.equal(second);
    expect((await validate(requiredPlan(2, named()))).body.result).to.include({ matrix_cells: 18 });
    expect((await ask('GET', '/api/v2/matrices/north')).body.result.used_at).to.be.a('string');
  });

  it('are put in place of their names beside the main thread, where large bodies are parsed', async () => {
    await withHttpService({ manifests: [ANY], limits: { threadFromBytes: 1 } }, async (threaded) => {
      const { credentials: headers, broker } = threaded;
      const stored = await threaded.call('PUT', '/api/v2/matrices/north', { headers, body: UPLOAD });
      expect(stored.status, stored.text).to.equal(200);
      const single = await threaded.call('POST', '/api/v2/solve', { headers, body: requiredPlan(2, named()) });
      expect(single.status, single.text).to.equal(200);
      const batch = await threaded.call('POST', '/api/v2/solve/batch', { headers, body: { requests: [requiredPlan(1, named()), requiredPlan(2, named())] } });
      const ids = [single.body.request_id, ...(batch.body.result.tasks as { request_id: string }[]).map(({ request_id: id }) => id)] as string[];
      const sizes = await Promise.all(ids.map(async (id) => {
        const { value: record } = (await broker.bucket<TaskRecord>('tasks').get(id))!;
        return unpackPlan((await broker.blobs.get(problemKey(record)))!).ids.locations.length;
      }));
      expect(sizes).to.deep.equal([3, 2, 3]);
      const checked = await threaded.call('POST', '/api/v2/solve/check', { headers, body: { request: requiredPlan(1, named()), routes: [{ vehicle: 'van-1', stops: ['order-1'] }] } });
      expect(checked.body.result.feasible, checked.text).to.equal(true);
    });
  });

  it('are known to checks and to batches', async () => {
    await put('north');
    const checked = await ask('POST', '/api/v2/solve/check', { request: requiredPlan(1, named()), routes: [{ vehicle: 'van-1', stops: ['order-1'] }] });
    expect(checked.body.result.plan.summary.distance_meters, checked.text).to.equal(23);
    const batch = await ask('POST', '/api/v2/solve/batch', { requests: [requiredPlan(1, named()), requiredPlan(2, named())] });
    expect(batch.status, batch.text).to.equal(200);
    const wrong = await ask('POST', '/api/v2/solve/batch', { requests: [requiredPlan(1, named()), requiredPlan(1, named('nort'))] });
    expect(findings(wrong)).to.deep.equal(['requests/1/profiles/0/travel/name: name of travel of profile "van" is "nort", which is not uploaded: did you mean "north"?']);
  });

  it('stay with a task when they are replaced or deleted', async () => {
    await put('north');
    const { body: { request_id: id } } = await ask('POST', '/api/v2/solve', requiredPlan(1, named()));
    const before = await problemOf(id as string);
    await put('north', { locations: ['depot', 'street-1'], distances_meters: [[0, 1], [1, 0]] });
    expect(await service.broker.blobs.list(MATRICES_BLOBS)).to.have.length(1);
    expect((await validate(requiredPlan(1, named()))).body.result).to.include({ matrix_cells: 4 });
    await ask('DELETE', '/api/v2/matrices/north');
    expect(await problemOf(id as string)).to.deep.equal(before);
  });

  it('are refused where they are unknown, lack a location or exceed the plan, with the remedy', async () => {
    await put('north');
    expect(findings(await validate(requiredPlan(1, named('nroth'))))).to.deep.equal(['profiles/0/travel/name: name of travel of profile "van" is "nroth", which is not uploaded: did you mean "north"?']);
    expect(findings(await validate(requiredPlan(1, named('x'))))[0]).to.match(/which is not uploaded: upload it with PUT \/api\/v2\/matrices\/x$/);
    expect(findings(await validate(requiredPlan(3, named())))).to.deep.equal([
      'locations/3/id: location "street-3" is not in the uploaded matrices "north" of travel of profile "van": did you mean "street-2"?',
    ]);
    const two = requiredPlan(2, { ...named(), profiles: [1, 2, 3].map((i) => ({ id: `p${i}`, travel: { type: 'uploaded', name: 'north' } })) });
    expect((await validate(two)).body.error).to.equal('Matrix cell count (54) exceeds plan limit (40). Please upgrade your plan');
    expect(findings(await validate(requiredPlan(1, named('ü'))))[0]).to.match(/must be the name of uploaded matrices/);
    for (const [method, name] of [['GET', 'nort'], ['DELETE', 'NORT']] as const) {
      const { status, body } = await ask(method, `/api/v2/matrices/${name}`);
      expect([status, body.code, body.error]).to.deep.equal([404, 'matrices_not_found', `The set of matrices "${name}" is not uploaded: did you mean "north"?`]);
    }
    expect((await ask('GET', '/api/v2/matrices/-x')).body).to.include({
      code: 'matrices_not_found', error: 'No matrices are called "-x": a name is 1 to 64 letters, digits, hyphens and underscores, the first a letter or digit',
    });
  });

  it('are refused when an upload breaks a rule or a limit, and leave nothing behind', async () => {
    expect(findings(await put('north', { locations: ['a', 'a'], distances: [] }))).to.deep.equal(['distances: distances is not a field of an upload of matrices: did you mean distances_meters?']);
    expect(findings(await put('north', { locations: ['a', 'a'], distances_meters: [[0], [1, 0]] }))).to.deep.equal([
      'locations/1: locations[1] is "a", as is locations[0]: name a location once',
      'distances_meters/0: distances_meters[0] must have an entry for each of the 2 locations (got 1)',
    ]);
    expect(findings(await put('north', { locations: ['a'] }))[0]).to.match(/has no matrix/);
    expect(findings(await put('-x'))[0]).to.match(/^name: name is "-x": it must be 1 to 64 letters/);
    const five = Array.from({ length: 7 }, (_, i) => String(i));
    expect((await put('big', { locations: five, distances_meters: five.map(() => five.map(() => 1)) })).body.error).to.match(/^Matrix cell count \(49\) exceeds plan limit \(40\)/);
    await put('a');
    await put('b');
    await put('a');
    expect((await put('c')).body.error).to.equal('Uploaded matrix set count (3) exceeds plan limit (2). Please upgrade your plan');
    expect(await service.broker.blobs.list(MATRICES_BLOBS)).to.have.length(2);
  });

  it('belong to one account', async () => {
    await put('north');
    const other = await service.newCaller('other');
    expect((await ask('GET', '/api/v2/matrices/north', undefined, other)).body.code).to.equal('matrices_not_found');
    expect((await ask('GET', '/api/v2/matrices', undefined, other)).body.result.matrices).to.deep.equal([]);
    const nobody = { 'x-rapidapi-proxy-secret': SECRET, 'x-rapidapi-subscription': 'ULTRA' };
    expect((await put('north', UPLOAD, nobody)).body.code).to.equal('api_access_denied');
  });

  it('expire when nothing uses them, say so, make room and are forgotten', async () => {
    await put('north');
    await put('east');
    skipped = 29 * DAY_MS;
    expect((await validate(requiredPlan(1, named()))).status).to.equal(200);
    skipped = 31 * DAY_MS;
    expect((await validate(requiredPlan(1, named()))).status).to.equal(200);
    expect((await validate(requiredPlan(1, named('east')))).text).to.match(/is \\"east\\", which expired at 20[^ ]+Z, because nothing used it: upload it again with PUT/);
    expect((await ask('GET', '/api/v2/matrices/east')).body.error).to.match(/^The set of matrices "east" expired at 20[^ ]+Z, because nothing used it: upload it again with PUT \/api\/v2\/matrices\/east$/);
    expect((await put('south')).status).to.equal(200);
    const store = createMatrixStore({ broker: service.broker, now: () => Date.now() + skipped });
    await store.prune();
    expect(await service.broker.blobs.list(MATRICES_BLOBS)).to.have.length(2);
    expect((await store.list(service.account.id)).expired.map(({ name }) => name)).to.deep.equal(['east']);
    skipped = 62 * DAY_MS;
    await store.prune();
    expect((await store.list(service.account.id)).expired.map(({ name }) => name)).to.deep.equal(['north', 'south']);
    expect(await service.broker.blobs.list(MATRICES_BLOBS)).to.deep.equal([]);
  });

  it('go with their account', async () => {
    await put('north');
    await deleteAccount(service.broker, service.account, 1);
    expect(await service.broker.blobs.list(MATRICES_BLOBS)).to.deep.equal([]);
    expect(await service.broker.bucket('matrices').get(service.account.id)).to.equal(null);
  });
});
