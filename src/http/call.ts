import type { ParameterizedContext } from 'koa';
import type { Caller } from '../accounts/authenticate.js';
import type { HeaderValues } from '../accounts/marketplace.js';
import type { Session } from '../accounts/sessions.js';

/** What one call gathers on its way; `ctx.state`. */
export interface CallState {
  /** Identifier of this call: 128 random bits; sent as `X-Request-Id`. A submission's task gets the same. */
  readonly callId: string;
  /** The `request_id` of the answer: the call's own until a handler knows better. */
  requestId: string;
  /** The `request_id` of an answer of 500 and more, where a task of this id may exist all the same. */
  idIfUnclear?: string;
  /** operationId or name of an operational route; bounded, for metrics. */
  operation: string;
  /** The client's address as the network reports it; behind trusted proxies, the address they report. */
  readonly client: string;
  caller?: Caller;
  /** The signed-in user, for calls of the account center. */
  session?: Session;
  /** Bytes of body that were read, inflated. */
  bodyBytes?: number;
  /** The answer lasts as long as its client likes: it is measured until it starts. */
  isStream?: boolean;
  /** Milliseconds that the client wanted to wait: they count for no measurement. */
  waitedMs?: number;
  /** Code of the refusal, if it was one. */
  code?: string;
}

export type Call = ParameterizedContext<CallState>;

/** Checks whether a path is one of programs, of the API or of the account center's own, and never a page. */
export function isOfApi(path: string): boolean {
  return /^(\/account)?\/api(\/|$)/.test(path);
}

/**
 * Every value of a header as it came, in order. Node joins or drops repeated headers, and a header named `__proto__`
 * has harmed its tables before; the raw list is plain.
 */
export function headerValues(rawHeaders: readonly string[]): HeaderValues {
  return (name) => {
    const values: string[] = [];
    for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
      if (rawHeaders[i]?.toLowerCase() === name) values.push(rawHeaders[i + 1] ?? '');
    }
    return values;
  };
}
