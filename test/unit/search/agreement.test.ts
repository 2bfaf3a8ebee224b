import { expect } from 'chai';
import { Agreement } from '../../../src/search/agreement.js';

function after(costs: readonly number[]): Agreement {
  const agreement = new Agreement();
  for (const cost of costs) agreement.add(cost);
  return agreement;
}

describe('the agreement of independent searches', () => {
  it('is evident when six end at the best cost', () => {
    expect(after([7, 7, 7, 7, 7]).evident).to.equal(false);
    expect(after([7, 7, 7, 7, 7, 7]).evident).to.equal(true);
    expect(after([9, 8, 7, 7, 7, 7, 7, 7]).evident).to.equal(true);
  });

  it('starts again with a better cost', () => {
    const agreement = after([7, 7, 7, 7, 7, 6]);
    expect(agreement).to.include({ best: 6, hits: 1, evident: false });
  });

  it('tolerates some misses, but not many', () => {
    expect(after([7, 8, 7, 8, 7, 8, 7, 8, 7, 8, 7]).evident).to.equal(true);
    expect(after([7, 8, 8, 8, 7, 8, 7, 8, 7, 8, 8, 8, 7, 8, 8, 7]).evident).to.equal(false);
  });

  it('treats costs as equal that differ by the order of summation', () => {
    expect(after([0.1 + 0.2, 0.3, 0.3, 0.3, 0.1 + 0.2, 0.3]).evident).to.equal(true);
  });

  it('is never evident while nothing is found', () => {
    expect(after(Array<number>(20).fill(Infinity)).evident).to.equal(false);
    expect(after([Infinity, Infinity, 7]).hits).to.equal(1);
  });
});
