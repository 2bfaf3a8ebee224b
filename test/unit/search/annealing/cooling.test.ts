import { expect } from 'chai';
import { Cooling, coolingsOf, ONE_COOLING } from '../../../../src/search/annealing/cooling.js';
import { annealingParameters } from '../../../../src/search/annealing/parameters.js';

const COOLINGS = coolingsOf(annealingParameters());

const falling = { at: (fraction: number) => 100 * 0.01 ** fraction };

describe('the cooling of a run', () => {
  it('follows the temperature curve once if there is one phase', () => {
    const cooling = new Cooling(falling, ONE_COOLING);
    expect([0, 0.5, 1].map((fraction) => cooling.at(fraction))).to.deep.equal([0, 0.5, 1].map((x) => falling.at(x)));
    expect(cooling.advance(0.5)).to.equal(false);
    expect(cooling.advance(1)).to.equal(false);
  });

  it('starts each phase at its own temperature and ends it at the final one', () => {
    const cooling = new Cooling(falling, [{ until: 0.6, from: 0 }, { until: 1, from: 0.5 }]);
    expect(cooling.until).to.equal(0.6);
    expect(cooling.at(0.3)).to.be.closeTo(falling.at(0.5), 1e-9);
    expect(cooling.at(0.6)).to.be.closeTo(falling.at(1), 1e-9);
    expect(cooling.advance(0.59)).to.equal(false);
    expect(cooling.advance(0.6)).to.equal(true);
    expect(cooling.until).to.equal(1);
    expect(cooling.at(0.6)).to.be.closeTo(falling.at(0.5), 1e-9);
    expect(cooling.at(0.8)).to.be.closeTo(falling.at(0.75), 1e-9);
    expect(cooling.at(1)).to.be.closeTo(falling.at(1), 1e-9);
  });

  it('skips phases that a long pause has passed', () => {
    const cooling = new Cooling(falling, [{ until: 0.2, from: 0 }, { until: 0.4, from: 0 }, { until: 1, from: 0 }]);
    expect(cooling.advance(0.5)).to.equal(true);
    expect(cooling.until).to.equal(1);
  });

  it('ends with the run', () => {
    expect(COOLINGS.at(-1)!.until).to.be.closeTo(1, 1e-12);
  });
});
