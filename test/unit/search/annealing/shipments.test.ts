import { expect } from 'chai';
import { deliveredEarly } from '../../../../src/model/shipments.js';
import { readProblemFile } from '../../../../src/cli/problem-file.js';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { anneal, type AnnealingOptions } from '../../../../src/search/annealing/annealing.js';
import { MAX_STATISTICS } from '../../../../src/search/operator-uses.js';
import type { Instance } from '../../../../src/search/instance/layout.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { readRoutes, routesLength, startFrom } from '../../../../src/search/ruin-recreate/exchange.js';
import { createKernel, type Kernel } from '../../../../src/search/ruin-recreate/kernel.js';
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

/** Every customer and vehicle of a problem with one depot, hard windows and a place per node so many times. */
function repeated(problem: Problem, times: number): Problem {
  const count = problem.nodeCount - 1;
  const all = Array.from({ length: times }, (_, k) => k * count);
  const shifted = (node: number) => all.map((by) => node + by);
  const repeat = (values: Float64Array): Float64Array => Float64Array.of(values[0]!, ...all.flatMap(() => [...values.subarray(1)]));
  const [type] = problem.vehicleTypes;
  const vehicles = Int32Array.from({ length: times * problem.vehicleCount }, (_, k) => k);
  const time = problem.time!;
  return {
    ...problem, nodeCount: 1 + times * count, customers: Int32Array.from(Array.from(problem.customers).flatMap(shifted)), vehicleCount: vehicles.length, vehicleTypes: [{ ...type!, vehicles }],
    place: Int32Array.from({ length: 1 + times * count }, (_, node) => (node === 0 ? 0 : 1 + ((node - 1) % count))),
    quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: repeat(delivered), collected: repeat(collected) })),
    time: { ...time, open: repeat(time.open), close: repeat(time.close), service: repeat(time.service), lateCost: repeat(time.lateCost) },
    shipments: problem.shipments.flatMap((shipment) => all.map((by) => ({ ...shipment, pickup: shipment.pickup + by, delivery: shipment.delivery + by }))),
  };
}

/** Number of exchanges of shipments, or of uses of another move, that were accepted. */
function exchangesOf(kernel: Kernel, move = 'pair-exchange'): number {
  const statistics = new Float64Array(MAX_STATISTICS);
  kernel.writeStatistics(statistics);
  return kernel.readStatistics([statistics]).find(({ name }) => name === move)!.accepted;
}

/** What the current routes of a kernel cost in another one. */
function rebuiltCost(instance: Instance, kernel: Kernel): number {
  const count = kernel.routes(false);
  const other = createKernel(instance, 1);
  other.exchange.set(kernel.exchange.subarray(0, routesLength(kernel.exchange, count)));
  other.active.set(instance.customers);
  other.setActiveCount(instance.customers.length);
  other.start(count);
  return other.cost();
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
    let [exchanged, ejected] = [0, 0];
    for (let seed = 1; seed <= countOf(120, 1200); seed++) {
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
      kernel.configure({ averageRemoved: 4, longestString: 5, blink: 0.05, leading: 0.5, pairs: 0.3 });
      kernel.eliminate(seed % 4 === 0);
      kernel.run(3000, 20, 5);
      exchanged += exchangesOf(kernel);
      if (seed % 4 === 0) ejected += exchangesOf(kernel, 'ejection');
      else expect(exchangesOf(kernel, 'ejection'), `seed ${seed}`).to.equal(0);
      expect(faultsOf(kernel.routes(false)), `seed ${seed}`).to.deep.equal([]);
      if (kernel.absentCount() > 0) continue;
      expect(rebuiltCost(instance, kernel), `seed ${seed}`).to.be.closeTo(kernel.cost(), 1e-6 + 1e-9 * kernel.cost());
      compared++;
    }
    expect(compared).to.be.at.least(20);
    expect(exchanged).to.be.at.least(20);
    expect(ejected).to.be.at.least(20);
  }).timeout(120_000);

  it('knows what routes cost between which it exchanges many shipments', () => {
    const { problem: tight } = readProblemFile('test/data/instances/lc101.txt');
    const problem = { ...tight, time: { ...tight.time!, close: tight.time!.close.map((minute) => minute + 500) } };
    const instance = buildInstance(problem);
    const kernel = createKernel(instance, 3);
    kernel.configure({ averageRemoved: 4, longestString: 5, blink: 0.05, pairs: 0.8 });
    startFrom(kernel, instance.customers, []);
    kernel.run(20_000, 2000, 500);
    expect(exchangesOf(kernel)).to.be.above(200);
    const routes = readRoutes(kernel.exchange, kernel.routes(false));
    expect(check(problem, routes)).to.deep.equal([]);
    expect(rebuiltCost(instance, kernel)).to.be.closeTo(kernel.cost(), 1e-9 * kernel.cost());
    expect(evaluate(problem, routes).total).to.be.closeTo(kernel.cost() % instance.weights.vehicle, 1e-3 * kernel.cost());
  });

  it('exchanges shipments from 400 customers on, or at any size if its parameter says so', async () => {
    const { problem: small } = readProblemFile('test/data/instances/lc101.txt');
    const large = repeated(small, 4);
    expect([small, large].map(({ customers }) => customers.length)).to.deep.equal([106, 424]);
    const usesIn = async (problem: Problem, options: AnnealingOptions): Promise<number> => {
      const context = { limitMs: 60_000, iterations: 12_000, threads: 1, random: createRandom(1), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
      const { routes, operators } = await anneal(problem, context, options);
      expect(check(problem, routes!)).to.deep.equal([]);
      return operators.find(({ name }) => name === 'pair-exchange')!.uses;
    };
    expect(await usesIn(large, {})).to.be.above(100);
    expect(await usesIn(large, { pairs: 0 })).to.equal(0);
    expect(await usesIn(small, {})).to.equal(0);
    expect(await usesIn(small, { pairs: 0.25 })).to.be.above(100);
  });

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
