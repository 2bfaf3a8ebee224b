import { expect } from 'chai';
import { PLAN_OBJECTS } from '#generated/plan-fields.js';
import { REQUEST_FIELDS } from '#generated/request-fields.js';
import { validatePlan } from '../../../../src/contract/plan/validate-plan.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planBody, planFindings, SMALL_PLAN, withMatrices, withStop, withVehicle } from '../../../helpers/plan-request.js';

/** [what, body, loc behind `body`, message, type]: the only finding of the body. */
type Case = readonly [what: string, body: Json, loc: readonly string[], msg: RegExp | string, type?: string];

function describeCases(title: string, cases: readonly Case[]): void {
  describe(title, () => {
    for (const [what, body, loc, msg, type = 'value_error'] of cases) {
      it(what, () => {
        const findings = planFindings(body);
        expect(findings, JSON.stringify(findings)).to.have.length(1);
        expect(findings[0]).to.deep.include({ loc: ['body', ...loc], type });
        if (typeof msg === 'string') expect(findings[0]?.msg).to.equal(msg);
        else expect(findings[0]?.msg).to.match(msg);
      });
    }
  });
}

const { vehicles: [VAN], stops: [ONE, TWO], locations: [DEPOT, A, B] } = SMALL_PLAN;
const PARCEL = { id: 'parcel', pickup: { location: 'a' }, delivery: { location: 'b' } };
const DAY = '2026-11-02T';
const windows = (...hours: readonly (readonly [number, number])[]): object[] =>
  hours.map(([from, to]) => ({ earliest: `${DAY}${String(from).padStart(2, '0')}:00:00Z`, latest: `${DAY}${String(to).padStart(2, '0')}:00:00Z` }));

describe('a valid plan request', () => {
  const valid: readonly (readonly [string, Json])[] = [
    ['the small one', planBody()],
    ['with nulls for everything optional', planBody({
      name: null, plan_start: null, relations: null, objective: null, time_limit_seconds: null, seed: null, iterations: null, strategy: null, bound: null, callback_url: null,
    })],
    ['without profiles', planBody({ profiles: undefined })],
    ['with empty lists', withStop({ windows: [], skills: [], forbidden_vehicles: [] }, { profiles: [], relations: [] })],
    ['without stops', planBody({ stops: [] })],
    ['with matrices and no positions', withMatrices({}, { locations: [{ id: 'depot' }, { id: 'a' }, { id: 'b', position: null }] })],
    ['with durations only', withMatrices({ distances_meters: null })],
    ['with windows that touch, in any order', withStop({ windows: windows([12, 13], [8, 9], [9, 10]) })],
    ['with an open vehicle', planBody({ vehicles: [{ id: 'bike' }, { id: 'car', start: null, end: 'b' }] })],
    ['with alternatives that state the rules of the first, or none', planBody({ stops: [{ ...ONE, priority: 2 }, { ...TWO, priority: 2 }, { ...TWO, id: 'three' }], relations: [{ type: 'one_of', stops: ['one', 'two', 'three'] }] })],
    ['with ids of 128 characters outside the plane', withStop({ id: '🚚'.repeat(128) })],
  ];
  for (const [what, body] of valid) it(what, () => expect(planFindings(body)).to.deep.equal([]));
});

describeCases('what a body of version 2 must be', [
  ['JSON', '{"a":', [], /not valid JSON: it ends too early/, 'json_invalid'],
  ['an object', [1], [], /must be a JSON object \(got an array of 1\)/, 'json_invalid'],
  ['without a field twice', '{"name":"a","name":"b"}', [], /the field "name" twice/, 'json_invalid'],
  ['without a field twice inside', '{"stops":[{"id":"a","id":"b"}]}', [], 'An object in the body contains the field "id" twice: send it once', 'json_invalid'],
  ['not nested too deep', `{"a":${'['.repeat(10)}`, [], /levels deep/, 'json_invalid'],
  ['of few different names', JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`k${i}`, 0]))), [], /more than 1000 different object keys/, 'json_invalid'],
]);

