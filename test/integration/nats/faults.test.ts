import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { connect, type NatsConnection } from 'nats';
import { isTerminal, type TaskRecord } from '../../../src/tasks/record.js';
import { newTaskId } from '../../../src/tasks/ids.js';
import type { Broker } from '../../../src/tasks/ports.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { rejection } from '../../helpers/rejection.js';
import { ACCOUNT, CALLBACK_URL, createTaskWorld } from '../../helpers/task-world.js';
import { startTcpProxy, type TcpProxy } from '../../helpers/tcp-proxy.js';
import { connectTest } from '../../helpers/test-broker.js';
import { until } from '../../helpers/until.js';

describe('with a real broker', () => {
  let server: TestServer;
  let proxy: TcpProxy;
  let broker: Broker;
  /** The same broker without the proxy. */
  let direct: Broker;
  let raw: NatsConnection;
  before(async () => {
    server = await startNatsServer();
    proxy = await startTcpProxy(server.port);
    broker = await connectTest(server, { servers: `nats://127.0.0.1:${proxy.port}` });
    direct = await connectTest(server);
    raw = await connect({ servers: server.url, user: server.user, pass: server.password });
  });
  after(async () => {
    await raw.close();
    await broker.close();
    await direct.close();
    await proxy.close();
    await server.stop();
  });
  afterEach(async () => {
    for (const job of await direct.jobs.list()) await direct.jobs.remove(job.pool, job.id);
  });

  describe('a write whose reply is lost', () => {
    it('is recognised by its writer: create, update and delete', async () => {
      const tasks = broker.bucket<{ n: number }>('tasks');
      const id = newTaskId();
      const subject = `$KV.roundsman_tasks.${id}`;
      let lost = proxy.loseReplyTo(subject);
      const first = await tasks.create(id, { n: 1 });
      await lost;
      expect(await direct.bucket('tasks').get(id)).to.deep.equal({ value: { n: 1 }, revision: first });
      lost = proxy.loseReplyTo(subject);
      const second = await tasks.update(id, { n: 2 }, first);
      await lost;
      expect(await direct.bucket('tasks').get(id)).to.deep.equal({ value: { n: 2 }, revision: second });
      await tasks.update(id, { n: 3 }, second);
    });

    it('queues a job once', async () => {
      const id = newTaskId();
      const lost = proxy.loseReplyTo(`job.quick.${id}`);
      await rejection(broker.jobs.publish('quick', id, id));
      await lost;
      await until('the second try to get through', () => broker.jobs.publish('quick', id, id).then((answer) => answer === 'duplicate', () => false));
      expect(await direct.jobs.list()).to.deep.equal([{ id, pool: 'quick' }]);
    });

    it('never duplicates a task, at whatever point of its life it happens', async () => {
      const world = createTaskWorld(broker, { patienceMs: 4_000 });
      for (const text of ['$KV.roundsman_admission', 'blob.problem', 'job.general', '"solving"', 'blob.result', '"solved"', '"claimed"', '"delivered"', '+ACK']) {
        const id = newTaskId();
        const lost = proxy.loseReplyTo(text);
        const submitted = await world.submit({ id, facts: world.facts({ callbackUrl: CALLBACK_URL }) }).catch(() => null);
        await submitted?.deferred;
        if (submitted) {
          await until(`the task to end (${text})`, async () => {
            await world.work();
            const record = (await direct.bucket<TaskRecord>('tasks').get(id))?.value;
            return record && isTerminal(record) && record.callback === 'delivered' && (await direct.jobs.list()).length === 0;
          });
          expect(world.callbacks.get(id), text).to.have.lengthOf(1);
          expect(world.solves.get(id), text).to.be.at.most(2);
        }
        await lost;
        await until('the connection to be back', () => broker.state() === 'connected');
      }
    });
  });

  it('settles a race of two workers for one task, over many tasks, with one result and one callback each', async () => {
    const world = createTaskWorld(direct, { patienceMs: 300 });
    const ids: string[] = [];
    for (let i = 0; i < 100; i++) {
      const { record, deferred } = await world.submit({ facts: world.facts({ callbackUrl: CALLBACK_URL }) });
      await deferred;
      await direct.jobs.publish('general', record.id, `${record.id} second copy`);
      ids.push(record.id);
    }
    const slot = async (name: string): Promise<void> => { while (await world.work(name)); };
    await Promise.all(['one', 'two', 'three', 'four'].map(slot));
    for (const id of ids) {
      expect((await world.record(id))?.state).to.equal('solved');
      expect(world.callbacks.get(id)).to.have.lengthOf(1);
      expect(await world.polled(id)).to.equal(world.callbacks.get(id)?.[0]);
    }
    expect(await direct.jobs.list()).to.deep.equal([]);
    expect(await world.admission.openReservations(-1)).to.deep.equal([]);
  });

  it('only acknowledges a second delivery of an ended task', async () => {
    const world = createTaskWorld(direct, { patienceMs: 300 });
    const { record } = await world.submit({ facts: world.facts({ callbackUrl: CALLBACK_URL }) });
    expect(await world.work()).to.equal('finished');
    for (let copy = 0; copy < 3; copy++) await raw.jetstream().publish(`job.general.${record.id}`, '{"v":1}');
    while (await world.work());
    expect(world.solves.get(record.id)).to.equal(1);
    expect(world.callbacks.get(record.id)).to.have.lengthOf(1);
    expect(await direct.jobs.list()).to.deep.equal([]);
  });

  it('removes garbage from the stream, keeps jobs whose record may be lost, and serves later ones', async () => {
    const world = createTaskWorld(direct, { patienceMs: 500 });
    const js = raw.jetstream();
    const withoutRecord = [newTaskId(), newTaskId()].sort();
    await direct.jobs.publish('general', withoutRecord[0]!, randomBytes(4).toString('hex'));
    await js.publish('job.general.a.b.c', 'x');
    await js.publish('job.general.short', randomBytes(100));
    await js.publish(`job.general.${withoutRecord[1]}`, '{"v":');
    const { record } = await world.submit();
    await until('the task to be solved', async () => {
      await world.work();
      return (await world.record(record.id))?.state === 'solved';
    });
    await until('the garbage to be gone', async () => (await direct.jobs.list()).length === withoutRecord.length);
    expect((await direct.jobs.list()).map(({ id }) => id).sort()).to.deep.equal(withoutRecord);
  });

  it('leaves no consumer behind when it lists keys, blobs and parts, or ends a watch', async () => {
    const jsm = await raw.jetstreamManager();
    const watch = await direct.bucket('keys').watch(() => undefined);
    for (let i = 0; i < 5; i++) {
      await direct.bucket('tasks').keys();
      await direct.blobs.list('problem.');
      await direct.blobs.sweep(60_000);
    }
    await watch.stop();
    await until('the consumers to be gone', async () => {
      const streams = await Promise.all(['KV_roundsman_tasks', 'KV_roundsman_keys', 'ROUNDSMAN_BLOBS'].map((name) => jsm.streams.info(name)));
      return streams.every(({ state }) => state.consumer_count === 0);
    }, 5_000);
  });

  it('recreates a consumer that was removed', async () => {
    const stop = new AbortController();
    const waiting = direct.jobs.next('removed', stop.signal);
    const jsm = await raw.jetstreamManager();
    await until('the consumer to be there', () => jsm.consumers.info('ROUNDSMAN_JOBS', 'removed').then(() => true, () => false));
    await jsm.consumers.delete('ROUNDSMAN_JOBS', 'removed');
    const id = newTaskId();
    await raw.jetstream().publish(`job.removed.${id}`, '{"v":1}');
    const delivery = await waiting;
    expect(delivery?.id).to.equal(id);
    await delivery?.ack();
    stop.abort();
  });

  it('survives connections cut at random without losing or doubling a task', async () => {
    const submitters = createTaskWorld(broker, { patienceMs: 200 });
    const world = createTaskWorld(broker, { patienceMs: 200 });
    const ids: string[] = [];
    const accepted: string[] = [];
    let over = false;
    const cutter = (async () => {
      for (let cuts = 0; cuts < 6 && !over; cuts++) {
        await new Promise((resolve) => { setTimeout(resolve, 150 + 97 * cuts); });
        proxy.cut();
      }
    })();
    const submitAll = async (): Promise<void> => {
      for (let i = 0; i < 30; i++) {
        const id = newTaskId();
        ids.push(id);
        await submitters.submit({ id, facts: submitters.facts({ callbackUrl: CALLBACK_URL }) }).then(async (one) => {
          accepted.push(id);
          await one.deferred;
        }, () => undefined);
      }
    };
    const slot = async (name: string): Promise<void> => {
      while (!over) await world.work(name).catch(() => null);
    };
    const slots = ['one', 'two', 'three'].map(slot);
    await submitAll();
    await cutter;
    const calm = createTaskWorld(direct);
    await until('every accepted task to end', async () => {
      const records = await Promise.all(accepted.map((id) => calm.record(id)));
      return records.every((record) => record && isTerminal(record) && record.callback !== 'none');
    });
    over = true;
    await Promise.all(slots);
    expect(accepted.length).to.be.greaterThan(10);
    for (const id of ids) expect((world.callbacks.get(id) ?? []).length).to.be.at.most(1);

    // Time passes, and the reconciler resolves the rest.
    calm.clock += 300_000;
    const reconciler = calm.reconciler();
    await reconciler.pass();
    while (await calm.work());
    calm.clock += 300_000;
    await reconciler.pass();
    await reconciler.stop();
    for (const id of ids) {
      const record = await calm.record(id);
      if (record) expect(record.state, id).to.equal('solved');
      if (accepted.includes(id)) expect(record).not.to.equal(null);
    }
    expect(await calm.admission.openReservations(-1)).to.deep.equal([]);
    expect(await calm.admission.used(ACCOUNT)).to.be.greaterThan(accepted.length - 1);
  });
});
