import { expect } from 'chai';
import { newTaskId } from '../../../src/tasks/ids.js';
import { readTask } from '../../../src/tasks/poll.js';
import type { Damage } from '../../../src/tasks/traces.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { rejection } from '../../helpers/rejection.js';
import { ACCOUNT, createTaskWorld, type TaskWorld } from '../../helpers/task-world.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a store that has lost records', () => {
  let broker: MemoryBroker;
  let world: TaskWorld;
  let seen: (Damage | null)[];
  beforeEach(() => {
    broker = createMemoryBroker();
    world = createTaskWorld(broker);
    seen = [];
  });
  const lose = async ({ id }: TaskRecord): Promise<void> => broker.bucket('tasks').delete(id);
  const poll = async (id: string): Promise<unknown> => {
    const error = await rejection(readTask(world.submitDeps(), id, ACCOUNT));
    return (error as { code?: unknown }).code;
  };
  const passes = async (count: number, changes = {}): Promise<void> => {
    const reconciler = world.reconciler({ onDamage: (damage) => seen.push(damage), ...changes });
    for (let i = 0; i < count; i++) await reconciler.pass();
    await reconciler.stop();
  };
  const counts = (damage: Damage | null | undefined) => damage && [damage.job.size, damage.history.size, damage.result.size];

  it('keeps the jobs of the lost tasks, answers 503 for them, and says how many there are', async () => {
    const waiting = await world.accept();
    await lose(waiting);
    expect(await world.work()).to.equal('retried');
    expect(await broker.jobs.has(waiting.id)).to.equal(true);
    expect(await poll(waiting.id)).to.equal('service_unavailable');
    await passes(2);
    expect(seen.map(counts)).to.deep.equal([[0, 0, 0], [1, 1, 0], null]);
  });

  it('finds a lost task that had finished through its history, and without one through its result, while it could be polled', async () => {
    const direct = await world.accept();
    const marketplace = await world.accept({ access: 'marketplace' });
    await world.workAll();
    await Promise.all([lose(direct), lose(marketplace)]);
    expect([await poll(direct.id), await poll(marketplace.id)]).to.deep.equal(['service_unavailable', 'service_unavailable']);
    world.clock += 30 * MINUTE;
    await passes(2, { blobIntervalMs: 0 });
    expect(counts(seen[1])).to.deep.equal([0, 1, 1]);
    expect(await poll(marketplace.id), 'the sweep leaves the trace').to.equal('service_unavailable');

    world.clock += HOUR;
    expect([await poll(direct.id), await poll(marketplace.id)]).to.deep.equal(['task_not_found', 'task_not_found']);
    seen = [];
    await passes(2);
    expect(counts(seen[0])).to.deep.equal([0, 0, 0]);
  });

  it('has its tasks solved when their records come back', async () => {
    const record = await world.accept();
    await lose(record);
    expect(await world.work()).to.equal('retried');
    await broker.bucket<TaskRecord>('tasks').create(record.id, record);
    broker.expireDelays();
    expect(await world.work()).to.equal('finished');
    expect(await world.record(record.id)).to.include({ state: 'solved' });
  });

  it('is not suspected in normal operation: waiting, solved, failed, cancelled, withdrawn, expired', async () => {
    const cancelled = await world.accept();
    await (await world.cancel(cancelled.id)).deferred;
    await world.accept();
    await world.accept({ access: 'marketplace' });
    await world.workAll();
    await world.accept();
    for (let hours = 0; hours < 4; hours++) {
      await passes(2, { blobIntervalMs: 0 });
      world.clock += HOUR;
    }
    expect(new Set(seen.map((damage) => JSON.stringify(counts(damage))))).to.deep.equal(new Set(['[0,0,0]', 'null']));
    expect(world.actions).to.include('record_expired');
  });

  it('is not suspected because of an expired task whose job was never taken, or of a deletion in progress', async () => {
    const expired = await world.accept();
    await (await world.cancel(expired.id)).deferred;
    await broker.jobs.publish(expired.pool, expired.id, 'left over');
    world.clock += 2 * HOUR;
    const reconciler = world.reconciler({ onDamage: (damage) => seen.push(damage) });
    await reconciler.pass();
    expect(await world.record(expired.id)).to.equal(null);
    expect(await broker.jobs.has(expired.id)).to.equal(false);

    const deleted = await world.accept({ access: 'marketplace' });
    await lose(deleted);
    await reconciler.pass();
    await broker.jobs.remove(deleted.pool, deleted.id);
    await reconciler.pass();
    await reconciler.stop();
    expect(seen.slice(0, -1).map(counts)).to.deep.equal(seen.slice(0, -1).map(() => [0, 0, 0]));
  });

  it('does not report an id that never existed, with three requests to the broker besides the record', async () => {
    const before = broker.log.length;
    expect(await poll(newTaskId())).to.equal('task_not_found');
    expect(broker.log.slice(before).map((line) => line.split(' ')[0])).to.have.members(['tasks.get', 'jobs.has', 'blobs.list']);
  });
});
