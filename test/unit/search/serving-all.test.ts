import { expect } from 'chai';
import { check } from '../../../src/model/checker.js';
import { evaluate } from '../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../src/model/problem.js';
import { anneal } from '../../../src/search/annealing/annealing.js';
import type { SearchContext } from '../../../src/search/context.js';
import { geneticSearch } from '../../../src/search/genetic/genetic-search.js';
import { createRandom } from '../../../src/strategy/rng.js';
import { plainProblem, type PlainOptions } from '../../helpers/plain-problem.js';

const SEARCHES = { 'the genetic search': geneticSearch, annealing: anneal } as const;

/** A problem whose customers have no price: they are left out only if no plan serves them all. */
function droppable(problem: Problem): Problem {
  const price = Float64Array.from({ length: problem.nodeCount }, (_, node) => (problem.customers.includes(node) ? NaN : Infinity));
  return { ...problem, omission: { price, priority: new Float64Array(problem.nodeCount).fill(1) } };
}

function budget(iterations: number, reported: PlannedRoutes[] = []): SearchContext {
  return { limitMs: 60_000, iterations, threads: 1, random: createRandom(1), elapsedMs: () => 0, shouldStop: () => false, report: (routes) => reported.push(routes) };
}

const served = (routes: PlannedRoutes | null): number => (routes ?? []).reduce((sum, { customers }) => sum + customers.length, 0);

describe('customers that are left out only if no plan serves them', () => {
  const options: PlainOptions = { customers: 30, vehicles: 8, windows: 600 };

  for (const [name, search] of Object.entries(SEARCHES)) {
    it(`are all served by ${name} if that is possible, as well as if they had to be`, async () => {
      const problem = plainProblem(5, options);
      const reported: PlannedRoutes[] = [];
      const { routes, operators } = await search(droppable(problem), budget(2_000, reported));
      expect(check(problem, routes!)).to.deep.equal([]);
      expect(served(reported[0]!)).to.equal(30);
      expect(operators.every(({ kind }) => (kind === 'crossover') === (name !== 'annealing'))).to.equal(true);
      const all = await search(problem, budget(2_000));
      expect(evaluate(problem, routes!).total).to.be.closeTo(evaluate(problem, all.routes!).total, 0.02 * evaluate(problem, all.routes!).total);
    });

    it(`are left out by ${name}, as few as possible, if the vehicles are too few`, async () => {
      const problem = droppable(plainProblem(5, { ...options, vehicles: 2, filled: 1.3 }));
      const { routes, ended } = await search(problem, budget(2_000));
      expect([check(problem, routes!), ended]).to.deep.equal([[], 'iterations']);
      expect(served(routes)).to.be.within(15, 29);
    });
  }

  it('are left out by as much annealing as a budget of individuals stands for', async () => {
    const problem = plainProblem(5, options);
    const priced = { ...problem, omission: { price: new Float64Array(problem.nodeCount).fill(50), priority: new Float64Array(problem.nodeCount).fill(1) } };
    const { routes, iterations } = await geneticSearch(priced, budget(10));
    expect(iterations).to.equal(10);
    expect(routes).to.deep.equal((await anneal(priced, budget(10 * 2 * 30))).routes);
  });

  it('are served by the plan to start from', async () => {
    const problem = plainProblem(5, options);
    const { routes } = await anneal(problem, budget(500));
    const reported: PlannedRoutes[] = [];
    await anneal(droppable(problem), { ...budget(0, reported), initial: routes });
    expect(reported[0]).to.equal(routes);
  });
});
