import { expect } from 'chai';
import type { PlanVerdict } from '#generated/types.js';
import { checkPlanResult } from '../../../../src/cli/plan-result.js';
import { planProblem } from '../../../../src/contract/plan/problem.js';
import { planResult } from '../../../../src/contract/plan/result.js';
import type { Json, JsonObject } from '../../../helpers/contract-document.js';
import { checkedRoutes, planBody, planFindings, planProblemOf, planRequestOf, SMALL_PLAN } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const at = (clock: string): string => `2026-11-02T${clock}:00+01:00`;
const window = (from: string, to: string): { earliest: string; latest: string } => ({ earliest: at(from), latest: at(to) });
/** Half an hour, from 10 to 11 or from 14 to 15. */
const PAUSE = { type: 'window', ...window('10:00', '11:00'), break_seconds: 1800, other_windows: [window('14:00', '15:00')] };

/** The small request with vans that have such breaks, and stops that are 8 minutes and 5 minutes from the depot. */
function paused(breaks: Json = [PAUSE], changes: JsonObject = {}, vehicle: JsonObject = {}): JsonObject {
  return planBody({ plan_start: at('08:00'), vehicles: [{ ...VAN, breaks, ...vehicle }], ...changes });
}

/** With stops that are served for long, from some time on. */
const stopsAt = (...stops: readonly (readonly [from: string, to: string, hours: number])[]): JsonObject => ({
  stops: stops.map(([from, to, hours], i) => ({ ...[ONE, TWO][i]!, windows: [window(from, to)], service_seconds: 3600 * hours })),
});

const verdictOf = (request: Json, ...stops: readonly string[]): PlanVerdict => checkedRoutes(request, [{ vehicle: 'van', stops }]);

/** When the breaks of a checked route begin, as clock times; the kinds of violations where it breaks a rule. */
function begins(request: Json, ...stops: readonly string[]): readonly string[] {
  const { feasible, violations, plan } = verdictOf(request, ...stops);
  if (!feasible) return violations.map(({ kind }) => kind);
  return plan!.routes[0]!.steps.flatMap((step) => (step.type === 'break' ? [step.begins_at.slice(11, 16)] : []));
}

