import { expect } from 'chai';
import { evaluate } from '../../../../src/model/cost.js';
import { traitsOf } from '../../../../src/model/traits.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import type { SolveContext } from '../../../../src/strategy/contract.js';
import { annealingParameters } from '../../../../src/search/annealing/parameters.js';
import { Recombination, recombinationPays } from '../../../../src/search/annealing/recombination.js';
import type { Kind } from '../../../../src/search/annealing/usual.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { oneProfile, planar } from '../../../../src/model/plain.js';

const base = randomProblem(4, { customers: 60, vehicles: 60, timed: false, tightness: 0, positions: true });
const context: SolveContext = {
  random: createRandom(1), limitMs: 10_000, iterations: null, threads: 1, parameters: {},
  elapsedMs: () => 0, shouldStop: () => false, report: () => undefined,
} as unknown as SolveContext;

/** Customers in pairs on the four sides of a depot: each of the best routes serves one pair. */
function pairs(): { problem: Problem; pair: (k: number) => number[]; cost: (routes: PlannedRoutes) => number } {
  const customers = base.customers.slice(0, 8);
  const x = new Float64Array(base.nodeCount);
  const y = new Float64Array(base.nodeCount);
  customers.forEach((c, k) => {
    x[c] = 100 * Math.cos((Math.floor(k / 2) * Math.PI) / 2) + (k % 2);
    y[c] = 100 * Math.sin((Math.floor(k / 2) * Math.PI) / 2);
  });
  const type = { ...base.vehicleTypes[0]!, capacity: Float64Array.of(1e9), unitCost: 1, fixedCost: 0 };
  const problem = { ...base, customers, travel: oneProfile(planar(x, y)), vehicleTypes: [{ ...type, vehicles: Int32Array.from({ length: 8 }, (_, k) => k) }] };
  return { problem, pair: (k) => [customers[2 * k]!, customers[2 * k + 1]!], cost: (routes) => evaluate(problem, routes).total };
}

const routesOf = (...lists: number[][]): PlannedRoutes => lists.map((customers) => ({ type: 0, customers }));

/** The properties on which the decision depends. */
function kindOf(problem: Problem): Kind {
  return { ...traitsOf(problem), typeCount: problem.vehicleTypes.length, customers: problem.customers, detailed: false, restricted: false, fixedCost: new Float64Array(problem.vehicleTypes.length) };
}

describe('recombination', () => {
  it('combines the good routes of several solutions', async () => {
    const { problem, pair, cost } = pairs();
    const [a, b, c, d] = [0, 1, 2, 3].map(pair) as [number[], number[], number[], number[]];
    const apart = (pairOf: number[]) => pairOf.map((customer) => [customer]);
    const first = routesOf(a, b, ...apart(c), ...apart(d));
    const second = routesOf(...apart(a), ...apart(b), c, d);
    const recombination = new Recombination(problem, context, annealingParameters());
    expect(await recombination.prepare()).to.equal(true);
    for (const routes of [first, second]) recombination.collect(routes, cost(routes));
    const better = recombination.improve(first, cost(first));
    expect(cost(better!)).to.be.closeTo(cost(routesOf(a, b, c, d)), 1e-9);
  });

  it('finds nothing if nothing is better', async () => {
    const { problem, pair, cost } = pairs();
    const best = routesOf(...[0, 1, 2, 3].map(pair));
    const recombination = new Recombination(problem, context, annealingParameters());
    await recombination.prepare();
    recombination.collect(best, cost(best));
    expect(recombination.improve(best, cost(best))).to.equal(null);
  });

  it('pays off for short routes of different vehicles, or with windows, in sufficiently long runs', () => {
    const start = (routes: number): PlannedRoutes => Array.from({ length: routes }, () => ({ type: 0, customers: [1] }));
    const [type] = base.vehicleTypes;
    const mixed: Problem = { ...base, vehicleTypes: [type!, type!] };
    const timed = randomProblem(4, { customers: 60, vehicles: 60, timed: true });
    expect(recombinationPays(kindOf(mixed), context, start(6), annealingParameters())).to.equal(true);
    expect(recombinationPays(kindOf({ ...timed, vehicleTypes: [type!] }), context, start(6), annealingParameters())).to.equal(true);
    expect(recombinationPays(kindOf({ ...base, vehicleTypes: [type!] }), context, start(6), annealingParameters())).to.equal(false);
    expect(recombinationPays(kindOf(mixed), context, start(2), annealingParameters())).to.equal(false);
    expect(recombinationPays(kindOf({ ...mixed, customers: mixed.customers.slice(0, 20) }), context, start(6), annealingParameters())).to.equal(false);
    expect(recombinationPays(kindOf(mixed), { ...context, limitMs: 500 }, start(6), annealingParameters())).to.equal(false);
    expect(recombinationPays(kindOf(mixed), { ...context, iterations: 900 }, start(6), annealingParameters())).to.equal(false);
  });

  it('depends only on iterations if there is an iteration budget', () => {
    const [type] = base.vehicleTypes;
    const mixed: Problem = { ...base, vehicleTypes: [type!, type!] };
    const routes = Array.from({ length: 20 }, () => ({ type: 0, customers: [1] }));
    for (const limitMs of [1, 500, Infinity]) {
      expect(recombinationPays(kindOf(mixed), { ...context, limitMs, iterations: 6_000 }, routes, annealingParameters())).to.equal(true);
      expect(recombinationPays(kindOf(mixed), { ...context, limitMs, iterations: 5_999 }, routes, annealingParameters())).to.equal(false);
    }
  });
});
