import { expect } from 'chai';
import { evaluate } from '../../src/model/cost.js';
import type { Problem } from '../../src/model/problem.js';
import { omissionCost, reduced, type Reduced } from '../../src/search/instance/burdens.js';
import { burdened, type BurdenOptions } from '../helpers/burdened-problem.js';
import { dice, randomProblem } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { kernelOf, type PricedSolution, type RouteConstruction } from './kernel-classes.js';
import { routesOf } from './solution-routes.js';

interface Priced extends Reduced {
  readonly solution: PricedSolution;
  readonly move: RouteConstruction;
}

/** A random problem with windows whose customers may be left out, with or without a cap on durations. */
function pricedProblem(seed: number, isCapped: boolean, burdens: BurdenOptions = {}, customers = 9): Problem {
  const problem = randomProblem(seed, { customers, vehicles: 3, timed: true, soft: false, tightness: 0.3, positions: true });
  const vehicleTypes = problem.vehicleTypes.map((type) => ({ ...type, maxDuration: isCapped ? 300 : Infinity }));
  return burdened({ ...problem, vehicleTypes }, seed, { prices: [10, 400], ...burdens });
}

/** The solution in which the customers are served for which a place is found in a random order, every third one is not tried unless it must be served. */
function started(problem: Problem, seed: number, serves: boolean): Priced {
  const simple = reduced(problem);
  const { instance, make } = kernelOf(simple);
  const solution = make('Solution', instance) as PricedSolution;
  const random = make('Random', seed);
  const scanner = make('Insertion', solution, random);
  const left: number[] = [];
  solution.active.set(problem.customers);
  solution.activeCount = problem.customers.length;
  solution.clear();
  solution.begin();
  solution.startBuilding();
  solution.endBuilding();
  for (const [k, c] of dice(seed).shuffle([...problem.customers]).entries()) {
    const isRequired = problem.omission!.price[c] === Infinity;
    const type = Array.from({ length: instance.types }, (_, t) => t).find((t) => solution.fleet.isFree(t) && instance.aloneCost(t, c) < Infinity);
    const found = serves && (isRequired || k % 3 > 0) ? scanner.find(c, Infinity) : -1;
    if (found >= 0 && scanner.upgrade < 0) solution.insert(c, found);
    else if (serves && (isRequired || k % 3 === 1) && type !== undefined) solution.insert(c, solution.startBase + solution.openRoute(type));
    else left.push(c);
  }
  solution.pool.set(left);
  solution.poolCount = left.length;
  solution.commit();
  const move = make('RouteConstruction', solution, random);
  move.chance = 1;
  return { ...simple, solution, move };
}

const totalOf = ({ solution }: Priced): number => solution.cost + solution.omitted;

function begin({ solution }: Priced): void {
  solution.parkAll();
  solution.begin();
}

describe('construction of routes where customers may be left out', () => {
  it('changes routes as the model allows, at the cost that the model states, and below the limit', () => {
    let [better, worse, refused, capped] = [0, 0, 0, 0];
    for (let seed = 1; seed <= countOf(100, 3000); seed++) {
      const priced = started(pricedProblem(seed, seed % 3 === 0, { someRequired: seed % 2 === 0, restricted: seed % 5 < 2 }), seed, true);
      const { problem, burdens, accepts, solution, move } = priced;
      if (!accepts(routesOf(solution))) continue;
      for (let k = 0; k < 12; k++) {
        const label = `seed ${seed}.${k}`;
        const before = routesOf(solution);
        const old = totalOf(priced);
        const limit = k % 3 === 0 ? old + 100 : old;
        begin(priced);
        if (!move.evaluate(limit - solution.omitted)) {
          expect(routesOf(solution), label).to.have.deep.members(before);
          expect(totalOf(priced), label).to.be.closeTo(old, 1e-9 * (1 + old));
          refused++;
          continue;
        }
        move.apply();
        solution.commit();
        const after = routesOf(solution);
        const cost = evaluate(problem, after).total + omissionCost(burdens, problem.customers, after);
        expect(accepts(after), label).to.equal(true);
        expect(totalOf(priced), label).to.be.closeTo(cost, 1e-6 * (1 + cost));
        expect(cost, label).to.be.below(limit + 1e-6);
        if (cost < old) better++;
        else worse++;
        if (seed % 3 === 0) capped++;
      }
    }
    expect(Math.min(better, worse, refused, capped)).to.be.above(30);
  }).timeout(120_000);

  it('finds the route that is worth most if windows leave one order of the customers, and loads do not count', () => {
    for (let seed = 1; seed <= countOf(15, 500); seed++) {
      const random = dice(seed);
      const tight = pricedProblem(seed, false);
      const problem = { ...tight, vehicleTypes: tight.vehicleTypes.map((type) => ({ ...type, capacity: type.capacity.map(() => 1e6) })) };
      const open = problem.time!.open.slice();
      const close = problem.time!.close.slice();
      // So far apart that every customer can be reached in time from those before it.
      for (const [k, c] of random.shuffle([...problem.customers]).entries()) open[c] = close[c] = 1e4 * (k + 1);
      for (const { start, end } of problem.vehicleTypes) [open[start], close[start], open[end], close[end]] = [0, 1e6, 0, 1e6];
      const priced = started({ ...problem, time: { ...problem.time!, open, close } }, seed, false);
      const { problem: simple, burdens, accepts, solution, move } = priced;
      const inOrder = [...simple.customers].sort((a, b) => open[a]! - open[b]!);
      const routes = Array.from({ length: 2 ** inOrder.length - 1 }, (_, set) => inOrder.filter((_c, k) => ((set + 1) >> k) % 2 === 1))
        .flatMap((customers) => simple.vehicleTypes.map((_, type) => ({ type, customers }))).filter((route) => accepts([route]));
      const costs = routes.map((route) => evaluate(simple, [route]).total + omissionCost(burdens, simple.customers, [route]));
      const found = Array.from({ length: 60 }, () => {
        begin(priced);
        if (!move.evaluate(Infinity)) return Infinity;
        move.apply();
        const cost = totalOf(priced);
        solution.rollback();
        return cost;
      });
      expect(Math.min(...found), `seed ${seed}`).to.be.closeTo(Math.min(...costs), 1e-6 * (1 + Math.min(...costs)));
    }
  });

  it('looks at two thousand customers at most, in the mean, so that an iteration stays short', () => {
    const { solution, move } = started(pricedProblem(1, false, {}, 5000), 1, false);
    for (let k = 0; k < 5; k++) {
      solution.parkAll();
      solution.begin();
      if (move.evaluate(Infinity)) solution.rollback();
      expect(move.count).to.be.within(1000, 2200);
    }
  });

  it('is drawn where one kind of load limits routes and somebody is left out for a price', () => {
    const { solution, move } = started(pricedProblem(1, true), 1, false);
    expect(solution.omitted).to.be.above(0);
    expect(move.drawn()).to.equal(true);
    expect(started(pricedProblem(1, false, { several: true }), 1, false).move.drawn()).to.equal(false);
  });
});
