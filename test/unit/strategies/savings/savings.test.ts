import { expect } from 'chai';
import { builtInStrategies, loadManifests } from '../../../../src/strategy/registry.js';
import { runStrategy } from '../../../../src/strategy/run.js';
import type { ParameterValues } from '../../../../src/strategy/manifest.js';
import savings from '../../../../strategies/savings/index.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

const manifest = loadManifests([builtInStrategies]).find(({ name }) => name === 'savings')!;

describe('the savings strategy', () => {
  it('uses its parameters', async () => {
    const problem = plainProblem(3, { customers: 30, vehicles: 12 });
    const iterationsOf = async (parameters: ParameterValues) => {
      const { ended, iterations } = await runStrategy(problem, manifest, savings, { seed: 1, iterations: 10_000_000, parameters });
      expect(ended).to.equal('stagnated');
      return iterations;
    };
    const once = await iterationsOf({ smallIdleCycles: 1, cycleBase: 100, smallCyclePerCustomer: 1 });
    expect(once % 130, 'coolings of 100 + 30 iterations').to.equal(0);
    expect(await iterationsOf({})).to.be.greaterThan(5 * (2000 + 200 * 30) - 1);
  });
});
