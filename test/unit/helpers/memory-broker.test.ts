import { expect } from 'chai';
import { BrokerUnavailableError } from '../../../src/tasks/broker-errors.js';
import { CONTRACT_ACK_WAIT_MS, CONTRACT_JOB_LIMIT, describeBroker } from '../../helpers/broker-contract.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { describeEventBus } from '../../helpers/event-bus-contract.js';
import { rejection } from '../../helpers/rejection.js';

describe('the memory broker', () => {
  const broker = createMemoryBroker({ jobLimit: CONTRACT_JOB_LIMIT, ackWaitMs: CONTRACT_ACK_WAIT_MS });
  after(() => broker.close());
  describeBroker(() => broker);
  describeEventBus(() => broker);

  it('misses no delay that ends between two checks of the clock', async () => {
    const now = performance.now.bind(performance);
    let time = 0;
    const queue = createMemoryBroker();
    try {
      performance.now = () => (time += 30);
      await queue.jobs.publish('quick', 'a', 'a');
      (await queue.jobs.next('quick', AbortSignal.timeout(1_000)))!.retry(45);
      expect(await queue.jobs.next('quick', AbortSignal.timeout(1_000))).to.include({ id: 'a', deliveries: 2 });
    } finally {
      performance.now = now;
      await queue.close();
    }
  });

  describe('with faults', () => {
    let faulty: MemoryBroker;
    beforeEach(() => { faulty = createMemoryBroker(); });
    afterEach(() => faulty.close());

    it('loses a request before it is processed, or the reply after it', async () => {
      const tasks = faulty.bucket<number>('tasks');
      faulty.inject({ operation: 'tasks.put', when: 'before' });
      expect(await rejection(tasks.put('a', 1))).to.be.instanceOf(BrokerUnavailableError);
      expect(await tasks.get('a')).to.equal(null);
      faulty.inject({ operation: 'tasks.put', when: 'after' });
      expect(await rejection(tasks.put('a', 2))).to.be.instanceOf(BrokerUnavailableError);
      expect((await tasks.get('a'))?.value).to.equal(2);
      await tasks.put('a', 3);
    });

    it('refuses everything while it is unavailable, and keeps its data', async () => {
      const tasks = faulty.bucket<number>('tasks');
      await tasks.put('a', 1);
      const states: string[] = [];
      faulty.onState((state) => states.push(state));
      faulty.setAvailable(false);
      expect(await rejection(tasks.get('a'))).to.be.instanceOf(BrokerUnavailableError);
      expect(faulty.state()).to.equal('disconnected');
      faulty.setAvailable(true);
      expect((await tasks.get('a'))?.value).to.equal(1);
      expect(states).to.deep.equal(['disconnected', 'connected']);
    });
  });
});
