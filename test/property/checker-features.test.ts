import { expect } from 'chai';
import { check, inspect } from '../../src/model/checker.js';
import { inspectSchedule, type ClaimedSchedule } from '../../src/model/checker/schedule-inspection.js';
import type { PlannedRoute, Problem } from '../../src/model/problem.js';
import { scheduleRoute } from '../../src/model/schedule.js';
import type { RouteSchedule, ScheduledBreak } from '../../src/model/schedule/route-schedule.js';
import { relationHolds, worthOf } from '../helpers/tiny-plans.js';
import { longRoute } from '../helpers/long-route.js';
import { featureProblem } from '../helpers/random-features.js';
import { dice, type Dice } from '../helpers/random-problem.js';
import { tinyProblem } from '../helpers/tiny-problem.js';
import { tinyWorth } from '../helpers/tiny-worth.js';
import { countOf } from '../helpers/thorough.js';

/** Any routes: customers in any order on any vehicles, some of them left out. */
function randomRoutes(random: Dice, { customers, vehicleTypes }: Problem): PlannedRoute[] {
  const served = random.shuffle([...customers]).filter(() => random.chance(0.9));
  const vehicles = random.shuffle(vehicleTypes.flatMap(({ vehicles: ids }, type) => Array.from(ids, () => type)));
  const routes = vehicles.map((type) => ({ type, customers: [] as number[] }));
  for (const customer of served) random.pick(routes).customers.push(customer);
  return routes.filter(({ customers: own }) => own.length > 0);
}

describe('the checker on tiny problems over all features', () => {
  it('finds violations exactly where trying everything finds no way to drive the routes, and costs the others alike', () => {
    const tally = { feasible: 0, infeasible: 0, timeless: 0 };
    for (let seed = 1; seed <= countOf(100, 3000); seed++) {
      const problem = tinyProblem(seed, { customers: 1 + (seed % 3) });
      const worth = tinyWorth(problem);
      const random = dice(seed);
      for (let round = 0; round < 3; round++) {
        const routes = randomRoutes(random, problem);
        const options = routes.map((route) => worth(route.type, route.customers));
        const served = new Set(routes.flatMap(({ customers }) => customers));
        const isComplete = [...problem.customers].every((customer) => served.has(customer) || problem.omission!.price[customer] !== Infinity);
        const isFeasible = isComplete && options.every((option) => option !== null) && problem.relations.every((relation) => relationHolds(problem, relation, routes));
        const { violations, cost } = inspect(problem, routes);
        expect(violations.length === 0, `seed ${seed}, ${JSON.stringify(routes)}: ${violations[0]?.message}`).to.equal(isFeasible);
        tally[isFeasible ? 'feasible' : 'infeasible']++;
        if (isComplete && options.some((option) => option === null)) tally.timeless++;
        if (!isFeasible) continue;
        expect(cost, `seed ${seed}`).to.be.closeTo(worthOf(problem, routes.map((route, k) => ({ route, ...options[k]! }))).money, 1e-6);
      }
    }
    for (const count of Object.values(tally)) expect(count, JSON.stringify(tally)).to.be.above(countOf(15, 500));
  });
});

const BIT = 0.25;

