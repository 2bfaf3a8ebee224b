import type { RequestWarning } from '#generated/types.js';
import type { Finding } from '../errors.js';
import type { CanonicalRequest } from './request.js';
import type { UploadedSets } from './plan/uploads.js';
import { pickFields } from './fields.js';
import { isObject, noObject, readBody } from './read-body.js';
import { validateFields } from './validate.js';
import { warningsOf } from './warnings.js';
import { requestFromFields } from './wire.js';

export interface ParseOptions {
  /** Networks that callbacks may reach although they are private. */
  readonly callbackAllowCidrs?: readonly string[];
  /** What requests of version 2 may name; default nothing. */
  readonly uploads?: UploadedSets;
}

export type ParseOutcome = { readonly request: CanonicalRequest; readonly warnings: RequestWarning[] } | { readonly findings: Finding[] };

/**
 * Returns the request in a body with the warnings about it, or what is wrong with it: at most 100 findings, the last of which tells the number of
 * the rest. Never throws on data and changes nothing global. Linear in the body; it blocks for about 10 ns per byte, so
 * large bodies belong in a thread.
 * @param bytes the body as it came, inflated
 */
export function parseRequest(bytes: Uint8Array, options: ParseOptions = {}): ParseOutcome {
  const body = readBody(bytes);
  return 'findings' in body ? body : parseBody(body.value, options);
}

/** Returns the request in a body that is parsed already, such as a file that the command line read. */
export function parseBody(body: unknown, options: ParseOptions = {}): ParseOutcome {
  if (!isObject(body)) return noObject(body);
  const fields = pickFields(body);
  const findings = validateFields(fields, options);
  if (!findings.none) return { findings: findings.list() };
  return { request: requestFromFields(fields), warnings: warningsOf(body, fields) };
}
