import { expect } from 'chai';
import { check, inspect } from '../../../src/model/checker.js';
import { inspectSchedule } from '../../../src/model/checker/schedule-inspection.js';
import type { ViolationKind } from '../../../src/model/checker/violation.js';
import { evaluate } from '../../../src/model/cost.js';
import type { Changes, PlannedRoute, Problem, Reload, Shipment, TimeDimension, VehicleType } from '../../../src/model/problem.js';
import { scheduleRoute } from '../../../src/model/schedule.js';
import { timedLine } from '../../helpers/line-problem.js';

const DAY: readonly [number, number] = [0, 100];
const nodes = (...values: number[]): Float64Array => Float64Array.from(values);
const list = (...values: number[]): Int32Array => Int32Array.from(values);
const only = (...customers: number[]): PlannedRoute[] => [{ type: 0, customers }];

/** Customers 1 to 4 at x = 1 to 4 minutes from depot 0. */
function line(change: Partial<Problem> = {}, type: Partial<VehicleType> = {}, time: Partial<TimeDimension> = {}): Problem {
  const problem = timedLine([DAY, DAY, DAY, DAY, DAY], { demands: [0, 0, 0, 0, 0] });
  return {
    ...problem, objective: 'min_total_cost', vehicleTypes: problem.vehicleTypes.map((vehicle) => ({ ...vehicle, ...type })), time: { ...problem.time!, ...time }, ...change,
  };
}

function shipment(pickup: number, delivery: number, amount: number, maxRide = Infinity): Shipment {
  return { pickup, delivery, amounts: nodes(amount), maxRide };
}

const reload = (maxTrips: number, minutes = 5): Reload => ({ depots: list(0), minutes, maxTrips });
const delivered = (...amounts: number[]): Partial<Problem> => ({ quantities: [{ delivered: nodes(...amounts), collected: nodes(0, 0, 0, 0, 0) }] });
const two = { shipments: [shipment(1, 3, 6), shipment(2, 4, 5)] };
const several = (problem: Problem): Problem => ({ ...problem, vehicleTypes: [...problem.vehicleTypes, { ...problem.vehicleTypes[0]!, locked: list(), vehicles: list(1) }] });

const BROKEN: readonly (readonly [what: string, kind: ViolationKind, problem: Problem, routes: readonly PlannedRoute[], numbers?: readonly [value: number, limit: number]])[] = [
  ['only the pickup is served', 'shipment', line(two), only(1, 2, 4)],
  ['only the delivery is served', 'shipment', line(two), only(3, 2, 4)],
  ['the delivery comes first', 'shipment', line(two), only(3, 1, 2, 4)],
  ['two routes serve it', 'shipment', several(line(two)), [{ type: 0, customers: [1, 2, 4] }, { type: 1, customers: [3] }]],
  ['the load of two is too much', 'capacity', line(two), only(1, 2, 3, 4), [11, 10]],
  ['what is delivered otherwise is on board, too', 'capacity', line({ ...delivered(0, 0, 0, 0, 5), shipments: [shipment(1, 3, 6)] }), only(1, 2, 3, 4), [11, 10]],
  ['the load below is unloaded first', 'loading-order', line({ shipments: [shipment(1, 3, 1), shipment(2, 4, 1)] }, { lastInFirstOut: true }), only(1, 2, 3, 4)],
  ['the ride is too long', 'ride', line({ shipments: [shipment(1, 4, 1, 2)] }), only(1, 2, 3, 4), [3, 2]],
  ['a trip carries too much', 'capacity', line(delivered(0, 4, 4, 4, 4), { reload: reload(2) }), only(1, 0, 2, 3, 4), [12, 10]],
  ['there are too many trips', 'max-trips', line(delivered(0, 4, 4, 4, 4), { reload: reload(2) }), only(1, 0, 2, 0, 3, 4), [3, 2]],
  ['the route begins with a reload', 'reload', line({}, { reload: reload(9) }), only(0, 1, 2, 3, 4)],
  ['the route ends with a reload', 'reload', line({}, { reload: reload(9) }), only(1, 2, 3, 4, 0)],
  ['it reloads twice in a row', 'reload', line({}, { reload: reload(9) }), only(1, 2, 0, 0, 3, 4)],
  ['it reloads where it may not', 'depot-inside-route', line(), only(1, 0, 3, 4)],
  ['a customer is served by two trips', 'duplicate-customer', line({}, { reload: reload(9) }), only(1, 2, 0, 3, 4, 1)],
  ['the locked customers are not first', 'locked', line({}, { locked: list(2, 1) }), only(2, 3, 1, 4)],
  ['the locked route is not used', 'locked', several(line({}, { locked: list(2) })), [{ type: 1, customers: [1, 2, 3, 4] }]],
  ['a shipment rides through a reload that is too long', 'ride', line({ shipments: [shipment(1, 4, 1, 9)] }, { reload: reload(2) }), only(1, 2, 0, 3, 4), [12, 9]],
];