/** Changes of one step of a schedule, none of which leaves it possible. */
function* changes(problem: Problem, { departure, stops, breaks }: RouteSchedule): Generator<readonly [name: string, changed: ClaimedSchedule]> {
  const claim = { departure, stops, breaks };
  const withStop = (k: number, start: number): ClaimedSchedule => ({ ...claim, stops: stops.map((stop, i) => (i === k ? { ...stop, start } : stop)) });
  const withBreak = (k: number, change: Partial<ScheduledBreak>): ClaimedSchedule => ({ ...claim, breaks: breaks.map((pause, i) => (i === k ? { ...pause, ...change } : pause)) });
  const hasStart = problem.vehicleTypes[0]!.start >= 0;
  if (hasStart) for (const bit of [-BIT, BIT]) yield ['departure', { ...claim, departure: departure + bit }];
  for (const [k, stop] of stops.entries()) {
    yield [`earlier start of stop ${k}`, withStop(k, stop.start - BIT)];
    // Before its setup a vehicle may wait longer as long as the stop is closed.
    if (stop.setup === 0) yield [`later start of stop ${k}`, withStop(k, stop.start + BIT)];
  }
  for (const [k, { start, minutes, after }] of breaks.entries()) {
    const rules = problem.vehicleTypes[0]!.breaks;
    if (rules.every((rule) => rule.minutes !== minutes - BIT)) yield [`shorter break ${k}`, withBreak(k, { minutes: minutes - BIT })];
    if (rules.every((rule) => rule.minutes !== minutes + BIT)) yield [`longer break ${k}`, withBreak(k, { minutes: minutes + BIT })];
    if (after < stops.length - 1 && stops[after + 1]!.leave > stops[after + 1]!.start) yield [`break ${k} in service`, withBreak(k, { start: stops[after + 1]!.start })];
    if (after >= 0 && start - stops[after]!.leave < 1) yield [`break ${k} before the stop is left`, withBreak(k, { start: stops[after]!.leave - BIT })];
  }
  yield ['a stop more', { ...claim, stops: [...stops, stops.at(-1)!] }];
  yield ['a stop less', { ...claim, stops: stops.slice(1) }];
}

describe('the inspection of a schedule', () => {
  it('finds every step that is changed by a bit', () => {
    const tried = new Map<string, number>();
    for (let seed = 1; seed <= countOf(400, 10_000); seed++) {
      const problem = featureProblem(seed, { breaks: (['none', 'window', 'interval', 'any'] as const)[seed % 4]! });
      const route = { type: 0, customers: [...problem.customers] };
      const schedule = scheduleRoute(problem, 0, route.customers);
      if (schedule.violation !== null) continue;
      expect(inspectSchedule(problem, route, schedule).violations, `seed ${seed}`).to.deep.equal([]);
      for (const [name, changed] of changes(problem, schedule)) {
        const what = name.replace(/ \d+/, '');
        tried.set(what, (tried.get(what) ?? 0) + 1);
        expect(inspectSchedule(problem, route, changed).violations, `seed ${seed}: ${name}, ${JSON.stringify(schedule)}`).to.not.deep.equal([]);
      }
    }
    expect(tried.size, JSON.stringify([...tried])).to.equal(9);
    for (const [name, count] of tried) expect(count, name).to.be.above(5);
  });

  it('finds a break that is left out if it is due', () => {
    let tried = 0;
    for (let seed = 1; seed <= countOf(400, 5000); seed++) {
      const problem = featureProblem(seed, { breaks: 'window' });
      const route = { type: 0, customers: [...problem.customers] };
      const schedule = scheduleRoute(problem, 0, route.customers);
      if (schedule.violation !== null) continue;
      for (const pause of schedule.breaks) {
        tried++;
        const without = { ...schedule, breaks: schedule.breaks.filter((other) => other !== pause) };
        expect(inspectSchedule(problem, route, without).violations.map(({ kind }) => kind), `seed ${seed}`).to.include('break');
      }
    }
    expect(tried).to.be.above(30);
  });
});

describe('the check of a route that is too long for all breaks to be tried', () => {
  it('says only that no schedule was found, unless it is late without any break', () => {
    const long = longRoute(1, 14, { window: true, interval: true });
    const route = { type: 0, customers: [...long.customers] };
    const withRest = (minutes: number, longest: number, close: number): Problem => ({
      ...long, time: { ...long.time!, close: long.time!.close.map((minute) => Math.min(minute, close)) },
      vehicleTypes: long.vehicleTypes.map((type) => ({ ...type, breaks: [{ kind: 'interval', longest, minutes }] })),
    });
    expect(check(long, [route])).to.deep.equal([]);
    expect(check(withRest(500, 60, Infinity), [route])).to.deep.include({ kind: 'schedule', message: 'Route 0: no schedule with its breaks was found, and not all were tried.', route: 0, unproved: true });
    expect(check(withRest(500, 60, 5), [route]).map(({ kind }) => kind)).to.include('time-window');
  });
});
