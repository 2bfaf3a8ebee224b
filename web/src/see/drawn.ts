import type { PlanRequest, SolveRequest } from '#generated/account/types.js';
import { planOf, type PlanSource } from './plan.js';
import type { Plan } from './plan-types.js';
import { planPositions, positionsOf, type Positions } from './positions.js';
import { routedPlanOf, type RoutedSource } from './routed-plan.js';

/** A request of either version. */
export type AnyRequest = SolveRequest | PlanRequest;
/** What came of it so far. */
export type AnySource = PlanSource | RoutedSource;

/** Whether a request is of version 2. */
export function isPlanRequest(request: AnyRequest): request is PlanRequest {
  return !('node_num' in request);
}

/** Returns the data of the views, of either version. */
export function readPlan(request: AnyRequest, source: AnySource): Plan {
  return isPlanRequest(request) ? routedPlanOf(request, source as RoutedSource) : planOf(request, source as PlanSource);
}

/** Returns the positions of a request. @param places coordinates for a request of version 1 with a matrix instead. */
export function readPositions(request: AnyRequest, places?: readonly (readonly number[])[] | null): Positions {
  if (isPlanRequest(request)) return planPositions(request);
  return positionsOf(places ? { ...request, node_positions: places as number[][] } : request);
}
