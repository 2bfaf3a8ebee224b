import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { leastVehicles } from '../../../../src/model/lower-bound.js';
import { oneProfile, planar } from '../../../../src/model/plain.js';
import type { Problem } from '../../../../src/model/problem.js';
import { anneal } from '../../../../src/search/annealing/annealing.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { countOf } from '../../../helpers/thorough.js';

const FULL = 1000;

/** Six vehicles, and no fewer, serve everybody: each takes three customers that fill it, or nearly. */
function triplets(seed: number, slack: number): Problem {
  const random = createRandom(seed);
  const base = randomProblem(4, { customers: 18, vehicles: 18, timed: false, tightness: 0, positions: true });
  const delivered = new Float64Array(base.nodeCount);
  for (let k = 0; k < base.customers.length; k += 3) {
    const [a, b, c] = base.customers.subarray(k, k + 3) as unknown as [number, number, number];
    delivered[a] = 200 + random.below(200);
    delivered[b] = Math.floor((FULL - delivered[a]) / 2) - 60 + random.below(120);
    delivered[c] = FULL - delivered[a] - delivered[b];
  }
  const x = new Float64Array(base.nodeCount);
  const y = new Float64Array(base.nodeCount);
  for (const node of base.customers) [x[node], y[node]] = [100 + random.below(50), random.below(50)];
  const type = { ...base.vehicleTypes[0]!, capacity: Float64Array.of(FULL + slack), unitCost: 1, fixedCost: 0, vehicles: Int32Array.from({ length: 18 }, (_, k) => k) };
  return {
    ...base, primary: 'vehicles', travel: oneProfile(planar(x, y)), quantities: [{ delivered, collected: new Float64Array(base.nodeCount) }], vehicleTypes: [type],
  };
}

async function solved(problem: Problem, seed: number) {
  const context = { limitMs: 600_000, iterations: 1_000_000, threads: 1, random: createRandom(seed), elapsedMs: () => 0, shouldStop: () => false, report: () => undefined };
  const { routes, ended } = await anneal(problem, context);
  return { routes: routes!, ended };
}

describe('eliminating routes', () => {
  for (const seed of [1, 2].slice(0, countOf(1, 2))) {
    it(`goes on where short searches agree on one vehicle too many; seed ${seed}`, async () => {
      const problem = triplets(seed, 0);
      const { routes } = await solved(problem, seed);
      expect(routes).to.have.length(6);
      expect(check(problem, routes)).to.deep.equal([]);
    }).timeout(60_000);
  }

  it('ends at once with as few vehicles as the loads need', async () => {
    const problem = triplets(1, 10);
    expect(leastVehicles(problem)).to.equal(6);
    const { routes, ended } = await solved(problem, 1);
    expect(routes).to.have.length(6);
    expect(ended).to.equal('stagnated');
  }).timeout(60_000);
});
