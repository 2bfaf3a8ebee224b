import { expect } from 'chai';
import type { PlanVerdict } from '#generated/types.js';
import { checkPlan } from '../../../../src/contract/plan/check-plan.js';
import { packPlan, unpackPlan } from '../../../../src/contract/plan/pack.js';
import { planMeta } from '../../../../src/contract/plan/parse.js';
import { planProblem } from '../../../../src/contract/plan/problem.js';
import { planResult } from '../../../../src/contract/plan/result.js';
import { check } from '../../../../src/model/checker.js';
import type { Json, JsonObject } from '../../../helpers/contract-document.js';
import { planBody, planFindings, planProblemOf, planRequestOf, SMALL_PLAN } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const SHIFT = { earliest: '2026-11-02T08:00:00+01:00', latest: '2026-11-02T17:00:00+01:00' };

/** The small request with vans of which one may leave the depot within an hour. */
function limited(changes: JsonObject = {}, vehicle: JsonObject = {}): JsonObject {
  return planBody({
    plan_start: '2026-11-02T07:30:00+01:00', depots: [{ location: 'depot', departures_per_hour: 1 }], vehicles: [{ ...VAN, count: 2, shift: SHIFT, ...vehicle }], ...changes,
  });
}

function verdictOf(request: Json, ...stops: readonly (readonly string[])[]): PlanVerdict {
  const outcome = checkPlan({ request, routes: stops.map((each) => ({ vehicle: 'van', stops: each })) }, () => null);
  if (!('verdict' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.verdict;
}

const departures = ({ plan }: PlanVerdict): readonly string[] => plan!.routes.map(({ departs_at: at }) => at);

describe('departures per hour', () => {
  it('share the vehicles of a kind between types for each hour in which all can leave', () => {
    const { problem } = planProblemOf(limited());
    const { vehicleTypes, fleetLimits, time, place } = problem;
    expect(vehicleTypes.map(({ start, vehicles }) => [start, [...vehicles]])).to.deep.equal([[3, [0, 1]], [4, [0, 1]]]);
    expect([...place!]).to.deep.equal([1, 2, 0, 0, 0]);
    expect([3, 4].map((node) => [time!.open[node], time!.close[node]])).to.deep.equal([[30, 90 - 1 / 60], [90, 150 - 1 / 60]]);
    expect(fleetLimits.map(({ types, most }) => [[...types], most])).to.deep.equal([[[0, 1], 2], [[0], 1], [[1], 1]]);
  });

  it('count hours of the clock in the offset of the plan, from its start', () => {
    const { problem: { time } } = planProblemOf(limited({ plan_start: '2026-11-02T07:50:00+05:45' }, { shift: null }));
    expect([...time!.open.slice(3)]).to.deep.equal([0, 10]);
    expect([...time!.close.slice(3)]).to.deep.equal([10 - 1 / 60, 70 - 1 / 60]);
  });

  it('lead to hours until everything has opened, and to none after all windows', () => {
    const hours = (windows: Json, shift: Json = SHIFT): number => planProblemOf(limited({ stops: [{ ...ONE, windows }, TWO] }, { shift })).problem.vehicleTypes.length;
    expect(hours([{ earliest: '2026-11-02T12:00:00+01:00' }])).to.equal(6);
    expect(hours([{ earliest: '2026-11-02T12:00:00+01:00' }], { ...SHIFT, latest: '2026-11-02T11:00:00+01:00' })).to.equal(3);
    const both = [{ latest: '2026-11-02T09:30:00+01:00' }];
    expect(planProblemOf(limited({ stops: [{ ...ONE, windows: both }, { ...TWO, windows: both }] }, { count: 9 })).problem.vehicleTypes.length).to.equal(2);
  });

  it('change nothing where there are no more vehicles than may leave, and where vehicles start elsewhere', () => {
    for (const body of [limited({}, { count: 1 }), limited({}, { start: null }), limited({}, { start: 'a' }), limited({ depots: [{ location: 'a', departures_per_hour: 1 }] }, { start: null }), limited({ depots: [{ location: 'depot' }] }), limited({ depots: null })]) {
      expect(planProblemOf(body).problem).to.deep.include({ fleetLimits: [] });
    }
  });

  it('need a location, one depot each, and not too many hours', () => {
    const messages = (depots: Json, vehicle: JsonObject = {}): string[] => planFindings(limited({ depots }, vehicle)).map(({ msg }) => msg);
    expect(messages([{ location: 'depott', departures_per_hour: 1 }])[0]).to.equal('location of depots[0] is "depott", which locations does not have: did you mean "depot"?');
    expect(messages([{ location: 'depot' }, { location: 'depot' }])[0]).to.equal('location of depots[1] is "depot", as is location of depots[0]: a location is one depot');
    expect(messages([{ location: 'depot', departures_per_hour: 0 }])[0]).to.contain('departures_per_hour of depots[0]');
    expect(messages([{ location: 'depot', docks: 2 }])[0]).to.equal('docks is not a field of a depot: did you mean departures_per_hour?');
    const long = planRequestOf(limited({ stops: [{ ...ONE, windows: [{ earliest: '2026-12-24T12:00:00+01:00' }] }, TWO] }, { shift: null }));
    expect(planProblem(long)).to.have.nested.property('fault.msg').that.contains('combinations of a kind of vehicle with an hour of its departure; at most 500 are supported');
    const from = (hour: string): JsonObject => ({ earliest: `2026-11-02T${hour}:00:00+01:00`, latest: `2026-11-02T${hour}:30:00+01:00` });
    const paused = planRequestOf(limited({ stops: [{ ...ONE, windows: [{ earliest: '2026-12-24T12:00:00+01:00' }] }, TWO] }, { shift: null, breaks: [{ type: 'window', ...from('08'), break_seconds: 600, other_windows: [from('12')] }] }));
    expect(planProblem(paused)).to.have.nested.property('fault.msg').that.matches(/an hour of its departure and windows of its breaks; at most 500 are supported: .*leave some windows of breaks out/);
  });

  it('are limits of the checker', () => {
    const { problem } = planProblemOf(limited());
    expect(check(problem, [{ type: 0, customers: [0] }, { type: 1, customers: [1] }])).to.deep.equal([]);
    expect(check(problem, [{ type: 0, customers: [0] }, { type: 0, customers: [1] }]).map(({ kind, value, limit }) => [kind, value, limit])).to.deep.equal([['fleet', 2, 1]]);
  });

  it('survive packing', () => {
    const stated = planProblemOf(limited());
    const unpacked = unpackPlan(packPlan({ ...stated, meta: planMeta(planRequestOf(limited())) }));
    expect(unpacked.problem).to.deep.equal(stated.problem);
  });

  it('give routes of one type other vehicles than those of another hour', () => {
    const { problem, ids } = planProblemOf(limited());
    const plan = planResult(problem, ids, [{ type: 0, customers: [0] }, { type: 1, customers: [1] }], { strategy: 'alns', seed: 1, seconds: 0 });
    expect(plan.routes.map(({ vehicle_number: number, departs_at: at }) => [number, at])).to.deep.equal([[1, '2026-11-02T08:00:00+01:00'], [2, '2026-11-02T09:00:00+01:00']]);
    expect(verdictOf(limited(), ...plan.routes.map(({ steps }) => steps.flatMap((step) => (step.type === 'stop' ? [step.stop] : []))))).to.deep.include({ feasible: true });
  });

  it('let a check find the hours in which the limits hold', () => {
    const early = { latest: '2026-11-02T08:30:00+01:00' };
    const stops = [{ ...ONE, windows: [early] }, TWO] as never;
    expect(departures(verdictOf(limited({ stops }), ['two'], ['one']))).to.deep.equal(['2026-11-02T09:00:00+01:00', '2026-11-02T08:00:00+01:00']);
    const both = limited({ stops: [{ ...ONE, windows: [early] }, { ...TWO, windows: [early] }] });
    expect(verdictOf(both, ['two'], ['one']).violations).to.deep.equal([{
      kind: 'departures', message: '2 vehicles leave depot between 2026-11-02T08:00:00+01:00 and 2026-11-02T09:00:00+01:00; at most 1 may.', value: 2, limit: 1,
    }]);
  });

  it('leave a route in the hour in which it is known to depart, so that verify compares the plan itself', () => {
    const routes = [{ vehicle: 'van', stops: ['one'] }, { vehicle: 'van', stops: ['two'] }];
    for (const known of [['08:00', '09:00'], ['09:00', '08:00']]) {
      const times = known.map((clock) => `2026-11-02T${clock}:00+01:00`);
      const outcome = checkPlan({ request: limited(), routes }, () => null, {}, { times: times.map((departure) => ({ departure, breaks: [] })) });
      expect('verdict' in outcome && departures(outcome.verdict)).to.deep.equal(times);
    }
  });

  it('are the reason for what nobody can serve in another hour', () => {
    const windows = [{ latest: '2026-11-02T08:09:00+01:00' }];
    const vans = { vehicles: [{ ...VAN, shift: SHIFT }, { ...VAN, id: 'other', shift: SHIFT }] };
    const reasonsOf = (window: Json): unknown => verdictOf(limited({ stops: [{ ...ONE, windows: window }, { ...TWO, windows }] as never, ...vans }), ['two']).plan!.unassigned[0]!.reasons
      .map(({ code, vehicle }) => [code, vehicle]);
    expect(reasonsOf(windows)).to.deep.equal([['window', 'van'], ['departures', 'other']]);
    expect(reasonsOf([{ latest: '2026-11-02T10:30:00+01:00' }])).to.deep.equal([['left_out', null]]);
  });

  it('keep a vehicle with locked visits in an hour in which its route can leave', () => {
    const { problem, initial } = planProblemOf(limited({ initial_routes: [{ vehicle: 'van', stops: ['one'], locked_visits: 1 }, { vehicle: 'van', stops: ['two'] }] }));
    expect(problem.vehicleTypes.map(({ locked, vehicles }) => [[...locked], [...vehicles]])).to.deep.equal([[[0], [0]], [[], [1]], [[], [1]]]);
    expect(initial!.map(({ type, vehicle }) => [type, vehicle])).to.deep.equal([[0, 0], [2, 1]]);
  });

  it('are chosen by duration where that comes first', () => {
    const stops = [{ ...ONE, windows: [{ earliest: '2026-11-02T09:20:00+01:00', latest: '2026-11-02T09:30:00+01:00' }] }, TWO];
    expect(departures(verdictOf(limited({ stops, objective: { first: 'time' } }), ['one']))).to.deep.equal(['2026-11-02T09:11:40+01:00']);
  });

  it('are no change of the vehicle', () => {
    const { problem, initial } = planProblemOf(limited({ initial_routes: [{ vehicle: 'van', stops: ['one'] }, { vehicle: 'van', stops: ['two'] }], change_prices: { vehicle: 10 } }));
    expect(problem.vehicleTypes.length).to.equal(4);
    expect(initial!.map(({ type }) => problem.vehicleTypes[type]!.vehicles[0])).to.deep.equal([0, 1]);
    expect(check(problem, [{ type: 0, customers: [0] }, { type: 3, customers: [1] }])).to.deep.equal([]);
  });
});
