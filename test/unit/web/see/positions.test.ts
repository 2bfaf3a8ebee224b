import { expect } from 'chai';
import { positionsOf } from '../../../../web/src/see/positions.js';

describe('positions of the nodes', () => {
  it('are the coordinates if there are any', () => {
    const { kind, x, y } = positionsOf({ node_num: 2, node_positions: [[1, 2], [3, 4]], distance_matrix: [] });
    expect([kind, ...x, ...y]).to.deep.equal(['given', 1, 3, 2, 4]);
  });

  it('are derived from the matrix if there are none, or an empty list', () => {
    for (const node_positions of [undefined, null, []]) {
      const { kind, x, y } = positionsOf({ node_num: 2, distance_matrix: [[0, 5], [5, 0]], ...(node_positions !== undefined && { node_positions }) });
      expect(kind).to.equal('embedded');
      expect(Math.hypot(x[0]! - x[1]!, y[0]! - y[1]!)).to.be.closeTo(5, 1e-9);
    }
  });
});
