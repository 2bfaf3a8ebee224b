import { expect } from 'chai';
import type { PlanRequest, Stop, Vehicle } from '#generated/types.js';
import { check } from '../../src/model/checker.js';
import { compareCosts, evaluate } from '../../src/model/cost.js';
import { withoutDrops } from '../../src/model/plain-form.js';
import type { PlannedRoutes, Problem } from '../../src/model/problem.js';
import { searchVariantOf } from '../../src/model/variants.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { runStrategy } from '../../src/strategy/run.js';
import type { Json } from '../helpers/contract-document.js';
import { planProblemOf } from '../helpers/plan-request.js';
import { dice } from '../helpers/random-problem.js';
import { randomPlanRequest } from '../helpers/random-plan-request.js';
import { countOf } from '../helpers/thorough.js';
import { bestPlan } from '../helpers/tiny-plans.js';
import { modelWorth } from '../helpers/tiny-worth.js';

const REQUESTS = countOf(80, 2_000);
const ITERATIONS = 1_500;

/** The same request without what only a search of details knows. */
function plain({ geometry, locations, profiles, vehicles, stops, plan_start: start }: PlanRequest): PlanRequest {
  const [profile] = profiles!;
  const travel = profile!.travel.type === 'matrices' && profile!.travel.durations_by_time ? { type: 'estimate' as const } : profile!.travel;
  return {
    ...(geometry && { geometry }), ...(start && { plan_start: start }), locations, profiles: [{ ...profile!, travel }],
    vehicles: vehicles.map((vehicle) => plainVehicle(vehicle, profile!.id)), stops: stops.map(plainStop),
  };
}

function plainVehicle({ id, count, start, end, shift, capacities, skills, fixed_cost, cost_per_kilometer, speed_factor }: Vehicle, profile: string): Vehicle {
  return {
    id, start: start ?? null, end: end ?? null, profile, ...(count && { count }), ...(shift && { shift }), ...(skills && { skills }), ...(speed_factor && { speed_factor }),
    ...(capacities && { capacities }), fixed_cost: fixed_cost ?? 5, cost_per_kilometer: cost_per_kilometer ?? 1,
  };
}

function plainStop({ windows, setup_seconds: _setup, late_cost_per_hour: _late, vehicle_prices: _prices, released_at: _released, ...stop }: Stop): Stop {
  const [window] = windows ?? [];
  return { ...stop, ...(window && { windows: [window] }) };
}

describe(`${REQUESTS} random requests of version 2 that are searched as plain problems`, () => {
  for (const name of ['alns', 'hgs']) it(`are answered by ${name} with feasible plans, of tiny ones with the best`, async () => {
    const manifest = loadManifests().find((each) => each.name === name)!;
    const strategy = await loadStrategy(manifest);
    const tally = { solved: 0, tried: 0, optimal: 0, detailed: 0 };
    for (let seed = 1; seed <= REQUESTS; seed++) {
      const random = dice(seed);
      const isTiny = random.chance(0.6);
      const stops = random.int(1, isTiny ? 3 : 30);
      const { problem } = planProblemOf(plain(randomPlanRequest(seed, { stops, vehicles: random.int(1, isTiny ? 2 : Math.ceil(stops / 3)) })) as unknown as Json);
      if (searchVariantOf(withoutDrops(problem) ?? problem) === 'detailed') tally.detailed++;
      const { routes, error } = await runStrategy(problem, manifest, strategy, { seed, iterations: ITERATIONS });
      expect(error, `seed ${seed}`).to.equal(undefined);
      if (routes !== null) expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
      tally.solved += Number(routes !== null);
      if (problem.customers.length > 3 || problem.vehicleCount > 3) continue;
      tally.tried++;
      tally.optimal += Number(isBest(problem, routes, seed));
    }
    expect(tally.detailed, JSON.stringify(tally)).to.be.at.most(REQUESTS / 20);
    expect(tally.solved).to.be.above(REQUESTS / 2);
    expect(tally.optimal, JSON.stringify(tally)).to.be.at.least(0.97 * tally.tried);
  });
});

function isBest(problem: Problem, routes: PlannedRoutes | null, seed: number): boolean {
  const best = bestPlan(problem, modelWorth(problem));
  if (best === null) expect(routes, `seed ${seed}: solved, though nothing is feasible`).to.equal(null);
  if (best === null || routes === null) return best === null && routes === null;
  const { missed, primary, money } = best.worth;
  const difference = compareCosts(evaluate(problem, routes), { missed, primary, total: money });
  expect(difference, `seed ${seed}: ${JSON.stringify(routes)}, best ${JSON.stringify(best)}`).to.be.above(-1e-5 * (1 + Math.abs(money)));
  return difference < 1e-5 * (1 + Math.abs(money));
}
