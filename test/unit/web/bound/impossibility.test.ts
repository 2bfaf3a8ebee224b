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
    expect(changeText({ kind: 'hours', at_least: 9.5, now: 8 })).to.equal('at least 9.5 working hours per vehicle instead of 8');
    expect(changeText({ kind: 'capacity', at_least: 120, now: 100 })).to.equal('at least a capacity of 120 per vehicle instead of 100');
    expect(changeText({ kind: 'lateness_minutes', at_least: 75, now: 0 })).to.equal('at least 1 h 15 min of lateness instead of none');
    expect(changeText({ kind: 'trips_per_day', at_least: 2 })).to.equal('at least trips per day: 2');
    expect(unservedText({ unservedAtLeast: 1 })).to.contain('at least 1 stop unserved');
    expect(unservedText({ unservedAtLeast: null })).to.contain('No plan serves every stop');
  });
});
