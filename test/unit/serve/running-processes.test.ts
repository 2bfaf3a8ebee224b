import { expect } from 'chai';
import { RunningProcesses, type ServingProcess } from '../../../src/serve/running-processes.js';

/** A fake process; the test decides whether it responds and when it exits. */
function puppet(port: number | null = null) {
  const reported: boolean[] = [];
  let end!: () => void;
  const ended = new Promise<{ reason: string; refused: boolean }>((resolve) => (end = () => resolve({ reason: 'exit code 0', refused: false })));
  const process = {
    port, answers: true as boolean, ended,
    reportWorkerReady: (ready: boolean) => void reported.push(ready),
    gauges: async () => Promise.resolve([]),
    counters: () => [],
  } satisfies ServingProcess;
  return { process, reported, end };
}

describe('the running processes', () => {
  it('are notified whether a worker responds: when they start, and whenever that changes', async () => {
    const running = new RunningProcesses();
    const [api, worker, next] = [puppet(4711), puppet(), puppet()];
    running.add('api-1', api.process);
    running.add('worker', worker.process);
    running.reportWorkerReady();
    running.reportWorkerReady();
    expect(api.reported).to.deep.equal([false, true]);
    worker.process.answers = false;
    running.reportWorkerReady();
    expect(running.answers('worker')).to.equal(false);
    running.add('worker', next.process);
    running.reportWorkerReady();
    expect(api.reported).to.deep.equal([false, true, false, true]);
    next.end();
    await next.process.ended;
    running.reportWorkerReady();
    expect(api.reported.at(-1)).to.equal(false);
    const late = puppet();
    running.add('api-2', late.process);
    expect(late.reported).to.deep.equal([false]);
  });

  it('return the port of the newest of a role', async () => {
    const running = new RunningProcesses();
    const [old, young] = [puppet(1), puppet(2)];
    expect(running.port('api-1')).to.equal(null);
    running.add('api-1', old.process);
    running.add('api-1', young.process);
    expect(running.port('api-1')).to.equal(2);
    young.end();
    await young.process.ended;
    expect(running.port('api-1')).to.equal(1);
  });
});
