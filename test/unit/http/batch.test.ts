import { expect } from 'chai';
import { QueueFullError } from '../../../src/tasks/broker-errors.js';
import type { JobQueue } from '../../../src/tasks/ports.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { manifest, startHttpService, type Answer, type HttpService } from '../../helpers/http-service.js';
import { requiredPlan } from '../../helpers/required-plan.js';

const BATCH = { requests: [requiredPlan(1, { name: 'north' }), requiredPlan(2, { name: 'south', strategy: 'savings' }), requiredPlan(3, { name: null })] };

describe('several requests in one submission', () => {
  let service: HttpService;
  beforeEach(async () => {
    service = await startHttpService({ manifests: [manifest('savings'), manifest('narrow', { customers: { minimum: 0, maximum: 1 } })], plan: { submissions_per_minute: 8, monthly_quota: 100 } });
  });
  afterEach(() => service.close());

  const submit = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> => service.call('POST', '/api/v2/solve/batch', { headers: { ...service.credentials, ...headers }, body });
  const ids = ({ body }: Answer): string[] => (body.result.tasks as { request_id: string }[]).map(({ request_id: id }) => id);
  const tasks = async (): Promise<string[]> => service.broker.bucket<TaskRecord>('tasks').keys();
  const places = ({ body }: Answer): string[] => (body.detail as { loc: string[] }[]).map(({ loc }) => loc.join('/'));

  it('is acknowledged in order, each with an id by which it is polled', async () => {
    const answer = await submit(BATCH);
    expect(answer.status, answer.text).to.equal(200);
    expect(answer.body.result.tasks.map(({ name, status, phase }: Record<string, unknown>) => [name, status, phase])).to.deep.equal([
      ['north', 'accepted', 'queued'], ['south', 'accepted', 'queued'], [null, 'accepted', 'queued'],
    ]);
    expect(new Set([...ids(answer), answer.body.request_id])).to.have.property('size', 4);
    for (const [i, id] of ids(answer).entries()) {
      const polled = await service.call('GET', `/api/v2/solve/result/${id}`, { headers: service.credentials });
      expect(polled.body.state).to.equal('queued');
      expect((await service.broker.bucket<TaskRecord>('tasks').get(id))!.value).to.include({ api: 2, nodes: i + 2 });
    }
    expect(answer.headers).to.include({ 'ratelimit-remaining': '5' });
  });

  it('is refused as a whole, with the place of each fault', async () => {
    const faulty = await submit({ requests: [BATCH.requests[0], requiredPlan(1, { sed: 1 }), requiredPlan(1, { stops: [{ id: 'a', location: 'nowhere' }] })] });
    expect(places(faulty)).to.deep.equal(['body/requests/1/sed', 'body/requests/2/stops/0/location']);
    expect(places(await submit({ requests: [BATCH.requests[0], requiredPlan(2, { strategy: 'narrow' })] }))).to.deep.equal(['body/requests/1/strategy']);
    expect(places(await submit({ requests: [] }))).to.deep.equal(['body/requests']);
    expect((await submit({ plans: [] })).body.detail.map(({ msg }: { msg: string }) => msg).join()).to.match(/plans is not a field of a submission of several requests: did you mean requests\?/);
    expect((await submit({ requests: Array.from({ length: 51 }, () => 1) })).body.detail[0].msg).to.match(/at most 50 objects/);
    const tooMany = await submit({ requests: [BATCH.requests[0], requiredPlan(1, { vehicles: [{ id: 'v', count: 1_000_000, start: 'depot', end: 'depot' }] })] });
    expect(tooMany.body.error).to.match(/^requests\[1\]: Vehicle count \(1000000\) exceeds plan limit/);
    expect(await tasks()).to.deep.equal([]);
  });

  it('counts each request against rate and quota, and is refused unless all pass', async () => {
    expect((await submit({ requests: Array.from({ length: 9 }, () => requiredPlan(1)) })).body.error).to.equal('Request count (9) exceeds plan limit (8). Please upgrade your plan');
    expect((await submit({ requests: Array.from({ length: 6 }, () => requiredPlan(1)) })).status).to.equal(200);
    const refused = await submit(BATCH);
    expect([refused.status, refused.body.code]).to.deep.equal([429, 'rate_limit_exceeded']);
    expect(await tasks()).to.have.length(6);
    expect((await submit({ requests: BATCH.requests.slice(1) })).status).to.equal(200);
  });

  it('returns the same tasks when it is repeated under its Idempotency-Key, and no others for another body', async () => {
    const key = { 'idempotency-key': 'k-1' };
    const first = await submit(BATCH, key);
    const again = await submit(BATCH, key);
    expect(ids(again)).to.deep.equal(ids(first));
    expect(await tasks()).to.have.length(3);
    expect(again.headers).to.include({ 'ratelimit-remaining': '5' });
    expect((await submit({ requests: BATCH.requests.slice(0, 2) }, key)).body.code).to.equal('idempotency_key_reused');
    const single = await service.call('POST', '/api/v2/solve', { headers: { ...service.credentials, ...key }, body: BATCH.requests[0] });
    expect(single.body.code).to.equal('idempotency_key_reused');
    expect(await tasks()).to.have.length(3);
  });

  it('refuses a batch under the Idempotency-Key of a single request, and charges nothing', async () => {
    const key = { 'idempotency-key': 'k-3' };
    const single = await service.call('POST', '/api/v2/solve', { headers: { ...service.credentials, ...key }, body: BATCH.requests[0] });
    expect(single.status, single.text).to.equal(200);
    const batch = await submit(BATCH, key);
    expect([batch.status, batch.body.code]).to.deep.equal([422, 'idempotency_key_reused']);
    expect(await tasks()).to.have.length(1);
    expect((await submit({ requests: BATCH.requests.slice(0, 1) }, key)).body.code).to.equal('idempotency_key_reused');
  });

  it('names what was accepted when the queue fails half-way, and a repeat under the key submits the rest', async () => {
    const key = { 'idempotency-key': 'k-2' };
    const jobs = service.broker.jobs as { publish: JobQueue['publish'] };
    const publish = jobs.publish.bind(jobs);
    let published = 0;
    jobs.publish = (...args) => (published++ === 1 ? Promise.reject(new QueueFullError('full')) : publish(...args));
    const failed = await submit(BATCH, key);
    const [first] = ids(await submit(BATCH, key));
    expect([failed.status, failed.body.code]).to.deep.equal([429, 'service_busy']);
    expect(failed.body.error).to.match(new RegExp(`\\. 1 of 3 requests were accepted before and will be solved: ${first!}$`));
    const again = await submit(BATCH, key);
    expect(again.status, again.text).to.equal(200);
    expect(await tasks()).to.have.length(3);
  });
});
