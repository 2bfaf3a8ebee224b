import { expect } from 'chai';
import { aboveOptimum, boundOf, isOptimal, percentAtMost, qualityText } from '../../../../web/src/bound/bound.js';
import { words } from '../../../../web/src/bound/words.js';

describe('the bound of an answer', () => {
  it('is read from the details of version 1 and from the plan of version 2', () => {
    expect(boundOf({ total_cost: 120, details: { vehicles: [], lower_bound: 100, gap: 1 / 6, bound_method: 'dual-ascent' } }))
      .to.deep.equal({ value: 100, cost: 120, method: 'dual-ascent', relaxes: [] });
    expect(boundOf({ summary: { costs: { total: 120 } }, lower_bound: 100, bound_method: 'assignment', lower_bound_relaxes: ['breaks'] }))
      .to.deep.equal({ value: 100, cost: 120, method: 'assignment', relaxes: ['breaks'] });
  });

  it('is missing in answers of earlier releases, in answers without one, and in incumbents', () => {
    for (const answer of [
      { total_cost: 120, details: { vehicles: [] } }, { total_cost: 120, details: { lower_bound: null, gap: null, bound_method: null } },
      { total_cost: 120 }, { summary: { costs: { total: 120 } } }, { routes: {}, total_cost: null }, { plan_routes: [] }, {},
    ]) expect(boundOf(answer), JSON.stringify(answer)).to.equal(null);
  });

  it('says how far a cost is from the optimum at most, rounded up', () => {
    expect(aboveOptimum(102.4, 100)).to.be.closeTo(0.024, 1e-12);
    expect(qualityText(102.4, 100)).to.equal('at most 2.4 % above the optimum');
    expect(qualityText(102.401, 100)).to.equal('at most 2.5 % above the optimum');
    expect([0.0000001, 0.00021, 0.0099, 0.024, 1.4001].map(percentAtMost)).to.deep.equal(['0.01 %', '0.03 %', '0.99 %', '2.4 %', '141 %']);
  });

  it('calls a cost optimal that it meets within the tolerance of the service', () => {
    expect(qualityText(100, 100)).to.equal('optimal');
    expect(isOptimal(1e6, 1e6 - 1e-4)).to.equal(true);
    expect(isOptimal(100, 99.99)).to.equal(false);
    expect(qualityText(0, 0)).to.equal('optimal');
  });

  it('says nothing of a cost while it is not above 0', () => {
    expect(qualityText(100, 0)).to.equal(null);
    expect(qualityText(100, -5)).to.equal(null);
  });

  it('names methods and features in words', () => {
    expect(['column-generation', 'soft_windows'].map(words)).to.deep.equal(['column generation', 'soft windows']);
  });
});
