import { expect } from 'chai';
import { MoveEvaluation } from '../../../../src/search/local-search/move-evaluation.js';
import { exchange } from '../../../../src/search/local-search/exchange.js';
import { relocate } from '../../../../src/search/local-search/relocate.js';
import { crossover } from '../../../../src/search/local-search/two-opt-star.js';
import { twoOpt } from '../../../../src/search/local-search/two-opt.js';
import { VehicleMoves } from '../../../../src/search/local-search/vehicles.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { createKernel } from '../../../../src/search/ruin-recreate/kernel.js';
import { LocalSearch } from '../../../../src/search/local-search/local-search.js';
import { NOWHERE, Plan } from '../../../../src/search/local-search/plan.js';
import { readRoutes, startFrom } from '../../../../src/search/ruin-recreate/exchange.js';
import { problemFromRequest } from '../../../../src/contract/problem.js';
import { requestOf } from '../../../helpers/wire-request.js';
import { dice, type RandomOptions } from '../../../helpers/random-problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { filledPlan, recomputed, violations, type Filled } from './search-problem.js';

const PROBLEMS = countOf(40, 150);

/** Applies a move wherever it pays off, on deliberately bad plans of random problems; checks each time. */
function tryEverywhere(attempt: (evaluation: MoveEvaluation, u: number, v: number, vehicles: VehicleMoves) => boolean, options: RandomOptions = {}): number {
  let done = 0;
  for (let seed = 0; seed < PROBLEMS; seed++) {
    const filled = filledPlan(seed, { customers: 12, tightness: 0.2, ...options });
    const evaluation = new MoveEvaluation(filled.plan);
    const vehicles = new VehicleMoves(evaluation);
    const random = dice(seed);
    for (let i = 0; i < 60; i++) {
      const u = random.pick([...filled.problem.customers]);
      const v = random.pick([...filled.problem.customers]);
      const { plan } = filled;
      if (u === v || plan.routeOf[u] === NOWHERE || plan.routeOf[v] === NOWHERE) continue;
      const before = recomputed(filled.problem, plan);
      if (!attempt(evaluation, u, v, vehicles)) continue;
      done++;
      const after = recomputed(filled.problem, plan);
      const description = `seed ${seed}, u ${u}, v ${v}`;
      expect(violations(filled.problem, plan), description).to.deep.equal([]);
      expect(evaluation.delta, description).to.be.below(0);
      expect(after - before, description).to.be.closeTo(evaluation.delta, 1e-6 * (1 + Math.abs(before)));
      expect(plan.cost, description).to.be.closeTo(after, 1e-6 * (1 + Math.abs(after)));
    }
  }
  return done;
}

describe('the moves of local search', () => {
  it('relocate with exactly the stated change of cost, and keep the plan feasible', () => {
    expect(tryEverywhere(relocate)).to.be.above(PROBLEMS / 3);
  });

  it('exchange with exactly the stated change', () => {
    expect(tryEverywhere(exchange)).to.be.above(PROBLEMS / 3);
  });

  it('reverse with exactly the stated change', () => {
    expect(tryEverywhere(twoOpt)).to.be.above(PROBLEMS / 15);
  });

  it('exchange tails with exactly the stated change', () => {
    expect(tryEverywhere(crossover)).to.be.above(PROBLEMS / 8);
  });

  it('open routes and change vehicles with exactly the stated change', () => {
    const opened = tryEverywhere((_, u, __, vehicles) => vehicles.open(u), { vehicles: 8 });
    const changed = tryEverywhere((evaluation, u, v, vehicles) => {
      const [slot, partner] = [evaluation.plan.routeOf[u]!, evaluation.plan.routeOf[v]!];
      return vehicles.retype(slot) || (slot !== partner && vehicles.swap(slot, partner));
    }, { vehicles: 8 });
    // Insertion has already chosen vehicles well.
    expect(opened + changed).to.be.above(PROBLEMS / 15);
  });
});

describe('local search', () => {
  function optimised(seed: number): Filled {
    const filled = filledPlan(seed, { customers: 12 });
    const search = new LocalSearch(filled.plan, filled.instance.insertionNeighbours);
    for (const customer of filled.problem.customers) search.enqueue(customer);
    expect(search.run(() => false)).to.equal(true);
    return filled;
  }

  it('never makes a plan more expensive and always ends with the same plan', () => {
    for (let seed = 0; seed < PROBLEMS; seed++) {
      const start = recomputed(filledPlan(seed, { customers: 12 }).problem, filledPlan(seed, { customers: 12 }).plan);
      const { plan, problem } = optimised(seed);
      expect(recomputed(problem, plan)).to.be.at.most(start + 1e-6);
      expect(violations(problem, plan)).to.deep.equal([]);
      expect(plan.export()).to.deep.equal(optimised(seed).plan.export());
    }
  });

  it('terminates if routes cost 1e24 and rounding makes moves that undo each other look like improvements', () => {
    const problem = problemFromRequest(requestOf({
      objective: 'min_total_cost', node_num: 6, vehicle_num: 3, start_nodes: [0, 0, 0], end_nodes: [0, 0, 0], distance_matrix: [],
      vehicles_capacity: [0.01000000000000002, 0.04125074120539769, 1e12],
      vehicle_unit_distance_costs: [0.010000000000000021, 88.4764835216991, 1e12],
      node_positions: [
        [999_999_999_999.9995, 99.99999999999994], [7.577730629131325, 0.010000000000000024], [1.5184956446342412, 0.010000000000000024],
        [0.27899669940528943, 0.2530678761834521], [0.21964068986954643, 0.7818956727058237], [12.591168791003787, 20.829853550216317],
      ],
      node_demands: [0, 1.967256909425235, 0.08743643288857068, 999_999_999_999.9999, 0.010000000000000028, 0.02143670550192267],
    }));
    const instance = buildInstance(problem);
    const kernel = createKernel(instance, 1);
    startFrom(kernel, instance.customers, []);
    const plan = new Plan(buildInstance(problem, 'double'));
    plan.import(readRoutes(kernel.exchange, kernel.routes(false)));
    const search = new LocalSearch(plan, instance.insertionNeighbours);
    for (const customer of problem.customers) search.enqueue(customer);
    let asked = 0;
    expect(search.run(() => ++asked > 200)).to.equal(true);
  });

  it('stops when told to and drops its queue', () => {
    const { plan, instance } = filledPlan(3, { customers: 40, vehicles: 4, tightness: 0 });
    const search = new LocalSearch(plan, instance.insertionNeighbours);
    let asked = 0;
    for (let round = 0; round < 400; round++) {
      for (const customer of plan.instance.customers) search.enqueue(customer);
      if (!search.run(() => ++asked >= 1)) break;
    }
    expect(search.run(() => true)).to.equal(true);
  });

  it('stays exact through a chain of ruins, insertions and local searches', () => {
    for (let seed = 0; seed < countOf(8, 20); seed++) {
      const { plan, problem, instance, kernel } = filledPlan(seed, { customers: 25, vehicles: 6 });
      const search = new LocalSearch(plan, instance.insertionNeighbours);
      for (let i = 0; i < 12; i++) {
        kernel.run(20, 10, 1);
        plan.import(readRoutes(kernel.exchange, kernel.routes(false)));
        for (const customer of problem.customers) search.enqueue(customer);
        search.run(() => false);
        expect(violations(problem, plan), `seed ${seed}, round ${i}`).to.deep.equal([]);
        const cost = recomputed(problem, plan);
        expect(plan.cost, `seed ${seed}, round ${i}`).to.be.closeTo(cost, 1e-6 * (1 + cost));
      }
    }
  });
});
