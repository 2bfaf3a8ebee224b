import { expect } from 'chai';
import { IdlePopulations } from '../../../../src/search/genetic/idle-populations.js';
import { geneticParameters } from '../../../../src/search/genetic/parameters.js';

/** Populations that are idle after 20 individuals per customer and 1.5 times as many as their best took, with the best of each. */
function bred(best: readonly (readonly [cost: number, made: number])[], { customers = 10, idleCompared = 1 } = {}): IdlePopulations {
  const parameters = geneticParameters({ idleCustomers: 200, idlePerCustomer: 20, idleShare: 1.5, idleCompared });
  const populations = new IdlePopulations(customers, best.length, parameters);
  best.forEach(([cost, made], population) => populations.note(population, cost, made));
  return populations;
}

/** Holds that the run may end once each population has created that many individuals, and not before. */
function expectEnd(populations: IdlePopulations, made: number): void {
  expect(populations.mayEnd(made - 1)).to.equal(false);
  expect(populations.mayEnd(made)).to.equal(true);
}

describe('IdlePopulations', () => {
  it('ends a run when populations that were bred apart are idle and have found the same', () => {
    const two = bred([[50, 40], [50, 100]]);
    expectEnd(two, 300);
    expect(two.apart).to.equal(true);
  });

  it('lets individuals migrate when populations are idle but disagree, and ends the run when they are idle again', () => {
    const two = bred([[50, 40], [51, 100]]);
    expect(two.mayEnd(299)).to.equal(false);
    expect(two.apart).to.equal(true);
    expect(two.mayEnd(300)).to.equal(false);
    expect(two.apart).to.equal(false);
    expectEnd(two, 500);
  });

  it('counts from the best solution found together, and not from when a population takes over the best of another', () => {
    const two = bred([[50, 40], [51, 100]]);
    two.mayEnd(300);
    two.note(0, 49, 350);
    two.note(1, 49 - 1e-9, 480);
    expectEnd(two, 875);
  });

  it('waits for 1.5 times as many individuals as a late improvement took', () => {
    const one = bred([[50, 400]]);
    expect(one.apart).to.equal(false);
    expectEnd(one, 1000);
  });

  it('waits less where populations are compared, and not where there is one', () => {
    expectEnd(bred([[50, 40], [50, 100]], { idleCompared: 0.5 }), 200);
    expectEnd(bred([[50, 100]], { idleCompared: 0.5 }), 300);
  });

  it('takes costs that differ by a rounding error as equal, and a population without a solution as one that disagrees', () => {
    expectEnd(bred([[50, 0], [50 + 1e-9, 0]]), 200);
    const two = bred([[50, 0], [Infinity, 0]]);
    expect(two.mayEnd(200)).to.equal(false);
    expect(two.apart).to.equal(false);
  });

  it('never ends a run without a solution, or with more customers than may end early, whose populations are never apart', () => {
    expect(bred([[Infinity, 0], [Infinity, 0]]).mayEnd(1_000_000)).to.equal(false);
    const large = bred([[50, 0], [50, 0]], { customers: 201 });
    expect(large.apart).to.equal(false);
    expect(large.mayEnd(1_000_000)).to.equal(false);
  });
});
