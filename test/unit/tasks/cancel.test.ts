import { expect } from 'chai';
import { BrokerUnavailableError } from '../../../src/tasks/broker-errors.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { watchForEnd } from '../../../src/worker/end-watch.js';
import type { SolveOutcome } from '../../../src/worker/task-solver.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { rejection } from '../../helpers/rejection.js';
import { stopAt, type FaultPointName } from '../../helpers/stop-between-writes.js';
import { ACCOUNT, CALLBACK_URL, createTaskWorld, type TaskWorld } from '../../helpers/task-world.js';
import { until } from '../../helpers/until.js';
import { pino } from 'pino';

/** Ends like a supervisor's solve when its signal aborts. */
const stopped = (signal: AbortSignal): Promise<SolveOutcome> => new Promise((resolve) => {
  signal.addEventListener('abort', () => resolve({ kind: 'drained' }), { once: true });
});

describe('cancelTask', () => {
  let broker: MemoryBroker;
  let world: TaskWorld;
  beforeEach(() => {
    broker = createMemoryBroker();
    world = createTaskWorld(broker);
  });
  afterEach(() => broker.close());

  const cancelled = async (id: string): ReturnType<TaskWorld['cancel']> => {
    const outcome = await world.cancel(id);
    await outcome.deferred;
    return outcome;
  };
  /** A task held by a worker whose solve only ends when it is stopped. */
  const solving = async (changes = {}): Promise<{ record: TaskRecord; work: ReturnType<TaskWorld['work']> }> => {
    const record = await world.accept(changes);
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => { begin = resolve; });
    world.outcome = (_task, _solve, signal) => {
      begin();
      return stopped(signal);
    };
    const work = world.work();
    await begun;
    return { record, work };
  };

  it('removes a queued task from the stream and ends it, without a charge', async () => {
    const { id } = await world.accept();
    const { byThisCall, envelope } = await cancelled(id);
    expect(byThisCall).to.equal(true);
    expect(await world.record(id)).to.include({ state: 'failed', code: 'cancelled', attempts: 0, refunded: true, expiresAt: world.clock + 3_600_000 });
    expect(await world.polled(id)).to.equal(Buffer.from(envelope).toString());
    expect(broker.inspectQueue()).to.deep.equal([]);
    expect(await world.admission.used(ACCOUNT)).to.equal(0);
    expect(world.history.get(id)).to.include({ state: 'failed', code: 'cancelled' });
    expect(await world.work()).to.equal(null);
    expect(broker.events.open()).to.equal(0);
  });

  it('leaves the submission of a cancelled task counted towards the rate', async () => {
    for (let round = 0; round < 3; round++) await cancelled((await world.accept()).id);
    const refusal = await rejection(world.admission.precheck(ACCOUNT, { submissionsPerMinute: 3, monthlyQuota: 1 }));
    expect(refusal).to.include({ code: 'rate_limit_exceeded' });
  });

  it('stops the worker that solves the task, and leaves it charged', async () => {
    const { record: { id }, work } = await solving();
    await cancelled(id);
    expect(await work).to.equal('overtaken');
    expect(await world.record(id)).to.include({ state: 'failed', code: 'cancelled', attempts: 1 });
    expect((await world.record(id))?.refunded).to.equal(undefined);
    expect(await world.admission.used(ACCOUNT)).to.equal(1);
    expect(broker.inspectQueue()).to.deep.equal([]);
    expect(broker.events.open()).to.equal(0);
  });

  it('has the callback sent once, by a worker, with the bytes that polls return', async () => {
    const queued = await world.accept({ callbackUrl: CALLBACK_URL });
    await cancelled(queued.id);
    expect(world.callbacks.size).to.equal(0);
    expect(await world.work()).to.equal('overtaken');
    expect(world.callbacks.get(queued.id)).to.deep.equal([await world.polled(queued.id)]);
    expect(world.solves.size).to.equal(0);

    const { record, work } = await solving({ callbackUrl: CALLBACK_URL });
    await cancelled(record.id);
    await work;
    await cancelled(record.id);
    expect(world.callbacks.get(record.id)).to.deep.equal([await world.polled(record.id)]);
    expect(broker.inspectQueue()).to.deep.equal([]);
  });

  it('finds a task ended and reports how, on every call', async () => {
    const { id } = await world.accept();
    await world.workAll();
    const { byThisCall, envelope, record } = await cancelled(id);
    expect([byThisCall, record.state]).to.deep.equal([false, 'solved']);
    expect(Buffer.from(envelope).toString()).to.equal(await world.polled(id));

    const other = await world.accept();
    const answers = [await cancelled(other.id), await cancelled(other.id), await cancelled(other.id)];
    expect(answers.map((answer) => answer.byThisCall)).to.deep.equal([true, false, false]);
    expect(new Set(answers.map((answer) => Buffer.from(answer.envelope).toString())).size).to.equal(1);
    expect(await world.admission.used(ACCOUNT)).to.equal(1);
  });

  it('lets one of many concurrent cancellations win, and refunds once', async () => {
    const { id } = await world.accept();
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.cancel(id)));
    await Promise.all(answers.map(({ deferred }) => deferred));
    expect(answers.filter(({ byThisCall }) => byThisCall)).to.have.lengthOf(1);
    expect(new Set(answers.map(({ envelope }) => Buffer.from(envelope).toString())).size).to.equal(1);
    expect(await world.admission.used(ACCOUNT)).to.equal(0);
    expect((await broker.blobs.list('result.')).map(({ key }) => key)).to.deep.equal([(await world.record(id))?.resultKey]);
  });

  it('loses to a result that is written first', async () => {
    const { id } = await world.accept();
    const late = stopAt('cancel.afterResult');
    const cancelling = world.cancel(id, ACCOUNT, late.point);
    await late.reached;
    await world.workAll();
    late.resume();
    expect((await cancelling)).to.deep.include({ byThisCall: false });
    expect(await world.record(id)).to.include({ state: 'solved' });
    expect((await broker.blobs.list('result.'))).to.have.lengthOf(1);
  });

  it('charges a task that a worker starts while it is being cancelled', async () => {
    const record = await world.accept();
    const late = stopAt('cancel.afterResult');
    const cancelling = world.cancel(record.id, ACCOUNT, late.point);
    await late.reached;
    world.outcome = (_task, _solve, signal) => {
      late.resume();
      return stopped(signal);
    };
    await world.work();
    const { envelope, deferred } = await cancelling;
    await deferred;
    expect(Buffer.from(envelope).toString()).to.include('while it was being solved');
    expect(await world.admission.used(ACCOUNT)).to.equal(1);
  });

  it('answers other accounts and unknown ids like a poll', async () => {
    const { id } = await world.accept();
    expect(await rejection(world.cancel(id, 'other'))).to.include({ code: 'result_access_denied' });
    expect(await rejection(world.cancel('A'.repeat(22)))).to.include({ code: 'task_not_found' });
    expect(await rejection(world.cancel('*'))).to.include({ code: 'task_not_found' });
    broker.inject({ operation: 'tasks.update', when: 'before' });
    expect(await rejection(world.cancel(id))).to.include({ code: 'service_unavailable' });
    expect((await world.record(id))?.state).to.equal('queued');
  });

  it('recognises its own write when the reply was lost', async () => {
    const { id } = await world.accept();
    broker.inject({ operation: 'tasks.update', when: 'after', error: () => new BrokerUnavailableError('lost') });
    expect(await rejection(world.cancel(id))).to.include({ code: 'service_unavailable' });
    const again = await cancelled(id);
    expect(again).to.deep.include({ byThisCall: false });
    expect(again.record.code).to.equal('cancelled');
    await world.workAll();
    expect(await world.admission.used(ACCOUNT)).to.equal(0);
  });

  for (const point of ['cancel.afterResult', 'cancel.afterTerminal', 'cancel.afterEvent'] as FaultPointName[]) {
    it(`completes even if its process dies at ${point}`, async () => {
      const { id } = await world.accept({ callbackUrl: CALLBACK_URL });
      const crash = stopAt(point);
      void world.cancel(id, ACCOUNT, crash.point);
      await crash.reached;
      const reconciler = world.reconciler({ leaseMs: 60_000, blobIntervalMs: 0 });
      for (let round = 0; round < 4; round++) {
        await world.workAll();
        world.clock += 3_500_000 / 4;
        await reconciler.pass();
      }
      await reconciler.stop();
      const record = await world.record(id);
      const isCancelled = point !== 'cancel.afterResult';
      expect(record).to.include(isCancelled ? { state: 'failed', code: 'cancelled', refunded: true } : { state: 'solved' });
      expect(await world.admission.used(ACCOUNT)).to.equal(isCancelled ? 0 : 1);
      expect(world.callbacks.get(id)).to.deep.equal([await world.polled(id)]);
      expect((await broker.blobs.list('result.')).map(({ key }) => key)).to.deep.equal([record?.resultKey]);
      expect(broker.inspectQueue()).to.deep.equal([]);
    });
  }
});

