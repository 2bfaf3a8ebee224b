import { expect } from 'chai';
import { assignVehicles } from '../../../../src/model/assign.js';
import type { PlannedRoutes } from '../../../../src/model/problem.js';
import type { Unassigned, UnassignedReason } from '#generated/types.js';
import { unassigned } from '../../../../src/contract/plan/unassigned.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, SMALL_PLAN, withStop, withVehicle } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const START = { plan_start: '2026-11-02T08:00:00Z' };
const at = (clock: string): string => `2026-11-02T${clock}Z`;

/** What is said of the first stop when no route has any. */
function firstOf(body: Json): Unassigned {
  return besides(body, []);
}

/** What is said of the first stop that a plan leaves out. */
function besides(body: Json, routes: PlannedRoutes): Unassigned {
  const { problem, ids } = planProblemOf(body);
  return unassigned(problem, ids, { routes, vehicles: assignVehicles(problem, routes) })[0]!;
}

/** The second stop on the way of the only vehicle. */
const TWO_PLANNED: PlannedRoutes = [{ type: 0, customers: [1] }];

const codes = ({ reasons }: Unassigned) => reasons.map(({ code, vehicle }) => [code, vehicle]);

/** [what, body, reason, relaxation]: of a stop that the only vehicle cannot serve. */
const CASES: readonly (readonly [string, Json, Partial<UnassignedReason>, string | null])[] = [
  ['a skill', withStop({ skills: ['lift'] }), { code: 'not_allowed', message: 'van lacks the skill lift of one', missing_skills: ['lift'] }, null],
  ['several skills', withStop({ skills: ['a', 'b', 'c', 'd', 'e'] }, { vehicles: [{ ...VAN, skills: ['b'] }] }),
    { code: 'not_allowed', message: 'van lacks the skills a, c, d and 1 more of one', missing_skills: ['a', 'c', 'd', 'e'] }, null],
  ['a capacity', withStop({ delivers: { kg: 12 } }, { vehicles: [{ ...VAN, capacities: { kg: 10 } }] }), { code: 'capacity', message: 'one has 12 kg; the capacity of van is 10' }, 'with a capacity of 12 kg, van can serve it'],
  ['a window', withStop({ windows: [{ latest: at('08:05:00') }] }, START), { code: 'window', message: `van reaches one at ${at('08:08:20')} at the earliest; its last window ends at ${at('08:05:00')}` },
    'with a last window of one that ends 200 s later, van can serve it'],
  ['a shift', withVehicle({ shift: { latest: at('08:15:00') } }, START), { code: 'shift', message: `with one alone, van ends at ${at('08:16:40')} at the earliest; its shift ends at ${at('08:15:00')}` },
    'with a shift that ends 100 s later, van can serve it'],
  ['a duration', withVehicle({ max_duration_seconds: 900 }), { code: 'duration', message: 'a route of van with one alone takes 1000 s; its limit is 900 s' }, 'with a limit of 1000 s on duration, van can serve it'],
  ['a duration, without waiting for a window', withStop({ windows: [{ earliest: at('12:00:00') }] }, { ...START, vehicles: [{ ...VAN, max_duration_seconds: 900 }] }),
    { code: 'duration', message: 'a route of van with one alone takes 1000 s; its limit is 900 s' }, 'with a limit of 1000 s on duration, van can serve it'],
  ['a duration, with the break that is due', withVehicle({ max_duration_seconds: 900, breaks: [{ type: 'interval', longest_seconds: 600, break_seconds: 60 }] }),
    { code: 'duration', message: 'a route of van with one alone takes 1060 s; its limit is 900 s' }, 'with a limit of 1060 s on duration, van can serve it'],
  ['a shift, with the break that is due', withVehicle({ shift: { earliest: at('08:00:00'), latest: at('08:15:00') }, breaks: [{ type: 'interval', longest_seconds: 600, break_seconds: 60 }] }, START),
    { code: 'shift', message: `with one alone, van ends at ${at('08:17:40')} at the earliest; its shift ends at ${at('08:15:00')}` }, 'with a shift that ends 160 s later, van can serve it'],
  ['a limit between two milliseconds', planBody({ locations: [{ id: 'depot', position: [0, 0] }, { id: 'a', position: [5000.0014, 0] }, { id: 'b', position: [0, 0] }], vehicles: [{ ...VAN, max_driving_seconds: 900 }] }),
    { code: 'driving', message: 'a route of van with one alone drives 1000 s; its limit is 900 s' }, 'with a limit of 1000.001 s on driving, van can serve it'],
  ['driving', withVehicle({ max_driving_seconds: 900 }), { code: 'driving', message: 'a route of van with one alone drives 1000 s; its limit is 900 s' }, 'with a limit of 1000 s on driving, van can serve it'],
  ['a distance', withVehicle({ max_distance_meters: 9000 }), { code: 'distance', message: 'a route of van with one alone has 10000 m; its limit is 9000 m' }, 'with a limit of 10000 m on distance, van can serve it'],
  ['stops', withVehicle({ max_stops: 0 }), { code: 'stops' }, 'with max_stops of 1, van can serve it'],
  ['breaks', planBody({ stops: [{ ...ONE, service_seconds: 3000 }], vehicles: [{ ...VAN, breaks: [{ type: 'interval', longest_seconds: 2000, break_seconds: 60 }] }] }), { code: 'break' }, null],
];

