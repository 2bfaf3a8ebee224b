import { expect } from 'chai';
import { problemFromRequest } from '../../src/contract/problem.js';
import { solvedResult, successEnvelope } from '../../src/contract/result.js';
import { routesFromResult, verifyResult } from '../../src/contract/result-reader.js';
import type { PlannedRoute, Problem } from '../../src/model/problem.js';
import { check, inspect } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import { scheduleRoute } from '../../src/model/schedule.js';
import { bruteForce, bruteRouteCost, bruteSchedule } from '../helpers/brute-force.js';
import { schemaValidator, type Json } from '../helpers/contract-document.js';
import { dice, randomProblem, randomRequest } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';

const SCHEDULES = countOf(300, 6000);
const ROUTES = countOf(200, 4000);
const SOLVED = countOf(50, 300);
const META = { requestId: 'AAAAAAAAAAAAAAAAAAAAAA', strategy: 'savings', seed: 1, seconds: 0 };

function randomRoute(problem: Problem, seed: number): PlannedRoute {
  const random = dice(seed);
  const customers = random.shuffle([...problem.customers]).slice(0, random.int(1, problem.customers.length));
  return { type: random.int(0, problem.vehicleTypes.length - 1), customers };
}

describe('the schedule of any route', () => {
  it('is the same as found by trying every departure', () => {
    let feasible = 0;
    let capped = 0;
    for (let seed = 1; seed <= SCHEDULES; seed++) {
      const problem = randomProblem(seed, { customers: 1 + (seed % 5), timed: true });
      const route = randomRoute(problem, seed);
      const schedule = scheduleRoute(problem, route.type, route.customers);
      const brute = bruteSchedule(problem, route);
      expect(schedule.violation === null, `seed ${seed}`).to.equal(brute !== null);
      if (brute === null) continue;
      feasible++;
      if (brute.departure > 0 && problem.vehicleTypes[route.type]!.maxDuration < Infinity) capped++;
      expect(schedule.lateness, `lateness, seed ${seed}`).to.be.closeTo(brute.lateness, 1e-6);
      for (const [i, stop] of schedule.stops.entries()) {
        expect(stop.start, `start ${i}, seed ${seed}`).to.be.closeTo(brute.starts[i]!, 1e-6);
      }
    }
    expect(feasible).to.be.above(SCHEDULES / 3);
    expect(capped).to.be.above(SCHEDULES / 30);
  });

  it('keeps its own rules stop by stop', () => {
    for (let seed = 1; seed <= SCHEDULES / 3; seed++) {
      const problem = randomProblem(seed, { customers: 5, timed: true });
      const time = problem.time!;
      const route = randomRoute(problem, seed);
      const { stops, duration, violation } = scheduleRoute(problem, route.type, route.customers);
      for (const [i, stop] of stops.entries()) {
        expect(stop.leave).to.equal(stop.start + time.service[stop.node]!);
        expect(stop.waiting).to.equal(stop.start - stop.arrival);
        if (stop.waiting > 0) expect(stop.start).to.equal(time.open[stop.node]);
        if (i > 0) expect(stop.arrival).to.be.at.least(stops[i - 1]!.leave);
      }
      expect(duration).to.be.closeTo(stops.at(-1)!.leave - stops[0]!.start, 1e-9);
      if (violation === null) expect(duration).to.be.at.most(problem.vehicleTypes[route.type]!.maxDuration + 1e-5);
    }
  });
});

describe('the checker and the evaluation', () => {
  it('agree on the cost and on what is feasible, although they share no schedule', () => {
    for (let seed = 1; seed <= ROUTES; seed++) {
      const problem = randomProblem(seed, { customers: 1 + (seed % 5) });
      const route = randomRoute(problem, seed);
      const { violations, cost } = inspect(problem, [route]);
      const broken = violations.filter((violation) => violation.kind !== 'missing-customer');
      const brute = bruteRouteCost(problem, route);
      expect(broken.length === 0, `seed ${seed}: ${JSON.stringify(broken)}`).to.equal(brute < Infinity);
      if (brute === Infinity) continue;
      expect(cost, `seed ${seed}`).to.be.closeTo(brute, 1e-6 * (1 + brute));
      expect(evaluate(problem, [route]).total, `seed ${seed}`).to.be.closeTo(brute, 1e-6 * (1 + brute));
    }
  });

  it('accept the optimum that brute force finds', () => {
    let solved = 0;
    for (let seed = 1; seed <= SOLVED; seed++) {
      const problem = randomProblem(seed, { customers: seed % 6 });
      const best = bruteForce(problem);
      if (best === null) continue;
      solved++;
      expect(check(problem, best.routes), `seed ${seed}`).to.deep.equal([]);
      expect(evaluate(problem, best.routes).total).to.be.closeTo(best.cost, 1e-6 * (1 + best.cost));
    }
    expect(solved).to.be.above(SOLVED / 2);
  });
});

describe('a result', () => {
  it('satisfies the contract, passes verification and gives the routes back', async () => {
    const validate = schemaValidator('SolvedResult', { strict: true });
    let solved = 0;
    for (let seed = 1; seed <= SOLVED; seed++) {
      const problem = problemFromRequest(randomRequest(seed, { customers: seed % 6 }));
      const best = bruteForce(problem);
      if (best === null) continue;
      solved++;
      const envelope = JSON.parse(new TextDecoder().decode(successEnvelope(solvedResult(problem, best.routes, META)))) as { readonly result: Json };
      expect(await validate(envelope.result), `seed ${seed}`).to.deep.equal([]);
      expect(verifyResult(problem, envelope), `seed ${seed}`).to.deep.equal([]);
      const { routes, vehicles, faults } = routesFromResult(problem, envelope);
      expect(faults).to.deep.equal([]);
      const text = (route: PlannedRoute): string => `${route.type}: ${route.customers.join(' ')}`;
      expect(routes.map(text)).to.have.members(best.routes.map(text));
      expect(vehicles).to.deep.equal([...vehicles].sort((a, b) => a - b));
    }
    expect(solved).to.be.above(SOLVED / 2);
  });
});
