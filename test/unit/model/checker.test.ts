import { expect } from 'chai';
import { check, checkRoute, inspect } from '../../../src/model/checker.js';
import { inspectSchedule, type ClaimedSchedule } from '../../../src/model/checker/schedule-inspection.js';
import type { ViolationKind } from '../../../src/model/checker/violation.js';
import { compareCosts, evaluate, routeCost } from '../../../src/model/cost.js';
import type { Problem, TimeDimension, VehicleType } from '../../../src/model/problem.js';
import { scheduleRoute } from '../../../src/model/schedule.js';
import { timedLine } from '../../helpers/line-problem.js';
import { featureProblem } from '../../helpers/random-features.js';
import { countOf } from '../../helpers/thorough.js';

const DAY: readonly [number, number] = [0, 100];

/** Customers 1 to 3 at x = 1, 2, 3 minutes from depot 0; a vehicle visits them in order in 6 minutes. */
function line(change: Partial<Problem> = {}, type: Partial<VehicleType> = {}, time: Partial<TimeDimension> = {}): Problem {
  const problem = timedLine([DAY, DAY, DAY, DAY], { vehicleCount: 2, startNodes: [0, 0], endNodes: [0, 0], capacities: [10, 10], speeds: [60, 60] });
  return {
    ...problem, objective: 'min_total_cost', vehicleTypes: problem.vehicleTypes.map((vehicle) => ({ ...vehicle, ...type })), time: { ...problem.time!, ...time }, ...change,
  };
}

const ALL = [{ type: 0, customers: [1, 2, 3] }];
const nodes = (...values: number[]): Float64Array => Float64Array.from(values);
const relation = (kind: 'same-vehicle' | 'different-vehicles' | 'in-order' | 'in-direct-order' | 'one-of', ...members: number[]) => ({ relations: [{ kind, nodes: Int32Array.from(members) }] });

/** Each constraint broken on purpose: what the checker must find, with value and limit. */
const BROKEN: readonly (readonly [ViolationKind, Problem, readonly { type: number; customers: number[] }[], (readonly [value: number, limit: number])?])[] = [
  ['capacity', line({ quantities: [{ delivered: nodes(0, 4, 4, 4), collected: nodes(0, 0, 0, 0) }] }), ALL, [12, 10]],
  ['capacity', line({ quantities: [{ delivered: nodes(0, 0, 0, 9), collected: nodes(0, 5, 0, 0) }] }), ALL, [14, 10]],
  ['deliveries-first', line({ quantities: [{ delivered: nodes(0, 0, 0, 4), collected: nodes(0, 5, 0, 0) }] }, { deliveriesFirst: true }), ALL],
  ['deliveries-first', line({ quantities: [{ delivered: nodes(0, 1, 1, 0), collected: nodes(0, 1, 1, 0) }] }, { deliveriesFirst: true }), ALL],
  ['vehicle-not-allowed', line({ allowed: Uint8Array.of(1, 1, 0, 1) }), ALL],
  ['max-stops', line({}, { maxStops: 2 }), ALL, [3, 2]],
  ['max-distance', line({}, { maxDistance: 5 }), ALL, [6, 5]],
  ['max-driving', line({}, { maxDriving: 5 }), ALL, [6, 5]],
  ['working-hours', line({}, { maxDuration: 5, minuteCost: 1 }), ALL, [6, 5]],
  ['shift', line({}, { earliest: 10, latest: 15 }), ALL, [16, 15]],
  ['time-window', line({}, { minuteCost: 1 }, { close: nodes(100, 100, 1, 100) }), ALL, [2, 1]],
  ['time-window', line({}, { latest: 50 }, { setup: nodes(0, 2, 2, 2), close: nodes(100, 100, 5, 100) }), ALL, [6, 5]],
  ['break', line({}, { earliest: 10, breaks: [{ kind: 'window', earliest: 11, latest: 11, minutes: 1 }, { kind: 'window', earliest: 11, latest: 11, minutes: 1 }], latest: 20 }, { close: nodes(100, 11, 100, 100) }), ALL],
  ['same-vehicle', line(relation('same-vehicle', 1, 3)), [{ type: 0, customers: [1, 2] }, { type: 0, customers: [3] }]],
  ['different-vehicles', line(relation('different-vehicles', 1, 3)), ALL],
  ['in-order', line(relation('in-order', 3, 1)), ALL],
  ['in-order', line(relation('in-order', 1, 3)), [{ type: 0, customers: [1, 2] }, { type: 0, customers: [3] }]],
  ['in-direct-order', line(relation('in-direct-order', 1, 3)), ALL],
  ['in-direct-order', line(relation('in-direct-order', 2, 1)), ALL],
  ['one-of', line(relation('one-of', 2, 3)), ALL],
  ['missing-customer', line(relation('one-of', 1, 2, 3)), []],
  ['incompatible-goods', line({ incompatible: { kinds: Int32Array.of(0, 1, 0, 2), excludes: Int32Array.of(0, 2, 0, 1) } }), ALL],
  ['missing-customer', line({ omission: { price: nodes(0, Infinity, 5, NaN), priority: nodes(1, 1, 1, 1) } }), []],
];

