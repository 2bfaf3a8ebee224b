import { expect } from 'chai';
import type { SearchContext } from '../../../../src/search/context.js';
import { BreedingProgress } from '../../../../src/search/genetic/breeding-progress.js';

const LIMIT_MS = 10_000;
const ROUND = 0.01;

function progressAt(elapsedMs: () => number, iterations: number | null = null): BreedingProgress {
  const context: Partial<SearchContext> = { elapsedMs, limitMs: LIMIT_MS, iterations, shouldStop: () => false };
  return new BreedingProgress(context as SearchContext, 200, 2);
}

describe('the progress of a genetic search', () => {
  it('distributes a budget of individuals over the rounds', () => {
    const progress = progressAt(() => 0, 1000);
    let made = 0;
    while (!progress.finished) {
      const asked = progress.breeding(ROUND);
      made += asked;
      progress.add(asked);
    }
    expect(made).to.equal(500);
    expect(progress.individuals).to.equal(1000);
  });

  it('ends a round at its time, and the run at its limit', () => {
    let now = 0;
    const progress = progressAt(() => now);
    const stopEarly = progress.until(0.5);
    expect(stopEarly()).to.equal(false);
    now = LIMIT_MS / 2;
    expect(stopEarly()).to.equal(true);
    expect(progress.finished).to.equal(false);
    now = LIMIT_MS;
    expect(progress.finished).to.equal(true);
  });

  it('gives the initial population its share of a budget of individuals, and no more than it needs', () => {
    const [customers, threads, individuals, most] = [200, 2, 24, 60];
    for (const iterations of [100, 1000, 10_000]) {
      const each = progressAt(() => 0, iterations).seeding(0.2, { individuals, most });
      expect(each * individuals).to.be.within(1, 0.2 * (iterations / threads) * 2 * customers + individuals * customers);
    }
    for (const iterations of [1e9, null]) expect(progressAt(() => 0, iterations).seeding(0.2, { individuals, most })).to.equal(customers * most);
  });
});
