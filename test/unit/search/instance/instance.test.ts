import { expect } from 'chai';
import { problemFromRequest } from '../../../../src/contract/problem.js';
import type { Problem } from '../../../../src/model/problem.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { randomProblem, randomRequest } from '../../../helpers/random-problem.js';
import { withCap, withLateCost } from '../../../helpers/changed-problem.js';
import { demandOf } from '../../../../src/model/plain.js';

/** Two depots and three customers; customer 3 is next to customer 2 but must be served hours later. */
function threeCustomers(maxWorkingHours: number | null) {
  return problemFromRequest({
    ...randomRequest(1, { customers: 3, timed: true, soft: false }),
    objective: 'min_total_distance',
    nodeCount: 5,
    vehicleCount: 2,
    distances: { kind: 'positions', x: Float64Array.of(0, 50, 0, 1, 20), y: new Float64Array(5), rounding: 'none' },
    startNodes: [0, 1],
    endNodes: [0, 1],
    demands: [0, 0, 1, 1, 1],
    capacities: [3, 3],
    fixedCosts: null,
    unitDistanceCosts: null,
    timeWindows: [[0, 1000], [0, 1000], [0, 10], [500, 510], [20, 40]],
    serviceTimes: [0, 0, 0, 0, 0],
    speeds: [60, 60],
    maxWorkingHours,
    latePenaltyPerMinute: null,
  });
}

/** 100 customers with windows, of which a vehicle serves about `each`. */
function windowed(each: number): Problem {
  const problem = randomProblem(5, { customers: 100, vehicles: 10, timed: true, soft: false, positions: true });
  const total = problem.customers.reduce((sum, c) => sum + demandOf(problem)[c]!, 0);
  const type = { ...problem.vehicleTypes[0]!, capacity: Float64Array.of((total * each) / 100) };
  return withCap(withLateCost({ ...problem, vehicleTypes: [type] }, 0), Infinity);
}

describe('the instance of a problem', () => {
  it('treats customers as near that are also near in time, with several depots and a cap', () => {
    const capped = buildInstance(threeCustomers(8)).ruinNeighbours;
    expect(capped.node[2 * capped.width]).to.equal(4);
    const free = buildInstance(threeCustomers(null)).ruinNeighbours;
    expect(free.node[2 * free.width]).to.equal(3);
  });

  it('has more insertion neighbours if windows order long routes', () => {
    expect(buildInstance(windowed(10)).insertionNeighbours.width).to.equal(40);
    expect(buildInstance(windowed(50)).insertionNeighbours.width).to.equal(64);
    expect(buildInstance({ ...windowed(50), time: null }).insertionNeighbours.width).to.equal(40);
  });
});
