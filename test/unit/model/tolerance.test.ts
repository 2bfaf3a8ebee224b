import { expect } from 'chai';
import { agrees, costsAgree, exceeds } from '../../../src/model/tolerance.js';

describe('tolerance', () => {
  it('allows a value to exceed its limit by a millionth plus a billionth of the limit, and no more', () => {
    expect(exceeds(1, 1)).to.equal(false);
    expect(exceeds(1e-6, 0)).to.equal(false);
    expect(exceeds(1.1e-6, 0)).to.equal(true);
    expect(exceeds(1e9 + 1, 1e9)).to.equal(false);
    expect(exceeds(1e9 + 1.1, 1e9)).to.equal(true);
    expect(exceeds(-5, -4)).to.equal(false);
  });

  it('treats NaN as exceeding and Infinity as the widest limit', () => {
    expect(exceeds(NaN, 1)).to.equal(true);
    expect(exceeds(1, NaN)).to.equal(true);
    expect(exceeds(1e300, Infinity)).to.equal(false);
    expect(exceeds(Infinity, 1)).to.equal(true);
    expect(agrees(NaN, NaN)).to.equal(false);
    expect(agrees(0.1 + 0.2, 0.3)).to.equal(true);
  });

  it('compares small costs by a millionth of themselves', () => {
    for (const unit of [1e-12, 1e-6, 1]) {
      expect([costsAgree(unit, unit), costsAgree((1 + 1e-7) * unit, unit), costsAgree((1 + 1e-5) * unit, unit), costsAgree(0, unit)], `${unit}`).to.deep.equal([true, true, false, false]);
    }
    expect([costsAgree(1e9 + 1, 1e9), costsAgree(1e9 + 1.1, 1e9), costsAgree(0, 0), costsAgree(NaN, NaN), costsAgree(Infinity, Infinity)]).to.deep.equal([true, false, true, false, true]);
  });
});
