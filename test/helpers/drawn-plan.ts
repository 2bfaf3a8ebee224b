import { SMALL_PLAN, planRequestOf } from './plan-request.js';
import { planProblem } from '../../src/contract/plan/problem.js';
import { planResult } from '../../src/contract/plan/result.js';
import type { Plan, PlanRequest } from '#generated/types.js';
import type { JsonObject } from './contract-document.js';

/** Around Berlin: two stops on one route with a break, one stop that no vehicle can carry, one location without a position. */
const CITY_PLAN = {
  name: 'City',
  plan_start: '2026-11-02T08:00:00+01:00',
  locations: [
    { id: 'depot', position: [13.4, 52.5] }, { id: 'north', position: [13.4, 52.6] }, { id: 'east', position: [13.6, 52.5] }, { id: 'attic' },
  ],
  profiles: [{ id: 'van', travel: { type: 'matrices', durations_seconds: [[0, 600, 900, 60], [600, 0, 900, 60], [900, 900, 0, 60], [60, 60, 60, 0]], distances_meters: [[0, 11000, 14000, 1], [11000, 0, 18000, 1], [14000, 18000, 0, 1], [1, 1, 1, 0]] } }],
  vehicles: [{
    id: '=van', start: 'depot', end: 'depot', capacities: { kilograms: 100 }, fixed_cost: 20, cost_per_hour: 30, shift: { latest: '2026-11-02T17:00:00+01:00' },
    breaks: [{ type: 'window', earliest: '2026-11-02T09:00:00+01:00', latest: '2026-11-02T09:30:00+01:00', break_seconds: 1800 }],
  }],
  stops: [
    { id: 'first', location: 'north', delivers: { kilograms: 30 }, windows: [{ earliest: '2026-11-02T08:30:00+01:00', latest: '2026-11-02T09:00:00+01:00' }], service_seconds: 600 },
    { id: 'second', location: 'east', delivers: { kilograms: 40 }, service_seconds: 300, windows: [{ earliest: '2026-11-02T10:00:00+01:00', latest: '2026-11-02T11:00:00+01:00' }] },
    { id: 'heavy', location: 'east', delivers: { kilograms: 400 } },
    { id: 'upstairs', location: 'attic', delivers: { kilograms: 500 } },
  ],
} as const;

/** A valid request and the plan of one route over some of its stops. */
export function drawnPlan(changes: Readonly<Record<string, unknown>> = {}, customers: readonly number[] = [0, 1]): { readonly request: PlanRequest; readonly plan: Plan } {
  const request = planRequestOf(JSON.parse(JSON.stringify({ ...CITY_PLAN, ...changes })) as JsonObject);
  const stated = planProblem(request);
  if ('fault' in stated) throw new Error(stated.fault.msg);
  const { problem, ids } = stated;
  return { request, plan: planResult(problem, ids, [{ type: 0, customers }], { strategy: 'alns', seed: 1, seconds: 0.5 }) };
}

/** The same on a plane, in meters. */
export function planarPlan(): { readonly request: PlanRequest; readonly plan: Plan } {
  return drawnPlan({ ...SMALL_PLAN, plan_start: undefined });
}
