import { expect } from 'chai';
import { check } from '../../../../src/model/checker.js';
import { evaluate } from '../../../../src/model/cost.js';
import { arrange } from '../../../../src/search/instance/arrangement.js';
import type { MatrixDistances, PositionDistances, Problem } from '../../../../src/model/problem.js';
import { dice, randomProblem } from '../../../helpers/random-problem.js';
import { distancesOf, withDistances } from '../../../helpers/changed-problem.js';
import { planar } from '../../../../src/model/plain.js';

/** Mean distance between nodes with consecutive numbers. */
function meanStep(problem: Problem): number {
  const { x, y } = distancesOf(problem) as PositionDistances;
  let sum = 0;
  for (let node = 1; node < x.length; node++) sum += Math.hypot(x[node]! - x[node - 1]!, y[node]! - y[node - 1]!);
  return sum / (x.length - 1);
}

describe('arranging a problem', () => {
  it('changes only the node numbers: routes cost the same when they are mapped back', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const original = randomProblem(seed, { customers: 12, vehicles: 12, positions: seed <= 30 });
      const { problem, restore } = arrange(original);
      const routes = Array.from(problem.customers, (customer, k) => ({ type: k % problem.vehicleTypes.length, customers: [customer] }));
      const restored = restore(routes);
      expect(restored.flatMap(({ customers }) => customers).sort((a, b) => a - b)).to.deep.equal(Array.from(original.customers));
      expect(evaluate(original, restored).total).to.equal(evaluate(problem, routes).total);
      expect(check(original, restored).map(({ kind }) => kind)).to.deep.equal(check(problem, routes).map(({ kind }) => kind));
    }
  });

  it('gives neighbours in the plane close numbers', () => {
    const random = dice(2);
    const base = randomProblem(1, { customers: 1000, vehicles: 3, positions: true, timed: false });
    const spread = () => Float64Array.from({ length: base.nodeCount }, () => random.next());
    const original = withDistances(base, planar(spread(), spread()));
    expect(meanStep(arrange(original).problem)).to.be.below(meanStep(original) / 10);
  });

  it('gives several depots the first numbers', () => {
    const base = randomProblem(1, { customers: 40, vehicles: 3, positions: true, timed: false });
    const [type] = base.vehicleTypes;
    const { problem } = arrange({ ...base, vehicleTypes: [7, 0, 20].map((node) => ({ ...type!, start: node, end: 7 })) });
    expect(problem.vehicleTypes.map(({ start }) => start).sort()).to.deep.equal([0, 1, 2]);
  });

  it('accepts all nodes at one position', () => {
    const base = randomProblem(1, { customers: 5, vehicles: 3, positions: true, timed: false });
    const here = new Float64Array(base.nodeCount).fill(7);
    const { problem } = arrange(withDistances(base, planar(here, here)));
    expect(problem.customers).to.have.length(base.customers.length);
  });

  it('gives nodes that are close by a matrix close numbers', () => {
    const random = dice(3);
    const base = randomProblem(1, { customers: 300, vehicles: 3, positions: true, timed: false });
    const n = base.nodeCount;
    const place = Array.from({ length: n }, () => [random.next(), random.next()] as const);
    const matrix = Float64Array.from({ length: n * n }, (_, k) => {
      const [a, b] = [place[Math.floor(k / n)]!, place[k % n]!];
      return Math.hypot(a[0] - b[0], a[1] - b[1]);
    });
    const step = (problem: Problem) => {
      const values = (distancesOf(problem) as MatrixDistances).matrix;
      let sum = 0;
      for (let node = 1; node < n; node++) sum += values[node * n + node - 1]!;
      return sum;
    };
    const original = withDistances(base, { kind: 'matrix', matrix });
    expect(step(arrange(original).problem)).to.be.below(step(original) / 4);
  });

  it('leaves a large matrix unchanged', () => {
    const base = randomProblem(3, { customers: 6, vehicles: 3, positions: false });
    const original = { ...base, nodeCount: 2501 };
    expect(arrange(original).problem).to.equal(original);
  });
});
