import { expect } from 'chai';
import type { Problem } from '../../../../src/model/problem.js';
import { withoutRepeats } from '../../../../src/search/set-partitioning/cover.js';
import { randomProblem } from '../../../helpers/random-problem.js';
import { oneProfile, planar } from '../../../../src/model/plain.js';

const base = randomProblem(4, { customers: 4, vehicles: 4, timed: false, tightness: 0 });
const depot = base.vehicleTypes[0]!.start;
const [a, b, c] = base.customers as unknown as [number, number, number];

/** Nodes on a line: the depot at 0, the customers at 10, 20 and 30. */
function line(): Problem {
  const x = new Float64Array(base.nodeCount);
  [a, b, c].forEach((customer, k) => (x[customer] = 10 * (k + 1)));
  const type = { ...base.vehicleTypes[0]!, start: depot, end: depot, unitCost: 1, fixedCost: 0 };
  return { ...base, travel: oneProfile(planar(x, new Float64Array(base.nodeCount))), vehicleTypes: [type], customers: Int32Array.of(a, b, c) };
}

describe('a cover', () => {
  it('removes repeated customers where that saves most', () => {
    const routes = [[a, b], [c, b]].map((customers) => ({ type: 0, customers }));
    expect(withoutRepeats(line(), routes).map(({ customers }) => customers)).to.deep.equal([[a], [c, b]]);
  });

  it('removes routes that are no longer needed, and does not modify the given ones', () => {
    const routes = [[a, b, c], [b]].map((customers) => ({ type: 0, customers }));
    expect(withoutRepeats(line(), routes).map(({ customers }) => customers)).to.deep.equal([[a, b, c]]);
    expect(routes[1]!.customers).to.deep.equal([b]);
  });
});
