import { expect } from 'chai';
import type { PlanVerdict, Step, Visit } from '#generated/types.js';
import { checkPlan } from '../../../../src/contract/plan/check-plan.js';
import { packPlan, unpackPlan } from '../../../../src/contract/plan/pack.js';
import { planMeta, planSizes } from '../../../../src/contract/plan/parse.js';
import { planWarnings } from '../../../../src/contract/plan/warnings.js';
import { type Json, type JsonObject, schemaValidator } from '../../../helpers/contract-document.js';
import { planBody, planFindings, planProblemOf, planRequestOf, SMALL_PLAN, withMatrices } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE] } = SMALL_PLAN;
const P1 = { id: 'p1', pickup: { location: 'a', service_seconds: 60 }, delivery: { location: 'b', service_seconds: 60 }, amounts: { kg: 5 } };
const P2 = { id: 'p2', pickup: { location: 'b' }, delivery: { location: 'a' }, amounts: { kg: 2, boxes: 1 } };

const pickup = (shipment: string): Visit => ({ type: 'pickup', shipment });
const delivery = (shipment: string): Visit => ({ type: 'delivery', shipment });
const stop = (id: string): Visit => ({ type: 'stop', stop: id });
const reload = (location: string): Visit => ({ type: 'reload', location });

function body(more: JsonObject = {}, vehicle: JsonObject = {}): JsonObject {
  return planBody({ stops: [], shipments: [P1, P2], vehicles: [{ ...VAN, ...vehicle }], ...more });
}

