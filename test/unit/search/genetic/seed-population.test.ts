import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import type { PlannedRoutes } from '../../../../src/model/problem.js';
import { createGenetic } from '../../../../src/search/genetic/kernel.js';
import { seedPopulation } from '../../../../src/search/genetic/seed-population.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

describe('the initial population', () => {
  const problem = plainProblem(3, { customers: 60, vehicles: 40, windows: 60 });
  const instance = buildInstance(problem);

  it('is feasible, and its best individual is the best solution', () => {
    const genetic = createGenetic(instance, 1);
    const costs: number[] = [];
    seedPopulation(instance, genetic, { seed: 1, scale: 50, iterations: 3600, untilMs: null }, () => 0, () => false, (routes) => {
      expect(check(problem, routes)).to.deep.equal([]);
      costs.push(evaluate(problem, routes).total);
    });
    expect(costs.length).to.be.above(10);
    expect(new Set(costs).size).to.be.above(1);
    expect(genetic.bestCost()).to.be.closeTo(Math.min(...costs), 1e-3);
  });

  it('shares the available time, and is smaller if time is short', () => {
    const at = (untilMs: number): number[] => {
      let ms = 0;
      const ends: number[] = [];
      seedPopulation(instance, createGenetic(instance, 1), { seed: 1, scale: 50, iterations: 3600, untilMs }, () => ms++, () => false, () => ends.push(ms));
      return ends;
    };
    const [long, short, none] = [at(1240), at(200), at(0)];
    expect(long).to.have.length(48);
    expect(long.at(-1)).to.be.within(1000, 1400);
    expect(short.length).to.be.within(8, 20);
    expect(none).to.have.length(4);
  });

  it('contains an individual annealed for long if requested', () => {
    let ms = 0;
    const ends: number[] = [];
    const seeding = { seed: 1, scale: 50, iterations: 3600, untilMs: 1000, first: 0.7 };
    seedPopulation(instance, createGenetic(instance, 1), seeding, () => ms++, () => false, () => ends.push(ms));
    expect(ends[0]).to.be.within(650, 750);
    expect(ends.length).to.be.above(4);
    expect(ends.at(-1)).to.be.within(800, 1400);
  });

  it('tells of better solutions from the start while that is annealed, so that a run that is stopped has one', () => {
    let ms = 0;
    const told: { readonly ms: number; readonly cost: number }[] = [];
    const costs: number[] = [];
    const seeding = { seed: 1, scale: 50, iterations: 3600, untilMs: 1000, first: 0.7 };
    seedPopulation(instance, createGenetic(instance, 1), seeding, () => ms++, () => false, (routes) => costs.push(evaluate(problem, routes).total), (routes) => {
      expect(check(problem, routes)).to.deep.equal([]);
      told.push({ ms, cost: evaluate(problem, routes).total });
    });
    expect(told[0]!.ms).to.be.below(5);
    expect(told.length).to.be.within(3, 51);
    expect(told.at(-1)!.cost).to.be.at.least(costs[0]!).and.at.most(1.02 * costs[0]!);
    for (let k = 1; k < told.length; k++) expect(told[k]!.cost).to.be.below(told[k - 1]!.cost);
  });

  it('has one individual by greedy insertion only if stopped', () => {
    const seeds: PlannedRoutes[] = [];
    seedPopulation(instance, createGenetic(instance, 1), { seed: 1, scale: 50, iterations: 3600, untilMs: null }, () => 0, () => true, (routes) => seeds.push(routes));
    expect(seeds.map((routes) => check(problem, routes))).to.deep.equal([[]]);
  });
});
