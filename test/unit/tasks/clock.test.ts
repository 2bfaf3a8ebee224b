import { expect } from 'chai';
import { clockFault } from '../../../src/tasks/clock.js';
import { createMemoryBroker } from '../../helpers/memory-broker.js';
import { createTaskWorld } from '../../helpers/task-world.js';

const DAY = 86_400_000;

describe('a clock that is wrong', () => {
  it('is reported with its size, its direction and the remedy', () => {
    const fault = (skewMs: number) => clockFault({ now: Date.now, skewMs: () => skewMs, jump: () => null });
    expect(fault(30_000)).to.equal(null);
    expect(fault(-30_000)).to.equal(null);
    expect(fault(35 * DAY)).to.match(/3024000 s ahead of the broker's.*NTP/);
    expect(fault(-31_000)).to.match(/31 s behind the broker's.*NTP/);
  });

  it("is also the broker's if it was set by more than thirty seconds within the last hour", () => {
    const fault = (byMs: number, agoMs: number) => clockFault({ now: Date.now, skewMs: () => 0, jump: () => ({ byMs, agoMs }) });
    expect(fault(20_000, 1_000)).to.equal(null);
    expect(fault(35 * DAY, 3_600_001)).to.equal(null);
    expect(fault(35 * DAY, 60_000)).to.match(/set 3024000 s forward 60 s ago.*NTP/);
    expect(fault(-DAY, 60_000)).to.match(/86400 s back/);
  });

  it('removes neither results nor blobs nor history entries, and leaves the lease to a process with a correct one', async () => {
    let skewMs = 35 * DAY;
    const broker = createMemoryBroker({ skewMs: () => skewMs });
    const world = createTaskWorld(broker);
    const { record, deferred } = await world.submit();
    await deferred;
    await world.workAll();
    // By the wrong clock, everything expired long ago.
    world.clock += 35 * DAY;
    let pruned = 0;
    const wrong = world.reconciler({ blobIntervalMs: 0, leaseMs: 60, housekeeping: () => Promise.resolve(pruned++) });
    expect(await wrong.pass()).to.equal(false);
    expect(await wrong.pass()).to.equal(false);
    expect(world.actions).to.deep.equal([]);
    expect(pruned).to.equal(0);
    expect(await world.record(record.id)).to.include({ state: 'solved' });
    expect(await broker.blobs.list('')).to.have.lengthOf(2);

    skewMs = 0;
    const right = world.reconciler({ blobIntervalMs: 0, housekeeping: () => Promise.resolve(pruned++) });
    expect(await right.pass()).to.equal(true);
    expect(world.actions).to.include('record_expired');
    expect(pruned).to.equal(1);
    await Promise.all([wrong.stop(), right.stop()]);
  });

  it('puts lost tasks back on the stream nevertheless', async () => {
    const broker = createMemoryBroker({ skewMs: () => -DAY });
    const world = createTaskWorld(broker);
    const { record, deferred } = await world.submit();
    await deferred;
    await broker.jobs.remove(record.pool, record.id);
    world.clock += 60_000;
    const reconciler = world.reconciler();
    expect(await reconciler.pass()).to.equal(true);
    expect(world.actions).to.deep.equal(['requeued']);
    await reconciler.stop();
  });
});
