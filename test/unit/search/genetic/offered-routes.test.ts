import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes } from '../../../../src/model/problem.js';
import type { SearchContext } from '../../../../src/search/context.js';
import { geneticSearch } from '../../../../src/search/genetic/genetic-search.js';
import { disjointRoutes } from '../../../../src/search/genetic/offered-routes.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

const problem = plainProblem(2, { customers: 150, vehicles: 30, filled: 0.9 });
const context = (changes: Partial<SearchContext>): SearchContext => ({
  limitMs: 600_000, iterations: 30, threads: 1, random: createRandom(1), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined, ...changes,
});

describe('routes that a bound offers to the genetic search', () => {
  it('stand together: the first of those that share a customer, feasible, on vehicles that there are', () => {
    const [a, b, c, d] = problem.customers as unknown as number[];
    const offered: PlannedRoutes = [{ type: 0, customers: [a!, b!] }, { type: 0, customers: [b!, c!] }, { type: 0, customers: [d!] }, { type: 0, customers: [...problem.customers] }];
    expect(disjointRoutes(problem, offered)).to.deep.equal([offered[0], offered[2]]);
    const [whole] = disjointRoutes(problem, [{ type: 0, customers: [...problem.customers] }]);
    expect(whole!.customers.length).to.be.below(problem.customers.length);
    expect(disjointRoutes(problem, [])).to.deep.equal([]);
    const alone = disjointRoutes(problem, Array.from(problem.customers, (node) => ({ type: 0, customers: [node] })));
    expect(alone.length).to.equal(problem.vehicleCount);
  });

  it('become an individual: what they lead to is no worse than a plan that they make', async () => {
    const plan = (await geneticSearch(problem, context({ iterations: 600 }))).routes!;
    const without = await geneticSearch(problem, context({}), { seeds: 2, seedIterations: 1, rounds: 10 });
    const cost = (routes: PlannedRoutes | null): number => evaluate(problem, routes!).total;
    expect(cost(plan)).to.be.below(cost(without.routes));
    let offers = 0;
    const reported: number[] = [];
    const found = await geneticSearch(problem, context({
      offered: () => (offers++ === 0 ? [...plan, { type: 0, customers: [...problem.customers].slice(0, 3) }] : []),
      report: (_, value) => reported.push(value),
    }), { seeds: 2, seedIterations: 1, rounds: 10 });
    expect(offers).to.be.greaterThan(1);
    expect(check(problem, found.routes!)).to.deep.equal([]);
    expect(cost(found.routes)).to.be.at.most(cost(plan) + 1e-6);
    expect(reported).to.deep.equal([...reported].sort((a, b) => b - a));
  });

  it('are completed where they leave customers out', async () => {
    const half = (await geneticSearch(problem, context({}))).routes!.filter((_, k) => k % 2 === 0);
    const found = await geneticSearch(problem, context({ offered: () => half }), { rounds: 10 });
    expect(check(problem, found.routes!)).to.deep.equal([]);
  });
});
