import { expect } from 'chai';
import type { PlanVerdict } from '#generated/types.js';
import { checkPlan } from '../../../../src/contract/plan/check-plan.js';
import { planProblem } from '../../../../src/contract/plan/problem.js';
import type { JsonObject } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, planRequestOf, verdictOf } from '../../../helpers/plan-request.js';

const at = (clock: string): string => `2026-11-02T${clock}+01:00`;
const VAN = { id: 'van', start: 'depot', end: 'depot', cost_per_hour: 30 };
const NEAR = { id: 'near', location: 'near' };
const LATER = { id: 'later', location: 'other', windows: [{ earliest: at('10:00:00'), latest: at('10:30:00') }] };

/** A van that left at 8:00 and was six minutes later at its first stop, and one to serve at ten; it is 8:07. */
function onTheRoad(vehicle: object = {}, later: object = {}, changes: Readonly<Record<string, unknown>> = {}): JsonObject {
  return planBody({
    plan_start: at('08:07:00'), locations: [{ id: 'depot', position: [0, 0] }, { id: 'near', position: [3600, 0] }, { id: 'other', position: [0, 3600] }],
    vehicles: [{ ...VAN, ...vehicle }], stops: [NEAR, { ...LATER, ...later }],
    initial_routes: [{ vehicle: 'van', stops: ['near'], locked_visits: 1, departed_at: at('08:00:00') }], ...changes,
  });
}

const bothOf = (request: JsonObject): PlanVerdict => verdictOf(request, ['van', 'near', 'later']);
const messages = ({ violations }: PlanVerdict): readonly string[] => violations.map(({ message }) => message);
const timesOf = ({ plan }: PlanVerdict): readonly unknown[] => plan!.routes.map(({ departs_at: departs, steps }) => [departs, ...steps.flatMap((step) => (step.type === 'stop' ? [step.begins_at] : []))]);

describe('a vehicle that has departed', () => {
  it('does not leave again later, though that would cost less', () => {
    const verdict = bothOf(onTheRoad());
    expect(verdict.feasible, JSON.stringify(verdict.violations)).to.equal(true);
    expect(timesOf(verdict)).to.deep.equal([[at('08:00:00'), at('08:06:00'), at('10:00:00')]]);
    expect(verdict.plan!.summary.costs.time).to.be.closeTo(63, 1e-9);
  });

  it('does so without a start as well, where its first visit begins when it departed', () => {
    const verdict = bothOf(onTheRoad({ start: null }));
    expect(timesOf(verdict)).to.deep.equal([[at('08:00:00'), at('08:00:00'), at('10:00:00')]]);
    const early = { ...NEAR, setup_seconds: 60, windows: [{ latest: at('07:50:00') }, { earliest: at('08:05:00'), latest: at('09:30:00') }] };
    expect(timesOf(bothOf(onTheRoad({ start: null }, {}, { stops: [early, LATER] })))).to.deep.equal([[at('08:04:00'), at('08:05:00'), at('10:00:00')]]);
  });

  it('carries nothing that was released since', () => {
    const released = onTheRoad({}, { windows: [], released_at: at('08:30:00') });
    expect(messages(bothOf(released))).to.deep.equal([`van left its start at ${at('08:00:00')}, and carries what is released at ${at('08:30:00')}.`]);
    expect(verdictOf(released, ['van', 'near']).plan!.unassigned[0]!.reasons).to.deep.equal([
      { code: 'schedule', vehicle: 'van', message: `with later alone, van carries what is released at ${at('08:30:00')}; it left at ${at('08:00:00')}` },
    ]);
    expect(bothOf(onTheRoad({ reloads: { locations: ['depot'] } }, { windows: [], released_at: at('08:30:00') })).feasible).to.equal(false);
    const visits = [{ type: 'stop', stop: 'near' }, { type: 'reload', location: 'depot' }, { type: 'stop', stop: 'later' }];
    const outcome = checkPlan({ request: onTheRoad({ reloads: { locations: ['depot'] } }, { windows: [], released_at: at('08:30:00') }), routes: [{ vehicle: 'van', visits }] }, () => null);
    expect('verdict' in outcome && outcome.verdict.feasible).to.equal(true);
  });

  it('is out since then: for limits on its duration, and for breaks', () => {
    expect(bothOf(onTheRoad({ max_duration_seconds: 3600 })).violations.map(({ kind }) => kind)).to.deep.equal(['duration']);
    expect(verdictOf(onTheRoad({ max_duration_seconds: 3600 }), ['van', 'near']).plan!.unassigned[0]!.reasons.map(({ code }) => code)).to.deep.equal(['duration']);
    const rest = { type: 'window', earliest: at('09:00:00'), latest: at('09:30:00'), break_seconds: 600 };
    expect(bothOf(onTheRoad({ breaks: [rest] })).plan!.routes[0]!.steps.map(({ type }) => type)).to.deep.equal(['start', 'stop', 'break', 'stop', 'end']);
  });

  it('keeps limits that its plan met exactly, though the departure in an answer is rounded', () => {
    const limits = { max_duration_seconds: 7560, max_driving_seconds: 3600 };
    const left = (departed: string): JsonObject => onTheRoad(limits, {}, { initial_routes: [{ vehicle: 'van', stops: ['near'], locked_visits: 1, departed_at: at(departed) }] });
    expect(messages(bothOf(left('08:00:00')))).to.deep.equal([]);
    expect(messages(bothOf(left('07:59:59.999')))).to.deep.equal([]);
    expect(messages(bothOf(left('07:59:59.9')))).to.have.length(1);
    expect(60 * planProblemOf(left('07:59:59.999')).problem.vehicleTypes[0]!.maxDriving).to.be.closeTo(3600.002, 1e-9);
  });

  it('waits for its first visit on the road', () => {
    const request = onTheRoad({}, {}, { initial_routes: [{ vehicle: 'van', stops: ['later'], departed_at: at('08:00:00') }] });
    expect(timesOf(verdictOf(request, ['van', 'later']))).to.deep.equal([[at('08:00:00'), at('10:00:00')]]);
  });

  it('reloads where it started, and ends there', () => {
    const { problem } = planProblemOf(onTheRoad({ reloads: { locations: ['depot'] } }));
    const [{ start, end, reload }] = problem.vehicleTypes as never as [{ start: number; end: number; reload: { depots: Int32Array } }];
    expect([start, end, [...reload.depots]]).to.deep.equal([3, 2, [2]]);
    expect([problem.time!.open[3], problem.time!.close[3]]).to.deep.equal([0, 0]);
  });
});

