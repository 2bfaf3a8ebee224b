import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { Problem } from '../../../../src/model/problem.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { builtInStrategies, loadManifests } from '../../../../src/strategy/registry.js';
import { runStrategy, type RunOptions } from '../../../../src/strategy/run.js';
import { savingsStart } from '../../../../src/search/construction/savings-start.js';
import sweep from '../../../../strategies/sweep/index.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { withDemand } from '../../../helpers/changed-problem.js';

const manifest = loadManifests([builtInStrategies]).find(({ name }) => name === 'sweep')!;

function solve(problem: Problem, options: Partial<RunOptions>) {
  return runStrategy(problem, manifest, sweep, { seed: 1, ...options });
}

/** A problem with customers in the plane and a fleet of `vehicles`. */
function wide(customers: number, vehicles: number, tightness: number): Problem {
  return randomProblem(3, { customers, vehicles, positions: true, timed: false, tightness });
}

describe('the sweep strategy', () => {
  it('gives the same answer for the same seed and iterations, in one thread and in two, however many sectors', async () => {
    const problem = wide(620, 620, 0);
    for (const threads of [1, 2]) {
      for (const sector of [100, 1000]) {
        const options = { iterations: 4000, threads, parameters: { sector } };
        const [a, b] = [await solve(problem, options), await solve(problem, options)];
        expect(a.routes).to.deep.equal(b.routes);
        expect(a.iterations).to.be.closeTo(4000, 4000 * 0.02);
        expect(check(problem, a.routes!)).to.deep.equal([]);
      }
    }
  });

  it('improves its first solution across the borders of its sectors', async () => {
    const problem = wide(600, 600, 0);
    const start = evaluate(problem, savingsStart(buildInstance(problem), () => false)).total;
    const few = await solve(problem, { iterations: 12_000, parameters: { sector: 60, rounds: 1 } });
    const many = await solve(problem, { iterations: 12_000, parameters: { sector: 60, rounds: 12 } });
    const [uncut, recut] = [few, many].map(({ routes }) => evaluate(problem, routes!).total);
    expect(uncut).to.be.below(start);
    expect(recut).to.be.below(uncut!);
  });

  it('serves every customer with a fleet that has little slack', async () => {
    const problem = wide(400, 40, 0.6);
    const { routes } = await solve(problem, { iterations: 20_000, parameters: { sector: 100 } });
    expect(routes).not.to.equal(null);
    expect(check(problem, routes!)).to.deep.equal([]);
  });

  it('reports a problem with a customer too heavy for every vehicle as infeasible', async () => {
    const problem = wide(400, 400, 0);
    const { routes, ended } = await solve(withDemand(problem, (_, node) => (node === problem.customers[7] ? 1e9 : 0)), { iterations: 100 });
    expect({ routes, ended }).to.deep.equal({ routes: null, ended: 'infeasible' });
  });

  it('ends when it is stopped', async () => {
    let asked = 0;
    const result = await solve(wide(400, 400, 0), { limitMs: 60_000, stopped: () => ++asked > 20 });
    expect(result.ended).to.equal('stopped');
    expect(result.routes).not.to.equal(null);
  });
});
