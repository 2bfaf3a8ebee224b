import { expect } from 'chai';
import type { SolveContext } from '../../../../src/strategy/index.js';
import { Cooling } from '../../../../strategies/savings/cooling.js';

const CUSTOMERS = 10;
const FULL = 2000 + 100 * CUSTOMERS;

function cooling(change: Partial<SolveContext>): Cooling {
  const context = { iterations: null, limitMs: Infinity, elapsedMs: () => 0, ...change } as SolveContext;
  return new Cooling(context, CUSTOMERS, 1, 0.01);
}

function run(cool: Cooling, tick: () => void = () => undefined): { length: number; first: number; last: number } {
  cool.begin(0, 1);
  let length = 0;
  let last = NaN;
  let first = NaN;
  for (; !cool.done(length); length++) {
    tick();
    last = cool.temperature();
    if (length === 0) first = last;
  }
  return { length, first, last };
}

describe('the cooling of a cycle', () => {
  it('goes from hot to cold over its full length when the budget allows', () => {
    const { length, first, last } = run(cooling({ iterations: 1_000_000 }));
    expect(length).to.equal(FULL);
    expect(first).to.equal(1);
    expect(last).to.be.closeTo(0.01, 0.001);
  });

  it('is as long as the iterations left, and begins colder then', () => {
    const { length, first, last } = run(cooling({ iterations: FULL / 4 }));
    expect(length).to.equal(FULL / 4);
    expect(first).to.equal(0.5);
    expect(last).to.be.closeTo(0.01, 0.001);
  });

  it('follows the speed of the search when only time is given', () => {
    let time = 0;
    const { length, last } = run(cooling({ limitMs: 1000, elapsedMs: () => time }), () => time++);
    expect(length).to.be.within(900, FULL - 1);
    expect(last).to.be.closeTo(0.01, 0.005);
  });

  it('never looks at the clock when iterations are given', () => {
    let asked = 0;
    run(cooling({ iterations: 1000, elapsedMs: () => ++asked }));
    expect(asked).to.be.at.most(1);
  });
});
