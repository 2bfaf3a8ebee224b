import { expect } from 'chai';
import { join } from 'node:path';
import { outcomeOf } from '../../../bench/peers/peer-outcome.js';
import { neutralProblem, scaledDurations, scaledMatrix } from '../../../bench/peers/neutral-problem.js';
import { peerVersions } from '../../../bench/peers/peer-versions.js';
import type { PlanRequest, TravelMatrices } from '#generated/types.js';
import { makeInstance } from '../../../bench/instances/make-instance.js';
import { planProblem } from '../../../src/contract/plan/problem.js';
import { parseRequest } from '../../../src/contract/parse.js';
import { problemFromRequest } from '../../../src/contract/problem.js';
import { readProblemFile } from '../../../src/cli/problem-file.js';
import { evaluate } from '../../../src/model/cost.js';
import type { Problem } from '../../../src/model/problem.js';
import { packageRoot } from '../../../src/root.js';
import { withCap, withDemand, withLateCost } from '../../helpers/changed-problem.js';

const problemOf = (name: string) => readProblemFile(join(packageRoot, 'test', 'data', 'instances', name)).problem;

describe('the problem passed to peers', () => {
  it('has the integers of its family without loss', () => {
    const problem = problemOf('C101.txt');
    const { scale, costScale, customers, types, time } = neutralProblem(problem);
    expect([scale, costScale, customers.length, types.length]).to.deep.equal([10, 1, 100, 1]);
    expect(types[0]).to.deep.include({ start: 0, end: 0, capacity: [200], fleet: 25, fixedCost: 0, unitCost: 1, profile: 0, maxDuration: null, earliest: 0, latest: null });
    expect([time!.windows[1], time!.service[1], time!.horizon]).to.deep.equal([[[9120, 9670]], 900, 12360]);
    const matrix = scaledMatrix(problem, { scale }, { type: 0 });
    const length = evaluate(problem, [{ type: 0, customers: [1, 2] }]).length;
    expect(matrix[0 * 101 + 1]! + matrix[1 * 101 + 2]! + matrix[2 * 101]!).to.be.closeTo(10 * length, 1e-9);
  });

  it('rounds times that do not fit towards the stricter side', () => {
    const problem = problemOf('C101.txt');
    const odd = { ...problem.time! };
    odd.open = odd.open.map((value) => value + 0.01);
    odd.close = odd.close.map((value) => value + 0.01);
    odd.service = odd.service.map((value) => value + 0.01);
    const { time, types } = neutralProblem(withCap({ ...problem, time: odd }, 99.99));
    expect([time!.windows[1], time!.service[1], types[0]!.maxDuration]).to.deep.equal([[[9121, 9670]], 901, 999]);
  });

  it('keeps the decimals of costs and lateness penalties, and rejects fractional demands', () => {
    const problem = problemOf('C101.txt');
    const [type] = problem.vehicleTypes;
    const costly = { ...problem, vehicleTypes: [{ ...type!, unitCost: 1.25, fixedCost: 10.5 }] };
    expect(neutralProblem(costly)).to.deep.include({ costScale: 100 });
    expect(neutralProblem(costly).types[0]).to.deep.include({ unitCost: 125, fixedCost: 10_500 });
    const soft = neutralProblem(withLateCost(problem, 0.5));
    expect([soft.costScale, soft.time!.latePenalty, soft.types[0]!.unitCost]).to.deep.equal([10, 5, 10]);
    expect(() => neutralProblem(withDemand(problem, (units, node) => (node === 1 ? 0.5 : units)))).to.throw('whole numbers');
  });

  it('has a profile per speed, whose travel times are never too short, and as asymmetric as the distances', () => {
    const request = (speeds: readonly number[]) => JSON.stringify({
      node_num: 3, vehicle_num: 2, start_nodes: [0, 0], end_nodes: [0, 0], vehicles_capacity: [9, 9], node_demands: [0, 1, 1], vehicle_speeds: speeds,
      node_service_time: [0, 1, 1], node_time_windows: [[0, 99], [0, 99], [0, 99]], distance_matrix: [[0, 1.0001, 2], [3, 0, 4], [5, 6, 0]],
    });
    const outcome = parseRequest(new TextEncoder().encode(request([60, 45])));
    if ('findings' in outcome) throw new Error(JSON.stringify(outcome.findings));
    const problem = problemFromRequest(outcome.request);
    const neutral = neutralProblem(problem);
    const { types, profiles } = neutral;
    expect(types.map(({ profile }) => profile)).to.deep.equal([0, 1]);
    expect(profiles).to.deep.equal([{ type: 0 }, { type: 1 }]);
    expect([...scaledMatrix(problem, neutral, profiles[1]!)]).to.deep.equal([0, 1000, 2000, 3000, 0, 4000, 5000, 6000, 0]);
    expect([...scaledDurations(problem, neutral, profiles[0]!)]).to.deep.equal([0, 1001, 2000, 3000, 0, 4000, 5000, 6000, 0]);
    expect([...scaledDurations(problem, neutral, profiles[1]!)]).to.deep.equal([0, 1334, 2667, 4000, 0, 5334, 6667, 8000, 0]);
  });
});

