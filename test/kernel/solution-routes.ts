import type { PlannedRoute } from '../../src/model/problem.js';
import type { Solution } from './kernel-classes.js';

/** The slots of the routes of a solution. */
export function openRoutes(solution: Solution): number[] {
  return [...solution.slots.subarray(0, solution.openCount)];
}

/** The customers of a route, in order. */
export function customersOf(solution: Solution, r: number): number[] {
  const customers: number[] = [];
  for (let v = solution.next[solution.startBase + r]!; v < solution.startBase; v = solution.next[v]!) customers.push(v);
  return customers;
}

/** The routes of a solution without reloads. */
export function routesOf(solution: Solution): (PlannedRoute & { readonly customers: number[] })[] {
  return openRoutes(solution).map((r) => ({ type: solution.type[r]!, customers: customersOf(solution, r) }));
}
