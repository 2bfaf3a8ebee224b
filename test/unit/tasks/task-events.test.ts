import { expect } from 'chai';
import { BrokerUnavailableError, createTaskEvents, type TaskRecord } from '../../../src/tasks/index.js';
import { createMemoryBroker } from '../../helpers/memory-broker.js';
import { rejection } from '../../helpers/rejection.js';
import { taskRecord } from '../../helpers/task-record.js';
import { until } from '../../helpers/until.js';

describe('the events of tasks', () => {
  it('reach all who listen for the task and nobody else, over one subscription', async () => {
    const broker = createMemoryBroker();
    const tasks = broker.bucket<TaskRecord>('tasks');
    const events = createTaskEvents(tasks);
    const [task, other] = [taskRecord(), taskRecord()];
    const told: string[] = [];
    const ends = [
      await events.listen(task.id, () => told.push('first')),
      await events.listen(task.id, () => told.push('second')),
      await events.listen(other.id, () => told.push('other')),
    ];
    await tasks.put(task.id, task);
    await until('both to be told', () => told.length === 2);
    expect(told).to.deep.equal(['first', 'second']);
    ends[0]?.();
    await tasks.put(task.id, task);
    await until('the second to be told', () => told.length === 3);
    expect(told.at(-1)).to.equal('second');
    expect(broker.log.filter((line) => line.startsWith('tasks.follow'))).to.have.lengthOf(1);
    await events.close();
  });

  it('tell everybody when some may have been missed', async () => {
    let tell: (key: string | null) => void = () => undefined;
    const events = createTaskEvents({
      follow: (onChange) => {
        tell = onChange;
        return Promise.resolve({ stop: () => Promise.resolve() });
      },
    });
    const told: number[] = [];
    await events.listen('a', () => told.push(1));
    await events.listen('b', () => told.push(2));
    tell(null);
    expect(told).to.deep.equal([1, 2]);
    await events.close();
  });

  it('are no longer followed some time after the last listener went, and followed again for the next', async () => {
    const log: string[] = [];
    const events = createTaskEvents({
      follow: () => {
        log.push('follow');
        return Promise.resolve({ stop: () => { log.push('stop'); return Promise.resolve(); } });
      },
    }, 0);
    const end = await events.listen('a', () => undefined);
    end();
    end();
    await until('the subscription to end', () => log.length === 2);
    await events.listen('a', () => undefined);
    expect(log).to.deep.equal(['follow', 'stop', 'follow']);
    await events.close();
    expect(log).to.deep.equal(['follow', 'stop', 'follow', 'stop']);
  });

  it('cannot be had while the broker is away, and can afterwards', async () => {
    const broker = createMemoryBroker();
    const events = createTaskEvents(broker.bucket<TaskRecord>('tasks'));
    broker.setAvailable(false);
    expect(await rejection(events.listen('a', () => undefined))).to.be.instanceOf(BrokerUnavailableError);
    broker.setAvailable(true);
    await events.listen('a', () => undefined);
    await events.close();
  });
});
