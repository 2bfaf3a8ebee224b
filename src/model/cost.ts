import { distanceFunction } from './distances.js';
import type { PlannedRoute, PlannedRoutes, Problem, VehicleType } from './problem.js';
import { scheduleRoute } from './schedule.js';

/** The cost of one route, in the request's currency unless stated otherwise. */
export interface RouteCost {
  readonly total: number;
  /** Distance, in the request's distance unit. */
  readonly length: number;
  /** length * unit cost. */
  readonly distance: number;
  /** Fixed cost of the vehicle. */
  readonly fixed: number;
  /** Penalty for lateness. */
  readonly lateness: number;
  readonly lateMinutes: number;
}

/**
 * The cost of a solution: the sums over all routes, and the cost of each route in route order.
 * @example
 * const cost: SolutionCost = evaluate(problem, routes);
 * const lengths = cost.routes.map((route: RouteCost) => route.length);
 * lengths; // => [12, 12]
 */
export interface SolutionCost extends RouteCost {
  readonly routes: readonly RouteCost[];
}

const NOTHING: RouteCost = { total: 0, length: 0, distance: 0, fixed: 0, lateness: 0, lateMinutes: 0 };

/**
 * Returns the cost of routes: fixed cost + unit cost * distance of every used vehicle, plus the lateness of each
 * route's best schedule under soft windows. Does not check feasibility; the checker does. O(stops).
 * @example
 * evaluate(problem, routes).total; // => 24
 */
export function evaluate(problem: Problem, routes: PlannedRoutes): SolutionCost {
  const costs = routes.map((route) => routeCost(problem, route));
  return { ...costs.reduce(sum, NOTHING), routes: costs };
}

/**
 * Returns the cost of one route; zero for a route without customers.
 * @example
 * routeCost(problem, { type: 0, customers: [1, 2] }).total; // => 12
 */
export function routeCost(problem: Problem, route: PlannedRoute): RouteCost {
  const vehicle = problem.vehicleTypes[route.type];
  if (vehicle === undefined) {
    throw new RangeError(`route.type is ${route.type}; it must be an index below ${problem.vehicleTypes.length}`);
  }
  if (route.customers.length === 0) return NOTHING;
  const length = routeLength(problem, vehicle, route.customers);
  const penalty = problem.time?.lateCost[0] ?? 0;
  const lateMinutes = penalty > 0 ? scheduleRoute(problem, route.type, route.customers).lateness : 0;
  const distance = length * vehicle.unitCost;
  const fixed = vehicle.fixedCost;
  const lateness = lateMinutes * penalty;
  return { total: distance + fixed + lateness, length, distance, fixed, lateness, lateMinutes };
}

function routeLength(problem: Problem, { start, end, profile }: VehicleType, customers: readonly number[]): number {
  const distance = distanceFunction(problem, profile);
  let length = 0;
  let from = start;
  for (const node of customers) {
    length += distance(from, node);
    from = node;
  }
  return length + distance(from, end);
}

function sum(a: RouteCost, b: RouteCost): RouteCost {
  return {
    total: a.total + b.total,
    length: a.length + b.length,
    distance: a.distance + b.distance,
    fixed: a.fixed + b.fixed,
    lateness: a.lateness + b.lateness,
    lateMinutes: a.lateMinutes + b.lateMinutes,
  };
}
