import { expect } from 'chai';
import { machineMs } from '../../../bench/http/machine.js';
import { scaleTable, withTable, type ScaleFigures } from '../../../bench/http/scale-table.js';
import { readText } from '../../helpers/deployment.js';

const figures: ScaleFigures = {
  setting: 'one broker', matrixPerSecond: 512.4, coordinatesPerSecond: 701, pollsPerSecond: 3211.9, submitMs: [2.44, 0.91], pollMs: [0.4, 0.08],
  steadySubmit: [9.54, 25.2], steadyPoll: [3, 9.8], passMs: 18.2, otherCores: 0.04, flushMs: 0.512,
};

describe('the table of bench-scale', () => {
  it('has a column per setting', () => {
    const lines = scaleTable([figures, { ...figures, setting: 'three brokers', passMs: 900 }]).split('\n');
    expect(lines[0]).to.equal('| | one broker | three brokers |');
    expect(lines).to.include('| polls a second at most | 3,212 | 3,212 |');
    expect(lines).to.include('| processor per submission with matrix: API, broker, ms | 2.4, 0.9 | 2.4, 0.9 |');
    expect(lines).to.include('| a pass of the reconciler over all tasks, ms | 18 | 900 |');
    expect(lines.at(-1)).to.equal('| on this machine: one append with its flush, ms; cores that other work had meanwhile | 0.51; 0.0 | 0.51; 0.0 |');
  });

  it('replaces its place in the plan and nothing around it', () => {
    const plan = readText('SCALING.md');
    const changed = withTable(plan, 'x');
    expect(changed).to.contain('<!-- bench-scale -->\nx\n<!-- /bench-scale -->').and.contain('## What runs short first');
    expect(() => withTable('nothing', 'x')).to.throw('no place');
  });

  it('counts neither idling nor waiting for the disk as CPU time', () => {
    expect(machineMs('cpu  100 20 30 9000 800 4 6 70 0 0\ncpu0 1 1 1 1 1 1 1 0 0 0\n')).to.equal(1600);
  });
});
