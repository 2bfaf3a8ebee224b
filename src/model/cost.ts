import { servedOrReplaced } from './alternatives.js';
import { distanceFunction } from './distances.js';
import { excessCost } from './excess.js';
import { balanceOf, changesOf } from './plan-prices.js';
import type { RouteSchedule } from './schedule/route-schedule.js';
import type { PlannedRoute, PlannedRoutes, Problem, TimeDimension, VehicleType } from './problem.js';
import { scheduleRoute } from './schedule.js';
import { agrees } from './tolerance.js';
import { isReload } from './trips.js';

/** The cost of one route, in the request's currency unless stated otherwise. */
export interface RouteCost {
  readonly total: number;
  /** Distance, in the request's distance unit. */
  readonly length: number;
  /** length * unit cost. */
  readonly distance: number;
  /** Fixed cost of the vehicle. */
  readonly fixed: number;
  /** Cost of the duration, and the additional cost of overtime. */
  readonly time: number;
  readonly overtime: number;
  /** Penalty for lateness. */
  readonly lateness: number;
  readonly lateMinutes: number;
  /** What serving its customers with this vehicle costs. */
  readonly serving: number;
  /** Beyond its vehicle's soft limits on distance, customers and loads. */
  readonly excess: number;
  /** Minutes; 0 if no cost and no objective depends on it. */
  readonly duration: number;
}

/**
 * The cost of a solution: the sums over all routes, what is left out and how unequal the routes are, and the cost of
 * each route in route order. Solutions are compared by `missed`, then `primary`, then `total`.
 * @example
 * const cost: SolutionCost = evaluate(problem, routes);
 * const lengths = cost.routes.map((route: RouteCost) => route.length);
 * lengths; // => [12, 12]
 */
export interface SolutionCost extends RouteCost {
  /** Total priority of the customers without a price that are left out. */
  readonly missed: number;
  /** What is minimised before money: the number of routes or their total duration; 0 without. */
  readonly primary: number;
  /** Total price of the customers that are left out. */
  readonly omission: number;
  /** Price of the difference between the longest and the shortest duration. */
  readonly balance: number;
  /** Price of the differences from the earlier plan. */
  readonly changes: number;
  readonly routes: readonly RouteCost[];
}

const NOTHING: RouteCost = { total: 0, length: 0, distance: 0, fixed: 0, time: 0, overtime: 0, lateness: 0, lateMinutes: 0, serving: 0, excess: 0, duration: 0 };

/**
 * Returns the cost of routes: fixed cost + unit cost * distance of every used vehicle, plus time and lateness of each
 * route's best schedule, plus what customers that are left out, unequal durations and changes of an earlier plan cost. Does not check feasibility;
 * the checker does. O(stops), and O(n) if customers may be left out.
 * @example
 * evaluate(problem, routes).total; // => 24
 */
export function evaluate(problem: Problem, routes: PlannedRoutes): SolutionCost {
  return totalCost(problem, routes, routes.map((route) => routeCost(problem, route)));
}

/**
 * Returns the cost of routes whose own costs are known; see `evaluate`.
 * @param costs - per route
 * @example
 * totalCost(problem, routes, routes.map((route) => routeCost(problem, route))).total; // => 24
 */
export function totalCost(problem: Problem, routes: PlannedRoutes, costs: readonly RouteCost[]): SolutionCost {
  const sums = costs.reduce(sum, NOTHING);
  const { missed, omission } = leftOut(problem, routes);
  const used = costs.filter((_, index) => routes[index]!.customers.length > 0);
  const balance = balanceOf(problem, used.map(({ duration }) => duration));
  const changes = changesOf(problem, routes);
  return { ...sums, total: sums.total + omission + balance + changes, missed, primary: primaryOf(problem, used), omission, balance, changes, routes: costs };
}

/**
 * Compares two solutions of one problem by what is left out for want of a plan, then by the objective before money, then
 * by money.
 * @returns a negative number if the first is better, a positive one if the second is, else 0.
 * @example
 * const cost = evaluate(problem, routes);
 * compareCosts(cost, { ...cost, missed: 1, total: 0 }) < 0; // => true
 */
export function compareCosts(
  a: Pick<SolutionCost, 'missed' | 'primary' | 'total'>, b: Pick<SolutionCost, 'missed' | 'primary' | 'total'>,
): number {
  if (!agrees(a.missed, b.missed)) return a.missed - b.missed;
  if (!agrees(a.primary, b.primary)) return a.primary - b.primary;
  return a.total - b.total;
}