describe('watchForEnd', () => {
  let broker: MemoryBroker;
  let world: TaskWorld;
  const logger = pino({ level: 'silent' });
  beforeEach(() => {
    broker = createMemoryBroker();
    world = createTaskWorld(broker);
  });
  afterEach(() => broker.close());
  const outer = new AbortController();

  it('checks the record when no event comes', async () => {
    const { record } = await world.submit();
    broker.events.telling = false;
    const watch = watchForEnd({ broker, logger }, record.id, outer.signal, 1);
    await world.cancel(record.id);
    await until('the watch to see it', () => watch.signal.aborted);
    expect(watch.ended).to.equal(true);
    watch.stop();
    expect(broker.events.open()).to.equal(0);
  });

  it('ignores events that the record does not confirm', async () => {
    const { record } = await world.submit();
    const watch = watchForEnd({ broker, logger }, record.id, outer.signal);
    const reads = (): number => broker.log.filter((line) => line === `tasks.get ${record.id}`).length;
    const before = reads();
    broker.events.publish(record.id, { kind: 'changed', state: 'failed' });
    await until('the record to be read', () => reads() > before);
    broker.setAvailable(false);
    broker.setAvailable(true);
    expect(watch.signal.aborted).to.equal(false);
    watch.stop();
  });

  it('aborts with the outer signal, which does not mean that the task ended', async () => {
    const drain = new AbortController();
    const { record } = await world.submit();
    const watch = watchForEnd({ broker, logger }, record.id, drain.signal);
    drain.abort();
    expect([watch.signal.aborted, watch.ended]).to.deep.equal([true, false]);
    watch.stop();
    expect(watchForEnd({ broker, logger }, record.id, drain.signal).signal.aborted).to.equal(true);
  });
});
