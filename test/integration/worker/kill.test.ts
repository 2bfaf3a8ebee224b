import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { pino } from 'pino';
import { packRequest } from '../../../src/contract/pack.js';
import { connectBroker } from '../../../src/nats/index.js';
import { createRandom } from '../../../src/strategy/index.js';
import { isTerminal, problemKey, type Broker, type TaskRecord } from '../../../src/tasks/index.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { taskRecord } from '../../helpers/task-record.js';
import { childrenOf, fiveCustomers, isRunning } from '../../helpers/test-worker.js';
import { until } from '../../helpers/until.js';

/** Longer than the five seconds between two signs of life. */
const ACK_WAIT_MS = 6000;
const ENTRY = fileURLToPath(new URL('../../helpers/worker-process.js', import.meta.url));

describe('workers that are killed', function () {
  this.timeout(60_000);
  let server: TestServer;
  let broker: Broker;
  let receiver: Server;
  let workers: ChildProcess[] = [];
  /** How often each task was called back. */
  const calls = new Map<string, number>();

  const startWorkerProcess = async (): Promise<ChildProcess> => {
    const { url, user, password } = server;
    const worker = spawn(process.execPath, [ENTRY, JSON.stringify({ url, user, password, ackWaitMs: ACK_WAIT_MS })], { stdio: ['ignore', 'pipe', 'ignore'] });
    workers.push(worker);
    await once(worker.stdout, 'data');
    return worker;
  };
  const end = async (worker: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
    const exited = once(worker, 'exit');
    worker.kill(signal);
    await exited;
    workers = workers.filter((other) => other !== worker);
  };
  const submit = async (changes: Partial<TaskRecord>): Promise<string> => {
    const { port } = receiver.address() as AddressInfo;
    const task = taskRecord({ callbackUrl: `http://127.0.0.1:${port}/`, ...changes });
    await broker.blobs.put(problemKey(task), packRequest(fiveCustomers()));
    await broker.bucket<TaskRecord>('tasks').create(task.id, task);
    await broker.jobs.publish(task.pool, task.id, task.id);
    return task.id;
  };
  const read = async (id: string): Promise<TaskRecord> => (await broker.bucket<TaskRecord>('tasks').get(id))!.value;
  const ended = async (id: string, withinMs: number): Promise<TaskRecord> => until(`the end of task ${id}`, async () => {
    const task = await read(id);
    return isTerminal(task) ? task : null;
  }, withinMs);

  before(async () => {
    server = await startNatsServer();
    broker = await connectBroker({
      servers: server.url, user: server.user, password: server.password, name: 'test', private: true, jobLimit: 1000,
      ackWaitMs: ACK_WAIT_MS, logger: pino({ level: 'silent' }),
    });
    receiver = createServer(async (request, response) => {
      const text = Buffer.concat((await request.toArray()) as Buffer[]).toString();
      const { request_id: id } = JSON.parse(text) as { request_id: string };
      calls.set(id, (calls.get(id) ?? 0) + 1);
      response.end();
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
  });

  afterEach(async () => {
    for (const worker of [...workers]) await end(worker, 'SIGKILL');
  });

  after(async () => {
    receiver.close();
    await broker.close();
    await server.stop();
  });

  it('leave their task to another, which solves it when the lease has ended', async () => {
    const first = await startWorkerProcess();
    const id = await submit({ strategy: 'overruns', limitSeconds: 1 });
    await until('the solve', async () => (await read(id)).state === 'solving');
    await startWorkerProcess();
    const children = childrenOf(first.pid);
    await end(first, 'SIGKILL');
    const begun = performance.now();
    const task = await ended(id, 20_000);
    expect(task).to.include({ state: 'solved', attempts: 2, deaths: 0 });
    // Lease, then a solve of three seconds.
    expect(performance.now() - begun).to.be.lessThan(ACK_WAIT_MS + 1000 + 3000 + 2000);
    expect(children.length).to.be.greaterThan(0);
    expect(children.filter(isRunning)).to.deep.equal([]);
    await until('the callback', () => calls.get(id) === 1);
  });

  it('and asked to end give their task back at once', async () => {
    const first = await startWorkerProcess();
    const id = await submit({ strategy: 'overruns', limitSeconds: 1 });
    await until('the solve', async () => (await read(id)).state === 'solving');
    await startWorkerProcess();
    await end(first, 'SIGTERM');
    await until('the second attempt', async () => (await read(id)).attempts === 2, 2000);
    expect(await ended(id, 10_000)).to.include({ state: 'solved', deaths: 0 });
  });

  it('lose nothing, double nothing and call back at most once, whenever it strikes', async () => {
    await startWorkerProcess();
    await startWorkerProcess();
    const random = createRandom(20_261_121);
    const ids: string[] = [];
    for (let task = 0; task < 40; task++) ids.push(await submit({ strategy: 'stub', seed: task }));
    for (const poison of [1, 2]) ids.push(await submit({ strategy: 'aborts', seed: poison }));
    for (let kills = 0; kills < 5; kills++) {
      const done = (await Promise.all(ids.map(read))).filter(isTerminal).length;
      await until('progress', async () => (await Promise.all(ids.map(read))).filter(isTerminal).length > Math.min(done + 2, ids.length - 1), 20_000);
      await end(workers[random.below(workers.length)]!, 'SIGKILL');
      await startWorkerProcess();
    }
    const tasks = await Promise.all(ids.map((id) => ended(id, 40_000)));
    const stubs = tasks.slice(0, 40);
    expect(stubs.map(({ state }) => state)).to.deep.equal(stubs.map(() => 'solved'));
    for (const task of tasks.slice(40)) expect(task).to.include({ state: 'failed', code: 'solver_failed', deaths: 3 });
    for (const { id } of tasks) expect(calls.get(id) ?? 0, id).to.be.at.most(1);
    for (const { resultKey, id } of tasks) {
      const envelope = JSON.parse(Buffer.from((await broker.blobs.get(resultKey!))!).toString()) as { request_id: string };
      expect(envelope.request_id).to.equal(id);
    }
    await until('an empty stream', async () => (await broker.jobs.list()).length === 0, 20_000);
  });
});
