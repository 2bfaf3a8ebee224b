import { expect } from 'chai';
import { growing } from '../../../../src/search/genetic/growing.js';
import { geneticParameters } from '../../../../src/search/genetic/parameters.js';

const PARAMETERS = geneticParameters({ rounds: 100, seedIterations: 0, idleCustomers: 200, idleSeedIterations: 20, idleSurvivors: 60, idleRoundMs: 300 });

/** What grows in a run for so many customers. */
function grown(customers: number, timed: boolean, limitMs: number, iterations: number | null = null) {
  return growing(PARAMETERS, { iterations, limitMs }, { timed, customers: new Int32Array(customers) });
}

describe('what grows with the time limit of the genetic search', () => {
  it('is limited in runs that may end early', () => {
    expect(grown(200, true, 10_000)).to.deep.equal({ rounds: 100, seedIterations: 20, mostSurvivors: 60 });
    expect(grown(200, true, 60_000)).to.deep.equal({ rounds: 200, seedIterations: 20, mostSurvivors: 60 });
  });

  it('does not include the survivors of such runs without time constraints', () => {
    expect(grown(200, false, 10_000).mostSurvivors).to.equal(0);
  });

  it('is not limited with more customers', () => {
    expect(grown(201, false, 60_000)).to.deep.equal({ rounds: 100, seedIterations: 0, mostSurvivors: Infinity });
  });

  it('is nothing with a budget of iterations', () => {
    expect(grown(200, true, 60_000, 1000)).to.deep.equal({ rounds: 100, seedIterations: 0, mostSurvivors: Infinity });
  });
});
