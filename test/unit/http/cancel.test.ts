import { expect } from 'chai';
import { failureEnvelope } from '../../../src/contract/result.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { workOnJob } from '../../../src/worker/work.js';
import { createTaskWorld } from '../../helpers/task-world.js';
import { solveRequest, startHttpService, type HttpService } from '../../helpers/http-service.js';
import { metricValue } from '../../helpers/metric.js';
import { until } from '../../helpers/until.js';

describe('cancelSolve', () => {
  let service: HttpService;
  beforeEach(async () => { service = await startHttpService({ resultTtlSeconds: 60 }); });
  afterEach(() => service.close());

  const accepted = async (): Promise<string> => (await service.submit(solveRequest())).body.request_id as string;
  /** Waits until everything that follows a response is done. */
  const settled = (id: string) => until('the charge to be given back', async () => {
    const record = (await service.broker.bucket<TaskRecord>('tasks').get(id))?.value;
    return record?.refunded === true && service.broker.inspectQueue().length === 0;
  });

  it('ends a queued task, and every poll says the same from then on', async () => {
    const id = await accepted();
    const answer = await service.cancel(id);
    expect(answer.status).to.equal(200);
    expect(answer.body).to.include({ success: false, request_id: id, code: 'cancelled', result: null });
    const poll = await service.poll(id);
    expect(poll.text).to.equal(answer.text);
    expect((await service.cancel(id)).text).to.equal(answer.text);
    await settled(id);
    expect(await metricValue(service.metrics.registry, 'roundsman_tasks_cancelled_total', { phase: 'queued', pool: 'quick', strategy: 'savings' })).to.equal(1);
  });

  it('returns the result of a finished task', async () => {
    const id = await accepted();
    const delivery = await service.broker.jobs.next('quick', AbortSignal.timeout(1000));
    const world = createTaskWorld(service.broker);
    world.outcome = ({ strategy }) => ({
      kind: 'failed', envelope: failureEnvelope(id, 'no_feasible_solution', 'No feasible solution.'), code: 'no_feasible_solution', refund: false, solveSeconds: 1, strategy,
    });
    await workOnJob(world.workDeps(), delivery!, new AbortController().signal);
    const poll = await service.poll(id);
    const response = await fetch(`http://127.0.0.1:${service.port}/api/v1/solve/result/${id}`, { method: 'DELETE', headers: service.credentials });
    expect(response.status).to.equal(200);
    expect(await response.text()).to.equal(poll.text);
    expect(poll.body).to.include({ state: 'failed', code: 'no_feasible_solution' });
  });

  it('refuses other accounts, unknown ids and missing credentials like a poll', async () => {
    const id = await accepted();
    const other = await service.newCaller('other');
    expect((await service.cancel(id, other)).body).to.include({ code: 'result_access_denied' });
    expect((await service.cancel('A'.repeat(22))).body).to.include({ code: 'task_not_found', request_id: 'A'.repeat(22) });
    expect((await service.cancel('short')).body).to.include({ code: 'task_not_found' });
    expect((await service.cancel(id, {})).body).to.include({ code: 'missing_credentials' });
    expect((await service.poll(id)).body.result).to.include({ status: 'processing', phase: 'queued' });
    service.broker.setAvailable(false);
    const refused = await service.cancel(id);
    expect([refused.status, refused.body.code]).to.deep.equal([503, 'service_unavailable']);
    service.broker.setAvailable(true);
  });

  it('is named by OPTIONS and by the refusal of other methods', async () => {
    const path = `/api/v1/solve/result/${'A'.repeat(22)}`;
    expect((await service.call('OPTIONS', path)).headers['allow']).to.equal('GET, HEAD, DELETE, OPTIONS');
    const response = await fetch(`http://127.0.0.1:${service.port}${path}`, { method: 'PUT', headers: service.credentials });
    expect([response.status, response.headers.get('allow')]).to.deep.equal([405, 'GET, HEAD, DELETE, OPTIONS']);
  });
});
