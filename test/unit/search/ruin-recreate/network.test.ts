import { expect } from 'chai';
import { problemFromRequest } from '../../../../src/contract/problem.js';
import { buildNetwork } from '../../../../src/search/ruin-recreate/index.js';
import { randomRequest } from '../../../helpers/random-problem.js';

/** Two depots and three customers; customer 3 is beside customer 2 and asks to be served hours later. */
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

describe('the network of a problem', () => {
  it('holds for near what is near in time as well, where routes of several depots have a cap', () => {
    const capped = buildNetwork(threeCustomers(8)).near;
    expect(capped.node[2 * capped.width]).to.equal(4);
    const free = buildNetwork(threeCustomers(null)).near;
    expect(free.node[2 * free.width]).to.equal(3);
  });
});
