import { expect } from 'chai';
import { NOWHERE, Plan } from '../../../../src/search/local-search/plan.js';
import { content, filledPlan, recomputed } from './search-problem.js';

describe('a plan', () => {
  it('serves no customers initially', () => {
    const { instance, problem } = filledPlan(1, { customers: 9 });
    const plan = new Plan(instance);
    expect(content(plan)).to.deep.equal([]);
    expect(plan.unserved).to.equal(problem.customers.length);
    expect(plan.cost).to.equal(0);
  });

  it('contains the imported routes with their cost by the model', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { plan, instance, problem } = filledPlan(seed, { customers: 10, tightness: 0 });
      const other = new Plan(instance);
      other.import(plan.export());
      const cost = recomputed(problem, plan);
      expect(content(other)).to.deep.equal(content(plan));
      expect(other.cost).to.be.closeTo(cost, 1e-9 * (1 + cost));
      expect(other.unserved).to.equal([...instance.customers].filter((customer) => other.routeOf[customer] === NOWHERE).length);
    }
  });

  it('keeps nothing of its previous routes after an import', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { plan, instance } = filledPlan(seed, { customers: 14, vehicles: 5 });
      const routes = plan.export();
      const fewer = routes.slice(1);
      plan.import(fewer);
      const fresh = new Plan(instance);
      fresh.import(fewer);
      expect(content(plan), `seed ${seed}`).to.deep.equal(content(fresh));
      expect([...plan.used]).to.deep.equal([...fresh.used]);
      expect(plan.unserved).to.equal(fresh.unserved);
      plan.import(routes);
      expect(content(plan)).to.deep.equal(routes.map(({ type, customers }) => `${type}: ${customers.join(' ')}`).sort());
    }
  });
});
