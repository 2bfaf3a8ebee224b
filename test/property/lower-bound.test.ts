import { expect } from 'chai';
import { lowerBound } from '../../src/model/lower-bound.js';
import { bruteForce } from '../helpers/brute-force.js';
import { randomProblem } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';

const PROBLEMS = countOf(60, 1200);

describe('the lower bound', () => {
  it('is never above the optimum, and equals it for one customer without windows', () => {
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const problem = randomProblem(seed, { customers: 1 + (seed % 5), ...(seed % 3 === 0 ? { timed: false } : {}) });
      const optimum = bruteForce(problem);
      if (optimum === null) continue;
      expect(lowerBound(problem), `seed ${seed}`).to.be.at.most(optimum.cost + 1e-9 * (1 + optimum.cost));
      if (problem.customers.length === 1 && problem.time === null) expect(lowerBound(problem)).to.be.closeTo(optimum.cost, 1e-9 * (1 + optimum.cost));
    }
  });
});
