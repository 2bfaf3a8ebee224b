import type { GeoJsonFile, Plan, PlanRequest } from '#generated/account/types.js';
import { problemFromRequest } from '../../contract/problem.js';
import { routesFromResult } from '../../contract/result-reader.js';
import { drawPlan, isDrawable } from '../../drawing/draw-plan.js';
import { drawRoutes } from '../../drawing/draw-routes.js';
import { planCsv } from '../../drawing/files/plan-csv.js';
import { planGeojson } from '../../drawing/files/plan-geojson.js';
import { routesCsv, routesGeojson, type PlannedRun } from '../../drawing/files/route-files.js';

/** The routes of a task in every format, each made when it is asked for; null: there are no coordinates. */
export interface RouteFiles {
  readonly csv: () => string;
  readonly geojson: () => GeoJsonFile | null;
  readonly svg: () => string | null;
}

/** Of version 1. Titles have nothing in them that the caller wrote. */
export function filesOfRun(run: PlannedRun): RouteFiles {
  const { request, result } = run;
  return {
    csv: () => routesCsv(run),
    geojson: () => routesGeojson(run),
    svg() {
      if (request.distances.kind !== 'positions') return null;
      const problem = problemFromRequest(request);
      const { routes } = routesFromResult(problem, { result });
      return drawRoutes(titleOf(routes.length, result.total_cost), problem, routes);
    },
  };
}

/** Of version 2. */
export function filesOfPlan(request: PlanRequest, plan: Plan): RouteFiles {
  return {
    csv: () => planCsv(request, plan),
    geojson: () => planGeojson(request, plan),
    svg: () => (isDrawable(request) ? drawPlan(titleOf(plan.routes.length, plan.summary.costs.total), request, plan) : null),
  };
}

function titleOf(routes: number, cost: number): string {
  return `${routes} routes, ${Number(cost.toFixed(3))}`;
}
