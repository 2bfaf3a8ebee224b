import { expect } from 'chai';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import type { Problem } from '../../src/model/problem.js';
import { hourlyProblem } from '../helpers/hourly-problem.js';
import { dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { tinyProblem } from '../helpers/tiny-problem.js';
import { kernelOf, type DetailedSolution } from './kernel-classes.js';
import { openRoutes, routesOf } from './solution-routes.js';

/** What relaxed limits and the grid change. */
const TINY = 1e-4;

/** With breaks and gaps, costs are upper bounds; what is left out and what is common to all routes is no cost of a route. */
function problemOf(seed: number): Problem {
  const { time, ...problem } = tinyProblem(seed, { customers: 5, breaks: false, gaps: false });
  return hourlyProblem(seed, { ...problem, time: time && { ...time, gaps: null }, relations: [], omission: null, balanceCost: 0, primary: 'none' });
}

/** Whether the limits and the fleet allow routes of these types. */
function areAllowed({ vehicleTypes, fleetLimits }: Problem, used: readonly number[]): boolean {
  return vehicleTypes.every(({ vehicles }, type) => used.filter((one) => one === type).length <= vehicles.length)
    && fleetLimits.every(({ types, most }) => used.filter((type) => types.includes(type)).length <= most);
}

describe('the limits of the fleet in the search', () => {
  it('are those of the model after random changes, and so are the costs of routes in their hours', () => {
    let [full, priced] = [0, 0];
    for (let seed = 1; seed <= countOf(50, 5000); seed++) {
      const problem = problemOf(seed);
      if (problem.fleetLimits.length === 0) continue;
      const random = dice(seed);
      const { instance, make } = kernelOf(problem);
      const solution = make('Solution', instance) as DetailedSolution;
      for (let round = 0; round < 30; round++) {
        solution.begin();
        const c = random.pick([...problem.customers]);
        if (solution.route[c]! >= 0) solution.removeString(c, c);
        else {
          const type = random.int(0, problem.vehicleTypes.length - 1);
          if (solution.fleet.isFree(type) && solution.aloneCost(type, c) < Infinity) solution.insert(c, solution.startBase + solution.openRoute(type));
          else {
            const r = openRoutes(solution).find((r) => solution.insertionCost(c, r, solution.startBase + r, Infinity) < Infinity);
            if (r !== undefined) solution.insert(c, solution.startBase + r);
          }
        }
        if (solution.broken || random.chance(0.2)) solution.rollback();
        const open = openRoutes(solution);
        const routes = routesOf(solution);
        const used = routes.map(({ type }) => type);
        const label = `seed ${seed}, round ${round}`;
        expect(check({ ...problem, omission: { price: new Float64Array(problem.nodeCount), priority: new Float64Array(problem.nodeCount).fill(1) } }, routes), label).to.deep.equal([]);
        expect(solution.cost, label).to.be.closeTo(evaluate(problem, routes).total, TINY);
        for (const [type] of problem.vehicleTypes.entries()) {
          expect(solution.fleet.isFree(type), `${label}: another route of type ${type}`).to.equal(areAllowed(problem, [...used, type]));
          full += Number(!solution.fleet.isFree(type));
          for (const [k, r] of open.entries()) {
            const route = routes[k]!;
            if (route.type === type) continue;
            expect(solution.fleet.mayChange(route.type, type), `${label}: type ${type} instead`).to.equal(areAllowed(problem, used.with(k, type)));
            const cost = solution.costOn(r, type);
            const own = evaluate(problem, [{ ...route, type }]).total;
            if (cost === Infinity) continue;
            expect(cost, `${label}: cost of type ${type}`).to.be.closeTo(own, TINY);
            expect(solution.leastCostOn(r, type), `${label}: least cost of type ${type}`).to.be.at.most(cost + TINY);
            priced++;
          }
        }
      }
    }
    expect(full).to.be.above(1000);
    expect(priced).to.be.above(1000);
  });
});
