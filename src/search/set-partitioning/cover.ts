import { distanceFunction } from '../../model/distances.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';

/**
 * Removes repeated visits from routes that serve some customers more than once: each customer stays where removing it
 * saves least. With windows the result may be late if bypassing a customer takes longer than passing through it: the
 * caller must check.
 * @returns fresh routes, without empty ones
 * @example
 * const twice: PlannedRoutes = [{ type: 0, customers: [1, 2] }, { type: 0, customers: [2, 4, 3] }];
 * withoutRepeats(problem, twice).flatMap(({ customers }) => [...customers]).length; // => 4
 */
export function withoutRepeats(problem: Problem, routes: PlannedRoutes): PlannedRoutes {
  const result = routes.map(({ type, customers }) => ({ type, customers: [...customers] }));
  const visits = new Map<number, { type: number; customers: number[] }[]>();
  for (const route of result) {
    for (const c of route.customers) {
      const others = visits.get(c);
      if (others === undefined) visits.set(c, [route]);
      else others.push(route);
    }
  }
  for (const [c, where] of visits) {
    while (where.length > 1) {
      const savings = where.map((route) => saving(problem, route, c));
      const most = savings.indexOf(Math.max(...savings));
      const { customers } = where[most]!;
      customers.splice(customers.indexOf(c), 1);
      where.splice(most, 1);
    }
  }
  return result.filter(({ customers }) => customers.length > 0);
}

/** Saving of removing a customer from a route, including the vehicle if it is the only customer. */
function saving(problem: Problem, { type, customers }: PlannedRoute, c: number): number {
  const { start, end, profile, unitCost, fixedCost } = problem.vehicleTypes[type]!;
  const distance = distanceFunction(problem, profile);
  const at = customers.indexOf(c);
  const before = customers[at - 1] ?? start;
  const after = customers[at + 1] ?? end;
  const there = distance(before, c) + distance(c, after);
  if (customers.length === 1) return fixedCost + unitCost * there;
  return unitCost * (there - distance(before, after));
}
