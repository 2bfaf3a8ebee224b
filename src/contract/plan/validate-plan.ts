import type { RouteToCheck } from '#generated/types.js';
import { validateCallbackUrl } from '../callback-url.js';
import { Findings } from '../findings.js';
import type { ParseOptions } from '../parse.js';
import { isObject } from '../read-body.js';
import { Look } from './look.js';
import { checkExcess } from './rules/excess.js';
import { checkAlternatives, checkGoods } from './rules/groups.js';
import { checkIds } from './rules/ids.js';
import { checkInitialRoutes } from './rules/initial-routes.js';
import { checkReferences } from './rules/references.js';
import { checkForm } from './rules/routes.js';
import { checkStops } from './rules/stops.js';
import { checkTimes } from './rules/times.js';
import { checkTravel } from './rules/travel.js';
import { ShapeCheck } from './shape.js';
import { itemSpot, requestSpot, type Spot } from './spot.js';
import { NO_UPLOADS } from './uploads.js';

/**
 * The rules of a request of version 2: first the shape of everything, then the rules between fields, of the objects that
 * are sound. Linear in the body; ends early once no more findings are kept.
 * @returns every fault, until there are too many; none: the body is a `PlanRequest`.
 */
export function validatePlan(body: Readonly<Record<string, unknown>>, options: ParseOptions = {}): Findings {
  const { findings, shape } = shapeOf('PlanRequest', body);
  checkRules(body, requestSpot(), findings, shape, options);
  return findings;
}

/** The same of a request with routes to check. @returns its faults; none: the body is a `PlanToCheck`. */
export function validatePlanToCheck(body: Readonly<Record<string, unknown>>, options: ParseOptions = {}): Findings {
  const { findings, shape } = shapeOf('PlanToCheck', body);
  const routes: unknown = body['routes'];
  for (const [i, route] of (Array.isArray(routes) ? routes as readonly unknown[] : []).entries()) {
    if (findings.cut()) break;
    if (shape.isSound(route)) checkForm(findings, route as RouteToCheck, itemSpot('routes', i, route, requestSpot()));
  }
  checkRules(body['request'], requestSpot(['request']), findings, shape, options);
  return findings;
}

/** The same of several requests. @returns their faults; none: the body is a `PlanBatch`. */
export function validatePlanBatch(body: Readonly<Record<string, unknown>>, options: ParseOptions = {}): Findings {
  const { findings, shape } = shapeOf('PlanBatch', body);
  const requests: unknown = body['requests'];
  for (const [i, request] of (Array.isArray(requests) ? requests as readonly unknown[] : []).entries()) {
    checkRules(request, itemSpot('requests', i, request, requestSpot()), findings, shape, options);
  }
  return findings;
}

function shapeOf(kind: 'PlanRequest' | 'PlanToCheck' | 'PlanBatch', body: Readonly<Record<string, unknown>>): { readonly findings: Findings; readonly shape: ShapeCheck } {
  const findings = new Findings();
  const shape = new ShapeCheck(findings);
  shape.object(kind, body, requestSpot());
  return { findings, shape };
}

/** The rules between the fields of a request. @param spot of it. */
function checkRules(request: unknown, spot: Spot, findings: Findings, shape: ShapeCheck, options: ParseOptions): void {
  if (!isObject(request) || findings.cut()) return;
  const look = new Look(request, shape, findings, spot);
  const ids = checkIds(look);
  checkReferences(look, ids);
  checkAlternatives(look);
  checkGoods(look);
  checkInitialRoutes(look, ids);
  checkTimes(look);
  checkExcess(look);
  checkStops(look);
  checkCallback(look, options);
  checkTravel(look, options.uploads ?? NO_UPLOADS);
}

function checkCallback(look: Look, options: ParseOptions): void {
  const url = look.text('callback_url');
  const fault = url === null || !/^https?:\/\//.test(url) ? null : validateCallbackUrl(url, options.callbackAllowCidrs);
  if (fault !== null) look.findings.add([...look.spot.path, 'callback_url'], fault, 'value_error');
}
