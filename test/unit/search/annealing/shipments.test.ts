import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { deliveredEarly } from '../../../../src/model/shipments.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { readRoutes, routesLength, startFrom } from '../../../../src/search/ruin-recreate/exchange.js';
import { createKernel } from '../../../../src/search/ruin-recreate/kernel.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { runProgram } from '../../../helpers/run-program.js';
import { shipmentProblem } from '../../../helpers/shipment-problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { tinyShipments } from '../../../helpers/tiny-shipments.js';
import { bestPlan, compareWorth, type RouteWorth } from '../../../helpers/tiny-plans.js';
import { modelWorth } from '../../../helpers/tiny-worth.js';

async function found(problem: Problem, seed: number, iterations: number, threads = 1): Promise<PlannedRoutes | null> {
  const context = { limitMs: 60_000, iterations, threads, random: createRandom(seed), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
  return (await anneal(problem, context)).routes;
}

/** What routes are worth by the model, if they serve shipments whole and pickups first. */
function shipmentWorth(problem: Problem): RouteWorth {
  const worth = modelWorth(problem);
  return (type, customers) => {
    const isWhole = problem.shipments.every(({ pickup, delivery }) => {
      const [from, to] = [customers.indexOf(pickup), customers.indexOf(delivery)];
      return from < 0 ? to < 0 : from < to;
    });
    return isWhole ? worth(type, customers) : null;
  };
}

describe('annealing with shipments', () => {
  it('finds the best solution of nearly all tiny problems, and never an infeasible or a better one', async () => {
    const seeds = countOf(50, 2000);
    let optimal = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const problem = shipmentProblem(seed, { customers: 3 + (seed % 2), shipments: 1 + (seed % 4 === 3 ? 1 : 0) });
      const best = bestPlan(problem, shipmentWorth(problem));
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
    expect(optimal / seeds).to.be.at.least(0.95);
  }).timeout(600_000);

  it('knows what its routes cost after thousands of changes and rollbacks, and keeps shipments whole', () => {
    let compared = 0;
    for (let seed = 1; seed <= countOf(40, 1200); seed++) {
      // Without and with trips, locked beginnings and earlier plans.
      const problem = seed % 2 === 0 ? shipmentProblem(seed, { customers: 14, shipments: 5 }) : tinyShipments(seed, { customers: 14, shipments: true });
      if (problem.vehicleTypes.some(({ locked }) => deliveredEarly(problem, [...locked]).length > 0)) continue;
      const instance = buildInstance(problem);
      const kernel = createKernel(instance, seed);
      startFrom(kernel, instance.customers, []);
      const optional = { ...problem, omission: { price: new Float64Array(problem.nodeCount).fill(NaN), priority: new Float64Array(problem.nodeCount).fill(1) } };
      const faultsOf = (count: number) => check(optional, readRoutes(kernel.exchange, count));
      // A locked beginning may be impossible.
      if (faultsOf(kernel.routes(false)).length > 0) continue;
      kernel.configure({ averageRemoved: 4, longestString: 5, blink: 0.05, leading: 0.5 });
      kernel.eliminate(seed % 4 === 0);
      kernel.run(3000, 20, 5);
      const count = kernel.routes(false);
      expect(faultsOf(count), `seed ${seed}`).to.deep.equal([]);
      const other = createKernel(instance, 1);
      other.exchange.set(kernel.exchange.subarray(0, routesLength(kernel.exchange, count)));
      other.active.set(instance.customers);
      other.setActiveCount(instance.customers.length);
      other.start(count);
      if (kernel.absentCount() > 0) continue;
      expect(other.cost(), `seed ${seed}`).to.be.closeTo(kernel.cost(), 1e-6 + 1e-9 * kernel.cost());
      compared++;
    }
    expect(compared).to.be.at.least(6);
  }).timeout(120_000);

  it('finds a problem impossible whose locked beginning delivers what it has not picked up, and ends', () => {
    // In another process, as only that can be ended while a kernel runs.
    const module = (path: string): string => JSON.stringify(new URL(`../../../../${path}.js`, import.meta.url).href);
    const program = `
      import { anneal } from ${module('src/search/annealing/annealing')};
      import { createRandom } from ${module('src/strategy/rng')};
      import { tinyMix } from ${module('test/helpers/tiny-mix')};
      const context = { limitMs: 1000, iterations: 100, threads: 1, random: createRandom(1), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
      console.log((await anneal(tinyMix(516, 9), context)).ended);
    `;
    expect(runProgram([process.execPath, '--input-type=module', '--eval', program], { seconds: 30 }).trim()).to.equal('infeasible');
  }).timeout(60_000);
});
