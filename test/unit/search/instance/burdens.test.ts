import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import { NO_BURDENS } from '../../../../src/model/burdens.js';
import { firstDetail } from '../../../../src/model/detail.js';
import { demandOf } from '../../../../src/model/plain.js';
import type { Problem } from '../../../../src/model/problem.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { geneticSearch } from '../../../../src/search/genetic/genetic-search.js';
import { omissionCost, reduced, renumberedBurdens, sharing } from '../../../../src/search/instance/burdens.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { readRoutes, startFrom } from '../../../../src/search/ruin-recreate/exchange.js';
import { createKernel } from '../../../../src/search/ruin-recreate/kernel.js';
import type { SearchContext, SearchOutcome } from '../../../../src/search/context.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { burdened, type BurdenOptions } from '../../../helpers/burdened-problem.js';
import { plainProblem, type PlainOptions } from '../../../helpers/plain-problem.js';
import { countOf } from '../../../helpers/thorough.js';

const SEEDS = countOf(2, 40);
const ITERATIONS = countOf(8_000, 20_000);
const KINDS = [{ unitCost: 1 }, { size: 1.5, fixedCost: 30, unitCost: 1.3 }];
const cases: readonly (readonly [string, Partial<PlainOptions> & BurdenOptions])[] = [
  ['vehicles that may not serve all customers', { kinds: KINDS, restricted: true }],
  ['vehicles from several depots that may not serve all customers, with windows and a cap', { depots: 3, windows: 400, hours: 40, vehicles: 18, restricted: true }],
  ['deliveries before collections', { ordered: true }],
  ['deliveries before collections in windows, over an asymmetric matrix', { ordered: true, windows: 300, asymmetric: true }],
  ['both', { kinds: KINDS, ordered: true, restricted: true }],
  ['goods of two kinds', { several: true }],
  ['goods that are delivered and collected in any order', { mingled: true }],
  ['goods of two kinds, one in both directions, in windows, on different vehicles that may not serve all customers', { kinds: KINDS, windows: 300, mingled: true, several: true, restricted: true }],
];

/** With prices about as high as the cost of a visit: some customers are left out, others are not. */
const PRICES: BurdenOptions['prices'] = [100, 700];
const pricedCases: readonly (readonly [string, Partial<PlainOptions> & BurdenOptions])[] = [
  ['alone', { prices: PRICES }],
  ['with too few vehicles', { prices: PRICES, vehicles: 2, filled: 2 }],
  ['with some who must be served', { prices: PRICES, someRequired: true }],
  ['with some who must be served by too few vehicles in windows', { prices: PRICES, vehicles: 4, windows: 600, filled: 1.2, someRequired: true }],
  ['with windows', { prices: PRICES, windows: 300 }],
  ['with windows and different vehicles from several depots, over an asymmetric matrix', { prices: PRICES, windows: 400, depots: 2, kinds: KINDS, asymmetric: true }],
  ['with lateness', { prices: PRICES, windows: 200, latePenalty: 1 }],
  ['with a cap', { prices: PRICES, windows: 400, hours: 10 }],
  ['with the other burdens', { prices: PRICES, kinds: KINDS, ordered: true, restricted: true }],
  ['with goods of two kinds in both directions', { prices: PRICES, kinds: KINDS, mingled: true, several: true }],
];

