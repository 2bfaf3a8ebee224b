import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { pino } from 'pino';
import { packRequest } from '../../../src/contract/pack.js';
import { connectBroker } from '../../../src/nats/connect-broker.js';
import { isTerminal, type TaskRecord } from '../../../src/tasks/record.js';
import { problemKey } from '../../../src/tasks/ids.js';
import type { Broker } from '../../../src/tasks/ports.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { taskRecord } from '../../helpers/task-record.js';
import { childrenOf, fiveCustomers, isRunning } from '../../helpers/test-worker.js';
import { until } from '../../helpers/until.js';

/** Longer than the five-second interval of heartbeats. */
const ACK_WAIT_MS = 6000;
/** Longer than a second worker takes to start on a busy machine. */
const SOLVE_SECONDS = 8;
const ENTRY = fileURLToPath(new URL('../../helpers/worker-process.js', import.meta.url));

describe('workers that are killed', function () {
  let server: TestServer;
  let broker: Broker;
  let receiver: Server;
  let workers: ChildProcess[] = [];
  /** Number of callbacks per task. */
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

  it('leave their task to another, which solves it when the lease has expired', async () => {
    const first = await startWorkerProcess();
    const id = await submit({ strategy: 'lasts', limitSeconds: SOLVE_SECONDS });
    await until('the solve', async () => (await read(id)).state === 'solving');
    await startWorkerProcess();
    const children = childrenOf(first.pid);
    await end(first, 'SIGKILL');
    const task = await ended(id, 60_000);
    expect(task).to.include({ state: 'solved', attempts: 2, deaths: 0 });
    expect(children.length).to.be.greaterThan(0);
    expect(children.filter(isRunning)).to.deep.equal([]);
    await until('the callback', () => calls.get(id) === 1);
  });

  it('and asked to end return their task immediately', async () => {
    const first = await startWorkerProcess();
    const id = await submit({ strategy: 'lasts', limitSeconds: SOLVE_SECONDS });
    await until('the solve', async () => (await read(id)).state === 'solving');
    await startWorkerProcess();
    await end(first, 'SIGTERM');
    await until('the second attempt', async () => (await read(id)).attempts === 2, ACK_WAIT_MS - 1000);
    expect(await ended(id, 60_000)).to.include({ state: 'solved', deaths: 0 });
  });
});
