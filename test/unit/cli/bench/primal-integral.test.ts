import { expect } from 'chai';
import { primalGap, primalIntegral, runPrimalIntegral } from '../../../../src/cli/bench/primal-integral.js';

describe('the primal gap', () => {
  it('is the distance to the reference relative to the greater cost, from 0 to 1', () => {
    expect(primalGap(125, 100)).to.equal(0.2);
    expect(primalGap(100, 100)).to.equal(0);
    expect(primalGap(null, 100)).to.equal(1);
    expect(primalGap(0, 0)).to.equal(0);
    expect(primalGap(5, 0)).to.equal(1);
    expect([primalGap(-50, -100), primalGap(50, -100)]).to.deep.equal([0.5, 1]);
  });

  it('is 0 for a cost below best-known', () => {
    expect(primalGap(99, 100)).to.equal(0);
  });
});

describe('the primal integral', () => {
  it('is 1 without a solution, 0 with best-known from the start, and weights each gap by its duration', () => {
    expect(primalIntegral([], 100, 10)).to.equal(1);
    expect(primalIntegral([[0, 100]], 100, 10)).to.equal(0);
    expect(primalIntegral([[1, 200], [5, 125]], 100, 10)).to.be.closeTo((1 * 1 + 4 * 0.5 + 5 * 0.2) / 10, 1e-12);
  });

  it('ignores solutions found after the end', () => {
    expect(primalIntegral([[1, 200], [12, 100]], 100, 10)).to.be.closeTo((1 + 9 * 0.5) / 10, 1e-12);
    expect(primalIntegral([[12, 100]], 100, 10)).to.equal(1);
  });

  it('is undefined without a reference or any time', () => {
    expect([primalIntegral([[1, 2]], null, 10), primalIntegral([[1, 2]], 1, 0)]).to.deep.equal([null, null]);
  });

  it('extends to the limit of a run that ended early, and to its end if it has no limit', () => {
    const run = { incumbents: [[1, 100]] as const, bestKnown: 100, seconds: 2 };
    expect(runPrimalIntegral({ ...run, limitSeconds: 10 })).to.equal(0.1);
    expect(runPrimalIntegral({ ...run, limitSeconds: null })).to.equal(0.5);
  });
});
