import { expect } from 'chai';
import type { Problem } from '../../src/model/problem.js';
import { randomProblem } from '../helpers/random-problem.js';
import { kernelOf } from './kernel-classes.js';

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
    demand: Float64Array.of(0, 1, 1, 1, 1),
    vehicleTypes: [{ start: 0, end: 0, capacity, fixedCost: 0, unitCost: 1, minutesPerDistance: 0, vehicles: Int32Array.of(0, 1) }],
    distances: { kind: 'positions', rounding: 'none', x: Float64Array.of(0, 10, 11, -30, -31), y: Float64Array.of(0, 0, 0, 0, 0) },
  };
}

/** Removes customer 2 from the route of 1 and reinserts it. @returns whether that succeeded, and the routes of both */
function reinserted(capacity: number, relocation: number, limit: (cost: number) => number) {
  const { instance, make } = kernelOf(line(capacity));
  const state = make('Solution', instance);
  const random = make('Random', 5);
  const recreate = make('GreedyInsertion', state, random, make('Insertion', state, random));
  recreate.relocation = relocation;
  state.begin();
  for (const [first, second] of [[1, 2], [3, 4]] as const) {
    const start = state.startBase + state.openRoute(0);
    state.insert(first, start);
    state.insert(second, first);
  }
  for (let c = 1; c <= 4; c++) state.active[c - 1] = c;
  state.activeCount = 4;
  state.poolCount = 0;
  state.commit();
  state.measureEdges();
  state.begin();
  state.removeString(2, 2);
  const home = state.route[1]!;
  const done = recreate.run(limit(state.cost));
  return { done, atHome: state.route[2] === home, loads: [state.load[home]!, state.load[state.route[3]!]!] };
}

describe('greedy insertion', () => {
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
