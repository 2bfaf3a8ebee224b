import { expect } from 'chai';
import { pino } from 'pino';
import { runSlot } from '../../../src/worker/slot-loop.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { until } from '../../helpers/until.js';

describe('runSlot', () => {
  let broker: MemoryBroker;
  let stop: AbortController;
  let over: boolean;
  let loop: Promise<void>;
  /** The jobs taken, in order, with functions that release the slot and end the work. */
  let taken: { readonly id: string; readonly solved: () => void; readonly stored: () => void }[];

  beforeEach(async () => {
    broker = createMemoryBroker();
    stop = new AbortController();
    taken = [];
    over = false;
    for (const id of ['a', 'b', 'c', 'd']) await broker.jobs.publish('quick', id, id);
    loop = runSlot(broker.jobs, ['quick'], stop.signal, pino({ level: 'silent' }), ({ id }) => {
      let solved = (): void => undefined;
      let stored = (): void => undefined;
      const free = new Promise<void>((resolve) => (solved = resolve));
      const ended = new Promise<void>((resolve) => (stored = resolve));
      taken.push({ id, solved, stored });
      return { free, ended };
    }).then(() => {
      over = true;
    });
  });

  const inHand = (): number => broker.inspectQueue().filter((job) => job.inHand).length;
  /** Long enough for whatever the loop does by itself. */
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  };

  it('takes the next message when the slot is free, not before, with at most one result in transit', async () => {
    await until('the first', () => taken.length === 1);
    await settled();
    expect(inHand()).to.equal(1);
    taken[0]!.solved();
    await until('the second', () => taken.length === 2);
    taken[1]!.solved();
    await settled();
    expect(taken.map(({ id }) => id)).to.deep.equal(['a', 'b']);
    expect(inHand()).to.equal(2);
    taken[0]!.stored();
    await until('the third', () => taken.length === 3);
    stop.abort();
    for (const { solved, stored } of taken) {
      solved();
      stored();
    }
    await loop;
  });

  it('ends when all jobs in progress have ended, and takes no more', async () => {
    await until('the first', () => taken.length === 1);
    taken[0]!.solved();
    await until('the second', () => taken.length === 2);
    stop.abort();
    taken[1]!.solved();
    taken[1]!.stored();
    await settled();
    expect(over).to.equal(false);
    taken[0]!.stored();
    await loop;
    expect(taken).to.have.length(2);
  });
});
