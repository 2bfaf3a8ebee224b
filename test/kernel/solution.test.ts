import { expect } from 'chai';
import type { Problem } from '../../src/model/problem.js';
import { dice, randomProblem } from '../helpers/random-problem.js';
import { kernelOf, type Solution } from './kernel-classes.js';
import { withCap } from '../helpers/changed-problem.js';
import { countOf } from '../helpers/thorough.js';

type Dice = ReturnType<typeof dice>;

const CUSTOMERS = 14;

/** One vehicle type, and a second at another depot when there are two. */
function problemOf(seed: number, level: string, depots: number): Problem {
  const problem = randomProblem(seed, {
    customers: CUSTOMERS, vehicles: 4, timed: level !== 'no times', soft: level === 'soft windows', tightness: 0.1, positions: true,
  });
  const type = { ...problem.vehicleTypes[0]!, unitCost: 1, vehicles: Int32Array.of(0, 1) };
  const last = problem.nodeCount - 1;
  const vehicleTypes = [type, { ...type, start: last, end: last, vehicles: Int32Array.of(2, 3) }].slice(0, depots);
  const maxDuration = level === 'a cap' ? 600 : Infinity;
  return withCap({ ...problem, vehicleTypes }, maxDuration);
}

/** A solution with all customers on one route. */
function onOneRoute(problem: Problem): Solution {
  const { instance, make } = kernelOf(problem);
  const solution = make('Solution', instance);
  solution.begin();
  const r = solution.openRoute(0);
  problem.customers.forEach((c, k) => solution.insert(c, k === 0 ? solution.startBase + r : problem.customers[k - 1]!));
  solution.commit();
  solution.begin();
  return solution;
}

/** Everything that a solution stores about the vertices on its routes, and about the routes. */
function known(solution: Solution): unknown {
  const { cost, served, openCount } = solution;
  const vertices: unknown[] = [];
  for (const r of solution.slots.subarray(0, openCount)) {
    for (let v = solution.startBase + r; v >= 0; v = solution.next[v]!) {
      const customer = v < solution.startBase;
      vertices.push([
        v, solution.prev[v], solution.nodeOf[v], solution.route[v], customer && solution.longestEdgeAt[v],
        ...[solution.ready, solution.last, solution.latest, solution.waitFree].map((values) => values[v]),
      ]);
    }
    vertices.push([solution.type[r], solution.size[r], solution.load[r], Math.round(solution.late[r]! * 1e6)]);
  }
  return { cost: Math.round(cost * 1e6), served, openCount, vertices };
}

/** Two strings of the route with all customers, with some between them, as positions. */
function twoStrings(problem: Problem, random: Dice): [number, number, number, number] {
  const first = random.int(0, 3);
  const last = random.int(first, first + 3);
  const resume = random.int(last + 2, last + 4);
  const final = random.int(resume, CUSTOMERS - 1);
  return [first, last, resume, final].map((at) => problem.customers[at]!) as [number, number, number, number];
}

describe('the changes of a solution', () => {
  for (const level of ['no times', 'windows', 'a cap', 'soft windows']) {
    it(`removes two strings from a route like one after the other, with ${level}`, () => {
      for (let seed = 1; seed <= countOf(12, 40); seed++) {
        const problem = problemOf(seed, level, 1 + (seed % 2));
        const [solution, other] = [onOneRoute(problem), onOneRoute(problem)];
        const [first, last, resume, final] = twoStrings(problem, dice(seed));
        solution.removeTwoStrings(first, last, resume, final);
        other.removeString(first, last);
        other.removeString(resume, final);
        expect(known(solution)).to.deep.equal(known(other));
        expect(Array.from(solution.pool.subarray(0, solution.poolCount))).to.deep.equal(Array.from(other.pool.subarray(0, other.poolCount)));
      }
    });

    it(`undoes everything, with ${level}`, () => {
      for (let seed = 1; seed <= countOf(12, 40); seed++) {
        const problem = problemOf(seed, level, 1 + (seed % 2));
        const random = dice(seed);
        const solution = onOneRoute(problem);
        const before = known(solution);
        solution.removeTwoStrings(...twoStrings(problem, random));
        for (const c of Array.from(solution.pool.subarray(0, solution.poolCount))) {
          const open = solution.idle[0]! > 0 && random.chance(0.3);
          const [r] = open ? [solution.openRoute(0)] : solution.slots;
          solution.insert(c, solution.startBase + r!);
        }
        expect(known(solution)).not.to.deep.equal(before);
        solution.rollback();
        expect(known(solution)).to.deep.equal(before);
      }
    });
  }
});