describe('the problem of a dispatcher passed to peers', () => {
  const request = JSON.parse(makeInstance('dispatch-mixed', 30, 1).text) as PlanRequest;
  const mapped = planProblem(request);
  if ('fault' in mapped) throw new Error(mapped.fault.msg);
  const { problem } = mapped;
  const neutral = neutralProblem(problem);

  it('has meters, seconds and prices without loss', () => {
    const { scale, timeScale, costScale, types, prices } = neutral;
    expect([scale, timeScale, costScale]).to.deep.equal([1, 60, 900_000]);
    const [van] = request.vehicles;
    expect(types[0]).to.deep.include({
      fixedCost: van!.fixed_cost! * 900_000, unitCost: van!.cost_per_kilometer! * 900, timeCost: van!.cost_per_hour! * 250, overtimeCost: 14 * 250, overtimeAfter: 28_800, maxDuration: 34_200,
      earliest: 0, latest: 36_000, breaks: [{ earliest: 18_000, latest: 25_200, duration: 1800 }],
    });
    expect(types.map(({ end }) => end === null)).to.deep.equal([false, true, false, true, false, true]);
    expect(prices!.slice(0, 30)).to.deep.equal(request.stops.map(({ price_of_omission: price }) => (typeof price === 'number' ? price * 900_000 : null)));
    const travel = request.profiles![0]!.travel as TravelMatrices;
    const places = request.stops.slice(0, 2).map(({ location }) => request.locations.findIndex(({ id }) => id === location));
    expect(scaledMatrix(problem, neutral, { type: 0 })[1]).to.equal(travel.distances_meters![places[0]!]![places[1]!]);
    expect(scaledDurations(problem, neutral, { type: 0 })[1]).to.equal(travel.durations_seconds![places[0]!]![places[1]!]);
  });

  it('has every window of a stop, and for every type what it may not serve', () => {
    const two = request.stops.findIndex(({ windows }) => windows?.length === 2);
    expect(neutral.time!.windows[two]).to.have.length(2);
    expect(neutral.types[0]!.forbidden).to.deep.equal(request.stops.flatMap(({ skills }, stop) => (skills?.length ? [stop] : [])));
  });

  it('counts stops as goods where their number is limited', () => {
    const limited = neutralProblem({ ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, maxStops: 7 })) });
    expect(limited.quantities.at(-1)!.delivered.slice(0, 31)).to.deep.equal([...Array<number>(30).fill(1), 0]);
    expect(limited.types[0]!.capacity.at(-1)).to.equal(7);
  });

  it('has no way from a collection to a delivery where vehicles deliver first', () => {
    const { nodeCount, vehicleTypes, customers } = problem;
    const units = (from: number, to: number): Float64Array => Float64Array.from({ length: nodeCount }, (_, node) => Number(node >= from && node < to));
    const ordered = {
      ...problem, quantities: [{ delivered: units(0, 10), collected: units(10, customers.length) }],
      vehicleTypes: vehicleTypes.map((type) => ({ ...type, capacity: Float64Array.of(9), deliveriesFirst: true })),
    };
    const [mixed, first] = [{ ...ordered, vehicleTypes: ordered.vehicleTypes.map((type) => ({ ...type, deliveriesFirst: false })) }, ordered].map((one) => scaledMatrix(one, neutralProblem(one), { type: 0 }));
    expect(first![10 * nodeCount + 3]).to.equal(10 * mixed!.reduce((most, length) => Math.max(most, length)));
    expect([first![3 * nodeCount + 10], first![10 * nodeCount + 11]]).to.deep.equal([mixed![3 * nodeCount + 10], mixed![10 * nodeCount + 11]]);
    expect(neutralProblem(ordered).unsaid).to.deep.equal([]);
    expect(neutralProblem({ ...ordered, quantities: [{ delivered: units(0, 10), collected: units(10, 20) }] }).unsaid).to.deep.equal(['deliveries first beside stops without goods']);
  });

  it('has shipments, vehicles that come first, reloads and release times', () => {
    const [pickup, delivery] = [2, 3];
    const paired: Problem = { ...problem, primary: 'vehicles', shipments: [{ pickup, delivery, amounts: Float64Array.of(4), maxRide: Infinity }] };
    expect(neutralProblem(paired)).to.deep.include({ shipments: [{ pickup, delivery, amounts: [4] }], vehiclesFirst: true, unsaid: [] });
    expect(neutral).to.deep.include({ shipments: [], vehiclesFirst: false });
    expect(() => neutralProblem({ ...paired, shipments: [{ ...paired.shipments[0]!, amounts: Float64Array.of(0.5) }] })).to.throw('whole numbers');
    const limited = { ...paired, shipments: [{ ...paired.shipments[0]!, maxRide: 30 }], vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, lastInFirstOut: true })) };
    expect(neutralProblem(limited).unsaid).to.deep.equal(['limits on the rides of shipments', 'last in, first out']);
    const trips = neutralProblem(problemOf('C201R0.25.vrp'));
    expect([trips.types[0]!.reload, trips.unsaid]).to.deep.equal([{ depots: [0], duration: 0, maxTrips: null }, []]);
    expect(trips.time!.release!.some((at) => at > 0)).to.equal(true);
  });

  it('names what is not said to any peer', () => {
    expect(neutral.unsaid).to.deep.equal([]);
    const more = { ...problem, balanceCost: 1, relations: [{ kind: 'in-order', nodes: Int32Array.of(0, 1) }] } as const;
    expect(neutralProblem(more).unsaid).to.deep.equal(['relations between stops', 'a price of unbalanced durations']);
  });
});

