import { expect } from 'chai';
import { newTaskId } from '../../src/tasks/ids.js';
import type { SolveProgress, TaskNews } from '../../src/tasks/news.js';
import type { Broker } from '../../src/tasks/ports.js';
import { until } from './until.js';

const PROGRESS: SolveProgress = { attempt: 1, strategy: 'stub', elapsedSeconds: 1.5, incumbents: 3, bestCost: 12.25, bestAtSeconds: 1 };

/**
 * What every implementation of the news line promises.
 * @param other a second process's view of the same broker.
 */
export function describeNewsLine(broker: () => Broker, other: () => Broker = broker): void {
  describe('a news line', () => {
    it('tells every follower of a task, in order, and nobody else', async () => {
      const [id, another] = [newTaskId(), newTaskId()];
      const heard: TaskNews[] = [];
      const elsewhere: TaskNews[] = [];
      const unrelated: TaskNews[] = [];
      const ends = [
        broker().news.follow(id, (news) => heard.push(news)),
        other().news.follow(id, (news) => elsewhere.push(news)),
        broker().news.follow(another, (news) => unrelated.push(news)),
      ];
      // A read that was answered shows that the broker knows of the followers.
      await Promise.all([broker(), other()].map((one) => one.bucket('settings').get('any')));
      other().news.tell(id, { kind: 'changed', state: 'solving' });
      other().news.tell(id, { kind: 'progress', progress: PROGRESS });
      await until('the news to arrive', () => heard.length >= 2 && elsewhere.length >= 2);
      for (const news of [heard, elsewhere]) expect(news).to.deep.equal([{ kind: 'changed', state: 'solving' }, { kind: 'progress', progress: PROGRESS }]);
      expect(unrelated).to.deep.equal([]);
      for (const end of ends) end();
    });

    it('tells a follower nothing more once it has ended', async () => {
      const id = newTaskId();
      const heard: TaskNews[] = [];
      const still: TaskNews[] = [];
      broker().news.follow(id, (news) => heard.push(news))();
      const end = broker().news.follow(id, (news) => still.push(news));
      await broker().bucket('settings').get('any');
      broker().news.tell(id, { kind: 'changed', state: 'solving' });
      await until('the other follower to hear', () => still.length === 1);
      expect(heard).to.deep.equal([]);
      end();
    });

    it('has whoever solves a task answer for its progress, and null when nobody does', async () => {
      const id = newTaskId();
      expect(await other().news.ask(id)).to.equal(null);
      const routes = [{ type: 0, customers: [2, 1] }];
      const end = broker().news.answer(id, () => PROGRESS, () => routes);
      await broker().bucket('settings').get('any');
      expect(await other().news.ask(id)).to.deep.equal(PROGRESS);
      expect(await other().news.askRoutes(id)).to.deep.equal({ progress: PROGRESS, routes });
      end();
      await broker().bucket('settings').get('any');
      expect(await other().news.ask(id)).to.equal(null);
    });
  });
}
