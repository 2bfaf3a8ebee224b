import { expect } from 'chai';
import { RunningProcesses, type ServingProcess } from '../../../src/serve/running-processes.js';

/** A process that serves; the test says whether it answers, and when it ends. */
function puppet(port: number | null = null) {
  const told: boolean[] = [];
  let end!: () => void;
  const ended = new Promise<{ reason: string; refused: boolean }>((resolve) => (end = () => resolve({ reason: 'exit code 0', refused: false })));
  const process = {
    port, answers: true as boolean, ended,
    tellWorkerReady: (ready: boolean) => void told.push(ready),
    gauges: async () => Promise.resolve([]),
    counters: () => [],
  } satisfies ServingProcess;
  return { process, told, end };
}

describe('the running processes', () => {
  it('are told whether a worker responds: when they start, and whenever that changes', async () => {
    const running = new RunningProcesses();
    const [api, worker, next] = [puppet(4711), puppet(), puppet()];
    running.add('api-1', api.process);
    running.add('worker', worker.process);
    running.tellWorkerReady();
    running.tellWorkerReady();
    expect(api.told).to.deep.equal([false, true]);
    worker.process.answers = false;
    running.tellWorkerReady();
    expect(running.answers('worker')).to.equal(false);
    running.add('worker', next.process);
    running.tellWorkerReady();
    expect(api.told).to.deep.equal([false, true, false, true]);
    next.end();
    await next.process.ended;
    running.tellWorkerReady();
    expect(api.told.at(-1)).to.equal(false);
    const late = puppet();
    running.add('api-2', late.process);
    expect(late.told).to.deep.equal([false]);
  });

  it('give the port of the newest of a role', async () => {
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
