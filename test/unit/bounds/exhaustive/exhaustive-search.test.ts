import { expect } from 'chai';
import { searchAllPlans } from '../../../../src/bounds/exhaustive/exhaustive-search.js';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { tinyMix } from '../../../helpers/tiny-mix.js';
import { bestPlan, compareWorth, type Worth } from '../../../helpers/tiny-plans.js';
import { modelWorth } from '../../../helpers/tiny-worth.js';

const PROBLEMS = countOf(250, 5000);
const never = (): boolean => false;

function worthOf(problem: Problem, routes: PlannedRoutes): Worth {
  const { missed, primary, total } = evaluate(problem, routes);
  return { missed, primary, money: total };
}

describe('the search over all plans of tiny problems over all features', () => {
  it('finds the best plan, none where there is none, and nothing better than the best', () => {
    const tally = { optimal: 0, infeasible: 0, unknown: 0 };
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const problem = tinyMix(seed);
      if (problem === null) continue;
      const found = searchAllPlans(problem, null, never);
      tally[found.kind]++;
      if (found.kind === 'unknown') continue;
      const best = bestPlan(problem, modelWorth(problem));
      expect(found.kind, `seed ${seed}`).to.equal(best === null ? 'infeasible' : 'optimal');
      if (found.kind !== 'optimal' || best === null) continue;
      expect(check(problem, found.routes), `seed ${seed}`).to.deep.equal([]);
      expect(compareWorth(worthOf(problem, found.routes!), best.worth), `seed ${seed}, ${JSON.stringify([found.routes, best])}`).to.equal(0);
      expect(searchAllPlans(problem, found.routes, never), `seed ${seed}`).to.deep.equal({ kind: 'optimal', routes: null });
    }
    expect(tally.optimal, JSON.stringify(tally)).to.be.above(PROBLEMS / 2);
    expect(tally.infeasible, JSON.stringify(tally)).to.be.above(3);
    expect(tally.unknown, JSON.stringify(tally)).to.be.below(PROBLEMS / 20);
    console.log(JSON.stringify(tally));
  });
});