describeCases('what is refused in fields', [
  ['locations missing', planBody({ locations: undefined, vehicles: [{ id: 'van' }], stops: [] }), ['locations'], 'locations is missing: send an array of at least 1 object', 'missing'],
  ['no vehicles', planBody({ vehicles: [] }), ['vehicles'], 'vehicles must be an array of at least 1 object (got an array of 0)'],
  ['stops of another type', planBody({ stops: {} }), ['stops'], /stops must be an array of objects \(got an object\)/, 'type_error'],
  ['a stop that is none', planBody({ stops: [7] }), ['stops', '0'], 'stops[0] must be an object (got 7)', 'type_error'],
  ['a stop without location', withStop({ location: undefined }), ['stops', '0', 'location'], 'location of stop "one" is missing: send the id of a location', 'missing'],
  ['a stop without id', withStop({ id: undefined }), ['stops', '0', 'id'], /^id of stops\[0\] is missing: send text of 1 to 128 characters/, 'missing'],
  ['an empty id', withStop({ id: '' }), ['stops', '0', 'id'], /^id of stops\[0\] must be text of 1 to 128 characters without control characters \(got ""\)/],
  ['an id that is a number', withStop({ id: 17 }), ['stops', '0', 'id'], /\(got 17\)/, 'type_error'],
  ['a long id', withStop({ id: 'x'.repeat(129) }), ['stops', '0', 'id'], /of 129 characters\)/],
  ['a control character', withStop({ id: 'a\nb' }), ['stops', '0', 'id'], /without control characters/],
  ['half of a surrogate pair', withStop({ id: 'a\ud800' }), ['stops', '0', 'id'], /half of a surrogate pair/],
  ['a negative time', withStop({ service_seconds: -4 }), ['stops', '0', 'service_seconds'], 'service_seconds of stop "one" must be a number from 0 to 1e12 (got -4)'],
  ['a time as text', withStop({ service_seconds: '4' }), ['stops', '0', 'service_seconds'], /\(got "4"\)/, 'type_error'],
  ['a priority of 0', withStop({ priority: 0 }), ['stops', '0', 'priority'], /greater than 0, at most 1000000 \(got 0\)/],
  ['a negative amount', withStop({ delivers: { kilograms: -1 } }), ['stops', '0', 'delivers', 'kilograms'], '"kilograms" in delivers of stop "one" must be a number from 0 to 1e12 (got -1)'],
  ['an amount that is none', withStop({ collects: { kilograms: null } }), ['stops', '0', 'collects', 'kilograms'], /\(got null\)/, 'type_error'],
  ['a quantity without name', withStop({ delivers: { '': 1 } }), ['stops', '0', 'delivers', ''], /has the name "": names have 1 to 128 characters/],
  ['an endless capacity', withVehicle({ capacities: { kilograms: 1e13 } }), ['vehicles', '0', 'capacities', 'kilograms'], /: omit capacities for no limit$/],
  ['an endless limit', withVehicle({ max_duration_seconds: 1e13 }), ['vehicles', '0', 'max_duration_seconds'], /: omit it for no limit$/],
  ['a half vehicle', withVehicle({ count: 1.5 }), ['vehicles', '0', 'count'], 'count of vehicle "van" must be an integer from 1 to 2147483647 (got 1.5)'],
  ['a speed too slow to compute with', withVehicle({ speed_factor: 1e-9 }), ['vehicles', '0', 'speed_factor'], /must be a number from 0.001 to 1000/],
  ['another geometry', planBody({ geometry: 'round' }), ['geometry'], 'geometry must be one of geographic, planar (got "round")'],
  ['another objective', planBody({ objective: { first: 'money' } }), ['objective', 'first'], 'first of objective must be one of cost, vehicles, time (got "money")'],
  ['a time limit of 0', planBody({ time_limit_seconds: 0 }), ['time_limit_seconds'], 'time_limit_seconds must be an integer of at least 1 (got 0)'],
  ['a large seed', planBody({ seed: 2 ** 32 }), ['seed'], /from 0 to 4294967295/],
  ['a strategy in capitals', planBody({ strategy: 'ALNS' }), ['strategy'], /the name of a strategy in lower-case letters/],
  ['a name with control characters', planBody({ name: 'a\u0000' }), ['name'], /without control characters/],
  ['a skill that is none', withStop({ skills: ['lift', 3] }), ['stops', '0', 'skills', '1'], /^skills\[1\] of stop "one" must be text/, 'type_error'],
  ['no allowed vehicle', withStop({ allowed_vehicles: [] }), ['stops', '0', 'allowed_vehicles'], /at least 1 id \(got an array of 0\)/],
  ['a relation of one stop', planBody({ relations: [{ type: 'in_order', stops: ['one'] }] }), ['relations', '0', 'stops'], /^stops of relations\[0\] must be an array of at least 2 and at most 10000 ids/],
  ['a position that is no pair', planBody({ locations: [{ ...DEPOT, position: [1] }, A, B] }), ['locations', '0', 'position'], 'position of location "depot" must be an array [longitude, latitude] or [x, y] (got an array of 1)'],
  ['a coordinate that is none', planBody({ locations: [{ ...DEPOT, position: [1, '2'] }, A, B] }), ['locations', '0', 'position', '1'], /^position\[1\] of location "depot" must be a number/, 'type_error'],
]);

