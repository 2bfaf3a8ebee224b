import { expect } from 'chai';
import { dispatchRequest } from '../../../../bench/instances/dispatch-request.js';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { hasPrices } from '../../../../src/search/annealing/fewer-routes.js';
import type { SearchContext } from '../../../../src/search/context.js';
import { reduced } from '../../../../src/search/instance/burdens.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { burdened } from '../../../helpers/burdened-problem.js';
import type { Json } from '../../../helpers/contract-document.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { planProblemOf } from '../../../helpers/plan-request.js';
import { countOf } from '../../../helpers/thorough.js';

/** Days on which one route fewer is cheaper. */
const SEEDS = [5, 7, 12].slice(0, countOf(1, 3));
const ITERATIONS = 80_000;

function budget(initial: PlannedRoutes | null): SearchContext {
  return { limitMs: 60_000, iterations: ITERATIONS, threads: 1, random: createRandom(1), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined, initial };
}

const day = (seed: number): Problem => planProblemOf(dispatchRequest('day', 'dispatch-optional', 50, createRandom(seed)) as unknown as Json).problem;

describe('the number of routes where stops may be left out for a price', () => {
  it('is decided before the long annealing, which closes none: fewer routes and lower costs than from a start that is given', async () => {
    const sums = { decided: 0, given: 0 };
    const routes = { decided: 0, given: 0 };
    for (const seed of SEEDS) {
      const problem = day(seed);
      for (const [how, initial] of [['decided', null], ['given', []]] as const) {
        const found = await anneal(problem, budget(initial));
        expect(check(problem, found.routes!), `seed ${seed}`).to.deep.equal([]);
        sums[how] += evaluate(problem, found.routes!).total;
        routes[how] += found.routes!.length;
      }
    }
    expect(sums.decided, JSON.stringify({ sums, routes })).to.be.below(0.98 * sums.given);
    expect(routes.decided).to.be.below(routes.given);
  });

  it('is decided only where money alone counts, and nobody is left out only if need be', () => {
    const priced = burdened(plainProblem(3, { customers: 10, vehicles: 4 }), 3, { prices: [10, 20] });
    const price = priced.omission!.price.slice();
    price[priced.customers[0]!] = NaN;
    const problems: Problem[] = [priced, { ...priced, balanceCost: 1 }, { ...priced, primary: 'vehicles' }, { ...priced, omission: { ...priced.omission!, price } }, plainProblem(3, { customers: 10, vehicles: 4 })];
    expect(problems.map((problem) => hasPrices(reduced(problem)))).to.deep.equal([true, true, false, false, false]);
  });
});
