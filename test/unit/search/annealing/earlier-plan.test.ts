import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { compareCosts, evaluate } from '../../../../src/model/cost.js';
import { deliveredEarly } from '../../../../src/model/shipments.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { readRoutes, startFrom } from '../../../../src/search/ruin-recreate/exchange.js';
import { createKernel } from '../../../../src/search/ruin-recreate/kernel.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { bestPlan } from '../../../helpers/tiny-plans.js';
import { lockedBeforeReload, lockedToReload } from '../../../helpers/tiny-shipments.js';
import { modelWorth } from '../../../helpers/tiny-worth.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { tinyProblem } from '../../../helpers/tiny-problem.js';

/** A random plan, feasible or not, as the earlier one. */
function withChanges(problem: Problem, seed: number): Problem {
  const random = createRandom(seed);
  const type = new Int32Array(problem.nodeCount).fill(-1);
  const follows = new Int32Array(problem.nodeCount).fill(-2);
  const last = problem.vehicleTypes.map(() => -1);
  for (const c of problem.customers) {
    if (random.next() < 0.2) continue;
    const own = random.below(last.length);
    if (random.next() < 0.2) last[own] = -1;
    type[c] = own;
    follows[c] = last[own]!;
    last[own] = c;
  }
  return { ...problem, changes: { type, follows, vehicleCost: random.below(9), orderCost: random.below(9) } };
}

/** The first type has one vehicle, which begins with the first customers; the others are as they were. */
function withLocked(problem: Problem, count: number): Problem {
  const [first, ...others] = problem.vehicleTypes;
  const locked = problem.customers.slice(0, count);
  const { vehicles } = first!;
  const rest = vehicles.length > 1 ? [{ ...first!, vehicles: vehicles.slice(1) }] : [];
  const allowed = problem.allowed === null || rest.length === 0 ? problem.allowed : Uint8Array.from({ length: problem.nodeCount * 2 }, (_, k) => problem.allowed![k >> 1]!);
  const vehicleTypes = [{ ...first!, vehicles: vehicles.slice(0, 1), locked }, ...rest, ...others];
  return { ...problem, vehicleTypes, relations: [], allowed: allowed?.length === problem.nodeCount * vehicleTypes.length ? allowed : null };
}

/** All plans, feasible or not. */
function* plansOf(problem: Problem, customers: readonly number[] = [...problem.customers]): Generator<PlannedRoute[]> {
  const [c, ...rest] = customers;
  if (c === undefined) {
    yield [];
    return;
  }
  for (const plan of plansOf(problem, rest)) {
    if (problem.omission !== null) yield plan;
    for (const [k, route] of plan.entries()) {
      for (let at = 0; at <= route.customers.length; at++) yield plan.with(k, { ...route, customers: [...route.customers.slice(0, at), c, ...route.customers.slice(at)] });
    }
    for (const [type, { vehicles }] of problem.vehicleTypes.entries()) {
      if (plan.filter((route) => route.type === type).length < vehicles.length) yield [...plan, { type, customers: [c] }];
    }
  }
}

function bestOf(problem: Problem): PlannedRoutes | null {
  let best: PlannedRoutes | null = null;
  for (const plan of plansOf(problem)) {
    if (check(problem, plan).length > 0) continue;
    if (best === null || compareCosts(evaluate(problem, plan), evaluate(problem, best)) < 0) best = plan;
  }
  return best;
}

