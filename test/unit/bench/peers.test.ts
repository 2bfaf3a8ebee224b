import { expect } from 'chai';
import { join } from 'node:path';
import { outcomeOf } from '../../../bench/peers/peer-outcome.js';
import { neutralProblem, scaledDurations, scaledMatrix } from '../../../bench/peers/neutral-problem.js';
import { peerVersions } from '../../../bench/peers/peer-versions.js';
import { parseRequest } from '../../../src/contract/parse.js';
import { problemFromRequest } from '../../../src/contract/problem.js';
import { readProblemFile } from '../../../src/cli/problem-file.js';
import { evaluate } from '../../../src/model/cost.js';
import { packageRoot } from '../../../src/root.js';
import { withCap, withDemand, withLateCost } from '../../helpers/changed-problem.js';

const problemOf = (name: string) => readProblemFile(join(packageRoot, 'test', 'data', 'instances', name)).problem;

describe('the problem passed to peers', () => {
  it('has the integers of its family without loss', () => {
    const problem = problemOf('C101.txt');
    const { scale, costScale, customers, types, time } = neutralProblem(problem);
    expect([scale, costScale, customers.length, types.length]).to.deep.equal([10, 1, 100, 1]);
    expect(types[0]).to.deep.equal({ start: 0, end: 0, capacity: 200, fleet: 25, fixedCost: 0, unitCost: 1, profile: 0 });
    expect([time!.open[1], time!.close[1], time!.service[1], time!.maxDuration]).to.deep.equal([9120, 9670, 900, null]);
    const matrix = scaledMatrix(problem, scale);
    const length = evaluate(problem, [{ type: 0, customers: [1, 2] }]).length;
    expect(matrix[0 * 101 + 1]! + matrix[1 * 101 + 2]! + matrix[2 * 101]!).to.be.closeTo(10 * length, 1e-9);
  });

  it('rounds times that do not fit towards the stricter side', () => {
    const problem = problemOf('C101.txt');
    const odd = { ...problem.time! };
    odd.open = odd.open.map((value) => value + 0.01);
    odd.close = odd.close.map((value) => value + 0.01);
    odd.service = odd.service.map((value) => value + 0.01);
    const { time } = neutralProblem(withCap({ ...problem, time: odd }, 99.99));
    expect([time!.open[1], time!.close[1], time!.service[1], time!.maxDuration]).to.deep.equal([9121, 9670, 901, 999]);
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
    const { types, profiles, scale } = neutralProblem(problem);
    expect(types.map(({ profile }) => profile)).to.deep.equal([0, 1]);
    expect(profiles).to.deep.equal([1, 60 / 45]);
    expect([...scaledMatrix(problem, scale)]).to.deep.equal([0, 1000, 2000, 3000, 0, 4000, 5000, 6000, 0]);
    expect([...scaledDurations(problem, scale, profiles[0]!)]).to.deep.equal([0, 1001, 2000, 3000, 0, 4000, 5000, 6000, 0]);
    expect([...scaledDurations(problem, scale, profiles[1]!)]).to.deep.equal([0, 1334, 2667, 4000, 0, 5334, 6667, 8000, 0]);
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
