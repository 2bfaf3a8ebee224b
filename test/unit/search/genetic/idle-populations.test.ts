import { expect } from 'chai';
import { IdlePopulations } from '../../../../src/search/genetic/idle-populations.js';
import { geneticParameters } from '../../../../src/search/genetic/parameters.js';

const parameters = geneticParameters({ idleCustomers: 200, idlePerCustomer: 20, idleShare: 1.5, idleCompared: 1 });

/** Of problems of 10 customers, 200 individuals without improvement are long. */
function populations(count: number, customers = 10): IdlePopulations {
  return new IdlePopulations(customers, count, parameters);
}

describe('IdlePopulations', () => {
  it('ends a run when populations that were bred apart are idle and have found the same', () => {
    const two = populations(2);
    two.note(0, 50, 40);
    two.note(1, 50, 100);
    expect(two.mayEnd(299)).to.equal(false);
    expect(two.apart).to.equal(true);
    expect(two.mayEnd(300)).to.equal(true);
  });

  it('lets individuals migrate when populations are idle but disagree, and ends the run when they are idle again', () => {
    const two = populations(2);
    two.note(0, 50, 40);
    two.note(1, 51, 100);
    expect(two.mayEnd(300)).to.equal(false);
    expect(two.apart).to.equal(false);
    expect(two.mayEnd(499)).to.equal(false);
    expect(two.mayEnd(500)).to.equal(true);
  });

  it('counts from the best solution found together, and not from when a population takes over the best of another', () => {
    const two = populations(2);
    two.note(0, 50, 40);
    two.note(1, 51, 100);
    two.mayEnd(300);
    two.note(0, 49, 350);
    two.note(1, 49, 480);
    expect(two.mayEnd(874)).to.equal(false);
    expect(two.mayEnd(875)).to.equal(true);
  });

  it('waits for 1.5 times as many individuals as a late improvement took', () => {
    const one = populations(1);
    expect(one.apart).to.equal(false);
    one.note(0, 50, 400);
    expect(one.mayEnd(999)).to.equal(false);
    expect(one.mayEnd(1000)).to.equal(true);
  });

  it('waits less where populations are compared', () => {
    const two = new IdlePopulations(10, 2, geneticParameters({ idlePerCustomer: 20, idleShare: 1.5, idleCompared: 0.5 }));
    two.note(0, 50, 40);
    two.note(1, 50, 100);
    expect(two.mayEnd(199)).to.equal(false);
    expect(two.mayEnd(200)).to.equal(true);
  });

  it('takes costs that differ by a rounding error as equal', () => {
    const two = populations(2);
    two.note(0, 50, 0);
    two.note(1, 50 + 1e-9, 0);
    expect(two.mayEnd(200)).to.equal(true);
  });

  it('never ends a run without a solution, or with more customers than may end early, whose populations are never apart', () => {
    expect(populations(2).mayEnd(1_000_000)).to.equal(false);
    const large = populations(2, 201);
    expect(large.apart).to.equal(false);
    large.note(0, 50, 0);
    large.note(1, 50, 0);
    expect(large.mayEnd(1_000_000)).to.equal(false);
  });
});
