import { expect } from 'chai';
import { planOfAnswer } from '../../../../src/contract/plan/answer.js';
import { PLAN, VAN } from '../../vroom/plans.js';

describe('planOfAnswer', () => {
  it('returns the plan of an envelope, or a plan itself', () => {
    expect(planOfAnswer(PLAN)).to.deep.equal({ plan: PLAN });
    expect(planOfAnswer({ success: true, state: 'solved', result: PLAN })).to.deep.equal({ plan: PLAN });
  });

  const broken: [string, unknown, string][] = [
    ['a failed task', { state: 'failed', result: null, error: 'no vehicle can serve order-1' }, 'the task is failed: no vehicle can serve order-1'],
    ['a task that is being solved', { state: 'solving', result: { status: 'solving' } }, 'the task is solving'],
    ['something else', { hello: 1 }, 'it has no plan: give the envelope of a solved task, or its result'],
    ['no object', 7, 'it has no plan: give the envelope of a solved task, or its result'],
    ['a plan without a summary', { ...PLAN, summary: undefined }, 'the document has no "summary"'],
    ['routes of another kind', { ...PLAN, routes: { 'Vehicle 0': [0, 1] } }, 'routes must be an array (got an object)'],
    ['a time that is none', { ...PLAN, routes: [{ ...VAN, ends_at: 'noon' }] }, 'routes[0].ends_at is "noon": write it as 2026-11-02T08:00:00+01:00'],
  ];
  for (const [what, value, fault] of broken) {
    it(`refuses ${what}`, () => expect(planOfAnswer(value)).to.have.property('faults').that.includes(fault));
  }
});
