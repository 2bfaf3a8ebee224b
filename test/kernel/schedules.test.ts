import { expect } from 'chai';
import { drivingMinutes } from '../../src/model/distances.js';
import { scheduleRoute } from '../../src/model/schedule.js';
import type { Problem } from '../../src/model/problem.js';
import { dice, randomProblem } from '../helpers/random-problem.js';
import { kernelOf, type Instance, type Solution } from './kernel-classes.js';
import { withCap, withDurations } from '../helpers/changed-problem.js';
import { countOf } from '../helpers/thorough.js';

type Dice = ReturnType<typeof dice>;

/** Identical vehicles with hard windows and a cap on working hours that sometimes binds; every other has travel times of its own. */
function capped(seed: number): Problem {
  const problem = randomProblem(seed, { customers: 14, vehicles: 4, timed: true, soft: false, tightness: 0.1, positions: true });
  const limited = withCap({ ...problem, vehicleTypes: [problem.vehicleTypes[0]!] }, 120 + 30 * (seed % 10));
  return seed % 2 === 0 ? limited : withDurations(limited, seed);
}

/** Customers of a route up to a stop, and from a stop on. */
function upTo(solution: Solution, last: number): number[] {
  const customers: number[] = [];
  for (let v = last; v < solution.startBase; v = solution.prev[v]!) customers.unshift(v);
  return customers;
}
function onFrom(solution: Solution, first: number): number[] {
  const customers: number[] = [];
  for (let v = first; v < solution.startBase; v = solution.next[v]!) customers.push(v);
  return customers;
}
const ofRoute = (solution: Solution, r: number) => onFrom(solution, solution.next[solution.startBase + r]!);
const openRoutes = (solution: Solution) => Array.from(solution.slots.subarray(0, solution.openCount));

/** Travel and service of a route including its depots, minutes. */
function workOf(problem: Problem, instance: Instance, customers: readonly number[]): number {
  const stops = [instance.start[0]!, ...customers, instance.end[0]!];
  const travel = (k: number) => (k === 0 ? 0 : drivingMinutes(problem, 0)(stops[k - 1]!, stops[k]!));
  return stops.reduce((sum, node, k) => sum + instance.service[node]! + travel(k), 0);
}

/** Inserts or removes a random customer, or undoes the round. */
function change(solution: Solution, random: Dice, free: Set<number>, holds: (customers: readonly number[]) => boolean): void {
  const routes = openRoutes(solution);
  solution.begin();
  if (free.size > 0 && (routes.length < 2 || random.chance(0.7))) {
    const c = random.pick([...free]);
    const r = solution.idle[0]! > 0 && (routes.length < 2 || random.chance(0.2)) ? solution.openRoute(0) : random.pick(routes);
    solution.insert(c, random.pick([solution.startBase + r, ...ofRoute(solution, r)]));
    if (holds(ofRoute(solution, r)) && random.chance(0.9)) free.delete(c);
    else solution.rollback();
    return;
  }
  const c = random.pick(ofRoute(solution, random.pick(routes)));
  solution.removeString(c, c);
  if (!solution.broken && random.chance(0.8)) free.add(c);
  else solution.rollback();
}

/** Whether the kernel accepts a customer after vertex p. */
function takes(problem: Problem, solution: Solution, c: number, p: number): boolean {
  const { instance } = solution;
  const q = solution.next[p]!;
  const minutes = drivingMinutes(problem, 0);
  const [into, onward] = [minutes(solution.nodeOf[p]!, c), minutes(c, solution.nodeOf[q]!)];
  const start = Math.max(solution.ready[p]! + into, instance.open[c]!);
  const inTime = start <= instance.close[c]! && start + instance.service[c]! + onward <= solution.last[q]!;
  return inTime && solution.keepsCapWith(c, p, q, start, into, onward);
}

describe('the schedules of the kernel', () => {
  it('agree with simulation for a route up to one stop and on from another', () => {
    const judged = { kept: 0, broken: 0 };
    for (let seed = 1; seed <= countOf(15, 40); seed++) {
      const problem = capped(seed);
      const random = dice(seed);
      const { instance, make } = kernelOf(problem);
      const solution = make('Solution', instance);
      const holds = (customers: readonly number[]) => scheduleRoute(problem, 0, customers).violation === null;
      const free = new Set(problem.customers);
      for (let round = 0; round < 100; round++) {
        change(solution, random, free, holds);
        if (solution.openCount < 2) continue;
        const [first, second] = random.shuffle(openRoutes(solution)) as [number, number];
        const p = random.pick([solution.startBase + first, ...ofRoute(solution, first)]);
        const q = random.pick([...ofRoute(solution, second), solution.endBase + second]);
        const customers = [...upTo(solution, p), ...onFrom(solution, q)];
        const travel = drivingMinutes(problem, 0)(solution.nodeOf[p]!, solution.nodeOf[q]!);
        const keeps = solution.keepsWindows(p, q, travel) && solution.keepsCap(p, q, travel, workOf(problem, instance, customers));
        expect(keeps, `seed ${seed}: ${customers.join(' ')}`).to.equal(holds(customers));
        judged[keeps ? 'kept' : 'broken']++;
        expect(solution.work[first]).to.be.closeTo(workOf(problem, instance, ofRoute(solution, first)), 1e-6);
      }
    }
    expect(Math.min(judged.kept, judged.broken)).to.be.greaterThan(40);
  });

  it('agree with simulation for a route with one more customer', () => {
    const judged = { kept: 0, broken: 0 };
    for (let seed = 1; seed <= countOf(15, 40); seed++) {
      const problem = capped(seed);
      const random = dice(seed);
      const { instance, make } = kernelOf(problem);
      const solution = make('Solution', instance);
      const holds = (customers: readonly number[]) => scheduleRoute(problem, 0, customers).violation === null;
      const free = new Set(problem.customers);
      for (let round = 0; round < 100; round++) {
        change(solution, random, free, holds);
        if (solution.openCount === 0 || free.size === 0) continue;
        const c = random.pick([...free]);
        const r = random.pick(openRoutes(solution));
        const p = random.pick([solution.startBase + r, ...ofRoute(solution, r)]);
        const customers = [...upTo(solution, p), c, ...onFrom(solution, solution.next[p]!)];
        const takesIt = takes(problem, solution, c, p);
        expect(takesIt, `seed ${seed}: ${customers.join(' ')}`).to.equal(holds(customers));
        judged[takesIt ? 'kept' : 'broken']++;
      }
    }
    expect(Math.min(judged.kept, judged.broken)).to.be.greaterThan(40);
  });
});
