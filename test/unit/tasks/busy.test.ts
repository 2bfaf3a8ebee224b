import { expect } from 'chai';
import type { ServiceError } from '../../../src/errors.js';
import { retryAfterSeconds, createBusyGate, LOAD_KEY, type BusyGate, type ServiceLoad } from '../../../src/tasks/busy.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { rejection } from '../../helpers/rejection.js';

describe('the busy gate', () => {
  let broker: MemoryBroker;
  let gate: BusyGate;
  beforeEach(() => {
    broker = createMemoryBroker();
    gate = createBusyGate({ jobs: broker.jobs, settings: broker.bucket<ServiceLoad>('settings'), depth: 2 });
  });
  afterEach(() => broker.close());

  it('accepts submissions up to the depth, counting its own immediately', async () => {
    await gate.check();
    gate.noteSubmitted();
    await gate.check();
    gate.noteSubmitted();
    expect(await rejection(gate.check())).to.include({ code: 'service_busy' });
  });

  it('does not count tasks being solved', async () => {
    for (const id of ['a', 'b']) await broker.jobs.publish('quick', id, id);
    await broker.jobs.next('quick', AbortSignal.timeout(100));
    await gate.check();
    expect(await gate.waiting()).to.equal(1);
  });

  it('queries the broker once for many concurrent calls, and again after a failure', async () => {
    broker.inject({ operation: 'jobs.depths', when: 'before' });
    await rejection(gate.check());
    await Promise.all(Array.from({ length: 50 }, () => gate.check()));
    expect(broker.log.filter((line) => line.startsWith('jobs.depths'))).to.have.lengthOf(1);
  });

  it('derives the wait from mean solve time and slots', async () => {
    await broker.bucket<ServiceLoad>('settings').put(LOAD_KEY, { v: 1, meanSolveSeconds: 30, slots: 4 });
    for (const id of ['a', 'b', 'c', 'd', 'e']) await broker.jobs.publish('quick', id, id);
    const error = await rejection(gate.check()) as ServiceError;
    expect(error.retryAfterSeconds).to.equal(30);
    expect(error.message).to.match(/queue depth is 5 .* 30 s/);
  });

  it('keeps the wait between one second and five minutes, whatever was measured', () => {
    expect(retryAfterSeconds(5, 5, { v: 1, meanSolveSeconds: 0, slots: 1 })).to.equal(1);
    expect(retryAfterSeconds(1000, 5, { v: 1, meanSolveSeconds: 3600, slots: 1 })).to.equal(300);
    expect(retryAfterSeconds(5, 5, { v: 1, meanSolveSeconds: NaN, slots: 0 })).to.equal(1);
    expect(retryAfterSeconds(9, 5, { v: 1, meanSolveSeconds: 2, slots: 1 })).to.equal(10);
  });
});

describe('the busy gate of a store that takes no write', () => {
  let broker: MemoryBroker;
  let gate: BusyGate;
  beforeEach(() => {
    broker = createMemoryBroker();
    gate = createBusyGate({ jobs: broker.jobs, settings: broker.bucket<ServiceLoad>('settings'), depth: 2, writes: broker.writes });
  });
  afterEach(() => broker.close());

  it('refuses with its own message and the cause, without querying the broker, until a write succeeds', async () => {
    broker.setUnwritable('blobs', 'no answer for 1500 ms');
    const error = (await rejection(gate.check())) as ServiceError;
    expect(error).to.include({ code: 'service_unavailable', retryAfterSeconds: 10, cause: 'blobs: no answer for 1500 ms' });
    expect(error.message).to.match(/its store takes no writes/);
    expect(await gate.storeRefusal()).to.include({ code: 'service_unavailable' });
    expect(broker.log).to.deep.equal([]);
    broker.setUnwritable('blobs', null);
    await gate.check();
    expect(await gate.storeRefusal()).to.equal(null);
  });

  it('ignores a stream that no submission needs', async () => {
    broker.setUnwritable('history', 'no answer for 1500 ms');
    await gate.check();
  });
});
