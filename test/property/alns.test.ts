import { expect } from 'chai';
import { check, evaluate } from '../../src/model/index.js';
import { builtInStrategies, loadManifests, runStrategy } from '../../src/strategy/index.js';
import alns from '../../strategies/alns/index.js';
import { bruteForce } from '../helpers/brute-force.js';
import { randomProblem } from '../helpers/random-problem.js';

const manifest = loadManifests([builtInStrategies]).find(({ name }) => name === 'alns')!;

describe('the ALNS strategy on random problems over all features', () => {
  it('gives answers that the checker accepts, optimal on almost all tiny ones', async function test() {
    this.timeout(60_000);
    const tally = { optimal: 0, solvable: 0 };
    for (let seed = 1; seed <= 300; seed++) {
      const problem = randomProblem(seed, { customers: 1 + (seed % 6), vehicles: 1 + (seed % 4) });
      // A depot that no vehicle uses is a customer too.
      if (problem.customers.length > 7) continue;
      const { routes, ended, error } = await runStrategy(problem, manifest, alns, { seed, iterations: 1000 });
      expect(error, `seed ${seed}`).to.equal(undefined);
      const optimum = bruteForce(problem);
      if (optimum === null) {
        expect(routes, `seed ${seed}: ${ended}, though nothing is feasible`).to.equal(null);
        continue;
      }
      tally.solvable++;
      if (routes === null) continue;
      expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
      const cost = evaluate(problem, routes).total;
      expect(cost, `seed ${seed}`).to.be.greaterThan(optimum.cost - 1e-4);
      if (cost < optimum.cost + 1e-4) tally.optimal++;
    }
    expect(tally.optimal / tally.solvable).to.be.greaterThan(0.97);
  });

  it('gives answers that the checker accepts on larger ones', async function test() {
    this.timeout(60_000);
    let solved = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const problem = randomProblem(seed, { customers: 40, vehicles: 14, tightness: 0.3 });
      const { routes, error } = await runStrategy(problem, manifest, alns, { seed, iterations: 400 });
      expect(error, `seed ${seed}`).to.equal(undefined);
      if (routes === null) continue;
      solved++;
      expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
    }
    expect(solved).to.be.greaterThan(30);
  });
});
