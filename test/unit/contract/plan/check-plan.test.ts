import { expect } from 'chai';
import type { PlanVerdict, PlanViolation } from '#generated/types.js';
import { checkPlan } from '../../../../src/contract/plan/check-plan.js';
import type { Finding } from '../../../../src/errors.js';
import { document, type Json, type JsonObject, schemaValidator } from '../../../helpers/contract-document.js';
import { planBody, SMALL_PLAN, verdictOf, withStop, withVehicle } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const at = (clock: string): string => `2026-11-02T${clock}Z`;
const START = { plan_start: at('08:00:00') };

const outcomeOf = (body: Json) => checkPlan(body, () => null);

function findingsOf(body: Json): readonly Finding[] {
  const outcome = outcomeOf(body);
  return 'findings' in outcome ? outcome.findings : [];
}

/** [what, request, routes, the only violation]. */
type Case = readonly [what: string, request: Json, routes: readonly (readonly [string, ...string[]])[], violation: Partial<PlanViolation>, message?: RegExp];

const BOTH: readonly [string, ...string[]] = ['van', 'one', 'two'];
const REQUIRED = { stops: [{ ...ONE, required: true }, TWO] };

const CASES: readonly Case[] = [
  ['an unknown vehicle', planBody(), [BOTH, ['vann', 'one']], { kind: 'unknown_vehicle', vehicle: 'vann' }, /"vann", which is no vehicle of the request: did you mean "van"\?$/],
  ['a vehicle like no other', planBody(), [BOTH, ['lorry', 'one']], { kind: 'unknown_vehicle', vehicle: 'lorry' }, /no vehicle of the request: correct it, or leave the route out\.$/],
  ['an unknown stop', planBody(), [['van', 'one', 'ones']], { kind: 'unknown_stop', vehicle: 'van', stop: 'ones' }, /The route of van has "ones", which is no stop of the request: did you mean "one"\?$/],
  ['a stop like no other', planBody(), [['van', 'one', 'elsewhere']], { kind: 'unknown_stop', vehicle: 'van', stop: 'elsewhere' }, /no stop of the request: correct it, or leave it out\.$/],
  ['more routes than vehicles', planBody(), [['van', 'one'], ['van', 'two']], { kind: 'too_many_routes', vehicle: 'van', value: 2, limit: 1 }, /^2 routes are of van, of which there is 1: leave one out, or raise its count\.$/],
  ['a route without stops', withVehicle({ count: 2 }), [BOTH, ['van']], { kind: 'empty_route', vehicle: 'van' }],
  ['a stop served twice', planBody(), [['van', 'one', 'two', 'one']], { kind: 'duplicate_stop', vehicle: 'van', stop: 'one' }],
  ['a required stop left out', planBody(REQUIRED), [['van', 'two']], { kind: 'missing_stop', stop: 'one' }, /one/],
  ['a vehicle that is not allowed', withStop({ skills: ['lift'] }), [BOTH], { kind: 'not_allowed', vehicle: 'van', stop: 'one' }],
  ['too much at the start', withStop({ delivers: { kg: 12 } }, { vehicles: [{ ...VAN, capacities: { kg: 10 } }] }), [BOTH],
    { kind: 'capacity', vehicle: 'van', value: 12, limit: 10 }, /^van carries 12 kg; its capacity is 10\.$/],
  ['too much on the way', planBody({ vehicles: [{ ...VAN, capacities: { kg: 10 } }], stops: [{ ...ONE, collects: { kg: 6 } }, { ...TWO, delivers: { kg: 6 } }] }), [BOTH],
    { kind: 'capacity', vehicle: 'van', value: 12, limit: 10 }],
  ['a missed window', withStop({ windows: [{ latest: at('08:05:00') }] }, START), [BOTH], { kind: 'window', vehicle: 'van', stop: 'one' }, /08:08:20.*08:05:00/],
  ['a shift that is too short', withVehicle({ shift: { latest: at('08:15:00') } }, START), [BOTH], { kind: 'shift', vehicle: 'van' }, /08:20:00.*08:15:00/],
  ['too long a duration', withVehicle({ max_duration_seconds: 1100 }), [BOTH], { kind: 'duration', vehicle: 'van', value: 1200, limit: 1100 }],
  ['too much driving', withVehicle({ max_driving_seconds: 1100 }), [BOTH], { kind: 'driving', vehicle: 'van', value: 1200, limit: 1100 }],
  ['too far', withVehicle({ max_distance_meters: 11_000 }), [BOTH], { kind: 'distance', vehicle: 'van', value: 12_000, limit: 11_000 }],
  ['too many stops', withVehicle({ max_stops: 1 }), [BOTH], { kind: 'stops', vehicle: 'van', value: 2, limit: 1 }],
  ['a delivery after a collection', planBody({ vehicles: [{ ...VAN, deliveries_first: true }], stops: [{ ...ONE, collects: { kg: 1 } }, { ...TWO, delivers: { kg: 1 } }] }), [BOTH],
    { kind: 'deliveries_first', vehicle: 'van', stop: 'two' }, /^two has a delivery and comes after a stop with a collection; van delivers first\.$/],
  ['a break that does not fit', planBody({ stops: [{ ...ONE, service_seconds: 3000 }], vehicles: [{ ...VAN, breaks: [{ type: 'interval', longest_seconds: 2000, break_seconds: 60 }] }] }), [['van', 'one']],
    { kind: 'break', vehicle: 'van' }],
  ['stops that belong together', withVehicle({ count: 2 }, { relations: [{ type: 'same_vehicle', stops: ['one', 'two'] }] }), [['van', 'one'], ['van', 'two']], { kind: 'relation' }, /one.*two|two.*one/],
  ['stops that do not', planBody({ relations: [{ type: 'different_vehicles', stops: ['one', 'two'] }] }), [BOTH], { kind: 'relation' }, /one.*two|two.*one/],
  ['a stop between two that follow each other directly', planBody({ relations: [{ type: 'in_direct_order', stops: ['two', 'one'] }] }), [BOTH], { kind: 'relation' }, /two.*one|one.*two/],
  ['two alternatives', planBody({ relations: [{ type: 'one_of', stops: ['one', 'two'] }] }), [BOTH], { kind: 'relation' }, /^(one and two|two and one) are alternatives, of which only one may be served\.$/],
  ['that no alternative is served', planBody({ stops: [{ ...ONE, required: true }, TWO, { ...TWO, id: 'three' }], relations: [{ type: 'one_of', stops: ['one', 'two'] }] }), [['van', 'three']], { kind: 'missing_stop', stop: 'one' }, /^one is required, and no route serves it or one of its alternatives\.$/],
  ['goods that may not be together', planBody({ stops: [{ ...ONE, goods: ['food'] }, { ...TWO, goods: ['paint'] }], incompatible_goods: [{ goods: ['food', 'paint'] }] }), [BOTH], { kind: 'incompatible_goods', vehicle: 'van', stop: 'two' },
    /^van serves one and two, whose goods may not be on one route\.$/],
  ['the wrong order', planBody({ relations: [{ type: 'in_order', stops: ['two', 'one'] }] }), [BOTH], { kind: 'relation' }, /one.*two|two.*one/],
];

