import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { anneal, type AnnealingOptions } from '../../../../src/search/annealing/annealing.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { divide, isSeparable, placesOf } from '../../../../src/search/parallel/decomposition.js';
import { ThreadGroup } from '../../../../src/search/parallel/thread-group.js';
import { readRoutes, startFrom, writeRoutes } from '../../../../src/search/ruin-recreate/exchange.js';
import { createKernel } from '../../../../src/search/ruin-recreate/kernel.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { shipmentProblem } from '../../../helpers/shipment-problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { tinyProblem } from '../../../helpers/tiny-problem.js';

const CUSTOMERS = 60;
/** Multiple of the prices of tiny problems, so that most customers are worth a visit. */
const PRICE = 3;
/** Seeds of problems of which most customers can be served. */
const SERVED = [7, 8, 9, 12].slice(0, countOf(2, 4));
/** Two threads share a solution of this size, and two parts are never too small; or each searches the whole. */
const SHARED: AnnealingOptions = { sharedCustomers: 1, partCustomers: 1, partRoutes: 1, recombinedCustomers: 1000 };
const WHOLE: AnnealingOptions = { ...SHARED, sharedCustomers: 1000 };

/**
 * A problem of a random mix of features with enough vehicles for some of its customers, and nothing between its routes.
 * @param optional - whether all of its customers have a price
 * @param shipments - number of pairs of customers that are shipments
 */
function separableProblem(seed: number, optional = false, shipments = 0): Problem {
  const problem = shipments > 0 ? shipmentProblem(seed, { customers: CUSTOMERS, shipments }) : tinyProblem(seed, { customers: CUSTOMERS });
  let first = 0;
  const vehicleTypes = problem.vehicleTypes.map((type) => {
    const vehicles = Int32Array.from({ length: 8 * type.vehicles.length }, (_, k) => first + k);
    first += vehicles.length;
    return { ...type, vehicles, capacity: type.capacity.slice(0, problem.quantities.length) };
  });
  const omission = { ...problem.omission!, price: problem.omission!.price.map((price) => (Number.isFinite(price) ? PRICE * price : optional ? 100 : NaN)) };
  return { ...problem, vehicleTypes, vehicleCount: first, omission, relations: [], balanceCost: 0 };
}

async function solved(problem: Problem, options: AnnealingOptions) {
  const context = { limitMs: 600_000, iterations: countOf(3_000, 6_000), threads: 2, random: createRandom(1), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
  return anneal(problem, context, options);
}

const served = (routes: PlannedRoutes): number => routes.reduce((sum, { customers }) => sum + customers.length, 0);

describe('parts of a solution with details', () => {
  it('exist if neither relations nor balance tie routes to each other', () => {
    const problem = separableProblem(1);
    const [first, second] = problem.customers as unknown as [number, number];
    expect(isSeparable(problem)).to.equal(true);
    expect(isSeparable({ ...problem, balanceCost: 1 })).to.equal(false);
    expect(isSeparable({ ...problem, relations: [{ kind: 'different-vehicles', nodes: Int32Array.of(first, second) }] })).to.equal(false);
  });

  for (const shipments of [0, 20]) it(`cost together what the whole does, with all that they leave out; ${shipments} shipments`, async () => {
    let [leftOut, visited] = [0, 0];
    for (let seed = 7; seed < 7 + countOf(6, 20); seed++) {
      const problem = separableProblem(seed, true, shipments);
      const instance = buildInstance(problem);
      const group = new ThreadGroup(instance, { threads: 1, seeds: [seed], parts: 3 });
      const whole = createKernel(instance, seed);
      whole.active.set(instance.customers);
      whole.setActiveCount(instance.customers.length);
      let routes: PlannedRoutes = [];
      for (let slice = 0; slice < 3; slice++) {
        const parts = divide(instance, placesOf(instance, problem), routes, 3, slice);
        expect(parts.flatMap(({ customers }) => Array.from(customers)).sort((a, b) => a - b)).to.deep.equal(Array.from(problem.customers));
        const partOf = (node: number) => parts.findIndex(({ customers }) => Array.from(customers).includes(node));
        for (const { pickup, delivery } of problem.shipments) expect(partOf(pickup)).to.equal(partOf(delivery));
        group.load(0, parts);
        const [result] = group.run({ iterations: 300, from: 20, to: 5, chunk: 100 }, () => false);
        routes = readRoutes(group.mailboxes[0]!.best, result!.bestRoutes);
        whole.start(writeRoutes(whole.exchange, routes));
        expect(result!.bestCost, `seed ${seed}`).to.be.closeTo(whole.cost(), 1e-6 + 1e-9 * whole.cost());
      }
      visited += served(routes);
      leftOut += problem.customers.length - served(routes);
      await group.close();
    }
    expect(Math.min(leftOut, visited)).to.be.greaterThan(100);
  }).timeout(60_000);

  it('begin with what the whole left out still left out', () => {
    const problem = separableProblem(8, true);
    const instance = buildInstance(problem);
    const kernel = createKernel(instance, 1);
    const solution = () => readRoutes(kernel.exchange, kernel.routes(false));
    startFrom(kernel, instance.customers.subarray(1), []);
    expect(solution()).to.deep.equal([]);
    startFrom(kernel, instance.customers, []);
    const [first] = solution();
    startFrom(kernel, instance.customers.subarray(1), [first!]);
    expect(solution()).to.deep.equal([first]);
    expect(kernel.bestCost()).to.equal(kernel.cost());
  });

  it('give valid answers that depend only on the seed and the iterations', async () => {
    let different = 0;
    for (const seed of SERVED) {
      const problem = separableProblem(seed);
      const { routes, iterations } = await solved(problem, SHARED);
      expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
      expect(await solved(problem, SHARED), `seed ${seed}`).to.deep.include({ routes, iterations });
      different += Number(JSON.stringify((await solved(problem, WHOLE)).routes) !== JSON.stringify(routes));
    }
    expect(different).to.equal(SERVED.length);
  }).timeout(120_000);

  it('are not made of a problem with relations or balance', async () => {
    for (const seed of SERVED.slice(0, countOf(1, 2))) {
      const problem = separableProblem(seed);
      const [first, second] = problem.customers as unknown as [number, number];
      const related: Problem = { ...problem, relations: [{ kind: 'same-vehicle', nodes: Int32Array.of(first, second) }] };
      for (const tied of [related, { ...problem, balanceCost: 1 }]) {
        expect((await solved(tied, SHARED)).routes, `seed ${seed}`).to.deep.equal((await solved(tied, WHOLE)).routes);
      }
    }
  }).timeout(120_000);
});
