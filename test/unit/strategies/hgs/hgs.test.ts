import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { Problem } from '../../../../src/model/problem.js';
import { geneticSearch } from '../../../../src/search/genetic/genetic-search.js';
import { builtInStrategies, loadManifests } from '../../../../src/strategy/registry.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { runStrategy, type RunOptions } from '../../../../src/strategy/run.js';
import hgs from '../../../../strategies/hgs/index.js';
import { bruteForce } from '../../../helpers/brute-force.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { withDemand, withDistances } from '../../../helpers/changed-problem.js';
import { countOf } from '../../../helpers/thorough.js';
import { planar } from '../../../../src/model/plain.js';

const manifest = loadManifests([builtInStrategies]).find(({ name }) => name === 'hgs')!;

function solve(problem: Problem, options: Partial<RunOptions>) {
  return runStrategy(problem, manifest, hgs, { seed: 1, ...options });
}

/**
 * Solves tiny problems with the seeds 1 to `seeds`; counts those that are feasible, were solved, and were solved to the
 * optimum by brute force.
 */
async function tallyOf(seeds: number, problemOf: (seed: number) => Problem) {
  const tally = { solvable: 0, solved: 0, optimal: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    const problem = problemOf(seed);
    const { routes, error } = await solve(problem, { iterations: 200 });
    expect(error).to.equal(undefined);
    const optimum = bruteForce(problem);
    if (optimum === null) expect(routes, `seed ${seed}`).to.equal(null);
    else tally.solvable++;
    if (optimum === null || routes === null) continue;
    expect(check(problem, routes), `seed ${seed}`).to.deep.equal([]);
    const cost = evaluate(problem, routes).total;
    expect(cost, `seed ${seed}`).to.be.greaterThan(optimum.cost - 1e-6);
    tally.solved++;
    if (cost < optimum.cost + 1e-6) tally.optimal++;
  }
  return tally;
}

