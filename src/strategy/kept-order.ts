import { check } from '../model/checker.js';
import { compareCosts, evaluate, routeCost } from '../model/cost.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../model/problem.js';
import { scheduleRoute } from '../model/schedule.js';
import { agrees, costsAgree } from '../model/tolerance.js';

/** Whether routes are better than others by more than the tolerance of costs. */
export function costsLess(problem: Problem, routes: PlannedRoutes, than: PlannedRoutes): boolean {
  const [cost, other] = [evaluate(problem, routes), evaluate(problem, than)];
  const areEqual = agrees(cost.missed, other.missed) && agrees(cost.primary, other.primary) && costsAgree(cost.total, other.total);
  return !areEqual && compareCosts(cost, other) < 0;
}

/**
 * Returns routes at no higher cost that keep more of the order of earlier ones: each is driven the other way round, or in the order
 * of an earlier route with the same customers, where that costs the same and all routes are feasible together. O(n).
 * @returns the routes themselves when there is nothing to keep.
 */
export function keptOrder(problem: Problem, routes: PlannedRoutes, earlier: PlannedRoutes): PlannedRoutes {
  const follows = new Map(earlier.flatMap(({ customers }) => Array.from(customers, (node, i) => [node, customers[i - 1] ?? -1] as const)));
  const routeOf = new Map(earlier.flatMap((route) => Array.from(route.customers, (node) => [node, route] as const)));
  const keptIn = (customers: readonly number[]): number => customers.filter((node, i) => follows.get(node) === (customers[i - 1] ?? -1)).length;
  const changed = routes.map((route) => {
    const before = routeOf.get(route.customers[0] ?? -1)?.customers ?? [];
    const orders = [[...route.customers].reverse(), ...(hasSame(before, route.customers) ? [[...before]] : [])];
    const best = orders.reduce<readonly number[]>((most, order) => (keptIn(order) > keptIn(most) ? order : most), route.customers);
    const other = { type: route.type, customers: best };
    return best !== route.customers && costsNoMore(problem, other, route) ? other : route;
  });
  if (changed.every((route, r) => route === routes[r])) return routes;
  return check(problem, changed).length === 0 && !costsLess(problem, routes, changed) ? changed : routes;
}

function hasSame(a: readonly number[], b: readonly number[]): boolean {
  const members = new Set(a);
  return a.length === b.length && b.every((node) => members.has(node));
}

function costsNoMore(problem: Problem, route: PlannedRoute, than: PlannedRoute): boolean {
  const [cost, other] = [costOf(problem, route), costOf(problem, than)];
  return cost <= other || costsAgree(cost, other);
}

/** Infinity: its times are impossible. */
function costOf(problem: Problem, route: PlannedRoute): number {
  if (problem.time === null) return routeCost(problem, route).total;
  const schedule = scheduleRoute(problem, route.type, route.customers);
  return schedule.violation === null ? routeCost(problem, route, schedule).total : Infinity;
}
