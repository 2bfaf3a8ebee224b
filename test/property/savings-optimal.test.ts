import { expect } from 'chai';
import { problemFromRequest } from '../../src/contract/problem.js';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { runStrategy } from '../../src/strategy/run.js';
import { bruteForce } from '../helpers/brute-force.js';
import { randomRequest } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';

const PROBLEMS = countOf(50, 400);

describe('savings on tiny problems', function () {

  it('is optimal by brute force over all features, and proves infeasibility only if there is no solution', async () => {
    const manifest = loadManifests().find(({ name }) => name === 'savings')!;
    const strategy = await loadStrategy(manifest);
    const seen = { optimal: 0, infeasible: 0 };
    for (let seed = 0; seed < PROBLEMS; seed++) {
      const problem = problemFromRequest(randomRequest(seed));
      if (problem.customers.length > 6) continue;
      const { routes, ended } = await runStrategy(problem, manifest, strategy, { seed, iterations: 50 });
      const best = bruteForce(problem);
      expect(ended, `seed ${seed}`).to.equal(best === null ? 'infeasible' : 'optimal');
      seen[ended as 'optimal']++;
      if (best === null) continue;
      expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
      expect(evaluate(problem, routes!).total, `seed ${seed}`).to.be.closeTo(best.cost, 1e-6 * (1 + best.cost));
    }
    expect(seen.optimal).to.be.above(PROBLEMS / 2);
    expect(seen.infeasible).to.be.above(PROBLEMS / 80);
  });

  it('is never beaten by its own search if it claims an optimum', async () => {
    const manifest = loadManifests().find(({ name }) => name === 'savings')!;
    const strategy = await loadStrategy(manifest);
    for (let seed = 0; seed < 40; seed++) {
      const problem = problemFromRequest(randomRequest(seed, { customers: 7 + (seed % 3), vehicles: 1 + (seed % 5) }));
      const exact = await runStrategy(problem, manifest, strategy, { seed, iterations: 300 });
      const searched = await runStrategy(problem, manifest, strategy, { seed, iterations: 300, parameters: { exactCustomers: 0 } });
      if (searched.routes === null) continue;
      expect(exact.routes, `seed ${seed}`).to.not.equal(null);
      expect(evaluate(problem, exact.routes!).total, `seed ${seed}`).to.be.at.most(evaluate(problem, searched.routes).total + 1e-6);
    }
  });
});
