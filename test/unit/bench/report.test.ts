import { expect } from 'chai';
import { convergence } from '../../../bench/solver/plots.js';
import { makeReport } from '../../../bench/solver/report-text.js';
import { benchRun } from '../../helpers/bench-run.js';

describe('the report of the solver', () => {
  const runs = [benchRun({ cost: 102 }), benchRun({ cost: 104, seed: 2, overrunSeconds: 0.25 }), benchRun({ family: 'vrptw', instance: 'C101', cost: null, incumbents: [] })];

  it('has a row per instance with mean, range over seeds, and longest overrun', () => {
    const { markdown } = makeReport(runs, 'plots');
    expect(markdown).to.include('| X-n110-k13 | 109 | 100 | 103 | +3.00 % | +2.00 % to +4.00 % |').and.include('| 0.250 | 48 |');
    expect(markdown).to.include('| C101 | 109 | 100 | - (0 of 1 solved) |');
    expect(markdown).to.match(/\| \*\*all\*\* \| alns 1\.0\.0, 1 thread, 10 s \| 2 \| 2\/3 \| \+3\.00 % \|/);
  });

  it('shows every plot that it makes, as SVG, and none without data', () => {
    const { markdown, plots } = makeReport(runs, 'plots');
    expect([...plots.keys()]).to.have.members(['gap-over-size.svg', 'overrun.svg', 'convergence-cvrp-x.svg']);
    for (const [name, svg] of plots) {
      expect(svg).to.match(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/).and.not.include('NaN');
      expect(markdown).to.include(`](plots/${name})`);
    }
  });

  it('is the same for the same runs, and warns of runs of several states of the code', () => {
    expect(makeReport(runs, 'plots').markdown).to.equal(makeReport(runs.toReversed(), 'plots').markdown);
    expect(makeReport(runs, 'plots').markdown).not.to.include('several states');
    expect(makeReport([...runs, benchRun({ seed: 3, code: 'other' })], 'plots').markdown).to.include('several states of the code');
  });

  it('draws the mean gap over time only from when every run has a solution', () => {
    const points = convergence([benchRun({}), benchRun({ seed: 2, incumbents: [[1, 120], [6, 104]], cost: 104 })]);
    expect(points[0]?.[0]).to.be.within(1, 1.3);
    expect(points[0]?.[1]).to.be.closeTo(15, 1e-9);
    expect(points.at(-1)).to.deep.equal([10, 3]);
  });
});
