import { expect } from 'chai';
import type { Bound, BoundContext, BoundMethod, BoundOutcome } from '../../../src/bounds/contract.js';
import { relax } from '../../../src/bounds/relaxation/relax.js';
import { runBound } from '../../../src/strategy/run-bound.js';
import { problem, routes } from '../../helpers/reference-fixture.js';

const relaxation = relax(problem)!;
const options = { seed: 7, limitMs: 1000 };

function method(run: (context: BoundContext) => unknown, supports = true): BoundMethod {
  return { name: 'test', supports: () => supports, run: (_, context) => run(context) as BoundOutcome };
}

const bound = (value: number, more: Partial<Bound> = {}): Bound => ({ value, method: 'test', ...more });

describe('running a bound', () => {
  it('keeps the greatest bound and tells of every improvement', async () => {
    const seen: number[] = [];
    const run = method((context) => {
      for (const value of [1, 5, 3, 5, 8]) context.report(bound(value));
      return { ended: 'converged' };
    });
    const { best, ended, faults } = await runBound(relaxation, run, { ...options, onBound: ({ value }) => seen.push(value) });
    expect([best?.value, ended, faults, seen]).to.deep.equal([8, 'converged', [], [1, 5, 8]]);
  });

  it('copies what is reported and offered', async () => {
    const duals = { rows: Float64Array.of(1, 2, 3, 4), classes: Float64Array.of(0), limits: Float64Array.of(), cuts: [{ kind: 'capacity' as const, customers: [0, 1], vehicles: 1, dual: 2 }] };
    const offered = [{ type: 0, customers: [1, 2] }];
    let got: unknown;
    const run = method((context) => {
      context.report(bound(1, { duals }));
      context.offer(offered);
      duals.rows[0] = 99;
      duals.cuts[0]!.dual = 99;
      offered[0]!.customers[0] = 99;
      return { ended: 'limit' };
    });
    const { best } = await runBound(relaxation, run, { ...options, onRoutes: (given) => (got = given) });
    expect([best?.duals?.rows[0], best?.duals?.cuts[0]?.dual, got]).to.deep.equal([1, 2, [{ type: 0, customers: [1, 2] }]]);
  });

  it('ignores reports that are no bounds, and says so once', async () => {
    const duals = { rows: new Float64Array(1), classes: new Float64Array(1), limits: new Float64Array(0), cuts: [] };
    const run = method((context) => {
      for (const bad of [bound(NaN), bound(Infinity), bound(1, { method: 'My Bound' }), bound(1, { duals })]) context.report(bad);
      return { ended: 'converged' };
    });
    const { best, faults } = await runBound(relaxation, run, options);
    expect(best).to.equal(null);
    expect(faults).to.deep.equal([
      'reported the bound NaN, which is no finite number', 'reported a bound of the method "My Bound", must be lower-case letters, digits and hyphens', 'reported 1 duals of rows, must be 4',
    ]);
  });

  it('keeps what was reported before it throws or returns no outcome', async () => {
    const thrown = await runBound(relaxation, method((context) => {
      context.report(bound(4));
      throw new Error('broken');
    }), options);
    expect([thrown.best?.value, thrown.ended, (thrown.error as Error).message]).to.deep.equal([4, 'failed', 'broken']);
    for (const outcome of [undefined, { ended: 'sure' }]) {
      expect((await runBound(relaxation, method(() => outcome), options)).error).to.be.instanceOf(TypeError).with.property('message').that.includes('expected { ended } with one of closed');
    }
  });

  it('does not run what it does not support', async () => {
    expect(await runBound(relaxation, method(() => expect.fail(), false), options)).to.include({ ended: 'unsupported', best: null });
  });

  it('stops at its limit and when it is told to', async () => {
    let time = 0;
    const counted = (context: BoundContext): BoundOutcome => {
      let asked = 0;
      while (!context.shouldStop()) asked++;
      context.report(bound(asked));
      return { ended: 'limit' };
    };
    expect((await runBound(relaxation, method(counted), { ...options, limitMs: 10, now: () => time++ })).best?.value).to.equal(9);
    let polls = 0;
    expect((await runBound(relaxation, method(counted), { ...options, stopped: () => ++polls > 5 })).best?.value).to.equal(5);
    expect(await runBound(relaxation, method(counted), { ...options, limitMs: 0 }).catch((error: unknown) => error)).to.be.instanceOf(RangeError);
  });

  it('passes effort, reproducibility and the incumbent on', async () => {
    const incumbent = { cost: 24, routes };
    let seen: unknown;
    await runBound(relaxation, method((context) => {
      seen = [context.effort, context.reproducible, context.seed, context.incumbent()];
      return { ended: 'converged' };
    }), { ...options, effort: 'default', reproducible: true, incumbent });
    expect(seen).to.deep.equal(['default', true, 7, incumbent]);
  });
});
