import { expect } from 'chai';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MetricsSnapshot } from '../../../src/metrics/merge.js';
import { nodeProcess } from '../../../src/serve/node-process.js';
import { RunningProcesses } from '../../../src/serve/running-processes.js';
import { expectPromptly } from '../../helpers/promptly.js';
import { until } from '../../helpers/until.js';

const PATIENT = { lateMs: 10_000, hungMs: 20_000, startMs: 20_000 };

function start(limits = PATIENT) {
  const reported = { hung: 0, silent: 0 };
  const node = nodeProcess(fork(fileURLToPath(new URL('../../helpers/beating-process.js', import.meta.url))), { limits, onHung: () => reported.hung++, onSilent: () => reported.silent++ });
  return { node, reported };
}

function refusals(snapshots: readonly MetricsSnapshot[]): number {
  const values = snapshots.flat().filter(({ name }) => name === 'roundsman_http_refusals_total').flatMap((metric) => metric.values);
  return values.reduce((sum, { value }) => sum + value, 0);
}

describe('a process under its supervisor', function () {

  it('counts as not responding if it is stopped, is killed, and its end is logged with the reason', async () => {
    const { node, reported } = start({ lateMs: 300, hungMs: 600, startMs: 20_000 });
    await node.ready;
    await until('its heartbeats', () => node.answers);
    process.kill(node.pid, 'SIGSTOP');
    await until('it to be late', () => !node.answers);
    expect(reported.hung).to.equal(0);
    expect(await node.ended).to.deep.equal({ reason: 'sent no heartbeat for 0.6 s', refused: false });
    expect(reported.hung).to.equal(1);
  });

  it('delays the page by less than half a second if it does not respond, which is reported, and its counters stay on it', async () => {
    const { node, reported } = start();
    const running = new RunningProcesses();
    await node.ready;
    running.add('api-1', node);
    await until('counts', () => node.answers && refusals([node.counters()]) > 3);
    expect((await running.metrics()).flat().map(({ name }) => name)).to.include('roundsman_queue_limit_tasks');
    process.kill(node.pid, 'SIGSTOP');
    expect(reported.silent).to.equal(0);
    const counted = refusals([node.counters()]);
    const since = performance.now();
    const page = await running.metrics();
    expectPromptly(since, 500);
    expect(refusals(page)).to.be.at.least(counted);
    expect(page.flat().map(({ name }) => name)).not.to.include('roundsman_queue_limit_tasks');
    expect(reported.silent).to.equal(1);
    node.kill();
    await node.ended;
  });

  it('leaves its counts in the sums when it ends: the last ones of a drain, or those of the last heartbeat if it is killed', async () => {
    const running = new RunningProcesses();
    const [drained, killed] = [start().node, start().node];
    for (const node of [drained, killed]) {
      await node.ready;
      running.add('api-1', node);
      await until('counts', () => refusals([node.counters()]) > 3);
    }
    const before = refusals(await running.metrics());
    drained.drain();
    expect(await drained.ended).to.have.property('reason', 'exit code 0');
    const between = refusals(await running.metrics());
    expect(between).to.be.at.least(before + 1_000_000);
    killed.kill();
    expect(await killed.ended).to.have.property('reason', 'signal SIGKILL');
    const page = await running.metrics();
    expect(refusals(page)).to.be.at.least(between);
    expect(page.flat().map(({ name }) => name), 'the gauges of the dead').not.to.include('roundsman_queue_limit_tasks');
  });
});
