import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { connect } from 'nats';
import { newTaskId } from '../../../src/tasks/ids.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { BrokerUnavailableError } from '../../../src/tasks/broker-errors.js';
import type { Broker, BrokerState } from '../../../src/tasks/ports.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { expectPromptly } from '../../helpers/promptly.js';
import { rejection } from '../../helpers/rejection.js';
import { createTaskWorld, envelopeOf } from '../../helpers/task-world.js';
import { startTcpProxy } from '../../helpers/tcp-proxy.js';
import { connectTest } from '../../helpers/test-broker.js';
import { until } from '../../helpers/until.js';

describe('an outage of the broker', () => {
  let server: TestServer;
  let broker: Broker;
  beforeEach(async () => {
    server = await startNatsServer();
    broker = await connectTest(server);
  });
  afterEach(async () => {
    await broker.close();
    await server.stop();
  });

  it('is reported, answered immediately, and ends on its own; confirmed writes are kept', async () => {
    const states: BrokerState[] = [];
    broker.onState((state) => states.push(state));
    const tasks = broker.bucket<{ n: number }>('tasks');
    const ids = Array.from({ length: 50 }, newTaskId);
    for (const [n, id] of ids.entries()) {
      await tasks.create(id, { n });
      await broker.jobs.publish('quick', id, id);
    }
    const blob = randomBytes(1_200_000);
    await broker.blobs.put('problem.a.b', blob);
    for (let round = 0; round < 3; round++) {
      await server.kill('SIGKILL');
      await until('the loss to be noticed', () => broker.state() === 'disconnected');
      const from = performance.now();
      expect(await rejection(tasks.get(ids[0] ?? ''))).to.be.instanceOf(BrokerUnavailableError);
      expect(await rejection(tasks.put('x', { n: 1 }))).to.be.instanceOf(BrokerUnavailableError);
      // Both calls together wait no longer than one short interruption, two seconds.
      expectPromptly(from, 2_000);
      await server.restart();
      const back = performance.now();
      await until('the first write to succeed', () => tasks.put(`round-${round}`, { n: round }).then(() => true, () => false));
      expectPromptly(back, 2_000);
    }
    for (const [n, id] of ids.entries()) expect((await tasks.get(id))?.value).to.deep.equal({ n });
    expect((await broker.jobs.list()).map((job) => job.id).sort()).to.deep.equal([...ids].sort());
    expect(Buffer.compare(await broker.blobs.get('problem.a.b') ?? Buffer.of(), blob)).to.equal(0);
    expect(states.filter((state) => state === 'connected')).to.have.lengthOf(3);
  });

  it('is answered in time too if the broker hangs, and does not delay a stop', async () => {
    const hung = await connectTest(server);
    process.kill(server.pid(), 'SIGSTOP');
    // It may answer once more before the signal has reached all of it.
    const { error, ms } = await until('a call without an answer', async () => {
      const from = performance.now();
      return hung.bucket('tasks').get('a').then(() => null, (reason: unknown) => ({ error: reason, ms: performance.now() - from }));
    });
    expect(error).to.be.instanceOf(BrokerUnavailableError);
    expect(ms).to.be.within(1_500, 10_000);
    const from = performance.now();
    await hung.close();
    expectPromptly(from, 2_000);
    process.kill(server.pid(), 'SIGCONT');
  });

  it('that only seems one, because this process stood still past the deadline, fails no read', async () => {
    const tasks = broker.bucket<{ n: number }>('tasks');
    await tasks.create('a', { n: 1 });
    await broker.blobs.put('problem.a.b', Buffer.from('ab'));
    const reads = Promise.all([tasks.get('a'), broker.blobs.get('problem.a.b')]);
    // Sent, but not answered yet.
    await new Promise(setImmediate);
    const from = performance.now();
    while (performance.now() - from < 2_500);
    const [entry, blob] = await reads;
    expect(entry?.value).to.deep.equal({ n: 1 });
    expect(Buffer.from(blob ?? []).toString()).to.equal('ab');
  });

  it('leaves a worker waiting, which resumes where it was', async () => {
    const stop = new AbortController();
    const waiting = broker.jobs.next('quick', stop.signal);
    await server.kill();
    await until('the loss to be noticed', () => broker.state() === 'disconnected');
    await server.restart();
    const id = newTaskId();
    await until('a job to be published', () => broker.jobs.publish('quick', id, id).then(() => true, () => false));
    const delivery = await waiting;
    expect(delivery?.id).to.equal(id);
    await delivery?.ack();
    stop.abort();
  });

  it('leaves a watch that reports what changed in the meantime, including removals', async () => {
    const proxy = await startTcpProxy(Number(new URL(server.url).port));
    const far = await connectTest(server, { servers: `nats://127.0.0.1:${proxy.port}` });
    const keys = far.bucket<{ n: number }>('keys');
    await keys.put('stays', { n: 1 });
    await keys.put('goes', { n: 1 });
    const seen: [string, number | null][] = [];
    const watch = await keys.watch((key, entry) => seen.push([key, entry ? entry.value.n : null]));
    expect(seen).to.deep.equal([['stays', 1], ['goes', 1]]);
    proxy.shut();
    await server.kill();
    await until('the loss to be noticed', () => far.state() === 'disconnected');
    await server.restart();
    // Changed by another client, which gets through while the first cannot, and without a trace of the removal.
    const nc = await connect({ servers: server.url, user: server.user, pass: server.password });
    await until('another client to write', async () => {
      await nc.jetstream().publish('$KV.roundsman_keys.stays', JSON.stringify({ n: 2 })).catch(() => null);
      return (await nc.jetstreamManager()).streams.purge('KV_roundsman_keys', { filter: '$KV.roundsman_keys.goes' }).then(() => true, () => false);
    });
    await nc.close();
    proxy.letIn();
    await until('the changes to be reported', () => seen.some(([key, n]) => key === 'stays' && n === 2) && seen.some(([key, n]) => key === 'goes' && n === null));
    await keys.put('new', { n: 3 });
    await until('the event to be delivered', () => seen.at(-1)?.[0] === 'new');
    await watch.stop();
    await far.close();
    await proxy.close();
  });

  it('during a solve costs nothing: the worker keeps its result and stores it afterwards', async () => {
    const world = createTaskWorld(broker, { patienceMs: 1_000 });
    const { record, deferred } = await world.submit({ facts: world.facts({ callbackUrl: 'http://127.0.0.1:9/' }) });
    await deferred;
    world.outcome = async () => {
      await server.kill();
      await until('the loss to be noticed', () => broker.state() === 'disconnected');
      setTimeout(() => void server.restart(), 1_000);
      return { kind: 'solved', envelope: envelopeOf('kept'), solveSeconds: 1, strategy: 'stub' };
    };
    expect(await world.work()).to.equal('finished');
    expect(await world.record(record.id)).to.include({ state: 'solved', callback: 'delivered', attempts: 1 });
    // A broker that was killed may have lost the delivery: then the message is redelivered and only acknowledged.
    await until('the message to be gone', async () => {
      if ((await broker.jobs.list()).length === 0) return true;
      await world.work();
      return false;
    });
    expect(world.solves.get(record.id)).to.equal(1);
    expect(world.callbacks.get(record.id)?.map((text) => (JSON.parse(text) as { mark: string }).mark)).to.deep.equal(['kept']);
  });

  it('before a solve returns the message, and the task is solved once the broker is back', async () => {
    const world = createTaskWorld(broker, { patienceMs: 5_000 });
    const { record, deferred } = await world.submit();
    await deferred;
    let struck = false;
    const first = await world.work('slot', async (point) => {
      if (point !== 'worker.afterRead' || struck) return;
      struck = true;
      await server.kill();
      await until('the loss to be noticed', () => broker.state() === 'disconnected');
    });
    expect(first).to.equal('retried');
    await server.restart();
    await until('the task to be solved', async () => {
      await world.work();
      return (await broker.bucket<TaskRecord>('tasks').get(record.id).catch(() => null))?.value.state === 'solved';
    });
    expect(world.solves.get(record.id)).to.equal(1);
  });
});
