import { expect } from 'chai';
import { problemFromRequest } from '../../../src/contract/problem.js';
import type { CanonicalRequest } from '../../../src/contract/request.js';
import { explainFailure } from '../../../src/model/explanation.js';
import { packingBound } from '../../../src/model/explanation/capacity.js';
import { lineRequest, timedLine } from '../../helpers/line-problem.js';

const DAY: readonly [number, number] = [0, 1000];

function fleet(capacities: number[]): Partial<CanonicalRequest> {
  const zeros = capacities.map(() => 0);
  return { vehicleCount: capacities.length, capacities, startNodes: zeros, endNodes: zeros, speeds: capacities.map(() => 60) };
}

function proof(request: CanonicalRequest): string {
  const { proved, text } = explainFailure(problemFromRequest(request), 5);
  expect(proved, text).to.equal(true);
  expect(text).to.match(/^No feasible solution: impossible, .*\.$/);
  return text;
}

function proofOf(problem: ReturnType<typeof timedLine>): string {
  const { proved, text } = explainFailure(problem, 5);
  expect(proved, text).to.equal(true);
  return text;
}

describe('explainFailure', () => {
  it('compares total demand and total capacity, and counts the missing vehicles', () => {
    expect(proof(lineRequest(4, { demands: [0, 5, 5, 5], ...fleet([7, 5]), speeds: null }))).to.equal(
      'No feasible solution: impossible, the total demand 15 exceeds the total capacity 12 of 2 vehicles; ' +
      'at least 3 more units of capacity are needed, that is 1 more vehicle of capacity 7.');
  });

  it('counts no vehicles whose capacity is almost zero', () => {
    const text = proof(lineRequest(4, { demands: [0, 0.01, 0.01, 0.01], ...fleet([5e-324, 0]), speeds: null }));
    expect(text).to.not.match(/Infinity|NaN/);
    expect(text).to.match(/at least 0\.03 more units of capacity are needed\.$/);
  });

  it('names the node that is too heavy for every vehicle', () => {
    expect(proof(lineRequest(3, { demands: [0, 5, 11], ...fleet([10, 10]), speeds: null }))).to.include(
      'the demand 11 of node 2 exceeds the largest vehicle capacity 10; 1 more unit of capacity in one vehicle is needed');
  });

  it('finds that demands cannot be packed, although they fit in total', () => {
    expect(proof(lineRequest(4, { demands: [0, 6, 6, 6], ...fleet([10, 10]), speeds: null }))).to.include(
      'packing the demands takes at least 3 vehicles of capacity 10, and there are 2; 1 more vehicle is needed');
    expect(proof(lineRequest(4, { demands: [0, 6, 6, 6], ...fleet([11, 10]), speeds: null }))).to.include(
      'packing the demands takes at least 3 vehicles of capacity 11, the largest, and there are 2; 1 more vehicle is needed');
    expect(proof(lineRequest(4, { demands: [0, 6, 6, 6], ...fleet([13, 5]), speeds: null }))).to.include(
      '3 nodes of demand 6 or more need room, and the vehicles\' capacities hold 2 of them at most');
  });

  it('finds that customers restricted to a few vehicles are too much for those', () => {
    expect(proof(lineRequest(6, { demands: [0, 5, 4, 4, 1, 1], ...fleet([12, 3, 3, 3, 3]), speeds: null }))).to.include(
      'only Vehicle 0 can serve 3 nodes whose demand 13 exceeds their capacity 12');
  });

  it('names the window that no vehicle can reach in time', () => {
    expect(proofOf(timedLine([DAY, DAY, DAY, [0, 2]]))).to.include(
      'no vehicle can reach node 3 before its window closes at minute 2: Vehicle 0 (at 60 distance units per hour) can be ' +
      'there at minute 3 at the earliest; the window must stay open 1 minute longer');
  });

  it('does not assume that the direct edge is shortest if a detour over another customer is shorter', () => {
    const matrix = Float64Array.from([0, 1, 9, 1, 0, 1, 9, 1, 0]);
    const request = lineRequest(3, {
      distances: { kind: 'matrix', matrix }, timeWindows: [DAY, DAY, [0, 2]], serviceTimes: [0, 0, 0], speeds: [60],
    });
    expect(explainFailure(problemFromRequest(request), 5).proved).to.equal(false);
    expect(proof({ ...request, timeWindows: [DAY, DAY, [0, 1.5]] })).to.include('at minute 2 at the earliest');
  });

  it('names the node from which no vehicle gets back in time', () => {
    expect(proofOf(timedLine([[0, 5], DAY, DAY, DAY]))).to.include('node 3 and get to its end node before the window there closes');
  });

  it('names the node whose round trip exceeds the working hours', () => {
    expect(proofOf(timedLine([DAY, DAY, DAY, DAY], { maxWorkingHours: 0.0875 }))).to.include(
      'any route through node 3 takes at least 6 minutes of service, travel and waiting, and max_working_hours allows 5.25 minutes; ' +
      '0.75 more minutes are needed');
  });

  it('counts the waiting that windows force as work', () => {
    expect(proofOf(timedLine([[0, 10], [100, 200], DAY], { maxWorkingHours: 1, endNodes: [2], demands: [0, 1, 0] }))).to.include('node 1 takes at least 91 minutes');
  });

  it('says that a depot closes before any vehicle can leave', () => {
    expect(proofOf(timedLine([[-9, -5], DAY]))).to.include('the window of its start node 0 closes at minute -5');
  });

  it('finds that the only vehicle with enough capacity is too slow', () => {
    const text = proof(lineRequest(4, {
      ...fleet([5, 1]), demands: [0, 0, 0, 5], speeds: [60, 600], timeWindows: [DAY, DAY, DAY, [0, 2]], serviceTimes: [0, 0, 0, 0],
    }));
    expect(text).to.include('no vehicle that can carry its demand 5 can reach node 3');
  });

  it('compares total service and travel with the time of all vehicles', () => {
    expect(proofOf(timedLine(Array(6).fill(DAY), { serviceTimes: [0, 20, 20, 20, 20, 20], maxWorkingHours: 1 }))).to.include(
      'serving all customers takes at least 105 minutes of service and travel, and 1 vehicle can give 59 minutes');
  });

  it('counts customers that cannot share a vehicle', () => {
    const far = lineRequest(41, {
      ...fleet([100, 100]), serviceTimes: Array(41).fill(0),
      timeWindows: Array.from({ length: 41 }, (_, node) => (node > 0 && node % 10 === 0 ? [50, 52] as const : DAY)),
    });
    expect(proof(far)).to.include('no two of the nodes 10, 20, 30 and 40 can be served by the same vehicle');
  });

  it('tries everything if there are few customers, and says what would help', () => {
    const late = timedLine([DAY, [10, 12], [10, 12], [10, 12]], { serviceTimes: [0, 1, 1, 1] });
    expect(proofOf(late)).to.match(/every way to share out 3 customers among 1 vehicle was tried.*1 more vehicle like Vehicle 0 would do\.$/);
  });

  it('says how long it searched and what is tight if nothing is proved', () => {
    const windows = Array.from({ length: 12 }, (_, node): readonly [number, number] => [0, 100 + node]);
    const { proved, text } = explainFailure(timedLine(windows, { capacities: [12], maxWorkingHours: 1 }), 4.98765);
    expect(proved).to.equal(false);
    expect(text).to.match(/^No feasible solution was found within 4\.99 s; whether one exists is not known\. Tightest: .*the demand is 92 % of the capacity \(11 of 12\).*\.$/);
    expect(text).to.not.include('impossible');
  });
});

describe('packingBound', () => {
  it('is the minimum number of bins in known cases', () => {
    expect(packingBound([], 10)).to.equal(0);
    expect(packingBound([5, 5, 5, 5], 10)).to.equal(2);
    expect(packingBound([6, 6, 6], 10)).to.equal(3);
    expect(packingBound([7, 7, 7, 4, 4], 10)).to.equal(4);
    expect(packingBound([9, 9, 2, 2], 10)).to.equal(3);
  });
});
