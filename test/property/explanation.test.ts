import { expect } from 'chai';
import { explainFailure } from '../../src/model/explanation.js';
import { bruteForce } from '../helpers/brute-force.js';
import { randomProblem } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';

const PROBLEMS = countOf(120, 1500);

describe('an explanation', () => {
  it('says impossible exactly if trying everything finds no solution', () => {
    let impossible = 0;
    let named = 0;
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const problem = randomProblem(seed, { customers: 1 + (seed % 5), tightness: (seed % 10) / 10 });
      const solvable = bruteForce(problem) !== null;
      const { proved, text } = explainFailure(problem, 1);
      expect(proved, `seed ${seed}: ${text}`).to.equal(!solvable);
      expect(text).to.match(/^No feasible solution.*\.$/).and.to.not.match(/NaN|undefined|Infinity/);
      expect(text.length).to.be.below(1500);
      if (solvable) continue;
      impossible++;
      if (!text.includes('was tried')) named++;
    }
    expect(impossible).to.be.above(PROBLEMS * 0.13);
    expect(named / impossible, 'share of proofs that name a cause').to.be.above(0.6);
  });
});
