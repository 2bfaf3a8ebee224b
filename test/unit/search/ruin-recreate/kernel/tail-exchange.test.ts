import { expect } from 'chai';
import { check } from '../../../../../src/model/checker.js';
import { evaluate } from '../../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../../src/model/problem.js';
import { buildInstance } from '../../../../../src/search/instance/instance.js';
import { createKernel } from '../../../../../src/search/ruin-recreate/kernel.js';
import { readRoutes, startFrom } from '../../../../../src/search/ruin-recreate/exchange.js';
import { randomProblem } from '../../../../helpers/random-problem.js';
import { vehicleType } from '../../../../helpers/changed-problem.js';
import { demandOf, oneProfile, oneQuantity, planar } from '../../../../../src/model/plain.js';

/** Two rows of customers on both sides of a depot at the origin: 1 to 3 above, 4 to 6 below, left to right. */
function rows(capacity: number): Problem {
  const base = randomProblem(1, { customers: 6, vehicles: 3, timed: false, positions: true, tightness: 0 });
  const type = vehicleType({ capacity, vehicles: Int32Array.of(0, 1, 2) });
  return {
    ...base,
    objective: 'min_total_distance',
    nodeCount: 7,
    customers: Int32Array.of(1, 2, 3, 4, 5, 6),
    quantities: oneQuantity(Float64Array.of(0, 1, 1, 1, 1, 1, 1)),
    vehicleTypes: [type],
    travel: oneProfile(planar(Float64Array.of(0, 10, 20, 30, 10, 20, 30), Float64Array.of(0, 5, 5, 5, -5, -5, -5))),
  };
}

/** Anneals with tail exchanges only. */
function exchanged(problem: Problem, routes: PlannedRoutes, iterations = 200): PlannedRoutes {
  const instance = buildInstance(problem);
  const kernel = createKernel(instance, 1);
  kernel.configure({ averageRemoved: 10, longestString: 10, blink: 0, tails: 1 });
  startFrom(kernel, instance.customers, routes);
  kernel.run(iterations, 1e-9, 1e-9);
  expect(kernel.cost()).to.be.closeTo(evaluate(problem, readRoutes(kernel.exchange, kernel.routes(false))).total, 1e-5);
  return readRoutes(kernel.exchange, kernel.routes(true));
}

const sorted = (routes: PlannedRoutes) => routes.map(({ customers }) => Array.from(customers)).sort((a, b) => a[0]! - b[0]!);

describe('the exchange of route tails', () => {
  it('uncrosses two routes', () => {
    const crossed = [{ type: 0, customers: [1, 5, 6] }, { type: 0, customers: [4, 2, 3] }];
    expect(sorted(exchanged(rows(3), crossed))).to.deep.equal([[1, 2, 3], [4, 5, 6]]);
  });

  it('merges two routes if one vehicle can carry both', () => {
    const two = [{ type: 0, customers: [1, 2] }, { type: 0, customers: [3, 6, 5, 4] }];
    expect(exchanged(rows(6), two)).to.have.length(1);
    expect(exchanged(rows(5), two)).to.have.length(2);
  });

  it('keeps loads, windows and the cap, and knows the cost of the solution', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const problem = randomProblem(seed, { customers: 40, vehicles: 15, tightness: 0.2, timed: seed % 2 === 0, soft: false });
      const instance = buildInstance(problem);
      const kernel = createKernel(instance, seed);
      kernel.configure({ averageRemoved: 10, longestString: 10, blink: 0, tails: 0.9 });
      startFrom(kernel, instance.customers, []);
      kernel.run(2000, 50, 50);
      const routes = readRoutes(kernel.exchange, kernel.routes(false));
      expect(check(problem, routes).filter(({ kind }) => kind !== 'missing-customer')).to.deep.equal([]);
      expect(kernel.cost()).to.be.closeTo(evaluate(problem, routes).total, 1e-5);
    }
  });

  it('improves the routes of vehicles that differ and end at different nodes', () => {
    const base = rows(3);
    const [type] = base.vehicleTypes as [Problem['vehicleTypes'][number]];
    // The second vehicle has its own depot, beyond the lower row; its distance costs more.
    const travel = oneProfile(planar(Float64Array.of(0, 10, 20, 30, 10, 20, 30, 40), Float64Array.of(0, 5, 5, 5, -5, -5, -5, -5)));
    const problem: Problem = {
      ...base, nodeCount: 8, travel, quantities: oneQuantity(Float64Array.of(...demandOf(base), 0)), vehicleCount: 2,
      vehicleTypes: [{ ...type, vehicles: Int32Array.of(0) }, { ...type, capacity: Float64Array.of(4), end: 7, unitCost: 1.5, vehicles: Int32Array.of(1) }],
    };
    const crossed = [{ type: 0, customers: [1, 5, 6] }, { type: 1, customers: [4, 2, 3] }];
    const found = exchanged(problem, crossed);
    expect(check(problem, found)).to.deep.equal([]);
    expect(evaluate(problem, found).total).to.be.lessThan(evaluate(problem, crossed).total - 1);
  });
});
