import { expect } from 'chai';
import { nextJob } from '../../../src/worker/next-job.js';
import { createMemoryBroker } from '../../helpers/memory-broker.js';
import { rejection } from '../../helpers/rejection.js';

describe('nextJob', () => {
  const never = new AbortController().signal;

  it('returns a message from whichever pool has one', async () => {
    const { jobs } = createMemoryBroker();
    const waiting = nextJob(jobs, ['general', 'guest'], never);
    await jobs.publish('guest', 'b', 'b');
    expect((await waiting)?.id).to.equal('b');
  });

  it('returns the second of two immediately', async () => {
    const broker = createMemoryBroker();
    await broker.jobs.publish('general', 'a', 'a');
    await broker.jobs.publish('guest', 'b', 'b');
    const first = await nextJob(broker.jobs, ['general', 'guest'], never);
    expect(broker.inspectQueue().filter(({ inHand }) => inHand).map(({ id }) => id)).to.deep.equal([first?.id]);
    await first?.ack();
    const second = await nextJob(broker.jobs, ['general', 'guest'], never);
    expect([first?.id, second?.id].sort()).to.deep.equal(['a', 'b']);
  });

  it('ends with null when the signal aborts', async () => {
    const { jobs } = createMemoryBroker();
    const stop = new AbortController();
    const waiting = nextJob(jobs, ['general', 'guest'], stop.signal);
    stop.abort();
    expect(await waiting).to.equal(null);
  });

  it('reports a failing queue, and waits for no other pool', async () => {
    const { jobs } = createMemoryBroker();
    const broken = { ...jobs, next: (pool: string, signal: AbortSignal) => (pool === 'guest' ? Promise.reject(new Error('down')) : jobs.next(pool, signal)) };
    expect(await rejection(nextJob(broken, ['general', 'guest'], never))).to.have.property('message', 'down');
  });
});