describeCases('how unions are decided', [
  ['no type', withVehicle({ breaks: [{ earliest: `${DAY}12:00:00Z` }] }), ['vehicles', '0', 'breaks', '0', 'type'], 'type of breaks[0] of vehicle "van" is missing: send one of window, interval', 'missing'],
  ['an unknown type', withVehicle({ breaks: [{ type: 'lunch' }] }), ['vehicles', '0', 'breaks', '0', 'type'], 'type of breaks[0] of vehicle "van" must be one of window, interval (got "lunch")'],
  ['a type that every object has', withVehicle({ breaks: [{ type: 'constructor' }] }), ['vehicles', '0', 'breaks', '0', 'type'], /\(got "constructor"\)/],
  ['a type that is no text', planBody({ relations: [{ type: 5 }] }), ['relations', '0', 'type'], /must be one of same_vehicle, different_vehicles, in_order, in_direct_order, one_of \(got 5\)/, 'type_error'],
  ['no object', planBody({ profiles: [{ id: 'road', travel: 'fast' }] }), ['profiles', '0', 'travel'], 'travel of profile "road" must be an object of type estimate, matrices or uploaded (got "fast")', 'type_error'],
  ['a field of another member', withVehicle({ breaks: [{ type: 'interval', longest_seconds: 1, break_seconds: 1, latest: `${DAY}12:00:00Z` }] }),
    ['vehicles', '0', 'breaks', '0', 'latest'], /^latest is not a field of a break of type interval/],
  ['a break that may not be 0 apart', withVehicle({ breaks: [{ type: 'interval', longest_seconds: 0, break_seconds: 1 }] }), ['vehicles', '0', 'breaks', '0', 'longest_seconds'], /greater than 0/],
]);

describeCases('unknown fields', [
  ['are refused with the nearest one', withStop({ late_penalty_per_minute: 1 }), ['stops', '0', 'late_penalty_per_minute'], 'late_penalty_per_minute is not a field of a stop: did you mean late_cost_per_hour?'],
  ['a slip', withStop({ servce_seconds: 1 }), ['stops', '0', 'servce_seconds'], /did you mean service_seconds\?/],
  ['what others call windows', withStop({ time_windows: [] }), ['stops', '0', 'time_windows'], /did you mean windows\?/],
  ['what others call amounts', withStop({ amount: [1] }), ['stops', '0', 'amount'], /did you mean delivers\?/],
  ['what others call driving', withVehicle({ max_travel_time: 1 }), ['vehicles', '0', 'max_travel_time'], /did you mean max_driving_seconds\?/],
  ['what others call stops', planBody({ jobs: [] }), ['jobs'], 'jobs is not a field of a request: did you mean stops?'],
  ['a field of another object', planBody({ windows: [] }), ['windows'], 'windows is not a field of a request but of a stop: move it'],
  ['a field of what an object contains', withStop({ earliest: '2026-11-02T08:00:00Z' }), ['stops', '0', 'earliest'], 'earliest is not a field of a stop but of a window: move it'],
  ['nothing like any', planBody({ colour: 'red' }), ['colour'], 'colour is not a field of a request: leave it out'],
  ['with odd names', withStop({ 'a "b"\n': 1 }), ['stops', '0', 'a "b"\n'], /^"a \\"b\\"\\n" is not a field of a stop/],
  ['that every object inherits', withStop({ constructor: 1 }), ['stops', '0', 'constructor'], /^constructor is not a field of a stop/],
  ['reserved ones of a request', planBody({ locked: {} }), ['locked'], 'locked is reserved for a later addition and not supported yet: leave it out'],
  ['what only the service can look up', { based_on: {} }, ['based_on'], 'based_on names a request that only the service knows: submit this one to it, or send the problem in full'],
  ['reserved ones of a vehicle', withVehicle({ locked: 1 }), ['vehicles', '0', 'locked'], /^locked is reserved/],
]);

describe('fields of version 1 in a request of version 2', () => {
  const findingOf = (fields: Readonly<Record<string, unknown>>): string | undefined => planFindings(planBody(fields))[0]?.msg;

  it('are each refused with what version 2 has instead', () => {
    const ours = PLAN_OBJECTS.PlanRequest;
    const names = Object.keys(REQUEST_FIELDS).filter((name) => !Object.hasOwn(ours, name) && name !== 'base_start_time');
    expect(names).to.have.length.above(14);
    for (const name of names) {
      const [finding] = planFindings(planBody({ [name]: 1 }));
      expect(finding?.msg).to.match(new RegExp(`^${name} is a field of version 1: version 2 has .+ instead$`));
      expect(finding?.msg.match(/\w+/g)!.filter((word) => word !== name && Object.values(PLAN_OBJECTS).some((fields) => Object.hasOwn(fields, word))), finding?.msg).not.to.deep.equal([]);
    }
    expect(findingOf({ late_penalty_per_min: 2 })).to.equal('late_penalty_per_min is a field of version 1: version 2 has late_cost_per_hour of each stop, 60 times as much instead');
    expect(findingOf({ base_start_time: [9, 0, 0] })).to.equal('base_start_time is not a field of a request: did you mean plan_start?');
  });
});

