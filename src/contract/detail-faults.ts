import { agrees } from '../model/tolerance.js';
import type { SolutionCost } from '../model/cost.js';
import type { PlannedRoutes, Problem } from '../model/problem.js';
import { showJson } from './findings.js';
import { membersOf } from './read-body.js';
import { vehicleDetails } from './result.js';

type Fields = Readonly<Record<string, unknown>>;

/** A figure among the details of a result that does not follow from its routes. */
export interface DetailFault {
  readonly kind: 'malformed-result' | 'unknown-vehicle' | 'wrong-cost' | 'wrong-distances' | 'wrong-loads' | 'wrong-times';
  readonly message: string;
}

/** The routes of a result, and the vehicle of each. */
export interface DrivenRoutes {
  readonly routes: PlannedRoutes;
  readonly vehicles: readonly number[];
}

/**
 * Returns the figures in the `details` of a result that do not follow from its routes. Members that it does not have claim nothing,
 * as does what the routes say nothing of. O(stops).
 */
export function detailFaults(problem: Problem, { routes, vehicles }: DrivenRoutes, cost: SolutionCost, details: unknown): DetailFault[] {
  const { cost: claimed, vehicles: listed } = membersOf(details);
  const { distance, fixed, lateness } = cost;
  const faults = differences(claimed, { distance, fixed, lateness }, 'details.cost');
  for (const [k, each] of (Array.isArray(listed) ? (listed as unknown[]) : []).entries()) {
    const path = `details.vehicles[${k}]`;
    const index = vehicles.findIndex((vehicle) => vehicle === membersOf(each)['vehicle']);
    if (index < 0) faults.push({ kind: 'unknown-vehicle', message: `${path}.vehicle is ${showJson(membersOf(each)['vehicle'])}; no route is of that vehicle.` });
    else faults.push(...differences(each, vehicleDetails(problem, routes[index]!, vehicles[index]!, cost.routes[index]!), path));
  }
  return faults;
}

function differences(claimed: unknown, expected: unknown, path: string): DetailFault[] {
  if (claimed === undefined) return [];
  if (typeof expected !== 'object' || expected === null) return isSame(claimed, expected) ? [] : [{ kind: kindOf(path), message: `${path} is ${showJson(claimed)}; the routes have ${showJson(expected)}.` }];
  if (Array.isArray(expected)) {
    if (!Array.isArray(claimed) || claimed.length !== expected.length) return [{ kind: 'malformed-result', message: `${path} is not a list of ${expected.length} stops.` }];
    return expected.flatMap((each, k) => differences(claimed[k], each, `${path}[${k}]`));
  }
  if (typeof claimed !== 'object' || claimed === null) return [{ kind: 'malformed-result', message: `${path} is ${showJson(claimed)}, not an object.` }];
  return Object.entries(expected).flatMap(([name, value]) => differences((claimed as Fields)[name], value, `${path}.${name}`));
}

/** JSON has no infinite numbers. */
function isSame(claimed: unknown, expected: unknown): boolean {
  if (claimed === expected || (claimed === null && !Number.isFinite(expected))) return true;
  return typeof claimed === 'number' && typeof expected === 'number' && (Object.is(claimed, expected) || agrees(claimed, expected));
}

function kindOf(path: string): DetailFault['kind'] {
  if (path.includes('.cost.')) return 'wrong-cost';
  if (path.endsWith('.distance')) return 'wrong-distances';
  if (path.endsWith('.load')) return 'wrong-loads';
  return path.endsWith('.node') ? 'malformed-result' : 'wrong-times';
}
