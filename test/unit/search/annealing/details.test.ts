import { expect } from 'chai';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { isAnswer } from '../../../../src/search/annealing/engine.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { savingsStart } from '../../../../src/search/construction/savings-start.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { THOROUGH } from '../../../helpers/thorough.js';
import { bestPlan, compareWorth, worthOf, type Worth } from '../../../helpers/tiny-plans.js';
import { tinyProblem, type TinyFeatures } from '../../../helpers/tiny-problem.js';
import { tinyWorth } from '../../../helpers/tiny-worth.js';

const SEEDS = THOROUGH ? 2000 : 60;
const ITERATIONS = 1500;

/** The routes that annealing finds; null if it finds none. */
async function found(problem: Problem, seed: number): Promise<PlannedRoutes | null> {
  const context = { limitMs: 60_000, iterations: ITERATIONS, threads: 1, random: createRandom(seed), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
  return (await anneal(problem, context)).routes;
}

/** What routes are worth; fails if one of them is infeasible. */
function worthOfRoutes(problem: Problem, routes: PlannedRoutes, seed: number): Worth {
  const worth = tinyWorth(problem);
  return worthOf(problem, routes.map((route) => {
    const own = worth(route.type, route.customers);
    if (own === null) throw new Error(`seed ${seed}: infeasible: ${JSON.stringify(route)}`);
    return { ...own, route };
  }));
}

/** Number of seeds for which annealing finds the best solution; fails if it finds one that is better, or infeasible. */
async function optima(features: TinyFeatures): Promise<number> {
  let equal = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const problem = tinyProblem(seed, features);
    const best = bestPlan(problem, tinyWorth(problem));
    const routes = await found(problem, seed);
    if (routes === null || best === null) {
      equal += Number(routes === null && best === null);
      continue;
    }
    const difference = compareWorth(worthOfRoutes(problem, routes, seed), best.worth);
    expect(difference, `seed ${seed}`).to.be.at.least(0);
    equal += Number(difference === 0);
  }
  return equal;
}

describe('annealing with details', () => {
  it('finds the best solution of nearly all tiny problems over all features', async () => {
    expect(await optima({ customers: 3 }) / SEEDS).to.be.at.least(0.95);
  }).timeout(600_000);

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
