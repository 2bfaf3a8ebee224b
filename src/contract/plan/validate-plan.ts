import type { PlanObjectName } from '#generated/plan-fields.js';
import type { PlanRequest, PlanToCheck } from '#generated/types.js';
import { validateCallbackUrl } from '../callback-url.js';
import { Findings } from '../findings.js';
import type { ParseOptions } from '../parse.js';
import { isObject } from '../read-body.js';
import { Look } from './look.js';
import { checkIds } from './rules/ids.js';
import { checkReferences } from './rules/references.js';
import { checkStops } from './rules/stops.js';
import { checkTimes } from './rules/times.js';
import { checkTravel } from './rules/travel.js';
import { ShapeCheck } from './shape.js';
import { requestSpot, type Spot } from './spot.js';

/**
 * The rules of a request of version 2: first the shape of everything, then the rules between fields, of the objects that
 * are sound. Linear in the body.
 * @returns every fault; none: the body is a `PlanRequest`.
 */
export function validatePlan(body: Readonly<Record<string, unknown>>, options: ParseOptions = {}): Findings {
  const findings = new Findings();
  validateRequest('PlanRequest', body, body, requestSpot(), findings, options);
  return findings;
}

/** The same of a request with routes to check. @returns every fault; none: the body is a `PlanToCheck`. */
export function validatePlanToCheck(body: Readonly<Record<string, unknown>>, options: ParseOptions = {}): Findings {
  const findings = new Findings();
  validateRequest('PlanToCheck', body, body['request'], requestSpot(['request']), findings, options);
  return findings;
}

/** @param request the body, or the member of it that is the request; @param spot of it. */
function validateRequest(
  kind: Extract<PlanObjectName, keyof Bodies>, body: Readonly<Record<string, unknown>>, request: unknown, spot: Spot, findings: Findings, options: ParseOptions,
): void {
  const shape = new ShapeCheck(findings);
  shape.object(kind, body, requestSpot());
  if (!isObject(request)) return;
  const look = new Look(request, shape, findings, spot);
  const ids = checkIds(look);
  checkReferences(look, ids);
  checkTimes(look);
  checkStops(look);
  checkCallback(look, options);
  checkTravel(look);
}

interface Bodies {
  readonly PlanRequest: PlanRequest;
  readonly PlanToCheck: PlanToCheck;
}

function checkCallback(look: Look, options: ParseOptions): void {
  const url = look.text('callback_url');
  const fault = url === null || !/^https?:\/\//.test(url) ? null : validateCallbackUrl(url, options.callbackAllowCidrs);
  if (fault !== null) look.findings.add([...look.spot.path, 'callback_url'], fault, 'value_error');
}
