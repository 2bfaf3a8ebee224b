import { expect } from 'chai';
import { boundSchedule, isBoundable } from '../../../../src/strategy/bound/schedule.js';

const base = { effort: 'default', limitMs: 10_000, threads: 2, customers: 500, reproducible: false } as const;

describe('boundSchedule', () => {
  it('takes a few per cent of a thread by default, beside the search and late', () => {
    const schedule = boundSchedule(base);
    expect(schedule).to.include({ searchMs: 10_000, searchThreads: 2, startMs: 3_000, budgetMs: 800 });
    expect(boundSchedule({ ...base, limitMs: 60_000 }).budgetMs).to.equal(3_000);
    expect(schedule.startBareMs, 'earlier without an incumbent').to.equal(1_000);
  });

  it('begins early beside the search of a small problem, which may end early', () => {
    const starts = [200, 201].map((customers) => [10_000, 30_000].map((limitMs) => boundSchedule({ ...base, customers, limitMs }).startMs));
    expect(starts).to.deep.equal([[1_500, 1_500], [3_000, 9_000]]);
  });

  it('starts no thread in a short solve, and leaves the search at least 95 % of it', () => {
    for (const limitMs of [10, 100, 1_000, 2_999]) {
      const schedule = boundSchedule({ ...base, limitMs });
      expect(schedule.startMs).to.equal(Infinity);
      expect(schedule.searchMs).to.be.at.least(0.95 * limitMs).and.below(limitMs);
    }
  });

  it('follows a search that ended early for a while that is short beside it', () => {
    const { after } = boundSchedule(base);
    expect([after(0), after(100), after(5_000), after(9_990)]).to.deep.equal([20, 50, 800, 10]);
  });

  it('gives a strong bound one of several threads, or the second half of the only one', () => {
    expect(boundSchedule({ ...base, effort: 'strong', threads: 4 })).to.include({ searchMs: 10_000, searchThreads: 3, startMs: 150, budgetMs: 10_000 });
    const alone = boundSchedule({ ...base, effort: 'strong', threads: 1 });
    expect(alone).to.include({ searchMs: 5_000, searchThreads: 1, startMs: Infinity });
    expect(alone.after(5_000)).to.equal(5_000);
  });

  it('keeps a second, or half of a short limit, for all plans of a tiny problem', () => {
    const searchMs = (changes: object) => boundSchedule({ ...base, isTiny: true, ...changes }).searchMs;
    expect([searchMs({}), searchMs({ limitMs: 1_000 }), searchMs({ effort: 'strong', threads: 1 })]).to.deep.equal([9_000, 500, 5_000]);
    expect(searchMs({ reproducible: true }), 'their number is limited there').to.equal(10_000);
  });

  it('leaves the search alone that has a budget of iterations', () => {
    for (const effort of ['default', 'strong'] as const) {
      expect(boundSchedule({ ...base, effort, reproducible: true, limitMs: Infinity })).to.include({ searchMs: Infinity, searchThreads: 2, startMs: Infinity, startBareMs: Infinity });
    }
  });
});

describe('isBoundable', () => {
  it('refuses what has no customers, and matrices that are too large', () => {
    const of = (customers: number, types: number) => isBoundable({ customers: new Int32Array(customers), vehicleTypes: Array.from({ length: types }) as never });
    expect([of(0, 1), of(1, 1), of(2_000, 1), of(2_000, 20), of(10_000, 1)]).to.deep.equal([false, true, true, false, false]);
  });
});
