import { expect } from 'chai';
import { problemFromRequest } from '../../../src/contract/problem.js';
import { clockText, failureEnvelope, solvedResult, successEnvelope } from '../../../src/contract/result.js';
import { routesFromResult, verifyResult } from '../../../src/contract/result-reader.js';
import { lineRequest, timedLine } from '../../helpers/line-problem.js';

const META = { requestId: 'abc', strategy: 'savings', seed: 7, seconds: 1.23456 };

describe('solvedResult', () => {
  it('assigns the lowest vehicles of each type, with keys in numeric order', () => {
    const problem = problemFromRequest(lineRequest(5, {
      vehicleCount: 12, startNodes: Array(12).fill(0), endNodes: Array(12).fill(0),
      capacities: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1],
    }));
    const result = solvedResult(problem, [{ type: 1, customers: [3, 4] }, { type: 0, customers: [2] }, { type: 0, customers: [1] }], META);
    expect(Object.entries(result.routes)).to.deep.equal([
      ['Vehicle 0', [0, 2, 0]], ['Vehicle 1', [0, 1, 0]], ['Vehicle 10', [0, 3, 4, 0]],
    ]);
    expect(result.distances).to.deep.equal([4, 2, 8]);
    expect(result.loads).to.deep.equal({ 'Vehicle 0': [0, 1, 1], 'Vehicle 1': [0, 1, 1], 'Vehicle 10': [0, 1, 2, 2] });
    expect(result).to.deep.include({ total_cost: 14, time_windows: {}, time: 1.235, request_id: 'abc', strategy: 'savings', seed: 7 });
    expect(result.details.vehicles.map((vehicle) => vehicle.vehicle)).to.deep.equal([0, 1, 10]);
    const untimed = { arrival: null, waiting: null, start: null, leave: null, lateness: null };
    expect(result.details.vehicles[1]).to.deep.equal({
      vehicle: 1, distance: 2, working_minutes: null, cost: { distance: 2, fixed: 0, lateness: 0 },
      stops: [{ node: 0, load: 0, ...untimed }, { node: 1, load: 1, ...untimed }, { node: 0, load: 1, ...untimed }],
    });
  });

  it('states a bound among the details, and nothing without one', () => {
    const problem = problemFromRequest(lineRequest(3));
    const details = (bound: object | null) => solvedResult(problem, [{ type: 0, customers: [1, 2] }], { ...META, bound: bound as null }).details;
    expect(details({ lowerBound: 3, gap: 0.25, method: 'assignment', relaxes: ['breaks'] })).to.include({ lower_bound: 3, gap: 0.25, bound_method: 'assignment' });
    expect(details(null)).to.have.all.keys('cost', 'vehicles');
  });

  it('writes start of service and leave as clock times', () => {
    const problem = timedLine([[0, 1000], [900, 1000]], { baseStartTime: [9, 59, 30] });
    expect(solvedResult(problem, [{ type: 0, customers: [1] }], META).time_windows).to.deep.equal({
      'Vehicle 0': [['24:58:30', '24:58:30'], ['24:59:30', '24:59:30'], ['25:00:30', '25:00:30']],
    });
  });

  it('rounds clock times to the nearest second, half up', () => {
    const base = { baseStartSeconds: 0 };
    expect(clockText(base, 1.075)).to.equal('00:01:05');
    expect(clockText(base, 0.5 / 60)).to.equal('00:00:01');
    expect(clockText(base, 0.49 / 60)).to.equal('00:00:00');
    expect(clockText({ baseStartSeconds: 32400 }, 6000)).to.equal('109:00:00');
    for (const minute of [1e12, 1e18, 6e22, 6e24]) expect(clockText({ baseStartSeconds: 20 }, minute)).to.match(/^\d{2,26}:[0-5]\d:[0-5]\d$/);
  });

  it('adds the penalty for lateness to the total and keeps distances pure', () => {
    const problem = timedLine([[0, 1000], [0, 0.5]], { latePenaltyPerMinute: 10 });
    const result = solvedResult(problem, [{ type: 0, customers: [1] }], META);
    expect(result.total_cost).to.equal(7);
    expect(result.distances).to.deep.equal([2]);
    expect(result.details.cost).to.deep.equal({ distance: 2, fixed: 0, lateness: 5 });
    expect(result.details.vehicles[0]).to.deep.include({ working_minutes: 2, cost: { distance: 2, fixed: 0, lateness: 5 } });
    expect(result.details.vehicles[0]!.stops[1]).to.deep.equal({ node: 1, load: 1, arrival: 1, waiting: 0, start: 1, leave: 1, lateness: 0.5 });
  });

  it('is empty and free if there is no customer', () => {
    const result = solvedResult(problemFromRequest(lineRequest(1)), [], META);
    expect(result).to.deep.include({ total_cost: 0, routes: {}, distances: [], loads: {}, time_windows: {} });
  });

  it('creates the envelopes that polls return', () => {
    const read = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
    const result = solvedResult(problemFromRequest(lineRequest(1)), [], META);
    expect(read(successEnvelope(result))).to.deep.equal({ success: true, request_id: 'abc', error: null, result });
    expect(read(failureEnvelope('abc', 'no_feasible_solution', 'No.'))).to.deep.equal(
      { success: false, request_id: 'abc', error: 'No.', result: null, code: 'no_feasible_solution' });
  });
});

