import { expect } from 'chai';
import { explainPlan } from '../../../../src/contract/explain-plan.js';
import { isProvedImpossible } from '../../../../src/model/explanation.js';
import { isHopeless, reduced } from '../../../../src/search/instance/burdens.js';
import { builtInStrategies, loadManifests } from '../../../../src/strategy/registry.js';
import { runStrategy } from '../../../../src/strategy/run.js';
import alns from '../../../../strategies/alns/index.js';
import type { JsonObject } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, SMALL_PLAN } from '../../../helpers/plan-request.js';

const { vehicles: [VAN] } = SMALL_PLAN;
const FLEET = [{ ...VAN, id: 'red' }, { ...VAN, id: 'blue', capacities: { kg: 5 } }];

/** Stops a to e, all required but for what is changed by id. */
function related(relations: readonly JsonObject[], changes: Readonly<Record<string, JsonObject>> = {}, more: JsonObject = {}): JsonObject {
  const stops = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, location: 'b', required: true, ...changes[id] }));
  return planBody({ vehicles: FLEET, stops, relations, ...more });
}

const inOrder = (...stops: string[]): JsonObject => ({ type: 'in_order', stops });
const direct = (...stops: string[]): JsonObject => ({ type: 'in_direct_order', stops });
const together = (...stops: string[]): JsonObject => ({ type: 'same_vehicle', stops });
const apart = (...stops: string[]): JsonObject => ({ type: 'different_vehicles', stops });

/** [what, body, text after "impossible"] */
const CONTRADICTIONS: readonly (readonly [string, JsonObject, string])[] = [
  ['an order and its reverse', related([inOrder('a', 'b'), inOrder('c', 'b', 'a')]),
    'required stops would have to be served in a circle: b before a by relations[1] (in_order) and a before b by relations[0] (in_order). Change these relations, or do not require all of these stops.'],
  ['a circle of three orders', related([inOrder('a', 'b'), inOrder('b', 'c'), direct('c', 'd', 'a')]),
    'required stops would have to be served in a circle: b before c by relations[1] (in_order), c before a by relations[2] (in_direct_order) and a before b by relations[0] (in_order). ' +
    'Change these relations, or do not require all of these stops.'],
  ['a stop between two that follow each other directly', related([direct('a', 'b'), inOrder('a', 'c', 'b')]),
    'required stops would have to be served in a circle: a before c by relations[1] (in_order) and c before b by relations[1] (in_order), where relations[0] (in_direct_order) allows no other stop between its own. ' +
    'Change these relations, or do not require all of these stops.'],
  ['two stops directly after one', related([direct('a', 'b'), direct('a', 'c')]),
    'relations[0] (in_direct_order) and relations[1] (in_direct_order) require different stops directly after a. Change these relations, or do not require all of these stops.'],
  ['two stops directly before one', related([direct('a', 'c'), direct('b', 'c')]),
    'relations[0] (in_direct_order) and relations[1] (in_direct_order) require different stops directly before c. Change these relations, or do not require all of these stops.'],
  ['stops both together and apart', related([together('a', 'b'), together('d', 'e'), inOrder('b', 'c'), apart('e', 'a', 'c')]),
    'a and c need different vehicles by relations[3] (different_vehicles), and the same vehicle by relations[0] (same_vehicle) and relations[2] (in_order). Change these relations, or do not require all of these stops.'],
  ['stops together that no vehicle may serve', related([together('a', 'b'), inOrder('b', 'c')], { a: { allowed_vehicles: ['red'] }, c: { forbidden_vehicles: ['red'] } }),
    'no vehicle can serve a, b and c together, as required by relations[0] (same_vehicle) and relations[1] (in_order): red is in the forbidden_vehicles of c; blue is not in the allowed_vehicles of a. ' +
    'Change these relations or the vehicles, or do not require all of these stops.'],
  ['stops together that are too much for every vehicle', related([together('a', 'b')], { a: { delivers: { kg: 3 } }, b: { delivers: { kg: 3 } } }, { vehicles: [{ ...FLEET[0], max_stops: 1 }, FLEET[1]!] }),
    'no vehicle can serve a and b together, as required by relations[0] (same_vehicle): red may serve 1 stops; blue has a capacity of 5 kg, and they have 6. ' +
    'Change these relations or the vehicles, or do not require all of these stops.'],
  ['stops together whose goods are incompatible', related([together('a', 'b')], { a: { goods: ['food'] }, b: { goods: ['paint'] } }, { vehicles: [VAN], incompatible_goods: [{ goods: ['food', 'paint'] }] }),
    'no vehicle can serve a and b together, as required by relations[0] (same_vehicle): van may not carry the goods of b with those of the others. Change these relations or the vehicles, or do not require all of these stops.'],
  ['stops together of which one vehicle has one locked and the other may not serve another', related([together('a', 'b')], { b: { allowed_vehicles: ['blue'] } }, { initial_routes: [{ vehicle: 'red', stops: ['a'], locked_visits: 1 }] }),
    'no vehicle can serve a and b together, as required by relations[0] (same_vehicle): red is not in the allowed_vehicles of b; another vehicle than blue has a among its locked_visits. ' +
    'Change these relations or the vehicles, or do not require all of these stops.'],
  ['more stops apart than vehicles', related([apart('a', 'b', 'c')]),
    'a, b and c need 3 different vehicles by relations[0] (different_vehicles), and only red and blue may serve any of them. Change these relations or the vehicles, or do not require all of these stops.'],
  ['more stops apart, two by two, than vehicles', related([apart('a', 'b'), apart('b', 'c'), apart('c', 'a')]),
    'a, b and c need 3 different vehicles by relations[0] (different_vehicles), relations[1] (different_vehicles) and relations[2] (different_vehicles), and only red and blue may serve any of them. ' +
    'Change these relations or the vehicles, or do not require all of these stops.'],
  ['more stops apart than equal vehicles that may serve them', related([apart('a', 'b', 'c', 'd')], { a: { allowed_vehicles: ['red'] }, b: { allowed_vehicles: ['red'] }, d: { allowed_vehicles: ['red'] } }, { vehicles: [{ ...FLEET[0], count: 2 }, FLEET[1]!] }),
    'a, b and d need 3 different vehicles by relations[0] (different_vehicles), and only 2 of red may serve any of them. Change these relations or the vehicles, or do not require all of these stops.'],
  ['more stops apart than vehicles that may be used', related([apart('a', 'b')], {}, { fleet_limits: [{ max_used: 1 }] }),
    'a and b need 2 different vehicles by relations[0] (different_vehicles), and fleet_limits allow 1 of red and blue. Change these relations or the vehicles, or do not require all of these stops.'],
];

