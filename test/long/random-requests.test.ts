import { expect } from 'chai';
import { problemFromRequest } from '../../src/contract/problem.js';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import { explainFailure } from '../../src/model/explanation.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { runStrategy } from '../../src/strategy/run.js';
import { selectStrategy } from '../../src/strategy/selection.js';
import { sketchOf } from '../../src/strategy/sketch.js';
import type { Strategy } from '../../src/strategy/contract.js';
import { bruteForce } from '../helpers/brute-force.js';
import { dice, randomRequest } from '../helpers/random-problem.js';

const REQUESTS = Number(process.env['RANDOM_REQUESTS'] ?? 10_000);
const FIRST_SEED = Number(process.env['RANDOM_SEED'] ?? 1);
const ITERATIONS = 300;
/** The same if the result is compared with exhaustive search: one tight vehicle may take annealing several thousand. */
const TRIED_ITERATIONS = 5000;
/** Maximum number of customers for exhaustive search. */
const TRIED = 5;

describe(`${REQUESTS} random requests over all features, from seed ${FIRST_SEED}`, () => {
  it('are answered with routes that the checker accepts, or not at all; never below the optimum', async () => {
    const manifests = loadManifests();
    const strategies = new Map<string, Strategy>();
    for (const manifest of manifests) strategies.set(manifest.name, await loadStrategy(manifest));
    const tally: Record<string, number> = { solved: 0, 'not found': 0, infeasible: 0, optimal: 0, tried: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + REQUESTS; seed++) {
      const random = dice(seed);
      const customers = random.int(1, 60);
      const options = { customers, vehicles: random.int(1, Math.ceil(customers / 2) + 2), degenerate: random.chance(0.2) };
      const problem = problemFromRequest(randomRequest(seed, options));
      const sketch = sketchOf(problem);
      // Half as selected by the table, half by any strategy.
      const selection = selectStrategy(manifests, sketch, random.chance(0.5) ? null : random.pick(manifests).name);
      if ('reason' in selection) continue;
      const { manifest } = selection;
      const label = `seed ${seed}, ${manifest.name}`;
      const iterations = problem.customers.length > TRIED ? ITERATIONS : TRIED_ITERATIONS;
      const run = await runStrategy(problem, manifest, strategies.get(manifest.name)!, { seed, iterations });
      expect(run.error, label).to.equal(undefined);
      const { routes } = run;
      if (routes === null) tally[run.ended === 'infeasible' ? 'infeasible' : 'not found']!++;
      else {
        tally['solved']!++;
        expect(check(problem, routes), label).to.deep.equal([]);
        expect(explainFailure(problem, 1).proved, `${label}: solved, but proved impossible`).to.equal(false);
      }
      if (problem.customers.length > TRIED) continue;
      const optimum = bruteForce(problem);
      expect(routes === null, `${label}, ${run.ended}: found as trying everything`).to.equal(optimum === null);
      if (routes === null || optimum === null) continue;
      tally['tried']!++;
      const cost = evaluate(problem, routes).total;
      expect(cost, label).to.be.above(optimum.cost - 1e-4);
      if (cost < optimum.cost + 1e-6 * (1 + optimum.cost)) tally['optimal']!++;
    }
    console.log(`      ${Object.entries(tally).map(([what, count]) => `${what} ${count}`).join(', ')}`);
    expect(tally['solved']).to.be.above(REQUESTS * 0.4);
  }).timeout(3_600_000);
});
