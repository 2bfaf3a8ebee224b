import { expect } from 'chai';
import { coverRelaxation } from '../../../../src/bounds/infeasibility/cover-relaxation.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import { randomProblem } from '../../../helpers/random-problem.js';

/** Customers are nodes 1 to 4; 2 may be left out for 5. */
function given() {
  const problem = randomProblem(11, { customers: 4, vehicles: 2, timed: true });
  const price = new Float64Array(problem.nodeCount).fill(Infinity);
  price[problem.customers[1]!] = 5;
  return relax({ ...problem, omission: { price, priority: new Float64Array(problem.nodeCount).fill(1) } })!;
}

describe('cover relaxation', () => {
  it('prices every stop that must be served alike, and others at nothing', () => {
    const { price, scale } = coverRelaxation(given());
    expect([...price].map((each) => each / scale)).to.deep.equal([1, 0, 1, 1]);
  });

  it('makes routes free and keeps impossible arcs so', () => {
    const before = given();
    const { classes } = coverRelaxation(before);
    for (const [k, { fixed, cost, loads, capacity }] of classes.entries()) {
      expect(fixed).to.equal(0);
      expect([...cost]).to.deep.equal([...before.classes[k]!.cost].map((value) => (value === Infinity ? Infinity : 0)));
      expect([loads, capacity]).to.deep.equal([before.classes[k]!.loads, before.classes[k]!.capacity]);
    }
  });

  it('charges nothing for lateness', () => {
    const relaxation = relax(randomProblem(3, { customers: 3, timed: true, soft: true }))!;
    expect(relaxation.classes.some(({ times }) => times!.lateCost !== null)).to.equal(true);
    expect(coverRelaxation(relaxation).classes.map(({ times }) => times!.lateCost)).to.deep.equal(relaxation.classes.map(() => null));
  });
});
