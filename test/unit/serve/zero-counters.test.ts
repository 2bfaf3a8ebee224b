import { expect } from 'chai';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { zeroApiCounters, zeroWorkerCounters } from '../../../src/serve/zero-counters.js';

describe('counters of what should not happen', () => {
  it('stand at zero from the start, so that the first time is an increase', async () => {
    const api = createMetrics('api');
    zeroApiCounters(api);
    const codes = (await api.httpRefusals.get()).values;
    expect(codes.map(({ labels }) => labels.code)).to.include.members(['service_busy', 'internal_error']).and.not.include('solver_failed');
    const worker = createMetrics('worker');
    zeroWorkerCounters(worker, [{ name: 'a' }, { name: 'b' }]);
    expect((await worker.solverDeaths.get()).values).to.have.length(8);
    expect((await worker.checkFailures.get()).values).to.deep.equal([{ value: 0, labels: { strategy: 'a' } }, { value: 0, labels: { strategy: 'b' } }]);
    for (const counter of [api.httpRefusals, worker.solverDeaths, worker.callbacks, worker.jobsDropped, worker.reconcilerActions]) {
      const { values } = await counter.get();
      expect(values.length).to.be.above(2);
      expect(values.every(({ value }) => value === 0)).to.equal(true);
    }
  });
});
