import { expect } from 'chai';
import { traitsOf } from '../../../../src/model/traits.js';
import type { Problem } from '../../../../src/model/problem.js';
import { annealingParameters } from '../../../../src/search/annealing/parameters.js';
import { usualHot, usualPairs, usualParts, usualRelocation, usualSharing, usualString, usualTails, type Kind } from '../../../../src/search/annealing/usual.js';
import { randomProblem } from '../../../helpers/random-problem.js';

/** The relevant properties of a problem whose vehicles differ only in their depots. */
function fromDepots(problem: Problem, depots: readonly number[]): Kind {
  const changed = { ...problem, vehicleTypes: depots.map((start) => ({ ...problem.vehicleTypes[0]!, start, end: start })) };
  return { ...traitsOf(changed), typeCount: depots.length, customers: problem.customers, detailed: false, restricted: false, fixedCost: new Float64Array(depots.length) };
}

describe('the default settings of annealing', () => {
  it('exchange tails if routes are long and no window is soft', () => {
    const timed = (soft: boolean) => fromDepots(randomProblem(2, { customers: 9, vehicles: 3, timed: true, soft }), [0]);
    const large = fromDepots(randomProblem(3, { customers: 600, vehicles: 600, positions: true, timed: false, tightness: 0 }), [0]);
    expect(usualTails(timed(false), 1)).to.be.greaterThan(0);
    expect(usualTails(timed(false), 3)).to.equal(0);
    expect(usualTails(timed(true), 1)).to.equal(0);
    expect(usualTails({ ...timed(false), timed: false }, 1)).to.equal(0);
    expect(usualTails(large, 60)).to.be.greaterThan(0);
  });

  it('exchange shipments from 400 customers on', () => {
    const of = (customers: number) => ({ customers: new Int32Array(customers) });
    expect([399, 400, 10_000].map((customers) => usualPairs(of(customers), true))).to.deep.equal([0, 0.25, 0.25]);
    expect(usualPairs(of(400), false)).to.equal(0);
  });

  it('make customers change their routes if there are many routes, several depots and windows', () => {
    const [timed, plain] = [true, false].map((on) => randomProblem(4, { customers: 30, vehicles: 30, timed: on })) as [Problem, Problem];
    expect(usualRelocation(fromDepots(timed, [0, 1]), 10)).to.be.greaterThan(0);
    expect(usualRelocation(fromDepots(timed, [0, 1]), 9)).to.equal(0);
    expect(usualRelocation(fromDepots(timed, [0]), 10)).to.equal(0);
    expect(usualRelocation(fromDepots(plain, [0, 1]), 10)).to.equal(0);
  });

  it('remove shorter strings, start less hot and share later with several depots and windows', () => {
    const [timed, plain] = [true, false].map((on) => randomProblem(3, { customers: 20, vehicles: 6, timed: on })) as [Problem, Problem];
    const problems = [fromDepots(timed, [0, 1]), fromDepots(timed, [0, 0]), fromDepots(plain, [0, 1])];
    expect(problems.map(usualString)).to.deep.equal([5, 10, 10]);
    expect(problems.map(usualHot)).to.deep.equal([3, 0, 0]);
    expect(problems.map(usualSharing)).to.deep.equal([700, 600, 600]);
  });

  it('treat vehicles that may not serve all customers like several depots', () => {
    const [timed, plain] = [true, false].map((on) => fromDepots(randomProblem(3, { customers: 20, vehicles: 6, timed: on }), [0])) as [Kind, Kind];
    const kinds = [timed, plain].map((kind) => ({ ...kind, restricted: true }));
    expect(kinds.map(usualString)).to.deep.equal([5, 10]);
    expect(kinds.map(usualHot)).to.deep.equal([3, 0]);
    expect(kinds.map((kind) => usualRelocation(kind, 10) > 0)).to.deep.equal([true, false]);
    expect(kinds.map(usualSharing)).to.deep.equal([700, 600]);
    expect(kinds.map((kind) => usualString({ ...kind, fixedCost: Float64Array.of(40, 70) }))).to.deep.equal([10, 10]);
  });

  it('give threads parts of at least 300 customers and a dozen routes, or the whole to each', () => {
    const of = (customers: number): Kind => ({ timed: false, soft: false, severalDepots: false, typeCount: 1, customers: new Int32Array(customers), detailed: false, restricted: false, fixedCost: new Float64Array(1) });
    expect([1, 2, 8, 16].map((threads) => usualParts(of(1000), threads, 100, annealingParameters()))).to.deep.equal([1, 2, 3, 3]);
    expect([2, 8].map((threads) => usualParts(of(599), threads, 100, annealingParameters()))).to.deep.equal([1, 1]);
    expect([2, 8].map((threads) => usualParts(of(6000), threads, 400, annealingParameters()))).to.deep.equal([2, 8]);
    expect([20, 24, 36].map((routes) => usualParts(of(1000), 8, routes, annealingParameters()))).to.deep.equal([1, 2, 3]);
    expect([35, 36].map((routes) => usualParts({ ...of(1000), detailed: true }, 8, routes, annealingParameters()))).to.deep.equal([1, 2]);
  });
});
