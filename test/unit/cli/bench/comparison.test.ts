import { expect } from 'chai';
import { compareConfigurations } from '../../../../src/cli/bench/comparison.js';
import { confidenceInterval, tTest } from '../../../../src/cli/bench/confidence.js';
import { compareRepetition } from '../../../../src/cli/bench/repeat.js';
import { summariseInstances, summariseMeans } from '../../../../src/cli/bench/summary.js';
import type { BenchRun } from '../../../../src/cli/bench/run-record.js';
import { benchRun } from '../../../helpers/bench-run.js';

const run = (strategy: string, instance: string, seed: number, cost: number, bestKnown: number | null = 100): BenchRun =>
  benchRun({ strategy, instance, seed, cost, bestKnown, gap: bestKnown === null ? null : (cost - bestKnown) / bestKnown });

describe('confidence intervals and the paired test', () => {
  // Student's sleep data (1908), differences of the two drugs: t = 4.0621, 9 degrees of freedom, p = 0.002833.
  const sleep = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4];

  it('agree with the published example', () => {
    const [low, high] = confidenceInterval(sleep)!;
    expect(low).to.be.closeTo(0.7001, 1e-4);
    expect(high).to.be.closeTo(2.4599, 1e-4);
    expect(tTest(sleep)).to.be.closeTo(0.002833, 1e-6);
  });

  it('are undefined for a single value, and certain for values without spread', () => {
    expect([confidenceInterval([1]), tTest([1])]).to.deep.equal([null, null]);
    expect([tTest([0, 0, 0]), tTest([2, 2])]).to.deep.equal([1, 0]);
  });
});

describe('the comparison of configurations', () => {
  it('pairs instances by their mean over the seeds', () => {
    const runs = [
      run('a', 'one', 1, 101), run('a', 'one', 2, 103), run('a', 'two', 1, 104),
      run('b', 'one', 1, 105), run('b', 'one', 2, 105), run('b', 'two', 1, 105), run('b', 'three', 1, 100),
    ];
    const [comparison, ...others] = compareConfigurations(runs);
    expect(others).to.deep.equal([]);
    expect(comparison).to.include({ unit: 'instance', pairs: 2, firstBetter: 2, secondBetter: 0 });
    expect(comparison!.difference).to.be.closeTo(-0.02, 1e-12);
    expect(comparison!.interval![0]).to.be.below(-0.02).and.below(comparison!.interval![1]);
  });

  it('pairs seeds if there is one instance, and costs without a best-known value by the best of all', () => {
    const runs = [run('a', 'one', 1, 110, null), run('a', 'one', 2, 110, null), run('b', 'one', 1, 100, null), run('b', 'one', 2, 110, null)];
    const [comparison] = compareConfigurations(runs);
    expect(comparison).to.include({ unit: 'seed', pairs: 2, firstBetter: 0, secondBetter: 1 });
    expect(comparison!.difference).to.be.closeTo(0.05, 1e-12);
  });

  it('gives the mean gap its interval over the instances', () => {
    const means = summariseMeans(summariseInstances([run('a', 'one', 1, 101), run('a', 'two', 1, 103), run('a', 'three', 1, 102)]));
    expect(means[0]!.gap).to.be.closeTo(0.02, 1e-12);
    expect(means[0]!.gapInterval![0]).to.be.closeTo(0.02 - 4.302653 * 0.01 / Math.sqrt(3), 1e-6);
  });
});

describe('a repeated run', () => {
  const stored = { ...run('a', 'one', 1, 101), iterationBudget: 20, limitSeconds: null };

  it('must reach the same cost with the same code and an iteration budget', () => {
    expect(compareRepetition(stored, stored)).to.deep.include({ same: true, changed: [] });
    expect(compareRepetition(stored, { ...stored, cost: 102 }).same).to.equal(false);
  });

  it('may differ if time decides or the code changed, and says what changed', () => {
    expect(compareRepetition({ ...stored, limitSeconds: 1 }, { ...stored, cost: 102 }).same).to.equal(null);
    expect(compareRepetition(stored, { ...stored, code: 'other', strategyVersion: '2.0.0' })).to.deep.include({ same: null, changed: ['the code', `the strategy's version: ${stored.strategyVersion}, now 2.0.0`] });
  });
});
