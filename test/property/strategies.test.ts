import { expect } from 'chai';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import type { Problem } from '../../src/model/problem.js';
import { featuresOf } from '../../src/strategy/features.js';
import { loadManifests, type RegisteredManifest } from '../../src/strategy/registry.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { runStrategy } from '../../src/strategy/run.js';
import { bruteForce } from '../helpers/brute-force.js';
import { randomProblem } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';

const TINY = countOf(60, 300);
const LARGER = countOf(10, 60);
/** Fraction of the optima that a search without proof must find on tiny problems within these iterations. */
const FOUND = 0.97;
const ITERATIONS = 1000;
/** Enough to find a solution if there is one: distances may be irregular, and the only solution hidden. */
const PATIENT_ITERATIONS = 30_000;

function takes(manifest: RegisteredManifest, problem: Problem): boolean {
  const { minimum, maximum } = manifest.customers;
  const size = problem.customers.length;
  return size >= minimum && size <= maximum && featuresOf(problem).every((feature) => manifest.features.includes(feature));
}

/** Tiny problems over all features with their optima; null if nothing is feasible. */
function tiny(): { problem: Problem; seed: number; optimum: number | null }[] {
  const problems = Array.from({ length: TINY }, (_, seed) => ({
    seed, problem: randomProblem(seed, { customers: 1 + (seed % 6), vehicles: 1 + (seed % 4), degenerate: seed % 3 === 0 }),
  }));
  // A depot without vehicles counts as a customer.
  return problems.filter(({ problem }) => problem.customers.length <= 7)
    .map((one) => ({ ...one, optimum: bruteForce(one.problem)?.cost ?? null }));
}

describe('strategies on random problems over all features', function () {
  let problems: ReturnType<typeof tiny>;
  before(() => {
    problems = tiny();
  });

  for (const manifest of loadManifests()) {
    it(`${manifest.name} never beats trying everything, and mostly equals it`, async () => {
      const strategy = await loadStrategy(manifest);
      const tally = { optimal: 0, solvable: 0 };
      for (const { problem, seed, optimum } of problems) {
        if (!takes(manifest, problem)) continue;
        const solve = async (iterations: number) => runStrategy(problem, manifest, strategy, { seed, iterations });
        let result = await solve(ITERATIONS);
        if (result.routes === null && optimum !== null) {
          expect(result.ended, `seed ${seed}: there is a solution`).to.not.equal('infeasible');
          result = await solve(PATIENT_ITERATIONS);
        }
        const { routes, ended, error } = result;
        expect(error, `seed ${seed}`).to.equal(undefined);
        if (optimum === null) {
          expect(routes, `seed ${seed}: ${ended}, though nothing is feasible`).to.equal(null);
          continue;
        }
        expect(routes, `seed ${seed}: ${ended}, though there is a solution`).to.not.equal(null);
        expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
        const cost = evaluate(problem, routes!).total;
        expect(cost, `seed ${seed}`).to.be.greaterThan(optimum - 1e-4);
        const equal = cost < optimum + 1e-6 * (1 + optimum);
        if (ended === 'optimal') expect(equal, `seed ${seed}: ${cost} is called optimal, ${optimum} is`).to.equal(true);
        tally.solvable++;
        if (equal) tally.optimal++;
      }
      expect(tally.optimal / tally.solvable, JSON.stringify(tally)).to.be.at.least(FOUND);
    });

    it(`${manifest.name} finds routes for a loose problem even without any time`, async () => {
      const strategy = await loadStrategy(manifest);
      for (const timed of [false, true]) {
        for (const customers of [5, 30, 150]) {
          const problem = randomProblem(customers, { customers, vehicles: customers, timed, tightness: 0, positions: true });
          if (!takes(manifest, problem)) continue;
          const { routes } = await runStrategy(problem, manifest, strategy, { seed: 1, limitMs: 0.001, threads: 2 });
          expect(check(problem, routes), `${customers} customers, ${timed ? 'timed' : 'untimed'}`).to.deep.equal([]);
        }
      }
    });

    it(`${manifest.name} gives answers that the checker accepts on larger ones`, async () => {
      const strategy = await loadStrategy(manifest);
      const tally = { solved: 0, taken: 0 };
      for (let seed = 1; seed <= LARGER; seed++) {
        const problem = randomProblem(seed, { customers: 40, vehicles: 14, tightness: 0.3, degenerate: seed % 3 === 0 });
        if (!takes(manifest, problem)) continue;
        tally.taken++;
        const { routes, error } = await runStrategy(problem, manifest, strategy, { seed, iterations: 400 });
        expect(error, `seed ${seed}`).to.equal(undefined);
        if (routes === null) continue;
        tally.solved++;
        expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
      }
      expect(tally.solved, JSON.stringify(tally)).to.be.at.least(tally.taken / 2);
    });
  }
});
