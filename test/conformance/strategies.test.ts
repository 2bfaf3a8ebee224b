import { expect } from 'chai';
import { problemFromRequest } from '../../src/contract/problem.js';
import { check, evaluate, type Problem } from '../../src/model/index.js';
import { featuresOf, loadManifests, loadStrategy, manifestFaults, runStrategy, type RegisteredManifest, type RunOptions, type RunResult } from '../../src/strategy/index.js';
import { randomRequest, type RandomOptions } from '../helpers/random-problem.js';

/** What every strategy must be able to take if it says so; sizes from nothing to a hundred customers. */
const SHAPES: readonly RandomOptions[] = [
  { customers: 0 },
  { customers: 1 },
  { customers: 6 },
  { customers: 14, tightness: 0.3 },
  { customers: 30, vehicles: 8, tightness: 0.1 },
  { customers: 30, vehicles: 8, tightness: 0.2, timed: true, soft: true },
  { customers: 40, vehicles: 10, tightness: 0.1, timed: true, soft: false },
  { customers: 100, vehicles: 20, tightness: 0.1, positions: true },
];
const SEEDS = [1, 2, 3, 4];
const ITERATIONS = 150;

/** A busy machine may be late by this much, milliseconds; a strategy itself by 100 ms or 2 %. */
const SCHEDULING = 900;

function supported(manifest: RegisteredManifest): { problem: Problem; told: string }[] {
  const cases = SHAPES.flatMap((shape) => SEEDS.map((seed) => ({ problem: problemFromRequest(randomRequest(seed, shape)), told: `${JSON.stringify(shape)} seed ${seed}` })));
  return cases.filter(({ problem }) => {
    const { minimum, maximum } = manifest.customers;
    const size = problem.customers.length;
    return size >= minimum && size <= maximum && featuresOf(problem).every((feature) => manifest.features.includes(feature));
  });
}

for (const manifest of loadManifests()) {
  describe(`the strategy ${manifest.name}`, function () {
    this.timeout(60_000);

    async function solve(problem: Problem, options: Partial<RunOptions> = {}): Promise<RunResult> {
      const result = await runStrategy(problem, manifest, await loadStrategy(manifest), { seed: 5, iterations: ITERATIONS, ...options });
      if (result.ended === 'failed') throw result.error;
      return result;
    }

    it('has a sound manifest and supports something of the suite', () => {
      expect(manifestFaults(manifest)).to.deep.equal([]);
      expect(supported(manifest)).to.not.have.length(0);
    });

    it('gives routes that the checker accepts, over every feature it supports', async () => {
      for (const { problem, told } of supported(manifest)) {
        const { routes, ended } = await solve(problem);
        if (ended === 'optimal') expect(routes, told).to.not.equal(null);
        if (ended === 'infeasible') expect(routes, told).to.equal(null);
        if (routes !== null) expect(check(problem, routes), told).to.deep.equal([]);
      }
    });

    it('offers feasible incumbents at their true cost, each better than the one before, and returns none worse', async () => {
      for (const { problem, told } of supported(manifest)) {
        let last = Infinity;
        const { routes } = await solve(problem, {
          onIncumbent(incumbent) {
            expect(check(problem, incumbent.routes), told).to.deep.equal([]);
            expect(incumbent.cost, told).to.be.below(last);
            expect(evaluate(problem, incumbent.routes).total, told).to.be.closeTo(incumbent.cost, 1e-6 * (1 + incumbent.cost));
            last = incumbent.cost;
          },
        });
        if (routes !== null) expect(evaluate(problem, routes).total, told).to.be.at.most(last + 1e-6 * (1 + Math.abs(last)));
        else expect(last, told).to.equal(Infinity);
      }
    });

    it('gives the same routes for the same seed and iterations, whatever the clock says', async () => {
      for (const { problem, told } of supported(manifest)) {
        let time = 0;
        const first = await solve(problem);
        const second = await solve(problem, { now: () => (time += 3.7) });
        expect(second.routes, told).to.deep.equal(first.routes);
        expect(second.ended, told).to.equal(first.ended);
      }
    });

    it('leaves the problem as it was', async () => {
      for (const { problem, told } of supported(manifest)) {
        const before = structuredClone(problem);
        await solve(problem);
        expect(problem, told).to.deep.equal(before);
      }
    });

    it('ends at its time limit, and at once when stopped', async () => {
      const { problem } = supported(manifest).at(-1)!;
      const limited = await solve(problem, { iterations: null, limitMs: 300 });
      expect(limited.seconds * 1000).to.be.below(300 + 100 + SCHEDULING);
      let asked = 0;
      const stopped = await solve(problem, { iterations: null, limitMs: 60_000, stopped: () => ++asked > 20 });
      expect(stopped.seconds * 1000).to.be.below(100 + SCHEDULING);
    });
  });
}
