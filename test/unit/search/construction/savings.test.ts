import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { Savings } from '../../../../src/search/construction/savings.js';
import { randomProblem } from '../../../helpers/random-problem.js';

describe('the savings construction', () => {
  it('returns feasible routes for all features and lists unserved customers', () => {
    for (let seed = 0; seed < 200; seed++) {
      const problem = randomProblem(seed, { customers: 15, vehicles: 1 + (seed % 12) });
      const instance = buildInstance(problem, 'double');
      const { routes, unserved } = new Savings(instance).build(1, () => false);
      const faults = check(problem, routes).filter(({ kind }) => kind !== 'missing-customer');
      expect(faults, `seed ${seed}`).to.deep.equal([]);
      const served = routes.flatMap(({ customers }) => customers);
      expect([...served, ...unserved].sort((a, b) => a - b)).to.deep.equal([...problem.customers]);
    }
  });

  it('costs no more than a route per customer if there are enough vehicles', () => {
    for (let seed = 0; seed < 50; seed++) {
      const problem = randomProblem(seed, { customers: 12, timed: false, tightness: 0 });
      const type = { ...problem.vehicleTypes[0]!, vehicles: Int32Array.from({ length: 12 }, (_, i) => i), capacity: Float64Array.of(50) };
      const plenty = { ...problem, vehicleCount: 12, vehicleTypes: [type] };
      const instance = buildInstance(plenty, 'double');
      const { routes } = new Savings(instance).build(1, () => false);
      const alone = [...plenty.customers].map((customer) => ({ type: 0, customers: [customer] }));
      expect(evaluate(plenty, routes).total).to.be.at.most(evaluate(plenty, alone).total + 1e-9);
    }
  });

  it('stops merging when told to, and returns what it has', () => {
    const problem = randomProblem(4, { customers: 80, vehicles: 80, timed: false, positions: true, tightness: 0 });
    const instance = buildInstance(problem, 'double');
    const early = new Savings(instance).build(1, () => true);
    const whole = new Savings(instance).build(1, () => false);
    expect(early.routes.length).to.be.at.least(whole.routes.length);
    expect(early.routes.flatMap(({ customers }) => customers).length + early.unserved.length).to.equal(80);
  });
});
