import { once } from 'node:events';
import { expect } from 'chai';
import { dueMs, graceMs, startDeadline } from '../../../src/worker/deadline.js';

describe('the deadline of a solve', () => {
  /** @returns the time until the deadline passed, for a process that is starved for at most the given time. */
  const timed = async (limitMs: number, grace: number, starvedMs: number): Promise<number> => {
    const since = performance.now();
    await new Promise<void>((onDue) => startDeadline({ limitMs, graceMs: grace, onDue, starvation: () => ({ milliseconds: () => starvedMs }) }));
    return performance.now() - since;
  };

  it('is two seconds or a tenth of the limit after it', () => {
    expect([graceMs(1000), graceMs(20_000), graceMs(60_000)]).to.deep.equal([2000, 2000, 6000]);
  });

  it('is extended by the time without a processor, to at most three times the limit, and never before the plain grace', () => {
    expect([0, 1500, 4000, 60_000].map((starved) => dueMs(3000, 2000, starved))).to.deep.equal([5000, 6500, 9000, 9000]);
    expect([0, 500, 60_000].map((starved) => dueMs(500, 2000, starved))).to.deep.equal([2500, 2500, 2500]);
  });

  it('passes when the grace is over, later for a process that starved', async () => {
    expect(await timed(20, 20, 0)).to.be.at.least(39);
    expect(await timed(100, 20, 60)).to.be.at.least(179);
    expect(await timed(40, 20, 1e9)).to.be.at.least(119);
  });

  it('reads what has arrived in the meantime before it ends a solve', async () => {
    const order: string[] = [];
    const { port1, port2 } = new MessageChannel();
    port2.on('message', () => order.push('answer'));
    const due = new Promise<void>((resolve) => {
      startDeadline({ limitMs: 20, graceMs: 20, starvation: () => ({ milliseconds: () => 0 }), onDue: () => { order.push('due'); resolve(); } });
    });
    // Data that arrives while the event loop is blocked beyond the deadline is still unread.
    setTimeout(() => {
      port1.postMessage('answer');
      for (const since = performance.now(); performance.now() - since < 60;);
    }, 1);
    await due;
    port1.close();
    await once(port2, 'close');
    expect(order).to.deep.equal(['answer', 'due']);
  });

  it('does not pass if it was cancelled', async () => {
    let isDue = false;
    const stop = startDeadline({ limitMs: 1, graceMs: 1, starvation: () => ({ milliseconds: () => 0 }), onDue: () => (isDue = true) });
    stop();
    await timed(5, 5, 0);
    expect(isDue).to.equal(false);
  });
});
