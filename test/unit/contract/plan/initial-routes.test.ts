import { expect } from 'chai';
import type { PlanChanges, PlanVerdict } from '#generated/types.js';
import { checkPlan } from '../../../../src/contract/plan/check-plan.js';
import { planProblem } from '../../../../src/contract/plan/problem.js';
import { planResult } from '../../../../src/contract/plan/result.js';
import type { PlannedRoutes } from '../../../../src/model/problem.js';
import { featuresOf } from '../../../../src/strategy/features.js';
import type { JsonObject } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, planRequestOf, SMALL_PLAN, verdictOf } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const STOPS = [ONE, TWO, { id: 'three', location: 'b' }, { id: 'four', location: 'a' }];

/** Three equal vans and a bike; routes of the second entry and of two vans. */
const day = (changes: Readonly<Record<string, unknown>> = {}): JsonObject => planBody({
  vehicles: [{ ...VAN, id: 'van', count: 3 }, { ...VAN, id: 'bike', fixed_cost: 1 }], stops: STOPS,
  initial_routes: [{ vehicle: 'bike', stops: ['four'] }, { vehicle: 'van', stops: [] }, { vehicle: 'van', stops: ['two', 'one'] }, { vehicle: 'van', stops: ['three'] }],
  ...changes,
});
const lockedDay = (changes: Readonly<Record<string, unknown>> = {}): JsonObject => day({ initial_routes: [{ vehicle: 'van', stops: ['one'] }, { vehicle: 'van', stops: ['two', 'three'], locked_visits: 1 }], ...changes });