describe('the checker of shipments, trips and locked beginnings', () => {
  for (const [what, kind, problem, routes, numbers] of BROKEN) {
    it(`finds ${kind}: ${what}${numbers === undefined ? '' : `, ${numbers.join(' over ')}`}`, () => {
      const all = check(problem, routes);
      const found = all.find((violation) => violation.kind === kind);
      expect(found, JSON.stringify(all)).not.to.equal(undefined);
      if (numbers !== undefined) expect([found!.value, found!.limit]).to.deep.equal(numbers);
      expect(found!.message).to.match(/^[A-Z].*\.$/);
    });
  }

  it('accepts loads that are unloaded in reverse order, or delivered before the next is picked up', () => {
    const problem = line({ shipments: [shipment(1, 4, 5), shipment(2, 3, 5)] }, { lastInFirstOut: true });
    for (const order of [[1, 2, 3, 4], [1, 4, 2, 3]]) expect(check(problem, only(...order))).to.deep.equal([]);
  });

  it('accepts a load that stays on board through a reload', () => {
    const problem = line({ ...delivered(0, 0, 8, 8, 0), shipments: [shipment(1, 4, 2)] }, { reload: reload(2) });
    expect(check(problem, only(1, 2, 0, 3, 4))).to.deep.equal([]);
  });

  it('accepts collections before the deliveries of the next trip, whatever is said of the depot', () => {
    const problem = line({ quantities: [{ delivered: nodes(0, 0, 0, 4, 4), collected: nodes(9, 4, 4, 0, 0) }] }, { reload: reload(2), deliveriesFirst: true });
    expect(check(problem, only(1, 2, 0, 3, 4))).to.deep.equal([]);
    expect(check(problem, only(1, 2, 3, 4)).map(({ kind }) => kind)).to.include('deliveries-first');
  });

  it('counts customers, not reloads, as stops, and the way to the depot as distance', () => {
    const problem = line(delivered(0, 5, 5, 5, 5), { reload: reload(2), maxStops: 4 });
    expect(inspect(problem, only(1, 2, 0, 3, 4))).to.deep.equal({ violations: [], cost: 12 });
    expect(evaluate(problem, only(1, 2, 0, 3, 4)).total).to.equal(12);
  });

  it('charges a shipment that is left out once', () => {
    const problem = line({ shipments: [shipment(1, 4, 2)], omission: { price: nodes(0, 7, Infinity, Infinity, 7), priority: nodes(1, 1, 1, 1, 1) } });
    expect(inspect(problem, only(2, 3))).to.deep.equal({ violations: [], cost: 13 });
    expect(evaluate(problem, only(2, 3))).to.deep.include({ omission: 7, total: 13 });
  });

  it('counts the priority of a shipment without a price once', () => {
    const problem = line({ shipments: [shipment(1, 4, 2)], omission: { price: nodes(0, NaN, Infinity, Infinity, NaN), priority: nodes(1, 3, 1, 1, 3) } });
    expect(evaluate(problem, only(2, 3)).missed).to.equal(3);
  });
});

