import { expect } from 'chai';
import { convergence } from '../../../bench/solver/plots.js';
import { MixedStatesError, requireOneState, runsOfState } from '../../../bench/solver/code-states.js';
import { rowOf } from '../../../bench/solver/figure-rows.js';
import type { ListedInstance } from '../../../bench/solver/list-files.js';
import { makeReport as reportOf } from '../../../bench/solver/report-text.js';
import type { BenchRun } from '../../../src/cli/bench/run-record.js';
import { benchRun } from '../../helpers/bench-run.js';

/** A run as made by `make bench-figures`. */
const figureRun = (given: Parameters<typeof benchRun>[0]) => benchRun({ threads: 2, ...given });

/** A list of the instances of some runs, if they belong to a row. */
function listOf(runs: readonly BenchRun[], tuned: readonly string[] = []): ListedInstance[] {
  const instances = new Map(runs.map((run) => [`${run.family}/${run.instance}`, run]));
  return [...instances.values()].flatMap(({ family, instance, n }) => {
    const row = rowOf({ family, n });
    return row === null ? [] : [{ family, instance, row, tuned: tuned.includes(instance) }];
  });
}

const makeReport = (runs: readonly BenchRun[], folder: string, list = listOf(runs)) => reportOf(runs, folder, list);

describe('the report of the solver', () => {
  const runs = [
    figureRun({ cost: 102 }), figureRun({ cost: 104, seed: 2, overrunSeconds: 0.25 }),
    figureRun({ family: 'vrptw-solomon', instance: 'C101', n: 100, cost: null, incumbents: [] }),
  ];

  it('has a row per instance with mean, range over seeds, and longest overrun', () => {
    const { markdown } = makeReport(runs, 'plots');
    expect(markdown).to.include('| X-n110-k13 | 109 | 100 | 10 s, 2 threads | 103 | +3.00 % | +2.00 % to +4.00 % | -9.71 % to +15.71 % | 0.0').and.include('| 0.250 | 50 |');
    expect(markdown).to.include('| C101 | 100 | 100 | 10 s, 2 threads | - (0 of 1 solved) |');
  });

  it('says of every row whether its target is met, missed, not measured or incomplete, with an interval over the seeds', () => {
    const seeds = (gaps: readonly number[], given: Partial<BenchRun> = {}) => gaps.map((gap, at) => figureRun({ seed: at + 1, cost: 100 + gap, ...given }));
    const rowFor = (made: readonly BenchRun[], list = listOf(made)) => makeReport(made, 'plots', list).markdown.split('\n').find((line) => line.startsWith('| cvrp-x'));
    const few = [0.01, 0.01, 0.02, 0.02, 0.03];
    expect(rowFor(seeds(few))).to.equal('| cvrp-x | 100-200 | 1 | 0.02 % | +0.018 % | +0.008 % to +0.028 % | met | 0 % | - | - | not measured |');
    expect(rowFor(seeds([0.5, 1, 1, 1, 1.5]))).to.include('| +1.000 % | +0.561 % to +1.439 % | **missed** |');
    expect(rowFor([...seeds(few), figureRun({ limitSeconds: 60, cost: 100.004 })])).to.include('| 0 % | +0.004 % | - | met |');
    expect(rowFor([...seeds(few), figureRun({ limitSeconds: 60, cost: 100.01 })])).to.include('| 0 % | +0.010 % | - | **missed** |');
    expect(rowFor(seeds(few.slice(1)))).to.include('| **1 runs missing** |');
    expect(rowFor([...seeds(few.slice(1)), figureRun({ seed: 5, cost: null, incumbents: [] })])).to.include('(1 of 5 runs unsolved) ').and.include('| **missed** |');
    expect(rowFor(seeds(few), listOf(runs, ['X-n110-k13']))).to.include('| cvrp-x (not blind) | 100-200 | 1 |');
  });

  it('computes the interval over seeds that solved every instance of the row', () => {
    const two = [1, 2, 3].flatMap((seed) => [figureRun({ seed, cost: 100 + seed }), ...(seed === 3 ? [] : [figureRun({ seed, instance: 'X-n129-k18', cost: 102 })])]);
    expect(makeReport(two, 'plots').markdown).to.match(/\| cvrp-x \| 100-200 \| 2 \| 0\.02 % \| \+2\.000 % \| -1\.427 % to \+4\.927 % \| \*\*5 runs missing/);
  });

  it('names every missing run of the list, or says that none is missing', () => {
    const whole = [1, 2, 3, 4, 5].map((seed) => figureRun({ seed }));
    const list = listOf([figureRun({}), figureRun({ instance: 'X-n129-k18' })]);
    const { markdown } = makeReport([...whole.slice(2), figureRun({ limitSeconds: 60 })], 'plots', list);
    expect(markdown).to.include('- 10 s: **7 of the 10 runs of the list are missing:** cvrp-x/X-n110-k13 (seeds 1, 2), cvrp-x/X-n129-k18.');
    expect(markdown).to.include('- 60 s: **1 of the 2 runs of the list are missing:** cvrp-x/X-n129-k18.');
    expect(makeReport(whole, 'plots').markdown).to.include('- 10 s: all 5 runs of the list.').and.include('- 60 s: **none of the 1 runs of the list.**');
  });

  it('compares each peer on what it solved, and says why it did not', () => {
    const own = [benchRun({ cost: 101 }), benchRun({ instance: 'X-n129-k18', cost: 105 })];
    const peer = [benchRun({ strategy: 'pyvrp', cost: 103 }), benchRun({ strategy: 'pyvrp', instance: 'X-n129-k18', cost: null, incumbents: [], ended: 'failed', reason: 'it broke' })];
    const { markdown } = makeReport([...own, ...peer], 'plots');
    expect(markdown).to.include('| cvrp-x | 100-200 | PyVRP | +3.00 % | +1.00 % | ahead | 1/2 |');
    expect(markdown).to.include('| cvrp-x/X-n129-k18 | 109 | +5.00 % | failed | - | - |').and.include('- PyVRP: it broke (X-n129-k18)');
  });

  it('shows peak memory against its limit, and how time to near best-known grows', () => {
    const near = [[100, 1], [1000, 15], [10_000, 200]].map(([n, at]) =>
      figureRun({ family: n === 10_000 ? 'cvrp-agsx' : 'cvrp-x', instance: `of ${n}`, n: n!, limitSeconds: 60, incumbents: [[at!, 103]], cost: 103 }));
    const { markdown, plots } = makeReport([...near, figureRun({ family: 'memory', instance: 'matrix-1000', bestKnown: null, peakRssBytes: 2e8 })], 'plots');
    expect(markdown).to.include('| 1000 customers, with a matrix | 300 | 200 | met |').and.include('| 30,000 nodes, from coordinates | 1500 | - | not measured |');
    expect(markdown).to.include('3 of 3 instances came that close').and.include('(n log n)^1.0');
    expect([...plots.keys()]).to.include('growth-60s.svg');
  });

  it('lists runs that belong to no figure separately: made otherwise, or of an instance that is not on the list', () => {
    const elsewhere = figureRun({ instance: 'X-n401-k29', n: 400, cost: 150 });
    const { markdown } = makeReport([...runs, elsewhere, benchRun({ iterationBudget: 5, limitSeconds: null, cost: 107 })], 'plots', listOf(runs));
    expect(markdown).to.include('| cvrp-x | alns 1.0.0, 2 threads, 10 s | 1 | 1/1 | +50.00 % |');
    expect(markdown).to.include('## Other runs').and.include('| cvrp-x | alns 1.0.0, 1 thread, 5 iterations | 1 | 1/1 | +7.00 % |');
  });

  it('reports a researcher’s own runs: means with intervals, the paired test, gap over time, every instance', () => {
    const own = ['mine', 'savings'].flatMap((strategy, place) => [1, 2, 3].map((at) =>
      benchRun({ strategy, family: 'my instances', instance: `of ${at}`, limitSeconds: 2, cost: 104 + 2 * place + at, gap: (4 + 2 * place + at) / 100 })));
    const { markdown, plots } = makeReport(own, 'plots');
    expect(markdown).to.match(/^# Report of the bench\n/).and.not.include('not measured').and.not.include('## Figures');
    expect(markdown).to.include('| my instances | mine 1.0.0, 1 thread, 2 s | 3 | 3/3 | +6.00 % | +3.52 % to +8.48 % |');
    expect(markdown).to.include('| mine 1.0.0, 1 thread, 2 s | savings 1.0.0, 1 thread, 2 s | 3 instances | -2.000 % |').and.include('| of 1 | 109 | 100 | mine 1.0.0, 1 thread, 2 s | 105 |');
    expect([...plots.keys()]).to.deep.equal(['strategies-my-instances.svg']);
    expect(plots.get('strategies-my-instances.svg')).to.include('savings 1.0.0, 1 thread, 2 s');
  });

  it('shows every plot that it creates, as SVG, and none without data', () => {
    const { markdown, plots } = makeReport(runs, 'plots');
    expect([...plots.keys()]).to.have.members(['gap-over-size-10s.svg', 'growth-10s.svg', 'overrun.svg', 'convergence-cvrp-x-100-200.svg']);
    for (const [name, svg] of plots) {
      expect(svg).to.match(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/).and.not.include('NaN');
      expect(markdown).to.include(`](plots/${name})`);
    }
  });

  it('is the same for the same runs', () => {
    const several = [...runs, benchRun({ strategy: 'pyvrp' }), benchRun({})];
    expect(makeReport(several, 'plots').markdown).to.equal(makeReport(several.toReversed(), 'plots').markdown);
  });

  it('is refused for runs of several builds, which it names, and created for a selected one', () => {
    const later = { code: 'd5aa', strategy: 'hgs', finishedAt: '2021-03-04T00:00:00.000Z' } as const;
    const mixed = [...runs, figureRun({ ...later, seed: 3 })];
    expect(() => makeReport(mixed, 'plots')).to.throw(MixedStatesError, /^Roundsman: runs of 2 builds[^]*\n {2}c: 3 runs of alns 1\.0\.0, 2020-06-01[^]*\n {2}d5aa: 1 run of hgs 1\.0\.0, 2021-03-04[^]*CODE=/);
    expect(makeReport(runsOfState(mixed, 'd5aa'), 'plots').markdown).to.include('strategies hgs 1.0.0, code d5aa');
    expect(() => runsOfState(mixed, 'ffff')).to.throw(RangeError, /code state "ffff": no run has it; there are\n {2}c: 3 runs/);
    expect(() => runsOfState(mixed, 'd')).to.throw(RangeError);
    expect(() => makeReport([...runs, figureRun({ family: 'memory', instance: 'matrix-1000', code: 'd5aa' })], 'plots')).to.throw(MixedStatesError);
    expect(() => requireOneState([benchRun({ strategy: 'pyvrp', code: 'p1' }), benchRun({ strategy: 'pyvrp', code: 'p2' })])).to.throw(MixedStatesError, /^pyvrp: /);
    requireOneState([benchRun({ strategy: 'pyvrp', code: 'p1' }), benchRun({ strategy: 'vroom', code: 'p2' }), benchRun({})]);
  });

  it('compares versions of a strategy, but not builds of one version', () => {
    const own = (given: Partial<BenchRun>) => benchRun({ family: 'mine', ...given });
    expect(makeReport([own({}), own({ seed: 2 }), own({ strategyVersion: '1.1.0', code: 'd' })], 'plots').markdown).to.include('alns 1.1.0');
    expect(() => makeReport([own({}), own({ seed: 2, code: 'd' })], 'plots')).to.throw(MixedStatesError, /^alns 1\.0\.0, 1 thread, 10 s: runs of 2 builds/);
  });

  it('draws the mean gap only from the time when every run has a solution', () => {
    const points = convergence([benchRun({}), benchRun({ seed: 2, incumbents: [[1, 120], [6, 104]], cost: 104 })]);
    expect(points[0]?.[0]).to.be.within(1, 1.3);
    expect(points[0]?.[1]).to.be.closeTo(15, 1e-9);
    expect(points.at(-1)).to.deep.equal([10, 3]);
    expect(convergence([benchRun({ seconds: 2.0004, incumbents: [[2.001, 102]] })])).to.deep.equal([[2.001, 2]]);
  });

  it('has bounded runs in a section of their own: gap, target, what is proved, methods and both gaps over time', () => {
    const bounded = (given: Partial<BenchRun>) => benchRun({ threads: 2, limitSeconds: 60, boundEffort: 'strong', bound: { value: 99.5, method: 'column-generation' }, bounds: [[1, 95], [20, 99.5]], cost: 100, incumbents: [[0.1, 110], [5, 100]], ...given });
    const { markdown, plots } = makeReport([
      ...runs, bounded({}), bounded({ instance: 'X-n129-k18', bound: { value: 100, method: 'dual-ascent' } }),
      bounded({ limitSeconds: 30, boundEffort: 'default', bound: { value: 90, method: 'dual-ascent' } }), bounded({ family: 'vrptw-solomon', instance: 'C101', n: 100, bound: null, bounds: [] }),
      bounded({ family: 'mine', instance: 'small', n: 5 }),
    ], 'plots');
    expect(markdown).to.include('| cvrp-x, 100-200 | strong, 2 threads, 60 s | 2 | +0.25 % | 0.8 % | met | 1 of 2 | +0.25 % | column-generation 1, dual-ascent 1 |');
    expect(markdown).to.include('| cvrp-x, 100-200 | default, 2 threads, 30 s | 1 | +10.00 % | 3 % | **missed** | 0 of 1 | +10.00 % | dual-ascent 1 |');
    expect(markdown).to.include('| vrptw-solomon, class 1 | strong, 2 threads, 60 s | 1 | - (1 of 1 runs without) | 1 % | **missed** | 0 of 1 | - | - |');
    expect(markdown).to.include('| mine | strong, 2 threads, 60 s | 1 | +0.50 % | - |  | 0 of 1 |');
    expect(plots.get('bounds-cvrp-x-100-200.svg')).to.include('answer above best-known, strong, 2 threads, 60 s').and.include('bound below best-known, default, 2 threads, 30 s');
    // The figures of the search are those of runs without a bound.
    expect(markdown).to.include('| X-n110-k13 | 109 | 100 | 10 s, 2 threads | 103 |').and.not.include('| X-n129-k18 |');
    expect(makeReport(runs, 'plots').markdown).not.to.include('## Bounds');
    expect(makeReport([bounded({ family: 'mine' })], 'plots').markdown).to.include('## Bounds').and.not.include('## Strategies');
  });
});
