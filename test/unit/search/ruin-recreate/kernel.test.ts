import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { createKernel, type Kernel } from '../../../../src/search/ruin-recreate/kernel.js';
import { readRoutes, startFrom } from '../../../../src/search/ruin-recreate/exchange.js';
import { problemFromRequest } from '../../../../src/contract/problem.js';
import type { Distances, Problem } from '../../../../src/model/problem.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { randomProblem, randomRequest, type RandomOptions } from '../../../helpers/random-problem.js';
import { distancesOf } from '../../../helpers/changed-problem.js';
import { demandOf, oneProfile } from '../../../../src/model/plain.js';

/** Identical vehicles of three depots with windows and a cap on working hours. */
function onDepots(seed: number): Problem {
  const request = randomRequest(seed, { customers: 30, vehicles: 9, timed: true, soft: false, positions: true, tightness: 0.3 });
  const depots = [request.startNodes[0]!, ...[0, 1, 2].filter((node) => node !== request.startNodes[0])].slice(0, 3);
  const homes = Array.from({ length: 9 }, (_, k) => depots[k % 3]!);
  return problemFromRequest({
    ...request,
    distances: { ...request.distances, rounding: 'tenth-down' } as Distances,
    objective: 'min_total_distance',
    startNodes: homes,
    endNodes: homes,
    demands: request.demands.map((demand, node) => (depots.includes(node) ? 0 : demand)),
    capacities: homes.map(() => 60),
    fixedCosts: null,
    unitDistanceCosts: null,
    speeds: homes.map(() => 60),
    maxWorkingHours: 6,
  });
}

const kinds: readonly (readonly [string, RandomOptions])[] = [
  ['without time', { timed: false }],
  ['with hard windows', { timed: true, soft: false }],
  ['with soft windows', { timed: true, soft: true }],
  ['from coordinates', { positions: true }],
  ['without time, from coordinates', { positions: true, timed: false }],
];

function started(problem: Problem): Kernel {
  const instance = buildInstance(problem);
  const kernel = createKernel(instance, 11);
  kernel.configure({ averageRemoved: 10, longestString: 10, blink: 0.01, tails: 0.2, relocation: 0.3 });
  startFrom(kernel, instance.customers, []);
  return kernel;
}

function tried(options: RandomOptions): Problem[] {
  return Array.from({ length: 12 }, (_, k) => randomProblem(100 + k, { customers: 30, vehicles: 10, tightness: 0.3, ...options }));
}

