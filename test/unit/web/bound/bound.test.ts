import { expect } from 'chai';
import { boundOf, gapOf, gapText, meets, percentAtMost, qualityText } from '../../../../web/src/bound/bound.js';
import { words } from '../../../../web/src/bound/words.js';

describe('the bound of an answer', () => {
  it('is read from the details of version 1 and from the plan of version 2', () => {
    expect(boundOf({ total_cost: 120, details: { vehicles: [], lower_bound: 100, gap: 1 / 6, bound_method: 'dual-ascent' } }))
      .to.deep.equal({ value: 100, cost: 120, method: 'dual-ascent', relaxes: [], optimal: false });
    expect(boundOf({ summary: { costs: { total: 120 } }, lower_bound: 100, bound_method: 'assignment', lower_bound_relaxes: ['breaks'] }))
      .to.deep.equal({ value: 100, cost: 120, method: 'assignment', relaxes: ['breaks'], optimal: false });
  });

  it('is missing in answers of earlier releases, in answers without one, and in incumbents', () => {
    for (const answer of [
      { total_cost: 120, details: { vehicles: [] } }, { total_cost: 120, details: { lower_bound: null, gap: null, bound_method: null } },
      { total_cost: 120 }, { summary: { costs: { total: 120 } } }, { routes: {}, total_cost: null }, { plan_routes: [] }, {},
    ]) expect(boundOf(answer), JSON.stringify(answer)).to.equal(null);
  });

  it('says how much cheaper another plan could be, rounded up', () => {
    expect(gapOf(100, 97.6)).to.be.closeTo(0.024, 1e-12);
    expect(qualityText(100, 97.6)).to.equal('no plan is more than 2.4 % cheaper');
    expect(qualityText(100, 97.599)).to.equal('no plan is more than 2.5 % cheaper');
    expect([0, 0.0000001, 0.00021, 0.0099, 0.024].map(percentAtMost)).to.deep.equal(['0 %', '0.01 %', '0.03 %', '0.99 %', '2.4 %']);
  });

  it('meets a cost within the tolerance of the service', () => {
    expect(qualityText(100, 100)).to.equal('no plan is cheaper');
    expect(meets(1e6, 1e6 - 1e-4)).to.equal(true);
    expect(meets(100, 99.99)).to.equal(false);
    expect([meets(2e-9, 1e-9), meets(2e-9, 2e-9), meets(0, 0)]).to.deep.equal([false, true, true]);
    expect(gapOf(0, 0)).to.equal(0);
  });

  it('calls a result optimal only if the answer does: with vehicles before money the cheapest plan need not be the best', () => {
    const answer = (ended: string, bound: number) => gapText(boundOf({ summary: { costs: { total: 100 } }, lower_bound: bound, search: { ended } })!);
    expect([answer('optimal', 100), answer('limit', 100), answer('limit', 98), answer('optimal', 98)]).to.deep.equal(['optimal', 'none', 'at most 2 %', 'at most 2 %']);
    expect(boundOf({ total_cost: 5, details: { lower_bound: 5, search: { ended: 'optimal' } } })?.optimal).to.equal(true);
  });

  it('says nothing of a cost while it is not above 0', () => {
    expect(qualityText(100, 0)).to.equal(null);
    expect(qualityText(100, -5)).to.equal(null);
  });

  it('names methods and features in words', () => {
    expect(['column-generation', 'soft_windows'].map(words)).to.deep.equal(['column generation', 'soft windows']);
  });
});
