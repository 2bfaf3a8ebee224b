import { expect } from 'chai';
import { createRandom } from '../../../src/strategy/rng.js';

describe('the seeded generator', () => {
  it('gives the same sequence for the same seed and another for another seed', () => {
    const draws = (seed: number): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draws(7)).to.deep.equal(draws(7));
    expect(draws(7)).to.not.deep.equal(draws(8));
    expect(draws(0)).to.not.deep.equal(draws(1));
  });

  it('is uniform over [0, 1) and over the bound', () => {
    const random = createRandom(1);
    const counts = new Array<number>(7).fill(0);
    let sum = 0;
    for (let i = 0; i < 70_000; i++) {
      const value = random.next();
      expect(value >= 0 && value < 1).to.equal(true);
      sum += value;
      counts[random.below(7)]!++;
    }
    expect(sum / 70_000).to.be.closeTo(0.5, 0.005);
    for (const count of counts) expect(count).to.be.closeTo(10_000, 500);
  });

  it('accepts bounds from 1 to 2^31 and names any other', () => {
    const random = createRandom(3);
    expect(random.below(1)).to.equal(0);
    expect(random.below(2 ** 31)).to.be.within(0, 2 ** 31 - 1);
    expect(() => random.below(0)).to.throw(RangeError, 'bound is 0');
    expect(() => random.below(NaN)).to.throw(RangeError, 'bound is NaN');
  });
});
