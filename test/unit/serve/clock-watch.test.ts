import { expect } from 'chai';
import { pino } from 'pino';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { watchClock } from '../../../src/serve/clock-watch.js';
import { createMemoryBroker } from '../../helpers/memory-broker.js';
import { until } from '../../helpers/until.js';

describe('the clock watch', () => {
  it('shows the skew and whether it is too much, and logs each change once', async () => {
    let skewMs = 0;
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
    const metrics = createMetrics('worker');
    const broker = createMemoryBroker({ skewMs: () => skewMs });
    watchClock(broker, metrics, log, 1);
    const shown = async () => {
      const [skew, fault] = await Promise.all([metrics.clockSkew.get(), metrics.clockFault.get()]);
      return [skew.values[0]?.value, fault.values[0]?.value];
    };
    expect(await shown()).to.deep.equal([0, 0]);
    skewMs = 3_600_000;
    await until('the skew is shown', async () => (await shown()).join() === '3600,1');
    skewMs = -1_000;
    await until('the skew is gone', async () => (await shown()).join() === '-1,0');
    await broker.close();
    expect(lines).to.have.lengthOf(2);
    expect(lines[0]).to.include('3600 s ahead');
  });
});
