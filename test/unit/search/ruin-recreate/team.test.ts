import { expect } from 'chai';
import { check, evaluate } from '../../../../src/model/index.js';
import { buildNetwork, type Network } from '../../../../src/search/instance/index.js';
import { divide, readRoutes, Team } from '../../../../src/search/ruin-recreate/index.js';
import { randomProblem } from '../../../helpers/random-problem.js';

const problem = randomProblem(4, { customers: 50, vehicles: 50, timed: false, tightness: 0, positions: true });
const options = { threads: 2, seeds: [1, 2], iterating: { averageRemoved: 10, longestString: 10, blink: 0.01 }, samples: 0 };
const slice = { iterations: 400, from: 20, to: 1, chunk: 100 };

describe('a team of kernels', () => {
  it('works in every member, each with its own seed', async () => {
    const team = new Team(buildNetwork(problem), options);
    try {
      for (const member of [0, 1]) team.load(member, [{ routes: [], customers: problem.customers, idle: null }]);
      const results = team.run(slice, () => false);
      const [first, second] = results.map((result, k) => readRoutes(team.desks[k]!.best, result.bestRoutes));
      expect(results.map(({ iterations }) => iterations)).to.deep.equal([400, 400]);
      expect(check(problem, first!)).to.deep.equal([]);
      expect(check(problem, second!)).to.deep.equal([]);
      expect(first).not.to.deep.equal(second);
    } finally {
      await team.close();
    }
  });

  it('works on several parts one after the other, each with its own customers and vehicles', async () => {
    const net = buildNetwork(problem);
    const team = new Team(net, { ...options, parts: 3 });
    try {
      const parts = divide(net, { x: net.x, y: net.y }, [], 5, 1);
      const shares = parts.map(({ customers }) => Array.from(customers));
      team.load(0, parts.slice(0, 3));
      team.load(1, parts.slice(3));
      const results = team.run(slice, () => false);
      const best = results.flatMap((result, k) => readRoutes(team.desks[k]!.best, result.bestRoutes));
      expect(results.map(({ iterations }) => iterations)).to.deep.equal([1200, 800]);
      expect(check(problem, best)).to.deep.equal([]);
      expect(evaluate(problem, best).total).to.be.closeTo(results[0]!.bestCost + results[1]!.bestCost, 1e-3);
      for (const { customers } of best) expect(new Set(customers.map((c) => shares.findIndex((share) => share.includes(c))))).to.have.property('size', 1);
    } finally {
      await team.close();
    }
  });

  it('ends a slice early in a hurry', async () => {
    const team = new Team(buildNetwork(problem), options);
    try {
      for (const member of [0, 1]) team.load(member, [{ routes: [], customers: problem.customers, idle: null }]);
      const results = team.run({ ...slice, iterations: 1e9 }, () => true);
      for (const { iterations } of results) expect(iterations).to.be.lessThan(1e7);
    } finally {
      await team.close();
    }
  });

  it('ends a slice early whose time runs out while others are waited for', async () => {
    const team = new Team(buildNetwork(problem), options);
    let asked = 0;
    try {
      team.load(1, [{ routes: [], customers: problem.customers, idle: null }]);
      const [, second] = team.run({ ...slice, iterations: 1e9 }, () => ++asked > 3, () => undefined);
      expect(second!.iterations).to.be.within(1, 1e7);
    } finally {
      await team.close();
    }
  });

  it('ends a race when the first member is done', async () => {
    const team = new Team(buildNetwork(problem), options);
    try {
      // The second member has no customers, so it is done in no time.
      team.load(0, [{ routes: [], customers: problem.customers, idle: null }]);
      team.load(1, [{ routes: [], customers: [], idle: null }]);
      const results = team.race({ ...slice, iterations: 2e6 }, () => false);
      expect(Math.max(...results.map(({ iterations }) => iterations))).to.equal(2e6);
      expect(Math.min(...results.map(({ iterations }) => iterations))).to.be.within(1, 2e6 - 1);
      expect(check(problem, readRoutes(team.desks[0]!.best, results[0]!.bestRoutes))).to.deep.equal([]);
    } finally {
      await team.close();
    }
  });

  it('says so when a thread breaks', async () => {
    const net = buildNetwork(problem);
    // No array lies where it says: the kernel cannot be made in the thread.
    const broken: Network = { ...net, image: new Uint8Array(net.image.length).fill(0x7f) };
    const team = new Team(net, { ...options, threads: 1 });
    const thread = Team.thread(broken, team.desks[0]!, options.iterating, 1);
    try {
      Atomics.wait(team.desks[0]!.control, 0, 0, 10_000);
      expect(Atomics.load(team.desks[0]!.control, 0)).to.equal(3);
    } finally {
      await thread.terminate();
      await team.close();
    }
  });
});
