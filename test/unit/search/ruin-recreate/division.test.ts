import { expect } from 'chai';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { readRoutes, startFrom } from '../../../../src/search/ruin-recreate/exchange.js';
import { createKernel } from '../../../../src/search/ruin-recreate/kernel.js';
import { divide, placesOf } from '../../../../src/search/parallel/decomposition.js';
import { randomProblem } from '../../../helpers/random-problem.js';

describe('dividing a solution', () => {
  for (const positions of [true, false]) {
    it(`preserves every route, customer and idle vehicle exactly once, from ${positions ? 'positions' : 'a matrix'}`, () => {
      const problem = randomProblem(21, { customers: 60, vehicles: 20, timed: false, tightness: 0, positions });
      const instance = buildInstance(problem);
      const kernel = createKernel(instance, 1);
      startFrom(kernel, instance.customers, []);
      const routes = readRoutes(kernel.exchange, kernel.routes(false));
      const places = placesOf(instance, problem);
      for (const parts of [1, 2, 3]) {
        const divided = divide(instance, places, routes, parts, 1);
        expect(divided).to.have.length(parts);
        expect(divided.flatMap((part) => part.routes)).to.have.deep.members(routes);
        expect(divided.flatMap((part) => Array.from(part.customers)).sort((a, b) => a - b)).to.deep.equal(Array.from(problem.customers));
        problem.vehicleTypes.forEach((type, t) => {
          const used = routes.filter((route) => route.type === t).length;
          expect(divided.reduce((sum, part) => sum + part.idle![t]!, used)).to.equal(type.vehicles.length);
        });
      }
    });
  }

  it('creates parts of about equal size, and assigns unserved customers to one of them', () => {
    const problem = randomProblem(5, { customers: 200, vehicles: 100, timed: false, tightness: 0, positions: true });
    const instance = buildInstance(problem);
    const [left, ...served] = Array.from(instance.customers);
    const routes = Array.from({ length: 50 }, (_, k) => ({ type: 0, customers: served.slice(4 * k, 4 * k + 4) })).filter(({ customers }) => customers.length > 0);
    for (const angle of [0, 1, 2, 3]) {
      const divided = divide(instance, placesOf(instance, problem), routes, 5, angle);
      expect(divided.flatMap((part) => Array.from(part.customers)).sort((a, b) => a - b)).to.deep.equal(Array.from(instance.customers));
      expect(divided.filter((part) => Array.from(part.customers).includes(left!))).to.have.length(1);
      for (const part of divided) expect(part.customers.length).to.be.within(32, 48);
    }
  });
});
