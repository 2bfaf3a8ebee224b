import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../../../src/model/problem.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import type { SearchContext } from '../../../../src/search/context.js';
import { geneticSearch } from '../../../../src/search/genetic/genetic-search.js';
import { fixPairs, newFixedPairs, noFixedPairs } from '../../../../src/search/instance/fixed-pairs.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

const NODES = 50;

function marked(fixedPairs: Int32Array): string[] {
  const pairs: string[] = [];
  for (let bit = 0; bit < NODES ** 2; bit++) if ((fixedPairs[1 + (bit >> 5)]! & (1 << (bit & 31))) !== 0) pairs.push(`${Math.floor(bit / NODES)} ${bit % NODES}`);
  return pairs;
}

const costOf = (problem: Problem, routes: PlannedRoutes | null): number => evaluate(problem, routes!).total;

/** All pairs of customers but those that routes serve one after the other. */
function allBut(problem: Problem, routes: PlannedRoutes): Int32Array {
  const kept = new Set(routes.flatMap(({ customers }) => customers.slice(1).map((node, k) => [node, customers[k]!].sort((a, b) => a - b).join())));
  return Int32Array.from([...problem.customers].flatMap((a) => [...problem.customers].filter((b) => a < b && !kept.has(`${a},${b}`)).flatMap((b) => [a, b])));
}

describe('pairs that a bound fixes', () => {
  it('are marked in both directions, and passed on once', () => {
    const instance = { nodeCount: NODES, fixedPairs: noFixedPairs(NODES) };
    const seen: string[][] = [];
    const look = newFixedPairs(instance, (pairs) => seen.push(marked(pairs)));
    fixPairs(instance, new Int32Array(0));
    fixPairs(instance);
    look();
    expect(seen).to.deep.equal([]);
    fixPairs(instance, Int32Array.of(3, 49, 7, 6));
    look();
    look();
    expect(seen).to.deep.equal([['3 49', '6 7', '7 6', '49 3']]);
    fixPairs(instance, Int32Array.of(1, 2));
    look();
    expect(seen[1]).to.have.members(['1 2', '2 1', '3 49', '6 7', '7 6', '49 3']);
  });

  it('are none in problems too large for bounds that fix any', () => {
    const instance = { nodeCount: 10_000, fixedPairs: noFixedPairs(10_000) };
    fixPairs(instance, Int32Array.of(1, 2));
    newFixedPairs(instance, () => expect.fail('passed on'))();
    expect(instance.fixedPairs.length).to.equal(0);
  });

  for (const [name, search] of [['annealing', anneal], ['the genetic search', geneticSearch]] as const) {
    for (const threads of [1, 2]) {
      it(`are no obstacle to ${name} with ${threads} threads: what it starts from is found again, or better`, async () => {
        const problem = plainProblem(6, { customers: 45, vehicles: 14, ...(threads === 2 ? { windows: 300 } : {}) });
        const context = (changes: Partial<SearchContext>): SearchContext => ({
          limitMs: 600_000, iterations: 3_000, threads, random: createRandom(1), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined, ...changes,
        });
        const first = await search(problem, context({}));
        let asked = 0;
        const second = await search(problem, context({ initial: first.routes, fixed: () => (asked++ === 0 ? allBut(problem, first.routes!) : new Int32Array(0)) }));
        expect(asked).to.be.greaterThan(1);
        expect(check(problem, second.routes!)).to.deep.equal([]);
        expect(costOf(problem, second.routes)).to.be.at.most(costOf(problem, first.routes) + 1e-6);
      });
    }
  }
});
