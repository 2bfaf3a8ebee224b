import { expect } from 'chai';
import { nearestByMeasure, nearestByPosition } from '../../../../src/search/instance/nearest.js';
import { dice } from '../../../helpers/random-problem.js';

describe('nearest customers', () => {
  for (const [shape, spread] of [['spread out', 1], ['in a line', 0], ['in two far clusters', 1e6]] as const) {
    it(`are the same by grid and by trying all pairs, ${shape}`, () => {
      const random = dice(7);
      const n = 400;
      const x = Float64Array.from({ length: n }, () => random.next() + (random.chance(0.5) ? 100 * spread : 0));
      const y = Float64Array.from({ length: n }, () => random.next() * spread);
      const customers = Int32Array.from({ length: n - 1 }, (_, k) => k + 1);
      const byPosition = nearestByPosition(n, customers, 20, x, y);
      const byMeasure = nearestByMeasure(n, customers, 20, (a, b) => (x[a]! - x[b]!) ** 2 + (y[a]! - y[b]!) ** 2);
      expect(Array.from(byPosition.count)).to.deep.equal(Array.from(byMeasure.count));
      expect(Array.from(byPosition.node)).to.deep.equal(Array.from(byMeasure.node));
    });
  }

  it('are all others, nearest first, if there are fewer than the width', () => {
    const lists = nearestByMeasure(4, Int32Array.of(1, 2, 3), 8, (a, b) => Math.abs(a - b));
    expect(Array.from(lists.count)).to.deep.equal([0, 2, 2, 2]);
    expect(Array.from(lists.node.subarray(8, 10))).to.deep.equal([2, 3]);
    expect(Array.from(lists.node.subarray(24, 26))).to.deep.equal([2, 1]);
  });

  it('exclude pairs with infinite measure', () => {
    const lists = nearestByMeasure(4, Int32Array.of(1, 2, 3), 2, (a, b) => (a + b === 3 ? Infinity : Math.abs(a - b)));
    expect(Array.from(lists.count)).to.deep.equal([0, 1, 1, 2]);
  });
});