describe('unassigned', () => {
  for (const [what, body, reason, relaxation] of CASES) {
    it(`names ${what} that keeps the only vehicle from a stop`, () => {
      const stop = firstOf(body);
      expect(stop.reasons, JSON.stringify(stop)).to.have.length(1);
      expect(stop.reasons[0]).to.deep.include({ vehicle: 'van', ...reason });
      expect(stop.relaxation?.message ?? null).to.equal(relaxation);
    });
  }

  it('says which lists exclude a vehicle, with the skills that it lacks', () => {
    const reasons = (changes: Readonly<Record<string, Json>>) => firstOf(withStop(changes, { vehicles: [VAN, { ...VAN, id: 'other', max_stops: 0 }] })).reasons.filter(({ vehicle }) => vehicle === 'van');
    expect(reasons({ allowed_vehicles: ['other'] })).to.deep.equal([{ code: 'not_allowed', vehicle: 'van', message: 'van is not in the allowed_vehicles of one', excluded_by: ['allowed_vehicles'] }]);
    expect(reasons({ skills: ['lift'], allowed_vehicles: ['other'], forbidden_vehicles: ['van'] })).to.deep.equal([{
      code: 'not_allowed', vehicle: 'van', message: 'van lacks the skill lift of one and is not in its allowed_vehicles and is in its forbidden_vehicles',
      missing_skills: ['lift'], excluded_by: ['allowed_vehicles', 'forbidden_vehicles'],
    }]);
  });

  it('says of a shipment which skills and lists keep each vehicle from it', () => {
    const shipment = { id: 'box', pickup: { location: 'a' }, delivery: { location: 'b' }, skills: ['lift'], forbidden_vehicles: ['other'] };
    const { problem, ids } = planProblemOf(planBody({ stops: [], shipments: [shipment], vehicles: [VAN, { ...VAN, id: 'other', skills: ['lift'] }] }));
    expect(unassigned(problem, ids, { routes: [], vehicles: [] })[0]!.reasons).to.deep.equal([
      { code: 'not_allowed', vehicle: 'van', message: 'van lacks the skill lift of box', missing_skills: ['lift'] },
      { code: 'not_allowed', vehicle: 'other', message: 'other is in the forbidden_vehicles of box', excluded_by: ['forbidden_vehicles'] },
    ]);
  });

  it('does not say which, of requests that an older release has stored', () => {
    const { problem, ids: { requirements, ...ids } } = planProblemOf(withStop({ skills: ['lift'] }));
    expect(requirements).to.not.equal(undefined);
    expect(unassigned(problem, ids, { routes: [], vehicles: [] })[0]!.reasons).to.deep.equal([{ code: 'not_allowed', vehicle: 'van', message: 'van is not allowed to serve one, or lacks one of its skills' }]);
  });

  it('names a reason for each vehicle, and the smallest change over all of them', () => {
    const vehicles = [{ ...VAN, capacities: { kg: 10 } }, { ...VAN, id: 'large', capacities: { kg: 19 } }, { ...VAN, id: 'small', capacities: { kg: 10 } }];
    const stop = firstOf(withStop({ delivers: { kg: 20 } }, { vehicles }));
    expect(codes(stop).sort()).to.deep.equal([['capacity', 'large'], ['capacity', 'small'], ['capacity', 'van']]);
    expect(stop.relaxation).to.deep.equal({ code: 'capacity', vehicle: 'large', message: 'with a capacity of 20 kg, large can serve it' });
  });

  it('knows no single change where two things are in the way', () => {
    const stop = firstOf(withVehicle({ max_distance_meters: 9000, max_driving_seconds: 900 }));
    expect(codes(stop)).to.deep.equal([['distance', 'van'], ['driving', 'van']].sort(() => 0));
    expect(stop.relaxation).to.equal(undefined);
  });

  it('has no room, or the price, where a vehicle could serve it alone', () => {
    expect(firstOf(planBody())).to.deep.equal({ type: 'stop', stop: 'one', reasons: [{ code: 'no_room', vehicle: null, message: 'no plan was found that serves one in addition to the others' }] });
    expect(firstOf(withStop({ price_of_omission: 11 })).reasons).to.deep.equal([{ code: 'price', vehicle: null, message: 'no plan was found that serves one for less than its price of 11' }]);
    expect(firstOf(withStop({ price_of_omission: 9 })).reasons).to.deep.equal([{ code: 'price', vehicle: 'van', message: 'serving one with van adds 10 to the cost; its price_of_omission is 9' }]);
    const one = { ...VAN, id: 'other' };
    expect(codes(firstOf(withStop({ forbidden_vehicles: ['van'] }, { vehicles: [VAN, one] })))).to.deep.equal([['not_allowed', 'van'], ['no_room', null]]);
  });

  /** [what, body, reason, relaxation]: the van serves the second stop, and cannot serve the first in addition. */
  const PLANNED: readonly (readonly [string, Json, Partial<UnassignedReason>, string | null])[] = [
    ['a capacity', planBody({ vehicles: [{ ...VAN, capacities: { kg: 10 } }], stops: [{ ...ONE, delivers: { kg: 6 } }, { ...TWO, delivers: { kg: 5 } }] }),
      { code: 'capacity', message: 'with one before two, van carries 11 kg; its capacity is 10' }, 'with a capacity of 11 kg, van can serve it'],
    ['a shift', withVehicle({ shift: { latest: at('08:19:00') } }, START), { code: 'shift', message: `with one before two, van ends at ${at('08:20:00')} at the earliest; its shift ends at ${at('08:19:00')}` },
      'with a shift that ends 60 s later, van can serve it'],
    ['a shift in which it could not even serve it alone', withVehicle({ shift: { latest: at('08:15:00') } }, START), { code: 'shift', message: `with one alone, van ends at ${at('08:16:40')} at the earliest; its shift ends at ${at('08:15:00')}` },
      'with a shift that ends 300 s later, van can serve it'],
    ['a window of another stop', planBody({ ...START, stops: [{ ...ONE, windows: [{ latest: at('08:09:00') }] }, { ...TWO, windows: [{ latest: at('08:14:00') }] }] }),
      { code: 'window', message: `with one before two, van reaches two at ${at('08:15:00')} at the earliest; its last window ends at ${at('08:14:00')}` },
      'with a last window of two that ends 60 s later, van can serve it'],
    ['a duration', withVehicle({ max_duration_seconds: 1100 }), { code: 'duration', message: 'a route of van with one before two takes 1200 s; its limit is 1100 s' }, 'with a limit of 1200 s on duration, van can serve it'],
    ['stops', withVehicle({ max_stops: 1 }), { code: 'stops', message: 'van serves 1 stops, and may not serve more' }, 'with max_stops of 2, van can serve it'],
    ['a relation', planBody({ relations: [{ type: 'different_vehicles', stops: ['one', 'two'] }] }), { code: 'relation', message: 'van serves two, which one must not share a vehicle with by relations[0] (different_vehicles)' }, null],
    ['an order, with its relation', planBody({ relations: [{ type: 'in_order', stops: ['two', 'one'] }, { type: 'in_order', stops: ['one', 'two'] }] }), { code: 'relation', message: 'with one before two, van does not serve stops in the order of relations[0] (in_order)' }, null],
    ['its order', planBody({ vehicles: [{ ...VAN, deliveries_first: true, capacities: { kg: 9 } }], stops: [{ ...ONE, delivers: { kg: 1 }, collects: { kg: 1 } }, { ...TWO, delivers: { kg: 1 }, collects: { kg: 1 } }] }),
      { code: 'deliveries_first', message: 'van delivers first, and its route has no place for one, which both delivers and collects' }, null],
    ['its goods', planBody({ stops: [{ ...ONE, goods: ['food'] }, { ...TWO, goods: ['paint'] }], incompatible_goods: [{ goods: ['food', 'paint'] }] }), { code: 'goods', message: 'van serves two, whose goods may not be on one route with those of one' }, null],
    ['a price', withStop({ price_of_omission: 3 }, { vehicles: [{ ...VAN, cost_per_hour: 60 }] }), { code: 'price', message: 'serving one with van adds 16 to the cost; its price_of_omission is 3' }, 'with a price_of_omission above 16, van can serve it'],
  ];

  for (const [what, body, reason, relaxation] of PLANNED) {
    it(`names ${what} that keeps a vehicle from serving a stop in addition to its route`, () => {
      const stop = besides(body, TWO_PLANNED);
      expect(stop.reasons, JSON.stringify(stop)).to.have.length(1);
      expect(stop.reasons[0]).to.deep.include({ vehicle: 'van', ...reason });
      expect(stop.relaxation?.message ?? null).to.equal(relaxation);
    });
  }

  it('lists the first of alternatives of which none is served, with the reasons of each', () => {
    const body = planBody({
      stops: [{ ...ONE, skills: ['lift'] }, { ...TWO, delivers: { kg: 12 } }], vehicles: [{ ...VAN, capacities: { kg: 10 } }], relations: [{ type: 'one_of', stops: ['two', 'one'] }],
    });
    const { problem, ids } = planProblemOf(body);
    expect(unassigned(problem, ids, { routes: [], vehicles: [] })).to.deep.equal([{
      type: 'stop', stop: 'two',
      reasons: [
        { code: 'capacity', vehicle: 'van', message: 'two: two has 12 kg; the capacity of van is 10' },
        { code: 'not_allowed', vehicle: 'van', message: 'one: van lacks the skill lift of one', missing_skills: ['lift'] },
      ],
      relaxation: { code: 'capacity', vehicle: 'van', message: 'two: with a capacity of 12 kg, van can serve it' },
    }]);
    expect(unassigned(problem, ids, { routes: [{ type: 0, customers: [0] }], vehicles: [0] })).to.deep.equal([]);
  });

  it('does not call a change helpful that leaves serving the stop dearer than its price', () => {
    const stop = besides(withStop({ price_of_omission: 3, delivers: { kg: 6 } }, { vehicles: [{ ...VAN, cost_per_hour: 60, capacities: { kg: 5 } }] }), TWO_PLANNED);
    expect(codes(stop)).to.deep.equal([['capacity', 'van']]);
  });

  it('names the vehicle that serves a stop to be on the same vehicle', () => {
    const stop = besides(planBody({ vehicles: [VAN, { ...VAN, id: 'other', max_stops: 9 }], relations: [{ type: 'same_vehicle', stops: ['one', 'two'] }] }), TWO_PLANNED);
    expect(stop.reasons).to.deep.include({ code: 'relation', vehicle: 'other', message: 'other does not serve two, which must share a vehicle with one by relations[0] (same_vehicle)' });
  });

  it('looks once at the relations of other stops, however many places are tried', () => {
    const stops = Array.from({ length: 12 }, (_, i) => ({ id: `stop-${i}`, location: 'b' }));
    const relations = Array.from({ length: 5 }, (_, i) => ({ type: 'same_vehicle', stops: [`stop-${2 * i + 1}`, `stop-${2 * i + 2}`] }));
    const { problem, ids } = planProblemOf(planBody({ stops, relations, vehicles: [{ ...VAN, max_stops: 11 }] }));
    let reads = 0;
    const counted = problem.relations.map(({ kind, nodes }) => ({ kind, get nodes() { reads++; return nodes; } }));
    const routes = [{ type: 0, customers: stops.slice(1).map((_, i) => i + 1) }];
    const [stop] = unassigned({ ...problem, relations: counted }, ids, { routes, vehicles: [0] });
    expect(codes(stop!)).to.deep.equal([['stops', 'van']]);
    expect(reads).to.equal(relations.length);
  });

  it('tries a stop in the route of each vehicle, and at the places of the shortest detours', () => {
    const vehicles = [{ ...VAN, id: 'full', capacities: { kg: 5 } }, { ...VAN, id: 'short', max_distance_meters: 11000 }];
    const stops = [{ ...ONE, delivers: { kg: 1 } }, { ...TWO, delivers: { kg: 5 } }, { id: 'three', location: 'b' }];
    const { problem, ids } = planProblemOf(planBody({ vehicles: vehicles.map((vehicle, i) => ({ ...vehicle, capacities: { kg: 5 + i } })), stops }));
    const [full, short] = ['full', 'short'].map((id) => problem.vehicleTypes.findIndex(({ vehicles: [number] }) => ids.vehicles[number!]!.id === id));
    const routes = [{ type: full!, customers: [1] }, { type: short!, customers: [2] }];
    const [one] = unassigned(problem, ids, { routes, vehicles: assignVehicles(problem, routes) });
    expect(codes(one!)).to.deep.equal([['capacity', 'full'], ['distance', 'short']]);
    expect(one!.relaxation).to.deep.include({ code: 'distance', vehicle: 'short' });
  });

  it('names the least capacity that is enough, where other places of the route have shorter detours or as short ones', () => {
    const light = { id: 'light', pickup: { location: 'a' }, delivery: { location: 'b' }, amounts: { kg: 1 } };
    const ships = besides(planBody({ stops: [], shipments: [light, { ...light, id: 'heavy', amounts: { kg: 10 } }], vehicles: [{ ...VAN, capacities: { kg: 5 } }] }), [{ type: 0, customers: [0, 1] }]);
    expect(ships.relaxation?.message).to.equal('with a capacity of 10 kg, van can serve it');
    const delivered = Array.from({ length: 5 }, (_, i) => ({ id: `stop-${i}`, location: 'b', delivers: { kg: 1 } }));
    const mixed = besides(planBody({ stops: [{ id: 'back', location: 'b', collects: { kg: 6 } }, ...delivered], vehicles: [{ ...VAN, capacities: { kg: 5 } }] }), [{ type: 0, customers: [1, 2, 3, 4, 5] }]);
    expect(mixed.relaxation?.message).to.equal('with a capacity of 6 kg, van can serve it');
  });

  it('names both quantities that are too much', () => {
    const stop = firstOf(withStop({ delivers: { kg: 12 }, collects: { boxes: 3 } }, { vehicles: [{ ...VAN, capacities: { kg: 10 } }] }));
    expect(stop.reasons.map(({ message }) => message)).to.deep.equal(['one has 12 kg; the capacity of van is 10', 'one has 3 boxes; the capacity of van is 0']);
  });
});
