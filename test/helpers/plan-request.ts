import type { PlanRequest, PlanVerdict } from '#generated/types.js';
import type { Finding } from '../../src/errors.js';
import { checkPlan } from '../../src/contract/plan/check-plan.js';
import { parsePlan } from '../../src/contract/plan/parse.js';
import { planProblem, type PlanProblem } from '../../src/contract/plan/problem.js';
import type { ParseOptions } from '../../src/contract/parse.js';
import type { Json, JsonObject } from './contract-document.js';

/** A small valid request: a depot and two places on a plane, one van, two stops; 36 km/h, so that 10 meters take a second. */
export const SMALL_PLAN = {
  geometry: 'planar',
  locations: [{ id: 'depot', position: [0, 0] }, { id: 'a', position: [3000, 4000] }, { id: 'b', position: [3000, 0] }],
  profiles: [{ id: 'road', travel: { type: 'estimate', detour_factor: 1, speed_kilometers_per_hour: 36 } }],
  vehicles: [{ id: 'van', start: 'depot', end: 'depot' }],
  stops: [{ id: 'one', location: 'a' }, { id: 'two', location: 'b' }],
} as const;

/** Returns the small request with some members replaced; undefined removes one. */
export function planBody(changes: Readonly<Record<string, unknown>> = {}): JsonObject {
  return JSON.parse(JSON.stringify({ ...SMALL_PLAN, ...changes })) as JsonObject;
}

/** Returns the small request with the first vehicle or stop changed. */
export function withVehicle(changes: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}): JsonObject {
  return planBody({ ...more, vehicles: [{ ...SMALL_PLAN.vehicles[0], ...changes }] });
}
export function withStop(changes: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}): JsonObject {
  return planBody({ ...more, stops: [{ ...SMALL_PLAN.stops[0], ...changes }, SMALL_PLAN.stops[1]] });
}

/** Returns the small request with matrices, in meters and seconds, over its three locations. */
export function withMatrices(changes: Readonly<Record<string, unknown>> = {}, more: Readonly<Record<string, unknown>> = {}): JsonObject {
  const travel = { type: 'matrices', distances_meters: [[0, 1, 2], [3, 0, 4], [5, 6, 0]], durations_seconds: [[0, 60, 120], [180, 0, 240], [300, 360, 0]], ...changes };
  return planBody({ ...more, profiles: [{ id: 'road', travel }] });
}

export function planFindings(body: Json, options?: ParseOptions): Finding[] {
  const outcome = parsePlan(new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)), options);
  return 'findings' in outcome ? outcome.findings : [];
}

/** Parses a body that must be valid. */
export function planRequestOf(body: Json): PlanRequest {
  const outcome = parsePlan(new TextEncoder().encode(JSON.stringify(body)));
  if ('findings' in outcome) throw new Error(JSON.stringify(outcome.findings));
  return outcome.request;
}

/** The problem of a body that must be valid. */
export function planProblemOf(body: Json): PlanProblem {
  const outcome = planProblem(planRequestOf(body));
  if ('fault' in outcome) throw new Error(outcome.fault.msg);
  return outcome;
}

/** What the check says of routes, as a request has them, for a body that must be valid. */
export function checkedRoutes(request: Json, routes: readonly object[]): PlanVerdict {
  const outcome = checkPlan({ request, routes }, () => null);
  if (!('verdict' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.verdict;
}

/** The same for routes of stops, each as its vehicle and its stops by id. */
export function verdictOf(request: Json, ...routes: readonly (readonly [vehicle: string, ...stops: readonly string[]])[]): PlanVerdict {
  return checkedRoutes(request, routes.map(([vehicle, ...stops]) => ({ vehicle, stops })));
}
