import type { ErrorCode } from '../errors.js';
import { assignVehicles } from '../model/assign.js';
import { evaluate } from '../model/cost.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../model/problem.js';
import { scheduleRoute, type ScheduledStop } from '../model/schedule.js';

/** A visit in `details`: minutes from the base start time; the times are left out without the time dimension. */
export interface StopDetails {
  readonly node: number;
  readonly arrival?: number;
  readonly waiting?: number;
  readonly start?: number;
  readonly leave?: number;
  readonly lateness?: number;
  /** Carried after serving the stop. */
  readonly load: number;
}

/** The result object of a solved task: the spec's fields, then what the contract adds. */
export interface SolvedResult {
  readonly success: true;
  readonly error: null;
  readonly total_cost: number;
  readonly routes: Readonly<Record<string, readonly number[]>>;
  readonly distances: readonly number[];
  readonly loads: Readonly<Record<string, readonly number[]>>;
  readonly time_windows: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  readonly time: number;
  readonly request_id: string;
  readonly strategy: string;
  readonly seed: number;
  readonly details: {
    readonly cost: { readonly distance: number; readonly fixed: number; readonly lateness: number };
    readonly vehicles: Readonly<Record<string, readonly StopDetails[]>>;
  };
}

/** What the result says beside the routes. */
export interface ResultMeta {
  readonly requestId: string;
  readonly strategy: string;
  /** Unsigned 32-bit seed of the solve. */
  readonly seed: number;
  /** From problem ready to result, seconds. */
  readonly seconds: number;
}

/** Key of a vehicle in the result's objects. */
export function vehicleLabel(vehicle: number): string {
  return `Vehicle ${vehicle}`;
}

/**
 * Returns the clock text of a minute: nearest second, half up; hours go on past midnight. Products like 1.075 x 60 that
 * should be exact halves come out a hair below, so a hair is added.
 */
export function clockText(problem: Pick<Problem, 'baseStartSeconds'>, minute: number): string {
  const seconds = Math.floor(problem.baseStartSeconds + minute * 60 + 0.5 + 1e-7);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/**
 * Returns the result object of feasible routes: vehicles given out (lowest ids of each type), keys in the order of the
 * ids, schedules, loads and cost recomputed. The same routes and meta give the same object. O(stops).
 * @throws RangeError when a type has more routes than vehicles: check first.
 */
export function solvedResult(problem: Problem, routes: PlannedRoutes, meta: ResultMeta): SolvedResult {
  const cost = evaluate(problem, routes);
  const vehicles = assignVehicles(problem, routes);
  const order = vehicles.map((_, index) => index).sort((a, b) => vehicles[a]! - vehicles[b]!);
  const perVehicle = <T>(value: (route: PlannedRoute) => T): Record<string, T> =>
    Object.fromEntries(order.map((index) => [vehicleLabel(vehicles[index]!), value(routes[index]!)]));
  return {
    success: true,
    error: null,
    total_cost: cost.total,
    routes: perVehicle((route) => stopsOf(problem, route)),
    distances: order.map((index) => cost.routes[index]!.length),
    loads: perVehicle((route) => loadsOf(problem, route)),
    time_windows: problem.time === null ? {} : perVehicle((route) => clockPairs(problem, route)),
    time: Math.round(meta.seconds * 1000) / 1000,
    request_id: meta.requestId,
    strategy: meta.strategy,
    seed: meta.seed,
    details: {
      cost: { distance: cost.distance, fixed: cost.fixed, lateness: cost.lateness },
      vehicles: perVehicle((route) => stopDetails(problem, route)),
    },
  };
}

function stopsOf(problem: Problem, route: PlannedRoute): number[] {
  const vehicle = problem.vehicleTypes[route.type]!;
  return [vehicle.start, ...route.customers, vehicle.end];
}

/** Cumulative load after each stop; depots ask for nothing. */
function loadsOf(problem: Problem, route: PlannedRoute): number[] {
  let load = 0;
  return stopsOf(problem, route).map((node) => (load += problem.demand[node]!));
}

function clockPairs(problem: Problem, route: PlannedRoute): (readonly [string, string])[] {
  const { stops } = scheduleRoute(problem, route.type, route.customers);
  return stops.map(({ start, leave }) => [clockText(problem, start), clockText(problem, leave)]);
}

function stopDetails(problem: Problem, route: PlannedRoute): StopDetails[] {
  const loads = loadsOf(problem, route);
  if (problem.time === null) return stopsOf(problem, route).map((node, i) => ({ node, load: loads[i]! }));
  const withLoad = (stop: ScheduledStop, i: number): StopDetails => ({ ...stop, load: loads[i]! });
  return scheduleRoute(problem, route.type, route.customers).stops.map(withLoad);
}

/** Returns the bytes that polls and the callback send for a solved task: serialised once, here. */
export function successEnvelope(result: SolvedResult): Uint8Array {
  return encode({ success: true, request_id: result.request_id, error: null, result });
}

/** Returns the bytes that polls and the callback send for a failed task. */
export function failureEnvelope(requestId: string, code: ErrorCode, message: string): Uint8Array {
  return encode({ success: false, request_id: requestId, error: message, result: null, code });
}

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