describe('initial routes', () => {
  it('start the search on the vehicles that they name, in their order', () => {
    const { problem, initial } = planProblemOf(day());
    expect(initial).to.deep.equal([{ type: 1, vehicle: 3, customers: [3] }, { type: 0, vehicle: 0, customers: [1, 0] }, { type: 0, vehicle: 1, customers: [2] }]);
    expect(problem.changes).to.equal(null);
    expect(problem.vehicleTypes).to.have.length(2);
    expect(planProblemOf(planBody({ initial_routes: [] })).initial).to.equal(null);
  });

  describe('may name the numbers of equal vehicles', () => {
    const vans = (changes: Readonly<Record<string, unknown>> = {}): JsonObject => planBody({
      vehicles: [{ ...VAN, count: 1000 }], stops: STOPS,
      initial_routes: [{ vehicle: 'van', stops: ['two'] }, { vehicle: 'van', vehicle_number: 3, stops: ['one'] }, { vehicle: 'van', vehicle_number: 1000, stops: ['three'], locked_visits: 1 }, { vehicle: 'van', vehicle_number: 1, stops: ['four'] }],
      ...changes,
    });
    const namesOf = (routes: PlanVerdict['plan']): unknown => routes!.routes.map(({ vehicle_number: number, steps }) => [number, ...steps.flatMap((step) => (step.type === 'stop' ? [step.stop] : []))]);

    it('also those beyond the number of stops; the others are the first that are left', () => {
      const { problem, ids, initial } = planProblemOf(vans());
      expect(ids.vehicles).to.deep.equal([{ id: 'van', count: 8, numbers: [0, 1, 2, 3, 4, 5, 6, 999] }]);
      expect(initial!.map(({ vehicle }) => vehicle)).to.deep.equal([1, 2, 7, 0]);
      expect(problem.vehicleTypes.map(({ locked, vehicles }) => [[...locked], [...vehicles]])).to.deep.equal([[[], [0, 1, 2, 3, 4, 5, 6]], [[2], [7]]]);
      expect(planProblemOf(vans({ initial_routes: [] })).ids.vehicles).to.deep.equal([{ id: 'van', count: 4 }]);
    });

    it('and keep them in the answer, and in its check', () => {
      const { problem, ids, initial } = planProblemOf(vans());
      const plan = planResult(problem, ids, initial!, { strategy: 'alns', seed: 1, seconds: 0, initial });
      const kept = [[1, 'four'], [2, 'two'], [3, 'one'], [1000, 'three']];
      expect(namesOf(plan)).to.deep.equal(kept);
      const check = (changes: Readonly<Record<string, unknown>>, ...routes: readonly (readonly [number: number | null, stop: string])[]): PlanVerdict => {
        const outcome = checkPlan({ request: vans(changes), routes: routes.map(([vehicle_number, stop]) => ({ vehicle: 'van', vehicle_number, stops: [stop] })) }, () => null);
        if (!('verdict' in outcome)) throw new Error(JSON.stringify(outcome));
        return outcome.verdict;
      };
      const priced = { change_prices: { vehicle: 1 } };
      const { feasible, plan: checked } = check(priced, [1000, 'three'], [3, 'one'], [null, 'two'], [1, 'four']);
      expect([feasible, namesOf(checked), checked!.summary.changes, checked!.summary.costs.changes]).to.deep.equal([true, kept, { stops_on_another_vehicle: 0, stops_in_another_order: 0 }, 0]);
      const moved = check(priced, [1000, 'three'], [900, 'one'], [901, 'two'], [1, 'four']);
      expect([moved.feasible, moved.plan!.summary.changes, moved.plan!.summary.costs.changes]).to.deep.equal([true, { stops_on_another_vehicle: 2, stops_in_another_order: 0 }, 2]);
      expect(check({}, [1000, 'one'], [999, 'three']).violations.map(({ kind, vehicle_number: number }) => [kind, number])).to.deep.equal([['locked', 1000]]);
    });

    it('also where a shipment is on two routes, and a vehicle of one stop is on the road', () => {
      const shipments = [{ id: 'parcel', pickup: { location: 'a' }, delivery: { location: 'b' } }];
      const routes = ['pickup', 'delivery'].map((type) => ({ vehicle: 'van', visits: [{ type, shipment: 'parcel' }] }));
      expect(planProblemOf(vans({ stops: [], shipments, initial_routes: routes })).initial!.map(({ vehicle }) => vehicle)).to.deep.equal([0, 1]);
      const { problem } = planProblemOf(vans({ stops: [ONE], initial_routes: [{ vehicle: 'van', stops: ['one'], departed_at: '2026-11-02T08:00:00Z' }] }));
      expect(problem.vehicleTypes.map(({ vehicles }) => [...vehicles])).to.deep.equal([[0], [1]]);
    });
  });

  it('lock beginnings on a vehicle that is of its own kind then', () => {
    const { problem } = planProblemOf(lockedDay());
    expect(problem.vehicleTypes.map(({ locked, vehicles }) => [[...locked], [...vehicles]])).to.deep.equal([[[], [0, 2]], [[1], [1]], [[], [3]]]);
    expect(featuresOf(problem)).to.include('locked-routes');
  });

  it('may be on the road before the plan starts, and outside the shift of their vehicle; nobody else is', () => {
    const clock = (time: string): string => `2026-11-02T${time}:00+01:00`;
    const vehicles = [{ ...VAN, id: 'van', count: 2, shift: { earliest: clock('07:00'), latest: clock('09:30') } }, { ...VAN, id: 'bike' }];
    const request = planBody({ plan_start: clock('10:00'), vehicles, stops: STOPS, initial_routes: [{ vehicle: 'van', vehicle_number: 2, stops: ['one', 'two'], locked_visits: 1, departed_at: clock('06:30') }] });
    const { problem, ids } = planProblemOf(request);
    expect(ids.start.seconds).to.equal(Date.parse(clock('06:30')) / 1000);
    expect(problem.vehicleTypes.map(({ vehicles: numbers, locked, earliest, latest }) => [[...numbers], [...locked], earliest, latest]))
      .to.deep.equal([[[0], [], 210, 180], [[1], [0], 0, 180], [[2], [], 210, Infinity]]);
    const verdict = verdictOf({ ...request, vehicles: [vehicles[0]!, { ...vehicles[1]!, shift: null }] }, ['van', 'one'], ['bike', 'two', 'three', 'four']);
    expect(verdict.plan!.routes.find(({ vehicle }) => vehicle === 'bike')!.departs_at).to.equal(clock('10:00'));
  });

  it('have prices of changes, for which each vehicle with a route counts for itself', () => {
    const { problem } = planProblemOf(day({ change_prices: { vehicle: 5, order: 1 } }));
    expect(problem.vehicleTypes.map(({ vehicles }) => [...vehicles])).to.deep.equal([[0], [1], [2], [3]]);
    expect(problem.changes).to.deep.equal({ vehicleCost: 5, orderCost: 1, type: Int32Array.of(0, 0, 1, 3, -1), follows: Int32Array.of(1, -1, -1, -1, -2) });
    expect(planProblemOf(day({ change_prices: { order: 1 } })).problem.vehicleTypes).to.have.length(2);
    expect(planProblemOf(day({ change_prices: { vehicle: 0 } })).problem.changes).to.equal(null);
  });

  it('are compared with the answer, in which equal vehicles keep their stops', () => {
    const { problem, ids, initial } = planProblemOf(day());
    const resultOf = (routes: PlannedRoutes) => planResult(problem, ids, routes, { strategy: 'alns', seed: 1, seconds: 0, initial });
    const namesOf = (routes: PlannedRoutes): unknown[] => resultOf(routes).routes.map(({ vehicle, vehicle_number: number, steps }) => [vehicle, number, steps.flatMap((step) => (step.type === 'stop' ? [step.stop] : []))]);
    const swapped: PlannedRoutes = [{ type: 0, customers: [2] }, { type: 0, customers: [1, 0] }, { type: 1, customers: [3] }];
    expect(namesOf(swapped)).to.deep.equal([['van', 1, ['two', 'one']], ['van', 2, ['three']], ['bike', 1, ['four']]]);
    const changes = (routes: PlannedRoutes): PlanChanges | undefined => resultOf(routes).summary.changes;
    expect(changes(swapped)).to.deep.equal({ stops_on_another_vehicle: 0, stops_in_another_order: 0 });
    expect(changes([{ type: 0, customers: [1, 2, 0] }])).to.deep.equal({ stops_on_another_vehicle: 1, stops_in_another_order: 2 });
    expect(namesOf([{ type: 0, customers: [3] }, { type: 0, customers: [0] }])).to.deep.equal([['van', 1, ['one']], ['van', 2, ['four']]]);
  });

  it('without any, an answer says nothing of changes', () => {
    const { problem, ids, initial } = planProblemOf(planBody());
    expect(planResult(problem, ids, [{ type: 0, customers: [0, 1] }], { strategy: 'alns', seed: 1, seconds: 0, initial }).summary).not.to.have.property('changes');
  });

  it('cost what they are said to in a check', () => {
    const request = day({ change_prices: { vehicle: 5, order: 1 } });
    const verdict = verdictOf(request, ['van', 'two', 'three', 'one'], ['bike', 'four']);
    expect(verdict.feasible, JSON.stringify(verdict.violations)).to.equal(true);
    expect(verdict.plan!.summary.costs.changes).to.equal(5 + 2);
    expect(verdict.plan!.summary.changes).to.deep.equal({ stops_on_another_vehicle: 1, stops_in_another_order: 2 });
  });
});

