import { expect } from 'chai';
import { validateProblem } from '#generated/protocol-validators.cjs';
import { check } from '../../../src/model/checker.js';
import { FEATURE_NAMES } from '../../../src/strategy/manifest.js';
import { withDetails } from '../../../src/strategy/conformance/details.js';
import { conformanceProblems } from '../../../src/strategy/conformance/problems.js';
import { withoutAlternatives } from '../../../src/strategy/conformance/groups.js';
import { withReload } from '../../../src/strategy/conformance/trips-and-shipments.js';
import type { Feature, SolveContext } from '../../../src/strategy/contract.js';
import { featuresOf } from '../../../src/strategy/features.js';
import { problemMessage } from '../../../src/strategy/program/message-text.js';
import { createRandom } from '../../../src/strategy/rng.js';

const NEW: readonly Feature[] = ['shipments', 'trips', 'locked-routes', 'changes', 'fleet-limits', 'alternatives', 'incompatible-goods'];
const context = { seed: 7, threads: 2, limitMs: 1000, iterations: null, initial: null, parameters: {}, elapsedMs: () => 100 } as unknown as SolveContext;
const sizes = { minimum: 0, maximum: 1000 };

describe('the problems that are planted with shipments, trips, locked routes, changes, alternatives and incompatible goods', () => {
  for (const features of [...NEW.map((feature) => [feature]), NEW, [...NEW, 'time-windows', 'optional-stops', 'vehicle-restrictions', 'relations', 'release-times', 'multiple-quantities'] as const]) {
    it(`have a feasible plan: ${features.join(', ')}`, () => {
      for (const { label, problem } of conformanceProblems({ customers: sizes, features: ['time-windows', 'max-duration'] }, 3)) {
        const plan = [problem.customers.slice(0, 5), problem.customers.slice(5)].map((part) => [...part]);
        const two = { ...problem, vehicleCount: 2, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, vehicles: Int32Array.of(0, 1), capacity: Float64Array.of(10_000) })) };
        if (problem.customers.length < 6 || problem.customers.length > 40 || problem.time === null) continue;
        const planted = withDetails(two, plan, features, createRandom(problem.customers.length));
        const taken = features.includes('alternatives') ? withoutAlternatives(plan) : plan;
        const routes = taken.map((customers, vehicle) => ({ type: vehicle % planted.vehicleTypes.length, customers: features.includes('trips') ? [...withReload(two, customers)] : customers }));
        expect(check(planted, routes), label).to.deep.equal([]);
        expect(featuresOf(planted), label).to.include.members([...features]);
      }
    });
  }

  it('can be told to a program', () => {
    const seen = new Set<Feature>();
    for (const { label, problem } of conformanceProblems({ customers: sizes, features: FEATURE_NAMES }, 2)) {
      for (const feature of featuresOf(problem)) seen.add(feature);
      expect(validateProblem(JSON.parse([...problemMessage(problem, context)].join(''))), `${label}: ${JSON.stringify(validateProblem.errors)}`).to.equal(true);
    }
    expect([...seen]).to.include.members(NEW);
  });

  it('tell a program the new members', () => {
    const { problem } = conformanceProblems({ customers: { minimum: 6, maximum: 6 }, features: NEW }).at(-1)!;
    const told = JSON.parse([...problemMessage(problem, context)].join('')) as Record<string, { amounts: number[]; max_ride: null }[]> & { vehicle_types: { reload: object; locked: number[] }[]; changes: { follows: unknown[] } };
    expect(told['shipments']![0]).to.have.all.keys('pickup', 'delivery', 'amounts', 'max_ride');
    expect(told.vehicle_types[0]!.reload).to.have.all.keys('depots', 'minutes', 'max_trips');
    expect(told.vehicle_types[0]!.locked).to.deep.equal([...problem.vehicleTypes[0]!.locked]);
    expect(told.changes.follows).to.include('absent');
  });
});
