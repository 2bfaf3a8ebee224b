import { expect } from 'chai';
import { inspect } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import type { PlannedRoute, Problem } from '../../src/model/problem.js';
import { dice, type Dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { bestPlan, compareWorth, relationHolds, worthOf } from '../helpers/tiny-plans.js';
import { tinyShipments } from '../helpers/tiny-shipments.js';
import { modelWorth, tinyWorth } from '../helpers/tiny-worth.js';

/** Customers in any order on any vehicles, some of them left out, shipments mostly whole, with reloads in some places. */
function randomRoutes(random: Dice, { customers, vehicleTypes, shipments }: Problem): PlannedRoute[] {
  const vehicles = random.shuffle(vehicleTypes.flatMap(({ vehicles: ids }, type) => Array.from(ids, () => type)));
  const routes = vehicles.map((type) => ({ type, customers: [...vehicleTypes[type]!.locked] }));
  const done = new Set(routes.flatMap(({ customers: own }) => own));
  const put = (node: number, into: number[]): void => {
    if (!done.has(node)) into.push(node);
    done.add(node);
  };
  for (const node of random.shuffle([...customers])) {
    const shipment = shipments.find(({ pickup, delivery }) => node === pickup || node === delivery);
    if (random.chance(0.1)) continue;
    const into = random.pick(routes).customers;
    if (shipment === undefined || random.chance(0.05)) put(node, into);
    else for (const half of [shipment.pickup, shipment.delivery]) put(half, into);
  }
  return routes.filter(({ customers: own }) => own.length > 0).map(({ type, customers: own }) => {
    const depots = vehicleTypes[type]!.reload?.depots ?? [];
    return { type, customers: own.flatMap((node, k) => (k > 0 && depots.length > 0 && random.chance(0.4) ? [random.pick([...depots]), node] : [node])) };
  });
}

describe('the checker on tiny problems with shipments, trips, locked beginnings and changes', () => {
  it('finds violations exactly where trying everything finds no way to drive the routes, and costs the others alike', () => {
    const tally = { feasible: 0, infeasible: 0, shipped: 0, reloaded: 0, locked: 0, changed: 0 };
    for (let seed = 1; seed <= countOf(100, 2500); seed++) {
      const problem = tinyShipments(seed, { customers: 2 + (seed % 3) });
      const worth = tinyWorth(problem);
      const random = dice(seed);
      for (let round = 0; round < 4; round++) {
        const routes = randomRoutes(random, problem);
        const options = routes.map((route) => worth(route.type, route.customers));
        const served = new Set(routes.flatMap(({ customers }) => customers));
        const isComplete = [...problem.customers].every((customer) => served.has(customer) || problem.omission!.price[customer] !== Infinity);
        const isLocked = problem.vehicleTypes.every(({ locked }, type) => locked.length === 0 || routes.some((route) => route.type === type));
        const isFeasible = isComplete && isLocked && options.every((option) => option !== null) && problem.relations.every((relation) => relationHolds(problem, relation, routes));
        const { violations, cost } = inspect(problem, routes);
        expect(violations.length === 0, `seed ${seed}, ${JSON.stringify(routes)}: ${violations[0]?.message}`).to.equal(isFeasible);
        tally[isFeasible ? 'feasible' : 'infeasible']++;
        if (!isFeasible) continue;
        expect(cost, `seed ${seed}`).to.be.closeTo(worthOf(problem, routes.map((route, k) => ({ route, ...options[k]! }))).money, 1e-6);
        const whole = evaluate(problem, routes);
        expect(whole.total, `seed ${seed}`).to.be.closeTo(cost!, 1e-6);
        if (problem.shipments.some(({ pickup }) => served.has(pickup))) tally.shipped++;
        if (routes.some(({ customers }) => customers.some((node) => !problem.customers.includes(node)))) tally.reloaded++;
        if (problem.vehicleTypes.some(({ locked }) => locked.length > 0)) tally.locked++;
        if (whole.changes > 0) tally.changed++;
      }
    }
    for (const count of Object.values(tally)) expect(count, JSON.stringify(tally)).to.be.above(4);
  });

  it('agrees with trying everything on the best solution', () => {
    let found = 0;
    for (let seed = 1; seed <= countOf(15, 250); seed++) {
      const problem = tinyShipments(seed, { customers: 2 + (seed % 2) });
      const [best, model] = [bestPlan(problem, tinyWorth(problem)), bestPlan(problem, modelWorth(problem))];
      expect(best === null, `seed ${seed}`).to.equal(model === null);
      if (best === null || model === null) continue;
      found++;
      expect(compareWorth(best.worth, model.worth), `seed ${seed}`).to.equal(0);
      expect(inspect(problem, best.routes).violations, `seed ${seed}`).to.deep.equal([]);
    }
    expect(found).to.be.above(5);
  });
});