describe('the present', () => {
  const NOW = at('08:20:00');
  /** A van on its way to a stop that it reaches at nine, past a place that it passed at a minute past eight. */
  const milk = (stop: object = {}, changes: Readonly<Record<string, unknown>> = {}): JsonObject => planBody({
    plan_start: NOW, locked_until: NOW, locations: [{ id: 'depot', position: [0, 0] }, { id: 'far', position: [36000, 0] }, { id: 'near', position: [600, 0] }],
    vehicles: [{ id: 'van', start: 'depot' }], stops: [{ id: 'far', location: 'far' }, { id: 'milk', location: 'near', ...stop }],
    initial_routes: [{ vehicle: 'van', stops: ['far'], departed_at: at('08:00:00') }], ...changes,
  });

  it('is when visits begin at the earliest that are not locked', () => {
    expect(timesOf(verdictOf(milk(), ['van', 'milk', 'far']))).to.deep.equal([[at('08:00:00'), NOW, at('09:19:00')]]);
    const locked = [{ vehicle: 'van', stops: ['milk', 'far'], locked_visits: 1, departed_at: at('08:00:00') }];
    expect(timesOf(verdictOf(milk({}, { initial_routes: locked }), ['van', 'milk', 'far']))).to.deep.equal([[at('08:00:00'), at('08:01:00'), at('09:00:00')]]);
    expect(timesOf(verdictOf(milk({}, { locked_until: null }), ['van', 'milk', 'far']))).to.deep.equal([[at('08:00:00'), at('08:01:00'), at('09:00:00')]]);
  });

  it('of an earlier plan, for which visits waited, still holds for them once they are locked', () => {
    const locked = (begun_at: readonly string[] | null): JsonObject => milk({}, { locked_until: at('08:30:00'), initial_routes: [{ vehicle: 'van', stops: ['milk', 'far'], locked_visits: 1, departed_at: at('08:00:00'), begun_at }] });
    const times = (begun_at: readonly string[] | null): unknown => timesOf(verdictOf(locked(begun_at), ['van', 'milk', 'far']));
    for (const none of [null, []]) expect(times(none)).to.deep.equal([[at('08:00:00'), at('08:01:00'), at('09:00:00')]]);
    const [[, milked, far]] = times([NOW]) as [[string, string, string]];
    for (const [found, expected] of [[milked, NOW], [far, at('09:19:00')]] as const) expect(Date.parse(found)).to.be.within(Date.parse(expected) - 2, Date.parse(expected));
  });

  it('is when vehicles reload at the earliest, unless that is locked', () => {
    const stop = (id: string): object => ({ id, location: 'near', delivers: { kg: 1 } });
    const reload = { type: 'reload', location: 'depot' };
    const visits = [{ type: 'stop', stop: 'one' }, reload, { type: 'stop', stop: 'two' }, reload, { type: 'stop', stop: 'three' }];
    const timesWith = (locked: number): unknown => {
      const request = onTheRoad({ capacities: { kg: 1 }, reloads: { locations: ['depot'], loading_seconds: 60 } }, {}, {
        locked_until: at('08:40:00'), stops: ['one', 'two', 'three'].map(stop), initial_routes: [{ vehicle: 'van', visits: visits.slice(0, locked), locked_visits: locked, departed_at: at('08:00:00') }],
      });
      const outcome = checkPlan({ request, routes: [{ vehicle: 'van', visits }] }, () => null);
      if (!('verdict' in outcome) || !outcome.verdict.feasible) throw new Error(JSON.stringify(outcome));
      return outcome.verdict.plan!.routes[0]!.steps.flatMap((step) => ('begins_at' in step ? [step.begins_at] : []));
    };
    expect(timesWith(1)).to.deep.equal(['08:06:00', '08:40:00', '08:47:00', '08:53:00', '09:00:00'].map(at));
    expect(timesWith(2)).to.deep.equal(['08:06:00', '08:12:00', '08:40:00', '08:46:00', '08:53:00'].map(at));
    expect(timesWith(3)).to.deep.equal(['08:06:00', '08:12:00', '08:19:00', '08:40:00', '08:47:00'].map(at));
  });

  it('is an instant of the request, which starts then where nothing else says when', () => {
    const { ids } = planProblemOf(milk({}, { plan_start: null, initial_routes: null, depots: [{ location: 'depot', departures_per_hour: 1 }], vehicles: [{ id: 'van', start: 'depot', count: 2 }] }));
    expect(ids.start.seconds).to.equal(Date.parse(NOW) / 1000);
  });

  it('is after windows that are over, which only late visits can miss', () => {
    const over = { windows: [{ latest: at('08:15:00') }] };
    expect(verdictOf(milk(over), ['van', 'milk', 'far']).violations.map(({ kind }) => kind)).to.deep.equal(['window']);
    expect(verdictOf(milk(over), ['van', 'far']).plan!.unassigned[0]!.reasons).to.deep.equal([
      { code: 'window', vehicle: 'van', message: `van reaches milk at ${NOW} at the earliest; its last window ends at ${at('08:15:00')}` },
    ]);
    const late = verdictOf(milk({ ...over, late_cost_per_hour: 60 }), ['van', 'milk', 'far']);
    expect([late.feasible, late.plan!.summary.costs.lateness]).to.deep.equal([true, 5]);
    const twice = { windows: [{ latest: at('08:15:00') }, { earliest: at('08:18:00'), latest: at('08:30:00') }] };
    expect(timesOf(verdictOf(milk(twice), ['van', 'milk', 'far']))).to.deep.equal([[at('08:00:00'), NOW, at('09:19:00')]]);
  });
});

