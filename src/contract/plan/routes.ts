import type { PlanCosts, PlanRoute, PlanSummary } from '#generated/types.js';
import { routeCost, totalCost, type RouteCost, type SolutionCost } from '../../model/cost.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';
import { scheduleRoute } from '../../model/schedule.js';
import type { RouteSchedule } from '../../model/schedule/route-schedule.js';
import { choicesMade } from './alternatives.js';
import type { PlanIds } from './ids.js';
import type { EarlierRoute } from './initial-routes.js';
import { planChanges } from './plan-changes.js';
import { minuteText, seconds, stepsOf } from './steps.js';
import { numberAt } from './vehicle-numbers.js';

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
export function vehicleNames({ vehicles }: Pick<PlanIds, 'vehicles'>): (index: number) => NamedVehicle {
  const names: NamedVehicle[] = [];
  for (const entry of vehicles) for (let k = 0; k < entry.count; k++) names.push({ vehicle: entry.id, vehicle_number: numberAt(entry, k) + 1 });
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
  readonly loading: number;
  readonly lateness: number;
}

/** The vehicle of each route. */
interface RouteVehicles {
  /** As the model counts them. */
  readonly vehicles: readonly number[];
  /** Default: as the request has them. */
  readonly names?: readonly NamedVehicle[];
  /** Routes of the earlier plan; default none. */
  readonly initial?: readonly EarlierRoute[] | null;
}

/**
 * Returns routes as answers have them; those that are not feasible with the times of their earliest departure. O(stops).
 */
export function planRoutes(problem: Problem, ids: PlanIds, routes: PlannedRoutes, { vehicles, names = vehicles.map(vehicleNames(ids)), initial = null }: RouteVehicles): PlanRoutes {
  const order = vehicles.map((_, index) => index).sort((a, b) => vehicles[a]! - vehicles[b]!);
  const spent: Minutes[] = [];
  const costs: RouteCost[] = [];
  const listed = order.map((index) => {
    const route = routes[index]!;
    const schedule = scheduleRoute(problem, route.type, route.customers);
    const minutes = minutesOf(problem, route, schedule);
    const cost = routeCost(problem, route, schedule);
    spent.push(minutes);
    costs.push(cost);
    return planRoute(problem, ids, { route, schedule, cost, minutes, name: names[index]! });
  });
  const summary = summaryOf(problem, ids, routes, totalCost(problem, order.map((index) => routes[index]!), costs), spent);
  return { summary: initial === null ? summary : { ...summary, changes: planChanges(problem, initial, routes, vehicles) }, routes: listed };
}

interface Parts {
  readonly route: PlannedRoute;
  readonly schedule: RouteSchedule;
  readonly cost: RouteCost;
  readonly minutes: Minutes;
  readonly name: NamedVehicle;
}

function planRoute(problem: Problem, ids: PlanIds, { route, schedule, cost, minutes, name }: Parts): PlanRoute {
  return {
    ...name,
    costs: costsOf({ ...cost, omission: 0, balance: 0, changes: 0 }),
    distance_meters: cost.length,
    ...secondsOf(minutes),
    departs_at: minuteText(ids, schedule.departure),
    ends_at: minuteText(ids, schedule.departure + schedule.duration),
    steps: stepsOf(problem, ids, route, schedule),
  };
}

function minutesOf(problem: Problem, route: PlannedRoute, { stops, breaks, duration, driving, lateness }: RouteSchedule): Minutes {
  const { time } = problem;
  const sum = <T>(values: readonly T[], minutes: (value: T) => number): number => values.reduce((total, value) => total + minutes(value), 0);
  return {
    duration, driving, lateness,
    setup: sum(stops, ({ setup }) => setup),
    service: sum(stops, ({ node }) => time?.service[node] ?? 0),
    waiting: sum(stops, ({ waiting }) => waiting),
    breaks: sum(breaks, ({ minutes }) => minutes),
    loading: time === null ? 0 : reloadsOf(problem, [route]) * (problem.vehicleTypes[route.type]!.reload?.minutes ?? 0),
  };
}

function secondsOf({ duration, driving, setup, service, waiting, breaks, loading, lateness }: Minutes) {
  return {
    duration_seconds: seconds(duration),
    driving_seconds: seconds(driving),
    setup_seconds: seconds(setup),
    service_seconds: seconds(service),
    waiting_seconds: seconds(waiting),
    break_seconds: seconds(breaks),
    reload_seconds: seconds(loading),
    lateness_seconds: seconds(lateness),
  };
}

/** The parts of a cost of the model. */
type CostParts = Omit<PlanCosts, 'vehicle_prices'> & Pick<RouteCost, 'serving'>;

function costsOf({ total, fixed, distance, time, overtime, excess, lateness, serving, omission, balance, changes }: CostParts): PlanCosts {
  return { total, fixed, distance, time, overtime, excess, lateness, vehicle_prices: serving, omission, balance, changes };
}

/** The reloads of routes: between the customers stands no other node that is none. */
function reloadsOf({ customers: { length } }: Problem, routes: PlannedRoutes): number {
  return routes.reduce((sum, { customers }) => sum + customers.filter((node) => node >= length).length, 0);
}

function summaryOf(problem: Problem, ids: PlanIds, routes: PlannedRoutes, cost: SolutionCost, spent: readonly Minutes[]): PlanSummary {
  const [stops, shipments] = [ids.stops.length, ids.shipments.length];
  const visits = routes.flatMap(({ customers }) => customers.filter((node) => node < problem.customers.length));
  const served = visits.filter((node) => node < stops).length;
  const carried = visits.filter((node) => node >= stops && (node - stops) % 2 === 0).length;
  const { counts: choices } = choicesMade(problem, ids, routes);
  const total = (what: keyof Minutes): number => spent.reduce((sum, minutes) => sum + minutes[what], 0);
  return {
    costs: costsOf(cost),
    vehicles_used: routes.length,
    stops_served: served,
    stops_unassigned: stops - served - (choices.stops_not_chosen ?? 0),
    shipments_served: carried,
    shipments_unassigned: shipments - carried - (choices.shipments_not_chosen ?? 0),
    ...choices,
    reloads: reloadsOf(problem, routes),
    distance_meters: cost.length,
    ...secondsOf({
      duration: total('duration'), driving: total('driving'), setup: total('setup'), service: total('service'), waiting: total('waiting'), breaks: total('breaks'), loading: total('loading'),
      lateness: total('lateness'),
    }),
  };
}
