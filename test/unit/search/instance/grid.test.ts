import { expect } from 'chai';
import type { MatrixDistances, Problem } from '../../../../src/model/problem.js';
import { gridDistances } from '../../../../src/search/instance/grid.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { distance as instanceDistance } from '../../../../src/search/instance/layout.js';
import { dice, randomProblem } from '../../../helpers/random-problem.js';
import { distancesOf, withDistances } from '../../../helpers/changed-problem.js';
import { oneProfile, oneQuantity, planar } from '../../../../src/model/plain.js';

const NODES = 30;
const LARGEST = 2 ** 30 - 1;

/** A problem with a matrix, with or without time constraints. */
function over(entry: (i: number, j: number) => number, timed = true): Problem {
  const base = randomProblem(3, { customers: NODES - 1, vehicles: 3, timed, soft: false });
  const n = base.nodeCount;
  const matrix = Float64Array.from({ length: n * n }, (_, k) => (Math.floor(k / n) === k % n ? 0 : entry(Math.floor(k / n), k % n)));
  return withDistances(base, { kind: 'matrix', matrix });
}

describe('distances on a grid', () => {
  it('are exact if they have few decimals', () => {
    const random = dice(1);
    for (const decimals of [1, 10, 100, 1000]) {
      const problem = over(() => random.int(1, 400 * decimals) / decimals);
      const { matrix, exact, scale } = gridDistances(problem, false);
      expect(exact).to.equal(true);
      const given = (distancesOf(problem) as MatrixDistances).matrix;
      for (const [k, value] of given.entries()) expect(matrix![k]! / scale).to.be.closeTo(value, 1e-12 * (1 + value));
    }
  });

  it('are never shorter with time constraints, and off by at most a millionth', () => {
    const random = dice(2);
    const problem = over(() => 1 + 60 * random.next());
    const { matrix, exact, scale } = gridDistances(problem, false);
    expect(exact).to.equal(false);
    const given = (distancesOf(problem) as MatrixDistances).matrix;
    for (const [k, value] of given.entries()) {
      expect(matrix![k]! / scale).to.be.at.least(value * (1 - 2e-12));
      expect(matrix![k]! / scale).to.be.at.most(value + 1e-6);
    }
  });

  it('stay as fine if some pairs have no road, which costs more than any detour', () => {
    const random = dice(3);
    for (const none of [1e6, 1e9, 1e12]) {
      const problem = over((i, j) => ((i + 2 * j) % 11 === 0 ? none : random.int(100, 60_000) / 1000));
      const { matrix, scale } = gridDistances(problem, false);
      const given = (distancesOf(problem) as MatrixDistances).matrix;
      for (const [k, value] of given.entries()) {
        if (value === none) expect(matrix![k]).to.equal(LARGEST);
        else expect(matrix![k]! / scale).to.be.closeTo(value, 1e-3);
      }
      const longest = Math.max(...matrix!.filter((value) => value !== LARGEST));
      expect(longest * 2 * NODES).to.be.below(LARGEST);
    }
  });

  it('fit into 32 bits in all cases, and preserve the order of costs', () => {
    for (const unit of [1e-9, 1e-3, 1, 1e7, 1e15]) {
      const random = dice(4);
      const problem = over(() => unit * (1 + 9 * random.next()), false);
      const instance = buildInstance(problem);
      for (let k = 0; k < 200; k++) {
        const [i, j] = [random.int(0, NODES - 1), random.int(0, NODES - 1)];
        const given = i === j ? 0 : (distancesOf(problem) as MatrixDistances).matrix[i * problem.nodeCount + j]!;
        expect(instanceDistance(instance, i, j) / instance.scale).to.be.closeTo(given, 1e-7 * unit);
        expect(instanceDistance(instance, i, j)).to.be.at.most(LARGEST);
      }
    }
  });

  it('are computed on the grid if there are many positions, never shorter with time constraints', () => {
    const n = 2600;
    const random = dice(5);
    const base = randomProblem(6, { customers: 5, vehicles: 2, timed: true, soft: false, positions: true });
    const x = Float64Array.from({ length: n }, () => random.next() * 100);
    const y = Float64Array.from({ length: n }, () => random.next() * 100);
    const nodes = (value: number) => new Float64Array(n).fill(value);
    const problem: Problem = {
      ...base, nodeCount: n, customers: Int32Array.from({ length: n - 1 }, (_, k) => k + 1), quantities: oneQuantity(nodes(0)), travel: oneProfile(planar(x, y)),
      vehicleTypes: [{ ...base.vehicleTypes[0]!, start: 0, end: 0 }],
      time: { ...base.time!, open: nodes(0), close: nodes(1e6), service: nodes(0), lateCost: nodes(0) },
    };
    const instance = buildInstance(problem);
    expect(instance.matrix).to.equal(null);
    for (let k = 0; k < 500; k++) {
      const [i, j] = [random.int(0, n - 1), random.int(0, n - 1)];
      const line = Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!);
      expect(instanceDistance(instance, i, j) / instance.scale).to.be.within(line * (1 - 1e-12), line + 1e-6);
    }
  });
});
