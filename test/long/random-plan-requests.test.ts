import { expect } from 'chai';
import type { PlanRequest } from '#generated/types.js';
import { checkPlanResult } from '../../src/cli/plan-result.js';
import { planOfAnswer } from '../../src/contract/plan/answer.js';
import { planProblem } from '../../src/contract/plan/problem.js';
import { planResult } from '../../src/contract/plan/result.js';
import { explainPlan } from '../../src/contract/explain-plan.js';
import type { PlannedRoutes, Problem } from '../../src/model/problem.js';
import { check } from '../../src/model/checker.js';
import { compareCosts, evaluate } from '../../src/model/cost.js';
import type { Strategy } from '../../src/strategy/contract.js';
import { featuresOf } from '../../src/strategy/features.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { runStrategy } from '../../src/strategy/run.js';
import { selectStrategy } from '../../src/strategy/selection.js';
import { sketchOf } from '../../src/strategy/sketch.js';
import { planRequestOf } from '../helpers/plan-request.js';
import { dice } from '../helpers/random-problem.js';
import { randomPlanRequest } from '../helpers/random-plan-request.js';
import { bestPlan } from '../helpers/tiny-plans.js';
import { modelWorth } from '../helpers/tiny-worth.js';
import type { Json } from '../helpers/contract-document.js';

const REQUESTS = Number(process.env['RANDOM_PLAN_REQUESTS'] ?? 10_000);
const FIRST_SEED = Number(process.env['RANDOM_SEED'] ?? 1);
const ITERATIONS = 150;
/** The same if the result is compared with trying everything. */
const TRIED_ITERATIONS = 1500;
/** Most stops and vehicles for trying everything. */
const TRIED = { stops: 3, vehicles: 3 };
/** Share of the tiny requests whose optimum must be found. */
const OPTIMAL = 0.95;

const manifests = loadManifests();
const strategies = new Map<string, Strategy>();

/** Solves a problem by the strategy that the service would choose. */
async function solve(problem: Problem, seed: number, iterations: number, label: string): Promise<PlannedRoutes | null> {
  const selection = selectStrategy(manifests, sketchOf(problem), null);
  if ('reason' in selection) throw new Error(`${label}: no strategy supports ${featuresOf(problem).join(', ')}`);
  const { manifest } = selection;
  if (!strategies.has(manifest.name)) strategies.set(manifest.name, await loadStrategy(manifest));
  const run = await runStrategy(problem, manifest, strategies.get(manifest.name)!, { seed, iterations });
  expect(run.error, label).to.equal(undefined);
  return run.routes;
}

/** The answer is valid by the contract and feasible, and claims what its routes cost. */
function verifyAnswer(request: PlanRequest, problem: Problem, ids: Parameters<typeof planResult>[1], routes: PlannedRoutes, label: string): void {
  expect(check(problem, routes), label).to.deep.equal([]);

  const answer: unknown = JSON.parse(JSON.stringify(planResult(problem, ids, routes, { strategy: 'alns', seed: 1, seconds: 0 })));

  expect(planOfAnswer(answer), label).to.have.property('plan');
  const { violations, cost } = checkPlanResult(new TextEncoder().encode(JSON.stringify(request)), answer);
  expect(violations, label).to.deep.equal([]);
  expect(cost, label).to.be.closeTo(evaluate(problem, routes).total, 1e-5 * (1 + Math.abs(cost!)));
}

describe(`${REQUESTS} random requests of version 2 over all features, from seed ${FIRST_SEED}`, () => {
  it('are answered with plans that the contract and the checker accept, or not at all; never below the optimum', async () => {
    const tally = { solved: 0, 'not solved': 0, 'too large': 0, tried: 0, optimal: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + REQUESTS; seed++) {
      const random = dice(seed);
      const isTiny = random.chance(0.3);
      const stops = random.int(1, isTiny ? TRIED.stops : 40);
      const request = randomPlanRequest(seed, { stops, vehicles: isTiny ? random.int(1, 2) : random.int(1, Math.ceil(stops / 3)) });
      const label = `seed ${seed}`;
      const outcome = planProblem(planRequestOf(request as unknown as Json));
      if ('fault' in outcome) {
        expect(outcome.fault.msg, label).to.include('at most 500 are supported');
        tally['too large']++;
        continue;
      }
      const { problem, ids } = outcome;
      const isTried = problem.customers.length <= TRIED.stops && problem.vehicleCount <= TRIED.vehicles;
      const routes = await solve(problem, seed, isTried ? TRIED_ITERATIONS : ITERATIONS, label);
      tally[routes === null ? 'not solved' : 'solved']++;
      if (routes === null) expect(explainPlan(problem, ids, 1).text, label).to.be.a('string');
      else {
        verifyAnswer(request, problem, ids, routes, label);
        expect(explainPlan(problem, ids, 1).proved, `${label}: solved, but proved impossible`).to.equal(false);
      }
      if (!isTried) continue;
      tally.tried++;
      const best = bestPlan(problem, modelWorth(problem));
      if (best === null) expect(routes, `${label}: solved, though nothing is feasible`).to.equal(null);
      if (best === null || routes === null) tally.optimal += Number(best === null && routes === null);
      else {
        const worth = { missed: best.worth.missed, primary: best.worth.primary, total: best.worth.money };
        const difference = compareCosts(evaluate(problem, routes), worth);
        expect(difference, label).to.be.above(-1e-5 * (1 + Math.abs(worth.total)));
        if (difference < 1e-5 * (1 + Math.abs(worth.total))) tally.optimal++;
        else if (process.env['SHOW'] !== undefined) console.log(`      ${label}: ${JSON.stringify(routes)}, best ${JSON.stringify(best)}`);
      }
    }
    console.log(`      ${Object.entries(tally).map(([what, count]) => `${what} ${count}`).join(', ')}`);
    expect(tally['too large']).to.be.below(REQUESTS * 0.01);
    expect(tally.solved).to.be.above(REQUESTS * 0.5);
    expect(tally.optimal / tally.tried).to.be.at.least(OPTIMAL);
  }).timeout(3_600_000);
});