describe('the checker of routes that are too long or too many', () => {
  const missing = (routes: { type: number; customers: number[] }[]) => check(line(), routes).filter(({ kind }) => kind === 'missing-customer').map(({ node }) => node);

  it('names the length and the repeated customer, and misses only who is not visited', () => {
    const repeated = [{ type: 0, customers: [1, 2, 1, 2] }];
    expect(check(line(), repeated).map(({ kind }) => kind)).to.deep.equal(['malformed', 'duplicate-customer', 'duplicate-customer', 'missing-customer']);
    expect(check(line(), repeated)[0]!.message).to.equal('Route 0: has 4 stops, more than the 3 customers there are; visit each once.');
    expect(missing(repeated)).to.deep.equal([3]);
    expect(inspect(line(), repeated).cost).to.equal(null);
  });

  it('counts the visits of the last of too many routes', () => {
    const problem = timedLine([DAY, DAY], { vehicleCount: 2, startNodes: [0, 0], endNodes: [0, 0], capacities: [10, 10], speeds: [60, 60] });
    const found = check(problem, [{ type: 0, customers: [] }, { type: 0, customers: [1] }]).map(({ kind }) => kind);
    expect(found).to.deep.equal(['malformed', 'empty-route']);
  });
});

describe('the checker of routes with any features', () => {
  for (const [kind, problem, routes, numbers] of BROKEN) {
    it(`finds ${kind} broken on purpose${numbers === undefined ? '' : `: ${numbers.join(' over ')}`}`, () => {
      const found = check(problem, routes).find((violation) => violation.kind === kind);
      expect(found, JSON.stringify(check(problem, routes))).not.to.equal(undefined);
      if (numbers !== undefined) expect([found!.value, found!.limit]).to.deep.equal(numbers);
      expect(found!.message).to.match(/^[A-Z].*\.$/);
    });
  }

  it('accepts customers that follow each other directly, whether one of them is left out or the vehicle reloads between them', () => {
    const omission = { price: nodes(0, 5, 5, 5), priority: nodes(1, 1, 1, 1) };
    const reload = { depots: Int32Array.of(0), minutes: 0, maxTrips: 3 };
    const problem = line({ ...relation('in-direct-order', 1, 2, 3), omission }, { reload });
    for (const customers of [[1, 2, 3], [1, 3], [1, 2, 0, 3]]) expect(check(problem, [{ type: 0, customers }])).to.deep.equal([]);
  });

  it('counts alternatives as left out once: by the rules of the first of them, and only if none is served', () => {
    const problem = line({ ...relation('one-of', 2, 1), omission: { price: nodes(0, Infinity, 5, NaN), priority: nodes(1, 1, 1, 4) } });
    expect(inspect(problem, [])).to.deep.equal({ violations: [], cost: 5 });
    expect(inspect(problem, [{ type: 0, customers: [1, 3] }])).to.deep.equal({ violations: [], cost: evaluate(problem, [{ type: 0, customers: [1, 3] }]).total });
    expect([evaluate(problem, []), evaluate(problem, [{ type: 0, customers: [1] }])].map(({ missed, omission }) => [missed, omission])).to.deep.equal([[4, 5], [4, 0]]);
    const missing = check({ ...problem, ...relation('one-of', 1, 2) }, []);
    expect(missing.map(({ kind, node }) => [kind, node])).to.deep.equal([['missing-customer', 1]]);
  });

  it('accepts goods that go together, and those that do not on different routes', () => {
    const problem = line({ incompatible: { kinds: Int32Array.of(0, 1, 4, 2), excludes: Int32Array.of(0, 2, 0, 1) } });
    expect(check(problem, [{ type: 0, customers: [1, 2] }, { type: 0, customers: [3] }])).to.deep.equal([]);
    const reload = { depots: Int32Array.of(0), minutes: 0, maxTrips: 3 };
    expect(check({ ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, reload })) }, [{ type: 0, customers: [1, 2, 0, 3] }]).map(({ kind }) => kind)).to.deep.equal(['incompatible-goods']);
    const [fault] = check(problem, ALL);
    expect(fault).to.deep.include({ kind: 'incompatible-goods', route: 0, node: 3, message: 'Route 0 serves customers 1 and 3, whose goods may not be on one route.' });
  });

  it('accepts deliveries before collections, a customer with both between them, and any order of a vehicle that may mix them', () => {
    const quantities = [{ delivered: nodes(0, 4, 4, 0), collected: nodes(0, 0, 2, 2) }];
    expect(check(line({ quantities }, { deliveriesFirst: true }), ALL)).to.deep.equal([]);
    expect(check(line({ quantities }, { deliveriesFirst: true }), [{ type: 0, customers: [2, 1, 3] }]).map(({ kind, node }) => [kind, node])).to.deep.equal([['deliveries-first', 1]]);
    expect(check(line({ quantities }), [{ type: 0, customers: [2, 1, 3] }])).to.deep.equal([]);
  });

  it('lets only required customers count as missing', () => {
    const omission = { price: nodes(0, 7, NaN, Infinity), priority: nodes(1, 1, 4, 1) };
    const problem = line({ omission });
    expect(check(problem, [{ type: 0, customers: [3] }])).to.deep.equal([]);
    expect(inspect(problem, [{ type: 0, customers: [3] }]).cost).to.equal(6 + 7);
  });

  it('accepts every schedule of scheduleRoute, at its cost, and no other times of its', () => {
    let moved = 0;
    for (let seed = 1; seed <= countOf(400, 1500); seed++) {
      const problem = featureProblem(seed, seed % 3 === 0 ? {} : { breaks: 'window' });
      const route = { type: 0, customers: [...problem.customers] };
      const schedule = scheduleRoute(problem, 0, route.customers);
      const { violations, cost, duration } = inspectSchedule(problem, route, schedule);
      expect(violations.length === 0, `seed ${seed}: ${violations[0]?.message}`).to.equal(schedule.violation === null);
      if (schedule.violation !== null) continue;
      expect(duration, `seed ${seed}`).to.be.closeTo(schedule.duration, 1e-9);
      expect(cost, `seed ${seed}`).to.be.closeTo(schedule.cost.time + schedule.cost.overtime + schedule.cost.lateness, 1e-9);
      const early: ClaimedSchedule = { ...schedule, stops: schedule.stops.map((stop, i) => (i === schedule.stops.length - 1 ? { ...stop, start: stop.start - 1 } : stop)) };
      if (inspectSchedule(problem, route, early).violations.length > 0) moved++;
    }
    expect(moved).to.be.above(80);
  });

  it('recomputes the cost that evaluate gives', () => {
    let feasible = 0;
    for (let seed = 1; seed <= countOf(200, 500); seed++) {
      const problem = { ...featureProblem(seed, { breaks: 'none' }), balanceCost: 2 };
      const [first, ...rest] = problem.customers;
      const routes = [{ type: 0, customers: [first!] }, ...(rest.length === 0 ? [] : [{ type: 0, customers: rest }])];
      const { violations, cost } = inspect(problem, routes);
      if (violations.length > 0) continue;
      feasible++;
      expect(cost, `seed ${seed}`).to.be.closeTo(evaluate(problem, routes).total, 1e-6);
    }
    expect(feasible).to.be.above(25);
  });
});

