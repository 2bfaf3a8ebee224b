import { expect } from 'chai';
import { modelWorth } from '../helpers/tiny-worth.js';
import { exactShipments } from '../helpers/shipment-problem.js';
import { countOf } from '../helpers/thorough.js';
import { dice } from '../helpers/random-problem.js';
import { readProblemFile } from '../../src/cli/problem-file.js';
import { kernelOf, type Insertion, type Random, type ShipmentSolution } from './kernel-classes.js';
import { customersOf } from './solution-routes.js';

/** As in the kernel: never skips a position, and from how many routes on those far from a shipment may be left out. */
const NO_BLINK = -2147483648;
const ROUTES_WITH_FAR = 10;

interface SoughtSolution extends ShipmentSolution {
  readonly pairCost: number;
  poolCount: number;
  seekShipment(most: number): void;
  seekOn(c: number, r: number, random: Random, blink: number): void;
  seekEverywhere(c: number, random: Random, blink: number): void;
  beginRuin(): void;
  completeRuin(): void;
  removeString(first: number, last: number): void;
}

interface ShipmentInsertion extends Insertion {
  readonly second: number;
  readonly cost: number;
}

describe('the insertion of shipments', () => {
  it('finds on all routes what it finds on each of them, after any changes that were kept or undone', () => {
    const problem = readProblemFile('test/data/instances/lc101.txt').problem;
    const { instance, make } = kernelOf(problem);
    const solution = make('Solution', instance) as SoughtSolution;
    const random = make('Random', 5);
    const insertion = make('Insertion', solution, random) as ShipmentInsertion;
    const draw = dice(11);
    const pickups = problem.shipments.map(({ pickup }) => pickup);
    const insert = (c: number) => {
      const position = insertion.find(c, Infinity);
      if (position < 0) solution.insertOrder(c, solution.startBase + solution.openRoute(0), c);
      else solution.insertOrder(c, position, insertion.second);
    };
    solution.begin();
    for (const c of pickups) insert(c);
    solution.commit();
    let compared = 0;
    for (let k = 0; k < 300; k++) {
      solution.begin();
      const removed = draw.pick(pickups);
      solution.beginRuin();
      solution.removeString(removed, removed);
      solution.completeRuin();
      solution.seekShipment(Infinity);
      for (let place = 0; place < solution.openCount; place++) solution.seekOn(removed, solution.slots[place]!, random, NO_BLINK);
      const least = solution.pairCost;
      solution.seekShipment(Infinity);
      solution.seekEverywhere(removed, random, NO_BLINK);
      // Far routes may be left out where a near one takes the shipment.
      if (solution.openCount < ROUTES_WITH_FAR) expect(solution.pairCost, `step ${k}`).to.equal(least);
      else expect(solution.pairCost, `step ${k}`).to.be.at.least(least);
      expect(solution.pairCost < Infinity).to.equal(least < Infinity);
      compared += Number(solution.pairCost === least);
      insert(removed);
      solution.poolCount = 0;
      if (draw.chance(0.5)) solution.commit();
      else solution.rollback();
    }
    expect(compared).to.be.above(250);
  });

  it('finds the cheapest of all positions by the model, and costs what the route then costs more', () => {
    let compared = 0;
    for (let seed = 1; seed <= countOf(60, 4000); seed++) {
      const problem = exactShipments(seed, { customers: 10, shipments: 4 });
      const worth = modelWorth(problem);
      const { instance, make } = kernelOf(problem);
      const solution = make('Solution', instance) as ShipmentSolution;
      const insertion = make('Insertion', solution, make('Random', 1)) as ShipmentInsertion;
      solution.begin();
      const r = solution.openRoute(0);
      // Nothing else may be found than a place on this route.
      (solution as unknown as { mostOpen: number }).mostOpen = 1;
      const deliveries = new Set(problem.shipments.map(({ delivery }) => delivery));
      for (const c of problem.customers) {
        if (deliveries.has(c)) continue;
        const before = customersOf(solution, r);
        if (before.length === 0) {
          if (solution.aloneCost(0, c) < Infinity) solution.insertOrder(c, solution.startBase + r, c);
          continue;
        }
        const now = worth(0, before)!.money;
        const delivery = problem.shipments.find(({ pickup }) => pickup === c)?.delivery;
        const position = insertion.find(c, Infinity);
        if (delivery === undefined) {
          if (position >= 0) solution.insertOrder(c, position, -1);
          expect(worth(0, customersOf(solution, r)) !== null, `seed ${seed}: ${c} on ${before.join()}`).to.equal(true);
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
        const after = worth(0, customersOf(solution, r));
        expect(after, label).to.not.equal(null);
        expect(cost, label).to.be.closeTo(after!.money - now, 1e-6 * (1 + Math.abs(now)));
        expect(after!.money, label).to.be.closeTo(least, 1e-6 * (1 + Math.abs(least)));
        compared++;
      }
    }
    expect(compared).to.be.above(30);
  }).timeout(120_000);
});