function verdictOf(request: Json, ...visits: readonly Visit[]): PlanVerdict {
  const outcome = checkPlan({ request, routes: visits.length === 0 ? [] : [{ vehicle: 'van', visits }] }, () => null);
  if (!('verdict' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.verdict;
}

const kinds = ({ violations }: PlanVerdict): readonly string[] => violations.map(({ kind }) => kind);
const stepsOf = ({ plan }: PlanVerdict): readonly Step[] => plan!.routes[0]!.steps;

describe('shipments of a plan request', () => {
  it('are two nodes each, behind the stops and before the depots', () => {
    const { problem, ids } = planProblemOf(body({ stops: [{ ...ONE, delivers: { boxes: 3 } }] as never }, { capacities: { kg: 9, boxes: 4 } }));
    expect([...problem.customers]).to.deep.equal([0, 1, 2, 3, 4]);
    expect([...problem.place!]).to.deep.equal([1, 1, 2, 2, 1, 0]);
    expect(ids).to.deep.include({ stops: ['one'], shipments: ['p1', 'p2'], quantities: ['boxes', 'kg'] });
    expect(problem.shipments).to.deep.equal([
      { pickup: 1, delivery: 2, amounts: Float64Array.of(0, 5), maxRide: Infinity }, { pickup: 3, delivery: 4, amounts: Float64Array.of(1, 2), maxRide: Infinity },
    ]);
    expect([...problem.time!.service]).to.deep.equal([0, 1, 1, 0, 0, 0]);
  });

  it('have one price, priority and requirement, at both of their nodes', () => {
    const { problem } = planProblemOf(body({ shipments: [{ ...P1, required: true }, { ...P2, price_of_omission: 7, priority: 3, forbidden_vehicles: ['van'], max_ride_seconds: 90 }] }));
    expect([...problem.omission!.price]).to.deep.equal([Infinity, Infinity, 7, 7, Infinity]);
    expect([...problem.omission!.priority].slice(0, 4)).to.deep.equal([1, 1, 3, 3]);
    expect([...problem.allowed!]).to.deep.equal([1, 1, 0, 0, 1]);
    expect(problem.shipments[1]!.maxRide).to.equal(1.5);
  });

  it('cost once for their vehicle', () => {
    const { problem } = planProblemOf(body({ shipments: [{ ...P1, vehicle_prices: [{ vehicle: 'van', price: 6 }] }] }));
    expect([...problem.servingCost!]).to.deep.equal([6, 0, 0]);
  });

  it('count as two stops each, and one vehicle each is enough', () => {
    const request = planRequestOf(body({ stops: [ONE] as never }, { count: 9 }));
    expect(planSizes(request)).to.deep.include({ stops: 5, vehicles: 9 });
    expect(planProblemOf(body({}, { count: 9 })).problem.vehicleCount).to.equal(2);
  });

  it('come back from packed bytes, and requests without them from those of an older release', () => {
    const request = body({}, { unloading: 'last_in_first_out', reloads: { locations: ['b'], loading_seconds: 60, max_trips: 2 } });
    const plan = { ...planProblemOf(request), meta: planMeta(planRequestOf(request)) };
    expect(unpackPlan(packPlan(plan))).to.deep.equal(plan);
    const { shipments: _, ...older } = plan.ids;
    expect(unpackPlan(packPlan({ ...plan, ids: older as typeof plan.ids })).ids.shipments).to.deep.equal([]);
  });

  for (const [what, request, path, text] of [
    ['two of one id', body({ shipments: [P1, P1] }), 'shipments/1/id', /as that of shipments\[0\]: ids must be unique/],
    ['an unknown location', body({ shipments: [{ ...P1, delivery: { location: 'depott' } }] }), 'shipments/0/delivery/location', /^location of delivery of shipment "p1" is "depott", .*did you mean "depot"\?/],
    ['an unknown vehicle', body({ shipments: [{ ...P1, allowed_vehicles: ['vann'] }] }), 'shipments/0/allowed_vehicles/0', /did you mean "van"\?/],
    ['no pickup', body({ shipments: [{ id: 'p', delivery: { location: 'a' } }] }), 'shipments/0/pickup', /^pickup of shipment "p" is missing/],
    ['windows that overlap', body({ shipments: [{ ...P1, pickup: { location: 'a', windows: [{}, {}] } }] }), 'shipments/0/pickup/windows/1', /windows\[1\] of pickup of shipment "p1" overlaps windows\[0\]/],
    ['required at a price', body({ shipments: [{ ...P1, required: true, price_of_omission: 1 }] }), 'shipments/0/price_of_omission', /contradicts its "required": true/],
    ['a negative amount', body({ shipments: [{ ...P1, amounts: { kg: -1 } }] }), 'shipments/0/amounts/kg', /must be a number from 0/],
    ['a ride of no time', body({ shipments: [{ ...P1, max_ride_seconds: -1 }] }), 'shipments/0/max_ride_seconds', /from 0/],
    ['what others call amounts', body({ shipments: [{ ...P1, loadDemands: {} }] }), 'shipments/0/loadDemands', /did you mean amounts\?/],
    ['what others call the ride', body({ shipments: [{ ...P1, max_time_in_vehicle: 5 }] }), 'shipments/0/max_time_in_vehicle', /did you mean max_ride_seconds\?/],
    ['a delivery that others write otherwise', body({ shipments: [{ ...P1, dropoff: {} }] }), 'shipments/0/dropoff', /did you mean delivery\?/],
    ['an order of unloading that is none', body({}, { unloading: 'fifo' }), 'vehicles/0/unloading', /must be one of any, last_in_first_out \(got "fifo"\)/],
    ['an unknown place to reload', body({}, { reloads: { locations: ['depott'] } }), 'vehicles/0/reloads/locations/0', /^locations\[0\] of reloads of vehicle "van" is "depott", .*"depot"\?/],
    ['no place to reload', body({}, { reloads: { locations: [] } }), 'vehicles/0/reloads/locations', /must be an array/],
    ['no trip', body({}, { reloads: { locations: ['depot'], max_trips: 0 } }), 'vehicles/0/reloads/max_trips', /from 1/],
  ] as const) {
    it(`are refused with ${what}`, () => {
      const [finding, ...rest] = planFindings(request);
      expect(rest).to.deep.equal([]);
      expect(finding?.loc.join('/')).to.equal(`body/${path}`);
      expect(finding?.msg).to.match(text);
    });
  }

  it('are warned of if no vehicle carries their goods or has their skill', () => {
    const request = planRequestOf(body({ shipments: [{ ...P1, skills: ['lift'] }] }, { capacities: { boxes: 1 } }));
    expect(planWarnings(request).map(({ code, loc }) => [code, loc.join('/')])).to.deep.equal([
      ['quantity_not_carried', 'body/shipments/0/amounts/kg'], ['skill_not_available', 'body/shipments/0/skills/0'],
    ]);
  });
});

describe('a check of visits', () => {
  it('take a break before the pickup where the ride has no time for it, and the departure does not follow', () => {
    const late = { windows: [{ latest: '2026-11-02T08:40:00Z' }], late_cost_per_hour: 18 };
    const request = withMatrices({ durations_seconds: [[0, 2400, 600], [2400, 0, 600], [1800, 600, 0]] }, {
      plan_start: '2026-11-02T08:00:00Z', stops: [],
      vehicles: [{ ...VAN, cost_per_hour: 36, breaks: [{ type: 'interval', longest_seconds: 3600, break_seconds: 600 }] }],
      shipments: [{ id: 'p', pickup: { location: 'a', setup_seconds: 600, service_seconds: 600 }, delivery: { location: 'b', service_seconds: 1200, ...late }, max_ride_seconds: 600 }],
    });
    const { violations, plan } = verdictOf(request, pickup('p'), delivery('p'));
    expect(violations).to.deep.equal([]);
    expect(plan!.routes[0]!.steps.map(({ type }) => type)).to.deep.equal(['start', 'break', 'pickup', 'delivery', 'break', 'end']);
    expect(plan!.routes[0]).to.deep.include({ departs_at: '2026-11-02T08:00:00Z', break_seconds: 1200 });
  });

  it('answers with pickups and deliveries, their rides and what is on board', async () => {
    const verdict = verdictOf(body(), pickup('p1'), delivery('p1'), pickup('p2'), delivery('p2'));
    expect(verdict).to.deep.include({ feasible: true, violations: [] });
    expect(stepsOf(verdict).map((step) => [step.type, 'shipment' in step ? step.shipment : null, 'loads' in step ? step.loads : null])).to.deep.equal([
      ['start', null, { kg: 0, boxes: 0 }], ['pickup', 'p1', { kg: 5, boxes: 0 }], ['delivery', 'p1', { kg: 0, boxes: 0 }],
      ['pickup', 'p2', { kg: 2, boxes: 1 }], ['delivery', 'p2', { kg: 0, boxes: 0 }], ['end', null, { kg: 0, boxes: 0 }],
    ]);
    expect(stepsOf(verdict)[2]).to.deep.include({ ride_seconds: 400, location: 'b' });
    expect(verdict.plan!.summary).to.deep.include({ stops_served: 0, stops_unassigned: 0, shipments_served: 2, shipments_unassigned: 0, reloads: 0 });
    expect(await schemaValidator('PlanVerdict')(JSON.parse(JSON.stringify(verdict)) as Json)).to.deep.equal([]);
  });

  it('answers with reloads, and loads of each trip', async () => {
    const stops = [{ id: 'one', location: 'a', delivers: { kg: 6 } }, { id: 'two', location: 'b', delivers: { kg: 7 } }];
    const request = planBody({ stops, vehicles: [{ ...VAN, capacities: { kg: 10 }, reloads: { locations: ['depot'], loading_seconds: 120 } }] });
    const verdict = verdictOf(request, stop('one'), reload('depot'), stop('two'));
    expect(verdict.violations).to.deep.equal([]);
    expect(stepsOf(verdict).map((step) => [step.type, 'loads' in step ? step.loads['kg'] : null])).to.deep.equal([['start', 6], ['stop', 0], ['reload', 7], ['stop', 0], ['end', 0]]);
    expect(stepsOf(verdict)[2]).to.deep.include({ arrives_at: '1970-01-01T00:16:40Z', begins_at: '1970-01-01T00:16:40Z', ends_at: '1970-01-01T00:18:40Z', waiting_seconds: 0 });
    expect(verdict.plan!.summary).to.deep.include({ stops_served: 2, reloads: 1, reload_seconds: 120, driving_seconds: 1600, duration_seconds: 1720 });
    expect(await schemaValidator('PlanVerdict')(JSON.parse(JSON.stringify(verdict)) as Json)).to.deep.equal([]);
  });

  for (const [what, request, visits, kind, message] of [
    ['a delivery before its pickup', body(), [delivery('p1'), pickup('p1')], 'shipment', /^van delivers p1 before it picks it up\.$/],
    ['a pickup without a delivery', body(), [pickup('p1')], 'shipment', /^van picks up p1, and no route delivers it\.$/],
    ['an unknown shipment', body(), [pickup('p9'), pickup('p1'), delivery('p1')], 'unknown_shipment', /"p9", which is no shipment of the request: correct it, or leave it out\.$/],
    ['a shipment misspelt', body({ shipments: [{ ...P1, id: 'parcel-1' }] }), [pickup('parcell-1')], 'unknown_shipment', /"parcell-1", which is no shipment of the request: did you mean "parcel-1"\?$/],
    ['a shipment served twice', body(), [pickup('p1'), delivery('p1'), delivery('p1')], 'duplicate_shipment', /^The delivery of p1 is served more than once/],
    ['too much on board', body({}, { capacities: { kg: 6, boxes: 9 } }), [pickup('p1'), pickup('p2'), delivery('p2'), delivery('p1')], 'capacity', /^van carries 7 kg; its capacity is 6\.$/],
    ['a wrong order of unloading', body({}, { unloading: 'last_in_first_out' }), [pickup('p1'), pickup('p2'), delivery('p1'), delivery('p2')], 'last_in_first_out', /^The delivery of p1 comes while/],
    ['too long a ride', body({ shipments: [{ ...P1, max_ride_seconds: 300 }, P2] }), [pickup('p1'), delivery('p1')], 'ride', /^p1 is on board of van for 400 s at least; its max_ride_seconds is 300\.$/],
    ['a reload elsewhere', body({}, { reloads: { locations: ['depot'] } }), [pickup('p1'), reload('b'), delivery('p1')], 'reload', /reloads at "b", where it may not reload/],
    ['a reload of a vehicle that has none', body(), [pickup('p1'), reload('depot'), delivery('p1')], 'reload', /a reload at depot, where it may not reload/],
    ['a reload at the end', body({}, { reloads: { locations: ['depot'] } }), [pickup('p1'), delivery('p1'), reload('depot')], 'reload', /does not stand between two other visits/],
    ['too many trips', body({}, { reloads: { locations: ['depot'], max_trips: 2 } }), [pickup('p1'), reload('depot'), delivery('p1'), reload('depot'), pickup('p2'), delivery('p2')], 'trips', /^The route of van has 3 trips; its limit is 2\.$/],
  ] as const) {
    it(`finds ${what}`, async () => {
      const verdict = verdictOf(request, ...visits);
      expect(kinds(verdict), JSON.stringify(verdict.violations)).to.deep.equal([kind]);
      expect(verdict.violations[0]!.message).to.match(message);
      expect(await schemaValidator('PlanVerdict')(JSON.parse(JSON.stringify(verdict)) as Json)).to.deep.equal([]);
    });
  }

  it('finds routes in both forms, or in none', () => {
    const outcome = checkPlan({ request: planBody(), routes: [{ vehicle: 'van', stops: [], visits: [] }, { vehicle: 'van' }] }, () => null);
    expect('findings' in outcome && outcome.findings.map(({ loc, msg }) => `${loc.join('/')}: ${msg}`)).to.deep.equal([
      'body/routes/0/visits: routes[0] has both stops and visits: send one of them',
      'body/routes/1/stops: stops of routes[1] is missing: send an array of ids, or visits',
    ]);
  });

  it('finds a visit of no known type', () => {
    const outcome = checkPlan({ request: planBody(), routes: [{ vehicle: 'van', visits: [{ type: 'dropoff', shipment: 'p1' }] }] }, () => null);
    expect('findings' in outcome && outcome.findings[0]?.msg).to.match(/must be one of stop, pickup, delivery, reload \(got "dropoff"\)/);
  });
});

describe('shipments that are left out', () => {
  for (const [what, request, code, message, relaxation] of [
    ['goods', body({ shipments: [P1] }, { capacities: { kg: 4 } }), 'capacity', /^p1 has 5 kg; the capacity of van is 4$/, 'with a capacity of 5 kg, van can serve it'],
    ['a skill', body({ shipments: [{ ...P1, skills: ['lift'] }] }), 'not_allowed', /^van lacks the skill lift of p1$/, null],
    ['the ride', body({ shipments: [{ ...P1, max_ride_seconds: 300 }] }), 'ride', /van has p1 on board for 400 s at least; its max_ride_seconds is 300$/, 'with a max_ride_seconds of 400 of p1, van can serve it'],
    ['a window of the delivery', body({ plan_start: '2026-11-02T08:00:00Z', shipments: [{ ...P1, delivery: { location: 'b', windows: [{ latest: '2026-11-02T08:10:00Z' }] } }] }), 'window', /^van reaches the delivery of p1 at .*08:16:00Z at the earliest/,
      'with a last window of the delivery of p1 that ends 360 s later, van can serve it'],
    ['the number of stops', body({ shipments: [P1] }, { max_stops: 1 }), 'stops', /^van may not serve 2 stops, and so not p1$/, 'with max_stops of 2, van can serve it'],
  ] as const) {
    it(`are explained by ${what}`, () => {
      const [left, ...more] = verdictOf(request).plan!.unassigned;
      expect(more).to.deep.equal([]);
      expect(left).to.deep.include({ type: 'shipment', shipment: 'p1' });
      expect(left!.reasons.map((reason) => [reason.code, reason.vehicle])).to.deep.equal([[code, 'van']]);
      expect(left!.reasons[0]!.message).to.match(message);
      expect(left!.relaxation?.message ?? null).to.equal(relaxation);
    });
  }

  it('are tried in the routes that there are, in the order of unloading', () => {
    const request = body({}, { unloading: 'last_in_first_out', max_duration_seconds: 1400 });
    const [left] = verdictOf(request, pickup('p1'), delivery('p1')).plan!.unassigned;
    expect(left).to.deep.include({ type: 'shipment', shipment: 'p2' });
    expect(left!.reasons.map(({ code }) => code)).to.deep.equal(['duration']);
    expect(left!.reasons[0]!.message).to.match(/with p2 picked up (first|after the \w+ of p1) and delivered (right away|after the \w+ of p1) takes \d+ s; its limit is 1400 s/);
  });
});
