import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { repairedRoutes } from '../construction/repaired-routes.js';

/**
 * Returns routes that can stand together, of those that a bound offers: from the first on, each that serves nobody whom an earlier one serves, as
 * far as it is feasible. Customers may be left out. O(stops).
 */
export function disjointRoutes(problem: Problem, offered: PlannedRoutes): PlannedRoutes {
  const served = new Set<number>();
  const chosen = offered.filter(({ customers }) => {
    if (customers.some((node) => served.has(node))) return false;
    for (const node of customers) served.add(node);
    return true;
  });
  return chosen.length === 0 ? [] : repairedRoutes(problem, chosen);
}
