import { expect } from 'chai';
import type { Problem } from '../../src/model/problem.js';
import { scheduleRoute } from '../../src/model/schedule.js';
import { longRoute } from '../helpers/long-route.js';
import { dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { kernelOf, type DetailedSolution } from './kernel-classes.js';

/** A route with breaks after an interval, often hard to keep: narrow windows, waits of all lengths, long legs and services, setups. */
function routeWithIntervals(seed: number): Problem {
  const random = dice(seed);
  const base = longRoute(seed, random.int(4, 16), {});
  const time = base.time!;
  const stretch = random.int(1, 5);
  const open = time.open.map((minute, node) => (node === 0 ? random.int(0, 20) : minute * stretch * 0.8 + random.int(0, 60)));
  const close = open.map((minute, node) => (node === 0 ? 4000 : minute + random.int(20, 200 * stretch)));
  const service = time.service.map((minutes, node) => (node > 0 && random.chance(0.2) ? random.int(10, 70) : minutes));
  const vehicle = {
    ...base.vehicleTypes[0]!, end: 0, pace: stretch / 2, earliest: random.int(0, 30), latest: random.chance(0.5) ? 4000 : random.int(200, 1500),
    breaks: [{ kind: 'interval', longest: random.int(60, 240), minutes: random.int(5, 45) } as const],
  };
  return {
    ...base, vehicleTypes: [vehicle],
    time: { ...time, open, close, service, setup: random.chance(0.3) ? new Float64Array(base.nodeCount).fill(random.int(1, 9)) : null, release: random.chance(0.3) ? service.map((_, node) => (node === 0 ? 0 : random.int(0, 60))) : null },
  };
}

describe('a route with breaks after an interval in the kernel', () => {
  it('takes a customer wherever the timetable has a schedule for the route with it, and nowhere else', () => {
    const tally = { taken: 0, refused: 0 };
    for (let seed = 1; seed <= countOf(150, 20_000); seed++) {
      const problem = routeWithIntervals(seed);
      const { instance, make } = kernelOf(problem);
      const solution = make('Solution', instance) as DetailedSolution;
      const timetable = make('Timetable', instance, problem.nodeCount + 2);
      const random = dice(seed);
      const isPossible = (customers: readonly number[]): boolean => {
        timetable.stop.set([0, ...customers, 0]);
        timetable.count = customers.length + 2;
        return timetable.cost(0) < Infinity;
      };
      solution.begin();
      const r = solution.openRoute(0);
      const stops: number[] = [];
      // In an order that is not the best one, so that there are detours and waits.
      for (const c of [...problem.customers].sort(() => random.int(-2, 1))) {
        const place = random.int(0, stops.length);
        const p = place === 0 ? solution.startBase + r : stops[place - 1]!;
        const possible = isPossible(stops.toSpliced(place, 0, c));
        if (stops.length > 0) {
          expect(solution.insertionCost(c, r, p, Infinity) < Infinity, `seed ${seed}: ${c} at ${place} of ${stops.join()}`).to.equal(possible);
          tally[possible ? 'taken' : 'refused']++;
        }
        if (!possible) continue;
        solution.insert(c, p);
        stops.splice(place, 0, c);
        expect(solution.hasSchedules(), `seed ${seed}: ${stops.join()}`).to.equal(true);
      }
    }
    expect(Math.min(tally.taken, tally.refused), JSON.stringify(tally)).to.be.above(300);
  });

  it('takes as many breaks as are due while it waits', () => {
    const base = longRoute(1, 2, {});
    const vehicle = { ...base.vehicleTypes[0]!, end: 0, earliest: 0, latest: 1000, breaks: [{ kind: 'interval', longest: 60, minutes: 10 } as const] };
    // The first customer must be served early, so that the vehicle waits for four hours and a half for the second one.
    const time = { ...base.time!, open: Float64Array.of(0, 10, 300), close: Float64Array.of(2000, 20, 310), service: Float64Array.of(0, 5, 5) };
    const problem = { ...base, vehicleTypes: [vehicle], time };
    const { instance, make } = kernelOf(problem);
    const timetable = make('Timetable', instance, 4);
    timetable.stop.set([0, 1, 2, 0]);
    timetable.count = 4;
    expect(timetable.cost(0)).to.be.below(Infinity);
    expect(scheduleRoute(problem, 0, [1, 2]).violation).to.equal(null);
  });
});
