import { expect } from 'chai';
import { newTaskId } from '../../../src/tasks/ids.js';
import type { JobDelivery } from '../../../src/tasks/ports.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { workOnJob } from '../../../src/worker/work.js';
import type { WorkDeps } from '../../../src/worker/job.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { stopBetweenWrites } from '../../helpers/stop-between-writes.js';
import { ACCOUNT, CALLBACK_URL, createTaskWorld, envelopeOf, type TaskWorld } from '../../helpers/task-world.js';

describe('workOnJob', () => {
  let broker: MemoryBroker;
  let world: TaskWorld;
  beforeEach(() => {
    broker = createMemoryBroker();
    world = createTaskWorld(broker);
  });
  afterEach(() => broker.close());

  async function take(): Promise<JobDelivery> {
    const delivery = await broker.jobs.next('general', AbortSignal.timeout(1_000));
    if (!delivery) throw new Error('no job');
    return delivery;
  }
  const never = new AbortController().signal;

  it('reports what it does as it happens', async () => {
    const record = await world.accept({ callbackUrl: CALLBACK_URL });
    const reported: string[] = [];
    const deps: WorkDeps = {
      ...world.workDeps(),
      events: {
        started: (task) => reported.push(`started ${task.attempts}`),
        finished: (task, seconds) => reported.push(`finished ${task.state} ${seconds}`),
        called: (_task, outcome) => reported.push(`called ${outcome}`),
      },
    };
    expect(await workOnJob(deps, await take(), never)).to.equal('finished');
    expect(reported).to.deep.equal(['started 1', 'finished solved 0.01', 'called delivered']);
    expect(await world.record(record.id)).to.include({ state: 'solved', callback: 'delivered', callbackStatus: 200, owner: 'slot', attempts: 1, finishedAt: world.clock, expiresAt: world.clock + 3_600_000 });
  });

  it('sends the callback of a failed task too, and charges it', async () => {
    const record = await world.accept({ callbackUrl: CALLBACK_URL });
    world.outcome = (task) => ({ kind: 'failed', envelope: envelopeOf('none'), code: 'no_feasible_solution', refund: false, solveSeconds: 1, strategy: task.strategy });
    await world.workAll();
    expect(await world.record(record.id)).to.include({ state: 'failed', code: 'no_feasible_solution', callback: 'delivered' });
    expect((await world.record(record.id))?.refunded).to.equal(undefined);
    expect(world.callbacks.get(record.id)).to.deep.equal([await world.polled(record.id)]);
    expect(JSON.parse(await world.polled(record.id))).to.include({ mark: 'none', state: 'failed' });
    expect(await world.admission.used(ACCOUNT)).to.equal(1);
  });

  it('releases its slot before it stores a result, but keeps it for a callback', async () => {
    for (const callbackUrl of [undefined, CALLBACK_URL]) {
      const record = await world.accept(callbackUrl === undefined ? {} : { callbackUrl });
      const reported: string[] = [];
      const deps = world.workDeps('slot', stopBetweenWrites(broker, 'worker', (point) => { reported.push(point); }));
      await workOnJob(deps, await take(), never, () => reported.push('free'));
      expect(await world.record(record.id)).to.include({ state: 'solved' });
      const freed = reported.indexOf('free');
      expect(reported[callbackUrl === undefined ? freed - 1 : freed + 1]).to.equal(callbackUrl === undefined ? 'worker.afterSolving' : undefined);
      expect(reported.lastIndexOf('free')).to.equal(freed);
    }
  });

  it('drops messages that are malformed or of an aborted task, and keeps one without a record', async () => {
    const aborted = newTaskId();
    const { record } = await world.submit();
    await broker.bucket<TaskRecord>('tasks').put(aborted, { ...record, id: aborted, state: 'aborted' });
    await world.workAll();
    const reasons: string[] = [];
    const unknown = newTaskId();
    for (const id of ['short', unknown, aborted]) {
      await broker.jobs.publish('general', id, id);
      const deps: WorkDeps = { ...world.workDeps(), events: { dropped: (reason) => reasons.push(reason) } };
      expect(await workOnJob(deps, await take(), never)).to.equal(id === unknown ? 'retried' : 'dropped');
    }
    expect(reasons).to.deep.equal(['malformed', 'aborted']);
    expect(broker.inspectQueue().map(({ id }) => id)).to.deep.equal([unknown]);
    expect(world.solves.get(aborted)).to.equal(undefined);
  });

  it('fails a task whose problem is missing, and does not charge it', async () => {
    const record = await world.accept();
    for (const { key } of await broker.blobs.list('problem.')) await broker.blobs.delete(key);
    await world.workAll();
    expect(await world.record(record.id)).to.include({ state: 'failed', code: 'solver_failed', refunded: true });
    const envelope = Buffer.from(await broker.blobs.get((await world.record(record.id))?.resultKey ?? '') ?? '').toString();
    expect(JSON.parse(envelope)).to.include({ success: false, request_id: record.id });
    expect(await world.admission.used(ACCOUNT)).to.equal(0);
  });

  it('only acknowledges a second delivery of an ended task', async () => {
    const record = await world.accept({ callbackUrl: CALLBACK_URL });
    await world.workAll();
    for (const copy of [1, 2, 3]) await broker.jobs.publish('general', record.id, `copy ${copy}`);
    const before = await world.record(record.id);
    await world.workAll();
    expect(await world.record(record.id)).to.deep.equal(before);
    expect(world.solves.get(record.id)).to.equal(1);
    expect(world.callbacks.get(record.id)).to.have.lengthOf(1);
    expect(broker.inspectQueue()).to.deep.equal([]);
  });

  it('returns the message immediately when drained, which does not count as an attempt', async () => {
    const record = await world.accept();
    world.outcome = () => ({ kind: 'drained' });
    expect(await workOnJob(world.workDeps(), await take(), never)).to.equal('drained');
    expect(await world.record(record.id)).to.include({ state: 'solving', deaths: 0 });
    world.outcome = (task) => ({ kind: 'solved', envelope: envelopeOf('x'), solveSeconds: 1, strategy: task.strategy });
    expect(await world.work()).to.equal('finished');
  });

  it('returns the message with a delay if the broker fails before the solve', async () => {
    const record = await world.accept();
    for (const fault of ['tasks.get', 'tasks.update', 'blobs.get']) {
      broker.inject({ operation: fault, when: 'before' });
      expect(await workOnJob(world.workDeps(), await take(), never), fault).to.equal('retried');
      expect(broker.inspectQueue()).to.deep.include({ pool: 'general', id: record.id, deliveries: broker.inspectQueue()[0]?.deliveries ?? 0, inHand: false });
      broker.expireDelays();
    }
    expect(await world.work()).to.equal('finished');
  });

  it('keeps a result through an outage that begins after the solve', async () => {
    const record = await world.accept({ callbackUrl: CALLBACK_URL });
    world.outcome = (task) => {
      broker.setAvailable(false);
      setTimeout(() => broker.setAvailable(true), 100);
      return { kind: 'solved', envelope: envelopeOf('kept'), solveSeconds: 1, strategy: task.strategy };
    };
    expect(await world.work()).to.equal('finished');
    expect(world.solves.get(record.id)).to.equal(1);
    expect(world.callbacks.get(record.id)).to.deep.equal([await world.polled(record.id)]);
    expect(JSON.parse(await world.polled(record.id))).to.include({ mark: 'kept', state: 'solved' });
  });

  it('recognises its own writes when their replies are lost', async () => {
    const record = await world.accept({ callbackUrl: CALLBACK_URL });
    // The second update is the terminal one, the third the claim.
    broker.inject({ operation: 'tasks.update', when: 'after', skip: 1, times: 3 });
    expect(await world.work()).to.equal('finished');
    expect(await world.record(record.id)).to.include({ state: 'solved', callback: 'delivered', attempts: 1 });
    expect(world.callbacks.get(record.id)).to.have.lengthOf(1);
    expect(await broker.blobs.list('result.')).to.have.lengthOf(1);
  });

  it('does not insist on an acknowledgement that is never confirmed', async () => {
    const record = await world.accept({ callbackUrl: CALLBACK_URL });
    broker.inject({ operation: 'jobs.ack', when: 'before', times: 2 });
    expect(await world.work()).to.equal('finished');
    broker.expireLeases();
    expect(await world.work()).to.equal('overtaken');
    expect(broker.inspectQueue()).to.deep.equal([]);
    expect(world.callbacks.get(record.id)).to.have.lengthOf(1);
  });

  it('leaves a record of a newer release alone', async () => {
    const record = await world.accept();
    await broker.bucket<object>('tasks').put(record.id, { ...record, v: 2 });
    expect(await world.work()).to.equal('retried');
    expect((await world.record(record.id))?.state).to.equal('queued');
  });

  it('leaves a problem of a later release to workers of that release, without an attempt', async () => {
    const future = new Uint8Array(64);
    future.set(new TextEncoder().encode('RMRZ'));
    const { record, deferred } = await world.submit({ problem: future });
    await deferred;
    const delays: number[] = [];
    const delivered = async (changes: Partial<JobDelivery>): Promise<JobDelivery> => ({ ...await take(), retry: (delay) => { delays.push(delay); }, ...changes });
    const delivery = await delivered({ deliveries: 120 });
    expect(await workOnJob(world.workDeps(), delivery, never)).to.equal('retried');
    expect(await world.record(record.id)).to.include({ state: 'queued', attempts: 0 });
    expect(delays).to.deep.equal([30_000]);
    expect(await workOnJob(world.workDeps(), { ...delivery, deliveries: 121 }, never)).to.equal('finished');
    expect(await world.record(record.id)).to.include({ state: 'failed', code: 'solver_failed', refunded: true });
    expect(await world.polled(record.id)).to.match(/No worker of the release that this request was submitted to/);
    expect(world.solves.get(record.id)).to.equal(undefined);
  });

  it('extends its lease during the work', async () => {
    await world.accept();
    const delivery = await take();
    let beats = 0;
    const counted: JobDelivery = { ...delivery, working: () => { beats++; } };
    const clock = installFakeInterval();
    try {
      world.outcome = (task) => {
        clock.tick();
        clock.tick();
        return { kind: 'solved', envelope: envelopeOf('x'), solveSeconds: 1, strategy: task.strategy };
      };
      await workOnJob(world.workDeps(), counted, never);
      clock.tick();
    } finally {
      clock.restore();
    }
    expect(beats).to.equal(2);
  });
});

/** Replaces `setInterval` by one that ticks on demand. */
function installFakeInterval(): { tick(): void; restore(): void } {
  const real = { set: globalThis.setInterval, clear: globalThis.clearInterval };
  const beats = new Map<object, () => void>();
  globalThis.setInterval = ((beat: () => void) => {
    const handle = { unref: () => handle };
    beats.set(handle, beat);
    return handle;
  }) as unknown as typeof setInterval;
  globalThis.clearInterval = ((handle: object) => { beats.delete(handle); }) as unknown as typeof clearInterval;
  return {
    tick: () => { for (const beat of beats.values()) beat(); },
    restore: () => {
      globalThis.setInterval = real.set;
      globalThis.clearInterval = real.clear;
    },
  };
}