describe('the hybrid genetic search strategy', () => {
  it('uses its parameters', async () => {
    const problem = plainProblem(3, { customers: 30, vehicles: 12 });
    const usual = await solve(problem, { iterations: 3000 });
    const thorough = await solve(problem, { iterations: 3000, parameters: { idleCustomers: 0 } });
    expect([usual.ended, thorough.ended]).to.deep.equal(['stagnated', 'iterations']);
  });

  it('does not take longer because its limit is longer, if it ends early', async () => {
    const problem = plainProblem(2, { customers: 60, vehicles: 20, windows: 200 });
    const endOf = async (limitMs: number): Promise<number> => {
      let now = 0;
      const { ended } = await geneticSearch(problem, {
        limitMs, iterations: null, threads: 1, random: createRandom(1), elapsedMs: () => (now += 0.5), shouldStop: () => false, report: () => undefined,
      });
      expect(ended).to.equal('stagnated');
      return now;
    };
    const [short, long] = [await endOf(30_000), await endOf(600_000)];
    expect(long).to.be.below(1.1 * short);
  });

  for (const threads of [1, 2]) {
    it(`gives the same answer for the same seed and iterations, ${threads} thread(s)`, async () => {
      const problem = plainProblem(3, { customers: 60, vehicles: 25, ...(threads === 2 ? { windows: 300 } : {}) });
      const options = { iterations: 400, threads };
      let time = 0;
      const [a, b] = [await solve(problem, options), await solve(problem, { ...options, now: () => (time += 2.3) })];
      expect(a.error).to.equal(undefined);
      expect(check(problem, a.routes!)).to.deep.equal([]);
      expect(a.routes).to.deep.equal(b.routes);
      expect(a.ended).to.equal('iterations');
      expect(a.iterations).to.equal(400);
    });
  }

  it('gives different answers for different seeds', async () => {
    const problem = plainProblem(4, { customers: 100, vehicles: 25 });
    const [a, b] = [await solve(problem, { iterations: 12 }), await solve(problem, { iterations: 12, seed: 2 })];
    expect(a.routes).not.to.deep.equal(b.routes);
  });

  it('reports incumbents that only improve, the last one being the answer, with their true cost', async () => {
    const problem = plainProblem(5, { customers: 80, vehicles: 20, fixedCost: 100 });
    const costs: number[] = [];
    const { routes } = await solve(problem, {
      iterations: 300,
      onIncumbent: (incumbent) => {
        expect(incumbent.cost).to.be.closeTo(evaluate(problem, incumbent.routes).total, 1e-6);
        costs.push(incumbent.cost);
      },
    });
    expect(costs.length).to.be.greaterThan(2);
    expect(costs).to.deep.equal([...costs].sort((a, b) => b - a));
    expect(costs.at(-1)).to.be.closeTo(evaluate(problem, routes!).total, 1e-6);
  });

  it('finds optimal answers for almost all tiny problems, of any shape it supports', async () => {
    const tally = await tallyOf(countOf(20, 60), (seed) => {
      const vehicles = 1 + (seed % 4);
      const base = { customers: 1 + (seed % 7), vehicles, filled: 0.5 + 0.1 * (seed % 5), matrix: seed % 2 === 0 };
      return plainProblem(seed, seed % 3 === 0 ? { ...base, fixedCost: 500 } : base);
    });
    expect(tally.solved).to.equal(tally.solvable);
    expect(tally.optimal / tally.solvable).to.be.greaterThan(0.9);
  });

  it('finds optimal answers for almost all tiny problems with windows, and never an infeasible one', async () => {
    const tally = await tallyOf(countOf(15, 40), (seed) =>
      plainProblem(seed, { customers: 2 + (seed % 5), vehicles: 2 + (seed % 4), filled: 0.5, windows: 100 * (1 + (seed % 6)) }));
    expect(tally.solvable).to.be.greaterThan(countOf(7, 20));
    expect(tally.optimal / tally.solvable).to.be.greaterThan(0.9);
  });

  it('finds optimal answers for almost all tiny problems with several depots and caps, and never an infeasible one', async () => {
    const tally = await tallyOf(countOf(20, 60), (seed) => {
      const base = { customers: 2 + (seed % 5), vehicles: 2 + (seed % 4), filled: 0.5, depots: 1 + (seed % 3), oneWay: seed % 4 === 0, matrix: seed % 5 === 0 };
      return plainProblem(seed, seed % 2 === 0 ? base : { ...base, windows: 100 * (1 + (seed % 6)), ...(seed % 3 === 0 ? { hours: 24 + (seed % 24) } : {}) });
    });
    expect(tally.solvable).to.be.greaterThan(countOf(9, 30));
    expect(tally.optimal / tally.solvable).to.be.greaterThan(0.9);
  });

  it('finds optimal answers for almost all tiny problems with asymmetric distances and several kinds of vehicles, and never an infeasible one', async () => {
    const tally = await tallyOf(countOf(25, 80), (seed) => {
      const kinds = Array.from({ length: 1 + (seed % 4) }, (_, k) => ({ size: 0.7 + 0.4 * k, fixedCost: 100 * (seed % 3) * (1 + k), unitCost: 1 + 0.3 * k, speed: 60 + 10 * k }));
      const base = { customers: 2 + (seed % 5), vehicles: 2 + (seed % 4), filled: 0.6, depots: 1 + (seed % 3), oneWay: seed % 4 === 0, asymmetric: seed % 3 !== 0, kinds };
      return plainProblem(seed, seed % 2 === 0 ? base : { ...base, windows: 100 * (1 + (seed % 6)), ...(seed % 3 === 0 ? { hours: 24 + (seed % 24) } : {}) });
    });
    expect(tally.solvable).to.be.greaterThan(countOf(12, 40));
    expect(tally.optimal / tally.solvable).to.be.greaterThan(0.9);
  });

  it('finds optimal answers for almost all tiny problems with soft windows, and never an infeasible one', async () => {
    const tally = await tallyOf(countOf(20, 60), (seed) => plainProblem(seed, {
      customers: 2 + (seed % 5), vehicles: 3 + (seed % 2), filled: 0.7, depots: 1 + (seed % 3), asymmetric: seed % 2 === 0, windows: 50 * (seed % 6), latePenalty: 0.2 * (1 + (seed % 7)),
      ...(seed % 3 === 0 ? { hours: 24 + (seed % 24) } : {}), ...(seed % 4 === 0 ? { kinds: [{ speed: 70 }, { size: 1.5, fixedCost: 150, unitCost: 1.5 }] } : {}),
    }));
    expect(tally.solvable).to.be.greaterThan(countOf(12, 40));
    expect(tally.optimal / tally.solvable).to.be.greaterThan(0.9);
  });

  it('ends with its time limit, and when it is stopped', async () => {
    const problem = plainProblem(6, { customers: 60, vehicles: 15 });
    const limited = await solve(problem, { limitMs: 300, threads: 2 });
    expect(limited.ended).to.equal('limit');
    expect(limited.routes).not.to.equal(null);
    let asked = 0;
    const stopped = await solve(problem, { limitMs: 60_000, stopped: () => ++asked > 300 });
    expect(stopped.ended).to.equal('stopped');
    expect(stopped.routes).not.to.equal(null);
  });

  it('reports problems with too large or too many customers as infeasible', async () => {
    const problem = plainProblem(7, { customers: 30, vehicles: 5 });
    const tenfold = withDemand(problem, (units) => 10 * units);
    expect((await solve(tenfold, { iterations: 10 })).ended).to.equal('infeasible');
    const heavy = withDemand(problem, (units, node) => (node === problem.customers[7] ? 1e6 : units));
    expect((await solve(heavy, { iterations: 10 })).ended).to.equal('infeasible');
  });

  it('ends when windows are proved to leave no solution, and when the cost meets the lower bound', async () => {
    const problem = plainProblem(9, { customers: 12, vehicles: 2, filled: 0.5, windows: 1 });
    expect((await solve(problem, { iterations: 5000 })).ended).to.equal('infeasible');
    const base = plainProblem(10, { customers: 9, vehicles: 3 });
    const here = new Float64Array(10);
    const together = withDistances(base, planar(here, here, 'nearest'));
    expect((await solve(together, { iterations: 5000 })).ended).to.equal('optimal');
  });

  it('solves a problem without customers', async () => {
    const result = await solve({ ...plainProblem(8, { customers: 1, vehicles: 1 }), customers: new Int32Array(0) }, { iterations: 10 });
    expect(result).to.include({ ended: 'optimal' });
    expect(result.routes).to.deep.equal([]);
  });
});
