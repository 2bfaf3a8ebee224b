import type { RequestWarning } from '#generated/types.js';
import type { Finding } from '../../../errors.js';
import { Findings } from '../../findings.js';
import { isObject } from '../../read-body.js';
import { itemSpot, requestSpot, type Spot } from '../spot.js';
import type { EarlierRequest } from './earlier.js';
import { mergeRequest } from './merge.js';
import { findingAsSent, type Origins, warningAsSent } from './origins.js';

/** What a body is: a request, a check of routes with a request, or several requests. */
export type BodyKind = 'parse' | 'check' | 'batch';

/** A body whose requests are in full. */
export interface MergedBody {
  readonly value: unknown;
  /** Returns findings in it as findings in the body that was sent. */
  readonly findings: (findings: readonly Finding[]) => Finding[];
  readonly warnings: (warnings: readonly RequestWarning[]) => RequestWarning[];
}

/** Returns the requests in a body of any shape. */
export function requestsIn(value: unknown, kind: BodyKind): readonly unknown[] {
  if (kind === 'parse' || !isObject(value)) return [value];
  if (kind === 'check') return [value['request']];
  return Array.isArray(value['requests']) ? value['requests'] as unknown[] : [];
}

/** Whether a request names an earlier one, rightly or not. */
function isBased(request: unknown): request is Record<string, unknown> {
  return isObject(request) && (request['based_on'] ?? null) !== null;
}

/** Merges each request in a body that is based on another one. @returns null: there is none. */
export function mergeBody(value: unknown, kind: BodyKind, earlier: readonly EarlierRequest[]): MergedBody | { readonly findings: Finding[] } | null {
  const requests = requestsIn(value, kind);
  if (!requests.some(isBased)) return null;
  const known = new Map(earlier.map((request) => [request.requestId, request]));
  const find = (requestId: string): EarlierRequest => known.get(requestId) ?? { requestId, state: 'unknown', body: null, answer: null };
  const findings = new Findings();
  const places: { readonly prefix: readonly string[]; readonly origins: Origins }[] = [];
  const merged = requests.map((request, i) => {
    if (!isBased(request) || findings.cut()) return request;
    const spot = spotOf(kind, i);
    const outcome = mergeRequest(request, spot, find, findings);
    if (outcome === null) return request;
    places.push({ prefix: spot.path.map(String), origins: outcome.origins });
    return outcome.request;
  });
  if (!findings.none) return { findings: findings.list() };
  return {
    value: withRequests(value, kind, merged),
    findings: (found) => found.map((finding) => places.reduce((at, { prefix, origins }) => findingAsSent(at, prefix, origins), finding)),
    warnings: (found) => found.map((warning) => places.reduce((at, { prefix, origins }) => warningAsSent(at, prefix, origins), warning)),
  };
}

function spotOf(kind: BodyKind, index: number): Spot {
  if (kind === 'parse') return requestSpot();
  return kind === 'check' ? requestSpot(['request']) : itemSpot('requests', index, null, requestSpot());
}

function withRequests(value: unknown, kind: BodyKind, requests: readonly unknown[]): unknown {
  if (kind === 'parse') return requests[0];
  return { ...value as object, ...(kind === 'check' ? { request: requests[0] } : { requests }) };
}
