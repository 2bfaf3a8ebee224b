import { expect } from 'chai';
import { LinearProgram } from '../../../../src/search/linear-program/linear-program.js';

const never = () => false;

/** Two rows to cover, each by a column of its own at 10. */
async function covering(): Promise<LinearProgram> {
  const program = await LinearProgram.create();
  program.addRows([1, 1], [Infinity, Infinity], { starts: [0, 0, 0], indices: [], values: [] });
  program.addColumns([10, 10], { starts: [0, 1, 2], indices: [0, 1], values: [1, 1] });
  return program;
}

describe('a linear program', () => {
  it('has duals that change with new columns', async () => {
    const program = await covering();
    const before = program.minimise(never)!;
    expect([before.objective, ...before.duals]).to.deep.equal([20, 10, 10]);
    program.addColumns([12], { starts: [0, 2], indices: [0, 1], values: [1, 1] });
    const after = program.minimise(never)!;
    expect(after.objective).to.equal(12);
    expect([...after.values]).to.deep.equal([0, 0, 1]);
    expect(after.duals[0]! + after.duals[1]!).to.equal(12);
    program.dispose();
  });

  it('takes new rows, bounds and costs, and forgets columns', async () => {
    const program = await covering();
    program.addColumns([12], { starts: [0, 2], indices: [0, 1], values: [1, 1] });
    program.minimise(never);
    program.addRows([-Infinity], [0.5], { starts: [0, 1], indices: [2], values: [1] });
    expect(program.minimise(never)!.objective).to.equal(16);
    program.setRowBounds(2, -Infinity, 0);
    expect(program.minimise(never)!.objective).to.equal(20);
    program.removeColumns([0]);
    program.setRowBounds(2, -Infinity, 1);
    expect(program.minimise(never)!.objective).to.equal(12);
    program.setCost(1, 14);
    expect(program.minimise(never)!.objective).to.equal(14);
    program.setUpper([1], [0]);
    expect(program.minimise(never)).to.equal(null);
    expect([program.columnCount, program.rowCount]).to.deep.equal([2, 3]);
    program.dispose();
  });
});
