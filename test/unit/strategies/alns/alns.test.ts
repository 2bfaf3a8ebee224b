import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { Problem } from '../../../../src/model/problem.js';
import { builtInStrategies, loadManifests } from '../../../../src/strategy/registry.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { runStrategy, type RunOptions } from '../../../../src/strategy/run.js';
import alns from '../../../../strategies/alns/index.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { distancesOf, vehicleType, withCap, withDemand } from '../../../helpers/changed-problem.js';
import { demandOf, oneProfile, oneQuantity } from '../../../../src/model/plain.js';

const manifest = loadManifests([builtInStrategies]).find(({ name }) => name === 'alns')!;

function solve(problem: Problem, options: Partial<RunOptions>) {
  return runStrategy(problem, manifest, alns, { seed: 1, ...options });
}

/** A problem large enough that threads share one solution. */
function large(customers: number): Problem {
  return randomProblem(3, { customers, vehicles: customers, positions: true, timed: false, tightness: 0 });
}

/** The same problem with its nodes in reverse order; positions only. */
function mirrored(problem: Problem): Problem {
  const at = (node: number) => problem.nodeCount - 1 - node;
  const distances = distancesOf(problem);
  if (distances.kind !== 'positions') throw new Error('positions only');
  return {
    ...problem,
    customers: problem.customers.map(at).reverse(),
    quantities: oneQuantity(demandOf(problem).toReversed()),
    travel: oneProfile({ ...distances, x: distances.x.toReversed(), y: distances.y.toReversed() }),
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, start: at(type.start), end: at(type.end) })),
  };
}

