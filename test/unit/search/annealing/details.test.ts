import { expect } from 'chai';
import { evaluate } from '../../../../src/model/cost.js';
import { oneProfile, oneQuantity, PLAIN_PROBLEM, planar } from '../../../../src/model/plain.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { check } from '../../../../src/model/checker.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { firstRoutes } from '../../../../src/search/annealing/first-routes.js';
import { annealingParameters } from '../../../../src/search/annealing/parameters.js';
import { isAnswer } from '../../../../src/search/annealing/engine.js';
import { reduced } from '../../../../src/search/instance/burdens.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { savingsStart } from '../../../../src/search/construction/savings-start.js';
import { routesLength, startFrom } from '../../../../src/search/ruin-recreate/exchange.js';
import { createKernel } from '../../../../src/search/ruin-recreate/kernel.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { vehicleType } from '../../../helpers/changed-problem.js';
import { countOf, THOROUGH } from '../../../helpers/thorough.js';
import { bestPlan, compareWorth, worthOf, type RouteWorth, type Worth } from '../../../helpers/tiny-plans.js';
import { tinyProblem } from '../../../helpers/tiny-problem.js';
import { modelWorth, tinyWorth } from '../../../helpers/tiny-worth.js';

const SEEDS = countOf(25, 2000);
/** Problems of up to four customers, or of up to six when there is time. */
const MODEL_SEEDS = countOf(40, 3000);
const MODEL_CUSTOMERS = THOROUGH ? [2, 3, 4, 4, 5, 5, 6] : [2, 3, 3, 4];
const ITERATIONS = 1500;

/** The routes that annealing finds; null if it finds none. */
async function found(problem: Problem, seed: number, iterations = ITERATIONS): Promise<PlannedRoutes | null> {
  const context = { limitMs: 60_000, iterations, threads: 1, random: createRandom(seed), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
  return (await anneal(problem, context)).routes;
}

/** What routes are worth; fails if one of them is infeasible. */
function worthOfRoutes(problem: Problem, worth: RouteWorth, routes: PlannedRoutes, label: string): Worth {
  return worthOf(problem, routes.map((route) => {
    const own = worth(route.type, route.customers);
    if (own === null) throw new Error(`${label}: infeasible: ${JSON.stringify(route)}`);
    return { ...own, route };
  }));
}

/** Whether annealing finds a best solution, or that there is none; fails if it finds one that is better, or infeasible. */
async function isOptimal(problem: Problem, worth: RouteWorth, seed: number): Promise<boolean> {
  const label = `seed ${seed}`;
  const best = bestPlan(problem, worth);
  const routes = await found(problem, seed);
  if (best === null) expect(routes, label).to.equal(null);
  if (routes === null || best === null) return routes === best;
  expect(check(problem, routes), label).to.deep.equal([]);
  const own = worthOfRoutes(problem, worth, routes, label);
  const cost = evaluate(problem, routes);
  expect(compareWorth(own, { missed: cost.missed, primary: cost.primary, money: cost.total }), label).to.equal(0);
  const difference = compareWorth(own, best.worth);
  expect(difference, label).to.be.at.least(0);
  return difference === 0;
}

/** Share of the seeds for which annealing finds a best solution. */
async function optima(seeds: number, problemOf: (seed: number) => Problem, worthOfRoute: (problem: Problem) => RouteWorth): Promise<number> {
  let optimal = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const problem = problemOf(seed);
    optimal += Number(await isOptimal(problem, worthOfRoute(problem), seed));
  }
  return optimal / seeds;
}

/** A problem of a row of far customers: none is worth the way alone, all together are. */
function farCluster(customers: number, price: number): Problem {
  const n = customers + 1;
  const x = Float64Array.from({ length: n }, (_, node) => (node === 0 ? 0 : 99 + node));
  return {
    ...PLAIN_PROBLEM, objective: 'min_total_cost', nodeCount: n, vehicleCount: 2, customers: Int32Array.from({ length: customers }, (_, k) => k + 1), baseStartSeconds: 0, time: null,
    travel: oneProfile(planar(x, new Float64Array(n))), quantities: oneQuantity(new Float64Array(n).fill(1, 1)),
    vehicleTypes: [vehicleType({ capacity: customers, vehicles: Int32Array.of(0, 1) })],
    omission: { price: new Float64Array(n).fill(price, 1), priority: new Float64Array(n).fill(1) },
  };
}

/** A problem of 60 customers and two vehicles that can serve 40 of them in their distance. */
function crowdedDay(): Problem {
  const random = createRandom(5);
  const n = 61;
  const position = () => Float64Array.from({ length: n }, (_, node) => (node === 0 ? 50 : random.next() * 100));
  return {
    ...PLAIN_PROBLEM, objective: 'min_total_cost', nodeCount: n, vehicleCount: 2, customers: Int32Array.from({ length: n - 1 }, (_, k) => k + 1), baseStartSeconds: 0, time: null,
    travel: oneProfile(planar(position(), position())), quantities: oneQuantity(new Float64Array(n).fill(1, 1)),
    vehicleTypes: [vehicleType({ capacity: n, maxDistance: 200, vehicles: Int32Array.of(0, 1) })],
    omission: { price: new Float64Array(n).fill(NaN), priority: new Float64Array(n).fill(1) },
  };
}