describe('the check of one route', () => {
  it('names what the route breaks in every plan, and nothing that others decide', () => {
    let named = 0;
    for (const [kind, problem, routes] of BROKEN) {
      const all = check(problem, routes).map(({ message }) => message);
      for (const [index, route] of routes.entries()) {
        const own = checkRoute(problem, route).map(({ message }) => message.replace('Route 0', `Route ${index}`));
        expect(all, kind).to.include.members(own);
        named += own.length;
      }
    }
    expect(named).to.be.above(10);
    expect(check(line(), [{ type: 0, customers: [1] }])).to.have.length(2);
    expect(checkRoute(line(), { type: 0, customers: [1] })).to.deep.equal([]);
  });
});

describe('the cost of a solution', () => {
  const paid = { minuteCost: 2, overtimeAfter: 5, overtimeCost: 3 };

  it('has a part for each kind of cost', () => {
    expect(routeCost(line({}, paid), { type: 0, customers: [1, 2, 3] })).to.deep.include({ distance: 6, time: 12, overtime: 3, total: 21, duration: 6 });
  });

  it('charges what is left out, and unequal durations', () => {
    const omission = { price: nodes(0, 7, NaN, 9), priority: nodes(1, 1, 4, 1) };
    expect(evaluate(line({ omission }), [])).to.deep.include({ missed: 4, omission: 16, total: 16 });
    const routes = [{ type: 0, customers: [1] }, { type: 0, customers: [2, 3] }];
    expect(evaluate(line({ balanceCost: 2, primary: 'time' }), routes)).to.deep.include({ balance: 8, primary: 8, total: 16 });
    expect(evaluate(line({ primary: 'vehicles' }), routes).primary).to.equal(2);
  });

  it('is compared by what is missed, then by the objective before money, then by money', () => {
    const cost = (missed: number, primary: number, total: number) => ({ missed, primary, total });
    expect(compareCosts(cost(0, 9, 9), cost(1, 0, 0))).to.be.below(0);
    expect(compareCosts(cost(1, 9, 0), cost(1, 2, 9))).to.be.above(0);
    expect(compareCosts(cost(1, 2 + 1e-12, 5), cost(1, 2, 9))).to.be.below(0);
    expect(compareCosts(cost(1, 2, 5), cost(1, 2, 5))).to.equal(0);
  });
});
