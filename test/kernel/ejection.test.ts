import { expect } from 'chai';
import type { Problem } from '../../src/model/problem.js';
import { dice, randomProblem } from '../helpers/random-problem.js';
import { exactShipments } from '../helpers/shipment-problem.js';
import { countOf } from '../helpers/thorough.js';
import type { RouteWorth } from '../helpers/tiny-plans.js';
import { modelWorth } from '../helpers/tiny-worth.js';
import { kernelOf, type Ejection, type Insertion, type ShipmentSolution } from './kernel-classes.js';
import { routesOf } from './solution-routes.js';

interface ShipmentScan extends Insertion {
  readonly second: number;
}

interface Filled {
  readonly solution: ShipmentSolution;
  readonly ejection: Ejection;
}

/** An order: a customer, and the delivery if it is a pickup. */
type Order = readonly [number, number | null];

function ordersOf(problem: Problem): Order[] {
  const deliveries = new Set(problem.shipments.map(({ delivery }) => delivery));
  return [...problem.customers].filter((c) => !deliveries.has(c)).map((c) => [c, problem.shipments.find(({ pickup }) => pickup === c)?.delivery ?? null]);
}

/** A solution with what fits on at most two routes, inserted in a random order; the others are left out, and no more routes allowed. */
function filled(problem: Problem, seed: number): Filled {
  const { instance, make } = kernelOf(problem);
  const solution = make('Solution', instance) as ShipmentSolution;
  const scanner = make('Insertion', solution, make('Random', seed)) as ShipmentScan;
  const random = dice(seed);
  solution.begin();
  const left: number[] = [];
  for (const [c] of random.shuffle(ordersOf(problem))) {
    const type = solution.openCount < 2 ? Array.from({ length: instance.types }, (_, k) => k).find((k) => solution.fleet.isFree(k) && solution.aloneCost(k, c) < Infinity) : undefined;
    if (type !== undefined) {
      solution.insertOrder(c, solution.startBase + solution.openRoute(type), c);
      continue;
    }
    solution.mostOpen = solution.openCount;
    const found = scanner.find(c, Infinity);
    if (found >= 0 && scanner.upgrade < 0) solution.insertOrder(c, found, scanner.second);
    else left.push(c);
  }
  solution.mostOpen = solution.openCount;
  solution.active.set(problem.customers);
  solution.activeCount = problem.customers.length;
  solution.pool.set(left);
  solution.poolCount = left.length;
  solution.commit();
  for (const c of problem.customers) solution.absences[c] = random.int(1, 4);
  const ejection = make('Ejection', solution, make('Random', seed), scanner);
  ejection.eliminating = true;
  return { solution, ejection };
}

function fits(worth: RouteWorth, type: number, customers: readonly number[], [c, delivery]: Order): boolean {
  for (let i = 0; i <= customers.length; i++) {
    const before = [...customers.slice(0, i), c];
    if (delivery === null && worth(type, [...before, ...customers.slice(i)]) !== null) return true;
    for (let j = i; delivery !== null && j <= customers.length; j++) if (worth(type, [...before, ...customers.slice(i, j), delivery, ...customers.slice(j)]) !== null) return true;
  }
  return false;
}

/** Proposes an ejection, compares it with all that the model allows, and applies it. @returns whether there was one, null if nobody is left out */
function compared(problem: Problem, { solution, ejection }: Filled, label: string): boolean | null {
  const worth = modelWorth(problem);
  solution.begin();
  const waiting = [...solution.pool.subarray(0, solution.poolCount)];
  if (waiting.length === 0) return null;
  const before = routesOf(solution);
  const cost = solution.cost;
  const found = ejection.evaluate(Infinity);
  const { order, ejected } = ejection;
  expect(waiting, label).to.include(order);
  const orders = ordersOf(problem);
  const inserted = orders.find(([c]) => c === order)!;
  const direct = before.some(({ type, customers }) => fits(worth, type, customers, inserted));
  const fewest = Math.min(...before.flatMap(({ type, customers }) => orders
    .filter(([c, delivery]) => customers.includes(c) && customers.length > (delivery === null ? 1 : 2) && solution.absences[c]! < solution.absences[order]!)
    .filter(([c, delivery]) => fits(worth, type, customers.filter((other) => other !== c && other !== delivery), inserted))
    .map(([c]) => solution.absences[c]!)));
  expect(found, `${label}: ${order}`).to.equal(direct || fewest < Infinity);
  if (!found) {
    expect(routesOf(solution), label).to.deep.equal(before);
    expect(solution.cost, label).to.equal(cost);
    return false;
  }
  if (direct) expect(ejected, label).to.equal(-1);
  else expect(solution.absences[ejected], label).to.equal(fewest);
  ejection.apply();
  const after = routesOf(solution);
  const money = after.map(({ type, customers }) => worth(type, customers)?.money ?? Infinity).reduce((sum, one) => sum + one, 0);
  expect(solution.cost, label).to.be.closeTo(money, 1e-6 * (1 + money));
  const expected = [...waiting.filter((c) => c !== order), ...(ejected < 0 ? [] : [ejected])];
  expect([...solution.pool.subarray(0, solution.poolCount)], label).to.have.members(expected);
  solution.commit();
  return ejected >= 0;
}

describe('ejection', () => {
  it('inserts what is left out where it fits, or ejects who was left out least often and makes room, by the model', () => {
    let [applied, refused] = [0, 0];
    for (let seed = 1; seed <= countOf(120, 6000); seed++) {
      const problem = exactShipments(seed, { customers: 12, shipments: seed % 6 });
      const state = filled(problem, seed);
      for (let k = 0; k < 6; k++) {
        const result = compared(problem, state, `seed ${seed}.${k}`);
        if (result === null) break;
        if (result) applied++;
        else refused++;
      }
    }
    expect(Math.min(applied, refused)).to.be.above(100);
  }).timeout(120_000);

  it('does so with windows and capacities alone', () => {
    let applied = 0;
    for (let seed = 1; seed <= countOf(400, 5000); seed++) {
      const problem = randomProblem(seed, { customers: 9, vehicles: 2, timed: seed % 2 === 0, soft: false, tightness: 0.3, positions: true });
      const state = filled(problem, seed);
      for (let k = 0; k < 6; k++) if (compared(problem, state, `seed ${seed}.${k}`) === true) applied++;
    }
    expect(applied).to.be.above(50);
  }).timeout(120_000);

  it('is only drawn while routes are eliminated and somebody is left out', () => {
    let due = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { solution, ejection } = filled({ ...exactShipments(seed, { customers: 12, shipments: 5 }), omission: null }, seed);
      ejection.chance = 1;
      solution.begin();
      expect(ejection.drawn(), `seed ${seed}`).to.equal(solution.poolCount > 0);
      if (solution.poolCount > 0) due++;
      ejection.eliminating = false;
      expect(ejection.drawn(), `seed ${seed}`).to.equal(false);
    }
    expect(due).to.be.within(5, 35);
  });
});
