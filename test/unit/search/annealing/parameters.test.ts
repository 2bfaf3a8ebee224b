import { expect } from 'chai';
import { annealingParameters } from '../../../../src/search/annealing/parameters.js';
import { builtInStrategies, loadManifests } from '../../../../src/strategy/registry.js';

/** Declared defaults of a manifest, by name. */
function defaultsOf(strategy: string): Record<string, unknown> {
  const { parameters } = loadManifests([builtInStrategies]).find(({ name }) => name === strategy)!;
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.default]));
}

describe('the annealing parameters', () => {
  it('are all declared by alns with the same defaults, except those of sectors', () => {
    const { sector, rounds, threadCustomers, ...rest } = annealingParameters();
    expect(defaultsOf('alns')).to.deep.equal(rest);
    expect({ sector, rounds, threadCustomers }).to.deep.equal({ sector: 0, rounds: 60, threadCustomers: 300 });
  });

  it('are declared by sweep if sectors use them', () => {
    const own = { sector: 2500, string: 10 };
    const declared = defaultsOf('sweep');
    const expected = Object.fromEntries(Object.keys(declared).map((name) => [name, annealingParameters(own)[name as 'sector']]));
    expect(declared).to.deep.equal(expected);
  });
});