describe('a locked beginning', () => {
  it('of a numbered vehicle holds for the route of that number', () => {
    const check = (vehicle_number?: number): unknown => {
      const outcome = checkPlan({ request: lockedDay(), routes: [{ vehicle: 'van', stops: ['two', 'three'], ...(vehicle_number && { vehicle_number }) }] }, () => null);
      return 'verdict' in outcome ? [outcome.verdict.feasible, outcome.verdict.plan!.routes[0]!.vehicle_number] : outcome;
    };
    expect(check(2)).to.deep.equal([true, 2]);
    expect(check()).to.deep.equal([false, 1]);
  });

  it('is checked', () => {
    expect(verdictOf(lockedDay(), ['van', 'one'], ['van', 'two', 'four', 'three'])).to.deep.include({ feasible: true });
    const { violations } = verdictOf(lockedDay(), ['van', 'one'], ['van', 'three', 'two']);
    expect(violations.map(({ kind, vehicle, vehicle_number: number }) => [kind, vehicle, number])).to.deep.equal([['locked', 'van', 2]]);
    expect(violations[0]!.message).to.match(/^The route of van does not begin with its locked visits/);
    expect(verdictOf(lockedDay(), ['van', 'one']).violations.map(({ kind }) => kind)).to.deep.equal(['locked']);
  });

  const at = (clock: string): string => `2026-11-02T${clock}Z`;
  const LATE = [{ ...ONE, windows: [{ latest: at('08:05:00') }] }, TWO];
  const begun = (changes: Readonly<Record<string, unknown>>): JsonObject => planBody({ plan_start: at('08:00:00'), initial_routes: [{ vehicle: 'van', stops: ['one', 'two'], locked_visits: 1 }], ...changes });
  const faultOf = (body: JsonObject): unknown => {
    const stated = planProblem(planRequestOf(body));
    return 'fault' in stated ? stated.fault : null;
  };

  it('that is impossible by itself is refused', () => {
    expect(faultOf(begun({ stops: LATE }))).to.deep.equal({
      loc: ['body', 'initial_routes', '0', 'locked_visits'],
      msg: 'locked_visits of initial_routes[0] is 1, and these visits alone are impossible: van reaches one at 2026-11-02T08:08:20Z at the earliest; its last window ends at 2026-11-02T08:05:00Z. ' +
        'Lower it, or change what forbids them; a stop with late_cost_per_hour may be late',
      type: 'value_error',
    });
    expect(faultOf(begun({ vehicles: [{ ...VAN, capacities: { kg: 3 } }], stops: [{ ...ONE, delivers: { kg: 4 } }, TWO] }))).to.have.property('msg').that.match(/van carries 4 kg; its capacity is 3/);
    expect(faultOf(begun({ stops: [{ ...ONE, skills: ['lift'] }, TWO] }))).to.have.property('msg').that.match(/lacks the skill /);
  });

  it('that has two alternatives, or goods that may not be on one route, is refused', () => {
    const both = { vehicles: [VAN], initial_routes: [{ vehicle: 'van', stops: ['one', 'two'], locked_visits: 2 }] };
    expect(faultOf(begun({ ...both, relations: [{ type: 'one_of', stops: ['one', 'two'] }] }))).to.have.property('msg').that.match(/one and two are alternatives, of which only one may be served/);
    expect(faultOf(begun({ relations: [{ type: 'one_of', stops: ['one', 'two'] }] }))).to.equal(null);
    const goods = { stops: [{ ...ONE, goods: ['food'] }, { ...TWO, goods: ['paint'] }], incompatible_goods: [{ goods: ['food', 'paint'] }] };
    expect(faultOf(begun({ ...both, ...goods }))).to.have.property('msg').that.match(/van serves one and two, whose goods may not be on one route/);
  });

  it('that delivers a shipment before its pickup is refused', () => {
    const shipments = [{ id: 'parcel', pickup: { location: 'a' }, delivery: { location: 'b' } }];
    const visits = (...types: string[]): object => ({ shipments, initial_routes: [{ vehicle: 'van', visits: types.map((type) => ({ type, shipment: 'parcel' })), locked_visits: types.length }] });
    for (const types of [['delivery'], ['delivery', 'pickup']]) expect(faultOf(begun({ ...visits(...types) }))).to.have.property('msg').that.match(/impossible: van delivers parcel before it picks it up\./);
    for (const types of [['pickup'], ['pickup', 'delivery']]) expect(faultOf(begun({ ...visits(...types) }))).to.equal(null);
  });

  describe('with shipments', () => {
    const parcels = (...changes: readonly object[]): readonly object[] => ['p', 'q'].map((id, k) => ({ id, pickup: { location: 'a' }, delivery: { location: 'b' }, amounts: { kg: 1 }, ...changes[k] }));
    const begunBy = (text: string, van: object = {}, ...changes: readonly object[]): JsonObject => begun({
      vehicles: [{ ...VAN, ...van }], shipments: parcels(...changes),
      initial_routes: [{ vehicle: 'van', visits: text.split(' ').map((visit) => ({ type: visit[0] === '+' ? 'pickup' : 'delivery', shipment: visit[1] })), locked_visits: text.split(' ').length }],
    });

    it('is refused where they are too much for the vehicle, delivered or not', () => {
      for (const text of ['+p +q', '+p +q -p', '+p +q -q -p']) {
        expect(faultOf(begunBy(text, { capacities: { kg: 1 } })), text).to.have.property('msg').that.match(/impossible: van carries 2 kg; its capacity is 1\./);
        expect(faultOf(begunBy(text, { capacities: { kg: 2 } })), text).to.equal(null);
      }
      expect(faultOf(begunBy('+p -p +q', { capacities: { kg: 1 } }))).to.equal(null);
    });

    it('is refused where one is below another when it is delivered', () => {
      const van = { unloading: 'last_in_first_out' };
      for (const text of ['+p +q -p', '+p +q -p -q']) expect(faultOf(begunBy(text, van)), text).to.have.property('msg').that.match(/impossible: The delivery of p comes while a shipment that was picked up later is on board/);
      for (const text of ['+p +q -q', '+p +q', '+p -p +q']) expect(faultOf(begunBy(text, van)), text).to.equal(null);
    });

    it('is refused where one is on board for too long, delivered or not', () => {
      // 400 s from a to b, where q is unloaded for 200 s.
      const within = (text: string, seconds: number): unknown => faultOf(begunBy(text, {}, { max_ride_seconds: seconds }, { delivery: { location: 'b', service_seconds: 200 } }));
      const aboard = (seconds: number, limit: number): RegExp => new RegExp(`impossible: p is on board of van for ${String(seconds)} s at least; its max_ride_seconds is ${String(limit)}\\.`, 'i');
      expect(within('+p +q -q -p', 500)).to.have.property('msg').that.match(aboard(600, 500));
      expect(within('+p +q -q -p', 600)).to.equal(null);
      expect(within('+p +q -q', 300)).to.have.property('msg').that.match(aboard(400, 300));
      expect(within('+p +q -q', 400)).to.equal(null);
    });
  });

  it('that breaks a relation between what it serves is refused', () => {
    const vehicles = [VAN, { ...VAN, id: 'bike' }];
    const related = (type: string, ids: readonly string[], ...routes: readonly (readonly [string, ...string[]])[]): unknown => {
      const initial = routes.map(([vehicle, ...stops]) => ({ vehicle, stops, locked_visits: stops.length }));
      return faultOf(begun({ vehicles, stops: STOPS, relations: [{ type, stops: ids }], initial_routes: initial }));
    };
    const apart = [['van', 'one'], ['bike', 'two']] as const;
    for (const type of ['in_order', 'in_direct_order']) {
      expect(related(type, ['two', 'one'], ['van', 'one', 'two'])).to.have.property('msg').that.match(/impossible: one and two must be on one vehicle, in the order of their relation/);
    }
    expect(related('in_direct_order', ['one', 'two'], ['van', 'one', 'three', 'two'])).to.have.property('msg').that.match(/with no other stop in between/);
    expect(related('same_vehicle', ['one', 'two'], ...apart)).to.deep.include({ loc: ['body', 'initial_routes', '1', 'locked_visits'] }).and.have.property('msg').that.match(/one and two must be on one vehicle\./);
    expect(related('different_vehicles', ['one', 'two'], ['van', 'one', 'two'])).to.have.property('msg').that.match(/one and two must not be on one vehicle/);
    for (const type of ['in_order', 'in_direct_order', 'same_vehicle']) expect(related(type, ['one', 'two', 'four'], ['van', 'one', 'two', 'three'])).to.equal(null);
    expect(related('in_order', ['four', 'one'], ['van', 'one', 'two'])).to.equal(null);
    expect(related('different_vehicles', ['one', 'two', 'four'], ...apart)).to.equal(null);
  });

  it('may end with a reload', () => {
    const visits = [{ type: 'stop', stop: 'one' }, { type: 'reload', location: 'depot' }, { type: 'stop', stop: 'two' }];
    const reloading = (changes: Readonly<Record<string, unknown>> = {}): JsonObject =>
      begun({ ...changes, vehicles: [{ ...VAN, reloads: { locations: ['depot'] } }], initial_routes: [{ vehicle: 'van', visits, locked_visits: 2 }] });
    expect(faultOf(reloading())).to.equal(null);
    expect(verdictOf(reloading(), ['van', 'one'])).to.deep.include({ feasible: true, violations: [] });
    expect(verdictOf(reloading(), ['van', 'one', 'two']).violations.map(({ kind }) => kind)).to.deep.equal(['locked']);
    expect(faultOf(reloading({ stops: LATE }))).to.have.property('msg').that.match(/van reaches one at 2026-11-02T08:08:20Z at the earliest/);
  });

  it('that may be late, or whose end only is out of reach, is not', () => {
    expect(faultOf(begun({ stops: [{ ...LATE[0], late_cost_per_hour: 60 }, TWO] }))).to.equal(null);
    expect(faultOf(begun({ vehicles: [{ ...VAN, max_duration_seconds: 600 }] }))).to.equal(null);
    expect(faultOf(begun({ stops: [ONE, { ...TWO, windows: [{ latest: at('08:00:01') }] }] }))).to.equal(null);
  });

  it('that is impossible is a violation in a check', () => {
    expect(verdictOf(begun({ stops: LATE }), ['van', 'one', 'two']).violations.map(({ kind }) => kind)).to.deep.equal(['window']);
  });
});