/**
 * Returns the cost of one route; zero for a route without customers.
 * @param schedule - its schedule, for a caller who has it already
 * @example
 * routeCost(problem, { type: 0, customers: [1, 2] }).total; // => 12
 */
export function routeCost(problem: Problem, route: PlannedRoute, schedule?: RouteSchedule): RouteCost {
  const vehicle = problem.vehicleTypes[route.type];
  if (vehicle === undefined) {
    throw new RangeError(`route.type is ${route.type}; it must be an index below ${problem.vehicleTypes.length}`);
  }
  if (route.customers.length === 0) return NOTHING;
  const length = routeLength(problem, vehicle, route.customers);
  const distance = length * vehicle.unitCost;
  const fixed = vehicle.fixedCost;
  const times = timeCosts(problem, vehicle, route, schedule);
  const serving = servingOf(problem, route);
  const excess = excessCost(problem, vehicle, route.customers, length);
  return { total: distance + fixed + times.lateness + times.time + times.overtime + serving + excess, length, distance, fixed, ...times, serving, excess };
}

/** Nodes where it reloads cost nothing. */
function servingOf({ servingCost, vehicleTypes }: Problem, { type, customers }: PlannedRoute): number {
  if (servingCost === null) return 0;
  return customers.reduce((sum, node) => (isReload(vehicleTypes[type]!, node) ? sum : sum + servingCost[node * vehicleTypes.length + type]!), 0);
}

function timeCosts(
  problem: Problem, vehicle: VehicleType, { type, customers }: PlannedRoute, given: RouteSchedule | undefined,
): Omit<RouteCost, 'total' | 'length' | 'distance' | 'fixed' | 'serving' | 'excess'> {
  const { lateness, lateMinutes, time, overtime, duration } = NOTHING;
  if (!timeMatters(problem, vehicle)) return { lateness, lateMinutes, time, overtime, duration };
  const schedule = given ?? scheduleRoute(problem, type, customers);
  return { ...schedule.cost, lateMinutes: schedule.lateness, duration: schedule.duration };
}

/** Whether the schedule of a route changes its cost or its rank. */
function timeMatters({ time, primary, balanceCost }: Problem, { minuteCost, overtimeCost }: VehicleType): boolean {
  if (time === null) return false;
  return minuteCost > 0 || overtimeCost > 0 || primary === 'time' || balanceCost > 0 || isSoft(time);
}

const known = new WeakMap<TimeDimension, boolean>();

/** Whether lateness costs money anywhere; O(n) once per problem. */
function isSoft(time: TimeDimension): boolean {
  let soft = known.get(time);
  if (soft === undefined) known.set(time, soft = time.lateCost.some((cost) => cost > 0));
  return soft;
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

/** What is left out, by price and by priority; a required customer counts as neither, a shipment once, and alternatives once. */
function leftOut(problem: Problem, routes: PlannedRoutes): { missed: number; omission: number } {
  const { omission, customers, shipments } = problem;
  if (omission === null) return { missed: 0, omission: 0 };
  const counted = servedOrReplaced(problem, routes);
  for (const { delivery } of shipments) counted[delivery] = 1;
  let [missed, price] = [0, 0];
  for (const node of customers) {
    if (counted[node] === 1) continue;
    if (Number.isNaN(omission.price[node])) missed += omission.priority[node]!;
    else if (omission.price[node]! < Infinity) price += omission.price[node]!;
  }
  return { missed, omission: price };
}

function primaryOf({ primary }: Problem, used: readonly RouteCost[]): number {
  if (primary === 'none') return 0;
  return primary === 'vehicles' ? used.length : used.reduce((minutes, { duration }) => minutes + duration, 0);
}

function sum(a: RouteCost, b: RouteCost): RouteCost {
  return {
    total: a.total + b.total,
    length: a.length + b.length,
    distance: a.distance + b.distance,
    fixed: a.fixed + b.fixed,
    time: a.time + b.time,
    overtime: a.overtime + b.overtime,
    lateness: a.lateness + b.lateness,
    lateMinutes: a.lateMinutes + b.lateMinutes,
    serving: a.serving + b.serving,
    excess: a.excess + b.excess,
    duration: a.duration + b.duration,
  };
}
