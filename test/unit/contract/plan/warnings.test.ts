import { expect } from 'chai';
import { planWarnings } from '../../../../src/contract/plan/warnings.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planBody, planRequestOf, SMALL_PLAN } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const warningsOf = (body: Json) => planWarnings(planRequestOf(body));

describe('planWarnings', () => {
  it('name goods that are spelt nearly like incompatible ones', () => {
    const stops = [{ ...ONE, goods: ['food', 'chemical', 'paper'] }, { ...TWO, goods: ['chemical'] }];
    expect(warningsOf(planBody({ stops }))).to.deep.equal([]);
    expect(warningsOf(planBody({ stops, incompatible_goods: [{ goods: ['food', 'chemicals'] }] }))).to.deep.equal([{
      code: 'goods_not_named', loc: ['body', 'stops', '0', 'goods', '1'],
      message: 'goods of stop "one" has "chemical", which incompatible_goods does not name, so that it may be on any route: did you mean "chemicals"?',
    }]);
  });

  it('finds nothing in a plain request', () => {
    expect(warningsOf(planBody())).to.deep.equal([]);
    expect(warningsOf(planBody({ stops: [{ ...ONE, delivers: { kilograms: 5 } }] }))).to.deep.equal([]);
  });

  it('names a quantity that no vehicle lists, once', () => {
    const stops = [{ ...ONE, delivers: { kilogram: 5, pallets: 0 } }, { ...TWO, collects: { kilogram: 5, kilograms: 1 } }];
    expect(warningsOf(planBody({ stops, vehicles: [{ ...VAN, capacities: { kilograms: 5 } }] }))).to.deep.equal([{
      code: 'quantity_not_carried', loc: ['body', 'stops', '0', 'delivers', 'kilogram'],
      message: 'delivers of stop "one" has "kilogram", which is not in the capacities of any vehicle: no vehicle can serve it; add it to capacities, or correct its name',
    }]);
    expect(warningsOf(planBody({ stops, vehicles: [{ ...VAN, capacities: { kilograms: 5 } }, { id: 'free' }] }))[0]?.message).to.match(/only the 1 without capacities can serve it/);
  });

  it('names a skill that no vehicle has', () => {
    const [warning, ...more] = warningsOf(planBody({ stops: [{ ...ONE, skills: ['lift', 'crane'] }, { ...TWO, skills: ['crane'] }], vehicles: [{ ...VAN, skills: ['lift'] }] }));
    expect(more).to.deep.equal([]);
    expect(warning).to.deep.include({ code: 'skill_not_available', loc: ['body', 'stops', '0', 'skills', '1'] });
  });

  const FLEET = [{ ...VAN, skills: ['lift'] }, { id: 'car', skills: ['crane'] }, { id: 'bike' }];

  /** [what, the stop's members, code, loc within it, message] */
  const LISTS: readonly (readonly [string, Readonly<Record<string, Json>>, string, string[], string])[] = [
    ['a vehicle both allowed and forbidden', { allowed_vehicles: ['bike', 'car'], forbidden_vehicles: ['van', 'car'] }, 'vehicle_allowed_and_forbidden', ['allowed_vehicles', '1'],
      'allowed_vehicles of stop "one" has "car", which is in its forbidden_vehicles too: it cannot serve it; take it out of one of the two'],
    ['no allowed vehicle that is not forbidden', { allowed_vehicles: ['car'], forbidden_vehicles: ['car'] }, 'no_vehicle_allowed', ['allowed_vehicles'],
      'every vehicle in the allowed_vehicles of stop "one" is in its forbidden_vehicles too: none can serve it; take one out of forbidden_vehicles'],
    ['no vehicle that is not forbidden', { forbidden_vehicles: ['van', 'car', 'bike'] }, 'no_vehicle_allowed', ['forbidden_vehicles'],
      'every vehicle is in the forbidden_vehicles of stop "one": none can serve it; take one out of forbidden_vehicles'],
    ['no allowed vehicle with its skills', { skills: ['lift'], allowed_vehicles: ['car', 'bike'] }, 'no_vehicle_allowed', ['allowed_vehicles'],
      'no vehicle left by allowed_vehicles of stop "one" has all of its skills: none can serve it; change its lists or its skills, or give a vehicle all of these skills'],
    ['no vehicle with its skills that is not forbidden', { skills: ['lift'], forbidden_vehicles: ['van'] }, 'no_vehicle_allowed', ['forbidden_vehicles'],
      'no vehicle left by forbidden_vehicles of stop "one" has all of its skills: none can serve it; change its lists or its skills, or give a vehicle all of these skills'],
    ['no vehicle with all of its skills', { skills: ['lift', 'crane'] }, 'no_vehicle_allowed', ['skills'],
      'no vehicle has all the skills of stop "one": none can serve it; change its skills, or give a vehicle all of these skills'],
  ];

  for (const [what, changes, code, loc, message] of LISTS) {
    it(`name ${what}, of stops and of shipments`, () => {
      expect(warningsOf(planBody({ vehicles: FLEET, stops: [{ ...ONE, ...changes }] }))).to.deep.equal([{ code, loc: ['body', 'stops', '0', ...loc], message }]);
      const shipment = { id: 'one', pickup: { location: 'a' }, delivery: { location: 'b' }, ...changes };
      expect(warningsOf(planBody({ vehicles: FLEET, stops: [], shipments: [shipment] }))).to.deep.equal([{ code, loc: ['body', 'shipments', '0', ...loc], message: message.replaceAll('stop "one"', 'shipment "one"') }]);
    });
  }

  it('find nothing in lists that leave a vehicle, and say a skill that none has once', () => {
    for (const changes of [{ allowed_vehicles: ['van', 'car'], forbidden_vehicles: ['bike'], skills: ['crane'] }, { forbidden_vehicles: ['van', 'car'] }, { skills: ['lift'], forbidden_vehicles: ['car'] }, { allowed_vehicles: ['bike'], skills: [] }]) {
      expect(warningsOf(planBody({ vehicles: FLEET, stops: [{ ...ONE, ...changes }] })), JSON.stringify(changes)).to.deep.equal([]);
    }
    expect(warningsOf(planBody({ vehicles: FLEET, stops: [{ ...ONE, skills: ['wings'], allowed_vehicles: ['car'] }] })).map(({ code }) => code)).to.deep.equal(['skill_not_available']);
  });

  it('names the skill that was probably meant', () => {
    const [warning] = warningsOf(planBody({ stops: [{ ...ONE, skills: ['Gas'] }, TWO], vehicles: [{ ...VAN, skills: ['gas', 'water'] }] }));
    expect(warning?.message).to.equal('skills of stop "one" has "Gas", which no vehicle has: none can serve it; did you mean "gas"?');
  });

  it('names an excess load of a quantity that nothing has, once', () => {
    const excess = (quantity: string) => ({ excess_loads: [{ quantity, after_amount: 5, extra_cost_per_unit: 1 }] });
    const stops = [{ ...ONE, delivers: { kilograms: 5 } }, TWO];
    const vans = (quantity: string) => [{ ...VAN, ...excess(quantity) }, { ...VAN, id: 'other', ...excess(quantity) }];
    expect(warningsOf(planBody({ stops, vehicles: vans('kilograms') }))).to.deep.equal([]);
    expect(warningsOf(planBody({ vehicles: [{ ...VAN, capacities: { pallets: 3 }, ...excess('pallets') }] }))).to.deep.equal([]);
    expect(warningsOf(planBody({ stops, vehicles: vans('kilogram') }))).to.deep.equal([{
      code: 'quantity_not_asked', loc: ['body', 'vehicles', '0', 'excess_loads', '0', 'quantity'],
      message: `quantity of excess_loads[0] of vehicle "${VAN.id}" is "kilogram", which no stop or shipment has and no capacities list: it has no effect; did you mean "kilograms"?`,
    }]);
  });

  it('names a limit on departures from where no vehicle starts', () => {
    const depots = (location: string | undefined) => planBody({ vehicles: [{ ...VAN, start: 'depot' }], depots: [{ location, departures_per_hour: 1 }] });
    expect(warningsOf(depots('depot'))).to.deep.equal([]);
    expect(warningsOf(planBody({ depots: [{ location: ONE.location }] }))).to.deep.equal([]);
    expect(warningsOf(depots(ONE.location))).to.deep.equal([{
      code: 'depot_not_used', loc: ['body', 'depots', '0', 'location'],
      message: `depots[0] limits departures from "${ONE.location}", where no vehicle starts: it has no effect; name the start of vehicles, or leave it out`,
    }]);
  });

  it('are at most twenty', () => {
    const warnings = warningsOf(planBody({ stops: [{ ...ONE, skills: Array.from({ length: 30 }, (_, i) => `s${i}`) }] }));
    expect(warnings).to.have.length(20);
    expect(warnings[19]?.message).to.match(/and 10 more warnings/);
  });
});
