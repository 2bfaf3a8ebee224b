import { expect } from 'chai';
import { join } from 'node:path';
import { readInstance } from '../../src/instance/read-instance.js';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import { packageRoot } from '../../src/root.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { runStrategy } from '../../src/strategy/run.js';

const SEED = 1;
const ITERATIONS = 3000;

/** Cost after these iterations, in the family's convention; commits that change one must say so. */
const COSTS: readonly (readonly [file: string, cost: number, mostGap: number])[] = [
  ['X-n101-k25.vrp', 28135, 7],
  ['X-n110-k13.vrp', 15358, 7],
  ['C101.txt', 827.3, 7],
  ['R102.txt', 1473.5, 7],
  ['RC201.txt', 1278.4, 15],
  ['X110-HD.vrp', 16571.68038, 7],
  ['X148-HVRP.vrp', 82122.97978, 7],
  ['PR11A.vrp', 7257.432, 15],
];

describe('savings on named instances', function () {

  for (const [file, cost, mostGap] of COSTS) {
    it(`costs exactly ${cost} on ${file} with seed ${SEED} after ${ITERATIONS} iterations`, async () => {
      const { problem, bestKnown } = readInstance(join(packageRoot, 'test', 'data', 'instances', file), { limits: { nodes: 1000, vehicles: 1000, cells: 1_000_000 } });
      const manifest = loadManifests().find(({ name }) => name === 'savings')!;
      const { routes } = await runStrategy(problem, manifest, await loadStrategy(manifest), { seed: SEED, iterations: ITERATIONS });
      expect(check(problem, routes)).to.deep.equal([]);
      const reached = evaluate(problem, routes!).total;
      expect((100 * (reached - bestKnown!)) / bestKnown!).to.be.below(mostGap);
      expect(reached).to.be.closeTo(cost, 1e-6 * cost);
    });
  }
});
