import { expect } from 'chai';
import { ascentBound } from '../../src/bounds/ascent/ascent-bound.js';
import { assignmentBound } from '../../src/bounds/assignment/assignment-bound.js';
import { cheapBound } from '../../src/bounds/cheap/cheap-bound.js';
import type { BoundMethod } from '../../src/bounds/contract.js';
import { relax } from '../../src/bounds/relaxation/relax.js';
import type { RouteRelaxation } from '../../src/bounds/relaxation/route-relaxation.js';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../src/model/problem.js';
import { faultOfDuals, runBound, worthOfDuals } from '../helpers/proved-bounds.js';
import { relaxedPlan } from '../helpers/relaxed-plan.js';
import { countOf } from '../helpers/thorough.js';
import { bestPlan } from '../helpers/tiny-plans.js';
import { randomRoutes, tinyMix } from '../helpers/tiny-mix.js';
import { modelWorth } from '../helpers/tiny-worth.js';

const PROBLEMS = countOf(60, 5000);
const ROUNDS = 12;
/** Only against the clock does dual ascent keep the times of whole walks. */
const METHODS: readonly (readonly [method: BoundMethod, reproducible: boolean])[] = [[cheapBound, true], [assignmentBound, true], [ascentBound, true], [ascentBound, false]];

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
    for (const count of Object.values(tally)) expect(count, JSON.stringify(tally)).to.be.above(2);
  });
});

/** The same rows and routes, where serving costs nothing and each row that is left out one unit. */
function stopsLeftOut(relaxation: RouteRelaxation): RouteRelaxation {
  const free = (each: RouteRelaxation['classes'][number]): typeof each => ({
    ...each, fixed: 0, cost: each.cost.map((cost) => (cost === Infinity ? Infinity : 0)), times: each.times === null ? null : { ...each.times, lateCost: null },
  });
  return { ...relaxation, price: relaxation.price.map((price) => (price === Infinity ? 1 : 0)), classes: relaxation.classes.map(free), scale: 1 };
}

for (const [method, reproducible] of METHODS) {
  describe(`the bound ${method.name}${reproducible ? '' : ' against the clock'} on tiny problems over all features`, () => {
    it('is never above an optimum, proves itself by its duals, and never calls a problem infeasible that has a plan', async () => {
      const tally = { positive: 0, infeasible: 0, feasible: 0 };
      for (let seed = 1; seed <= PROBLEMS; seed++) {
        const problem = tinyMix(seed);
        const relaxation = problem === null ? null : relax(problem);
        if (problem === null || relaxation === null || !method.supports(relaxation, 'default')) continue;
        const totals = plansOf(problem, seed).map((routes) => evaluate(problem, routes).total);
        const least = totals.reduce((a, b) => Math.min(a, b), Infinity);
        const { bounds, outcome, value } = await runBound(method, relaxation, { reproducible });
        for (const { value: bound, duals } of bounds) {
          expect(bound, `seed ${seed}`).to.be.at.most(least + NOISE * (1 + Math.abs(least)));
          if (duals === undefined) continue;
          expect(faultOfDuals(relaxation, duals), `seed ${seed}`).to.equal(null);
          const worth = worthOfDuals(relaxation, duals) / relaxation.scale;
          expect(bound, `seed ${seed}`).to.be.at.most(worth + NOISE * (1 + Math.abs(worth)));
        }
        const cover = await runBound(method, stopsLeftOut(relaxation), { reproducible });
        if (outcome.ended === 'infeasible' || cover.value > NOISE) {
          expect(least, `seed ${seed}`).to.equal(Infinity);
          tally.infeasible++;
        }
        if (least < Infinity) tally.feasible++;
        if (value > 0 && least < Infinity) tally.positive++;
      }
      expect(tally.positive, JSON.stringify(tally)).to.be.above(tally.feasible / 4);
      expect(tally.infeasible, JSON.stringify(tally)).to.be.above(0);
    });
  });
}
