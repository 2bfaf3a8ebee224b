import { expect } from 'chai';
import pino from 'pino';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { createQueueGauges, type QueueGaugeOptions } from '../../../src/serve/queue-gauges.js';
import { loadManifests } from '../../../src/strategy/registry.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { expectPromptly } from '../../helpers/promptly.js';
import { taskRecord } from '../../helpers/task-record.js';

const NOW = 1_000_000;

describe('the gauges of the queue', () => {
  const metrics = createMetrics('api-1');
  let broker: MemoryBroker;
  beforeEach(() => {
    broker = createMemoryBroker();
    metrics.registry.resetMetrics();
  });
  afterEach(() => broker.close());

  const gauges = (changes: Partial<QueueGaugeOptions> = {}) => createQueueGauges({
    metrics, manifests: loadManifests(), jobs: broker.jobs, tasks: broker.bucket<TaskRecord>('tasks'), logger: pino({ level: 'silent' }), now: () => NOW, ...changes,
  });
  const queue = async (id: string, pool: string, createdAt: number): Promise<void> => {
    await broker.bucket<TaskRecord>('tasks').create(id, taskRecord({ id, pool, createdAt }));
    await broker.jobs.publish(pool, id, id);
  };
  const shown = async () => {
    const values = async (gauge: typeof metrics.queueDepth) => Object.fromEntries((await gauge.get()).values.map(({ labels, value }) => [labels['pool'], value]));
    return { depth: await values(metrics.queueDepth), age: await values(metrics.queueHeadAge) };
  };

  it('show depth and age of the head, and 0 for every pool without waiting tasks', async () => {
    await queue('a', 'general', NOW - 7_000);
    await queue('b', 'general', NOW - 5_000);
    await gauges()();
    expect(await shown()).to.deep.equal({ depth: { quick: 0, general: 2 }, age: { quick: 0, general: 7 } });
  });

  it('count a task again that its worker returned, with its age since acceptance', async () => {
    await queue('a', 'general', NOW - 90_000);
    const delivery = await broker.jobs.next('general', AbortSignal.timeout(1_000));
    await gauges()();
    expect(await shown()).to.deep.equal({ depth: { quick: 0, general: 0 }, age: { quick: 0, general: 0 } });
    delivery?.retry(60_000);
    await gauges()();
    expect(await shown()).to.deep.equal({ depth: { quick: 0, general: 1 }, age: { quick: 0, general: 90 } });
  });

  it('query the broker once for scrapes within a second', async () => {
    const update = gauges();
    await Promise.all([update(), update()]);
    await update();
    expect(broker.log.filter((line) => line.startsWith('jobs.depths'))).to.have.length(1);
  });

  it('disappear if the broker cannot be queried, and come back', async () => {
    await gauges()();
    broker.inject({ operation: 'jobs.depths', when: 'before' });
    const update = gauges();
    await update();
    expect(await shown()).to.deep.equal({ depth: {}, age: {} });
    await update();
    expect((await shown()).depth).to.deep.equal({ quick: 0, general: 0 });
  });

  it('delay a scrape no longer than their timeout', async () => {
    const from = performance.now();
    await gauges({ patienceMs: 20, jobs: { depths: () => new Promise(() => undefined), heads: () => new Promise(() => undefined) } })();
    expectPromptly(from, 2_000);
  });
});
