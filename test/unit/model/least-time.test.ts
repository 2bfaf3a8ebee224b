import { expect } from 'chai';
import { distanceFunction } from '../../../src/model/distances.js';
import type { Problem, TimeDimension } from '../../../src/model/problem.js';
import { scheduleRoute } from '../../../src/model/schedule.js';
import { createRandom } from '../../../src/strategy/rng.js';
import { plainProblem } from '../../helpers/plain-problem.js';

const CUSTOMERS = 4;

const PACE = 0.1;

/** Soft windows of an hour at most, far apart beside the ways between them. */
function softProblem(seed: number): Problem {
  const random = createRandom(seed);
  const plain = plainProblem(seed, { customers: CUSTOMERS, vehicles: 1, windows: 100 });
  const each = (value: (node: number) => number): Float64Array => Float64Array.from({ length: plain.nodeCount }, (_, node) => value(node));
  const open = each((node) => (plain.customers.includes(node) ? random.below(300) : 0));
  const time: TimeDimension = {
    ...plain.time!, open, close: each((node) => (plain.customers.includes(node) ? open[node]! + random.below(60) : 2000)),
    service: each(() => 0), lateCost: each((node) => (plain.customers.includes(node) ? 1 + random.below(4) : 0)),
  };
  const [type] = plain.vehicleTypes;
  return { ...plain, time, primary: 'time', vehicleTypes: [{ ...type!, pace: PACE, maxDuration: Infinity, minuteCost: random.below(2) }] };
}

/** The least duration of all departures, and the least lateness in money of those. */
function leastOfAll(problem: Problem): { duration: number; lateness: number } {
  const { time, vehicleTypes: [type] } = problem;
  const distance = distanceFunction(problem);
  const nodes = [type!.start, ...problem.customers, type!.end];
  let least = { duration: Infinity, lateness: Infinity };
  for (let departure = 0; departure <= 600; departure += 0.05) {
    let [clock, lateness] = [departure, 0];
    for (let i = 1; i < nodes.length; i++) {
      const node = nodes[i]!;
      clock = Math.max(clock + PACE * distance(nodes[i - 1]!, node), time!.open[node]!);
      lateness += time!.lateCost[node]! * Math.max(0, clock - time!.close[node]!);
    }
    const duration = clock - departure;
    if (duration < least.duration - 1e-6 || (duration < least.duration + 1e-6 && lateness < least.lateness)) least = { duration, lateness };
  }
  return least;
}

describe('the schedule of a route where time comes before money', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    it(`has the least duration, then the least lateness, of all departures; seed ${seed}`, () => {
      const problem = softProblem(seed);
      const { duration, cost } = scheduleRoute(problem, 0, [...problem.customers]);
      const least = leastOfAll(problem);
      expect(duration).to.be.at.most(least.duration + 1e-6).and.at.least(least.duration - 0.05);
      // The departures that are tried lie some seconds apart.
      expect(cost.lateness).to.be.at.most(least.lateness + 1e-6).and.at.least(least.lateness - 0.05 * 4 * CUSTOMERS);
    });
  }
});
