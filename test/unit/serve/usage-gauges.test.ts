import { expect } from 'chai';
import { pino } from 'pino';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { createUsageGauges } from '../../../src/serve/usage-gauges.js';
import { BrokerUnavailableError } from '../../../src/tasks/broker-errors.js';
import type { BrokerUsage } from '../../../src/tasks/ports.js';

const USAGE: BrokerUsage = {
  streams: [{ stream: 'jobs', bytes: 300, messages: 3, replicasBehind: 0 }, { stream: 'blobs', bytes: 7000, messages: 5, replicasBehind: 1 }],
  storedBytes: 7300,
  limitBytes: 10_000,
};

describe('the gauges of the store', () => {
  const logger = pino({ level: 'silent' });
  const make = (usage: () => Promise<BrokerUsage>) => {
    const metrics = createMetrics('worker');
    const clock = { ms: 0 };
    return { metrics, clock, show: createUsageGauges(metrics, { usage }, logger, () => clock.ms) };
  };
  const valuesOf = async (gauge: { get(): Promise<{ values: { value: number }[] }> }) => (await gauge.get()).values.map(({ value }) => value);

  it('are absent until the process reconciles, and absent again when it no longer does', async () => {
    const { metrics, show } = make(async () => USAGE);
    expect(await valuesOf(metrics.storeLimit)).to.deep.equal([]);
    await show(true);
    expect(await valuesOf(metrics.streamBytes)).to.deep.equal([300, 7000]);
    expect(await valuesOf(metrics.replicasBehind)).to.deep.equal([0, 1]);
    expect(await valuesOf(metrics.storeBytes)).to.deep.equal([7300]);
    expect(await valuesOf(metrics.storeLimit)).to.deep.equal([10_000]);
    await show(false);
    for (const gauge of [metrics.streamBytes, metrics.streamMessages, metrics.storeBytes, metrics.storeLimit]) expect(await valuesOf(gauge)).to.deep.equal([]);
  });

  it('show no limit if the broker reports none', async () => {
    const { metrics, show } = make(async () => ({ ...USAGE, limitBytes: null }));
    await show(true);
    expect(await valuesOf(metrics.storeLimit)).to.deep.equal([]);
  });

  it('are read only every 15 s, and keep their values while the broker cannot be reached', async () => {
    let reads = 0;
    const { metrics, clock, show } = make(async () => {
      if (++reads === 2) throw new BrokerUnavailableError('away');
      return USAGE;
    });
    await show(true);
    await show(true);
    expect(reads).to.equal(1);
    clock.ms = 15_000;
    await show(true);
    expect(reads).to.equal(2);
    expect(await valuesOf(metrics.storeBytes)).to.deep.equal([7300]);
  });

  it('stay absent when the lease is lost while they are read', async () => {
    let answer!: (usage: BrokerUsage) => void;
    const { metrics, show } = make(async () => new Promise((resolve) => (answer = resolve)));
    const reading = show(true);
    await show(false);
    answer(USAGE);
    await reading;
    expect(await valuesOf(metrics.storeBytes)).to.deep.equal([]);
  });
});
