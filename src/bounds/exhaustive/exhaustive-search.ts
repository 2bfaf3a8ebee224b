import { check } from '../../model/checker.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { relax } from '../relaxation/relax.js';
import { chooseRoutes } from './choose-routes.js';
import { RouteGrowth, type Allowance } from './route-growth.js';

/** More customers, or types of vehicles, are not tried. */
const MOST_CUSTOMERS = 10;
const MOST_TYPES = 100;
/** Types, times pairs of sets of customers: what a table of sets takes. */
const MOST_PAIRS = 1_500_000;
/** Routes and plans that are looked at before the search gives up: half a second to a second. */
const MOST_RATINGS = 12_000;

/**
 * `optimal`: no plan is better than the one given or, if there are any, than `routes`. `best`: nor is any as the model schedules routes,
 * but if some of them were driven longer to be as long as others, one might cost less, though no less than `atLeast`. `unknown`: too
 * much to try.
 */
export type PlanSearch =
  | { readonly kind: 'optimal'; readonly routes: PlannedRoutes | null }
  | { readonly kind: 'best'; readonly routes: PlannedRoutes | null; readonly atLeast: number }
  | { readonly kind: 'infeasible' }
  | { readonly kind: 'unknown' };

/** Whether a problem has few enough customers, and types of vehicles, to search all of its plans. */
export function isTiny({ customers, vehicleTypes }: Pick<Problem, 'customers' | 'vehicleTypes'>): boolean {
  const { length: types } = vehicleTypes;
  return customers.length > 0 && customers.length <= MOST_CUSTOMERS && types <= MOST_TYPES && types * 3 ** customers.length <= MOST_PAIRS;
}

/**
 * Searches all plans of a tiny problem, with all features of the model, for one that is better than the best known. The same work
 * for the same problem and plan.
 * @param known - a plan; null: none is known
 */
export function searchAllPlans(problem: Problem, known: PlannedRoutes | null, shouldStop: () => boolean): PlanSearch {
  const relaxation = isTiny(problem) ? relax(problem) : null;
  if (relaxation === null) return { kind: 'unknown' };
  const allowance: Allowance = { ratings: MOST_RATINGS, shouldStop };
  const best = known === null || check(problem, known).length > 0 ? null : worthOf(problem, known);
  const grown = new RouteGrowth(relaxation, best, allowance).grow();
  const chosen = grown === null ? null : chooseRoutes(problem, grown, best, allowance);
  if (chosen === null) return { kind: 'unknown' };
  const { routes, atLeast } = chosen;
  if (best === null && routes === null) return { kind: 'infeasible' };
  return atLeast === null ? { kind: 'optimal', routes } : { kind: 'best', routes, atLeast };
}

function worthOf(problem: Problem, routes: PlannedRoutes): { missed: number; primary: number; money: number } {
  const { missed, primary, total } = evaluate(problem, routes);
  return { missed, primary, money: total };
}
