import { expect } from 'chai';
import { problemFromRequest } from '../../src/contract/problem.js';
import { check } from '../../src/model/checker.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { runStrategy } from '../../src/strategy/run.js';
import { selectStrategy } from '../../src/strategy/selection.js';
import { sketchOf } from '../../src/strategy/sketch.js';
import { randomRequest } from '../helpers/random-problem.js';

const LIMIT_SECONDS = 5;
/** Grace period before the supervisor kills. */
const GRACE_SECONDS = 2;

describe(`the time limit of ${LIMIT_SECONDS} s`, () => {
  for (const customers of [100, 1000, 10_000, 30_000]) {
    it(`is kept with ${customers} customers; prints the overrun`, async () => {
      const problem = problemFromRequest(randomRequest(1, { customers, vehicles: Math.ceil(customers / 8), positions: true, timed: false, tightness: 0.2 }));
      const selection = selectStrategy(loadManifests(), sketchOf(problem));
      if ('reason' in selection) throw new Error(selection.reason);
      const strategy = await loadStrategy(selection.manifest);
      const run = await runStrategy(problem, selection.manifest, strategy, { seed: 1, limitMs: LIMIT_SECONDS * 1000, threads: 2 });
      const overrun = run.seconds - LIMIT_SECONDS;
      console.log(`      ${selection.manifest.name}: ${run.ended}, overrun ${(overrun * 1000).toFixed(0)} ms, ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`);
      expect(run.error).to.equal(undefined);
      expect(run.routes).to.not.equal(null);
      expect(check(problem, run.routes)).to.deep.equal([]);
      expect(overrun).to.be.below(GRACE_SECONDS);
    }).timeout(120_000);
  }
});