describe('the search kernel', () => {
  it('allocates no more memory however often it is configured', () => {
    const kernel = started(randomProblem(1, { customers: 30, vehicles: 10, tightness: 0.3 }));
    const { exchange } = kernel;
    // Two pages of the smallest possible allocations.
    for (let k = 0; k < 2 ** 13; k++) kernel.configure({ averageRemoved: 10, longestString: 10, blink: 0.01, recordToRecord: k % 2 === 0 });
    expect(exchange.length).to.be.greaterThan(0);
    expect(kernel.exchange).to.equal(exchange);
  });

  for (const [name, options] of kinds) {
    it(`accepts nothing worse at temperature zero, and does when hot, ${name}`, () => {
      for (const problem of tried(options)) {
        const kernel = started(problem);
        kernel.run(300, 20, 1);
        if (kernel.absentCount() > 0) continue;
        let cost = kernel.cost();
        for (let k = 0; k < 300; k++) {
          kernel.run(1, 1e-9, 1e-9);
          expect(kernel.cost()).to.be.at.most(cost + 1e-6);
          cost = kernel.cost();
        }
        for (let k = 0; k < 300 && kernel.cost() <= cost + 1e-6; k++) kernel.run(1, 1e6, 1e6);
        expect(kernel.cost()).to.be.greaterThan(cost);
      }
    });

    it(`maintains costs that match recomputation, and feasible routes, ${name}`, () => {
      let complete = 0;
      for (const problem of tried(options)) {
        const kernel = started(problem);
        kernel.run(1000, 20, 1);
        const current = readRoutes(kernel.exchange, kernel.routes(false));
        expect(kernel.cost()).to.be.closeTo(evaluate(problem, current).total, 1e-5);
        const missing = check(problem, current).filter(({ kind }) => kind !== 'missing-customer');
        expect(missing).to.deep.equal([]);
        if (kernel.bestCost() === Infinity) continue;
        complete++;
        const best = readRoutes(kernel.exchange, kernel.routes(true));
        expect(check(problem, best)).to.deep.equal([]);
        expect(kernel.bestCost()).to.be.closeTo(evaluate(problem, best).total, 1e-5);
      }
      expect(complete).to.be.greaterThan(3);
    });
  }

  it('starts from the given routes unchanged', () => {
    const problem = randomProblem(5, { customers: 12, vehicles: 6, timed: false, tightness: 0 });
    const kernel = started(problem);
    const routes = readRoutes(kernel.exchange, kernel.routes(false));
    const again = createKernel(buildInstance(problem), 1);
    startFrom(again, problem.customers, routes);
    expect(readRoutes(again.exchange, again.routes(true))).to.deep.equal(routes);
  });

  it('has a best solution that serves all customers after restarting with unserved ones', () => {
    const problem = plainProblem(37, { customers: 3, vehicles: 2, filled: 0.7 });
    const kernel = started(problem);
    for (let seed = 1; seed <= 20; seed++) {
      kernel.reseed(seed);
      startFrom(kernel, problem.customers, []);
      kernel.run(100, 1000, 30);
      if (kernel.bestCost() === Infinity) continue;
      const best = readRoutes(kernel.exchange, kernel.routes(true));
      expect(check(problem, best), `seed ${seed}`).to.deep.equal([]);
    }
  });

  it('keeps windows and cap if bypassing a removed customer is slower than passing through it', () => {
    for (let seed = 2000; seed < 2120; seed++) {
      const problem = randomProblem(seed, { customers: 25, vehicles: 12, timed: true, soft: false, tightness: 0.6 });
      const kernel = started(problem);
      for (let round = 0; round < 10; round++) {
        kernel.run(30, 200, 50);
        const broken = check(problem, readRoutes(kernel.exchange, kernel.routes(false))).filter(({ kind }) => kind !== 'missing-customer');
        expect(broken, `seed ${seed}`).to.deep.equal([]);
      }
    }
  });

  it('tries all routes at the depot if there are many customers: within the windows', () => {
    const base = randomProblem(7, { customers: 460, vehicles: 460, timed: true, soft: false, positions: true, tightness: 0 });
    const type = { ...base.vehicleTypes[0]!, capacity: Float64Array.of(100), maxDuration: Infinity, vehicles: Int32Array.from({ length: 460 }, (_, k) => k) };
    const problem: Problem = {
      ...base,
      objective: 'min_total_distance',
      vehicleCount: 460,
      vehicleTypes: [type],
      travel: oneProfile({ ...distancesOf(base), rounding: 'tenth-down' } as Distances),
    };
    const kernel = started(problem);
    kernel.run(2000, 20, 1);
    const routes = readRoutes(kernel.exchange, kernel.routes(false));
    expect(check(problem, routes).filter(({ kind }) => kind !== 'missing-customer')).to.deep.equal([]);
    expect(kernel.cost()).to.be.closeTo(evaluate(problem, routes).total, 1e-5);
  });

  it('finds the same result after a restart with the same seed', () => {
    const problem = randomProblem(6, { customers: 30, vehicles: 10, tightness: 0.2 });
    const kernel = started(problem);
    const round = () => {
      kernel.reseed(3);
      startFrom(kernel, problem.customers, []);
      kernel.run(300, 20, 1);
      return readRoutes(kernel.exchange, kernel.routes(false));
    };
    expect(round()).to.deep.equal(round());
  });

  it('never skips a position unless configured to', () => {
    for (const problem of tried({ timed: true, soft: false })) {
      const instance = buildInstance(problem);
      const costs = [true, false].map((configured) => {
        const kernel = createKernel(instance, 11);
        if (configured) kernel.configure({ averageRemoved: 10, longestString: 10, blink: 0 });
        startFrom(kernel, instance.customers, []);
        return kernel.cost();
      });
      expect(costs[0]).to.equal(costs[1]);
    }
  });

  it('keeps windows and the cap with several depots', () => {
    let complete = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const problem = onDepots(seed);
      const kernel = started(problem);
      kernel.run(1000, 20, 1);
        const routes = readRoutes(kernel.exchange, kernel.routes(false));
      expect(kernel.cost()).to.be.closeTo(evaluate(problem, routes).total, 1e-5);
      const broken = check(problem, routes).filter(({ kind }) => kind !== 'missing-customer');
      expect(broken).to.deep.equal([]);
      if (kernel.bestCost() < Infinity) complete++;
    }
    expect(complete).to.be.greaterThan(1);
  });

  it('keeps capacities of different vehicles whatever operators are used, with more pooled customers than are compared at a time', () => {
    const base = randomProblem(4, { customers: 240, vehicles: 60, timed: false, positions: true, tightness: 0 });
    const load = base.customers.reduce((sum, c) => sum + demandOf(base)[c]!, 0);
    const type = (share: number, first: number) => ({
      ...base.vehicleTypes[0]!, start: 0, end: 0, capacity: Float64Array.of((share * load) / 20), fixedCost: 100 * share, unitCost: 1, vehicles: Int32Array.from({ length: 20 }, (_, k) => first + k),
    });
    const problem: Problem = {
      ...base, customers: Int32Array.from({ length: base.nodeCount - 1 }, (_, k) => k + 1), vehicleTypes: [type(0.5, 0), type(1, 20), type(2, 40)],
    };
    const instance = buildInstance(problem);
    const kernel = createKernel(instance, 3);
    kernel.configure({ averageRemoved: 10, longestString: 10, blink: 0.01, leading: 0 });
    startFrom(kernel, instance.customers, []);
    for (let round = 0; round < 40; round++) {
      kernel.run(20, 200, 200);
      const broken = check(problem, readRoutes(kernel.exchange, kernel.routes(false))).filter(({ kind }) => kind !== 'missing-customer');
      expect(broken).to.deep.equal([]);
    }
  });
});