async function found(problem: Problem, seed: number, options: { iterations?: number; threads?: number; initial?: PlannedRoutes } = {}): Promise<PlannedRoutes | null> {
  const { iterations = 1500, threads = 1, initial = null } = options;
  const context = { limitMs: 60_000, iterations, threads, initial, random: createRandom(seed), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
  return (await anneal(problem, context)).routes;
}

const SEEDS = countOf(40, 1000);
const tiny = (seed: number): Problem => tinyProblem(seed, { customers: 2 + (seed % 3), breaks: false, gaps: false });

describe('an earlier plan in the search', () => {
  for (const [what, stated] of [
    ['changes', (seed: number) => withChanges(tiny(seed), seed)],
    ['locked beginnings', (seed: number) => withLocked(tiny(seed), 1 + (seed % 2))],
    ['both', (seed: number) => withLocked(withChanges(tiny(seed), seed), 1 + (seed % 2))],
  ] as const) {
    it(`is kept where that is cheapest, with ${what}`, async () => {
      let [optimal, solvable] = [0, 0];
      for (let seed = 1; seed <= SEEDS; seed++) {
        const problem = stated(seed);
        const best = bestOf(problem);
        const routes = await found(problem, seed);
        if (routes !== null) expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
        if (best === null) expect(routes, `seed ${seed}`).to.equal(null);
        if (best === null) continue;
        solvable++;
        if (routes !== null && Math.abs(compareCosts(evaluate(problem, routes), evaluate(problem, best))) < 1e-6) optimal++;
      }
      expect(solvable).to.be.above(SEEDS / 3);
      expect(optimal / solvable).to.be.at.least(0.95);
    });
  }

  for (const [what, stated, least] of [
    ['keeps the reload that a locked beginning ends with, or leaves it out where nothing follows', lockedToReload, 5],
    ['does not reload before the present after a locked beginning, which may have done so', lockedBeforeReload, 10],
  ] as const) {
    it(what, async () => {
      let [optimal, solvable] = [0, 0];
      for (let seed = 1; seed <= countOf(60, 2000); seed++) {
        const problem = stated(seed, { customers: 3 + (seed % 2) });
        if (problem === null || deliveredEarly(problem, [...problem.vehicleTypes.at(-1)!.locked]).length > 0) continue;
        const best = bestPlan(problem, modelWorth(problem));
        const routes = await found(problem, seed);
        if (routes !== null) expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
        if (best === null) expect(routes, `seed ${seed}`).to.equal(null);
        if (best === null) continue;
        solvable++;
        if (routes !== null && Math.abs(compareCosts(evaluate(problem, routes), evaluate(problem, best.routes))) < 1e-6) optimal++;
      }
      expect(solvable).to.be.above(least);
      expect(optimal / solvable, `${optimal} of ${solvable}`).to.be.at.least(0.9);
    });
  }

  it('costs in the kernel what it costs in the model, whatever the ruins and recreates', () => {
    for (let seed = 1; seed <= countOf(8, 20); seed++) {
      const plain = randomProblem(seed, { customers: 30, vehicles: 12, tightness: 0.3 });
      const problem = withLocked(withChanges(plain, seed), 3);
      const [first] = problem.vehicleTypes;
      const alone = check(problem, [{ type: 0, customers: [...first!.locked] }]).filter(({ kind }) => kind !== 'missing-customer');
      if (alone.length > 0) continue;
      const instance = buildInstance(problem);
      const kernel = createKernel(instance, seed);
      kernel.configure({ averageRemoved: 6, longestString: 8, blink: 0.05, leading: 0.3 });
      startFrom(kernel, instance.customers, []);
      for (let k = 0; k < 20; k++) {
        kernel.run(50, 50, 20);
        const routes = readRoutes(kernel.exchange, kernel.routes(false));
        expect(routes.find(({ type }) => type === 0)?.customers.slice(0, 3), `seed ${seed}`).to.deep.equal([...first!.locked]);
        expect(kernel.cost(), `seed ${seed}`).to.be.closeTo(evaluate(problem, routes).total, 1e-3);
      }
    }
  });

  it('keeps its locked beginnings in parts, on several threads', async () => {
    const problem = withLocked(randomProblem(4, { customers: 620, vehicles: 90, timed: false, positions: true, tightness: 0 }), 5);
    const routes = await found(problem, 1, { iterations: 3000, threads: 2 });
    expect(check(problem, routes)).to.deep.equal([]);
  });
});
