import { expect } from 'chai';
import type { Problem } from '../../src/model/problem.js';
import { randomProblem } from '../helpers/random-problem.js';
import { kernelOf, type Solution } from './kernel-classes.js';
import { vehicleType } from '../helpers/changed-problem.js';
import { oneProfile, oneQuantity, planar } from '../../src/model/plain.js';
import { reduced } from '../../src/search/instance/burdens.js';

/**
 * Four customers on a line through the depot, two vehicles: 1 and 2 on one side share a route, as do 3 and 4 on the
 * other.
 */
function line(capacity: number): Problem {
  const base = randomProblem(1, { customers: 4, vehicles: 2, timed: false, positions: true, tightness: 0 });
  return {
    ...base,
    objective: 'min_total_distance',
    nodeCount: 5,
    customers: Int32Array.of(1, 2, 3, 4),
    quantities: oneQuantity(Float64Array.of(0, 1, 1, 1, 1)),
    vehicleTypes: [vehicleType({ capacity, vehicles: Int32Array.of(0, 1) })],
    travel: oneProfile(planar(Float64Array.of(0, 10, 11, -30, -31), new Float64Array(5))),
  };
}

/** Makes the routes with the four customers the current solution, and begins an iteration. */
function beginIteration(solution: Solution): void {
  for (let c = 1; c <= 4; c++) solution.active[c - 1] = c;
  solution.activeCount = 4;
  solution.poolCount = 0;
  solution.commit();
  solution.measureEdges();
  solution.begin();
}

/** Removes customer 2 from the route of 1 and reinserts it. @returns whether that succeeded, and the routes of both */
function reinserted(capacity: number, relocation: number, limit: (cost: number) => number) {
  const { instance, make } = kernelOf(line(capacity));
  const solution = make('Solution', instance);
  const random = make('Random', 5);
  const recreate = make('GreedyInsertion', solution, random, make('Insertion', solution, random));
  recreate.relocation = relocation;
  solution.begin();
  for (const [first, second] of [[1, 2], [3, 4]] as const) {
    const start = solution.startBase + solution.openRoute(0);
    solution.insert(first, start);
    solution.insert(second, first);
  }
  beginIteration(solution);
  solution.removeString(2, 2);
  const home = solution.route[1]!;
  const done = recreate.run(limit(solution.cost));
  return { done, atHome: solution.route[2] === home, loads: [solution.load[home]!, solution.load[solution.route[3]!]!] };
}

/** Inserts two collections of which one vehicle has room for either, the smaller of them farther away and first in the pool. @returns whether the larger one is on its route */
function takesLarger(seed: number): boolean {
  const problem = line(3);
  const vehicleTypes = problem.vehicleTypes.map((type) => ({ ...type, vehicles: Int32Array.of(0), deliveriesFirst: true }));
  const quantities = [{ delivered: Float64Array.of(0, 1, 1, 0, 0), collected: Float64Array.of(0, 0, 0, 3, 1) }];
  const { instance, make } = kernelOf(reduced({ ...problem, vehicleCount: 1, vehicleTypes, quantities }));
  const solution = make('Solution', instance);
  const random = make('Random', seed);
  const recreate = make('GreedyInsertion', solution, random, make('Insertion', solution, random));
  solution.begin();
  solution.insert(1, solution.startBase + solution.openRoute(0));
  solution.insert(2, 1);
  beginIteration(solution);
  solution.pool[0] = 4;
  solution.pool[1] = 3;
  solution.poolCount = 2;
  recreate.run(Infinity);
  expect([solution.route[3]! < 0, solution.route[4]! < 0]).to.include(true);
  return solution.route[3]! >= 0;
}

describe('greedy insertion', () => {
  it('inserts large collections first as often as large deliveries', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
    // By demand in four of eleven orders, by nearness in one, and in half of the four random ones; without the first 55.
    expect(seeds.filter(takesLarger).length).to.be.within(105, 150);
  });

  it('reinserts a customer at its cheapest position, or on another route if it must leave its own', () => {
    expect(reinserted(3, 0, (cost) => cost + 100)).to.deep.equal({ done: true, atHome: true, loads: [2, 2] });
    expect(reinserted(3, 1, (cost) => cost + 100)).to.deep.equal({ done: true, atHome: false, loads: [1, 3] });
  });

  it('aborts if the other routes are full, and leaves its own unchanged', () => {
    expect(reinserted(2, 1, (cost) => cost + 100)).to.deep.equal({ done: false, atHome: false, loads: [1, 2] });
  });

  it('moves no customer to another route if there is no limit', () => {
    expect(reinserted(3, 1, () => Infinity)).to.deep.equal({ done: true, atHome: true, loads: [2, 2] });
  });
});
