import { expect } from 'chai';
import { firstRows } from '../../../../src/bounds/ascent/first-rows.js';
import { levelsOf, tightestWeights } from '../../../../src/bounds/ascent/levels.js';
import { Evaluator } from '../../../../src/bounds/ascent/multipliers.js';
import { Walks } from '../../../../src/bounds/ascent/walks.js';
import { refine } from '../../../../src/bounds/relaxation/refine.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import type { RouteRelaxation } from '../../../../src/bounds/relaxation/route-relaxation.js';
import type { Problem } from '../../../../src/model/problem.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

const NEVER = Infinity;
/** Two customers that are alternatives, and a third; from row to column. */
const COST = Float64Array.of(
  NEVER, 10, 12, 17,
  14, NEVER, 2, 7,
  18, 4, NEVER, 9,
  20, 6, 5, NEVER,
);

function relaxationOf(costs: readonly Float64Array[], rowOf: readonly number[]): RouteRelaxation {
  const n = rowOf.length;
  return {
    problem: null as unknown as Problem, customers: Int32Array.from(rowOf, (_, i) => i + 1), rowOf: Int32Array.from(rowOf), rowCount: Math.max(...rowOf) + 1,
    price: new Float64Array(n).fill(Infinity), droppable: new Uint8Array(n), limits: [], scale: 1, exact: true, relaxed: [],
    classes: costs.map((cost, k) => ({ types: [k], count: n, fixed: 6 + 36.5 * k, cost, loads: [], capacity: [], maxStops: n, times: null, arcLimits: [] })),
  };
}

describe('the multipliers that dual ascent starts from', () => {
  const levels = { weights: Int32Array.of(1, 2, 3), most: Int32Array.of(6, 6) };

  it('are half of the cheapest arcs beside a customer, which two others are at the ends of, and of its share of a full route', () => {
    // Customer 1: in by 4 (from 2), out by 7 (to 3) or in by 6 (from 3), out by 2 (to 2): 8 / 2 = 4; a full route costs 6 + 10 + 14, a sixth is 5.
    const [first, second, third] = firstRows(relaxationOf([COST], [0, 1, 2]), levels);
    expect(first).to.equal((4 + 5) / 2);
    expect(second).to.equal(((5 + 4) / 2 + (2 * 36) / 6) / 2);
    expect(third).to.equal(((7 + 5) / 2 + (3 * 43) / 6) / 2);
  });

  it('are those of the cheapest class, and of the cheaper of two alternatives', () => {
    const [either, third] = firstRows(relaxationOf([COST, COST.map((cost) => cost / 4)], [0, 0, 1]), levels);
    // The second class costs 42.5 instead of 6, and a quarter of each arc: it is cheaper only for customer 3.
    expect(either).to.equal((4 + 5) / 2);
    expect(third).to.equal((1.5 + (3 * 51.75) / 6) / 2);
  });

  it('are 0 where no vehicle gets to a customer, or it is the only one', () => {
    expect([...firstRows(relaxationOf([COST.map((cost, k) => (k % 4 === 3 ? Infinity : cost))], [0, 1, 2]), levels)][2]).to.equal(0);
    expect([...firstRows(relaxationOf([Float64Array.of(NEVER, 10, 14, NEVER)], [0]), { weights: Int32Array.of(1), most: Int32Array.of(6) })]).to.deep.equal([2.5]);
  });

  it('take the way by another customer where the direct road costs a million', () => {
    const costs = COST.map((cost, k) => (k === 3 || k === 12 ? 1e6 : cost));
    // Out by 10 and 7, back by 6 and 14: as much as the direct roads cost.
    expect([...firstRows(relaxationOf([costs], [0, 1, 2]), levels)][2]).to.equal((6 + (3 * 43) / 6) / 2);
  });

  it('are worth more than nothing, and than multipliers of 0', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { relaxation } = refine(relax(plainProblem(seed, { customers: 40, vehicles: 8, filled: 0.9, asymmetric: seed % 2 === 1 }))!);
      const rounded = levelsOf(tightestWeights(relaxation), 200);
      const evaluator = new Evaluator(relaxation, rounded, new Walks(relaxation, rounded), 0);
      const worth = (rows: Float64Array): number => evaluator.evaluate({ rows, classes: Float64Array.of(0), limits: new Float64Array(0), routes: 0, cuts: new Float64Array(0) }, true).value;
      expect(worth(firstRows(relaxation, rounded).map(Math.floor)), `seed ${seed}`).to.be.above(Math.max(0, worth(new Float64Array(relaxation.rowCount))));
    }
  });
});
