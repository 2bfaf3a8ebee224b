import { expect } from 'chai';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import type { Problem } from '../../src/model/problem.js';
import { buildInstance } from '../../src/search/instance/instance.js';
import type { OperatorUse } from '../../src/search/operator-uses.js';
import { createKernel, type Iterating } from '../../src/search/ruin-recreate/kernel.js';
import { readRoutes, startFrom } from '../../src/search/ruin-recreate/exchange.js';
import { plainProblem } from '../helpers/plain-problem.js';
import { randomProblem } from '../helpers/random-problem.js';
import { kernelOf, type Make, type Solution } from './kernel-classes.js';
import { distancesOf, vehicleType } from '../helpers/changed-problem.js';
import { countOf } from '../helpers/thorough.js';
import { oneProfile, oneQuantity, planar } from '../../src/model/plain.js';

/** A solution of some routes, filled by greedy insertion. */
function filled(problem: Problem): { readonly solution: Solution; readonly make: Make } {
  const { instance, make } = kernelOf(problem);
  const solution = make('Solution', instance);
  const random = make('Random', 3);
  solution.begin();
  solution.active.set(problem.customers);
  solution.activeCount = problem.customers.length;
  solution.pool.set(problem.customers);
  solution.poolCount = problem.customers.length;
  make('GreedyInsertion', solution, random, make('Insertion', solution, random)).run(Infinity);
  solution.commit();
  solution.measureEdges();
  return { solution, make };
}

