import { expect } from 'chai';
import { convergence } from '../../../bench/solver/plots.js';
import { makeReport } from '../../../bench/solver/report-text.js';
import { benchRun } from '../../helpers/bench-run.js';

/** A run as `make bench-figures` makes it. */
const figureRun = (given: Parameters<typeof benchRun>[0]) => benchRun({ threads: 2, ...given });

describe('the report of the solver', () => {
  const runs = [
    figureRun({ cost: 102 }), figureRun({ cost: 104, seed: 2, overrunSeconds: 0.25 }),
    figureRun({ family: 'vrptw-solomon', instance: 'C101', n: 100, cost: null, incumbents: [] }),
  ];

  it('has a row per instance with mean, range over seeds, and longest overrun', () => {
    const { markdown } = makeReport(runs, 'plots');
    expect(markdown).to.include('| X-n110-k13 | 109 | 100 | 10 s, 2 threads | 103 | +3.00 % | +2.00 % to +4.00 % |').and.include('| 0.250 | 50 |');
    expect(markdown).to.include('| C101 | 100 | 100 | 10 s, 2 threads | - (0 of 1 solved) |');
  });

  it('says of every row whether its figure is met, missed, or not measured', () => {
    const { markdown } = makeReport([figureRun({ cost: 100.01 }), ...runs.slice(2)], 'plots');
    expect(markdown).to.include('| cvrp-x | 100-200 | 1 | 0.05 % | +0.010 % | met | 0.02 % | - | not measured |');
    expect(markdown).to.include('| vrptw-solomon | 100 | 1 | 0.1 % | - (1 of 1 runs unsolved) | **missed** |');
    expect(makeReport(runs, 'plots').markdown).to.include('| 0.05 % | +3.000 % | **missed** |');
  });

  it('compares each peer on what it solved, and says why it did not', () => {
    const own = [benchRun({ cost: 101 }), benchRun({ instance: 'X-n129-k18', cost: 105 })];
    const peer = [benchRun({ strategy: 'pyvrp', cost: 103 }), benchRun({ strategy: 'pyvrp', instance: 'X-n129-k18', cost: null, incumbents: [], ended: 'failed', reason: 'it broke' })];
    const { markdown } = makeReport([...own, ...peer], 'plots');
    expect(markdown).to.include('| cvrp-x | 100-200 | PyVRP | +3.00 % | +1.00 % | ahead | 1/2 |');
    expect(markdown).to.include('| cvrp-x/X-n129-k18 | 109 | +5.00 % | failed | - | - |').and.include('- PyVRP: it broke (X-n129-k18)');
  });

  it('shows peak memory against its bound, and how time to near best-known grows', () => {
    const near = [[100, 1], [1000, 15], [10_000, 200]].map(([n, at]) =>
      figureRun({ family: n === 10_000 ? 'cvrp-agsx' : 'cvrp-x', instance: `of ${n}`, n: n!, limitSeconds: 60, incumbents: [[at!, 103]], cost: 103 }));
    const { markdown, plots } = makeReport([...near, figureRun({ family: 'memory', instance: 'matrix-1000', bestKnown: null, peakRssBytes: 2e8 })], 'plots');
    expect(markdown).to.include('| 1000 customers, with a matrix | 300 | 200 | met |').and.include('| 30,000 customers, from coordinates | 1500 | - | not measured |');
    expect(markdown).to.include('3 of 3 instances came that close').and.include('(n log n)^1.0');
    expect([...plots.keys()]).to.include('growth-60s.svg');
  });

  it('lists runs of no figure apart, and of a figure only the newest state of the code', () => {
    const stale = figureRun({ code: 'before', cost: 150, finishedAt: '2019-01-01T00:00:00.000Z' });
    const { markdown } = makeReport([...runs, stale, benchRun({ iterationBudget: 5, limitSeconds: null, cost: 107 })], 'plots');
    expect(markdown).to.include('## Other runs').and.include('| cvrp-x | alns 1.0.0, 1 thread, 5 iterations | 1 | 1/1 | +7.00 % |').and.not.include('50.00 %');
  });

  it('tells of a researcher’s own runs alone: means with intervals, the paired test, gap over time, every instance', () => {
    const own = ['mine', 'savings'].flatMap((strategy, place) => [1, 2, 3].map((at) =>
      benchRun({ strategy, family: 'my instances', instance: `of ${at}`, limitSeconds: 2, cost: 104 + 2 * place + at, gap: (4 + 2 * place + at) / 100 })));
    const { markdown, plots } = makeReport(own, 'plots');
    expect(markdown).to.match(/^# Report of the bench\n/).and.not.include('not measured').and.not.include('## Figures');
    expect(markdown).to.include('| my instances | mine 1.0.0, 1 thread, 2 s | 3 | 3/3 | +6.00 % | +3.52 % to +8.48 % |');
    expect(markdown).to.include('| mine 1.0.0, 1 thread, 2 s | savings 1.0.0, 1 thread, 2 s | 3 instances | -2.000 % |').and.include('| of 1 | 109 | 100 | mine 1.0.0, 1 thread, 2 s | 105 |');
    expect([...plots.keys()]).to.deep.equal(['strategies-my-instances.svg']);
    expect(plots.get('strategies-my-instances.svg')).to.include('savings 1.0.0, 1 thread, 2 s');
  });

  it('shows every plot that it makes, as SVG, and none without data', () => {
    const { markdown, plots } = makeReport(runs, 'plots');
    expect([...plots.keys()]).to.have.members(['gap-over-size-10s.svg', 'growth-10s.svg', 'overrun.svg', 'convergence-cvrp-x-100-200.svg']);
    for (const [name, svg] of plots) {
      expect(svg).to.match(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/).and.not.include('NaN');
      expect(markdown).to.include(`](plots/${name})`);
    }
  });

  it('is the same for the same runs, and warns of runs of several states of the code', () => {
    const several = [...runs, benchRun({ strategy: 'pyvrp' }), benchRun({})];
    expect(makeReport(several, 'plots').markdown).to.equal(makeReport(several.toReversed(), 'plots').markdown);
    expect(makeReport(runs, 'plots').markdown).not.to.include('several states');
    expect(makeReport([...runs, figureRun({ seed: 3, code: 'other' })], 'plots').markdown).to.include('several states of the code');
  });

  it('draws the mean gap over time only from when every run has a solution', () => {
    const points = convergence([benchRun({}), benchRun({ seed: 2, incumbents: [[1, 120], [6, 104]], cost: 104 })]);
    expect(points[0]?.[0]).to.be.within(1, 1.3);
    expect(points[0]?.[1]).to.be.closeTo(15, 1e-9);
    expect(points.at(-1)).to.deep.equal([10, 3]);
    expect(convergence([benchRun({ seconds: 2.0004, incumbents: [[2.001, 102]] })])).to.deep.equal([[2.001, 2]]);
  });
});