/** What people write who know another service, or remember a field by half. */
const SLIPS: readonly (readonly [withField: (fields: Readonly<Record<string, unknown>>) => Json, name: string, field: string])[] = [
  [withStop, 'late_penalty_per_minute', 'late_cost_per_hour'], [withStop, 'late_penalty_per_min', 'late_cost_per_hour'], [withStop, 'timewindows', 'windows'],
  [withStop, 'timeWindows', 'windows'], [withStop, 'service_time', 'service_seconds'], [withStop, 'serviceSeconds', 'service_seconds'], [withStop, 'priorty', 'priority'],
  [withStop, 'pickup', 'collects'], [withStop, 'demand', 'delivers'], [withStop, 'deliver', 'delivers'], [withStop, 'loadDemands', 'delivers'], [withStop, 'penaltyCost', 'price_of_omission'],
  [withStop, 'omission_price', 'price_of_omission'], [withStop, 'preparation_time', 'setup_seconds'], [withStop, 'location_index', 'location'], [withStop, 'skill', 'skills'],
  [withStop, 'allowedVehicleIndices', 'allowed_vehicles'], [withStop, 'release_time', 'released_at'],
  [withVehicle, 'capacity', 'capacities'], [withVehicle, 'loadLimits', 'capacities'], [withVehicle, 'start_index', 'start'], [withVehicle, 'endLocation', 'end'], [withVehicle, 'time_window', 'shift'],
  [withVehicle, 'shifts', 'shift'], [withVehicle, 'max_tasks', 'max_stops'], [withVehicle, 'max_travel_time', 'max_driving_seconds'], [withVehicle, 'max_driving_time', 'max_driving_seconds'],
  [withVehicle, 'routeDurationLimit', 'max_duration_seconds'], [withVehicle, 'max_distance', 'max_distance_meters'], [withVehicle, 'costPerHour', 'cost_per_hour'],
  [withVehicle, 'costPerKilometer', 'cost_per_kilometer'], [withVehicle, 'cost_per_km', 'cost_per_kilometer'], [withVehicle, 'fixedCost', 'fixed_cost'], [withVehicle, 'break', 'breaks'],
  [withVehicle, 'breakRule', 'breaks'], [withVehicle, 'speedFactor', 'speed_factor'],
  [withLocation, 'lat', 'position'], [withLocation, 'lng', 'position'], [withLocation, 'latLng', 'position'], [withLocation, 'coordinates', 'position'],
  [withStop, 'service_minutes', 'service_seconds'], [withStop, 'serviceMins', 'service_seconds'], [withStop, 'setup_minutes', 'setup_seconds'], [withStop, 'quantity', 'delivers'],
  [withVehicle, 'max_duration_hours', 'max_duration_seconds'], [withVehicle, 'max_driving_min', 'max_driving_seconds'], [withVehicle, 'max_distance_km', 'max_distance_meters'],
  [withVehicle, 'cost_per_mile', 'cost_per_kilometer'], [withVehicle, 'cost_per_minute', 'cost_per_hour'], [withVehicle, 'shift_start', 'shift'], [withVehicle, 'max_hours', 'max_duration_seconds'],
  [withOvertime, 'after_hours', 'after_seconds'], [withInterval, 'longest_minutes', 'longest_seconds'], [withInterval, 'break_minutes', 'break_seconds'], [withTravel, 'speed_kmh', 'speed_kilometers_per_hour'],
  [planBody, 'jobs', 'stops'], [planBody, 'globalStartTime', 'plan_start'], [planBody, 'time_limit', 'time_limit_seconds'], [planBody, 'vehicle', 'vehicles'], [planBody, 'callbackUrl', 'callback_url'],
];

function withOvertime(fields: Readonly<Record<string, unknown>>): Json {
  return withVehicle({ overtime: { after_seconds: 28_800, extra_cost_per_hour: 1, ...fields } });
}

function withInterval(fields: Readonly<Record<string, unknown>>): Json {
  return withVehicle({ breaks: [{ type: 'interval', longest_seconds: 14_400, break_seconds: 1800, ...fields }] });
}

function withTravel(fields: Readonly<Record<string, unknown>>): Json {
  return planBody({ profiles: [{ id: 'road', travel: { type: 'estimate', ...fields } }] });
}

function withLocation(fields: Readonly<Record<string, unknown>>): Json {
  return planBody({ locations: [{ ...DEPOT, ...fields }, A, B] });
}

describe('the slips of people who come from elsewhere', () => {
  for (const [withField, name, field] of SLIPS) {
    it(`${name} leads to ${field}`, () => {
      const messages = planFindings(withField({ [name]: 1 })).map(({ msg }) => msg);
      expect(messages).to.have.length(1);
      expect(messages[0]).to.match(new RegExp(`^${name} is not a field of .*: did you mean ${field}\\?$`));
    });
  }
});

