import { expect } from 'chai';
import { wholeProblem } from '../../../../src/bounds/columns/subproblem.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import type { RouteRelaxation } from '../../../../src/bounds/relaxation/route-relaxation.js';
import type { PlannedRoutes } from '../../../../src/model/problem.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

const CUSTOMERS = 12;
const plain = relax(plainProblem(3, { customers: CUSTOMERS, vehicles: 6, filled: 0.5 }))!;
const size = CUSTOMERS + 1;

/** The same with times at which anything is possible. */
const timed: RouteRelaxation = {
  ...plain,
  classes: plain.classes.map((cls) => ({
    ...cls,
    times: { minutes: new Float64Array(size * size).fill(1), open: new Float64Array(size), close: new Float64Array(size).fill(1000), lateCost: null, dueAt: new Float64Array(size).fill(Infinity) },
  })),
};

/** A solution with so many routes. */
function solution(routes: number): PlannedRoutes {
  return Array.from({ length: routes }, (_, route) => ({ type: 0, customers: Array.from(plain.customers).filter((__, customer) => customer % routes === route) }));
}

/** Whether each stage ignores loads. */
function ignored(relaxation: RouteRelaxation, incumbent: PlannedRoutes | null): boolean[] {
  return wholeProblem(relaxation, incumbent).stages.map(({ relaxed }) => relaxed.loads);
}

describe('the stages of a subproblem', () => {
  it('ignore loads but in the last one where times leave the vehicles of the incumbent half empty', () => {
    expect(ignored(timed, solution(6))).to.deep.equal([true, true, false]);
    expect(wholeProblem(timed, solution(6)).stages.map(({ cutsFirst }) => cutsFirst)).to.deep.equal([false, true, false]);
  });

  it('enforce them from the start where vehicles are full, nothing but loads limits routes, or no solution is known', () => {
    for (const loads of [ignored(timed, solution(3)), ignored(plain, solution(6)), ignored(timed, null)]) expect(loads).to.deep.equal([false, false]);
  });
});
