import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { repairedRoutes } from '../../../../src/search/construction/repaired-routes.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { hourlyProblem } from '../../../helpers/hourly-problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { bestPlan, compareWorth } from '../../../helpers/tiny-plans.js';
import { tinyProblem } from '../../../helpers/tiny-problem.js';
import { modelWorth } from '../../../helpers/tiny-worth.js';

const SEEDS = countOf(40, 2000);

describe('annealing with hours of departure', () => {
  it('finds the best solution of nearly all tiny problems, and never a better one', async () => {
    let [problems, optimal] = [0, 0];
    for (let seed = 1; seed <= SEEDS; seed++) {
      const problem = hourlyProblem(seed, tinyProblem(seed, { customers: 2 + (seed % 3) }));
      if (problem.fleetLimits.length === 0) continue;
      problems++;
      const best = bestPlan(problem, modelWorth(problem));
      const context = { limitMs: 60_000, iterations: 1500, threads: 1, random: createRandom(seed), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
      const { routes } = await anneal(problem, context);
      if (routes === null || best === null) {
        expect(best === null || routes === null, `seed ${seed}`).to.equal(true);
        optimal += Number(routes === best);
        continue;
      }
      expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
      const cost = evaluate(problem, routes);
      const difference = compareWorth({ missed: cost.missed, primary: cost.primary, money: cost.total }, best.worth);
      expect(difference, `seed ${seed}`).to.be.at.least(0);
      optimal += Number(difference === 0);
    }
    expect(problems).to.be.above(SEEDS / 3);
    expect(optimal / problems).to.be.at.least(0.95);
  }).timeout(600_000);

  it('takes given routes that exceed a limit to another hour, or leaves them out', () => {
    let [moved, kept] = [0, 0];
    for (let seed = 1; seed <= 60; seed++) {
      const problem = hourlyProblem(seed, { ...tinyProblem(seed, { customers: 4, breaks: false, gaps: false }), relations: [] });
      const routes = [...problem.customers].map((c) => ({ type: 0, customers: [c] }));
      const repaired = repairedRoutes(problem, routes);
      expect(check({ ...problem, omission: { price: new Float64Array(problem.nodeCount), priority: new Float64Array(problem.nodeCount).fill(1) } }, repaired), `seed ${seed}`).to.deep.equal([]);
      moved += repaired.filter(({ type }) => type > 0).length;
      kept += repaired.filter(({ type }) => type === 0).length;
    }
    expect(Math.min(moved, kept)).to.be.above(10);
  });
});
