import { Worker } from 'node:worker_threads';
import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import type { Instance } from '../../../../src/search/instance/layout.js';
import { readRoutes } from '../../../../src/search/ruin-recreate/exchange.js';
import { divide, placesOf } from '../../../../src/search/parallel/decomposition.js';
import { ThreadGroup } from '../../../../src/search/parallel/thread-group.js';
import type { Mailbox } from '../../../../src/search/parallel/mailbox.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { until } from '../../../helpers/until.js';

const problem = randomProblem(4, { customers: 50, vehicles: 50, timed: false, tightness: 0, positions: true });
const options = { threads: 2, seeds: [1, 2], iterating: { averageRemoved: 10, longestString: 10, blink: 0.01 }, samples: 0 };
const slice = { iterations: 400, from: 20, to: 1, chunk: 100 };

describe('a group of kernels', () => {
  it('runs in every member, each with its own seed', async () => {
    const group = new ThreadGroup(buildInstance(problem), options);
    try {
      for (const member of [0, 1]) group.load(member, [{ routes: [], customers: problem.customers, idle: null }]);
      const results = group.run(slice, () => false);
      const [first, second] = results.map((result, k) => readRoutes(group.mailboxes[k]!.best, result.bestRoutes));
      expect(results.map(({ iterations }) => iterations)).to.deep.equal([400, 400]);
      expect(check(problem, first!)).to.deep.equal([]);
      expect(check(problem, second!)).to.deep.equal([]);
      expect(first).not.to.deep.equal(second);
    } finally {
      await group.close();
    }
  });

  it('processes several parts one after the other, each with its own customers and vehicles', async () => {
    const instance = buildInstance(problem);
    const group = new ThreadGroup(instance, { ...options, parts: 3 });
    try {
      const parts = divide(instance, placesOf(instance, problem), [], 5, 1);
      const shares = parts.map(({ customers }) => Array.from(customers));
      group.load(0, parts.slice(0, 3));
      group.load(1, parts.slice(3));
      const results = group.run(slice, () => false);
      const best = results.flatMap((result, k) => readRoutes(group.mailboxes[k]!.best, result.bestRoutes));
      expect(results.map(({ iterations }) => iterations)).to.deep.equal([1200, 800]);
      expect(check(problem, best)).to.deep.equal([]);
      expect(evaluate(problem, best).total).to.be.closeTo(results[0]!.bestCost + results[1]!.bestCost, 1e-3);
      for (const { customers } of best) expect(new Set(customers.map((c) => shares.findIndex((share) => share.includes(c))))).to.have.property('size', 1);
    } finally {
      await group.close();
    }
  });

  it('ends a slice early when told to', async () => {
    const group = new ThreadGroup(buildInstance(problem), options);
    try {
      for (const member of [0, 1]) group.load(member, [{ routes: [], customers: problem.customers, idle: null }]);
      const results = group.run({ ...slice, iterations: 1e9 }, () => true);
      for (const { iterations } of results) expect(iterations).to.be.lessThan(1e7);
    } finally {
      await group.close();
    }
  });

  it('ends a slice early if its time runs out while waiting for other members', async () => {
    const group = new ThreadGroup(buildInstance(problem), options);
    let asked = 0;
    try {
      group.load(1, [{ routes: [], customers: problem.customers, idle: null }]);
      const [, second] = group.run({ ...slice, iterations: 1e9 }, () => ++asked > 3, () => undefined);
      expect(second!.iterations).to.be.within(1, 1e7);
    } finally {
      await group.close();
    }
  });

  it('ends a race when the first member is done', async () => {
    const group = new ThreadGroup(buildInstance(problem), options);
    try {
      // The second member has no customers, so it finishes immediately.
      group.load(0, [{ routes: [], customers: problem.customers, idle: null }]);
      group.load(1, [{ routes: [], customers: [], idle: null }]);
      const results = group.race({ ...slice, iterations: 2e6 }, () => false);
      expect(Math.max(...results.map(({ iterations }) => iterations))).to.equal(2e6);
      expect(Math.min(...results.map(({ iterations }) => iterations))).to.be.within(1, 2e6 - 1);
      expect(check(problem, readRoutes(group.mailboxes[0]!.best, results[0]!.bestRoutes))).to.deep.equal([]);
    } finally {
      await group.close();
    }
  });

  it('runs each slice once, even if its notification comes when it is done', async () => {
    const instance = buildInstance(problem);
    const runs = [];
    for (const late of [false, true]) {
      const group = new ThreadGroup(instance, options);
      const control = group.mailboxes[1]!.control;
      try {
        for (const member of [0, 1]) group.load(member, [{ routes: [], customers: problem.customers, idle: null }]);
        group.run(slice, () => false);
        // The thread receives one notification while it waits for its next slice, and the second one after it has
        // handled the first.
        for (let calls = late ? 2 : 0; calls > 0; calls--) await until('the thread to wait', () => Atomics.notify(control, 0) === 1);
        runs.push(group.run(slice, () => false).map(({ cost, bestCost, iterations }) => ({ cost, bestCost, iterations })));
      } finally {
        await group.close();
      }
    }
    expect(runs[1]).to.deep.equal(runs[0]);
  });

  it('waits until a slice is done, even if the end of the previous one is notified meanwhile', async () => {
    const thread = (mailbox: Mailbox): Worker => new Worker(`
      const { control, numbers } = require('node:worker_threads').workerData;
      Atomics.wait(control, 0, 0);
      while (Atomics.notify(control, 0) === 0);
      numbers[11] = 7;
      Atomics.wait(control, 1, 0, 20);
      Atomics.store(control, 0, 0);
      Atomics.notify(control, 0);
    `, { eval: true, workerData: mailbox });
    const group = new ThreadGroup(buildInstance(problem), { ...options, thread });
    try {
      const [, second] = group.run(slice, () => false, () => undefined);
      expect(second!.iterations).to.equal(7);
    } finally {
      await group.close();
    }
  });

  it('reports a thread that fails', async () => {
    const instance = buildInstance(problem);
    // No array is where the offsets say: the thread cannot create the kernel.
    const broken: Instance = { ...instance, image: new Uint8Array(instance.image.length).fill(0x7f) };
    const group = new ThreadGroup(instance, { ...options, threads: 1 });
    const thread = ThreadGroup.thread(broken, group.mailboxes[0]!, options.iterating, 1);
    try {
      Atomics.wait(group.mailboxes[0]!.control, 0, 0, 10_000);
      expect(Atomics.load(group.mailboxes[0]!.control, 0)).to.equal(3);
    } finally {
      await thread.terminate();
      await group.close();
    }
  });
});
