import type { PlanCosts, PlanRoute, PlanSummary } from '#generated/types.js';
import { routeCost, type RouteCost } from '../../model/cost.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';
import { scheduleRoute } from '../../model/schedule.js';
import type { RouteSchedule } from '../../model/schedule/route-schedule.js';
import type { PlanIds } from './ids.js';
import { minuteText, seconds, stepsOf } from './steps.js';

/** What routes add up to, and each of them in the order of its vehicle. */
export interface PlanRoutes {
  readonly summary: PlanSummary;
  readonly routes: PlanRoute[];
}

/** A vehicle of the request, as answers name it. */
export interface NamedVehicle {
  readonly vehicle: string;
  /** Which of several equal ones, from 1. */
  readonly vehicle_number: number;
}

/** Returns a function that names the vehicles that the model counts. */
export function vehicleNames({ vehicles }: PlanIds): (index: number) => NamedVehicle {
  const names: NamedVehicle[] = [];
  for (const { id, count } of vehicles) for (let k = 1; k <= count; k++) names.push({ vehicle: id, vehicle_number: k });
  return (index) => names[index]!;
}

/** Minutes of a route by what they are spent on. */
interface Minutes {
  readonly duration: number;
  readonly driving: number;
  readonly setup: number;
  readonly service: number;
  readonly waiting: number;
  readonly breaks: number;
  readonly lateness: number;
}

/**
 * Returns feasible routes as answers have them. O(stops).
 * @param vehicles of each route, as the model counts them.
 */
export function planRoutes(problem: Problem, ids: PlanIds, routes: PlannedRoutes, vehicles: readonly number[]): PlanRoutes {
  const nameOf = vehicleNames(ids);
  const order = vehicles.map((_, index) => index).sort((a, b) => vehicles[a]! - vehicles[b]!);
  const spent: Minutes[] = [];
  const listed = order.map((index) => {
    const route = routes[index]!;
    const schedule = scheduleRoute(problem, route.type, route.customers);
    const minutes = minutesOf(problem, schedule);
    spent.push(minutes);
    return planRoute(problem, ids, { route, schedule, minutes, name: nameOf(vehicles[index]!) });
  });
  return { summary: summaryOf(problem, routes, listed, spent), routes: listed };
}

interface Parts {
  readonly route: PlannedRoute;
  readonly schedule: RouteSchedule;
  readonly minutes: Minutes;
  readonly name: NamedVehicle;
}

function planRoute(problem: Problem, ids: PlanIds, { route, schedule, minutes, name }: Parts): PlanRoute {
  const cost = routeCost(problem, route);
  return {
    ...name,
    costs: costsOf(cost, schedule.cost),
    distance_meters: cost.length,
    ...secondsOf(minutes),
    departs_at: minuteText(ids, schedule.departure),
    ends_at: minuteText(ids, schedule.departure + schedule.duration),
    steps: stepsOf(problem, ids, route, schedule),
  };
}

function minutesOf({ time }: Problem, { stops, breaks, duration, driving, lateness }: RouteSchedule): Minutes {
  const sum = <T>(values: readonly T[], minutes: (value: T) => number): number => values.reduce((total, value) => total + minutes(value), 0);
  return {
    duration, driving, lateness,
    setup: sum(stops, ({ setup }) => setup),
    service: sum(stops, ({ node }) => time?.service[node] ?? 0),
    waiting: sum(stops, ({ waiting }) => waiting),
    breaks: sum(breaks, ({ minutes }) => minutes),
  };
}

function secondsOf({ duration, driving, setup, service, waiting, breaks, lateness }: Minutes) {
  return {
    duration_seconds: seconds(duration),
    driving_seconds: seconds(driving),
    setup_seconds: seconds(setup),
    service_seconds: seconds(service),
    waiting_seconds: seconds(waiting),
    break_seconds: seconds(breaks),
    lateness_seconds: seconds(lateness),
  };
}

function costsOf({ fixed, distance }: RouteCost, { time, overtime, lateness }: RouteSchedule['cost']): PlanCosts {
  return { total: fixed + distance + time + overtime + lateness, fixed, distance, time, overtime, lateness, omission: 0, balance: 0 };
}

function summaryOf(problem: Problem, routes: PlannedRoutes, listed: readonly PlanRoute[], spent: readonly Minutes[]): PlanSummary {
  const served = routes.reduce((sum, { customers }) => sum + customers.length, 0);
  const total = (what: keyof Minutes): number => spent.reduce((sum, minutes) => sum + minutes[what], 0);
  const durations = spent.map(({ duration }) => duration);
  const balance = durations.length === 0 ? 0 : problem.balanceCost * (durations.reduce((a, b) => Math.max(a, b)) - durations.reduce((a, b) => Math.min(a, b)));
  return {
    costs: sumOf(listed.map(({ costs }) => costs), omissionCost(problem, routes), balance),
    vehicles_used: routes.length,
    stops_served: served,
    stops_unassigned: problem.customers.length - served,
    distance_meters: listed.reduce((sum, { distance_meters: meters }) => sum + meters, 0),
    ...secondsOf({
      duration: total('duration'), driving: total('driving'), setup: total('setup'), service: total('service'), waiting: total('waiting'), breaks: total('breaks'),
      lateness: total('lateness'),
    }),
  };
}

/** The prices of the stops that no route has. */
function omissionCost({ omission, customers, nodeCount }: Problem, routes: PlannedRoutes): number {
  if (omission === null) return 0;
  const served = new Uint8Array(nodeCount);
  for (const route of routes) for (const node of route.customers) served[node] = 1;
  return customers.reduce((sum, node) => (served[node] === 0 && Number.isFinite(omission.price[node]) ? sum + omission.price[node]! : sum), 0);
}

function sumOf(costs: readonly PlanCosts[], omission: number, balance: number): PlanCosts {
  const part = (name: keyof PlanCosts): number => costs.reduce((sum, cost) => sum + cost[name], 0);
  return {
    total: part('total') + omission + balance,
    fixed: part('fixed'), distance: part('distance'), time: part('time'), overtime: part('overtime'), lateness: part('lateness'), omission, balance,
  };
}
