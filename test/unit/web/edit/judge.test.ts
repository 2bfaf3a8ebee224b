import { expect } from 'chai';
import { createJudge } from '../../../../web/src/edit/judge.js';

/** A judge whose pauses and calls end when the test says so. */
function rig() {
  const asked: string[] = [];
  const told: string[] = [];
  let answer: (() => void)[] = [];
  let paused: (() => void) | null = null;
  const judge = createJudge<string, string>({
    call: (subject) => new Promise((resolve, reject) => {
      asked.push(subject);
      answer.push(() => (subject === 'bad' ? reject(new Error(subject)) : resolve(`${subject}!`)));
    }),
    onVerdict: (_, verdict) => told.push(verdict),
    onError: (_, error) => told.push(String(error)),
    pause: (then) => {
      paused = then;
      return () => (paused = null);
    },
  });
  return {
    judge, asked, told,
    settle: () => {
      const then = paused;
      paused = null;
      then?.();
    },
    /** Ends the calls under way. */
    end: async (): Promise<void> => {
      const ended = answer;
      answer = [];
      for (const one of ended) one();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('judging while a stop is dragged', () => {
  it('asks about the last place only, once it has settled', async () => {
    const { judge, asked, told, settle, end } = rig();
    judge.try('one');
    judge.try('two');
    settle();
    expect(asked).to.deep.equal(['two']);
    await end();
    expect(told).to.deep.equal(['two!']);
  });

  it('has one call under way, then asks about the last of those that came meanwhile', async () => {
    const { judge, asked, told, end } = rig();
    for (const subject of ['one', 'two', 'three']) judge.ask(subject);
    expect(asked).to.deep.equal(['one']);
    await end();
    expect(asked).to.deep.equal(['one', 'three']);
    await end();
    expect(told).to.deep.equal(['one!', 'three!']);
  });

  it('goes on after a call that failed', async () => {
    const { judge, told, end } = rig();
    judge.ask('bad');
    judge.ask('good');
    await end();
    await end();
    expect(told).to.deep.equal(['Error: bad', 'good!']);
  });

  it('reports nothing any more once it is stopped', async () => {
    const { judge, asked, told, settle, end } = rig();
    judge.ask('one');
    judge.try('two');
    judge.stop();
    settle();
    await end();
    expect({ asked, told }).to.deep.equal({ asked: ['one'], told: [] });
  });
});
