import { expect } from 'chai';
import { Progress, type Budget } from '../../../../src/search/ruin-recreate/progress.js';
import { Cooling } from '../../../../strategies/savings/cooling.js';

const FULL = 4000;
const TEMPERATURES = { at: (fraction: number) => 0.01 ** fraction };

interface Course {
  readonly length: number;
  readonly first: number;
  readonly last: number;
}

/** Follows one cycle, with `pace` milliseconds per iteration. */
function follow(change: Partial<Budget>, pace = 0): Course {
  let now = 0;
  const context: Budget = { iterations: null, limitMs: Infinity, elapsedMs: () => now, shouldStop: () => false, ...change };
  const progress = new Progress(context, 1);
  const cooling = new Cooling(progress, FULL);
  cooling.begin(TEMPERATURES, 1);
  let first = NaN;
  let last = NaN;
  for (let next = cooling.next(); next !== null && !progress.finished; next = cooling.next()) {
    if (progress.iterations === 0) first = next.from;
    last = next.to;
    now += pace * next.iterations;
    progress.add(next.iterations, pace * next.iterations);
  }
  return { length: progress.iterations, first, last };
}

describe('the cooling of a cycle', () => {
  it('goes from hot to cold over its full length if the budget allows', () => {
    const { length, first, last } = follow({ iterations: 1_000_000 });
    expect(length).to.equal(FULL);
    expect(first).to.equal(1);
    expect(last).to.be.closeTo(0.01, 1e-9);
  });

  it('is as long as the remaining iterations, and then starts colder', () => {
    const { length, first, last } = follow({ iterations: FULL / 4 });
    expect(length).to.equal(FULL / 4);
    expect(first).to.be.closeTo(0.5, 1e-9);
    expect(last).to.be.closeTo(0.01, 1e-9);
  });

  it('follows the speed of the search if only time is given', () => {
    const { length, last } = follow({ limitMs: 1000 }, 1);
    expect(length).to.be.within(900, FULL - 1);
    expect(last).to.be.closeTo(0.01, 0.005);
  });

  it('falls without a jump from part to part', () => {
    const progress = new Progress({ iterations: 1500, limitMs: Infinity, elapsedMs: () => 0, shouldStop: () => false }, 1);
    const cooling = new Cooling(progress, FULL);
    cooling.begin(TEMPERATURES, 1);
    let before = NaN;
    for (let next = cooling.next(); next !== null && !progress.finished; next = cooling.next()) {
      if (progress.iterations > 0) expect(next.from).to.be.closeTo(before, 1e-9);
      expect(next.to).to.be.below(next.from);
      before = next.to;
      progress.add(next.iterations, 1);
    }
  });
});