describeCases('ids and references', [
  ['an id twice', planBody({ stops: [ONE, { ...TWO, id: 'one' }] }), ['stops', '1', 'id'], 'id of stops[1] is "one", as that of stops[0]: ids must be unique in their list'],
  ['an unknown location', withStop({ location: 'depott' }), ['stops', '0', 'location'], 'location of stop "one" is "depott", which locations does not have: did you mean "depot"?'],
  ['an unknown location like none', withStop({ location: 'warehouse' }), ['stops', '0', 'location'], /: add it to locations, or correct it$/],
  ['an unknown start', withVehicle({ start: 'depo' }), ['vehicles', '0', 'start'], /^start of vehicle "van" is "depo".*did you mean "depot"\?/],
  ['an unknown end', withVehicle({ end: 'x-y' }), ['vehicles', '0', 'end'], /^end of vehicle "van"/],
  ['an unknown profile', withVehicle({ profile: 'rood' }), ['vehicles', '0', 'profile'], /did you mean "road"\?/],
  ['a profile where there are none', withVehicle({ profile: 'van' }, { profiles: [] }), ['vehicles', '0', 'profile'], /which profiles does not have/],
  ['an unknown allowed vehicle', withStop({ allowed_vehicles: ['van', 'vann'] }), ['stops', '0', 'allowed_vehicles', '1'], /did you mean "van"\?/],
  ['a quantity with two prices beyond limits', withVehicle({ excess_loads: [{ quantity: 'kg', after_amount: 3, extra_cost_per_unit: 1 }, { quantity: 'kg', after_amount: 4, extra_cost_per_unit: 1 }] }), ['vehicles', '0', 'excess_loads', '1', 'quantity'], /is .*"kg.*name a quantity once/],
  ['an unknown vehicle with a price', withStop({ vehicle_prices: [{ vehicle: 'bike', price: 3 }] }), ['stops', '0', 'vehicle_prices', '0', 'vehicle'], /vehicles does not have/],
  ['a vehicle with two prices', withStop({ vehicle_prices: [{ vehicle: 'van', price: 3 }, { vehicle: 'van', price: 4 }] }), ['stops', '0', 'vehicle_prices', '1', 'vehicle'], /^vehicle of vehicle_prices\[1\] of stop "one" is "van", as is that of vehicle_prices\[0\]/],
  ['a price below 0', withStop({ vehicle_prices: [{ vehicle: 'van', price: -1 }] }), ['stops', '0', 'vehicle_prices', '0', 'price'], 'price of vehicle_prices[0] of stop "one" must be a number from 0 to 1e12 (got -1)'],
  ['an unknown forbidden vehicle', withStop({ forbidden_vehicles: ['bike'] }), ['stops', '0', 'forbidden_vehicles', '0'], /vehicles does not have/],
  ['an unknown stop in a relation', planBody({ relations: [{ type: 'same_vehicle', stops: ['one', 'twoo'] }] }), ['relations', '0', 'stops', '1'], 'stops[1] of relations[0] is "twoo", which stops does not have: did you mean "two"?'],
  ['a shipment in a relation of stops', planBody({ shipments: [{ id: 'twoo', pickup: { location: 'a' }, delivery: { location: 'b' } }], relations: [{ type: 'same_vehicle', stops: ['one', 'twoo'] }] }), ['relations', '0', 'stops', '1'],
    'stops[1] of relations[0] is "twoo", a shipment: only one_of relations can name shipments, in shipments'],
  ['alternatives of empty lists', planBody({ relations: [{ type: 'one_of', stops: [], shipments: [] }] }), ['relations', '0'], 'relations[0] has neither stops nor shipments: name either stops or shipments of which one is served'],
  ['one alternative', planBody({ relations: [{ type: 'one_of', stops: ['one'], shipments: [] }] }), ['relations', '0', 'stops'], 'stops of relations[0] has only "one": name at least 2, or leave the relation out'],
  ['alternatives of nothing', planBody({ relations: [{ type: 'one_of' }] }), ['relations', '0'], 'relations[0] has neither stops nor shipments: name either stops or shipments of which one is served'],
  ['alternatives of both kinds', planBody({ shipments: [PARCEL, { ...PARCEL, id: 'other' }], relations: [{ type: 'one_of', stops: ['one', 'two'], shipments: ['parcel', 'other'] }] }), ['relations', '0'], /^relations\[0\] has both stops and shipments: /],
  ['an unknown shipment among alternatives', planBody({ shipments: [PARCEL], relations: [{ type: 'one_of', shipments: ['parcel', 'parcle'] }] }), ['relations', '0', 'shipments', '1'], 'shipments[1] of relations[0] is "parcle", which shipments does not have: did you mean "parcel"?'],
  ['a shipment twice among alternatives', planBody({ shipments: [PARCEL], relations: [{ type: 'one_of', shipments: ['parcel', 'parcel'] }] }), ['relations', '0', 'shipments', '1'], /name a shipment once in a relation$/],
  ['an alternative of two relations', planBody({ stops: [ONE, TWO, { ...TWO, id: 'three' }], relations: [{ type: 'one_of', stops: ['one', 'two'] }, { type: 'one_of', stops: ['three', 'two'] }] }), ['relations', '1', 'stops', '1'],
    'stops[1] of relations[1] is "two", which is in relations[0] already: name it in one relation of type one_of'],
  ['alternatives of which one is required', planBody({ stops: [ONE, { ...TWO, required: true }], relations: [{ type: 'one_of', stops: ['one', 'two'] }] }), ['relations', '0', 'stops', '1'],
    'stops[1] of relations[0] is "two", whose required is not that of "one", the first of its alternatives: leave it out there, or state the same'],
  ['alternatives at different prices', planBody({ stops: [{ ...ONE, price_of_omission: 4 }, { ...TWO, price_of_omission: 5 }], relations: [{ type: 'one_of', stops: ['one', 'two'] }] }), ['relations', '0', 'stops', '1'], /^stops\[1\] of relations\[0\] is "two", whose price_of_omission is not that of "one"/],
  ['a kind of goods twice in a set', planBody({ incompatible_goods: [{ goods: ['food', 'paint', 'food'] }] }), ['incompatible_goods', '0', 'goods', '2'], 'goods[2] of incompatible_goods[0] is "food", as is goods[0] of incompatible_goods[0]: name a kind once'],
  ['more kinds of goods than bits', planBody({ incompatible_goods: [0, 1].map((set) => ({ goods: Array.from({ length: 16 }, (_, k) => `kind ${16 * set + k}`) })) }), ['incompatible_goods'], 'incompatible_goods names 32 kinds, more than 31: join kinds that exclude the same others'],
  ['a stop whose own goods exclude each other', withStop({ goods: ['food', 'paint'] }, { incompatible_goods: [{ goods: ['paint', 'food'] }] }), ['stops', '0', 'goods'],
    'goods of stop "one" has "paint" and "food", which incompatible_goods[0] keeps off one route: split it, or correct one of them'],
  ['a stop twice in a relation', planBody({ relations: [{ type: 'in_order', stops: ['one', 'two', 'one'] }] }), ['relations', '0', 'stops', '2'], /^stops\[2\] of relations\[0\] is "one", as is stops\[0\]/],
]);

describeCases('instants', [
  ['without offset', planBody({ plan_start: `${DAY}08:00:00` }), ['plan_start'], 'plan_start is not an instant (got "2026-11-02T08:00:00"): add its offset from UTC, such as Z or +01:00'],
  ['of no day', withVehicle({ shift: { latest: '2026-02-30T08:00:00Z' } }), ['vehicles', '0', 'shift', 'latest'], /^latest of shift of vehicle "van" is not an instant.*February 2026 has 28 days/],
  ['as a number', withStop({ released_at: 1762070400 }), ['stops', '0', 'released_at'], /must be an instant with its offset, such as/, 'type_error'],
  ['a shift that ends before it begins', withVehicle({ shift: { earliest: `${DAY}10:00:00Z`, latest: `${DAY}10:30:00+01:00` } }), ['vehicles', '0', 'shift'],
    'shift of vehicle "van" must not end before it begins (got 2026-11-02T10:00:00Z to 2026-11-02T10:30:00+01:00)'],
  ['a shift before the plan', withVehicle({ shift: { latest: `${DAY}07:00:00Z` } }, { plan_start: `${DAY}08:00:00Z` }), ['vehicles', '0', 'shift', 'latest'], /before plan_start/],
  ['a break that ends before it begins', withVehicle({ breaks: [{ type: 'window', earliest: `${DAY}12:00:00Z`, latest: `${DAY}11:00:00Z`, break_seconds: 5 }] }), ['vehicles', '0', 'breaks', '0'], /^breaks\[0\] of vehicle "van" must not end/],
  ['a window that ends before it begins', withStop({ windows: windows([8, 9], [12, 11]) }), ['stops', '0', 'windows', '1'], /^windows\[1\] of stop "one" must not end/],
  ['windows that overlap', withStop({ windows: windows([12, 14], [8, 9], [13, 15]) }), ['stops', '0', 'windows', '2'], 'windows[2] of stop "one" overlaps windows[0]: join them, or shorten one'],
  ['an open window beside another', withStop({ windows: [{}, ...windows([8, 9])] }), ['stops', '0', 'windows', '1'], /overlaps windows\[0\]/],
  ['a window that is null', withStop({ windows: [null] }), ['stops', '0', 'windows', '0'], /must be an object \(got null\)/, 'type_error'],
]);

const GEO = { geometry: undefined, profiles: undefined };
const at = (...position: number[]): Json => planBody({ ...GEO, locations: [{ id: 'depot', position }, { id: 'a', position: [0, 0] }, { id: 'b', position: [0, 1] }] });

describeCases('positions and matrices', [
  ['a position missing', planBody({ locations: [DEPOT, { id: 'a' }, B] }), ['locations', '1', 'position'], /^position of location "a" is missing: profile "road" estimates travel/, 'missing'],
  ['a position missing for the default profile', planBody({ profiles: [], locations: [{ ...DEPOT, position: [1, 1] }, { id: 'a', position: [2, 2] }, { id: 'b' }] }), ['locations', '2', 'position'], /the default profile/, 'missing'],
  ['a longitude out of range', at(200, 10), ['locations', '0', 'position', '0'], /is a longitude and must be a number from -180 to 180 \(got 200\): for positions on a plane/],
  ['a latitude out of range', at(120, 120), ['locations', '0', 'position', '1'], /is a latitude and must be a number from -90 to 90 \(got 120\)/],
  ['latitude first', at(52, 113), ['locations', '0', 'position', '1'], /the longitude comes first; did you swap them\?/],
  ['no matrix', withMatrices({ distances_meters: null, durations_seconds: null }), ['profiles', '0', 'travel'], 'travel of profile "road" has no matrix: send distances_meters, durations_seconds (or durations_by_time), or both distances and durations', 'missing'],
  ['too few rows', withMatrices({ distances_meters: [[0, 1, 2], [3, 0, 4]] }), ['profiles', '0', 'travel', 'distances_meters'], /must have a row for each of the 3 locations \(got 2\)/],
  ['a short row', withMatrices({ durations_seconds: [[0, 1, 2], [3, 0], [5, 6, 0]] }), ['profiles', '0', 'travel', 'durations_seconds', '1'], 'durations_seconds[1] of travel of profile "road" must have an entry for each of the 3 locations (got 2)'],
  ['a row that is none', withMatrices({ durations_seconds: [[0, 1, 2], 5, [5, 6, 0]] }), ['profiles', '0', 'travel', 'durations_seconds', '1'], /must be an array of numbers \(got 5\)/, 'type_error'],
  ['a negative distance', withMatrices({ distances_meters: [[0, 1, 2], [3, 0, 4], [5, -6, 0]] }), ['profiles', '0', 'travel', 'distances_meters', '2', '1'],
    'distances_meters[2][1] of travel of profile "road" must be a number from 0 to 1e12 (got -6)'],
  ['no road', withMatrices({ distances_meters: [[0, 1, 2], [3, 0, 4], [5, 1e15, 0]] }), ['profiles', '0', 'travel', 'distances_meters', '2', '1'], /for "no road" use 1e12$/],
  ['no road as null', withMatrices({ distances_meters: [[0, 1, 2], [3, 0, 4], [5, null, 0]] }), ['profiles', '0', 'travel', 'distances_meters', '2', '1'], /\(got null\)/, 'type_error'],
]);

const TWO_VANS = { vehicles: [{ ...VAN, count: 2 }] };
const started = (...routes: readonly object[]): Json => planBody({ ...TWO_VANS, initial_routes: routes });

describeCases('routes to start from', [
  ['of an unknown vehicle', started({ vehicle: 'vann', stops: ['one'] }), ['initial_routes', '0', 'vehicle'], 'vehicle of initial_routes[0] is "vann", which vehicles does not have: did you mean "van"?'],
  ['with an unknown stop', started({ vehicle: 'van', stops: ['two', 'onne'] }), ['initial_routes', '0', 'stops', '1'], 'stops[1] of initial_routes[0] is "onne", which stops does not have: did you mean "one"?'],
  ['with a stop twice', started({ vehicle: 'van', stops: ['one', 'two', 'one'] }), ['initial_routes', '0', 'stops', '2'], 'stops[2] of initial_routes[0] is "one", as is stops[0] of initial_routes[0]: it is visited once'],
  ['with a stop of another one', started({ vehicle: 'van', stops: ['one'] }, { vehicle: 'van', stops: ['two', 'one'] }), ['initial_routes', '1', 'stops', '1'], /as is stops\[0\] of initial_routes\[0\]/],
  ['more than the vehicle can have', planBody({ initial_routes: [{ vehicle: 'van', stops: ['one'] }, { vehicle: 'van', stops: ['two'] }] }), ['initial_routes', '1', 'vehicle'],
    'vehicle of initial_routes[1] is "van", which has more routes than its count (1): leave one out'],
  ['of a vehicle that is beyond its count', started({ vehicle: 'van', vehicle_number: 3, stops: ['one'] }), ['initial_routes', '0', 'vehicle_number'], /is 3, and the count of "van" is 2: lower it$/],
  ['of a vehicle that has one', started({ vehicle: 'van', vehicle_number: 2, stops: ['one'] }, { vehicle: 'van', vehicle_number: 2, stops: ['two'] }), ['initial_routes', '1', 'vehicle_number'], /is 2, as is that of initial_routes\[0\]: a vehicle has one route$/],
  ['of a vehicle that departed without visits', started({ vehicle: 'van', stops: [], departed_at: '2026-11-02T08:00:00Z' }), ['initial_routes', '0', 'departed_at'],
    'departed_at of initial_routes[0] is "2026-11-02T08:00:00Z", and the route has no visits: list those that the vehicle has made or is on its way to, or leave it out'],
  ['with more locked visits than visits', started({ vehicle: 'van', stops: ['one'], locked_visits: 2 }), ['initial_routes', '0', 'locked_visits'], 'locked_visits of initial_routes[0] is 2, and the route has 1 visit: lower it'],
  ['with more locked visits than none', started({ vehicle: 'van', stops: [], locked_visits: 2 }), ['initial_routes', '0', 'locked_visits'], 'locked_visits of initial_routes[0] is 2, and the route has 0 visits: lower it'],
  ['with more begun visits than locked ones', started({ vehicle: 'van', stops: ['one'], begun_at: ['2026-11-02T08:00:00Z'] }), ['initial_routes', '0', 'begun_at'], 'begun_at of initial_routes[0] has 1 instants, and 0 visits are locked: send one for each of them, or raise locked_visits'],
  ['with a begin that is no instant', started({ vehicle: 'van', stops: ['one'], locked_visits: 1, begun_at: ['noon'] }), ['initial_routes', '0', 'begun_at', '0'], /^begun_at\[0\] of initial_routes\[0\] is not an instant \(got "noon"\)/],
  ['with a begin that is no text', started({ vehicle: 'van', stops: ['one'], locked_visits: 1, begun_at: [8] }), ['initial_routes', '0', 'begun_at', '0'], /is not an instant \(got 8\): send text/, 'type_error'],
  ['with half a locked visit', started({ vehicle: 'van', stops: ['one'], locked_visits: 0.5 }), ['initial_routes', '0', 'locked_visits'], /must be an integer from 0/],
  ['without stops', started({ vehicle: 'van' }), ['initial_routes', '0', 'stops'], /stops of initial_routes\[0\] is missing: send an array of ids, or visits/, 'missing'],
  ['by another name', started({ vehicle: 'van', steps: [], stops: [] }), ['initial_routes', '0', 'steps'], 'steps is not a field of an initial route: did you mean stops?'],
  ['whose changes have a price although there are none', planBody({ change_prices: { order: 1 } }), ['change_prices'], /^change_prices is given without initial_routes: send the routes/],
  ['with a negative price', planBody({ change_prices: { vehicle: -1 } }), ['change_prices', 'vehicle'], /must be a number from 0 to 1e12 \(got -1\)/],
]);

describeCases('other rules between fields', [
  ['required at a price', withStop({ required: true, price_of_omission: 5 }), ['stops', '0', 'price_of_omission'], 'price_of_omission of stop "one" (5) contradicts its "required": true: leave one of them out'],
  ['a private callback', planBody({ callback_url: 'http://10.0.0.1/x' }), ['callback_url'], /private or reserved address/],
  ['a callback that is no URL', planBody({ callback_url: 'ftp://a.example' }), ['callback_url'], /starts with http:\/\/ or https:\/\//],
  ['too many quantities', withStop({ delivers: Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`q${i}`, 1])) }), ['stops', '0', 'delivers', 'q20'], /one more than the 20 names that a request may have/],
]);