describe('the ALNS strategy', () => {
  it('finds the same result however the nodes are numbered', async () => {
    const problem = large(100);
    const [a, b] = [await solve(problem, { iterations: 1000 }), await solve(mirrored(problem), { iterations: 1000 })];
    const renamed = b.routes!.map((route) => ({ ...route, customers: route.customers.map((node) => problem.nodeCount - 1 - node) }));
    expect(a.routes).to.deep.equal(renamed);
  });

  it('uses its parameters', async () => {
    const usual = await solve(large(20), { iterations: 5_000_000 });
    const hasty = await solve(large(20), { iterations: 5_000_000, parameters: { probeIterations: 20 } });
    expect([usual.ended, hasty.ended]).to.deep.equal(['stagnated', 'stagnated']);
    expect(hasty.iterations).to.be.below(usual.iterations / 2);
    const { ended } = await solve(large(20), { iterations: 20_000, parameters: { probeCustomers: 0 } });
    expect(ended).to.equal('iterations');
  });

  it('gives the same answer for the same seed and iterations, in one thread and in two', async () => {
    for (const problem of [randomProblem(8, { customers: 60, vehicles: 20, tightness: 0.2 }), large(620)]) {
      for (const threads of [1, 2]) {
        const [a, b] = [await solve(problem, { iterations: 4000, threads }), await solve(problem, { iterations: 4000, threads })];
        expect(a.routes).to.deep.equal(b.routes);
        expect(a.iterations).to.be.closeTo(4000, 4000 * 0.01);
        expect(check(problem, a.routes!)).to.deep.equal([]);
      }
    }
  });

  it('gives the same answer again when it recombines routes', async () => {
    const problem = large(40);
    expect(problem.vehicleTypes.length).to.be.greaterThan(1);
    const [a, b] = [await solve(problem, { iterations: 8000, threads: 2 }), await solve(problem, { iterations: 8000, threads: 2 })];
    expect(a.routes).to.deep.equal(b.routes);
    expect(check(problem, a.routes!)).to.deep.equal([]);
  });

  it('gives different answers for different seeds', async () => {
    const problem = large(100);
    const [a, b] = [await solve(problem, { iterations: 200 }), await solve(problem, { iterations: 200, seed: 2 })];
    expect(a.routes).not.to.deep.equal(b.routes);
  });

  it('reports incumbents that only improve, the last one being the answer, with their true cost', async () => {
    const problem = large(120);
    const costs: number[] = [];
    const result = await solve(problem, {
      iterations: 3000,
      onIncumbent: ({ routes, cost }) => {
        expect(cost).to.be.closeTo(evaluate(problem, routes).total, 1e-6);
        costs.push(cost);
      },
    });
    expect(costs.length).to.be.greaterThan(2);
    expect(costs).to.deep.equal([...costs].sort((a, b) => b - a));
    expect(costs.at(-1)).to.be.closeTo(evaluate(problem, result.routes!).total, 1e-6);
  });

  it('avoids large vehicles that cost more than several small ones', async () => {
    const base = large(60);
    const depot = base.vehicleTypes[0]!.start;
    const type = (capacity: number, fixedCost: number, first: number) =>
      vehicleType({ start: depot, end: depot, capacity, fixedCost, vehicles: Int32Array.from({ length: 60 }, (_, k) => first + k) });
    const problem: Problem = {
      ...base,
      objective: 'min_total_cost',
      vehicleCount: 120,
      customers: Int32Array.from({ length: base.nodeCount }, (_, node) => node).filter((node) => node !== depot),
      quantities: oneQuantity(demandOf(base).map((_, node) => (node === depot ? 0 : 5))),
      vehicleTypes: [type(15, 200, 0), type(60, 2000, 60)],
    };
    const { routes } = await solve(problem, { iterations: 4000 });
    expect(check(problem, routes!)).to.deep.equal([]);
    expect(routes!.filter((route) => route.type === 1)).to.deep.equal([]);
  });

  it('ends when it is stopped', async () => {
    let asked = 0;
    const result = await solve(large(50), { limitMs: 60_000, stopped: () => ++asked > 20 });
    expect(result.ended).to.equal('stopped');
    expect(result.routes).not.to.equal(null);
    expect(result.seconds).to.be.lessThan(30);
  });

  it('ends with its time limit', async () => {
    const result = await solve(large(50), { limitMs: 300, threads: 2 });
    expect(result.ended).to.equal('limit');
    expect(result.routes).not.to.equal(null);
  });

  it('reports a problem with a customer too large for every vehicle as infeasible', async () => {
    const problem = large(50);
    const heavy = withDemand(problem, (units, node) => (node === problem.customers[7] ? 1e9 : units));
    expect((await solve(heavy, { iterations: 10 })).ended).to.equal('infeasible');
  });

  it('proves infeasibility from too little time in total, once customers are unserved', async () => {
    const base = randomProblem(3, { customers: 12, vehicles: 2, positions: true, timed: true, soft: false, tightness: 0 });
    const result = await solve(withCap(base, 30), { iterations: 100_000 });
    expect(result).to.include({ ended: 'infeasible', routes: null });
    expect(result.iterations).to.be.below(20_000);
  });

  it('ends when search after search from scratch reaches the same cost', async () => {
    const { ended, iterations } = await solve(large(20), { iterations: 5_000_000 });
    expect(ended).to.equal('stagnated');
    expect(iterations).to.be.below(1_000_000);
  });

  it('reports the cost of a single customer as optimal', async () => {
    const { ended } = await solve(randomProblem(1, { customers: 1, positions: true, timed: false, tightness: 0, vehicles: 1 }), { iterations: 1000 });
    expect(ended).to.equal('optimal');
  });

  it('solves a problem without customers', async () => {
    const result = await solve(randomProblem(1, { customers: 0 }), { iterations: 10 });
    expect(result).to.include({ ended: 'optimal' });
    expect(result.routes).to.deep.equal([]);
  });

  it('takes its randomness only from the context', async () => {
    const problem = large(30);
    const seen: number[] = [];
    const run = async () => {
      const random = createRandom(5);
      const outcome = await alns.solve(problem, {
        seed: 5, random, threads: 1, limitMs: Infinity, iterations: 100, initial: null, traceparent: null,
        parameters: Object.fromEntries(manifest.parameters.map((parameter) => [parameter.name, parameter.default])),
        elapsedMs: () => 0, shouldStop: () => false, report: (_, cost) => seen.push(cost), log: () => undefined,
      });
      return outcome.routes;
    };
    expect(await run()).to.deep.equal(await run());
    expect(seen).not.to.deep.equal([]);
  });
});
