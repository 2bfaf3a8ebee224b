import { expect } from 'chai';
import { RouteWorths, type Rating } from '../../../../src/bounds/exhaustive/route-worths.js';
import { isReload } from '../../../../src/model/trips.js';
import type { PlannedRoute, Problem } from '../../../../src/model/problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { randomRoutes, tinyMix } from '../../../helpers/tiny-mix.js';
import { modelWorth } from '../../../helpers/tiny-worth.js';

const PROBLEMS = countOf(200, 20_000);

/** The beginnings of a route that end at a customer, itself included. */
function beginningsOf({ vehicleTypes }: Problem, { type, customers }: PlannedRoute): PlannedRoute[] {
  return customers.flatMap((node, k) => (isReload(vehicleTypes[type]!, node) ? [] : [{ type, customers: customers.slice(0, k + 1) }]));
}

function expectAtMost(rating: Rating, money: number, what: string): void {
  if (rating === 'unknown') return;
  expect(rating, `${what}: not possible`).not.to.equal(null);
  expect(rating!.worth.money, what).to.be.at.most(money + 1e-6);
}

describe('RouteWorths', () => {
  it('rates beginnings and routes without breaks and gaps no higher than any route that the model accepts', () => {
    let compared = 0;
    for (let seed = 1; seed <= PROBLEMS; seed++) {
      const problem = tinyMix(seed, 7);
      if (problem === null || problem.changes !== null) continue;
      const worths = new RouteWorths({ ...problem, relations: [] });
      const exact = modelWorth(problem);
      for (const route of randomRoutes(seed, problem)) {
        const worth = exact(route.type, route.customers);
        if (worth === null) continue;
        const what = `seed ${seed}, ${JSON.stringify(route)}`;
        const begun = beginningsOf(problem, route).map((beginning) => worths.beginning(beginning));
        for (const rating of begun) expectAtMost(rating, worth.money, what);
        const last = begun.at(-1);
        if (last === undefined || last === null || last === 'unknown') continue;
        const atLeast = worths.atLeast(last);
        expectAtMost(atLeast, worth.money, what);
        const rated = atLeast === null || atLeast === 'unknown' ? atLeast : worths.exactly(atLeast);
        if (rated !== 'unknown') expect(rated!.worth.money, what).to.be.closeTo(worth.money, 1e-6);
        compared++;
      }
    }
    expect(compared).to.be.above(PROBLEMS / 8);
  });
});