describe('findings of a plan request', () => {
  it('are at most 100, the last of which says that the rest was not checked', () => {
    const row = Array(300).fill(-1);
    const locations = Array.from({ length: 300 }, (_, i) => ({ id: `l${i}` }));
    const body = planBody({ locations, vehicles: [{ id: 'van' }], stops: [], profiles: [{ id: 'road', travel: { type: 'matrices', distances_meters: Array(300).fill(row) } }] });
    const findings = planFindings(body);
    expect(findings).to.have.length(100);
    expect(findings[99]?.msg).to.match(/ \(the rest was not checked\)$/);
  });

  it('looks at no more of a body once no more findings are kept', () => {
    const faulty = [{}, { id: 1, location: 'depot' }, { id: 'a', location: 'depot', skills: [1] }];
    for (const stop of faulty) {
      const touched = new Set<string>();
      const stops = new Proxy(Array.from({ length: 100_000 }, () => stop as unknown), {
        get: (list, key) => {
          if (typeof key === 'string' && /^[0-9]+$/.test(key)) touched.add(key);
          return Reflect.get(list, key) as unknown;
        },
      });
      const findings = validatePlan({ ...SMALL_PLAN, stops }).list();
      expect(findings).to.have.length(100);
      expect(findings[99]?.msg).to.match(/ \(the rest was not checked\)$/);
      expect(touched.size).to.be.below(150);
    }
  });

  it('come of anything in the place of anything', () => {
    for (const value of [null, [], {}, 0, 'x', [null], [[]], [0], ['x'], [{}], [{ id: 'x' }]]) {
      for (const name of ['locations', 'profiles', 'vehicles', 'stops', 'relations', 'objective', 'plan_start', 'geometry', 'callback_url']) {
        expect(() => planFindings(planBody({ [name]: value })), JSON.stringify([name, value])).not.to.throw();
      }
    }
    const many = Array.from({ length: 51 }, () => ({ id: 1 }));
    expect(planFindings(planBody({ profiles: many }))).to.deep.equal([
      { loc: ['body', 'profiles'], msg: 'profiles must be an array of at most 50 objects (got an array of 51)', type: 'value_error' },
    ]);
  });

  it('name everything that is wrong, one for each field', () => {
    const findings = planFindings(planBody({ stops: [{ id: 'x', location: 'nowhere' }, { location: 'a', servic: 1 }], seed: -1, vehicles: [{ ...VAN, count: 0 }] }));
    expect(findings.map(({ loc }) => loc.join('/')).sort()).to.deep.equal([
      'body/seed', 'body/stops/0/location', 'body/stops/1/id', 'body/stops/1/servic', 'body/vehicles/0/count',
    ]);
  });
});