describe('verifyResult', () => {
  const problem = timedLine([[0, 1000], [10, 20], [0, 100]], { vehicleCount: 2, startNodes: [0, 0], endNodes: [0, 0], capacities: [1, 2], speeds: [60, 60] });
  const result = solvedResult(problem, [{ type: 1, customers: [1, 2] }], META);

  it('accepts a correct result, bare or in its envelope', () => {
    expect(verifyResult(problem, result)).to.deep.equal([]);
    expect(verifyResult(problem, JSON.parse(new TextDecoder().decode(successEnvelope(result))))).to.deep.equal([]);
    expect(routesFromResult(problem, result)).to.deep.equal({ routes: [{ type: 1, customers: [1, 2] }], vehicles: [1], faults: [] });
  });

  const kinds = (value: unknown): string[] => verifyResult(problem, value).map((fault) => fault.kind);

  it('catches a wrong vehicle, wrong depots and figures that do not follow from the routes', () => {
    expect(kinds({ ...result, routes: { 'Vehicle 0': [0, 1, 2, 0] } })).to.include('capacity');
    expect(kinds({ ...result, routes: { 'Vehicle 2': [0, 1, 2, 0] } })).to.include('unknown-vehicle');
    expect(kinds({ ...result, routes: { 'Vehicle 01': [0, 1, 2, 0] } })).to.include('unknown-vehicle');
    expect(kinds({ ...result, routes: { 'Vehicle 1': [1, 2, 0] } })).to.include('wrong-depot');
    expect(kinds({ ...result, total_cost: 3.9 })).to.deep.equal(['wrong-cost']);
    expect(kinds({ ...result, distances: [4, 0] })).to.deep.equal(['wrong-distances']);
    expect(kinds({ ...result, loads: { 'Vehicle 1': [0, 1, 2, 3] } })).to.deep.equal(['wrong-loads']);
    expect(kinds({ ...result, time_windows: {} })).to.deep.equal(['wrong-times']);
  });

  it('catches wrong figures among the details, and leaves out those that are absent', () => {
    const [vehicle] = result.details.vehicles;
    const faults = (details: object): string[] => verifyResult(problem, { ...result, details }).map(({ kind, message }) => `${kind}: ${message}`);
    expect(faults({ vehicles: [{ vehicle: 1, stops: vehicle!.stops.map(({ node }) => ({ node })) }] })).to.deep.equal([]);
    expect(faults({ cost: { ...result.details.cost, distance: 3 } })).to.deep.equal(['wrong-cost: details.cost.distance is 3; the routes have 4.']);
    const wrong = (fields: object): string[] => faults({ vehicles: [{ ...vehicle, ...fields }] });
    expect(wrong({ cost: { ...vehicle!.cost, fixed: 1 }, distance: 5 })).to.deep.equal([
      'wrong-distances: details.vehicles[0].distance is 5; the routes have 4.', 'wrong-cost: details.vehicles[0].cost.fixed is 1; the routes have 0.',
    ]);
    expect(wrong({ working_minutes: 'long' })[0]).to.match(/^wrong-times: details\.vehicles\[0\]\.working_minutes is "long"; the routes have/);
    expect(wrong({ stops: vehicle!.stops.map((stop, i) => (i === 1 ? { ...stop, load: 9 } : stop)) })).to.deep.equal(['wrong-loads: details.vehicles[0].stops[1].load is 9; the routes have 1.']);
    expect(wrong({ stops: [] })).to.deep.equal(['malformed-result: details.vehicles[0].stops is not a list of 4 stops.']);
    expect(wrong({ vehicle: 0 })).to.deep.equal(['unknown-vehicle: details.vehicles[0].vehicle is 0; no route is of that vehicle.']);
  });

  it('accepts any garbage as input', () => {
    for (const garbage of [null, 1, 'x', [], {}, { routes: [] }, { routes: null }, { result: null }, { success: false, result: null }]) {
      expect(kinds(garbage)).to.include('malformed-result');
    }
    expect(kinds({ routes: { 'Vehicle 1': 'x', __proto__: [0, 0] } })).to.include('malformed-result');
  });
});
