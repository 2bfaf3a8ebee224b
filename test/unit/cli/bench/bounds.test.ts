import { expect } from 'chai';
import { boundAt, boundGap, refutedText, secondsToBound, secondsToProof, thinnedBounds, traceOf } from '../../../../src/cli/bench/bound-figures.js';
import { boundDistance, type MeasuredBound } from '../../../../src/cli/bench/bound-run.js';
import { boundMeanTable, boundsTable, meansOf } from '../../../../src/cli/bench/compare-bounds.js';
import { runsCsv } from '../../../../src/cli/bench/csv.js';
import { meanTable, provedText, runLine, runTable } from '../../../../src/cli/bench/format.js';
import { runKey, type BenchRun } from '../../../../src/cli/bench/run-record.js';
import { configurationOf, summariseInstances, summariseMeans } from '../../../../src/cli/bench/summary.js';
import { benchRun } from '../../../helpers/bench-run.js';

const strong = (given: Partial<BenchRun>): BenchRun => benchRun({ boundEffort: 'strong', bound: { value: 99, method: 'dual-ascent' }, bounds: [[0.5, 90], [4, 99]], ...given });
const proved = strong({ cost: 100, incumbents: [[0.1, 110], [5, 100]], bound: { value: 100, method: 'column-generation' }, bounds: [[0.5, 90], [4, 100]] });

describe('the bound of a run', () => {
  it('is as far from the cost as answers say: a share of the cost, 0 where they meet', () => {
    expect(boundGap(strong({}))).to.be.closeTo(3 / 102, 1e-12);
    expect(boundGap(proved)).to.equal(0);
    expect(boundGap(strong({ cost: 1e6, bound: { value: 1e6 - 1e-4, method: 'x' } }))).to.equal(0);
    for (const run of [strong({ cost: null }), strong({ bound: null }), strong({ cost: 0, bound: { value: -1, method: 'x' } }), benchRun({})]) expect(boundGap(run)).to.equal(null);
  });

  it('proves the result as soon as both are there', () => {
    expect(secondsToProof(proved)).to.equal(5);
    expect(secondsToProof({ ...proved, bounds: [[7, 100]] })).to.equal(7);
    expect(secondsToProof(strong({}))).to.equal(null);
    expect(secondsToBound(strong({}))).to.equal(4);
    expect(secondsToBound(benchRun({}))).to.equal(null);
  });

  it('gives with the incumbents the trace of the run', () => {
    expect(traceOf(strong({}))).to.deep.equal([
      { seconds: 0.1, cost: 110, bound: null }, { seconds: 0.5, cost: 110, bound: 90 }, { seconds: 4, cost: 110, bound: 99 }, { seconds: 5, cost: 102, bound: 99 },
    ]);
    expect(boundAt([[0.5, 90]], 0.4)).to.equal(null);
    expect(boundDistance(97, 100)).to.be.closeTo(0.03, 1e-12);
    expect(boundDistance(null, 100)).to.equal(null);
    expect(thinnedBounds([[0.0001, 1], [0.0002, 2], [0.5, 3.123456789012345]])).to.deep.equal([[0.001, 2], [0.5, 3.123456789012345]]);
  });

  it('makes it another run and another configuration, and leaves the keys of the others alone', () => {
    expect(runKey(strong({}))).not.to.equal(runKey(benchRun({})));
    expect(runKey(strong({}))).not.to.equal(runKey(strong({ boundEffort: 'default' })));
    expect(runKey(benchRun({}))).to.equal('3ce87d0e810aafe1');
    expect(configurationOf(strong({}))).to.equal('alns 1.0.0, 1 thread, 10 s, bound strong');
  });
});