describe("the check of a peer's answer", () => {
  const problem = problemOf('C101.txt');
  const apart = [...problem.customers].map((customer) => ({ type: 0, customers: [customer] }));
  const roomy = { ...problem, vehicleTypes: [{ ...problem.vehicleTypes[0]!, vehicles: new Int32Array(100) }] };

  it('computes the cost of the routes itself, and trusts the peer only for earlier incumbents', () => {
    const cost = evaluate(roomy, apart).total;
    const outcome = outcomeOf(roomy, { routes: apart, seconds: 2, iterations: 7, incumbents: [[0.5, cost + 9], [1, cost], [1.5, cost - 9]], peakRssBytes: 5 });
    expect(outcome).to.deep.equal({ cost, reason: null, ended: 'limit', seconds: 2, iterations: 7, routes: 100, operators: [], incumbents: [[0.5, cost + 9], [1, cost]], peakRssBytes: 5 });
    expect(outcomeOf(roomy, { routes: apart, seconds: 2 }).incumbents).to.deep.equal([[2, cost]]);
  });

  it('treats infeasible routes as no solution, and says why', () => {
    expect(outcomeOf(problem, { routes: apart, seconds: 2 })).to.deep.include({ cost: null, ended: 'failed', seconds: 2, incumbents: [] });
    expect(outcomeOf(problem, { routes: apart, seconds: 2 }).reason).to.include('has 25 vehicles');
    expect(outcomeOf(problem, { routes: 'nonsense' }).cost).to.equal(null);
  });

  it('distinguishes finding nothing from a problem that cannot be expressed', () => {
    expect(outcomeOf(problem, { routes: null, seconds: 3 })).to.deep.include({ cost: null, ended: 'limit', seconds: 3 });
    expect(outcomeOf(problem, { notExpressible: 'a limit' })).to.deep.include({ cost: null, ended: 'not-expressible', reason: 'a limit' });
  });
});

describe('the versions of the peers', () => {
  it('are pinned, each with a digest of the code that calls it', () => {
    const versions = Object.values(peerVersions());
    for (const { version } of versions) expect(version).to.match(/^\d+\.\d+/);
    expect(new Set(versions.map(({ code }) => code))).to.have.length(3);
  });
});