describe('annealing with details', () => {
  it('begins with a route that only all of its customers together are worth', () => {
    const problem = farCluster(4, 60);
    const context = { limitMs: Infinity, iterations: 1, threads: 1, random: createRandom(1), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
    const routes = firstRoutes(reduced(problem), buildInstance(problem), context, annealingParameters({}));
    expect(evaluate(problem, routes).total).to.equal(206);
  });

  it('opens a route for customers that are worth it only together', () => {
    const instance = buildInstance(farCluster(20, 15));
    const kernel = createKernel(instance, 1);
    startFrom(kernel, instance.customers, []);
    expect(kernel.routes(false)).to.equal(0);
    kernel.configure({ averageRemoved: 10, longestString: 10, blink: 0.01 });
    kernel.run(2000, 2, 1);
    expect(kernel.cost()).to.equal(238);
  });

  it('leaves out as few customers whatever the seed, at the same cost', async () => {
    const problem = crowdedDay();
    for (let seed = 1; seed <= countOf(2, 12); seed++) {
      const { missed, total } = evaluate(problem, (await found(problem, seed, 60_000))!);
      expect(missed, `seed ${seed}`).to.equal(20);
      expect(total, `seed ${seed}`).to.be.below(395);
    }
  }).timeout(60_000);

  it('finds the best solution of nearly all tiny problems over all features', async () => {
    expect(await optima(SEEDS, (seed) => tinyProblem(seed, { customers: 3 }), tinyWorth)).to.be.at.least(0.95);
  }).timeout(600_000);

  it('finds the best by the model of nearly all tiny problems of any size, and never a better one', async () => {
    const problemOf = (seed: number) => tinyProblem(seed + 50_000, { customers: MODEL_CUSTOMERS[seed % MODEL_CUSTOMERS.length]! });
    expect(await optima(MODEL_SEEDS, problemOf, modelWorth)).to.be.at.least(0.95);
  }).timeout(3_600_000);

  it('knows what its routes cost after thousands of changes and rollbacks', () => {
    let compared = 0;
    for (let seed = 1; seed <= countOf(15, 40); seed++) {
      const problem = tinyProblem(seed, { customers: 12 });
      const instance = buildInstance(problem);
      const kernel = createKernel(instance, seed);
      startFrom(kernel, instance.customers, []);
      kernel.configure({ averageRemoved: 3, longestString: 5, blink: 0.01 });
      kernel.run(3000, 20, 5);
      if (kernel.absentCount() > 0) continue;
      const other = createKernel(instance, 1);
      other.exchange.set(kernel.exchange.subarray(0, routesLength(kernel.exchange, kernel.routes(false))));
      other.active.set(instance.customers);
      other.setActiveCount(instance.customers.length);
      other.start(kernel.routes(false));
      expect(other.cost(), `seed ${seed}`).to.be.closeTo(kernel.cost(), 1e-6 + 1e-9 * kernel.cost());
      compared++;
    }
    expect(compared).to.be.at.least(5);
  }).timeout(60_000);

  it('finds nothing if a required customer has no place', async () => {
    const problem = tinyProblem(3, { customers: 2 });
    const closed = { ...problem, allowed: new Uint8Array(problem.nodeCount * problem.vehicleTypes.length) };
    const price = new Float64Array(problem.nodeCount).fill(Infinity);
    expect(await found({ ...closed, omission: { ...problem.omission!, price } }, 1)).to.equal(null);
    expect(await found({ ...closed, omission: { ...problem.omission!, price: price.fill(NaN) } }, 1)).to.deep.equal([]);
  });

  it('counts routes as an answer if they leave out only customers that may be left out', () => {
    const problem = tinyProblem(3, { customers: 2 });
    const [first, second] = problem.customers as unknown as [number, number];
    const price = new Float64Array(problem.nodeCount).fill(Infinity);
    price[second] = 4;
    const optional = { ...problem, omission: { ...problem.omission!, price } };
    expect(isAnswer(optional, [{ type: 0, customers: [first] }])).to.equal(true);
    expect(isAnswer(optional, [{ type: 0, customers: [second] }])).to.equal(false);
  });

  it('is refused by the searches that do not know details', () => {
    const instance = buildInstance(tinyProblem(3, { customers: 2 }));
    expect([instance.detailed, instance.variant]).to.deep.equal([true, 'detailed']);
    expect(() => savingsStart(instance, () => false)).to.throw(RangeError, 'details');
  });
});