function budget(iterations: number, seed: number): SearchContext {
  return { limitMs: 60_000, iterations, threads: 1, random: createRandom(seed), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
}

function costOf(problem: Problem, { routes }: SearchOutcome): number {
  expect(routes).not.to.equal(null);
  expect(check(problem, routes!)).to.deep.equal([]);
  return evaluate(problem, routes!).total;
}

describe('burdens', () => {
  for (const [description, options] of cases) it(`are kept by annealing and by the genetic search, which agree: ${description}`, async () => {
    let equal = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const problem = burdened(plainProblem(seed, { customers: 16, vehicles: 8, filled: 0.4, ...options }), seed, options);
      expect(firstDetail(problem)).not.to.equal(null);
      const annealed = costOf(problem, await anneal(problem, budget(ITERATIONS, seed)));
      const bred = costOf(problem, await geneticSearch(problem, budget(1000, seed)));
      expect(Math.abs(annealed - bred)).to.be.lessThan(0.05 * annealed);
      equal += Number(Math.abs(annealed - bred) < 1e-6 * annealed);
    }
    expect(equal).to.be.at.least(SEEDS / 2);
  });

  it('make annealing open a route for a customer with a delivery and a collection, if that is cheaper than its only place on each route', async () => {
    const problem = burdened(plainProblem(29, { customers: 16, vehicles: 8, filled: 0.4 }), 29, { ordered: true });
    expect(costOf(problem, await anneal(problem, budget(20_000, 29)))).to.equal(4692);
  });

  for (const [description, options] of pricedCases) it(`are prices of leaving customers out, ${description}: as at the level of details`, async () => {
    let [equal, leftOut, visited] = [0, 0, 0];
    for (let seed = 1; seed <= SEEDS; seed++) {
      const problem = burdened(plainProblem(seed, { customers: 16, vehicles: 8, filled: 0.4, ...options }), seed, options);
      const detailed = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, maxStops: 1000 })) };
      expect([firstDetail(reduced(problem).problem), reduced(detailed).problem]).to.deep.equal([null, detailed]);
      const outcome = await anneal(problem, budget(ITERATIONS, seed));
      const cost = costOf(problem, outcome);
      const other = costOf(detailed, await anneal(detailed, budget(ITERATIONS, seed)));
      expect(Math.abs(cost - other), `seed ${seed}`).to.be.lessThan(0.05 * other);
      equal += Number(Math.abs(cost - other) < 1e-6 * other);
      const served = outcome.routes!.reduce((sum, { customers }) => sum + customers.length, 0);
      visited += served;
      leftOut += problem.customers.length - served;
    }
    expect(equal).to.be.at.least(SEEDS / 2);
    expect(Math.min(leftOut, visited)).to.be.above(0);
  });

  it('are the cost of what thousands of changes and rollbacks leave out', () => {
    for (const [, options] of pricedCases) {
      const problem = burdened(plainProblem(5, { customers: 40, vehicles: 20, filled: 0.4, ...options }), 5, options);
      const { problem: plain, burdens } = reduced(problem);
      const instance = buildInstance(plain, 'grid', burdens);
      const kernel = createKernel(instance, 1);
      kernel.configure({ averageRemoved: 5, longestString: 5, blink: 0.01, tails: 0.2 });
      startFrom(kernel, instance.customers, []);
      kernel.run(3000, 20, 5);
      for (const best of [true, false]) {
        const routes = readRoutes(kernel.exchange, kernel.routes(best));
        const cost = evaluate(problem, routes).total;
        expect(best ? kernel.bestCost() : kernel.cost()).to.be.closeTo(cost, 1e-4 * cost);
        expect(evaluate(plain, routes).total + omissionCost(burdens, plain.customers, routes)).to.be.closeTo(cost, 1e-9 * cost);
      }
    }
  });

  it('do not prove a problem impossible whose customers may be left out', async () => {
    const problem = plainProblem(3, { customers: 10, vehicles: 2, filled: 3 });
    expect((await anneal(problem, budget(100, 1))).ended).to.equal('infeasible');
    const { routes, ended } = await anneal(burdened(problem, 3, { prices: PRICES }), budget(100, 1));
    expect([routes === null, ended]).to.deep.equal([false, 'iterations']);
  });

  it('are prices only if no customer is left out only if need be; the genetic search, which knows none, leaves them to annealing', async () => {
    const problem = burdened(plainProblem(3, { customers: 10, vehicles: 4 }), 3, { prices: PRICES });
    const [droppable, required] = [NaN, Infinity].map((rest) => {
      const price = problem.omission!.price.slice();
      price[problem.customers[0]!] = rest;
      return { ...problem, omission: { ...problem.omission!, price } };
    });
    expect(reduced(droppable!).problem).to.equal(droppable);
    expect(reduced(required!).burdens.price).to.deep.equal(required!.omission.price);
    expect((await geneticSearch(problem, budget(100, 1))).operators.map(({ kind }) => kind)).to.include('ruin');
  });

  it('leave a problem without details, whose solutions cost the same', () => {
    const problem = burdened(plainProblem(3, { customers: 10, vehicles: 4, kinds: KINDS }), 3, { ordered: true, restricted: true });
    const { problem: plain, burdens, accepts } = reduced(problem);
    expect(firstDetail(plain)).to.equal(null);
    expect([...burdens.collected]).to.deep.equal([...problem.quantities[0]!.collected]);
    expect([...burdens.allowed]).to.deep.equal([...problem.allowed!]);
    const [back, out] = [2, 0].map((phase) => problem.customers.find((c) => Number(problem.quantities[0]!.collected[c]! > 0) + Number(problem.quantities[0]!.delivered[c] === 0) === phase)!);
    const routes = (customers: readonly number[]) => [{ type: 0, customers }];
    expect(evaluate(plain, routes([back!, out!])).total).to.equal(evaluate(problem, routes([back!, out!])).total);
    expect(accepts(routes([back!, out!]))).to.equal(false);
  });

  it('are all goods but those that fill vehicles most, and these too if there are some in both directions', () => {
    const problem = burdened(plainProblem(1, { customers: 6, vehicles: 3 }), 1, { several: true });
    const [first, second] = problem.quantities;
    const capacities = problem.vehicleTypes.map(({ capacity }) => capacity);
    const scarce = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, capacity: type.capacity.map((units, k) => (k === 1 ? units / 100 : units)) })) };
    for (const [given, own, other] of [[problem, first!, second!], [scarce, second!, first!]] as const) {
      const { problem: plain, burdens } = reduced(given);
      expect([...demandOf(plain)]).to.deep.equal([...demandOf({ quantities: [own] })]);
      expect(burdens.loads.map(({ delivered }) => [...delivered])).to.deep.equal([[...other.delivered]]);
      expect(burdens.loads.map(({ capacity }) => [...capacity])).to.deep.equal([given.vehicleTypes.map(({ capacity }) => capacity[own === first ? 1 : 0])]);
    }
    const mingled = burdened(plainProblem(1, { customers: 6, vehicles: 3 }), 1, { mingled: true });
    const { problem: plain, burdens } = reduced(mingled);
    expect([...demandOf(plain)]).to.deep.equal([...mingled.quantities[0]!.delivered]);
    expect(burdens.loads).to.deep.equal([{ ...mingled.quantities[0]!, capacity: Float64Array.from(capacities, ([units]) => units!) }]);
  });

  it('are not made of several kinds of goods with deliveries before collections', () => {
    const problem = burdened(plainProblem(1, { customers: 6, vehicles: 3 }), 1, { ordered: true, several: true });
    expect(reduced(problem).problem).to.equal(problem);
  });

  it('keep goods of several kinds within the capacities through thousands of changes and rollbacks', () => {
    for (const options of [{ several: true }, { mingled: true }, { mingled: true, several: true, kinds: KINDS, windows: 300 }]) {
      const problem = burdened(plainProblem(7, { customers: 40, vehicles: 20, filled: 0.4, ...options }), 7, options);
      const { problem: plain, burdens } = reduced(problem);
      const instance = buildInstance(plain, 'grid', burdens);
      const kernel = createKernel(instance, 1);
      kernel.configure({ averageRemoved: 5, longestString: 5, blink: 0.01, tails: 0.3 });
      startFrom(kernel, instance.customers, []);
      for (let round = 0; round < 60; round++) {
        kernel.run(100, 20, 5);
        for (const best of [true, false]) expect(check(problem, readRoutes(kernel.exchange, kernel.routes(best)))).to.deep.equal([]);
      }
    }
  });

  it('are renumbered with their nodes', () => {
    const burdens = { allowed: [1, 1, 0, 1, 1, 0], collected: [0, 5, 7], price: [-1, 2, 3], kinds: [0, 1, 2], excludes: [0, 2, 1], loads: [{ delivered: Float64Array.of(0, 3, 4), collected: Float64Array.of(0, 1, 2), capacity: Float64Array.of(9, 8) }] };
    expect(renumberedBurdens(burdens, null)).to.deep.equal(burdens);
    const { allowed, collected, price, kinds, excludes, loads } = renumberedBurdens(burdens, Int32Array.of(2, 0, 1));
    expect([[...kinds], [...excludes]]).to.deep.equal([[2, 0, 1], [1, 0, 2]]);
    expect([...allowed]).to.deep.equal([1, 0, 1, 1, 0, 1]);
    expect([...collected]).to.deep.equal([7, 0, 5]);
    expect([...price]).to.deep.equal([3, -1, 2]);
    expect(loads).to.deep.equal([{ delivered: Float64Array.of(4, 0, 3), collected: Float64Array.of(2, 0, 1), capacity: Float64Array.of(9, 8) }]);
  });

  it('make neighbours only of customers that some vehicle may serve together', () => {
    const shares = sharing({ ...NO_BURDENS, allowed: [1, 1, 1, 0, 0, 1, 1, 1] }, 2)!;
    expect([shares(1, 2), shares(1, 3), shares(2, 3)]).to.deep.equal([false, true, true]);
    expect(sharing(NO_BURDENS, 2)).to.equal(null);
  });

  it('keep ruins among customers that some vehicle may serve together, if durations are limited', () => {
    const plain = plainProblem(2, { customers: 30, vehicles: 18, windows: 400, hours: 40 });
    const types = [0, 1].map((vehicle) => ({ ...plain.vehicleTypes[0]!, vehicles: Int32Array.of(vehicle) }));
    const allowed = new Uint8Array(plain.nodeCount * 2).fill(1);
    for (const c of plain.customers) allowed[c * 2 + (c % 2)] = 0;
    const { problem, burdens } = reduced({ ...plain, vehicleTypes: types, vehicleCount: 2, allowed });
    const { ruinNeighbours: { node, count, width }, restricted } = buildInstance(problem, 'grid', burdens);
    expect(restricted).to.equal(true);
    for (const c of problem.customers) {
      expect(count[c]).to.be.greaterThan(5);
      for (const other of node.subarray(c * width, c * width + count[c]!)) expect(other % 2).to.equal(c % 2);
    }
  });
});
