import { expect } from 'chai';
import { evaluate } from '../../src/model/cost.js';
import { check } from '../../src/model/checker.js';
import type { PlannedRoute, Problem } from '../../src/model/problem.js';
import { dice, type Dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { tripProblem } from '../helpers/trip-problem.js';
import { kernelOf, type DetailedSolution } from './kernel-classes.js';

/** What relaxed limits and the grid change. */
const TINY = 1e-4;

/** The vertices after which a customer can be inserted. */
function positions(solution: DetailedSolution): { r: number; p: number }[] {
  return [...solution.slots.subarray(0, solution.openCount)].flatMap((r) => {
    const found = [];
    for (let p = solution.startBase + r; p !== solution.endBase + r; p = solution.next[p]!) found.push({ r, p });
    return found;
  });
}

function routesOf(solution: DetailedSolution): PlannedRoute[] {
  return [...solution.slots.subarray(0, solution.openCount)].map((r) => {
    const customers = [];
    for (let v = solution.next[solution.startBase + r]!; v < solution.startBase; v = solution.next[v]!) customers.push(solution.placeOf(v));
    return { type: solution.type[r]!, customers };
  });
}

/** A solution with customers inserted where it costs least, some removed and inserted again. */
function build(problem: Problem, random: Dice, seen: (solution: DetailedSolution) => void): void {
  const { instance, make } = kernelOf(problem);
  const solution = make('Solution', instance) as DetailedSolution;
  solution.begin();
  for (let round = 0; round < 3 * problem.customers.length; round++) {
    const c = random.pick([...problem.customers]);
    if (solution.route[c]! >= 0) solution.removeString(c, c);
    else {
      const options = positions(solution).map(({ r, p }) => ({ p, cost: solution.insertionCost(c, r, p, Infinity) })).filter(({ cost }) => cost < Infinity);
      const { p, cost } = options.length === 0 ? { p: -1, cost: 0 } : random.chance(0.5) ? random.pick(options) : options.reduce((best, option) => (option.cost < best.cost ? option : best));
      const before = solution.cost;
      if (p >= 0) {
        solution.place(c, p);
        expect(solution.cost - before, `cost of customer ${c} after ${p}`).to.be.closeTo(cost, TINY);
      } else if (solution.openCount < 2 && solution.aloneCost(0, c) < Infinity) solution.insert(c, solution.startBase + solution.openRoute(0));
    }
    if (solution.broken) return;
    if (random.chance(0.3)) solution.settleTrips();
    seen(solution);
  }
}

describe('the search of trips', () => {
  it('prices every insertion and removal as the model does, and keeps every rule', () => {
    let trips = 0;
    for (let seed = 1; seed <= countOf(25, 5000); seed++) {
      const problem = tripProblem(seed, 3 + (seed % 5));
      // With breaks and gaps, costs are upper bounds.
      const exact = problem.vehicleTypes[0]!.breaks.length === 0 && (problem.time === null || problem.time.gaps === null);
      build(problem, dice(seed + 1000), (solution) => {
        const routes = routesOf(solution);
        expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
        const { total } = evaluate(problem, routes);
        if (exact) expect(solution.cost, `seed ${seed}`).to.be.closeTo(total, TINY);
        else expect(solution.cost, `seed ${seed}`).to.be.at.least(total - TINY);
        trips += routes.filter(({ customers }) => customers.some((node) => node < 2)).length;
      });
    }
    expect(trips).to.be.above(60);
  });
});
