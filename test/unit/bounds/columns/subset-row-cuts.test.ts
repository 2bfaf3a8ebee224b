import { expect } from 'chai';
import { type Column, columnOf } from '../../../../src/bounds/columns/column.js';
import { coefficientOf, subsetRowCut } from '../../../../src/bounds/columns/master-cut.js';
import { subsetRowCuts } from '../../../../src/bounds/columns/subset-row-cuts.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

const CUSTOMERS = 9;
const relaxation = relax(plainProblem(3, { customers: CUSTOMERS, vehicles: 3 }))!;
const random = createRandom(8);

function randomOrder(): number[] {
  return Array.from({ length: CUSTOMERS }, (_, customer) => customer).sort(() => random.next() - 0.5);
}

/** Eight routes of four customers at random, each with a value of a half: no mixture of plans. */
function randomSolution(): { readonly columns: Column[]; readonly values: Float64Array } {
  const columns = Array.from({ length: 8 }, () => columnOf(relaxation, 0, Int32Array.from(randomOrder().slice(0, 4)), 1));
  return { columns, values: new Float64Array(columns.length).fill(0.5) };
}

describe('a subset-row cut', () => {
  const { rowOf } = relaxation;

  it('counts pairs of visits between which a route goes nowhere outside its memory', () => {
    const cut = subsetRowCut(relaxation, [0, 1, 2], [3, 4]);
    expect([[0, 1], [0, 3, 1], [0, 5, 1], [0, 5, 1, 2], [0, 3, 1, 5, 2], [0, 5, 1, 4, 3, 2], [3, 0, 5]].map((route) => coefficientOf(cut, route, rowOf))).to.deep.equal([1, 1, 0, 1, 1, 1, 0]);
  });

  it('takes the same of a route in both directions, and no more than one that never forgets', () => {
    for (let round = 0; round < 200; round++) {
      const rows = randomOrder().slice(0, 3).sort((a, b) => a - b) as [number, number, number];
      const route = randomOrder().slice(0, 2 + (round % 8));
      const cut = subsetRowCut(relaxation, rows, randomOrder().slice(0, round % CUSTOMERS));
      const visits = route.filter((customer) => rows.includes(rowOf[customer]!)).length;
      expect(coefficientOf(cut, route, rowOf)).to.equal(coefficientOf(cut, route.toReversed(), rowOf)).and.at.most(visits >> 1);
      expect(coefficientOf(subsetRowCut(relaxation, rows, route), route, rowOf)).to.equal(visits >> 1);
    }
  });

  it('is violated by the solution that it is found in, as much as without its memory', () => {
    let [found, remembering] = [0, 0];
    for (let round = 0; round < 40; round++) {
      const { columns, values } = randomSolution();
      for (const cut of subsetRowCuts(relaxation, columns, values, 100, 100, [])) {
        if (cut.kind !== 'subset-row') throw new Error(`the cut is a ${cut.kind} cut`);
        const whole = subsetRowCut(relaxation, cut.rows, relaxation.rowOf.keys());
        const taken = (each: typeof cut): number => columns.reduce((sum, { customers }, k) => sum + values[k]! * coefficientOf(each, customers, rowOf), 0);
        expect(taken(cut)).to.be.closeTo(taken(whole as typeof cut), 1e-9).and.above(1.05);
        found++;
        remembering += Number(cut.memory.length > 0);
      }
    }
    expect([found > 20, remembering > 10], `${found}, ${remembering}`).to.deep.equal([true, true]);
  });

  it('keeps the memory of a known one over the same rows', () => {
    const { columns, values } = randomSolution();
    const [first] = subsetRowCuts(relaxation, columns, values, 1, 100, []);
    if (first?.kind !== 'subset-row') throw new Error('no cut is found');
    const far = [...relaxation.rowOf.keys()].find((customer) => !first.memory.includes(customer) && !first.rows.includes(rowOf[customer]!))!;
    const [second] = subsetRowCuts(relaxation, columns, values, 1, 100, [subsetRowCut(relaxation, first.rows, [far])]);
    expect(second).to.deep.equal(subsetRowCut(relaxation, first.rows, [...first.memory, far]));
  });
});
