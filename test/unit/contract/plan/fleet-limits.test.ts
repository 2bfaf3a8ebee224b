import { expect } from 'chai';
import { packPlan, unpackPlan } from '../../../../src/contract/plan/pack.js';
import { planMeta } from '../../../../src/contract/plan/parse.js';
import type { Json, JsonObject } from '../../../helpers/contract-document.js';
import { planBody, planFindings, planProblemOf, planRequestOf, SMALL_PLAN, verdictOf } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const THREE = { id: 'three', location: 'a' };

/** The small request with two equal vans, a truck and a bike. */
function mixed(limits: Json, changes: JsonObject = {}): JsonObject {
  const vehicles = [{ ...VAN, count: 2 }, { ...VAN, id: 'truck', fixed_cost: 5 }, { ...VAN, id: 'bike', max_stops: 1 }];
  return planBody({ vehicles, stops: [ONE, TWO, THREE], fleet_limits: limits, ...changes });
}

describe('limits on the vehicles in use', () => {
  const limitsOf = (body: Json): unknown => planProblemOf(body).problem.fleetLimits.map(({ kind, types, most }) => [kind, [...types], most]);

  it('count the routes of all types of their vehicles', () => {
    expect(limitsOf(mixed([{ max_used: 2 }, { vehicles: ['truck', 'van'], max_used: 1 }]))).to.deep.equal([['used', [0, 1, 2], 2], ['used', [0, 1], 1]]);
  });

  it('are none where there are no more vehicles than may be used', () => {
    for (const limits of [[{ max_used: 4 }], [{ vehicles: ['van'], max_used: 2 }], [], null]) expect(limitsOf(mixed(limits))).to.deep.equal([]);
  });

  it('keep equal vehicles apart that they name and that they do not', () => {
    const vehicles = ['a', 'b', 'c'].map((id) => ({ ...VAN, id }));
    const typesOf = (limits: Json): number[][] => planProblemOf(mixed(limits, { vehicles })).problem.vehicleTypes.map((type) => [...type.vehicles]);
    expect(typesOf([{ vehicles: ['a', 'c'], max_used: 1 }])).to.deep.equal([[0, 2], [1]]);
    expect(typesOf([{ vehicles: ['a', 'c'], max_used: 2 }])).to.deep.equal([[0, 1, 2]]);
    expect(typesOf([{ max_used: 1 }])).to.deep.equal([[0, 1, 2]]);
  });

  it('count a vehicle once that may leave in several hours', () => {
    const shift = { earliest: '2026-11-02T08:00:00+01:00', latest: '2026-11-02T17:00:00+01:00' };
    const body = mixed([{ max_used: 1 }], { vehicles: [{ ...VAN, count: 2, shift }], depots: [{ location: 'depot', departures_per_hour: 1 }] });
    expect(limitsOf(body)).to.deep.equal([['shared', [0, 1], 2], ['departures', [0], 1], ['departures', [1], 1], ['used', [0, 1], 1]]);
  });

  it('are a violation of routes that use more', () => {
    const body = mixed([{ max_used: 3 }, { vehicles: ['truck', 'van'], max_used: 1 }]);
    expect(verdictOf(body, ['van', 'one', 'two'], ['bike', 'three'])).to.deep.include({ feasible: true, violations: [] });
    expect(verdictOf(body, ['van', 'one'], ['van', 'two'], ['bike', 'three']).violations).to.deep.equal([
      { kind: 'fleet_limit', message: '2 of the vehicles van and truck are used; at most 1 may be.', value: 2, limit: 1 },
    ]);
  });

  it('are the reason for what an idle vehicle could serve, with the limit that would let it', () => {
    const [left] = verdictOf(mixed([{ max_used: 1 }], { stops: [ONE, TWO, { ...THREE, allowed_vehicles: ['bike', 'truck'] }] }), ['van', 'one', 'two']).plan!.unassigned;
    const vehicles = 'van, truck and bike';
    expect(left!.reasons.slice(1)).to.deep.equal(['truck', 'bike'].map((vehicle) => ({
      code: 'fleet_limit', vehicle, message: `${vehicle} is not used, and could serve it, but fleet_limits allow no more than 1 of ${vehicles}`,
    })));
    expect(left!.relaxation).to.deep.equal({ code: 'fleet_limit', vehicle: 'truck', message: `with a max_used of 2 for ${vehicles}, truck can serve it` });
  });

  it('name no change where two limits are full, or serving the stop costs more than leaving it out', () => {
    const two = mixed([{ max_used: 1 }, { vehicles: ['van', 'truck'], max_used: 1 }], { stops: [ONE, TWO, { ...THREE, allowed_vehicles: ['truck'] }] });
    const [left] = verdictOf(two, ['van', 'one', 'two']).plan!.unassigned;
    expect(left!.reasons.map(({ code, vehicle }) => [code, vehicle])).to.deep.equal([['not_allowed', 'van'], ['fleet_limit', 'truck'], ['fleet_limit', 'truck'], ['not_allowed', 'bike']]);
    expect(left).not.to.have.property('relaxation');
    const [cheap] = verdictOf(mixed([{ max_used: 1 }], { stops: [ONE, TWO, { ...THREE, allowed_vehicles: ['truck'], price_of_omission: 9 }] }), ['van', 'one', 'two']).plan!.unassigned;
    expect(cheap!.reasons.filter(({ vehicle }) => vehicle === 'truck').map(({ code }) => code)).to.deep.equal(['fleet_limit', 'price']);
    expect(cheap).not.to.have.property('relaxation');
  });

  it('name the first of many vehicles only', () => {
    const vehicles = Array.from({ length: 40 }, (_, k) => ({ ...VAN, id: `v${'x'.repeat(120)}${String(k)}` }));
    const [violation] = verdictOf(mixed([{ max_used: 1 }], { vehicles }), [vehicles[0]!.id, 'one'], [vehicles[1]!.id, 'two', 'three']).violations;
    expect(violation!.message).to.contain(' and 35 more are used; at most 1 may be.').and.to.have.length.below(1000);
  });

  it('name vehicles of the request, each once, and leave room for what is locked', () => {
    const messages = (limits: Json, changes: JsonObject = {}): string[] => planFindings(mixed(limits, changes)).map(({ msg }) => msg);
    expect(messages([{ vehicles: ['van', 'trukc'], max_used: 1 }])).to.deep.equal(['vehicles[1] of fleet_limits[0] is "trukc", which vehicles does not have: did you mean "truck"?']);
    expect(messages([{ vehicles: ['van', 'bike', 'van'], max_used: 1 }])).to.deep.equal(['vehicles[2] of fleet_limits[0] is "van", as is vehicles[0] of fleet_limits[0]: name a vehicle once in a limit']);
    expect(messages([{ max_used: 0 }])[0]).to.contain('max_used of fleet_limits[0]');
    expect(messages([{ vehicles: [], max_used: 1 }])[0]).to.contain('vehicles of fleet_limits[0]');
    expect(messages([{ vehicles: ['van'] }])[0]).to.contain('max_used');
    expect(messages([{ max_active_vehicles: 1, max_used: 1 }])).to.deep.equal(['max_active_vehicles is not a field of a limit of the fleet: did you mean max_used?']);
    const initial = { initial_routes: [{ vehicle: 'van', stops: ['one'], locked_visits: 1 }, { vehicle: 'van', stops: ['two'], locked_visits: 1 }, { vehicle: 'truck', stops: ['three'] }] };
    expect(messages([{ max_used: 2 }], initial)).to.deep.equal([]);
    expect(messages([{ vehicles: ['truck'], max_used: 1 }, { vehicles: ['bike', 'van'], max_used: 1 }], initial)).to.deep.equal([
      'max_used of fleet_limits[1] is 1, and 2 of its vehicles have locked visits in initial_routes: raise it, or lock fewer',
    ]);
  });

  it('survive packing, also by a release that did not know their kind', () => {
    const depots = [{ location: 'depot', departures_per_hour: 1 }];
    const body = mixed([{ max_used: 1 }], { depots, plan_start: '2026-11-02T08:00:00Z' });
    const stated = { ...planProblemOf(body), meta: planMeta(planRequestOf(body)) };
    expect(unpackPlan(packPlan(stated)).problem).to.deep.equal(stated.problem);
    const [limits, unkinded] = [stated.problem.fleetLimits.filter(({ kind }) => kind !== 'used'), stated.problem.fleetLimits.filter(({ kind }) => kind !== 'used').map(({ types, most }) => ({ types, most }))];
    expect(unpackPlan(packPlan({ ...stated, problem: { ...stated.problem, fleetLimits: unkinded as never } })).problem.fleetLimits).to.deep.equal(limits);
  });
});
