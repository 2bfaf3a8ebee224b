import { TEXTS } from '#generated/constants.js';
import type { FailedEnvelope, RequestWarning, SearchSummary, SolvedEnvelope, SolvedResult, StopDetails, VehicleDetails } from '#generated/types.js';
import type { ErrorCode } from '#generated/errors.js';
import { fillText } from '../errors.js';
import { assignVehicles } from '../model/assign.js';
import { evaluate, type RouteCost } from '../model/cost.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../model/problem.js';
import { scheduleRoute } from '../model/schedule.js';
import type { RouteSchedule } from '../model/schedule/route-schedule.js';
import type { ImpossibilityMember } from './impossibility.js';
import { serialise, type Serialised } from './serialised.js';

/** What the result says beside the routes. */
export interface ResultMeta {
  readonly requestId: string;
  readonly strategy: string;
  /** Unsigned 32-bit seed of the solve. */
  readonly seed: number;
  /** From problem ready to result, seconds. */
  readonly seconds: number;
  /** How the search went; left out: not known. */
  readonly search?: SearchSummary;
  /** What is known of the best solution; null or left out: nothing. */
  readonly bound?: ResultBound | null;
  /** What the submission was warned of; default nothing. */
  readonly warnings?: readonly RequestWarning[] | undefined;
}

/** A lower bound as an answer states it. */
export interface ResultBound {
  /** Not above the cost of the answer. */
  readonly lowerBound: number;
  /** Null: the cost is not above 0. */
  readonly gap: number | null;
  readonly method: string;
  /** Features of the request that it does not take into account. */
  readonly relaxes: readonly string[];
}

/** Key of a vehicle in the result's objects. */
export function vehicleLabel(vehicle: number): string {
  return fillText(TEXTS.vehicleLabel, { vehicle });
}

/**
 * Returns the clock text of a minute: nearest second, half up; hours continue past midnight. Products like 1.075 x 60 that
 * should be exact halves come out a hair below, so a hair is added.
 */
export function clockText(problem: Pick<Problem, 'baseStartSeconds'>, minute: number): string {
  const seconds = Math.floor(problem.baseStartSeconds + minute * 60 + 0.5 + 1e-7);
  const two = (value: number | bigint): string => String(value).padStart(2, '0');
  // As a BigInt, for a number from 1e21 on would be written with an exponent.
  const hours = Math.floor(seconds / 3600);
  return `${two(hours < 1e21 ? hours : BigInt(hours))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
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
      vehicles: order.map((index) => vehicleDetails(problem, routes[index]!, vehicles[index]!, cost.routes[index]!)),
      ...(meta.search === undefined ? {} : { search: meta.search }),
      ...boundMembers(meta.bound),
    },
    ...warningsMember(meta.warnings),
  };
}

/** The members of an answer that say how good it is, which are absent without a bound. */
export function boundMembers(bound: ResultBound | null = null): { lower_bound?: number; gap?: number | null; bound_method?: string } {
  return bound === null ? {} : { lower_bound: bound.lowerBound, gap: bound.gap, bound_method: bound.method };
}

/** The member `warnings` of an answer, which is absent when there are none. */
export function warningsMember(warnings: readonly RequestWarning[] = []): { warnings?: RequestWarning[] } {
  return warnings.length === 0 ? {} : { warnings: [...warnings] };
}

function stopsOf(problem: Problem, route: PlannedRoute): number[] {
  const vehicle = problem.vehicleTypes[route.type]!;
  return [vehicle.start, ...route.customers, vehicle.end];
}

/** Cumulative load after each stop; depots ask for nothing. */
function loadsOf(problem: Problem, route: PlannedRoute): number[] {
  let load = 0;
  return stopsOf(problem, route).map((node) => (load += problem.quantities[0]!.collected[node]!));
}

function clockPairs(problem: Problem, route: PlannedRoute): string[][] {
  const { stops } = scheduleRoute(problem, route.type, route.customers);
  return stops.map(({ start, leave }) => [clockText(problem, start), clockText(problem, leave)]);
}

/** Returns what the details of a result say of a vehicle. */
export function vehicleDetails(problem: Problem, route: PlannedRoute, vehicle: number, cost: RouteCost): VehicleDetails {
  const schedule = problem.time === null ? null : scheduleRoute(problem, route.type, route.customers);
  return {
    vehicle,
    distance: cost.length,
    working_minutes: schedule?.duration ?? null,
    cost: { distance: cost.distance, fixed: cost.fixed, lateness: cost.lateness },
    stops: stopDetails(problem, route, schedule),
  };
}

function stopDetails(problem: Problem, route: PlannedRoute, schedule: RouteSchedule | null): StopDetails[] {
  const loads = loadsOf(problem, route);
  return stopsOf(problem, route).map((node, i) => {
    const { arrival, waiting, start, leave, lateness } = schedule?.stops[i] ?? UNTIMED;
    return { node, load: loads[i]!, arrival, waiting, start, leave, lateness };
  });
}

const UNTIMED = { arrival: null, waiting: null, start: null, leave: null, lateness: null };

/** The envelope of a finished task as it is stored; answers add the state and times of its record. */
type Stored<Envelope> = Serialised<Omit<Envelope, 'state' | 'accepted_at' | 'started_at' | 'finished_at' | 'expires_at'>>;

/** Returns the envelope of a solved task as it is stored: serialised once, here. */
export function successEnvelope(result: SolvedResult): Stored<SolvedEnvelope> {
  return serialise({ success: true, request_id: result.request_id, error: null, result });
}

/** Returns the envelope of a failed task as it is stored. */
export function failureEnvelope(
  requestId: string, code: ErrorCode, message: string, warnings?: readonly RequestWarning[], impossibility?: ImpossibilityMember | null,
): Stored<FailedEnvelope> {
  // The types of the contract are not readonly.
  const proof = impossibility ? { impossibility: impossibility as unknown as NonNullable<FailedEnvelope['impossibility']> } : {};
  return serialise({ success: false, request_id: requestId, error: message, result: null, code, ...proof, ...warningsMember(warnings) });
}
