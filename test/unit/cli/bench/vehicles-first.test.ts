import { expect } from 'chai';
import { compareConfigurations } from '../../../../src/cli/bench/comparison.js';
import { runsCsv } from '../../../../src/cli/bench/csv.js';
import { figuresOfRun } from '../../../../src/cli/bench/figures-of-run.js';
import { meanTable, runLine, runTable } from '../../../../src/cli/bench/format.js';
import { surplusVehicles, type RunOutcome } from '../../../../src/cli/bench/run-record.js';
import { summariseInstances, summariseMeans } from '../../../../src/cli/bench/summary.js';
import { benchRun } from '../../../helpers/bench-run.js';

const found = (routes: number, cost: number): RunOutcome => ({
  cost, routes, reason: null, ended: 'limit', seconds: 10, iterations: 1, incumbents: [[1, cost]], peakRssBytes: 1, operators: [],
});
const best = { bestKnown: 100, bestVehicles: 12 };
const run = (strategy: string, instance: string, routes: number, cost: number) =>
  ({ ...benchRun({ strategy, instance, ...best }), ...figuresOfRun(found(routes, cost), { limitSeconds: 10 }, best) });

describe('runs of families that minimise vehicles first', () => {
  it('have a gap only with as many vehicles as the best-known, and otherwise a surplus', () => {
    expect([run('a', 'one', 12, 103), run('a', 'one', 13, 90), run('a', 'one', 11, 120)].map((entry) => [entry.gap, surplusVehicles(entry)]))
      .to.deep.equal([[0.03, 0], [null, 1], [null, -1]]);
    expect(run('a', 'one', 13, 90).primalIntegral).to.equal(null);
    expect(figuresOfRun(found(13, 90), { limitSeconds: 10 }, { bestKnown: 100 }).gap).to.be.closeTo(-0.1, 1e-12);
    expect(surplusVehicles({ routes: 13 })).to.equal(null);
  });

  it('show their vehicles in the line of a run, in the tables and in the CSV', () => {
    expect(runLine(run('a', 'one', 13, 90))).to.contain('13 (+1) vehicles, cost 90, 10.00 s');
    expect(runLine(run('a', 'one', 12, 103))).to.contain('12 (0) vehicles, cost 103, gap +3.00 %');
    expect(runLine(benchRun({}))).to.contain(': cost 102, gap');
    expect(runTable([run('a', 'one', 14, 90)])).to.contain('14 (+2)');
    const [heading, row] = runsCsv([run('a', 'one', 14, 90)]).split('\r\n').map((line) => line.split(','));
    expect(['routes', 'best_known_vehicles', 'surplus_vehicles', 'gap'].map((name) => row![heading!.indexOf(name)])).to.deep.equal(['14', '12', '2', '']);
  });

  it('have the mean surplus of all runs, and the mean gap of those with as many vehicles', () => {
    const instances = summariseInstances([run('a', 'one', 12, 103), run('a', 'two', 13, 90), run('a', 'two', 12, 101)]);
    expect(instances.map(({ instance, surplusVehicles: surplus, gap }) => [instance, surplus, gap])).to.deep.equal([['one', 0, 0.03], ['two', 0.5, 0.01]]);
    const [mean] = summariseMeans(instances);
    expect([mean!.surplusVehicles, mean!.gap]).to.deep.equal([0.25, 0.02]);
    expect(meanTable([mean!])).to.contain('+0.25');
  });

  it('are compared by vehicles, and by cost where these agree', () => {
    const [comparison] = compareConfigurations([run('a', 'one', 12, 130), run('a', 'two', 12, 102), run('b', 'one', 15, 100), run('b', 'two', 12, 103)]);
    expect(comparison).to.include({ pairs: 2, firstBetter: 2, secondBetter: 0 });
    expect(comparison!.difference).to.be.closeTo((-0.25 - 0.01) / 2, 1e-12);
  });
});