describe('the tables and the CSV of bounded runs', () => {
  it('have columns of the bound, tables only if there is one', () => {
    expect(runTable([benchRun({})])).not.to.include('BOUND');
    expect(runTable([strong({}), benchRun({ seed: 2 })])).to.match(/COST +GAP +BOUND +METHOD +BOUND GAP +PROVED AT/).and.to.match(/102 +\+2\.00 % +99 +dual-ascent +\+2\.94 % +- /);
    const means = summariseMeans(summariseInstances([strong({}), strong({ seed: 2, cost: 100, bound: { value: 100, method: 'x' } })]));
    expect(means[0]).to.include({ bounded: 2, proved: 1 });
    expect(means[0]!.boundGap).to.be.closeTo(1.5 / 102, 1e-12);
    expect(meanTable(means)).to.match(/BOUND GAP +PROVED/).and.to.include('1/2');
    expect(meanTable(summariseMeans(summariseInstances([benchRun({})])))).not.to.include('BOUND');
  });

  it('say how many runs are proved optimal, of those that were bounded', () => {
    expect(provedText([strong({}), proved, benchRun({})])).to.equal('proved optimal: 1 of 2');
    expect(provedText([benchRun({})])).to.equal(null);
    expect(runLine(proved)).to.include('cost 100, gap +0.00 %, bound 100 proves it optimal by column-generation');
    expect(runLine(strong({ bound: null }))).to.include(', no bound');
    expect(runLine(benchRun({}))).not.to.include('bound');
  });

  it('fill the cells of bounded runs, and leave those of earlier runs empty', () => {
    const [heading, first, second] = runsCsv([proved, benchRun({ seed: 2 })]).trimEnd().split('\r\n').map((line) => line.split(','));
    const cells = (row: readonly string[]) => ['bound_effort', 'lower_bound', 'bound_method', 'bound_gap', 'seconds_to_bound', 'seconds_to_proof'].map((name) => row[heading!.indexOf(name)]);
    expect(cells(first!)).to.deep.equal(['strong', '100', 'column-generation', '0', '4', '5']);
    expect(cells(second!)).to.deep.equal(['', '', '', '', '', '']);
  });
});

describe('bounds compared without a search', () => {
  const run = (given: Partial<MeasuredBound>): MeasuredBound => ({ family: 'cvrp-x', instance: 'X-n101-k25', n: 100, method: 'assignment', value: 90, bestKnown: 100, gap: 0.1, ended: 'converged', seconds: 0.5, bounds: [], ...given });
  const runs = [run({}), run({ instance: 'X-n110-k13', value: 80, gap: 0.2, seconds: 1.5 }), run({ family: 'vrptw-solomon', value: null, gap: null, ended: 'unsupported', seconds: 0 }), run({ method: 'mine', gap: 0.02, value: 98 })];

  it('have a row per instance and bound, and means over what was bounded, per family and over all', () => {
    expect(meansOf(runs)).to.deep.equal([
      { method: 'assignment', family: 'cvrp-x', instances: 2, bounded: 2, gap: (0.1 + 0.2) / 2, seconds: 1 },
      { method: 'assignment', family: 'vrptw-solomon', instances: 1, bounded: 0, gap: null, seconds: null },
      { method: 'assignment', family: null, instances: 3, bounded: 2, gap: (0.1 + 0.2) / 2, seconds: 1 },
      { method: 'mine', family: 'cvrp-x', instances: 1, bounded: 1, gap: 0.02, seconds: 0.5 },
    ]);
    expect(boundsTable(runs)).to.match(/X-n101-k25 +100 +mine +98 +100 +\+2\.00 % +0\.500 +converged/).and.to.match(/assignment +- +100 +- +0\.000 +unsupported/);
    expect(boundMeanTable(meansOf(runs))).to.match(/^all +assignment +2\/3 +\+15\.00 % +1\.00$/m);
  });

  it('are wrong if they are above the best-known cost by more than its digits, in the rounding of the file', () => {
    const bound = { value: 101, method: 'mine' };
    expect(refutedText({ bound, bestKnown: 100, rounding: null })).to.match(/lower bound 101 by mine is above the best-known cost 100/);
    for (const fine of [{ bound, bestKnown: null, rounding: null }, { bound, bestKnown: 100, rounding: 'none' }, { bound: { value: 100.0001, method: 'mine' }, bestKnown: 100, rounding: null }, { bound: null, bestKnown: 100, rounding: null }]) expect(refutedText(fine)).to.equal(null);
  });
});
