import { expect } from 'chai';
import type { MetricValue } from 'prom-client';
import { countersOf, snapshotMetrics } from '../../../src/metrics/merge.js';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { zeroApiCounters, zeroWorkerCounters } from '../../../src/serve/zero-counters.js';

const MANIFESTS = [{ name: 'a', pool: 'quick' }, { name: 'b', pool: 'general' }];

describe('counters and histograms', () => {
  const api = createMetrics('api');
  const worker = createMetrics('worker');
  before(() => {
    zeroApiCounters(api, MANIFESTS);
    zeroWorkerCounters(worker, MANIFESTS, ['b']);
  });

  it('all start at zero, so that the first event is an increase', async () => {
    for (const { registry } of [api, worker]) {
      const ours = countersOf(await snapshotMetrics(registry)).filter(({ name }) => name.startsWith('roundsman_'))
        // Shown at zero when the process connects to the broker, which knows the streams.
        .filter(({ name }) => name !== 'roundsman_broker_write_failures_total');
      expect(ours.length).to.be.above(4);
      for (const { name, values } of ours) {
        expect(values, name).not.to.have.length(0);
        expect(values.every(({ value }) => value === 0), name).to.equal(true);
      }
    }
  });

  const labels = async (metric: { get(): Promise<{ values: MetricValue<string>[] }> }) => (await metric.get()).values.map((sample) => ({ ...sample.labels, process: '' }));
  const labelled = (pairs: Record<string, string>) => ({ ...pairs, process: '' });

  it('show every documented response of every operation, for partners and the account center', async () => {
    const requests = await labels(api.httpRequests);
    for (const status of ['200', '422', '429', '500', '503']) expect(requests).to.deep.include(labelled({ operation: 'submitSolve', status }));
    expect(requests).to.deep.include(labelled({ operation: 'getSession', status: '401' }));
    expect(requests).to.deep.include(labelled({ operation: 'unknown', status: '404' }));
    expect(await labels(api.httpRefusals)).to.deep.include(labelled({ code: 'service_busy' })).and.not.deep.include(labelled({ code: 'solver_failed' }));
  });

  it('show strategies with the pools in which they may be queued, in every size', async () => {
    const accepted = await labels(api.tasksAccepted);
    expect(accepted).to.have.length(6);
    expect(accepted).to.deep.include(labelled({ pool: 'quick', strategy: 'a', access: 'direct' })).and.deep.include(labelled({ pool: 'general', strategy: 'a', access: 'marketplace' }));
    expect(accepted).not.to.deep.include(labelled({ pool: 'quick', strategy: 'b', access: 'direct' }));
    expect(await labels(worker.tasksFinished)).to.have.length(60).and.deep.include(labelled({ outcome: 'solver_failed', strategy: 'b', size: 'gt_10000' }));
    expect(await labels(worker.solverDeaths)).to.have.length(10);
  });
});