describe('other windows of a break', () => {
  it('are types that share the vehicles, one for each combination', () => {
    const lunch = { type: 'window', ...window('12:00', '12:30'), break_seconds: 60, other_windows: [window('13:00', '13:30'), window('13:30', '14:00')] };
    const { problem } = planProblemOf(paused([PAUSE, lunch, { type: 'interval', longest_seconds: 9000, break_seconds: 60 }], {}, { count: 2 }));
    expect(problem.vehicleTypes.map(({ vehicles, breaks }) => [[...vehicles], breaks.map((rule) => (rule.kind === 'window' ? rule.earliest : rule.kind))])).to.deep.equal(
      [[120, 240], [120, 300], [120, 330], [360, 240], [360, 300], [360, 330]].map((earliest) => [[0, 1], [...earliest, 'interval']]),
    );
    expect(problem.fleetLimits).to.deep.equal([{ kind: 'shared', types: Int32Array.of(0, 1, 2, 3, 4, 5), most: 2 }]);
  });

  it('take the break in whichever window it fits', () => {
    const early = begins(paused([PAUSE], stopsAt(['09:00', '09:30', 1], ['12:00', '16:30', 3])), 'one', 'two');
    expect(early, early.join()).to.have.length(1).and.to.satisfy(([begin]: readonly [string]) => begin >= '10:00' && begin <= '11:00');
    const late = begins(paused([PAUSE], stopsAt(['09:00', '09:30', 3], ['16:00', '16:30', 0])), 'one', 'two');
    expect(late, late.join()).to.have.length(1).and.to.satisfy(([begin]: readonly [string]) => begin >= '14:00' && begin <= '15:00');
    expect(begins(paused([PAUSE], stopsAt(['09:00', '09:30', 6.5], ['16:00', '16:30', 0])), 'one', 'two')).to.deep.equal(['break']);
    expect(begins(paused([{ ...PAUSE, other_windows: null }], stopsAt(['09:00', '09:30', 3], ['16:00', '16:30', 0])), 'one', 'two')).to.deep.equal(['break']);
  });

  it('are due for a route that begins before the first and ends after the last of them only', () => {
    expect(begins(paused([PAUSE], stopsAt(['09:00', '09:30', 5.25])), 'one'), 'ends before 15:00').to.deep.equal([]);
    expect(begins(paused([PAUSE], stopsAt(['09:00', '09:30', 6.5])), 'one'), 'ends after it').to.deep.equal(['break']);
    expect(begins(paused([PAUSE], { plan_start: at('10:30'), ...stopsAt(['10:40', '10:50', 6.5]) }), 'one'), 'begins within the first').to.deep.equal([]);
  });

  it('let verify find the window in which an answer has the break, whichever it is', () => {
    const request = paused([PAUSE], stopsAt(['09:00', '09:30', 0], ['16:00', '16:30', 0]));
    const { problem, ids } = planProblemOf(request);
    const claims = [0, 1].map((type) => JSON.stringify(planResult(problem, ids, [{ type, customers: [0, 1] }], { strategy: 'alns', seed: 1, seconds: 0 })));
    expect(claims[0]).to.contain('"begins_at":"2026-11-02T1').and.not.to.equal(claims[1]);
    const verified = (claim: string) => checkPlanResult(new TextEncoder().encode(JSON.stringify(request)), JSON.parse(claim)).violations.map(({ kind }) => kind);
    for (const claim of claims) expect(verified(claim)).to.deep.equal([]);
    const moved = claims[0]!.replace(/("type":"break","begins_at":"2026-11-02T)1[01]/, '$113');
    expect(moved).not.to.equal(claims[0]);
    expect(verified(moved)).to.include('wrong-time');
    expect(verified(claims[0]!.replace(/"departs_at":"[^"]*"/, '"departs_at":"2026"'))).to.include('wrong-time');
  });

  it('keep equal vehicles apart from those that have fewer', () => {
    const vehicles = [{ ...VAN, breaks: [PAUSE] }, { ...VAN, id: 'other', breaks: [{ ...PAUSE, other_windows: [] }] }, { ...VAN, id: 'third', breaks: [PAUSE] }];
    expect(planProblemOf(paused([], { vehicles })).problem.vehicleTypes.map((type) => [...type.vehicles])).to.deep.equal([[0, 2], [0, 2], [1]]);
  });

  it('go with hours of departure', () => {
    const body = paused([PAUSE], { depots: [{ location: 'depot', departures_per_hour: 1 }] }, { count: 2, shift: window('08:00', '17:00') });
    const { vehicleTypes, fleetLimits } = planProblemOf(body).problem;
    const hours = new Set(vehicleTypes.map(({ start }) => start)).size;
    expect(vehicleTypes).to.have.length(2 * hours);
    expect(fleetLimits.map(({ kind, types, most }) => [kind, types.length, most])).to.deep.equal([['shared', 2 * hours, 2], ...Array.from({ length: hours }, () => ['departures', 2, 1])]);
  });

  it('leave a vehicle with locked visits the windows in which its route has them', () => {
    const body = paused([PAUSE], { ...stopsAt(['09:00', '09:30', 3], ['16:00', '16:30', 0]), initial_routes: [{ vehicle: 'van', stops: ['one', 'two'], locked_visits: 1 }] });
    const { problem } = planProblemOf(body);
    expect(problem.vehicleTypes.map(({ locked, breaks }) => [[...locked], breaks.map((rule) => (rule.kind === 'window' ? rule.earliest : -1))])).to.deep.equal([[[0], [360]]]);
  });

  it('count for the start of a plan that states none', () => {
    const { ids } = planProblemOf(paused([{ ...PAUSE, other_windows: [window('06:00', '06:30')] }], { plan_start: null }));
    expect(ids.start.seconds).to.equal(Date.parse(at('06:00')) / 1000);
  });

  it('must be spans of their own, and not too many', () => {
    const messages = (breaks: Json, vehicle: JsonObject = {}): string[] => planFindings(paused(breaks, {}, vehicle)).map(({ msg }) => msg);
    const with_ = (...windows: readonly object[]): Json => [{ ...PAUSE, other_windows: windows }] as unknown as Json;
    expect(messages(with_(window('10:30', '12:00')))).to.deep.equal(['other_windows[0] of breaks[0] of vehicle "van" overlaps the span from its earliest to its latest: join them, or shorten one']);
    expect(messages(with_(window('14:00', '15:00'), window('13:00', '14:30')))).to.deep.equal(['other_windows[1] of breaks[0] of vehicle "van" overlaps other_windows[0]: join them, or shorten one']);
    expect(messages(with_(window('15:00', '14:00')))[0]).to.contain('other_windows[0] of breaks[0] of vehicle "van" must not end before it begins');
    expect(messages(with_({ earliest: at('14:00') }))[0]).to.contain('latest');
    const many = (count: number): Json => Array.from({ length: count }, (_, k) => ({ ...PAUSE, break_seconds: k }));
    expect(messages(many(5))).to.deep.equal([]);
    expect(messages(many(6))).to.deep.equal(['breaks of vehicle "van" have 64 combinations of windows, more than 50: leave some windows out']);
    const kinds = Array.from({ length: 251 }, (_, k) => ({ ...VAN, id: `van-${String(k)}`, fixed_cost: k, breaks: [PAUSE] }));
    expect(planProblem(planRequestOf(paused([], { vehicles: kinds.slice(0, 250) })))).not.to.have.property('fault');
    expect(planProblem(planRequestOf(paused([], { vehicles: kinds })))).to.have.nested.property('fault.msg').that.contains('lead to 502 combinations of a kind of vehicle with windows of its breaks; at most 500');
  });
});
