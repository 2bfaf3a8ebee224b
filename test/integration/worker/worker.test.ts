import { expect } from 'chai';
import { metricValue } from '../../helpers/metric.js';
import { childrenOf, startTestWorker, type TestWorker } from '../../helpers/test-worker.js';

describe('a worker', () => {
  let harness: TestWorker;

  before(async () => {
    harness = await startTestWorker();
  });

  after(async () => {
    await harness.worker.stop(0);
    expect(childrenOf()).to.deep.equal([]);
  });

  it('solves a task with its strategy in a child, and stores checked routes', async () => {
    const task = await harness.solve({ strategy: 'stub', seed: 41 });
    expect(task).to.include({ state: 'solved', attempts: 1, deaths: 0 });
    const { success, result } = await harness.envelope(task);
    expect(success).to.equal(true);
    expect(result).to.include({ total_cost: 30, strategy: 'stub', seed: 41, request_id: task.id });
    expect(result!['time']).to.be.within(0.005, 10);
  });

  it('serves the quick pool and the others', async () => {
    expect(harness.worker.pools).to.have.members(['general', 'quick']);
    const [quick, general] = await Promise.all([harness.solve({ pool: 'quick' }), harness.solve({ pool: 'general' })]);
    expect([quick.state, general.state]).to.deep.equal(['solved', 'solved']);
  });

  it('does not let a long task delay a quick one', async () => {
    const long = await harness.submit({ strategy: 'overruns', limitSeconds: 1 });
    await harness.until(long.id, (task) => task.state === 'solving');
    const quick = await harness.solve({ pool: 'quick' });
    expect(quick.state).to.equal('solved');
    expect((await harness.broker.bucket<{ state: string }>('tasks').get(long.id))!.value.state).to.equal('solving');
    await harness.until(long.id);
  });

  it('counts what it does', async () => {
    const { registry } = harness.metrics;
    const before = await metricValue(registry, 'roundsman_tasks_finished_total', { outcome: 'solved', strategy: 'stub', size: 'le_10' });
    await harness.solve();
    expect(await metricValue(registry, 'roundsman_tasks_finished_total', { outcome: 'solved', strategy: 'stub', size: 'le_10' })).to.equal(before + 1);
    expect(await metricValue(registry, 'roundsman_worker_slots', { pool: 'general' })).to.equal(1);
    expect(await metricValue(registry, 'roundsman_worker_slots', { pool: 'quick' })).to.equal(1);
    expect(await metricValue(registry, 'roundsman_task_queue_seconds_count', { pool: 'general' })).to.be.greaterThan(0);
    expect(await metricValue(registry, 'roundsman_solve_seconds_count', { strategy: 'stub', size: 'le_10' })).to.be.greaterThan(0);
  });

  it('backs off when the queue fails, and resumes', async () => {
    const { jobs } = harness.broker;
    const original = jobs.next.bind(jobs);
    let failures = 3;
    jobs.next = (pool, signal) => (failures-- > 0 ? Promise.reject(new Error('no answer')) : original(pool, signal));
    for (let task = 0; task < 3; task++) expect((await harness.solve()).state).to.equal('solved');
    expect(failures).to.be.lessThan(0);
    expect(harness.log.some(({ msg }) => msg === 'a slot could not take a job, trying again')).to.equal(true);
    jobs.next = original;
  });
});

describe('a worker that stops', () => {
  it('takes no more messages, and lets a running solve finish', async () => {
    const { worker, submit, until, broker, log } = await startTestWorker();
    const running = await submit({ strategy: 'stub' });
    await until(running.id, (task) => task.state === 'solving');
    const stopped = worker.stop(10_000);
    const late = await submit({ strategy: 'stub' });
    await stopped;
    expect((await until(running.id)).state).to.equal('solved');
    expect(broker.inspectQueue().map(({ id, deliveries }) => [id, deliveries])).to.deep.equal([[late.id, 0]]);
    expect(log.some(({ msg }) => msg === 'tasks handed back')).to.equal(false);
    const { account, nodes, vehicles } = running;
    const finished = log.find(({ msg }) => msg === 'task finished');
    expect(finished).to.include({ requestId: running.id, account, outcome: 'solved', strategy: 'stub', nodes, vehicles, limit: running.limitSeconds, attempts: 1 });
    expect(finished).to.have.property('cost').that.is.a('number');
    expect(finished).to.have.property('seconds').that.is.a('number');
    expect(childrenOf()).to.deep.equal([]);
  });

  it('kills a solve that exceeds the grace period, and returns its message without delay', async () => {
    const { worker, submit, until, broker, log } = await startTestWorker();
    const running = await submit({ strategy: 'loops', limitSeconds: 60 });
    await until(running.id, (task) => task.state === 'solving');
    const begun = performance.now();
    await worker.stop(200);
    expect(performance.now() - begun).to.be.within(190, 5000);
    const again = await broker.jobs.next('general', AbortSignal.timeout(1000));
    expect(again).to.include({ id: running.id, deliveries: 2 });
    const { value } = (await broker.bucket<{ deaths: number; state: string }>('tasks').get(running.id))!;
    expect(value).to.include({ deaths: 0, state: 'solving' });
    expect(log.filter(({ msg }) => msg === 'tasks handed back').map(({ requestIds }) => requestIds)).to.deep.equal([[running.id]]);
    expect(childrenOf()).to.deep.equal([]);
  });
});
