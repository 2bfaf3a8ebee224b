import { expect } from 'chai';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { showQueue } from '../../../src/serve/queue-gauges.js';
import { loadManifests } from '../../../src/strategy/index.js';

describe('the gauges of the queue', () => {
  const manifests = loadManifests();

  it('stand at zero for every pool and strategy where nothing waits', async () => {
    const metrics = createMetrics('worker');
    showQueue(metrics, manifests, { waiting: [{ pool: 'general', strategy: 'savings', count: 3 }], oldest: [{ pool: 'general', seconds: 7 }] });
    showQueue(metrics, manifests, { waiting: [{ pool: 'quick', strategy: 'savings', count: 2 }], oldest: [{ pool: 'quick', seconds: 1 }] });
    const { values } = await metrics.tasksWaiting.get();
    const count = (pool: string) => values.find(({ labels }) => labels.pool === pool && labels.strategy === 'savings')?.value;
    expect([count('quick'), count('general')]).to.deep.equal([2, 0]);
    const ages = (await metrics.oldestWaiting.get()).values;
    expect(ages.find(({ labels }) => labels.pool === 'general')?.value).to.equal(0);
  });

  it('vanish in a process that no longer reconciles', async () => {
    const metrics = createMetrics('worker');
    showQueue(metrics, manifests, { waiting: [], oldest: [] });
    showQueue(metrics, manifests, null);
    expect((await metrics.tasksWaiting.get()).values).to.deep.equal([]);
  });
});
