import { expect } from 'chai';
import { failureEnvelope } from '../../../src/contract/result.js';
import { unpackRequest } from '../../../src/contract/pack.js';
import { finishedEnvelope } from '../../../src/tasks/envelope.js';
import { problemKey } from '../../../src/tasks/ids.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { SECRET, solveRequest, startHttpService, withHttpService, type Answer, type HttpService } from '../../helpers/http-service.js';
import { until } from '../../helpers/until.js';

/** What every refusal has in common. */
function expectRefusal(answer: Answer, status: number, code: string, text: string | RegExp): void {
  expect(answer.status, answer.text).to.equal(status);
  expect(answer.body).to.include({ success: false, code });
  expect(answer.body).to.not.have.property('result');
  expect(answer.body.error).to.match(typeof text === 'string' ? new RegExp(text, 'i') : text);
}

describe('the answers of the specification', () => {
  let service: HttpService;
  before(async () => { service = await startHttpService({ plan: { max_nodes: 20, max_vehicles: 5 } }); });
  after(() => service.close());

  /** Ends a task like a worker. */
  const finish = async (id: string, fields: Partial<TaskRecord>, envelope: Uint8Array): Promise<void> => {
    const tasks = service.broker.bucket<TaskRecord>('tasks');
    const entry = await tasks.get(id);
    await service.broker.blobs.put(`result.${id}`, envelope);
    await tasks.put(id, { ...entry!.value, resultKey: `result.${id}`, finishedAt: Date.now(), expiresAt: Date.now() + 60_000, ...fields });
  };

  it('acknowledge a submission, whose task is then waiting', async () => {
    const answer = await service.submit(solveRequest());
    expect(answer.status).to.equal(200);
    expect(answer.body).to.deep.include({ success: true, error: null });
    expect(answer.body.result).to.include({ status: 'accepted', phase: 'queued' });
    expect(answer.headers['x-request-id']).to.equal(answer.body.request_id);
    // the depth is queried a few times per second, however many callers there are
    const poll = await until('the task shows in the queue\'s depth', async () => {
      const polled = await service.poll(answer.body.request_id);
      return polled.body.result.queue_depth === 0 ? null : polled;
    });
    expect(poll.body.result).to.deep.equal({ status: 'processing', phase: 'queued', queue_depth: 1 });
    expect(poll.body.request_id).to.equal(answer.body.request_id);
    expect(poll.headers['x-request-id']).to.not.equal(answer.body.request_id);
  });

  it('keep the problem, the record and the history entry of an accepted task', async () => {
    const { body } = await service.submit(solveRequest(5, { name: 'kept', time_limit_seconds: 7, seed: 3, callback_url: 'https://example.com/hook' }));
    const record = (await service.broker.bucket<TaskRecord>('tasks').get(body.request_id))!.value;
    expect(record).to.include({ account: service.account.id, access: 'direct', limitSeconds: 7, seed: 3, nodes: 5, vehicles: 2, name: 'kept', callbackUrl: 'https://example.com/hook', strategy: 'savings', pool: 'quick' });
    const request = unpackRequest((await service.broker.blobs.get(problemKey(record)))!);
    expect(request).to.deep.include({ name: 'kept', nodeCount: 5 });
    expect(await service.broker.bucket('history').keys(`${service.account.id}.${body.request_id}`)).to.have.length(1);
  });

  it('use the plan\'s time limit if none is given, and cap one that exceeds it', async () => {
    for (const [given, effective] of [[undefined, 5], [1, 1], [60, 60], [61, 60], [1e9, 60]] as const) {
      const { body } = await service.submit(solveRequest(4, given === undefined ? {} : { time_limit_seconds: given }));
      expect((await service.broker.bucket<TaskRecord>('tasks').get(body.request_id))?.value.limitSeconds).to.equal(effective);
    }
  });

  it('report solving while a worker has the task', async () => {
    const { body } = await service.submit(solveRequest());
    const tasks = service.broker.bucket<TaskRecord>('tasks');
    await tasks.put(body.request_id, { ...(await tasks.get(body.request_id))!.value, state: 'solving' });
    expect((await service.poll(body.request_id)).body.result).to.deep.equal({ status: 'processing', phase: 'solving' });
  });

  for (const [ageMs, wait] of [[0, 2], [2_500, 3], [60_000, 5]] as const) {
    it(`tell the client of a running task of ${ageMs} ms to poll again in ${wait} s`, async () => {
      const { body } = await service.submit(solveRequest());
      const tasks = service.broker.bucket<TaskRecord>('tasks');
      await tasks.put(body.request_id, { ...(await tasks.get(body.request_id))!.value, createdAt: Date.now() - ageMs });
      const poll = await service.poll(body.request_id);
      expect(poll.body.retry_after_seconds).to.equal(wait);
      expect(poll.headers['retry-after']).to.equal(String(wait));
    });
  }

  it('send the stored bytes of a finished task unchanged', async () => {
    const { body } = await service.submit(solveRequest());
    const envelope = failureEnvelope(body.request_id, 'no_feasible_solution', 'No feasible solution: the demand 9 exceeds the capacity 8.');
    await finish(body.request_id, { state: 'failed', code: 'no_feasible_solution' }, envelope);
    const poll = await service.poll(body.request_id);
    expect(poll.status).to.equal(200);
    const { value: record } = (await service.broker.bucket<TaskRecord>('tasks').get(body.request_id))!;
    expect(poll.text).to.equal(Buffer.from(finishedEnvelope(envelope, 'failed', record)).toString());
    expect(poll.body).to.include({ success: false, result: null, request_id: body.request_id });
  });

  it('401 for missing headers', async () => {
    const missing: Record<string, string>[] = [{}, { 'x-user-name': 'demo' }, { 'x-api-key': service.key }, { 'x-user-name': '', 'x-api-key': service.key }];
    for (const headers of missing) {
      expectRefusal(await service.submit(solveRequest(), headers), 401, 'missing_credentials', 'missing user-name or key header');
      expectRefusal(await service.poll('x'.repeat(22), headers), 401, 'missing_credentials', 'missing user-name or key header');
    }
  });

  it('401 for a wrong user name or key', async () => {
    for (const headers of [{ 'x-user-name': 'other', 'x-api-key': service.key }, { 'x-user-name': 'demo', 'x-api-key': `${service.key}x` }]) {
      expectRefusal(await service.submit(solveRequest(), headers), 401, 'invalid_credentials', 'invalid username or API key');
    }
  });

  it('401 for a wrong proxy secret', async () => {
    expectRefusal(await service.submit(solveRequest(), { 'x-rapidapi-proxy-secret': 'no' }), 401, 'invalid_proxy_secret', 'invalid proxy secret');
    expect((await service.submit(solveRequest(), { 'x-rapidapi-proxy-secret': SECRET })).status).to.equal(200);
  });

  it('400 above the plan\'s nodes or vehicles, in the words of the specification', async () => {
    expectRefusal(await service.submit(solveRequest(21)), 400, 'plan_limit_exceeded', /^Node count \(21\) exceeds plan limit \(20\)\. Please upgrade your plan$/);
    const vehicles = { vehicle_num: 6, start_nodes: Array(6).fill(0), end_nodes: Array(6).fill(0), vehicles_capacity: Array(6).fill(9) };
    expectRefusal(await service.submit(solveRequest(4, vehicles)), 400, 'plan_limit_exceeded', /^Vehicle count \(6\) exceeds plan limit \(5\)\. Please upgrade your plan$/);
  });

  it('422 with detail for a body that breaks the rules', async () => {
    const limit = await service.submit(solveRequest(4, { time_limit_seconds: 0 }));
    expectRefusal(limit, 422, 'validation_failed', /^Validation failed$/);
    expect(limit.body.detail).to.deep.equal([{ loc: ['body', 'time_limit_seconds'], msg: 'time_limit_seconds must be a positive integer', type: 'value_error' }]);
    const depot = await service.submit(solveRequest(4, { node_demands: [5, 1, 1, 1] }));
    expect(depot.body.detail).to.deep.include({ loc: ['body'], msg: 'Depot/start/end node 0 demand must be 0 (got 5)', type: 'value_error' });
    const strategy = await service.submit(solveRequest(4, { strategy: 'magic' }));
    expect(strategy.body.detail[0].loc).to.deep.equal(['body', 'strategy']);
    expect(strategy.body.detail[0].msg).to.include('narrow, savings');
    expect((await service.submit(solveRequest(4, { strategy: 'narrow' }))).body.detail[0].msg).to.include('0 to 2 customers');
  });

  it('403 for a plan without access, in both operations', async () => {
    const headers = await service.newCaller('poor', 'free');
    expectRefusal(await service.submit(solveRequest(), headers), 403, 'api_access_denied', 'plan .* does not support API access');
    expectRefusal(await service.poll('x'.repeat(22), headers), 403, 'api_access_denied', 'does not support API access');
  });

  it('403 for a task of another account, whatever its state', async () => {
    const other = await service.newCaller('other');
    const { body } = await service.submit(solveRequest());
    const marketplace = { 'x-rapidapi-proxy-secret': SECRET, 'x-rapidapi-user': 'demo' };
    for (const headers of [other, marketplace]) {
      expectRefusal(await service.poll(body.request_id, headers), 403, 'result_access_denied', 'no permission to access this request result');
    }
    await finish(body.request_id, { state: 'failed' }, failureEnvelope(body.request_id, 'solver_failed', 'failed'));
    expectRefusal(await service.poll(body.request_id, other), 403, 'result_access_denied', 'no permission');
  });

  it('404 for an unknown or expired task', async () => {
    const unknown = 'u'.repeat(22);
    const answer = await service.poll(unknown);
    expectRefusal(answer, 404, 'task_not_found', 'request id not found or expired');
    expect(answer.body.request_id).to.equal(unknown);
    const { body } = await service.submit(solveRequest());
    await finish(body.request_id, { state: 'failed', expiresAt: Date.now() - 1 }, failureEnvelope(body.request_id, 'solver_failed', 'failed'));
    expectRefusal(await service.poll(body.request_id), 404, 'task_not_found', 'request id not found or expired');
  });

  it('429 above the rate, not counting polls', async () => {
    await withHttpService({ plan: { submissions_per_minute: 2 } }, async (limited) => {
      const first = await limited.submit(solveRequest());
      for (let i = 0; i < 20; i++) expect((await limited.poll(first.body.request_id)).status).to.equal(200);
      await limited.submit(solveRequest());
      const answer = await limited.submit(solveRequest());
      expectRefusal(answer, 429, 'rate_limit_exceeded', 'rate limit');
      expect(answer.body.retry_after_seconds).to.be.within(1, 61);
      expect(answer.headers['retry-after']).to.equal(String(answer.body.retry_after_seconds));
    });
  });

  it('429 when the month\'s quota is used up, with the quota', async () => {
    await withHttpService({ plan: { monthly_quota: 1 } }, async (limited) => {
      await limited.submit(solveRequest());
      const answer = await limited.submit(solveRequest());
      expectRefusal(answer, 429, 'monthly_quota_exceeded', 'quota of 1 ');
      expect(answer.headers['retry-after']).to.equal(String(answer.body.retry_after_seconds));
    });
  });

  it('429 when too many tasks are waiting, with their number', async () => {
    await withHttpService({ busyQueueDepth: 3 }, async (busy) => {
      for (let i = 0; i < 3; i++) expect((await busy.submit(solveRequest())).status).to.equal(200);
      const answer = await busy.submit(solveRequest());
      expectRefusal(answer, 429, 'service_busy', /queue depth is 3\b/);
      expect(answer.headers['retry-after']).to.equal(String(answer.body.retry_after_seconds));
      expect(busy.broker.inspectQueue()).to.have.length(3);
    });
  });
});
