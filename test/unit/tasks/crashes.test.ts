import { expect } from 'chai';
import { newTaskId } from '../../../src/tasks/ids.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { FAULT_POINTS, stopAt, type FaultPointName } from '../../helpers/stop-between-writes.js';
import { ACCOUNT, CALLBACK_URL, createTaskWorld, envelopeOf, solved, type TaskWorld } from '../../helpers/task-world.js';

const AN_AGE_MS = 120_000;

describe('a crash between any two writes', () => {
  let broker: MemoryBroker;
  let world: TaskWorld;
  beforeEach(() => {
    broker = createMemoryBroker();
    world = createTaskWorld(broker);
  });
  afterEach(() => broker.close());

  /** Lets time pass, so that leases expire and the reconciler and a worker do their work. */
  async function recover(): Promise<void> {
    const reconciler = world.reconciler();
    for (let round = 0; round < 3; round++) {
      world.clock += AN_AGE_MS;
      broker.expireLeases();
      broker.expireDelays();
      await reconciler.pass();
      await world.workAll();
    }
    await reconciler.stop();
  }

  async function expectAllInOrder(id: string, callbacks: readonly number[]): Promise<TaskRecord> {
    const record = await world.record(id);
    if (!record) throw new Error('the record is gone');
    expect(record.state).to.equal('solved');
    expect(broker.inspectQueue(), 'messages left').to.deep.equal([]);
    expect(await world.admission.used(ACCOUNT), 'charges').to.equal(1);
    expect(await world.admission.openReservations(-1), 'open reservations').to.deep.equal([]);
    expect(world.history.get(id)?.state, 'outcome in the history').to.equal('solved');
    const sent = world.callbacks.get(id) ?? [];
    expect(callbacks, 'callbacks').to.include(sent.length);
    for (const body of sent) expect(body).to.equal(await world.polled(id));
    if (sent.length === 0) expect(record.callback).to.equal('unknown');
    return record;
  }

  const submitPoints = FAULT_POINTS.filter((point) => point.startsWith('api.'));
  for (const point of submitPoints) {
    it(`of the submitter at ${point} leaves nothing, or a task that is solved and charged once`, async () => {
      const id = newTaskId();
      const crash = stopAt(point);
      void world.submit({ id, facts: world.facts({ callbackUrl: CALLBACK_URL }) }, crash.point);
      await crash.reached;
      await recover();
      if (point === 'api.afterCharge' || point === 'api.afterProblem') {
        expect(await world.record(id)).to.equal(null);
        expect(await world.admission.used(ACCOUNT)).to.equal(0);
        expect(await world.admission.openReservations(-1)).to.deep.equal([]);
        expect(world.actions).to.deep.equal(['reservation_refunded']);
      } else {
        await expectAllInOrder(id, [1]);
        expect(world.solves.get(id)).to.equal(1);
      }
    });

    it(`of the submitter at ${point} for a while, as when stopped and continued, never ends in a response without a task`, async () => {
      const id = newTaskId();
      const crash = stopAt(point);
      const submitting = world.submit({ id, facts: world.facts({ callbackUrl: CALLBACK_URL }) }, crash.point);
      await crash.reached;
      await recover();
      crash.resume();
      const submitted = await submitting;
      await submitted.deferred;
      await recover();
      const record = await world.record(id);
      expect(record?.state).to.equal('solved');
      expect(world.callbacks.get(id)).to.have.lengthOf(1);
    });
  }

  /** Whether a crash at this point may have cost the callback: between the claim and the record of its outcome. */
  const callbacksAt = (point: FaultPointName): number[] => (point === 'worker.afterClaim' ? [0] : [1]);
  const workPoints = FAULT_POINTS.filter((point) => point.startsWith('worker.'));
  for (const point of workPoints) {
    it(`of a worker at ${point} loses nothing and sends at most one callback`, async () => {
      const { record, deferred } = await world.submit({ facts: world.facts({ callbackUrl: CALLBACK_URL }) });
      await deferred;
      const crash = stopAt(point);
      void world.work('dying', crash.point);
      await crash.reached;
      await recover();
      await expectAllInOrder(record.id, callbacksAt(point));
      expect(world.solves.get(record.id)).to.be.at.most(2);
    });

    it(`of a worker at ${point} that comes back as a zombie changes nothing that was visible`, async () => {
      const { record, deferred } = await world.submit({ facts: world.facts({ callbackUrl: CALLBACK_URL }) });
      await deferred;
      const crash = stopAt(point);
      const zombie = world.work('zombie', crash.point);
      await crash.reached;
      await recover();
      const before = await world.record(record.id);
      crash.resume();
      await zombie;
      await recover();
      const after = await expectAllInOrder(record.id, [1]);
      expect(after.resultKey).to.equal(before?.resultKey);
    });
  }

  it('of every worker that solves it ends in a failure that is not charged', async () => {
    const { record, deferred } = await world.submit();
    await deferred;
    world.outcome = () => ({ kind: 'died', reason: 'crashed' });
    await recover();
    const failed = await world.record(record.id);
    expect(failed).to.include({ state: 'failed', code: 'solver_failed', deaths: 3, refunded: true });
    expect(await world.admission.used(ACCOUNT)).to.equal(0);
    expect(world.solves.get(record.id)).to.equal(3);
  });

  it('of the worker process in every solve ends after twenty attempts', async () => {
    const { record, deferred } = await world.submit();
    await deferred;
    for (let attempt = 0; attempt < 20; attempt++) {
      const crash = stopAt('worker.afterSolving');
      void world.work('dying', crash.point);
      await crash.reached;
      broker.expireLeases();
    }
    await recover();
    expect(await world.record(record.id)).to.include({ state: 'failed', code: 'solver_failed', attempts: 20, refunded: true });
    expect(await world.admission.used(ACCOUNT)).to.equal(0);
  });

  it('of a failed task between its end and the refund refunds the charge once', async () => {
    const { record, deferred } = await world.submit();
    await deferred;
    world.outcome = (task) => ({ kind: 'failed', envelope: envelopeOf('failed'), code: 'solver_failed', refund: true, solveSeconds: 1, strategy: task.strategy });
    const crash = stopAt('worker.afterTerminal');
    void world.work('dying', crash.point);
    await crash.reached;
    await recover();
    expect(await world.record(record.id)).to.include({ state: 'failed', refunded: true });
    expect(await world.admission.used(ACCOUNT)).to.equal(0);
    crash.resume();
    await recover();
    expect(await world.admission.used(ACCOUNT)).to.equal(0);
  });

  it('of two workers at once on one task, over all pairs of points, keeps one result and one callback', async () => {
    const names = workPoints.filter((point) => point !== 'worker.afterAck');
    for (const first of names) {
      for (const second of names) {
        const { record, deferred } = await world.submit({ facts: world.facts({ callbackUrl: CALLBACK_URL }) });
        await deferred;
        const crashes = [stopAt(first), stopAt(second)] as const;
        const one = world.work('one', crashes[0].point);
        await crashes[0].reached;
        broker.expireLeases();
        const two = world.work('two', crashes[1].point);
        await Promise.race([crashes[1].reached, two]);
        crashes[0].resume();
        crashes[1].resume();
        await Promise.all([one, two]);
        await recover();
        const done = await world.record(record.id);
        expect(done?.state, `${first} and ${second}`).to.equal('solved');
        expect(world.callbacks.get(record.id), `${first} and ${second}`).to.have.lengthOf(1);
      }
    }
  });

  it('keeps the result of the solve that ended first', async () => {
    const { record } = await world.submit();
    const crash = stopAt('worker.afterSolve');
    const late = world.work('late', crash.point);
    await crash.reached;
    broker.expireLeases();
    expect(await world.work('early')).to.equal('finished');
    crash.resume();
    expect(await late).to.equal('overtaken');
    const done = await world.record(record.id);
    expect(Buffer.from(await broker.blobs.get(done?.resultKey ?? '') ?? '').toString()).to.equal(Buffer.from((solved(record, 2) as { envelope: Uint8Array }).envelope).toString());
    expect(await broker.blobs.list('result.')).to.have.lengthOf(1);
  });
});
