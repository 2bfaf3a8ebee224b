import { expect } from 'chai';
import type { Problem } from '../../../../src/model/problem.js';
import { usualHot, usualRelocation, usualSharing, usualString, usualTails } from '../../../../src/search/annealing/usual.js';
import { randomProblem } from '../../../helpers/random-problem.js';

/** The problem with vehicles that are alike but for their depots. */
function fromDepots(problem: Problem, depots: readonly number[]): Problem {
  return { ...problem, vehicleTypes: depots.map((start) => ({ ...problem.vehicleTypes[0]!, start, end: start })) };
}

describe('what annealing does usually', () => {
  it('exchanges ends of routes where they are long and no window is soft', () => {
    const timed = (soft: boolean) => fromDepots(randomProblem(2, { customers: 9, vehicles: 3, timed: true, soft }), [0]);
    const large = fromDepots(randomProblem(3, { customers: 600, vehicles: 600, positions: true, timed: false, tightness: 0 }), [0]);
    expect(usualTails(timed(false), 1)).to.be.greaterThan(0);
    expect(usualTails(timed(false), 3)).to.equal(0);
    expect(usualTails(timed(true), 1)).to.equal(0);
    expect(usualTails({ ...timed(false), time: null }, 1)).to.equal(0);
    expect(usualTails(large, 60)).to.be.greaterThan(0);
  });

  it('lets customers change their routes where there are many, of several depots with windows', () => {
    const [timed, plain] = [true, false].map((on) => randomProblem(4, { customers: 30, vehicles: 30, timed: on })) as [Problem, Problem];
    expect(usualRelocation(fromDepots(timed, [0, 1]), 10)).to.be.greaterThan(0);
    expect(usualRelocation(fromDepots(timed, [0, 1]), 9)).to.equal(0);
    expect(usualRelocation(fromDepots(timed, [0]), 10)).to.equal(0);
    expect(usualRelocation(fromDepots(plain, [0, 1]), 10)).to.equal(0);
  });

  it('removes shorter strings, starts less hot and shares later where routes of several depots have windows', () => {
    const [timed, plain] = [true, false].map((on) => randomProblem(3, { customers: 20, vehicles: 6, timed: on })) as [Problem, Problem];
    const problems = [fromDepots(timed, [0, 1]), fromDepots(timed, [0, 0]), fromDepots(plain, [0, 1])];
    expect(problems.map(usualString)).to.deep.equal([5, 10, 10]);
    expect(problems.map(usualHot)).to.deep.equal([3, 0, 0]);
    expect(problems.map(usualSharing)).to.deep.equal([700, 600, 600]);
  });
});
