import { expect } from 'chai';
import type { Problem } from '../../src/model/problem.js';
import { dice } from '../helpers/random-problem.js';
import { exactShipments } from '../helpers/shipment-problem.js';
import { countOf } from '../helpers/thorough.js';
import type { RouteWorth } from '../helpers/tiny-plans.js';
import { modelWorth } from '../helpers/tiny-worth.js';
import { kernelOf, type Insertion, type PairExchange, type ShipmentSolution } from './kernel-classes.js';
import { customersOf } from './solution-routes.js';

interface ShipmentScan extends Insertion {
  readonly second: number;
}

interface Filled {
  readonly solution: ShipmentSolution;
  readonly exchange: PairExchange;
}

/** A solution with what fits on two routes, inserted in a random order. */
function filled(problem: Problem, seed: number): Filled {
  const { instance, make } = kernelOf(problem);
  const solution = make('Solution', instance) as ShipmentSolution;
  const scanner = make('Insertion', solution, make('Random', seed)) as ShipmentScan;
  solution.begin();
  const deliveries = new Set(problem.shipments.map(({ delivery }) => delivery));
  for (const c of dice(seed).shuffle([...problem.customers])) {
    if (deliveries.has(c)) continue;
    if (solution.openCount < 2) {
      const type = Array.from({ length: instance.types }, (_, k) => k).find((k) => solution.fleet.isFree(k) && solution.aloneCost(k, c) < Infinity);
      if (type !== undefined) solution.insertOrder(c, solution.startBase + solution.openRoute(type), c);
      continue;
    }
    const found = scanner.find(c, Infinity);
    if (found >= 0) solution.insertOrder(c, found, scanner.second);
  }
  solution.active.set(problem.customers);
  solution.activeCount = problem.customers.length;
  solution.poolCount = 0;
  solution.commit();
  return { solution, exchange: make('PairExchange', solution, make('Random', seed)) };
}

/** The least that a route costs with a shipment at any places. */
function leastWith(worth: RouteWorth, type: number, customers: readonly number[], pickup: number, delivery: number): number {
  let least = Infinity;
  for (let i = 0; i <= customers.length; i++) {
    for (let j = i; j <= customers.length; j++) {
      const money = worth(type, [...customers.slice(0, i), pickup, ...customers.slice(i, j), delivery, ...customers.slice(j)])?.money;
      if (money !== undefined) least = Math.min(least, money);
    }
  }
  return least;
}

describe('the exchange of shipments', () => {
  it('inserts each of two shipments at the best places of the other route by the model, if there are any', () => {
    let [applied, refused] = [0, 0];
    for (let seed = 1; seed <= countOf(300, 6000); seed++) {
      const problem = exactShipments(seed, { customers: 10, shipments: 5 });
      const worth = modelWorth(problem);
      const { solution, exchange } = filled(problem, seed);
      const routeOf = (c: number): { readonly type: number; readonly customers: readonly number[] } => {
        const r = solution.route[c]!;
        return { type: solution.type[r]!, customers: customersOf(solution, r) };
      };
      for (let k = 0; k < 8; k++) {
        solution.begin();
        exchange.first = -1;
        const before = solution.cost;
        const [one, two] = [0, 1].map((place) => (place < solution.openCount ? customersOf(solution, solution.slots[place]!) : []));
        const found = exchange.evaluate(Infinity);
        const { first, second } = exchange;
        if (first < 0) continue;
        if (!found) expect(solution.cost, `seed ${seed}`).to.equal(before);
        else exchange.apply();
        const partner = (c: number): number => problem.shipments.find(({ pickup }) => pickup === c)!.delivery;
        const without = (route: readonly number[]): number[] => route.filter((c) => ![first, second, partner(first), partner(second)].includes(c));
        const [at, other] = one!.includes(first) ? [one!, two!] : [two!, one!];
        const [own, theirs] = [routeOf(found ? second : first), routeOf(found ? first : second)];
        const label = `seed ${seed}: ${first} of ${at.join()} and ${second} of ${other.join()}`;
        const [least, leastOther] = [leastWith(worth, own.type, without(at), second, partner(second)), leastWith(worth, theirs.type, without(other), first, partner(first))];
        expect(found, label).to.equal(least + leastOther < Infinity);
        if (!found) {
          expect([own.customers, theirs.customers], label).to.deep.equal([at, other]);
          refused++;
          continue;
        }
        expect(worth(own.type, own.customers)?.money, label).to.be.closeTo(least, 1e-6 * (1 + least));
        expect(worth(theirs.type, theirs.customers)?.money, label).to.be.closeTo(leastOther, 1e-6 * (1 + leastOther));
        expect(solution.cost, label).to.be.closeTo(least + leastOther, 1e-6 * (1 + least + leastOther));
        expect(solution.poolCount, label).to.equal(0);
        applied++;
        if (k % 2 === 0) solution.commit();
        else solution.rollback();
      }
    }
    expect(Math.min(applied, refused)).to.be.above(50);
  }).timeout(120_000);

  it('costs less than the limit, or is not proposed', () => {
    let proposed = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const { solution, exchange } = filled(exactShipments(seed, { customers: 10, shipments: 5 }), seed);
      for (let k = 0; k < 20; k++) {
        solution.begin();
        const limit = solution.cost + 2;
        if (!exchange.evaluate(limit)) continue;
        exchange.apply();
        expect(solution.cost).to.be.below(limit + 1e-6);
        proposed++;
        solution.commit();
      }
    }
    expect(proposed).to.be.above(20);
  });

  it('is only drawn with shipments, and without a price on unequal durations', () => {
    const drawn = (problem: Problem): boolean => {
      const { exchange } = filled(problem, 1);
      exchange.chance = 1;
      return exchange.drawn();
    };
    const problem = exactShipments(1, { customers: 10, shipments: 5 });
    expect([problem, { ...problem, balanceCost: 3 }, { ...problem, shipments: [] }].map(drawn)).to.deep.equal([true, false, false]);
  });
});