/** What looks alike and has a plan, or may have one. */
const POSSIBLE: readonly (readonly [string, JsonObject])[] = [
  ['a circle with a stop that may be left out', related([inOrder('a', 'b'), inOrder('b', 'c'), inOrder('c', 'a')], { b: { required: false } })],
  ['a circle with alternatives', related([inOrder('a', 'b'), inOrder('b', 'a'), { type: 'one_of', stops: ['a', 'c'] }], { c: { required: true } })],
  ['as many stops apart as vehicles', related([apart('a', 'b'), together('a', 'c'), together('b', 'd')])],
  ['two stops directly after one, of which one may be left out', related([direct('a', 'b', 'c'), direct('a', 'c')], { b: { required: false } })],
  ['a load in two trips', related([together('a', 'b')], { a: { delivers: { kg: 3 } }, b: { delivers: { kg: 3 } } }, { vehicles: [{ ...FLEET[1], reloads: { locations: ['depot'] } }] })],
];

describe('contradictions of relations', () => {
  for (const [what, body, text] of CONTRADICTIONS) {
    it(`prove that there is no plan: ${what}`, () => {
      const { problem, ids } = planProblemOf(body);
      expect(explainPlan(problem, ids, 1)).to.deep.equal({ proved: true, text: `No feasible solution: impossible, ${text}` });
      expect([isProvedImpossible(problem), isHopeless(reduced(problem))]).to.deep.equal([true, true]);
    });
  }

  for (const [what, body] of POSSIBLE) {
    it(`are not seen in ${what}`, () => {
      const { problem, ids } = planProblemOf(body);
      expect(explainPlan(problem, ids, 1).proved).to.equal(false);
      expect([isProvedImpossible(problem), isHopeless(reduced(problem))]).to.deep.equal([false, false]);
    });
  }

  it('end a solve before it searches', async () => {
    const { problem } = planProblemOf(related([inOrder('a', 'b'), inOrder('b', 'a')]));
    const manifest = loadManifests([builtInStrategies]).find(({ name }) => name === 'alns')!;
    expect(await runStrategy(problem, manifest, alns, { seed: 1, iterations: 20_000 })).to.include({ routes: null, ended: 'infeasible', iterations: 0 });
  });

  it('are told after stops that no vehicle can serve even alone', () => {
    const { problem, ids } = planProblemOf(related([inOrder('a', 'b'), inOrder('b', 'a')], { c: { skills: ['lift'] } }));
    expect(explainPlan(problem, ids, 1).text).to.match(/^No feasible solution: impossible, no vehicle can serve stop c: .* Also, required stops would have to be served in a circle: /);
  });
});
