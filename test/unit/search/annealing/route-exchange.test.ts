import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { anneal, type AnnealingOptions } from '../../../../src/search/annealing/annealing.js';
import { alignedRoutes, childOf, type Exchanged } from '../../../../src/search/annealing/route-exchange.js';
import { readProblemFile } from '../../../../src/cli/problem-file.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { dice } from '../../../helpers/random-problem.js';

const routesOf = (...lists: number[][]): PlannedRoutes => lists.map((customers) => ({ type: 0, customers }));

/** Shipments 1 to `count` in routes drawn at random: the pickup of shipment k is 2k, its delivery 2k + 1. */
function drawn(seed: number, count: number): PlannedRoutes {
  const random = dice(seed);
  const lists = Array.from({ length: 5 }, (): number[] => []);
  for (const k of random.shuffle(Array.from({ length: count }, (_, index) => index + 1))) random.pick(lists).push(2 * k, 2 * k + 1);
  return routesOf(...lists.filter(({ length }) => length > 0));
}

const nodesOf = (routes: PlannedRoutes, indices = routes.map((_, k) => k)): number[] => indices.flatMap((index) => routes[index]!.customers);

/** Number of customers of removed routes that no given one serves. */
function lost(first: PlannedRoutes, second: PlannedRoutes, { removed, given }: Exchanged): number {
  const served = new Set(nodesOf(second, [...given]));
  return nodesOf(first, [...removed]).filter((node) => !served.has(node)).length;
}

describe('the exchange of routes', () => {
  it('chooses as many routes of either solution, so that no other route of one of them would fit better', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const [first, second] = [drawn(seed, 12), drawn(seed + 1000, 12)];
      const exchanged = alignedRoutes(first, second, createRandom(seed))!;
      const { removed, given } = exchanged;
      expect(new Set(removed).size).to.equal(new Set(given).size);
      expect(removed.length).to.equal(given.length);
      const now = lost(first, second, exchanged);
      for (const [chosen, all, other] of [[removed, first, (list: readonly number[]) => ({ removed: list, given })], [given, second, (list: readonly number[]) => ({ removed, given: list })]] as const) {
        for (const from of chosen) for (const to of all.keys()) if (!chosen.includes(to)) expect(lost(first, second, other([...chosen.filter((k) => k !== from), to])), `seed ${seed}`).to.be.at.least(now);
      }
    }
  });

  it('finds the routes that serve the same customers in another order', () => {
    const first = routesOf([2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12, 13]);
    const second = routesOf([10, 11, 12, 13], [6, 7, 4, 5], [2, 3, 8, 9]);
    for (let seed = 1; seed <= 20; seed++) {
      const { removed, given } = alignedRoutes(first, second, createRandom(seed))!;
      expect(removed).to.not.include(2);
      if (removed.length === 2) expect([[...removed].sort(), [...given].sort()]).to.deep.equal([[0, 1], [1, 2]]);
    }
  });

  it('finds nothing in solutions with the same routes', () => {
    expect(alignedRoutes(routesOf([2, 3], [4, 5]), routesOf([4, 5], [2, 3]), createRandom(1))).to.equal(null);
  });

  it('makes children that serve nobody twice and shipments whole, with the given routes or those kept complete', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const [first, second] = [drawn(seed, 12), drawn(seed + 1000, 12)];
      const customers = Int32Array.from({ length: 24 }, (_, k) => k + 2);
      const exchanged = alignedRoutes(first, second, createRandom(seed))!;
      for (const whole of [true, false]) {
        const child = childOf({ customers }, first, second, exchanged, whole);
        const nodes = nodesOf(child);
        expect(new Set(nodes).size).to.equal(nodes.length);
        for (const { customers: route } of child) for (const node of route) if (node % 2 === 0) expect(route).to.include(node + 1);
        const complete = whole ? exchanged.given.map((k) => second[k]!) : first.filter((_, k) => !exchanged.removed.includes(k));
        expect(child).to.deep.include.members(complete);
        expect(customers.length - nodes.length).to.equal(lost(first, second, exchanged));
      }
    }
  });

  it('finds feasible routes that cost no more than those of the coolings, the same for the same seed', async () => {
    const { problem } = readProblemFile('test/data/instances/lc101.txt');
    const found = async (tried: Problem, threads = 1, sharing: AnnealingOptions = {}) => {
      const costs: number[] = [];
      const context = { limitMs: 60_000, iterations: 20_000, threads, random: createRandom(3), elapsedMs: () => 0, shouldStop: () => false, report: (_: PlannedRoutes, cost: number) => costs.push(cost) };
      const { routes } = await anneal(tried, context, { exchangeCoolings: 3, exchangeShare: 0.5, exchangeIterations: 5, ...sharing });
      expect(check(tried, routes!)).to.deep.equal([]);
      expect(evaluate(tried, routes!).total).to.be.closeTo(costs.at(-1)!, 1e-9);
      return routes;
    };
    expect(await found(problem)).to.deep.equal(await found(problem));
    await found({ ...problem, primary: 'none' });
    const shared: AnnealingOptions = { sharedCustomers: 1, partCustomers: 1, partRoutes: 1 };
    expect(await found(problem, 2, shared)).to.deep.equal(await found(problem, 2, shared));
  });
});
