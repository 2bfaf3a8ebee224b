import { expect } from 'chai';
import { changeText, impossibilityOf, unservedText } from '../../../../web/src/bound/impossibility.js';

describe('the proof that a problem is impossible', () => {
  const impossibility = { unserved_at_least: 3, relaxations: [{ kind: 'vehicles', at_least: 12, now: 11 }], method: 'column-generation', certificate: { rows: [1] } };

  it('is read from a failed envelope, wherever it has its details', () => {
    const read = { unservedAtLeast: 3, changes: ['at least 12 vehicles instead of 11'], method: 'column-generation', certificate: { rows: [1] } };
    expect(impossibilityOf({ success: false, error: 'x', result: null, impossibility })).to.deep.equal(read);
    expect(impossibilityOf({ success: false, error: 'x', details: { impossibility } })).to.deep.equal(read);
  });

  it('is missing in other failures, and in those of earlier releases', () => {
    for (const envelope of [null, undefined, 'text', { success: false, error: 'x', result: null }, { success: true, result: { total_cost: 1 } }, { impossibility: null }]) expect(impossibilityOf(envelope)).to.equal(null);
  });

  it('may lack changes and certificate', () => {
    expect(impossibilityOf({ impossibility: {} })).to.deep.equal({ unservedAtLeast: null, changes: [], method: null, certificate: null });
  });

  it('is put in words, of kinds that are not known yet too', () => {
    expect(changeText({ kind: 'hours', at_least: 1.25, now: 1 })).to.equal('working hours at least 25 % longer');
    expect(changeText({ kind: 'capacity', at_least: 1.07, now: 1 })).to.equal('capacities at least 7 % larger');
    expect(changeText({ kind: 'lateness', at_least: 75, now: 0 })).to.equal('windows that stay open at least 1 h 15 min longer');
    expect(changeText({ kind: 'vehicles', at_least: null, now: 4 })).to.equal('more vehicles alone are not enough');
    expect(changeText({ kind: 'trips_per_day', at_least: 2 })).to.equal('trips per day: at least 2');
    expect(unservedText({ unservedAtLeast: 1 })).to.contain('at least 1 stop unserved');
    expect(unservedText({ unservedAtLeast: null })).to.contain('No plan serves every stop');
  });
});
