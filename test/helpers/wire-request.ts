import type { Finding } from '../../src/errors.js';
import { parseRequest, type ParseOptions } from '../../src/contract/parse.js';
import type { CanonicalRequest } from '../../src/contract/request.js';

/** A small valid request body: depot 0, three customers, two vehicles. */
export const SMALL = {
  node_num: 4,
  vehicle_num: 2,
  distance_matrix: [[0, 4, 5, 8], [4, 0, 3, 7], [5, 3, 0, 4], [8, 7, 4, 0]],
  start_nodes: [0, 0],
  end_nodes: [0, 0],
  node_demands: [0, 10, 15, 20],
  vehicles_capacity: [40, 40],
} as const;

/** Returns the small body with some fields replaced; undefined removes a field. */
export function wireBody(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...SMALL, ...changes }).filter(([, value]) => value !== undefined));
}

function bytesOf(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body;
  return new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Parses a body given as object, text or bytes. @returns its findings, none if it is valid. */
export function findingsOf(body: unknown, options?: ParseOptions): Finding[] {
  const outcome = parseRequest(bytesOf(body), options);
  return 'findings' in outcome ? outcome.findings : [];
}

/** Parses a body that must be valid. */
export function requestOf(body: unknown, options?: ParseOptions): CanonicalRequest {
  const outcome = parseRequest(bytesOf(body), options);
  if ('findings' in outcome) throw new Error(JSON.stringify(outcome.findings));
  return outcome.request;
}
