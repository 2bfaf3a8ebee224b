import { expect } from 'chai';
import { check } from '../../../src/model/checker.js';
import { evaluate } from '../../../src/model/cost.js';
import type { Problem } from '../../../src/model/problem.js';
import { anneal } from '../../../src/search/annealing/annealing.js';
import type { SearchContext, SearchOutcome } from '../../../src/search/context.js';
import { geneticSearch } from '../../../src/search/genetic/genetic-search.js';
import { buildInstance } from '../../../src/search/instance/instance.js';
import { reduced } from '../../../src/search/instance/burdens.js';
import { createRandom } from '../../../src/strategy/rng.js';
import { burdened, type BurdenOptions } from '../../helpers/burdened-problem.js';
import { plainProblem, type PlainOptions } from '../../helpers/plain-problem.js';
import { countOf } from '../../helpers/thorough.js';

const SEEDS = countOf(3, 40);
const KINDS = [{ unitCost: 1 }, { size: 1.5, fixedCost: 30, unitCost: 1.3, speed: 80 }];
const CASES: readonly (readonly [string, Partial<PlainOptions> & BurdenOptions])[] = [
  ['in windows', { windows: 300 }],
  ['in windows with a cap', { windows: 400, hours: 40 }],
  ['with lateness', { windows: 150, latePenalty: 2 }],
  ['with lateness and a cap', { windows: 150, latePenalty: 2, hours: 60 }],
  ['by different vehicles in windows', { windows: 300, kinds: KINDS }],
  ['by different vehicles in windows with a cap, from several depots to others', { windows: 400, hours: 50, kinds: KINDS, depots: 2, oneWay: true, vehicles: 12 }],
  ['by vehicles that may not serve all customers', { windows: 400, kinds: KINDS, restricted: true }],
];

function budget(iterations: number, seed: number): SearchContext {
  return { limitMs: 60_000, iterations, threads: 1, random: createRandom(seed), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
}

function costOf(problem: Problem, { routes }: SearchOutcome): number {
  expect(routes).not.to.equal(null);
  expect(check(problem, routes!)).to.deep.equal([]);
  return evaluate(problem, routes!).total;
}

describe('travel times that are not proportional to distances', () => {
  for (const [description, options] of CASES) {
    it(`are kept by annealing and by the genetic search, which agree with the search of details: ${description}`, async () => {
      let equal = 0;
      for (let seed = 1; seed <= SEEDS; seed++) {
        const problem = burdened(plainProblem(seed, { customers: 16, vehicles: 8, filled: 0.4, durations: true, ...options }), seed, options);
        const detailed = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, maxStops: 1000 })) };
        const { problem: plain, burdens } = reduced(problem);
        expect([buildInstance(plain, 'grid', burdens).variant, buildInstance(reduced(detailed).problem).variant].map((name) => name.replace(/^.*-/, ''))).to.deep.equal(['durations', 'detailed']);
        const costs = [costOf(problem, await anneal(problem, budget(10_000, seed))), costOf(problem, await geneticSearch(problem, budget(800, seed))), costOf(detailed, await anneal(detailed, budget(10_000, seed)))];
        const [least, most] = [Math.min(...costs), Math.max(...costs)];
        expect(most, `seed ${seed}: ${costs.join(' ')}`).to.be.lessThan(1.1 * least);
        equal += Number(most - least < 1e-6 * least);
      }
      expect(equal).to.be.at.least(SEEDS / 3);
    });
  }
});
