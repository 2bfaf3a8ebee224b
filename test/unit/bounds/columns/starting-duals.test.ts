import { expect } from 'chai';
import { startingDuals } from '../../../../src/bounds/columns/starting-duals.js';
import type { BoundContext } from '../../../../src/bounds/contract.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import { boundMethod, FakeBoundContext } from '../../../helpers/bound-parts.js';
import { plainProblem, type PlainOptions } from '../../../helpers/plain-problem.js';

/** Milliseconds of 1,000 that the method has whose duals column generation starts from; 0: it does not run. */
async function shareOf(options: PlainOptions, effort: BoundContext['effort'] = 'strong'): Promise<number> {
  let given = 0;
  const method = boundMethod('noting', ({ limitMs }) => {
    given = limitMs;
    return { ended: 'limit' };
  });
  await startingDuals(method, relax(plainProblem(1, options))!, new FakeBoundContext({ effort, limitMs: 1_000 }).context);
  return given;
}

describe('startingDuals', () => {
  it('has a share of the time that grows with the number of customers, and all of it by default', async () => {
    expect(await shareOf({ customers: 40, vehicles: 8 })).to.equal(0);
    expect(await shareOf({ customers: 100, vehicles: 20 })).to.equal(100);
    expect(await shareOf({ customers: 150, vehicles: 30 })).to.equal(200);
    expect(await shareOf({ customers: 310, vehicles: 60 })).to.equal(900);
    expect(await shareOf({ customers: 100, vehicles: 20 }, 'default')).to.equal(1_000);
  });

  it('has most of the time where routes are long and nothing but loads limits them', async () => {
    expect(await shareOf({ customers: 100, vehicles: 3 })).to.equal(900);
    expect(await shareOf({ customers: 100, vehicles: 3, windows: 400 })).to.equal(100);
  });
});
