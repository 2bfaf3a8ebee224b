import { expect } from 'chai';
import { LOAD_KEY, type ServiceLoad } from '../../../src/tasks/busy.js';
import { newTaskId, sentKey } from '../../../src/tasks/ids.js';
import type { Reconciler } from '../../../src/tasks/reconciler.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { stopAt } from '../../helpers/stop-between-writes.js';
import { ACCOUNT, CALLBACK_URL, createTaskWorld, envelopeOf, type TaskWorld } from '../../helpers/task-world.js';
import { until } from '../../helpers/until.js';

const MINUTE = 60_000;

describe('the reconciler', () => {
  let broker: MemoryBroker;
  let world: TaskWorld;
  let reconciler: Reconciler;
  beforeEach(() => {
    broker = createMemoryBroker();
    world = createTaskWorld(broker);
    reconciler = world.reconciler();
  });
  afterEach(async () => {
    await reconciler.stop();
    await broker.close();
  });

  it('finds nothing to do on a consistent service', async () => {
    await world.accept();
    await world.accept({ callbackUrl: CALLBACK_URL });
    await world.work();
    world.clock += 5 * MINUTE;
    await reconciler.pass();
    expect(world.actions).to.deep.equal([]);
  });

  it('requeues a task without a message, under a new id, once', async () => {
    const record = await world.accept();
    await broker.jobs.remove(record.pool, record.id);
    world.clock += 20_000;
    await reconciler.pass();
    expect(world.actions, 'too young').to.deep.equal([]);
    world.clock += 11_000;
    await reconciler.pass();
    await reconciler.pass();
    expect(world.actions).to.deep.equal(['requeued']);
    expect((await world.record(record.id))?.requeues).to.equal(1);
    await world.workAll();
    expect((await world.record(record.id))?.state).to.equal('solved');
  });

  it('requeues a task whose worker lost its message while it was solving', async () => {
    const record = await world.accept();
    const crash = stopAt('worker.afterSolving');
    void world.work('dying', crash.point);
    await crash.reached;
    await broker.jobs.remove(record.pool, record.id);
    world.clock += MINUTE;
    await reconciler.pass();
    expect(world.actions).to.deep.equal(['requeued']);
  });

  it('requeues an ended task whose callback has not been sent yet', async () => {
    const record = await world.accept({ callbackUrl: CALLBACK_URL });
    const crash = stopAt('worker.afterTerminal');
    void world.work('dying', crash.point);
    await crash.reached;
    await broker.jobs.remove(record.pool, record.id);
    world.clock += MINUTE;
    await reconciler.pass();
    await world.workAll();
    expect(world.actions).to.include('requeued');
    expect(world.callbacks.get(record.id)).to.have.lengthOf(1);
  });

  it('tries again later when the stream is full', async () => {
    await broker.close();
    broker = createMemoryBroker({ jobLimit: 1 });
    world = createTaskWorld(broker);
    reconciler = world.reconciler();
    const record = await world.accept();
    await broker.jobs.remove(record.pool, record.id);
    const other = await world.accept();
    world.clock += MINUTE;
    await reconciler.pass();
    expect(world.actions).to.deep.equal([]);
    await broker.jobs.remove(other.pool, other.id);
    await world.record(other.id);
    await broker.bucket('tasks').delete(other.id);
    await reconciler.pass();
    expect(world.actions).to.deep.equal(['requeued']);
    expect(broker.inspectQueue().map((message) => message.id)).to.deep.equal([record.id]);
  });

  it('removes a message whose task ended a minute ago, but not while its callback is due', async () => {
    const quiet = await world.accept();
    const calling = await world.accept({ callbackUrl: CALLBACK_URL });
    for (let i = 0; i < 2; i++) {
      const crash = stopAt('worker.afterTerminal');
      void world.work('dying', crash.point);
      await crash.reached;
    }
    world.clock += 61_000;
    await reconciler.pass();
    expect(world.actions).to.deep.equal(['message_removed']);
    expect(broker.inspectQueue().map((message) => message.id)).to.deep.equal([calling.id]);
    expect((await world.record(quiet.id))?.state).to.equal('solved');
  });

  it('gives up a callback that was claimed a minute ago, and never sends it again', async () => {
    const record = await world.accept({ callbackUrl: CALLBACK_URL });
    const crash = stopAt('worker.afterClaim');
    void world.work('dying', crash.point);
    await crash.reached;
    world.clock += 61_000;
    await reconciler.pass();
    expect((await world.record(record.id))?.callback).to.equal('unknown');
    broker.expireLeases();
    await world.workAll();
    expect(world.callbacks.get(record.id)).to.equal(undefined);
  });

  it('writes missing history entries and outcomes', async () => {
    const crash = stopAt('api.afterSettle');
    const { record } = await world.submit({}, crash.point);
    await crash.reached;
    world.clock += MINUTE;
    await reconciler.pass();
    expect(world.actions).to.deep.equal(['history_written']);
    expect(world.history.get(record.id)?.state).to.equal('queued');

    const deps = world.workDeps();
    const delivery = await broker.jobs.next('general', AbortSignal.timeout(100));
    if (!delivery) throw new Error('no job');
    const { workOnJob } = await import('../../../src/worker/work.js');
    await workOnJob({ ...deps, history: { record: () => Promise.reject(new Error('away')) } }, delivery, new AbortController().signal);
    expect(world.history.get(record.id)?.state).to.equal('queued');
    world.clock += MINUTE;
    await reconciler.pass();
    expect(world.history.get(record.id)?.state).to.equal('solved');
  });

  it('removes records ten minutes after their results expired, and their blobs unless the history refers to them', async () => {
    const kept = await world.accept();
    const gone = await world.accept({ access: 'marketplace' });
    await broker.blobs.put(sentKey(kept), Buffer.from('the body as sent'));
    await world.workAll();
    world.clock += 3_600_000 + 9 * MINUTE;
    await reconciler.pass();
    expect(await world.record(gone.id)).not.to.equal(null);
    world.clock += 2 * MINUTE;
    await reconciler.pass();
    expect(await world.record(gone.id)).to.equal(null);
    expect(await world.record(kept.id)).to.equal(null);
    const owners = [...await broker.blobs.list('problem.'), ...await broker.blobs.list('result.')].map(({ key }) => key.split('.')[2]);
    expect(owners).to.deep.equal([kept.id, kept.id, kept.id]);
    expect(world.actions).to.deep.equal(['record_expired', 'record_expired']);
  });

  it('removes unreferenced blobs after ten minutes', async () => {
    reconciler = world.reconciler({ blobIntervalMs: 0 });
    const record = await world.accept();
    await world.workAll();
    await broker.blobs.put(sentKey(record), Buffer.from('the body as sent'));
    await broker.blobs.put(`problem.${ACCOUNT}.${newTaskId()}.x`, Buffer.from('orphan'));
    await broker.blobs.put(`result.${ACCOUNT}.${record.id}.second`, Buffer.from('came second'));
    await broker.blobs.put('other.thing', Buffer.from('not one of ours'));
    await reconciler.pass();
    expect(world.actions).to.deep.equal([]);
    world.clock += 11 * MINUTE;
    await reconciler.pass();
    expect(world.actions).to.deep.equal(['blob_removed', 'blob_removed']);
    expect(await broker.blobs.list('')).to.have.lengthOf(4);
  });

  it('lets one of several work at a time, and another take over when it stops', async () => {
    const others = [world.reconciler(), world.reconciler()];
    const record = await world.accept();
    await broker.jobs.remove(record.pool, record.id);
    world.clock += MINUTE;
    const active = await Promise.all([reconciler, ...others].map((one) => one.pass()));
    expect(active.filter(Boolean)).to.have.lengthOf(1);
    expect(world.actions).to.deep.equal(['requeued']);
    for (const one of [reconciler, ...others]) if (one.active) await one.stop();
    const next = world.reconciler();
    expect(await next.pass()).to.equal(true);
    await next.stop();
  });

  it('takes over from one that died, by its own clock', async () => {
    const dead = world.reconciler();
    await dead.pass();
    const heir = world.reconciler({ leaseMs: 60 });
    expect(await heir.pass()).to.equal(false);
    heir.start();
    await until('the lease to be taken over', () => heir.active, 2_000);
    expect(await dead.pass(), 'the dead one notices').to.equal(false);
    await heir.stop();
  });

  it('does no harm if two work at the same time', async () => {
    const records = [];
    for (let i = 0; i < 20; i++) records.push(await world.accept({ callbackUrl: CALLBACK_URL }));
    for (const record of records) await broker.jobs.remove(record.pool, record.id);
    world.clock += MINUTE;
    const second = world.reconciler();
    await reconciler.pass();
    await broker.bucket('leases').delete('reconciler');
    await second.pass();
    await Promise.all([reconciler.pass(), second.pass()]);
    await world.workAll();
    for (const record of records) expect(world.callbacks.get(record.id)).to.have.lengthOf(1);
    expect(broker.inspectQueue()).to.deep.equal([]);
    await second.stop();
  });

  it('continues after an outage of the broker', async () => {
    await reconciler.pass();
    const record = await world.accept();
    await broker.jobs.remove(record.pool, record.id);
    world.clock += MINUTE;
    broker.inject({ operation: 'jobs.list', when: 'before' });
    await reconciler.pass();
    expect(world.actions).to.deep.equal([]);
    await reconciler.pass();
    expect(world.actions).to.deep.equal(['requeued']);
  });

  it('makes every other repair even if one fails', async () => {
    const record = await world.accept({ callbackUrl: CALLBACK_URL });
    const crash = stopAt('worker.afterClaim');
    void world.work('dying', crash.point);
    await crash.reached;
    world.clock += 2 * MINUTE;
    broker.inject({ operation: 'jobs.list', when: 'before', error: () => new TypeError('a fault of ours') });
    await reconciler.pass();
    expect(world.actions).to.deep.equal(['callback_unknown']);
    expect((await world.record(record.id))?.callback).to.equal('unknown');
  });

  it('reports the throughput of the service', async () => {
    await world.accept();
    await world.accept();
    await reconciler.pass();
    world.outcome = (task) => {
      world.clock += 4_000;
      return { kind: 'solved', envelope: envelopeOf('x'), solveSeconds: 4, strategy: task.strategy };
    };
    await world.work();
    await reconciler.pass();
    const load = await broker.bucket<ServiceLoad>('settings').get(LOAD_KEY);
    expect(load?.value).to.include({ meanSolveSeconds: 4 });
  });
});
