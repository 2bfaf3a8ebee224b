import { expect } from 'chai';
import { inLanes } from '../../../src/tasks/lanes.js';
import { rejection } from '../../helpers/rejection.js';

describe('work in lanes', () => {
  const turn = async (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });

  it('is done once for every item, never with more concurrency than there are lanes', async () => {
    const done: number[] = [];
    let [under, most] = [0, 0];
    await inLanes([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      most = Math.max(most, ++under);
      await turn();
      under--;
      done.push(item);
    });
    expect(done.sort()).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
    expect(most).to.equal(3);
  });

  it('ends with the first failure, but only after the work in progress is done', async () => {
    const done: number[] = [];
    const error = await rejection(inLanes([1, 2, 3, 4, 5, 6], 2, async (item) => {
      if (item === 2) throw new Error('two');
      await turn();
      done.push(item);
    }));
    expect((error as Error).message).to.equal('two');
    expect(done).to.deep.equal([1]);
  });

  it('is empty if there are no items', async () => {
    await inLanes([], 4, () => Promise.reject(new Error('none')));
  });
});
