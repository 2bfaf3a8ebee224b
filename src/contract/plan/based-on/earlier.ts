import { FORMS } from '#generated/constants.js';
import { show } from '../../findings.js';
import { isObject } from '../../read-body.js';

/** A request that others name in `based_on`, as far as the account that asks may know it; structured-cloneable. */
export interface EarlierRequest {
  readonly requestId: string;
  /** `unknown`: of another account or version, expired, or never submitted. `open`: neither solved nor failed. */
  readonly state: 'solved' | 'failed' | 'open' | 'unknown';
  /** The request as it was sent or, if it was based on another one, merged; null: unknown, or not kept. */
  readonly body: Uint8Array | null;
  /** The envelope of its answer; null unless solved. */
  readonly answer: Uint8Array | null;
}

/** Looks up earlier requests by their ids. */
export type ResolveEarlier = (ids: readonly string[]) => Promise<readonly EarlierRequest[]>;

/** Returns the ids of earlier requests in requests of any shape, each once; what has not the form of an id is none. */
export function earlierNamed(...requests: readonly unknown[]): string[] {
  const ids = new Set<string>();
  for (const request of requests) {
    const based: unknown = isObject(request) ? request['based_on'] : null;
    const id = isObject(based) ? based['request_id'] : null;
    if (typeof id === 'string' && FORMS.requestId.test(id)) ids.add(id);
  }
  return [...ids];
}

/**
 * Returns why a request cannot be based on an earlier one, as the end of a message; null: it can.
 * @param needsRoutes whether the routes of its answer are asked for.
 */
export function earlierFault({ state, body }: EarlierRequest, needsRoutes: boolean): string | null {
  if (state === 'unknown') return 'which is no request of version 2 of this account, or one that has expired: send the problem in full';
  if (body === null) return 'whose problem is not kept, because an earlier release took it in: send the problem in full';
  if (!needsRoutes || state === 'solved') return null;
  const remedy = `send routes: ${show('none')} to do without them`;
  return state === 'open' ? `which has no routes yet: wait for its result, or ${remedy}` : `which has no routes, because it failed or was cancelled: ${remedy}`;
}
