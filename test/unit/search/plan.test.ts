import { expect } from 'chai';
import { NOWHERE, Plan, Ruin } from '../../../src/search/index.js';
import { createRandom } from '../../../src/strategy/rng.js';
import { content, filledPlan, recomputed, violations } from './search-problem.js';

describe('a plan', () => {
  it('has every customer in the bank at first', () => {
    const { terrain, problem } = filledPlan(1, { customers: 9 });
    const plan = new Plan(terrain);
    expect(content(plan)).to.deep.equal({ routes: [], bank: [...problem.customers] });
    expect(plan.cost).to.equal(0);
  });

  it('is the same after a customer was removed and inserted where it was', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { plan, terrain } = filledPlan(seed, { customers: 10, tightness: 0 });
      const before = content(plan);
      const cost = plan.cost;
      const routes = plan.export();
      for (const customer of terrain.customers) {
        if (plan.routeOf[customer] === NOWHERE) continue;
        const marked = new Uint8Array(terrain.nodes);
        marked[customer] = 1;
        plan.removeMarked(plan.routeOf[customer]!, marked);
        expect(plan.routeOf[customer]).to.equal(NOWHERE);
        plan.import(routes);
        expect(content(plan)).to.deep.equal(before);
        expect(plan.cost).to.be.closeTo(cost, 1e-9 * (1 + cost));
      }
    }
  });

  it('takes back everything since its journal was opened, emptied and new routes too', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { plan, neighbours, recreate, problem } = filledPlan(seed, { customers: 14, vehicles: 5 });
      const ruin = new Ruin(plan, neighbours, createRandom(seed));
      for (let round = 0; round < 10; round++) {
        const before = content(plan);
        const used = [...plan.used];
        const cost = plan.cost;
        plan.open();
        if (round % 2 === 0) ruin.wholeRoutes(1 + (round % 3));
        else ruin.strings(6, 5);
        recreate.insertBank(0.2, null, () => false);
        if (round % 3 === 2) {
          plan.keep();
          continue;
        }
        plan.undo();
        expect(content(plan), `seed ${seed}`).to.deep.equal(before);
        expect([...plan.used]).to.deep.equal(used);
        expect(plan.cost).to.equal(cost);
        expect(plan.recount()).to.be.closeTo(recomputed(problem, plan), 1e-6 * (1 + cost));
      }
    }
  });

  it('never keeps a route that a removal made infeasible where distances break the triangle inequality', () => {
    for (let seed = 0; seed < 150; seed++) {
      const { plan, neighbours, problem } = filledPlan(seed, { customers: 12, timed: true, soft: false, positions: false });
      const ruin = new Ruin(plan, neighbours, createRandom(seed));
      ruin.strings(3, 2);
      expect(violations(problem, plan), `seed ${seed}`).to.deep.equal([]);
    }
  });
});
