import { check } from '../../../model/checker.js';
import type { PlannedRoutes, Problem } from '../../../model/problem.js';
import { searchAllPlans } from '../../exhaustive/exhaustive-search.js';
import type { Work } from './route-search.js';

/** What rating a route takes, in labels. */
const RATING_WORK = 500;

/**
 * Returns routes that serve a few customers and nobody else with the fewest vehicles, as the checker of plans confirms; null: there are
 * none, or they are not looked for: there are too many customers, what others must be served with, or too little work left.
 */
export function fewestVehicles(problem: Problem, customers: readonly number[], work: Work): PlannedRoutes | null {
  const { relations, shipments, vehicleTypes } = problem;
  if (relations.length > 0 || shipments.length > 0 || vehicleTypes.some(({ locked }) => locked.length > 0)) return null;
  const alone: Problem = { ...problem, customers: Int32Array.from(customers).sort(), omission: null, primary: 'vehicles', balanceCost: 0 };
  const found = searchAllPlans(alone, null, () => (work.left -= RATING_WORK) <= 0);
  const routes = 'routes' in found ? found.routes : null;
  return routes === null || check(alone, routes).length > 0 ? null : routes;
}
