import { expect } from 'chai';
import { scaleTable, withTable, type ScaleFigures } from '../../../bench/http/scale-table.js';
import { readText } from '../../helpers/deployment.js';

const figures: ScaleFigures = {
  setting: 'one broker', matrixPerSecond: 512.4, coordinatesPerSecond: 701, pollsPerSecond: 3211.9, submitMs: [2.44, 0.91], pollMs: [0.4, 0.08],
  steadySubmit: [9.54, 25.2], steadyPoll: [3, 9.8], passMs: 18.2,
};

describe('the table of bench-scale', () => {
  it('has a column per setting', () => {
    const lines = scaleTable([figures, { ...figures, setting: 'three brokers', passMs: 900 }]).split('\n');
    expect(lines[0]).to.equal('| | one broker | three brokers |');
    expect(lines).to.include('| polls a second at most | 3,212 | 3,212 |');
    expect(lines).to.include('| processor per submission with matrix: API, broker, ms | 2.4, 0.9 | 2.4, 0.9 |');
    expect(lines.at(-1)).to.equal('| a pass of the reconciler over all tasks, ms | 18 | 900 |');
  });

  it('has its place in the plan, and what stands around it stays', () => {
    const plan = readText('SCALING.md');
    const changed = withTable(plan, 'x');
    expect(changed).to.contain('<!-- bench-scale -->\nx\n<!-- /bench-scale -->').and.contain('## What runs short first');
    expect(() => withTable('nothing', 'x')).to.throw('no place');
  });
});
