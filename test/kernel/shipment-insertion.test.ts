import { expect } from 'chai';
import type { Problem } from '../../src/model/problem.js';
import { withoutShortcuts } from '../helpers/shortcuts.js';
import { modelWorth } from '../helpers/tiny-worth.js';
import { shipmentProblem } from '../helpers/shipment-problem.js';
import { countOf } from '../helpers/thorough.js';
import { kernelOf, type DetailedSolution, type Insertion } from './kernel-classes.js';

interface ShipmentSolution extends DetailedSolution {
  insertOrder(c: number, p: number, v: number): void;
}

interface ShipmentInsertion extends Insertion {
  readonly second: number;
  readonly cost: number;
}

/** Without breaks and gaps, with which costs are upper bounds, and without stops on the way that make it shorter. */
function problemOf(seed: number): Problem {
  const problem = shipmentProblem(seed, { customers: 10, shipments: 4, breaks: false, gaps: false });
  const release = problem.time?.release?.map((value, node) => (problem.customers.includes(node) ? value : 0)) ?? null;
  return { ...problem, travel: withoutShortcuts(problem), time: problem.time === null ? null : { ...problem.time, release, setup: null }, relations: [], balanceCost: 0, primary: 'none' };
}

describe('the insertion of shipments', () => {
  it('finds the cheapest of all positions by the model, and costs what the route then costs more', () => {
    let compared = 0;
    for (let seed = 1; seed <= countOf(150, 4000); seed++) {
      const problem = problemOf(seed);
      const worth = modelWorth(problem);
      const { instance, make } = kernelOf(problem);
      const solution = make('Solution', instance) as ShipmentSolution;
      const insertion = make('Insertion', solution, make('Random', 1)) as ShipmentInsertion;
      solution.begin();
      const r = solution.openRoute(0);
      const customers = (): number[] => {
        const listed: number[] = [];
        for (let v = solution.next[solution.startBase + r]!; v < solution.startBase; v = solution.next[v]!) listed.push(v);
        return listed;
      };
      // Nothing else may be found than a place on this route.
      (solution as unknown as { mostOpen: number }).mostOpen = 1;
      const deliveries = new Set(problem.shipments.map(({ delivery }) => delivery));
      for (const c of problem.customers) {
        if (deliveries.has(c)) continue;
        const before = customers();
        if (before.length === 0) {
          if (solution.aloneCost(0, c) < Infinity) solution.insertOrder(c, solution.startBase + r, c);
          continue;
        }
        const now = worth(0, before)!.money;
        const delivery = problem.shipments.find(({ pickup }) => pickup === c)?.delivery;
        const position = insertion.find(c, Infinity);
        if (delivery === undefined) {
          if (position >= 0) solution.insertOrder(c, position, -1);
          expect(worth(0, customers()) !== null, `seed ${seed}: ${c} on ${before.join()}`).to.equal(true);
          continue;
        }
        let least = Infinity;
        for (let i = 0; i <= before.length; i++) {
          for (let j = i; j <= before.length; j++) {
            const money = worth(0, [...before.slice(0, i), c, ...before.slice(i, j), delivery, ...before.slice(j)])?.money;
            if (money !== undefined) least = Math.min(least, money);
          }
        }
        const label = `seed ${seed}: ${c} and ${delivery} on ${before.join()}`;
        if (position < 0) {
          expect(least, label).to.equal(Infinity);
          continue;
        }
        const { second, cost } = insertion;
        solution.insertOrder(c, position, second);
        const after = worth(0, customers());
        expect(after, label).to.not.equal(null);
        expect(cost, label).to.be.closeTo(after!.money - now, 1e-6 * (1 + Math.abs(now)));
        expect(after!.money, label).to.be.closeTo(least, 1e-6 * (1 + Math.abs(least)));
        compared++;
      }
    }
    expect(compared).to.be.above(100);
  }).timeout(120_000);
});
