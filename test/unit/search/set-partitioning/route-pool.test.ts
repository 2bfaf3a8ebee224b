import { expect } from 'chai';
import { routeCost } from '../../../../src/model/cost.js';
import { RoutePool } from '../../../../src/search/set-partitioning/route-pool.js';
import { randomProblem } from '../../../helpers/random-problem.js';

const problem = randomProblem(4, { customers: 30, vehicles: 30, timed: false, tightness: 0, positions: true });
const [a, b, c, d] = problem.customers as unknown as [number, number, number, number];
const route = (...customers: number[]) => ({ type: 0, customers });

describe('the pool of routes', () => {
  it('keeps a set of customers once, in its cheapest order, ranked by the best solution that contained it', () => {
    const orders = [[a, b, c], [b, a, c], [a, c, b]].map((customers) => route(...customers));
    const costs = orders.map((order) => routeCost(problem, order).total);
    const cheapest = costs.indexOf(Math.min(...costs));
    const pool = new RoutePool(problem, 10);
    orders.forEach((order, k) => pool.add([order], 100 - k));
    expect(pool.best(10)).to.deep.equal([{ ...orders[cheapest], cost: costs[cheapest], source: 98 }]);
  });

  it('distinguishes sets of customers and vehicle types', () => {
    const types = [...problem.vehicleTypes, problem.vehicleTypes[0]!];
    const pool = new RoutePool({ ...problem, vehicleTypes: types }, 10);
    pool.add([route(a, b), route(c), { type: types.length - 1, customers: [c] }], 5);
    pool.add([route(a, c), route(b)], 4);
    expect(pool.size).to.equal(5);
    expect(pool.best(2).map(({ source }) => source)).to.deep.equal([4, 4]);
  });

  it('drops the routes of the worst solutions first when it is full', () => {
    const pool = new RoutePool(problem, 2);
    for (const [cost, customer] of [[4, a], [1, b], [3, c], [2, d]] as const) pool.add([route(customer)], cost);
    expect(pool.size).to.equal(4);
    pool.add([route(a, b)], 9);
    expect(pool.best(9).map(({ customers }) => customers)).to.deep.equal([[b], [d]]);
  });
});
