import type { Plan, PlannedEnvelope, RequestWarning, SearchSummary } from '#generated/types.js';
import { assignVehicles } from '../../model/assign.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { boundMembers, warningsMember, type ResultBound } from '../result.js';
import { serialise, type Serialised } from '../serialised.js';
import type { PlanIds } from './ids.js';
import type { EarlierRoute } from './initial-routes.js';
import { keptVehicles } from './plan-changes.js';
import { planRoutes } from './routes.js';
import { choicesMade } from './alternatives.js';
import { unassigned } from './unassigned.js';

/** What a plan says beside its routes. */
export interface PlanResultMeta {
  readonly strategy: string;
  /** Unsigned 32-bit seed of the solve. */
  readonly seed: number;
  /** From problem ready to result, seconds. */
  readonly seconds: number;
  /** How the search went; left out: not known. */
  readonly search?: SearchSummary;
  /** What is known of the cheapest plan; null or left out: nothing. */
  readonly bound?: ResultBound | null;
  /** What the submission was warned of; default nothing. */
  readonly warnings?: readonly RequestWarning[] | undefined;
  /** Routes of the earlier plan; default none. */
  readonly initial?: readonly EarlierRoute[] | null;
}

/**
 * Returns the plan of feasible routes: vehicles given out (those of the earlier plan, then lowest numbers of each type), steps, costs and reasons
 * recomputed. The same routes and meta give the same plan. O(stops + unassigned stops * vehicles).
 * @throws RangeError when a type has more routes than vehicles: check first.
 */
export function planResult(problem: Problem, ids: PlanIds, routes: PlannedRoutes, meta: PlanResultMeta): Plan {
  const { initial = null } = meta;
  const vehicles = initial === null ? assignVehicles(problem, routes) : keptVehicles(problem, initial, routes);
  return {
    ...planRoutes(problem, ids, routes, { vehicles, initial }),
    unassigned: unassigned(problem, ids, { routes, vehicles }),
    ...choicesMade(problem, ids, routes).list,
    estimated_profiles: [...ids.estimatedProfiles],
    strategy: meta.strategy,
    seed: meta.seed,
    solve_seconds: Math.round(meta.seconds * 1000) / 1000,
    ...(meta.search === undefined ? {} : { search: meta.search }),
    ...boundMembers(meta.bound),
    ...(meta.bound && meta.bound.relaxes.length > 0 ? { lower_bound_relaxes: [...meta.bound.relaxes] } : {}),
    ...warningsMember(meta.warnings),
  };
}

/** Returns the envelope of a solved task of version 2 as it is stored: serialised once, here. */
export function plannedEnvelope(requestId: string, plan: Plan): Serialised<Pick<PlannedEnvelope, 'success' | 'request_id' | 'error' | 'result'>> {
  return serialise({ success: true, request_id: requestId, error: null, result: plan });
}