describe('checkPlan', () => {
  for (const [what, request, routes, violation, message] of CASES) {
    it(`finds ${what}`, async () => {
      const verdict = verdictOf(request, ...routes);
      expect(verdict.violations, JSON.stringify(verdict.violations)).to.have.length(1);
      expect(verdict.feasible).to.equal(false);
      expect(verdict.violations[0]).to.deep.include(violation);
      if (message !== undefined) expect(verdict.violations[0]!.message).to.match(message);
      expect(verdict.violations[0]!.message).not.to.match(/\b(node|customer|minute) \d/i);
      expect(await schemaValidator('PlanVerdict')(JSON.parse(JSON.stringify(verdict)) as Json)).to.deep.equal([]);
    });
  }

  it('returns the full plan of feasible routes, on the vehicles that they name', async () => {
    const verdict = verdictOf(planBody({ vehicles: [{ ...VAN, id: 'first' }, { ...VAN, id: 'second' }] }), ['second', 'two']);
    expect(verdict).to.deep.include({ feasible: true, violations: [] });
    expect(verdict.plan!.routes.map(({ vehicle, vehicle_number: number }) => [vehicle, number])).to.deep.equal([['second', 1]]);
    expect(verdict.plan!.unassigned).to.deep.equal([{ type: 'stop', stop: 'one', reasons: [{ code: 'left_out', vehicle: null, message: 'the routes leave one out' }] }]);
    expect(await schemaValidator('PlanVerdict')(JSON.parse(JSON.stringify(verdict)) as Json)).to.deep.equal([]);
  });

  it('returns the plan of routes that are not feasible, with the times of the earliest departure', () => {
    const late = withStop({ windows: [{ latest: at('08:05:00') }], delivers: { kg: 12 } }, { ...START, vehicles: [{ ...VAN, fixed_cost: 5, capacities: { kg: 10 } }] });
    const { feasible, violations, plan } = verdictOf(late, ['van', 'two', 'one']);
    expect(feasible).to.equal(false);
    expect(violations.map(({ kind, vehicle, vehicle_number: number, step, stop }) => [kind, vehicle, number, step, stop])).to.deep.equal([
      ['capacity', 'van', 1, undefined, undefined], ['window', 'van', 1, 2, 'one'],
    ]);
    const [route] = plan!.routes;
    expect(route!.steps.map(({ type }) => type)).to.deep.equal(['start', 'stop', 'stop', 'end']);
    expect(route!.steps[2]).to.deep.include({ stop: 'one', arrives_at: at('08:11:40'), lateness_seconds: 400, loads: { kg: 0 } });
    expect(route).to.deep.include({ departs_at: at('08:00:00'), ends_at: at('08:20:00'), lateness_seconds: 400 });
    expect(plan!.summary).to.deep.include({ stops_served: 2, lateness_seconds: 400, distance_meters: 12_000 });
    expect(plan!.summary.costs.total).to.equal(17);
  });

  it('returns the routes that can be read beside those that cannot', () => {
    const { violations, plan } = verdictOf(withVehicle({ count: 2 }), ['van', 'one', 'no'], ['vann', 'two'], ['van', 'one'], ['van', 'two']);
    expect(violations.map(({ kind }) => kind)).to.deep.equal(['unknown_stop', 'unknown_vehicle', 'duplicate_stop', 'too_many_routes']);
    expect(plan!.routes.map(({ vehicle, vehicle_number: number, steps }) => [vehicle, number, steps.flatMap((step) => (step.type === 'stop' ? [step.stop] : []))])).to.deep.equal([
      ['van', 1, ['one']], ['van', 3, ['two']],
    ]);
  });

  it('says of a stop that routes leave out what keeps it from the vehicles, but not by a route that is broken itself', () => {
    const plan = (limit: number): PlanVerdict => verdictOf(withVehicle({ max_duration_seconds: limit }, { stops: [ONE, TWO, { id: 'far', location: 'b', service_seconds: 9000 }] }), ['van', 'one']);
    const codes = ({ plan: checked }: PlanVerdict): string[] => checked!.unassigned.find((left) => 'stop' in left && left.stop === 'two')!.reasons.map(({ code }) => code);
    expect(codes(plan(1100))).to.deep.equal(['duration']);
    expect(codes(plan(900))).to.deep.equal(['left_out']);
    expect(plan(900).plan!.unassigned.find((left) => 'stop' in left && left.stop === 'far')!.reasons.map(({ code }) => code)).to.deep.equal(['duration']);
  });

  it('returns no plan only if its cost is not finite', async () => {
    const verdict = verdictOf(planBody({ locations: [{ id: 'depot', position: [0, 0] }, { id: 'a', position: [1e12, 0] }, { id: 'b', position: [0, 1] }], vehicles: [{ ...VAN, cost_per_kilometer: 1e12 }] }), ['van', 'one']);
    expect(verdict.plan === null).to.equal(verdict.violations.some(({ kind }) => kind === 'not_finite_cost'));
    expect(await schemaValidator('PlanVerdict')(JSON.parse(JSON.stringify(verdict)) as Json)).to.deep.equal([]);
  });

  it('gives the answers that the contract shows', () => {
    const examples = document.components['examples'] as unknown as Record<string, { value: JsonObject }>;
    const bodies = Object.values(examples).map(({ value }) => value).filter((value) => Array.isArray(value['routes']) && 'request' in value);
    const answers = Object.values(examples).map(({ value }) => value['result'] as JsonObject | undefined).filter((result) => result && 'feasible' in result && 'plan' in result);
    const verdicts = bodies.map((body) => outcomeOf(body) as { verdict: PlanVerdict }).map(({ verdict }) => verdict);
    expect(verdicts).to.have.length(2);
    expect(verdicts).to.have.deep.members(answers);
  });

  it('finds what is wrong with the body', () => {
    expect(findingsOf({ request: planBody() })).to.deep.equal([{ loc: ['body', 'routes'], msg: 'routes is missing: send an array of objects', type: 'missing' }]);
    expect(findingsOf({ routes: [] })[0]).to.deep.include({ loc: ['body', 'request'], type: 'missing' });
    expect(findingsOf({ request: withStop({ location: 'x' }), routes: [{ vehicle: 'van' }] }).map(({ loc }) => loc.join('/'))).to.deep.equal([
      'body/routes/0/stops', 'body/request/stops/0/location',
    ]);
    expect(findingsOf({ request: planBody(), routes: [{ vehicle: 'van', steps: [] }] }).map(({ msg }) => msg).join()).to.match(/steps is not a field of a route: did you mean stops\?/);
    expect(findingsOf([])[0]?.msg).to.match(/must be a JSON object/);
  });

  it('checks nothing of what is too large', () => {
    const body = { request: withVehicle({ count: 7 }), routes: [] };
    expect(checkPlan(body, (sizes) => sizes)).to.deep.equal({ oversize: { locations: 3, vehicles: 7, stops: 2, matrixCells: 0 } });
  });

  it('lists at most 100 violations of a kind', () => {
    const verdict = verdictOf(planBody(), ...Array.from({ length: 150 }, (_, i): readonly [string, string] => [`v${i}`, 'one']));
    expect(verdict.violations.filter(({ kind }) => kind === 'unknown_vehicle')).to.have.length(100);
  });
});
