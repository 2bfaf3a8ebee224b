import { expect } from 'chai';
import type { Problem } from '../../../../src/model/problem.js';
import { EXHAUSTIVE, statedBound, type ClaimedBound } from '../../../../src/strategy/bound/stated-bound.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { evaluate } from '../../../../src/model/cost.js';

const problem = plainProblem(1, { customers: 3, vehicles: 3 });
const routes = [{ type: 0, customers: Array.from(problem.customers) }];
const { total } = evaluate(problem, routes);

const stated = (claimed: Partial<ClaimedBound>, of: Problem = problem) => statedBound(of, routes, { ended: 'limit', bound: null, builtIn: true, ...claimed });
const bound = (value: number) => ({ bound: { value, method: 'dual-ascent' } });

describe('statedBound', () => {
  it('states a bound with its gap, rounded down', () => {
    expect(stated(bound(total / 2)).stated).to.deep.equal({ lowerBound: total / 2, gap: 0.5, method: 'dual-ascent', relaxes: [] });
    expect(stated(bound(100.12345678)).stated).to.deep.include({ lowerBound: 100.123456 });
  });

  it('has a gap of 0 where bound and cost agree within the tolerance', () => {
    for (const value of [total, total - 1e-7, total * (1 + 1e-10)]) expect(stated(bound(value)).stated).to.deep.include({ lowerBound: total, gap: 0 });
  });

  it('says the same of small costs, whatever the unit of money is', () => {
    for (const unit of [1e-15, 1e-9, 1e-3]) {
      const small: Problem = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, fixedCost: type.fixedCost * unit, unitCost: type.unitCost * unit })) };
      const cost = evaluate(small, routes).total;
      const { stated: found } = stated(bound(cost / 3), small);
      expect(found!.gap, `${unit}`).to.be.closeTo(2 / 3, 1e-6);
      expect(found!.lowerBound, `${unit}`).to.be.at.most(cost / 3);
      expect(stated(bound(cost * (1 - 1e-8)), small).stated, `${unit}`).to.deep.include({ lowerBound: cost, gap: 0 });
      expect(stated(bound(cost * (1 + 1e-6)), small), `${unit}`).to.deep.equal({ stated: null, refuted: true });
    }
  });

  it('refutes a bound above the cost', () => {
    expect(stated(bound(total + 1))).to.deep.equal({ stated: null, refuted: true });
  });

  it('takes the cost itself where a strategy of ours searched all plans, and not the word of a guest', () => {
    expect(stated({ ended: 'optimal' }).stated).to.deep.equal({ lowerBound: total, gap: 0, method: EXHAUSTIVE, relaxes: [] });
    expect(stated({ ended: 'optimal', builtIn: false }).stated).to.equal(null);
    expect(stated({ ended: 'optimal' }, { ...problem, primary: 'vehicles' }).stated, 'fewest vehicles may cost more').to.equal(null);
  });

  it('says nothing of an answer that leaves out customers without a price', () => {
    const omission = { price: new Float64Array(problem.nodeCount).fill(NaN), priority: new Float64Array(problem.nodeCount).fill(1) };
    expect(statedBound({ ...problem, omission }, [], { ended: 'optimal', ...bound(1), builtIn: true })).to.deep.equal({ stated: null, refuted: false });
  });

  it('leaves out nothing where all plans were searched', () => {
    const balanced: Problem = { ...problem, balanceCost: 1 };
    expect(stated({ bound: { value: total, method: EXHAUSTIVE } }, balanced).stated!.relaxes).to.deep.equal([]);
  });

  it('names the balance where all plans were searched, but not with all schedules', () => {
    const balanced: Problem = { ...problem, balanceCost: 1, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, overtimeCost: 1, overtimeAfter: 60 })) };
    expect(stated({ bound: { value: total / 2, method: EXHAUSTIVE } }, balanced).stated).to.deep.include({ lowerBound: total / 2, gap: 0.5, relaxes: ['balance'] });
  });

  it('names what the bound leaves out, and has no gap at a cost of 0', () => {
    const balanced: Problem = { ...problem, balanceCost: 1 };
    expect(stated(bound(1), balanced).stated!.relaxes).to.deep.equal(['balance']);
    expect(statedBound({ ...problem, omission: { price: new Float64Array(problem.nodeCount), priority: new Float64Array(problem.nodeCount) } }, [], { ended: 'limit', ...bound(-1), builtIn: true }).stated)
      .to.deep.include({ lowerBound: -1, gap: null });
  });
});
