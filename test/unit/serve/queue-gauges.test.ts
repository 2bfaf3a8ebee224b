import { expect } from 'chai';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { renderMetrics, snapshotMetrics } from '../../../src/metrics/merge.js';
import { queueGauges } from '../../../src/serve/queue-gauges.js';
import { createMemoryBroker } from '../../helpers/memory-broker.js';

describe('the gauges of the queue', () => {
  async function withTasks() {
    const broker = createMemoryBroker();
    const metrics = createMetrics('api');
    const add = async (id: string, pool: string, strategy: string, createdAt: number) => {
      await broker.bucket('tasks').create(id, { id, pool, strategy, createdAt });
      await broker.jobs.publish(pool, id, id);
    };
    await add('a', 'general', 'alns', 1000);
    await add('b', 'general', 'savings', 2000);
    await add('c', 'general', 'alns', 3000);
    await add('d', 'quick', 'savings', 4000);
    const refresh = queueGauges(broker, metrics, () => 10_000);
    const waiting = async () => Object.fromEntries((await metrics.tasksWaiting.get()).values.map(({ labels, value }) => [`${labels.pool}/${labels.strategy}`, value]));
    const oldest = async () => Object.fromEntries((await metrics.oldestWaiting.get()).values.map(({ labels, value }) => [labels.pool, value]));
    return { broker, metrics, refresh, waiting, oldest };
  }

  it('count the waiting tasks per pool and strategy, and tell the age of the oldest', async () => {
    const { refresh, waiting, oldest } = await withTasks();
    await refresh();
    expect(await waiting()).to.deep.equal({ 'general/alns': 2, 'general/savings': 1, 'quick/savings': 1 });
    expect(await oldest()).to.deep.equal({ general: 9, quick: 6 });
  });

  it('leave out the tasks in hand, and those that are done', async () => {
    const { broker, metrics, refresh, waiting, oldest } = await withTasks();
    await refresh();
    await broker.jobs.next('general', new AbortController().signal);
    const quick = await broker.jobs.next('quick', new AbortController().signal);
    await quick!.ack();
    await refresh();
    expect(await waiting()).to.deep.equal({ 'general/alns': 1, 'general/savings': 1 });
    expect(await oldest()).to.include({ general: 8 });
    expect((await metrics.tasksInHand.get()).values).to.deep.include({ labels: { pool: 'general' }, value: 1 });
  });

  it('read each task once', async () => {
    const { broker, refresh } = await withTasks();
    await refresh();
    const reads = () => broker.log.filter((line) => line.startsWith('tasks.get')).length;
    const first = reads();
    await refresh();
    expect(first).to.equal(4);
    expect(reads()).to.equal(4);
  });
});

describe('the metrics page of several processes', () => {
  it('has every metric once, with a series per process', async () => {
    const processes = [createMetrics('api-1'), createMetrics('api-2')];
    processes[0]!.httpRefusals.inc({ code: 'not_found' }, 2);
    processes[1]!.httpRefusals.inc({ code: 'not_found' }, 3);
    const { text, contentType } = await renderMetrics(await Promise.all(processes.map(async ({ registry }) => snapshotMetrics(registry))));
    expect(contentType).to.match(/^text\/plain/);
    expect(text.match(/^# TYPE roundsman_http_refusals_total counter$/gm)).to.have.length(1);
    expect(text).to.match(/^roundsman_http_refusals_total\{code="not_found",process="api-1"\} 2$/m);
    expect(text).to.match(/^roundsman_http_refusals_total\{code="not_found",process="api-2"\} 3$/m);
    expect(text).to.match(/^nodejs_eventloop_lag_p99_seconds\{process="api-2"\} /m);
    expect(text).to.match(/^roundsman_solve_seconds|# TYPE roundsman_solve_seconds histogram$/m);
  });
});