describe('the cost of changes', () => {
  const changes: Changes = { type: list(-1, 0, 0, 1, -1), follows: list(-2, -1, 1, -1, -2), vehicleCost: 10, orderCost: 1 };
  const problem = several(line({ changes, omission: { price: nodes(0, 0, 0, 0, 0), priority: nodes(1, 1, 1, 1, 1) } }, { reload: reload(2) }));
  const cases: readonly (readonly [what: string, routes: readonly PlannedRoute[], cost: number])[] = [
    ['nothing for the plan itself', [{ type: 0, customers: [1, 2] }, { type: 1, customers: [3] }], 0],
    ['nothing for what is new or left out at the end', [{ type: 0, customers: [1, 4] }], 0],
    ['nothing for a reload', [{ type: 0, customers: [1, 0, 2] }, { type: 1, customers: [3] }], 0],
    ['a new predecessor', [{ type: 0, customers: [1, 4, 2] }, { type: 1, customers: [3] }], 1],
    ['a new first customer', [{ type: 0, customers: [2] }], 1],
    ['another order', [{ type: 0, customers: [2, 1] }], 2],
    ['another vehicle', [{ type: 1, customers: [1, 2] }], 20],
    ['both', [{ type: 0, customers: [1, 2, 3] }], 11],
  ];
  for (const [what, routes, cost] of cases) {
    it(`is ${cost}: ${what}`, () => {
      const whole = evaluate(problem, routes);
      expect(whole.changes).to.equal(cost);
      expect(whole.total).to.equal(whole.routes.reduce((sum, { total }) => sum + total, cost));
      expect(inspect(problem, routes).cost).to.equal(whole.total);
    });
  }
});

describe('the schedule of trips', () => {
  it('loads for some minutes, and leaves when the next trip is released', () => {
    const problem = line({}, { reload: reload(2) }, { release: nodes(0, 0, 10, 0, 30) });
    const { departure, stops, violation } = scheduleRoute(problem, 0, [1, 2, 0, 3, 4]);
    expect(violation).to.equal(null);
    expect([departure, ...stops.map(({ start }) => start)]).to.deep.equal([21, 21, 22, 23, 25, 33, 34, 38]);
    expect(stops[3]).to.deep.equal({ node: 0, arrival: 25, setup: 0, waiting: 0, start: 25, leave: 30, lateness: 0 });
    expect(check(problem, only(1, 2, 0, 3, 4))).to.deep.equal([]);
  });

  it('waits at the depot for a release if it has left before', () => {
    const problem = line({}, { reload: reload(2) }, { release: nodes(0, 0, 0, 0, 30), close: nodes(100, 5, 100, 100, 100) });
    const { departure, stops } = scheduleRoute(problem, 0, [1, 2, 0, 3, 4]);
    expect([departure, stops[3]!.arrival, stops[3]!.waiting, stops[3]!.leave]).to.deep.equal([4, 8, 17, 30]);
    expect(check(problem, only(1, 2, 0, 3, 4))).to.deep.equal([]);
  });

  it('has reloads without times, too', () => {
    const problem = { ...line(delivered(0, 5, 5, 5, 5), { reload: reload(2) }), time: null };
    expect(inspect(problem, only(1, 2, 0, 3, 4))).to.deep.equal({ violations: [], cost: 12 });
    expect(scheduleRoute(problem, 0, [1, 2, 0, 3, 4]).stops.map(({ node }) => node)).to.deep.equal([0, 1, 2, 0, 3, 4, 0]);
  });
});

describe('the inspection of trips and rides', () => {
  const problem = line({ shipments: [shipment(3, 4, 1, 10)] }, { reload: reload(2) }, { release: nodes(0, 0, 0, 0, 30) });
  const route = only(1, 2, 0, 3, 4)[0]!;
  const { departure, breaks, stops } = scheduleRoute(problem, 0, route.customers);
  const kindsOf = (starts: readonly number[], from = departure): string[] =>
    inspectSchedule(problem, route, { departure: from, breaks, stops: stops.map(({ node }, i) => ({ node, start: starts[i]! })) }).violations.map(({ kind }) => kind);
  const starts = stops.map(({ start }) => start);

  it('accepts the schedule, and a wait before the pickup of a limited ride', () => {
    expect(kindsOf(starts)).to.deep.equal([]);
    expect(kindsOf(starts.map((start, i) => (i > 3 ? start + 7 : start)))).to.deep.equal([]);
  });

  it('finds a reload that ends before the release of the next trip', () => {
    expect(kindsOf(starts.map((start) => start - 1), departure - 1)).to.include('release');
  });

  it('finds loading that is too short, waits at a depot without need, and a ride that is too long', () => {
    expect(kindsOf(starts.map((start, i) => (i > 3 ? start - 1 : start)))).to.include('schedule');
    expect(kindsOf(starts.map((start, i) => (i > 2 ? start + 1 : start)))).to.include('schedule');
    expect(kindsOf(starts.map((start, i) => (i > 4 ? start + 10 : start)))).to.include('ride');
  });
});
