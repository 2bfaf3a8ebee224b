import { expect } from 'chai';
import type { Problem } from '../../../../src/model/problem.js';
import { partitionModel } from '../../../../src/search/set-partitioning/partition-model.js';
import { Partitioner } from '../../../../src/search/set-partitioning/partitioner.js';
import type { PooledRoute } from '../../../../src/search/set-partitioning/route-pool.js';
import { randomProblem } from '../../../helpers/random-problem.js';

const base = randomProblem(4, { customers: 4, vehicles: 4, timed: false, tightness: 0 });
const small = base.customers.slice(0, 4);
const type = base.vehicleTypes[0]!;
const fleet = (...sizes: number[]): Problem => ({
  ...base,
  customers: small,
  vehicleTypes: sizes.map((size) => ({ ...type, vehicles: Int32Array.from({ length: size }, (_, k) => k) })),
});

/** A route over the customers at these positions of the problem's list. */
function column(vehicleType: number, places: number[], cost: number): PooledRoute {
  return { type: vehicleType, customers: places.map((place) => small[place]!), cost, source: 0 };
}

describe('set partitioning', () => {
  it('has a row for each customer and each vehicle type', () => {
    const model = partitionModel(fleet(2, 3), [column(0, [1, 0], 7), column(1, [2], 5)]);
    expect([model.numRows, model.numCols]).to.deep.equal([6, 2]);
    expect([...model.starts]).to.deep.equal([0, 3, 5]);
    expect([...model.rows]).to.deep.equal([1, 0, 4, 2, 5]);
    expect([...model.cost]).to.deep.equal([7, 5]);
    expect([...model.lower]).to.deep.equal([1, 1, 1, 1, 0, 0]);
    expect([...model.upper]).to.deep.equal([Infinity, Infinity, Infinity, Infinity, 2, 3]);
  });

  it('finds the cheapest routes that serve all customers', async () => {
    const columns = [
      column(0, [0, 1], 10), column(0, [2, 3], 10), column(0, [0, 2], 6), column(0, [1, 3], 7), column(0, [0], 1),
    ];
    const { chosen, proved } = (await Partitioner.load()).solve(partitionModel(fleet(4), columns), [0, 1], () => false);
    expect(chosen).to.deep.equal([2, 3]);
    expect(proved).to.equal(true);
  });

  it('uses no more vehicles of a type than exist', async () => {
    const columns = [column(0, [0, 1], 5), column(0, [2, 3], 5), column(1, [0, 1], 9), column(1, [2, 3], 8)];
    const { chosen } = (await Partitioner.load()).solve(partitionModel(fleet(1, 1), columns), [1, 2], () => false);
    expect(chosen).to.deep.equal([0, 3]);
  });

  it('returns the start if it is stopped immediately or nothing is better', async () => {
    const columns = [column(0, [0, 1], 5), column(0, [2, 3], 5), column(0, [0, 2], 9), column(0, [1, 3], 9)];
    const partitioner = await Partitioner.load();
    for (const stop of [true, false]) {
      expect(partitioner.solve(partitionModel(fleet(4), columns), [0, 1], () => stop).chosen).to.deep.equal([0, 1]);
    }
  });
});