describe('vehicles that have departed, where departures are limited', () => {
  const vehicles = [VAN, { ...VAN, id: 'bus' }, { ...VAN, id: 'truck', count: 2 }];
  const stops = [{ ...NEAR, windows: [{ latest: at('08:40:00') }] }, { id: 'later', location: 'other', windows: [{ latest: at('08:50:00') }] }, { id: 'third', location: 'other' }, { id: 'fourth', location: 'other' }];
  const gone = (most: number): JsonObject => onTheRoad({}, {}, {
    plan_start: at('08:20:00'), vehicles, stops, depots: [{ location: 'depot', departures_per_hour: most }],
    initial_routes: [{ vehicle: 'van', stops: ['near'], locked_visits: 1, departed_at: at('08:00:00') }, { vehicle: 'bus', stops: ['later'], locked_visits: 1, departed_at: at('08:10:00') }],
  });

  it('are not forbidden what they have done', () => {
    expect(planProblem(planRequestOf(gone(1)))).not.to.have.property('fault');
    const verdict = verdictOf(gone(1), ['van', 'near'], ['bus', 'later']);
    expect(verdict.feasible, JSON.stringify(verdict.violations)).to.equal(true);
    expect(timesOf(verdict)).to.deep.equal([[at('08:00:00'), at('08:06:00')], [at('08:10:00'), at('08:16:00')]]);
  });

  it('take places in their hour', () => {
    const third = (most: number): unknown => verdictOf(gone(most), ['van', 'near'], ['bus', 'later'], ['truck', 'third']).plan!.routes[2]!.departs_at;
    expect([1, 2, 3].map(third)).to.deep.equal([at('09:00:00'), at('09:00:00'), at('08:20:00')]);
    const urgent = { ...gone(3), stops: stops.map((stop) => ({ ...stop, windows: [{ latest: at('08:50:00') }] })) } as unknown as JsonObject;
    expect(messages(verdictOf(urgent, ['van', 'near'], ['bus', 'later'], ['truck', 'third'], ['truck', 'fourth']))).to.deep.equal([
      `2 vehicles leave depot between ${at('08:00:00')} and ${at('09:00:00')}; at most 1 may besides the 2 on the road.`,
    ]);
  });
});
