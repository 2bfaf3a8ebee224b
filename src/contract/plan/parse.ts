import type { PlanRequest } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import type { ParseOptions } from '../parse.js';
import { isObject, noObject, readBody, type Unreadable } from '../read-body.js';
import { PLAN_BODY } from './body-limits.js';
import type { PlanMeta } from './ids.js';
import { matricesIn } from './matrix-set.js';
import { NO_UPLOADS, type UploadedSets } from './uploads.js';
import { validatePlan } from './validate-plan.js';

/**
 * Returns the request in a body, or what is wrong with it: at most 100 findings, the last of which tells the number of the
 * rest. Never throws on data. Linear in the body; large bodies belong in a thread.
 * @param bytes the body as it came, inflated
 */
export function parsePlan(bytes: Uint8Array, options: ParseOptions = {}): { readonly request: PlanRequest } | Unreadable {
  const body = readBody(bytes, PLAN_BODY);
  return 'findings' in body ? body : parsePlanBody(body.value, options);
}

const BASED_ELSEWHERE: Finding = {
  loc: ['body', 'based_on'], msg: 'based_on names a request that only the service knows: submit this one to it, or send the problem in full', type: 'value_error',
};

/** Returns the request in a body that is parsed already, such as a file that the command line read. */
export function parsePlanBody(body: unknown, options: ParseOptions = {}): { readonly request: PlanRequest } | Unreadable {
  if (!isObject(body)) return noObject(body);
  // The service has put the problem in its place before.
  if ((body['based_on'] ?? null) !== null) return { findings: [BASED_ELSEWHERE] };
  const findings = validatePlan(body, options);
  return findings.none ? { request: body as unknown as PlanRequest } : { findings: findings.list() };
}

/** What limits of a plan count; vehicles of `count` each for themselves, shipments as two stops each. */
export interface PlanSizes {
  readonly locations: number;
  readonly vehicles: number;
  readonly stops: number;
  readonly matrixCells: number;
}

/** Returns the sizes of a valid request. O(vehicles + profiles). */
export function planSizes({ locations, vehicles, stops, shipments, profiles }: PlanRequest, { sets }: UploadedSets = NO_UPLOADS): PlanSizes {
  let matrices = 0;
  for (const { travel } of profiles ?? []) {
    if (travel.type === 'matrices') matrices += [travel.distances_meters, travel.durations_seconds].filter((rows) => rows?.length).length + (travel.durations_by_time?.length ?? 0);
    if (travel.type === 'uploaded') matrices += matricesIn(sets.get(travel.name));
  }
  return {
    locations: locations.length,
    vehicles: vehicles.reduce((sum, { count }) => sum + (count ?? 1), 0),
    stops: stops.length + 2 * (shipments?.length ?? 0),
    matrixCells: matrices * locations.length ** 2,
  };
}

/** Returns what a valid request says beside its problem. */
export function planMeta(request: PlanRequest): PlanMeta {
  return {
    name: request.name ?? null,
    callbackUrl: request.callback_url ?? null,
    timeLimitSeconds: request.time_limit_seconds ?? null,
    seed: request.seed === null || request.seed === undefined ? null : request.seed + 0,
    iterations: request.iterations ?? null,
    strategy: request.strategy ?? null,
    ...((request.bound ?? null) !== null && { bound: request.bound as 'default' | 'strong' }),
  };
}
