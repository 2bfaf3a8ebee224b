import { expect } from 'chai';
import { relax } from '../../src/bounds/relaxation/relax.js';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../src/model/problem.js';
import { relaxedPlan } from '../helpers/relaxed-plan.js';
import { countOf } from '../helpers/thorough.js';
import { bestPlan } from '../helpers/tiny-plans.js';
import { randomRoutes, tinyMix } from '../helpers/tiny-mix.js';
import { modelWorth } from '../helpers/tiny-worth.js';

const PROBLEMS = countOf(120, 5000);
const ROUNDS = 12;

/** Relative rounding errors that a bound may have. */
const NOISE = 1e-9;

/** Plans of a problem that the checker accepts and that leave out nobody without a price. */
function plansOf(problem: Problem, seed: number): PlannedRoutes[] {
  const random = Array.from({ length: ROUNDS }, (_, round) => randomRoutes(ROUNDS * seed + round, problem));
  const best = bestPlan({ ...problem, primary: 'none' }, modelWorth(problem));
  return [...random, ...(best === null ? [] : [best.routes])].filter((routes) => check(problem, routes).length === 0 && evaluate(problem, routes).missed === 0);
}

describe('the relaxation of tiny problems over all features', () => {
  it('has every plan that the checker accepts as a solution, which costs no more, and as much when it is exact', () => {
    const tally = { plans: 0, exact: 0, inexact: 0, classes: 0, rows: 0 };
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const problem = tinyMix(seed);
      if (problem === null) continue;
      const relaxation = relax(problem)!;
      for (const routes of plansOf(problem, seed)) {
        const what = `seed ${seed}, ${JSON.stringify(routes)}`;
        const { cost, fault } = relaxedPlan(relaxation, routes);
        const total = evaluate(problem, routes).total;
        expect(fault, what).to.equal(null);
        expect(cost, what).to.be.at.most(total + NOISE * (1 + total));
        if (relaxation.exact) expect(cost, what).to.be.closeTo(total, NOISE * (1 + total));
        tally.plans++;
        tally[relaxation.exact ? 'exact' : 'inexact']++;
        if (relaxation.classes.length > 1) tally.classes++;
        if (relaxation.rowCount < problem.customers.length) tally.rows++;
      }
    }
    for (const count of Object.values(tally)) expect(count, JSON.stringify(tally)).to.be.above(5);
  });
});
