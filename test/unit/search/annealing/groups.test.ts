import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { reduced } from '../../../../src/search/instance/burdens.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { readRoutes, routesLength, startFrom } from '../../../../src/search/ruin-recreate/exchange.js';
import { createKernel } from '../../../../src/search/ruin-recreate/kernel.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { grouped, type Groups } from '../../../helpers/grouped.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { shipmentProblem } from '../../../helpers/shipment-problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { tinyShipments } from '../../../helpers/tiny-shipments.js';
import { tinyProblem } from '../../../helpers/tiny-problem.js';
import { bestPlan, compareWorth, type RouteWorth } from '../../../helpers/tiny-plans.js';
import { modelWorth } from '../../../helpers/tiny-worth.js';

async function found(problem: Problem, seed: number, iterations: number): Promise<PlannedRoutes | null> {
  const context = { limitMs: 60_000, iterations, threads: 1, random: createRandom(seed), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
  return (await anneal(problem, context)).routes;
}

/** What routes are worth by the model, if they serve shipments whole and their goods may be on one route. */
function groupedWorth(problem: Problem): RouteWorth {
  const worth = modelWorth({ ...problem, incompatible: null });
  const { kinds, excludes } = problem.incompatible ?? { kinds: [], excludes: [] };
  return (type, customers) => {
    const isWhole = problem.shipments.every(({ pickup, delivery }) => {
      const [from, to] = [customers.indexOf(pickup), customers.indexOf(delivery)];
      return from < 0 ? to < 0 : from < to;
    });
    const mixes = customers.every((a, k) => customers.slice(0, k).every((b) => ((kinds[a] ?? 0) & (excludes[b] ?? 0)) === 0 && ((kinds[b] ?? 0) & (excludes[a] ?? 0)) === 0));
    return isWhole && mixes ? worth(type, customers) : null;
  };
}

/** The share of problems of which the search finds the best solution; fails if it finds an infeasible or a better one. */
async function shareOfOptima(seeds: number, draw: (seed: number) => Problem): Promise<number> {
  let optimal = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const problem = draw(seed);
    const best = bestPlan(problem, groupedWorth(problem));
    const routes = await found(problem, seed, 1500);
    if (best === null) expect(routes, `seed ${seed}`).to.equal(null);
    if (routes === null || best === null) {
      optimal += Number(routes === best);
      continue;
    }
    expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
    const { missed, primary, total } = evaluate(problem, routes);
    const difference = compareWorth({ missed, primary, money: total }, best.worth);
    expect(difference, `seed ${seed}`).to.be.at.least(0);
    optimal += Number(difference === 0);
  }
  return optimal / seeds;
}

/** Relations in direct order are left to their own tests: the brute force does not know them. */
const without = (problem: Problem): Problem => ({ ...problem, relations: problem.relations.filter(({ kind }) => kind !== 'in-direct-order') });

describe('annealing with alternatives and goods that may not be on one route', () => {
  const cases: readonly (readonly [string, Groups, (seed: number) => Problem])[] = [
    ['alternatives', { goods: false }, (seed) => without(tinyProblem(seed, { customers: 4 + (seed % 2), breaks: seed % 3 === 0 }))],
    ['alternatives that are shipments', { goods: false }, (seed) => without(shipmentProblem(seed, { customers: 2 + (seed % 2), shipments: 1 + (seed % 3) }))],
    ['incompatible goods among other details', { alternatives: false }, (seed) => without(tinyProblem(seed, { customers: 4, breaks: false }))],
    ['incompatible goods of shipments', { alternatives: false }, (seed) => without(shipmentProblem(seed, { customers: 2, shipments: 2 }))],
    ['both among trips, locked beginnings and earlier plans', {}, (seed) => without(tinyShipments(seed, { customers: 3 + (seed % 2), shipments: false }))],
    ['both', {}, (seed) => without(tinyProblem(seed, { customers: 5, breaks: false }))],
  ];
  for (const [name, groups, draw] of cases) {
    it(`finds the best solution of nearly all tiny problems with ${name}, and never an infeasible or a better one`, async () => {
      expect(await shareOfOptima(countOf(25, 1000), (seed) => grouped(draw(seed), seed, groups))).to.be.at.least(0.95);
    }).timeout(600_000);
  }

  it('does so where incompatible goods are all that goes beyond version 1', async () => {
    const share = await shareOfOptima(countOf(25, 600), (seed) => {
      const problem = randomProblem(seed, { customers: 5, vehicles: 3, timed: seed % 2 === 0 });
      const segregated = grouped(problem, seed, { alternatives: false });
      expect(reduced(segregated).burdens.kinds.length, `seed ${seed}`).to.equal(problem.nodeCount);
      return segregated;
    });
    expect(share).to.be.at.least(0.95);
  }).timeout(600_000);

  it('knows what its routes cost after thousands of changes and rollbacks, and breaks no group', () => {
    let compared = 0;
    for (let seed = 1; seed <= countOf(15, 400); seed++) {
      const problem = grouped(seed % 2 === 0 ? shipmentProblem(seed, { customers: 12, shipments: 5 }) : tinyProblem(seed, { customers: 14, breaks: false }), seed);
      const instance = buildInstance(problem);
      const kernel = createKernel(instance, seed);
      startFrom(kernel, instance.customers, []);
      kernel.configure({ averageRemoved: 4, longestString: 5, blink: 0.05, leading: 0.5, pairs: 0.3 });
      kernel.eliminate(seed % 4 === 0);
      kernel.run(3000, 20, 5);
      const count = kernel.routes(false);
      const routes = readRoutes(kernel.exchange, count);
      expect(check({ ...problem, omission: { price: new Float64Array(problem.nodeCount).fill(NaN), priority: new Float64Array(problem.nodeCount).fill(1) } }, routes), `seed ${seed}`).to.deep.equal([]);
      const other = createKernel(instance, 1);
      other.exchange.set(kernel.exchange.subarray(0, routesLength(kernel.exchange, count)));
      other.active.set(instance.customers);
      other.setActiveCount(instance.customers.length);
      other.start(count);
      if (kernel.absentCount() > 0) continue;
      expect(other.cost(), `seed ${seed}`).to.be.closeTo(kernel.cost(), 1e-6 + 1e-9 * kernel.cost());
      compared++;
    }
    expect(compared).to.be.at.least(5);
  }).timeout(120_000);
});
