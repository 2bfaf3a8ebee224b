import { expect } from 'chai';
import type { Problem } from '../../../../src/model/problem.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { temperaturesFor } from '../../../../src/search/ruin-recreate/temperatures.js';
import { reduced } from '../../../../src/search/instance/burdens.js';
import { burdened } from '../../../helpers/burdened-problem.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { randomProblem } from '../../../helpers/random-problem.js';

/** A problem whose vehicles have these fixed costs and cost 1 per unit of distance; with a detail or without. */
function problemOf(fixedCosts: readonly number[], detailed: boolean): Problem {
  const problem = randomProblem(5, { customers: 20, vehicles: 20, positions: true, timed: false });
  const vehicleTypes = fixedCosts.map((fixedCost) => ({ ...problem.vehicleTypes[0]!, fixedCost, unitCost: 1 }));
  return { ...problem, vehicleTypes, balanceCost: detailed ? 1 : 0 };
}

/** The initial temperature, as a multiple of the travel cost between neighbours. */
function hotOf(fixedCosts: readonly number[], detailed: boolean, hot = 0): number {
  const problem = problemOf(fixedCosts, detailed);
  return temperaturesFor(problem, buildInstance(problem), { hot, cold: 1 }, [], 5).at(0) / 5;
}

describe('the initial temperature', () => {
  it('with details reaches the difference between fixed costs, within a limit', () => {
    const usual = hotOf([40, 40], true);
    expect(hotOf([40, 90], true)).to.be.closeTo(10, 1e-9).and.above(usual);
    expect(hotOf([40, 41], true)).to.equal(usual);
    expect(hotOf([0, 1000], true)).to.be.closeTo(16, 1e-9);
  });

  it('does so with burdens and time constraints', () => {
    const [alike, different] = [[{ fixedCost: 40, unitCost: 1 }, { fixedCost: 40, unitCost: 1 }], [{ fixedCost: 0, unitCost: 1 }, { fixedCost: 1000, unitCost: 1 }]].map((kinds) => {
      const { problem, burdens } = reduced(burdened(plainProblem(3, { customers: 20, vehicles: 20, windows: 300, kinds }), 3, { restricted: true }));
      return temperaturesFor(problem, buildInstance(problem, 'grid', burdens), { hot: 0, cold: 1 }, [{ type: 0, customers: [1] }], 5).at(0) / 5;
    });
    expect([alike, different]).to.deep.equal([6, 16]);
  });

  it('does not depend on fixed costs without details, or if it is given', () => {
    expect(hotOf([40, 90], false)).to.equal(hotOf([40, 40], false));
    expect(hotOf([40, 90], true, 2)).to.be.closeTo(2, 1e-9);
  });
});
