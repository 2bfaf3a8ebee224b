import { expect } from 'chai';
import { createMetrics } from '../../../src/metrics/metrics.js';
import { countersOf, mergeMetrics, renderMetrics, snapshotMetrics } from '../../../src/metrics/merge.js';

describe('the metrics of a process', () => {
  it('are those of its role, so that no gauge has a value that was never set', async () => {
    const [api, worker, supervisor] = await Promise.all((['api-1', 'worker', 'supervisor'] as const).map(async (role) => createMetrics(role).registry.metrics()));
    expect(api).to.contain('roundsman_http_refusals_total').and.contain('roundsman_broker_connected').and.not.contain('roundsman_solve_seconds');
    expect(worker).to.contain('roundsman_solve_seconds').and.contain('roundsman_broker_connected').and.not.contain('roundsman_http_');
    expect(supervisor).to.contain('nodejs_eventloop_lag_p99_seconds').and.contain('roundsman_process_restarts_total').and.not.match(/roundsman_(http|broker|solve)/);
    for (const page of [api, worker, supervisor]) expect(page).to.match(/^roundsman_build_info\{version="\d+\.\d+\.\d+[^"]*",process="[a-z0-9-]+"\} 1$/m);
  });
});

describe('the metrics page of several processes', () => {
  it('has every metric once, with a series per process', async () => {
    const processes = [createMetrics('api-1'), createMetrics('api-2')];
    processes[0]!.httpRefusals.inc({ code: 'not_found' }, 2);
    processes[1]!.httpRefusals.inc({ code: 'not_found' }, 3);
    const { text, contentType } = await renderMetrics(mergeMetrics(await Promise.all(processes.map(async ({ registry }) => snapshotMetrics(registry)))));
    expect(contentType).to.match(/^text\/plain/);
    expect(text.match(/^# TYPE roundsman_http_refusals_total counter$/gm)).to.have.length(1);
    expect(text).to.match(/^roundsman_http_refusals_total\{code="not_found",process="api-1"\} 2$/m);
    expect(text).to.match(/^roundsman_http_refusals_total\{code="not_found",process="api-2"\} 3$/m);
    expect(text).to.match(/^nodejs_eventloop_lag_p99_seconds\{process="api-2"\} /m);
  });

  it('sums the counters and histograms of a process and its replacement, and shows the gauges of the newer one', async () => {
    const [young, old, ended] = [createMetrics('api-1'), createMetrics('api-1'), createMetrics('api-1')];
    for (const [metrics, count] of [[young, 1], [old, 20], [ended, 300]] as const) {
      metrics.httpRefusals.inc({ code: 'not_found' }, count);
      metrics.httpRequestDuration.observe({ operation: 'health' }, count);
      metrics.queueLimit.set(count);
    }
    old.httpHeldCalls.set({ kind: 'wait' }, 7);
    const { text } = await renderMetrics(mergeMetrics([
      await snapshotMetrics(young.registry), await snapshotMetrics(old.registry), countersOf(await snapshotMetrics(ended.registry)),
    ]));
    expect(text).to.match(/^roundsman_http_refusals_total\{code="not_found",process="api-1"\} 321$/m);
    expect(text).to.match(/^roundsman_http_request_duration_seconds_count\{operation="health",process="api-1"\} 3$/m);
    expect(text).to.match(/^roundsman_http_request_duration_seconds_sum\{operation="health",process="api-1"\} 321$/m);
    expect(text).to.match(/^roundsman_http_request_duration_seconds_bucket\{le="1",operation="health",process="api-1"\} 1$/m);
    expect(text.match(/^roundsman_queue_limit_tasks\{process="api-1"\} 1$/gm)).to.have.length(1);
    expect(text, 'a gauge of the older one alone').to.match(/^roundsman_http_held_calls\{kind="wait",process="api-1"\} 7$/m);
  });
});
