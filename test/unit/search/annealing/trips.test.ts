import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { Problem } from '../../../../src/model/problem.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { countOf } from '../../../helpers/thorough.js';
import { bestPlan, type RouteWorth } from '../../../helpers/tiny-plans.js';
import { modelWorth } from '../../../helpers/tiny-worth.js';
import { tripProblem } from '../../../helpers/trip-problem.js';

/** The same customers in the same order, with every choice of reloads between them. */
function withReloads([first, ...rest]: readonly number[], depots: Int32Array): number[][] {
  if (rest.length === 0) return [[first!]];
  return withReloads(rest, depots).flatMap((route) => [[first!, ...route], ...Array.from(depots, (depot) => [first!, depot, ...route])]);
}

/** What customers in an order are worth with the best reloads between them. */
function tripWorth(problem: Problem): RouteWorth {
  const worth = modelWorth(problem);
  return (type, customers) => withReloads(customers, problem.vehicleTypes[type]!.reload!.depots)
    .map((route) => worth(type, route)).reduce((best, own) => (own !== null && (best === null || own.money < best.money) ? own : best), null);
}

describe('annealing of trips', () => {
  it('finds the best trips of nearly every tiny problem, and never ones that break a rule', async () => {
    const seeds = countOf(25, 1000);
    let [optimal, reloading] = [0, 0];
    for (let seed = 1; seed <= seeds; seed++) {
      const problem = tripProblem(seed, 2 + (seed % 3));
      const context = { limitMs: 60_000, iterations: 1500, threads: 1, random: createRandom(seed), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
      const { routes } = await anneal(problem, context);
      expect(check(problem, routes!), `seed ${seed}`).to.deep.equal([]);
      const { missed, total } = evaluate(problem, routes!);
      const best = bestPlan(problem, tripWorth(problem))!.worth;
      expect(missed, `seed ${seed}`).to.be.at.least(best.missed);
      if (missed === best.missed) expect(total, `seed ${seed}`).to.be.at.least(best.money - 1e-6);
      if (missed === best.missed && total < best.money + 1e-6) optimal++;
      if (routes!.some(({ customers }) => customers.some((node) => node < 2))) reloading++;
    }
    expect(optimal / seeds).to.be.at.least(0.95);
    expect(reloading).to.be.above(seeds / 10);
  });
});
