import { expect } from 'chai';
import { newTaskId } from '../../src/tasks/ids.js';
import type { SearchProgress, TaskEvent } from '../../src/tasks/event-bus.js';
import type { Broker } from '../../src/tasks/ports.js';
import { until } from './until.js';

const PROGRESS: SearchProgress = { attempt: 1, strategy: 'stub', elapsedSeconds: 1.5, incumbents: 3, bestCost: 12.25, bestAtSeconds: 1 };

/**
 * What every implementation of the event bus promises.
 * @param other a second process's view of the same broker.
 */
export function describeEventBus(broker: () => Broker, other: () => Broker = broker): void {
  describe('an event bus', () => {
    it('delivers to every follower of a task, in order, and to no one else', async () => {
      const [id, another] = [newTaskId(), newTaskId()];
      const heard: TaskEvent[] = [];
      const elsewhere: TaskEvent[] = [];
      const unrelated: TaskEvent[] = [];
      const ends = [
        broker().events.subscribe(id, (event) => heard.push(event)),
        other().events.subscribe(id, (event) => elsewhere.push(event)),
        broker().events.subscribe(another, (event) => unrelated.push(event)),
      ];
      // An answered read shows that the broker knows the followers.
      await Promise.all([broker(), other()].map((one) => one.bucket('settings').get('any')));
      other().events.publish(id, { kind: 'changed', state: 'solving' });
      other().events.publish(id, { kind: 'progress', progress: PROGRESS });
      await until('the events to arrive', () => heard.length >= 2 && elsewhere.length >= 2);
      for (const events of [heard, elsewhere]) expect(events).to.deep.equal([{ kind: 'changed', state: 'solving' }, { kind: 'progress', progress: PROGRESS }]);
      expect(unrelated).to.deep.equal([]);
      for (const end of ends) end();
    });

    it('delivers nothing to a follower after it has ended', async () => {
      const id = newTaskId();
      const heard: TaskEvent[] = [];
      const still: TaskEvent[] = [];
      broker().events.subscribe(id, (event) => heard.push(event))();
      const end = broker().events.subscribe(id, (event) => still.push(event));
      await broker().bucket('settings').get('any');
      broker().events.publish(id, { kind: 'changed', state: 'solving' });
      await until('the other follower to hear', () => still.length === 1);
      expect(heard).to.deep.equal([]);
      end();
    });

    it('gets the progress from the worker that solves a task, and null if there is none', async () => {
      const id = newTaskId();
      expect(await other().events.ask(id)).to.equal(null);
      const routes = [{ type: 0, customers: [2, 1] }];
      const end = broker().events.answer(id, () => PROGRESS, () => routes);
      await broker().bucket('settings').get('any');
      expect(await other().events.ask(id)).to.deep.equal(PROGRESS);
      expect(await other().events.askRoutes(id)).to.deep.equal({ progress: PROGRESS, routes });
      end();
      await broker().bucket('settings').get('any');
      expect(await other().events.ask(id)).to.equal(null);
    });
  });
}
