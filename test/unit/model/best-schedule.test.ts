import { expect } from 'chai';
import { scheduleRoute } from '../../../src/model/schedule.js';
import type { Problem } from '../../../src/model/problem.js';
import { gridSchedule } from '../../helpers/grid-schedule.js';
import { countOf } from '../../helpers/thorough.js';
import { featureProblem, HORIZON, type FeatureOptions } from '../../helpers/random-features.js';

const FAMILIES: readonly (readonly [name: string, options: FeatureOptions, seeds: number])[] = [
  ['one window per node and no breaks', { gaps: false, breaks: 'none' }, 2000],
  ['several windows', { gaps: true, breaks: 'none' }, 1500],
  ['breaks in windows', { gaps: false, breaks: 'window' }, 1000],
  ['breaks in windows, and several windows', { gaps: true, breaks: 'window' }, 1000],
  ['breaks by interval', { breaks: 'interval' }, 250],
  ['all at once', { gaps: true, breaks: 'any' }, 120],
];

function moneyOf(problem: Problem, customers: readonly number[]): { cost: number; end: number; departure: number } | null {
  const { stops, cost, departure, violation } = scheduleRoute(problem, 0, customers);
  return violation === null ? { cost: cost.time + cost.overtime + cost.lateness, end: stops.at(-1)!.leave, departure } : null;
}

describe('the schedule of a route with any features', () => {
  for (const [name, options, seeds] of FAMILIES) {
    it(`is the best of all on a grid of minutes: ${name}`, () => {
      let feasible = 0;
      for (let seed = 1; seed <= countOf(seeds, 5 * seeds); seed++) {
        const problem = featureProblem(seed, options);
        const customers = [...problem.customers];
        const expected = gridSchedule(problem, 0, customers, HORIZON);
        expect(moneyOf(problem, customers), `seed ${seed}`).to.deep.equal(expected);
        if (expected !== null) feasible++;
      }
      expect(feasible).to.be.above(seeds / 5);
      expect(feasible).to.be.below(countOf(seeds, 5 * seeds));
    }).timeout(600_000);
  }

  it('waits for a break before its setup, through a window that is only an instant', () => {
    const problem = featureProblem(2352, { gaps: true, breaks: 'window' });
    const customers = [...problem.customers];
    expect(moneyOf(problem, customers)).to.deep.equal(gridSchedule(problem, 0, customers, HORIZON));
  });
});
