import { check, checkRoute } from '../../model/checker.js';
import { routeCost, totalCost } from '../../model/cost.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';

/**
 * Returns the least cost of all plans that the checker accepts and that serve all customers without a price, by trying every
 * plan; Infinity if there is none. For up to seven customers.
 *
 * @param atMost - the cost of a plan that is known; default: none is
 */
export function tinyOptimum(problem: Problem, atMost = Infinity): number {
  let least = atMost;
  const costOf = ofEach((route) => routeCost(problem, route));
  // Most of the cheap plans have a route that no plan may have.
  const isSound = ofEach((route) => checkRoute(problem, route).length === 0);
  const judge = (routes: PlannedRoutes): void => {
    const { total, missed } = totalCost(problem, routes, routes.map(costOf));
    if (total < least && missed === 0 && routes.every(isSound) && check(problem, routes).length === 0) least = total;
  };
  extend(problem, 0, [], (routes) => {
    for (const plan of withReloads(problem, routes)) judge(plan);
  });
  return least;
}

/** What is known of a route, which is in many plans; computed once. */
function ofEach<T>(compute: (route: PlannedRoute) => T): (route: PlannedRoute) => T {
  const known = new Map<string, T>();
  return (route) => {
    const key = `${route.type}:${route.customers.join()}`;
    const value = known.get(key) ?? compute(route);
    known.set(key, value);
    return value;
  };
}

/** Adds customer i everywhere, then the others: every plan results once. */
function extend(problem: Problem, i: number, routes: PlannedRoute[], use: (routes: PlannedRoutes) => void): void {
  const { customers, vehicleTypes } = problem;
  const node = customers[i];
  if (node === undefined) {
    use(routes);
    return;
  }
  const on = (changed: PlannedRoute[]): void => extend(problem, i + 1, changed, use);
  if (mayBeLeftOut(problem, node)) on(routes);
  for (const [k, { type, customers: served }] of routes.entries()) {
    for (let at = 0; at <= served.length; at++) on(routes.with(k, { type, customers: served.toSpliced(at, 0, node) }));
  }
  for (const [type, { vehicles }] of vehicleTypes.entries()) {
    if (routes.filter((route) => route.type === type).length < vehicles.length) on([...routes, { type, customers: [node] }]);
  }
}

function mayBeLeftOut({ omission, relations }: Problem, node: number): boolean {
  return omission !== null || relations.some(({ kind, nodes }) => kind === 'one-of' && nodes.includes(node));
}

/** A plan with every choice of reloads between its customers. */
function withReloads({ vehicleTypes }: Problem, routes: PlannedRoutes): PlannedRoutes[] {
  let plans: PlannedRoute[][] = [[]];
  for (const { type, customers } of routes) {
    const depots = [...vehicleTypes[type]!.reload?.depots ?? []];
    const ways = orders(customers, depots);
    plans = plans.flatMap((plan) => ways.map((way) => [...plan, { type, customers: way }]));
  }
  return plans;
}

function orders([first, ...rest]: readonly number[], depots: readonly number[]): number[][] {
  if (first === undefined) return [[]];
  if (rest.length === 0 || depots.length === 0) return [[first, ...rest]];
  return orders(rest, depots).flatMap((later) => [[first, ...later], ...depots.map((depot) => [first, depot, ...later])]);
}
