import { expect } from 'chai';
import { newTaskId } from '../../../src/tasks/ids.js';
import type { TaskEvent } from '../../../src/tasks/event-bus.js';
import { keepProgress } from '../../../src/worker/progress.js';
import { createMemoryEventBus, type MemoryEventBus } from '../../helpers/memory-event-bus.js';
import { until } from '../../helpers/until.js';

describe('keepProgress', () => {
  let events: MemoryEventBus;
  let clock: number;
  const id = newTaskId();
  const keep = () => keepProgress(events, { id, attempts: 2, strategy: 'alns' }, () => clock);
  beforeEach(() => {
    events = createMemoryEventBus(() => true);
    clock = 1_000;
  });

  it('tells of better bounds like better solutions, and not before the first of these', async () => {
    const news: TaskEvent[] = [];
    events.subscribe(id, (event) => news.push(event));
    const board = keep();
    for (const value of [NaN, 8, 7, 8]) board.bound(value);
    board.incumbent(20, 0.4);
    await until('the solution', () => news.length > 0);
    clock += 1_000;
    board.bound(9);
    await until('the bound', () => news.length > 1);
    expect(news).to.have.length(2);
    expect((news.at(-1) as { progress: object }).progress).to.include({ incumbents: 1, bestCost: 20, bounds: 2, lowerBound: 9 });
    expect(await events.ask(id)).to.include({ bounds: 2, lowerBound: 9 });
    board.stop();
  });

  it('reports how far the solve is, before the first solution and after', async () => {
    const board = keep();
    clock += 500;
    expect(await events.ask(id)).to.deep.equal({ attempt: 2, strategy: 'alns', elapsedSeconds: 0.5, incumbents: 0, bestCost: null, bestAtSeconds: null, bounds: 0, lowerBound: null });
    board.incumbent(20, 0.4);
    clock += 1_000;
    board.incumbent(15, 1.25);
    expect(await events.ask(id)).to.deep.equal({ attempt: 2, strategy: 'alns', elapsedSeconds: 1.5, incumbents: 2, bestCost: 15, bestAtSeconds: 1.25, bounds: 0, lowerBound: null });
    board.stop();
    expect(await events.ask(id)).to.equal(null);
    expect(events.open()).to.equal(0);
  });

  it('counts only improvements, and nothing that is not a number', async () => {
    const board = keep();
    for (const cost of [20, 20, 25, NaN, -Infinity, 19]) board.incumbent(cost, 0);
    expect(await events.ask(id)).to.include({ incumbents: 2, bestCost: 19 });
    board.stop();
  });

  it('never reports a time outside the solve', async () => {
    const board = keep();
    clock += 100;
    board.incumbent(3, 1e9);
    expect(await events.ask(id)).to.include({ bestAtSeconds: 0.1 });
    board.incumbent(2, -5);
    expect(await events.ask(id)).to.include({ bestAtSeconds: 0 });
    board.incumbent(1, NaN);
    expect(await events.ask(id)).to.include({ bestAtSeconds: 0.1 });
    board.stop();
  });

  it('forgets what one strategy found when another begins', async () => {
    const board = keep();
    board.incumbent(5, 0);
    clock += 2_000;
    board.begin('savings');
    expect(await events.ask(id)).to.include({ strategy: 'savings', incumbents: 1, bestCost: null });
    clock += 1_000;
    board.incumbent(9, 0.5);
    expect(await events.ask(id)).to.include({ incumbents: 2, bestCost: 9, bestAtSeconds: 2.5 });
    board.stop();
  });

  it('sends followers the first solution immediately, then at most one per second, and the last before it stops', async () => {
    const reported: TaskEvent[] = [];
    const end = events.subscribe(id, (item) => reported.push(item));
    const board = keep();
    board.incumbent(100, 0);
    for (let cost = 99; cost > 90; cost--) board.incumbent(cost, 0);
    await until('the first event', () => reported.length === 1);
    board.stop();
    await until('the last event', () => reported.length === 2);
    expect(reported.map((item) => item.kind === 'progress' && item.progress.bestCost)).to.deep.equal([100, 91]);
    end();
  });
});