/** Customers removed by runs of a ruin, each run undone. */
function removals(problem: Problem, name: 'RandomRemoval' | 'RelatedRemoval' | 'WorstRemoval', runs = 200): number[][] {
  const { solution, make } = filled(problem);
  const ruin = make(name, solution, make('Random', 7));
  return Array.from({ length: runs }, () => {
    solution.begin();
    const absent = solution.poolCount;
    ruin.run();
    const removed = Array.from(solution.pool.subarray(absent, solution.poolCount));
    for (const c of removed) expect(solution.route[c]).to.equal(-1);
    solution.rollback();
    return removed;
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Anneals a problem and checks the result. */
function annealed(problem: Problem, iterating: Partial<Iterating>, iterations = 3000): { readonly uses: OperatorUse[]; readonly cost: number } {
  const instance = buildInstance(problem);
  const kernel = createKernel(instance, 11);
  kernel.configure({ averageRemoved: 10, longestString: 10, blink: 0.02, ...iterating });
  startFrom(kernel, instance.customers, []);
  kernel.run(iterations, 50, 0.5);
  const routes = readRoutes(kernel.exchange, kernel.routes(false));
  expect(check(problem, routes).filter(({ kind }) => kind !== 'missing-customer')).to.deep.equal([]);
  expect(kernel.cost()).to.be.closeTo(evaluate(problem, routes).total, 1e-4 * kernel.cost());
  const statistics = new Float64Array(400);
  kernel.writeStatistics(statistics);
  return { uses: kernel.readStatistics([statistics]), cost: kernel.bestCost() };
}

describe('the operators', () => {
  const problem = plainProblem(5, { customers: 120, vehicles: 30, windows: 300 });

  for (const name of ['RandomRemoval', 'RelatedRemoval', 'WorstRemoval'] as const) {
    it(`${name} removes about as many customers as configured, each once`, () => {
      const all = removals(problem, name);
      for (const removed of all) expect(new Set(removed).size).to.equal(removed.length);
      expect(mean(all.map(({ length }) => length))).to.be.within(7, 13);
    });
  }

  it('related removal takes customers nearer to each other than random removal does', () => {
    const distances = distancesOf(problem);
    const apart = (removed: readonly number[]) => {
      if (distances.kind !== 'positions') throw new TypeError('positions expected');
      return mean(removed.map((c) => Math.hypot(distances.x[c]! - distances.x[removed[0]!]!, distances.y[c]! - distances.y[removed[0]!]!)));
    };
    const near = mean(removals(problem, 'RelatedRemoval').map(apart));
    const far = mean(removals(problem, 'RandomRemoval').map(apart));
    expect(near).to.be.below(0.7 * far);
  });

  it('worst removal takes customers that cost more than those of random removal', () => {
    const { solution } = filled(problem);
    const detour = (c: number) => solution.instance.distance(solution.nodeOf[solution.prev[c]!]!, c) + solution.toNext[c]! - solution.instance.distance(solution.nodeOf[solution.prev[c]!]!, solution.nodeOf[solution.next[c]!]!);
    const dear = mean(removals(problem, 'WorstRemoval').flat().map(detour));
    expect(dear).to.be.above(1.2 * mean(removals(problem, 'RandomRemoval').flat().map(detour)));
  });

  it('regret insertion starts with customers that fit on only one route', () => {
    // Customers 2 and 4 are next to route 1, which only has capacity for 4; route 3, far away, has capacity for 2.
    const line: Problem = {
      ...plainProblem(1, { customers: 4, vehicles: 2 }), nodeCount: 5, customers: Int32Array.of(1, 2, 3, 4), quantities: oneQuantity(Float64Array.of(0, 3, 1, 4, 2)),
      vehicleTypes: [vehicleType({ capacity: 5, vehicles: Int32Array.of(0, 1) })],
      travel: oneProfile(planar(Float64Array.of(0, 10, 11, -30, 12), new Float64Array(5))),
    };
    const leftOut = (name: 'GreedyInsertion' | 'RegretInsertion', seed: number) => {
      const { instance, make } = kernelOf(line);
      const solution = make('Solution', instance);
      const random = make('Random', seed);
      solution.begin();
      for (const c of [1, 3]) solution.insert(c, solution.startBase + solution.openRoute(0));
      solution.pool.set([2, 4]);
      solution.poolCount = 2;
      make(name, solution, random, make('Insertion', solution, random)).run(Infinity);
      return solution.poolCount;
    };
    const seeds = Array.from({ length: 20 }, (_, k) => k + 1);
    expect(Math.max(...seeds.map((seed) => leftOut('GreedyInsertion', seed)))).to.equal(1);
    expect(Math.max(...seeds.map((seed) => leftOut('RegretInsertion', seed)))).to.equal(0);
  });

  it('regret insertion aborts above the limit', () => {
    const { solution, make } = filled(problem);
    const random = make('Random', 1);
    solution.begin();
    make('RandomRemoval', solution, random).run();
    expect(make('RegretInsertion', solution, random, make('Insertion', solution, random)).run(solution.cost + 1e-3)).to.equal(false);
  });

  for (const [description, options] of [
    ['without time', { timed: false }], ['with hard windows', { timed: true, soft: false }], ['with soft windows', { timed: true, soft: true }],
  ] as const) {
    it(`all keep limits and costs, ${description}`, () => {
      for (let seed = 1; seed <= countOf(3, 8); seed++) {
        const { uses } = annealed(randomProblem(seed, { customers: 40, vehicles: 15, tightness: 0.3, ...options }), { leading: 0, tails: 0.1, recordToRecord: seed % 2 === 0 });
        const ruins = uses.filter(({ kind }) => kind === 'ruin');
        expect(ruins).to.not.be.empty;
        for (const { name, uses: count } of ruins) expect(count, name).to.be.above(20);
      }
    });
  }
});

describe('the weights of operators', () => {
  const problem = plainProblem(9, { customers: 80, vehicles: 20 });

  it('leave the leading pair its share', () => {
    const { uses } = annealed(problem, { leading: 0.95 }, 10_000);
    const count = (name: string) => uses.find((use) => use.name === name)!.uses;
    expect(count('adjacent-string-removal')).to.be.within(9500, 9800);
    expect(uses.filter(({ kind }) => kind === 'ruin').reduce((sum, use) => sum + use.uses, 0)).to.equal(10_000);
    expect(count('greedy-insertion') + count('regret-2-insertion')).to.be.at.most(10_000);
  });

  it('count what operators achieve, identically for the same seed', () => {
    const [first, second] = [annealed(problem, { leading: 0.5 }), annealed(problem, { leading: 0.5 })];
    const untimed = ({ uses }: typeof first) => uses.map((use) => ({ ...use, milliseconds: 0 }));
    expect(untimed(first)).to.deep.equal(untimed(second));
    const improvements = (kind: string) => first.uses.filter((use) => use.kind === kind).reduce((sum, use) => sum + use.improvements, 0);
    expect(improvements('ruin')).to.be.above(10);
    expect(improvements('recreate')).to.equal(improvements('ruin'));
    expect(first.uses.some(({ milliseconds }) => milliseconds > 0)).to.equal(true);
  });

  it('move towards higher scores per unit of time', () => {
    const { make } = kernelOf(problem);
    const selection = make('Selection', 2, 0);
    const random = make('Random', 1);
    const weights = () => [selection.statistics[5]!, selection.statistics[11]!];
    expect(weights()).to.deep.equal([1, 1]);
    for (let segment = 0; segment < 50; segment++) {
      // The same number of accepted solutions, but the second operator is ten times as slow.
      for (const [k, effort] of [[0, 1], [1, 10]] as const) selection.note(k, 1, 0, effort, effort);
      selection.adapt();
    }
    const [fast, slow] = weights() as [number, number];
    expect(fast / slow).to.be.within(8, 12);
    const drawn = Array.from({ length: 2000 }, () => selection.draw(random));
    expect(drawn.filter((k) => k === 0).length / 2000).to.be.closeTo(fast / (fast + slow), 0.03);
  });

  it('stay positive for operators that never succeed', () => {
    const { make } = kernelOf(problem);
    const selection = make('Selection', 2, 0);
    for (let segment = 0; segment < 200; segment++) {
      selection.note(0, 3, 1, 1, 1);
      selection.note(1, 0, 0, 1, 1);
      selection.adapt();
    }
    expect(selection.statistics[11]).to.equal(0.05);
  });
});

describe('the acceptance of solutions', () => {
  const { make } = kernelOf(plainProblem(1, { customers: 3, vehicles: 2 }));
  const random = make('Random', 1);

  it('by annealing accepts candidates that are worse by the temperature on average', () => {
    const annealing = make('SimulatedAnnealing');
    expect(mean(Array.from({ length: 4000 }, () => annealing.limit(100, 90, 5, random))) - 100).to.be.closeTo(5, 0.4);
  });

  it('by record-to-record travel accepts candidates within the deviation of the best', () => {
    const travel = make('RecordToRecord');
    expect(travel.limit(100, 90, 5, random)).to.equal(95);
    expect(travel.limit(100, Infinity, 5, random)).to.equal(105);
  });
});
