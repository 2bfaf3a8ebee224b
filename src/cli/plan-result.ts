import { checkPlan } from '../contract/plan/check-plan.js';
import { readInstant } from '../contract/plan/instants.js';
import type { ClaimedTimes } from '../contract/plan/read-routes.js';
import { MAX_VISITS } from '../contract/plan/planned-reasons.js';
import { isObject } from '../contract/read-body.js';
import { planDifferences } from './plan-differences.js';

/** What became of a check. */
export interface CheckedResult {
  readonly violations: readonly { readonly kind: string; readonly message: string }[];
  /** Recomputed; null when something is violated. */
  readonly cost: number | null;
  /** Routes of the result. */
  readonly routes: number;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks the routes of a plan against its request, and all that the plan claims of them.
 * @param request a valid request of version 2, as JSON.
 * @param value envelope or plan.
 */
export function checkPlanResult(request: Uint8Array, value: unknown): CheckedResult {
  const plan = isObject(value) && isObject(value['result']) && !('routes' in value) ? value['result'] : value;
  const routes = isObject(plan) ? plan['routes'] : undefined;
  if (!Array.isArray(routes)) return malformed('the result has no list "routes"; give a plan or its envelope');
  const body = { request: JSON.parse(new TextDecoder().decode(request)) as unknown, routes: routes.map(visitsOf) };
  const check = checkPlan(body, () => null, {}, { mostVisits: MAX_VISITS, times: routes.map(timesOf) });
  if ('findings' in check) return malformed(check.findings.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('; '));
  if ('oversize' in check) return malformed('the request is too large to be checked');
  const { violations, plan: checked } = check.verdict;
  if (violations.length > 0 || checked === null || checked === undefined) return { violations, cost: null, routes: routes.length };
  const differences = planDifferences(plan as Fields, checked);
  return { violations: differences, cost: differences.length === 0 ? checked.summary.costs.total : null, routes: routes.length };
}

/** When a route of a plan departs, and its breaks begin and end; null: it does not say. */
function timesOf(route: unknown): ClaimedTimes | null {
  if (!isObject(route) || !isInstant(route['departs_at'])) return null;
  const steps: readonly unknown[] = Array.isArray(route['steps']) ? route['steps'] : [];
  const breaks = steps.flatMap((step) => (isObject(step) && step['type'] === 'break' ? [step['begins_at'], step['ends_at']] : []));
  return breaks.every(isInstant) ? { departure: route['departs_at'], breaks } : null;
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && typeof readInstant(value) !== 'string';
}

/** A route of a plan, as a check takes it: the vehicle and the visits of its steps. */
function visitsOf(route: unknown): unknown {
  if (!isObject(route) || !Array.isArray(route['steps'])) return route;
  return { vehicle: route['vehicle'], vehicle_number: route['vehicle_number'], visits: (route['steps'] as unknown[]).flatMap(visitOf) };
}

/** The visit of a step; none: it is a start, an end or a break. */
function visitOf(step: unknown): unknown[] {
  if (!isObject(step)) return [];
  const { type } = step;
  switch (type) {
    case 'stop': return [{ type, stop: step['stop'] }];
    case 'pickup':
    case 'delivery': return [{ type, shipment: step['shipment'] }];
    case 'reload': return [{ type, location: step['location'] }];
    default: return [];
  }
}

function malformed(message: string): CheckedResult {
  return { violations: [{ kind: 'malformed-result', message }], cost: null, routes: 0 };
}
