import type { SolveRequest, StopDetails } from '#generated/types.js';
import { boundOf } from '../bound/bound.js';
import { amount } from './clock.js';
import { distanceOf } from './distance.js';
import type { Plan, PlanRoute, PlanStop, PlanTotals, RouteTimes } from './plan-types.js';

/** Source of a plan: a result of the service, or only the routes of an incumbent. */
export interface PlanSource {
  readonly routes: Readonly<Record<string, readonly number[]>>;
  readonly total_cost?: number | null;
  readonly details?: {
    readonly vehicles: readonly { readonly vehicle: number; readonly stops: readonly StopDetails[] }[];
  } | null;
}

const DEFAULT_BASE = [9, 0, 0] as const;

/**
 * Returns the data that map, table and timeline show; pure, O(stops). Minutes count from the base start time of the
 * request, as in the contract.
 * @param source without `details` (an incumbent) the plan has no times.
 */
export function planOf(request: SolveRequest, source: PlanSource): Plan {
  const timed = timeDimension(request) && (source.details?.vehicles.some(({ stops }) => stops.some(({ start }) => start !== null)) ?? false);
  const routes = Object.entries(source.routes)
    .map(([key, nodes]) => ({ vehicle: vehicleOf(key), nodes }))
    .sort((a, b) => a.vehicle - b.vehicle)
    .map(({ vehicle, nodes }, index) => routeOf(request, source, { vehicle, nodes, index, timed }));
  const [hour = 9, minute = 0, second = 0] = filled(request.base_start_time) ?? DEFAULT_BASE;
  return {
    nodeCount: request.node_num,
    fleet: request.vehicle_num,
    unit: 'none',
    hasDistances: true,
    hasLoads: true,
    hasCapacities: true,
    routes,
    timed,
    base: [hour, minute, second],
    depots: new Set([...request.start_nodes, ...request.end_nodes]),
    totals: totalsOf(routes, source.total_cost ?? null),
    leftOut: [],
    costs: [],
    warnings: [],
    estimated: [],
    bound: boundOf(source),
  };
}

/** Returns whether the request has the time dimension: windows, service times and speeds. */
function timeDimension(request: SolveRequest): boolean {
  const fields: readonly (readonly unknown[] | null | undefined)[] = [request.node_time_windows, request.node_service_time, request.vehicle_speeds];
  return fields.every((field) => filled(field) !== null);
}

/** @returns null for values that count as omitted: null and empty arrays. */
function filled<T>(values: readonly T[] | null | undefined): readonly T[] | null {
  return values === undefined || values === null || values.length === 0 ? null : values;
}

function vehicleOf(key: string): number {
  return Number(/(\d+)$/.exec(key)?.[1] ?? 0);
}

interface RouteInput {
  readonly vehicle: number;
  readonly nodes: readonly number[];
  readonly index: number;
  readonly timed: boolean;
}

function routeOf(request: SolveRequest, source: PlanSource, { vehicle, nodes, index, timed }: RouteInput): PlanRoute {
  const details = source.details?.vehicles.find((one) => one.vehicle === vehicle);
  const distance = distanceOf(request);
  const windows = timed ? filled(request.node_time_windows) : null;
  let load = 0;
  let travelled = 0;
  const stops = nodes.map((node, position): PlanStop => {
    const detail = details?.stops[position];
    const before = position === 0 ? null : nodes[position - 1]!;
    const leg = before === null ? 0 : distance(before, node);
    const demand = request.node_demands[node] ?? 0;
    load += demand;
    travelled += leg;
    const window = windows?.[node];
    return {
      route: index,
      position,
      node,
      label: String(node),
      name: `node ${node}`,
      role: position === 0 ? 'start' : position === nodes.length - 1 ? 'end' : 'customer',
      visit: null,
      demand,
      load: detail?.load ?? load,
      demandText: amount(demand),
      loadText: amount(detail?.load ?? load),
      leg,
      travelled,
      windows: window === undefined ? [] : [[window[0]!, window[1]!]],
      times: timed && detail?.start !== null && detail !== undefined
        ? { arrival: detail.arrival!, waiting: detail.waiting!, setup: 0, start: detail.start, leave: detail.leave!, lateness: detail.lateness! }
        : null,
    };
  });
  const capacity = request.vehicles_capacity[vehicle] ?? 0;
  const carried = stops.at(-1)?.load ?? 0;
  return {
    index,
    vehicle,
    vehicleKey: String(vehicle),
    name: `Vehicle ${vehicle}`,
    stops,
    breaks: [],
    customers: Math.max(0, stops.length - 2),
    distance: travelled,
    capacity,
    load: carried,
    loadText: `load ${amount(carried)} of ${amount(capacity)}`,
    times: timesOf(stops),
  };
}

/** @returns null when a stop has no times. */
function timesOf(stops: readonly PlanStop[]): RouteTimes | null {
  const times = stops.map((stop) => stop.times);
  const [first] = times;
  const last = times.at(-1);
  if (!first || !last || times.includes(null)) return null;
  const sum = (of: (one: NonNullable<PlanStop['times']>) => number): number => times.reduce((total, one) => total + of(one!), 0);
  const working = last.leave - first.start;
  const waiting = sum((one) => one.waiting);
  const service = sum((one) => one.leave - one.start);
  return { start: first.start, end: last.leave, working, waiting, service, setup: 0, breaks: 0, travel: Math.max(0, working - waiting - service), lateness: sum((one) => one.lateness) };
}

/** Returns what routes add up to. */
export function totalsOf(routes: readonly PlanRoute[], cost: number | null): PlanTotals {
  const sum = (of: (route: PlanRoute) => number): number => routes.reduce((total, route) => total + of(route), 0);
  return {
    cost,
    vehicles: routes.length,
    stops: sum((route) => route.customers),
    distance: sum((route) => route.distance),
    load: sum((route) => route.load),
    working: sum((route) => route.times?.working ?? 0),
    waiting: sum((route) => route.times?.waiting ?? 0),
    lateness: sum((route) => route.times?.lateness ?? 0),
    lateStops: sum((route) => route.stops.filter((stop) => (stop.times?.lateness ?? 0) > 0).length),
  };
}
