import { expect } from 'chai';
import { meets, runBounds } from '../../../src/bounds/run-bounds.js';
import { problemFromRequest } from '../../../src/contract/problem.js';
import { boundMethod, FakeBoundContext, reports } from '../../helpers/bound-parts.js';
import { lineRequest } from '../../helpers/line-problem.js';
import { plainProblem } from '../../helpers/plain-problem.js';

const problem = plainProblem(1, { customers: 6, vehicles: 3 });
/** Distances of the plane are no whole numbers of any unit. */
const inexact = problemFromRequest(lineRequest(3, { distances: { kind: 'positions', x: Float64Array.of(0, 1, 1), y: Float64Array.of(0, 0, 1), rounding: 'none' } }));

describe('runBounds', () => {
  it('runs the methods in their order, each with what is left of the budget, and keeps the best bound', async () => {
    const fake = new FakeBoundContext();
    const limits: number[] = [];
    const calls: string[] = [];
    const timed = (name: string, value: number, ms: number) => boundMethod(name, (context) => {
      limits.push(context.limitMs);
      expect(context.elapsedMs()).to.equal(0);
      fake.now += ms;
      context.report({ value, method: name });
      return { ended: 'converged' };
    }, calls);
    const outcome = await runBounds(problem, fake.context, [timed('a', 10, 30), timed('b', 7, 50), timed('c', 12, 40), timed('d', 15, 1)]);
    expect(calls).to.deep.equal(['a', 'b', 'c']);
    expect(limits).to.deep.equal([100, 70, 20]);
    expect(fake.values).to.deep.equal([10, 12]);
    expect(outcome).to.deep.include({ ended: 'limit', best: { value: 12, method: 'c' }, proof: null });
  });

  it('skips methods that do not support the relaxation', async () => {
    const calls: string[] = [];
    const outcome = await runBounds(problem, new FakeBoundContext().context, [{ ...reports('a', 5, calls), supports: () => false }, reports('b', 3, calls)]);
    expect(calls).to.deep.equal(['b']);
    expect(outcome).to.deep.include({ ended: 'converged', best: { value: 3, method: 'b' } });
  });

  it('runs the first method even if nothing is left of the budget', async () => {
    const outcome = await runBounds(problem, new FakeBoundContext({ limitMs: 0 }).context, [reports('a', 5), reports('b', 6)]);
    expect(outcome).to.deep.include({ ended: 'limit', best: { value: 5, method: 'a' } });
  });

  it('rounds up to the next whole unit where costs are whole, and nowhere else', async () => {
    const found = async (of: typeof problem, value: number) => (await runBounds(of, new FakeBoundContext().context, [reports('a', value)])).best!.value;
    expect(await found(problem, 10.2)).to.equal(11);
    expect(await found(problem, 10.00001)).to.equal(10.00001);
    expect(await found(inexact, 1.2)).to.equal(1.2);
  });

  it('ends as soon as a bound meets the incumbent', async () => {
    const fake = new FakeBoundContext();
    fake.cost = 11;
    const calls: string[] = [];
    const stops: boolean[] = [];
    const meeting = boundMethod('a', (context) => {
      stops.push(context.shouldStop());
      context.report({ value: 10.5, method: 'a' });
      stops.push(context.shouldStop());
      return { ended: 'limit' };
    }, calls);
    expect(await runBounds(problem, fake.context, [meeting, reports('b', 3, calls)])).to.deep.include({ ended: 'closed' });
    expect(stops).to.deep.equal([false, true]);
    expect(calls).to.deep.equal(['a']);
  });

  it('lets neither clock nor incumbent stop a method of a reproducible run', async () => {
    const fake = new FakeBoundContext({ reproducible: true, limitMs: 10 });
    fake.cost = 11;
    fake.now = 50;
    const stops: boolean[] = [];
    const method = boundMethod('a', (context) => {
      context.report({ value: 11, method: 'a' });
      stops.push(context.shouldStop());
      return { ended: 'converged' };
    });
    expect((await runBounds(problem, fake.context, [method])).ended).to.equal('closed');
    expect(stops).to.deep.equal([false]);
  });

  it('loses only the method that throws', async () => {
    const fake = new FakeBoundContext();
    const throws = boundMethod('a', () => { throw new Error('out of rows'); });
    const outcome = await runBounds(problem, fake.context, [throws, reports('b', 3)]);
    expect(outcome.best).to.deep.equal({ value: 3, method: 'b' });
    expect(fake.logs).to.deep.equal(['the bound a failed: out of rows']);
  });

  it('takes a method that finds no routes at all as a proof that there are none', async () => {
    const method = boundMethod('a', () => ({ ended: 'infeasible' }));
    expect(await runBounds(problem, new FakeBoundContext().context, [method])).to.deep.include({ ended: 'infeasible', best: null });
  });

  it('has nothing to say about a problem without customers', async () => {
    expect(await runBounds(plainProblem(1, { customers: 0, vehicles: 1 }), new FakeBoundContext().context)).to.deep.equal({ ended: 'converged', best: null, proof: null, routes: null });
  });
});

describe('meets', () => {
  it('compares with the tolerance of the model', () => {
    expect([meets(10, 10), meets(10, 10 + 1e-7), meets(11, 10), meets(9.9, 10), meets(5, Infinity)]).to.deep.equal([true, true, true, false, false]);
    expect([meets(1e-9, 1e-9), meets(1e-9, 2e-9), meets(0, 1e-9), meets(0, 0)], 'small costs').to.deep.equal([true, false, false, true]);
  });
});
