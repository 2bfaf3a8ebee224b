import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '#generated/types.js';
import { packageRoot } from '../../root.js';
import { isObject } from '../read-body.js';
import { componentCheck, type SchemaCheck } from '../schema-check.js';
import { readInstant } from './instants.js';

let check: SchemaCheck | undefined;

/**
 * Returns the plan of an answer, which is an envelope or the plan itself, or what is wrong with it. Never throws on data.
 * @param value as parsed from JSON
 */
export function planOfAnswer(value: unknown): { readonly plan: Plan } | { readonly faults: readonly string[] } {
  const plan = isObject(value) && isObject(value['result']) ? value['result'] : value;
  if (!isObject(plan) || !('routes' in plan)) return { faults: [stateText(value)] };
  check ??= componentCheck(JSON.parse(readFileSync(join(packageRoot, 'generated', 'openapi.json'), 'utf8')) as object, 'Plan');
  const complete = withDefaults(plan);
  const faults = check(complete).map(({ message }) => message);
  return faults.length > 0 ? { faults } : checkInstants(complete as unknown as Plan);
}

/** What releases before shipments and re-planning did not write: there was none of it. */
const NONE = { shipments_served: 0, shipments_unassigned: 0, reloads: 0, reload_seconds: 0 };
const NO_COSTS = { vehicle_prices: 0, changes: 0 };

/** Returns a plan with the members that older releases did not write. */
function withDefaults(plan: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { summary, routes, unassigned } = plan;
  return {
    ...plan,
    ...(isObject(summary) && { summary: { ...NONE, ...costed(summary) } }),
    ...(Array.isArray(routes) && { routes: routes.map((route: unknown) => (isObject(route) ? { reload_seconds: 0, ...costed(route) } : route)) }),
    ...(Array.isArray(unassigned) && { unassigned: unassigned.map((left: unknown) => (isObject(left) && 'stop' in left ? { type: 'stop', ...left } : left)) }),
  };
}

function costed(totals: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return isObject(totals['costs']) ? { ...totals, costs: { ...NO_COSTS, ...totals['costs'] } } : totals;
}

function stateText(value: unknown): string {
  const { state, error } = isObject(value) ? value : {};
  const said = typeof error === 'string' ? `: ${error}` : '';
  return typeof state === 'string' ? `the task is ${state}${said}` : 'it has no plan: give the envelope of a solved task, or its result';
}

function checkInstants(plan: Plan): { readonly plan: Plan } | { readonly faults: readonly string[] } {
  const faults: string[] = [];
  for (const [r, route] of plan.routes.entries()) {
    for (const [path, object] of [[`routes[${r}]`, route] as const, ...route.steps.map((step, s) => [`routes[${r}].steps[${s}]`, step] as const)]) {
      for (const [name, text] of Object.entries(object)) {
        if (!name.endsWith('s_at')) continue;
        const instant = readInstant(String(text));
        if (typeof instant === 'string') faults.push(`${path}.${name} is ${JSON.stringify(text)}: ${instant}`);
      }
    }
  }
  return faults.length > 0 ? { faults } : { plan };
}
