import { isObject } from './read-body.js';

/** Members that only a request of version 2 has. */
const PLAN_MEMBERS = ['stops', 'vehicles', 'locations', 'based_on'] as const;

/** Returns the version of the API that a request is written for, by its members; 1 for what is no object. */
export function versionOfRequest(body: unknown): 1 | 2 {
  if (!isObject(body) || 'node_num' in body) return 1;
  return PLAN_MEMBERS.some((name) => name in body) ? 2 : 1;
}

/** The same of a request as JSON; 1 for what is no JSON. */
export function versionOfText(bytes: Uint8Array): 1 | 2 {
  try {
    return versionOfRequest(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return 1;
  }
}
