import { expect } from 'chai';
import { evaluate } from '../../src/model/cost.js';
import { check } from '../../src/model/checker.js';
import type { MatrixDistances, PlannedRoute, Problem, Reload } from '../../src/model/problem.js';
import { featureProblem } from '../helpers/random-features.js';
import { dice, type Dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { kernelOf, type DetailedSolution } from './kernel-classes.js';

/** What relaxed limits and the grid change. */
const TINY = 1e-4;

/** Travel without shortcuts: along shortest paths. */
function metric({ matrix: given }: MatrixDistances): MatrixDistances {
  const matrix = given.slice();
  const n = Math.sqrt(matrix.length);
  for (let k = 0; k < n; k++) matrix[k * n + k] = 0;
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) matrix[i * n + j] = Math.min(matrix[i * n + j]!, matrix[i * n + k]! + matrix[k * n + j]!);
  }
  return { kind: 'matrix', matrix };
}

/** A random problem whose vehicles reload at one of its two depots or both, in small vehicles. */
function problemOf(seed: number): Problem {
  const random = dice(seed);
  const problem = featureProblem(seed, { customers: random.int(3, 7), gaps: random.chance(0.2), breaks: random.chance(0.3) ? 'window' : 'none' });
  const travel = problem.travel.map(({ distances, durations }) => ({ distances: metric(distances as MatrixDistances), durations: durations && metric(durations as MatrixDistances) }));
  const reload: Reload = { depots: Int32Array.from(random.pick([[0], [1], [0, 1]])), minutes: random.int(0, 3), maxTrips: random.pick([2, 3, Infinity]) };
  const time = problem.time && {
    ...problem.time, setup: null,
    release: random.chance(0.7) ? Float64Array.from({ length: problem.nodeCount }, (_, node) => (node < 2 ? -Infinity : random.int(0, 12))) : null,
  };
  const atCustomers = (amounts: Float64Array): Float64Array => amounts.map((amount, node) => (node < 2 ? 0 : amount));
  return {
    ...problem, travel, time, quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: atCustomers(delivered), collected: atCustomers(collected) })), primary: 'none', balanceCost: 0,
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, capacity: type.capacity.map(() => random.int(4, 6)), reload, deliveriesFirst: random.chance(0.2) })),
  };
}

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
    for (let seed = 1; seed <= countOf(100, 5000); seed++) {
      const problem = { ...problemOf(seed), omission: null };
      const all = { ...problem, omission: { price: new Float64Array(problem.nodeCount).fill(NaN), priority: new Float64Array(problem.nodeCount).fill(1) } };
      // With breaks and gaps, costs are upper bounds.
      const exact = problem.vehicleTypes[0]!.breaks.length === 0 && problem.time?.gaps == null;
      build(all, dice(seed + 1000), (solution) => {
        const routes = routesOf(solution);
        expect(check(all, routes), `seed ${seed}`).to.deep.equal([]);
        const { total } = evaluate(all, routes);
        if (exact) expect(solution.cost, `seed ${seed}`).to.be.closeTo(total, TINY);
        else expect(solution.cost, `seed ${seed}`).to.be.at.least(total - TINY);
        trips += routes.filter(({ customers }) => customers.some((node) => node < 2)).length;
      });
    }
    expect(trips).to.be.above(100);
  });
});
