/** What is known of an error code. The texts are Markdown; links are those of the folder `docs/`. */
export interface ErrorFacts {
  readonly status: number;
  /** Whether the same call may succeed later, without a change of it. */
  readonly retryable: boolean;
  /** In a few words, as the contract's `ErrorCode` has it. */
  readonly meaning: string;
  /** How it comes about, and what the answer tells of that. */
  readonly cause: string;
  /** What the caller can do about it. */
  readonly remedy: string;
}

/** The one registry of error codes; the contract's `ErrorCode` names the same, and `docs/errors.md` is made from it. */
export const ERRORS = {
  bad_request: {
    status: 400, retryable: false,
    meaning: 'the call is no well-formed HTTP request, or its compressed body is corrupt',
    cause: 'The message says which: a broken request line or header, no `Host` header or two of them, gzip that does not inflate, a body shorter than announced.',
    remedy: 'Fix the client, or the proxy before it. Libraries do this right by themselves, so look for headers set by hand and for bodies that were cut.',
  },
  plan_limit_exceeded: {
    status: 400, retryable: false,
    meaning: 'more nodes or vehicles than the plan allows',
    cause: "`node_num` or `vehicle_num` is above what the account's plan allows; the message holds both numbers.",
    remedy: 'Split the problem (by day, depot or district), leave out vehicles that cannot be needed, or move to a larger plan.',
  },
  missing_credentials: {
    status: 401, retryable: false,
    meaning: 'the user-name or key header is missing, empty or given twice',
    cause: 'Direct access needs `X-User-Name` and `X-Api-Key`, each exactly once and not empty. Often an environment variable was not set where the program runs.',
    remedy: 'Send both headers with every call, polls too.',
  },
  invalid_credentials: {
    status: 401, retryable: false,
    meaning: 'wrong user name or key, or the key is disabled, revoked, deleted or expired',
    cause: 'User name and key do not belong together, or the key is no longer good. Which of these it was is not told, so that nobody learns which names exist.',
    remedy: 'Compare both values with what you were given: blanks, letter case, a key cut short. If they are right, have a new key made: a key is shown only once.',
  },
  invalid_proxy_secret: {
    status: 401, retryable: false,
    meaning: "the marketplace proxy's secret is wrong",
    cause: "The call carries the header of the marketplace's proxy, but not the secret that this service knows. Where a marketplace is configured that header decides, also beside direct credentials.",
    remedy: 'Call through the marketplace, which sends the secret itself. With credentials of your own, leave that header out.',
  },
  api_access_denied: {
    status: 403, retryable: false,
    meaning: "the account's plan does not include API access",
    cause: "User name and key are right, but the account's plan is not meant for programs, or is no longer offered.",
    remedy: 'Move the account to a plan with API access. Keys stay the same.',
  },
  unknown_subscription: {
    status: 403, retryable: false,
    meaning: 'the marketplace subscription belongs to no plan',
    cause: 'The marketplace named a subscription that this service has no plan for, or none and there is no plan for such calls.',
    remedy: 'Choose another subscription in the marketplace, or tell the operator of the service which one you have.',
  },
  result_access_denied: {
    status: 403, retryable: false,
    meaning: 'the polled task belongs to another account',
    cause: 'A task is read with a key of the account that submitted it; any of its keys will do. Direct and marketplace accounts are different ones.',
    remedy: 'Poll with the credentials that submitted the task.',
  },
  not_found: {
    status: 404, retryable: false,
    meaning: 'no such path',
    cause: "The address is none of the service's: a wrong version, a slash too many, a path encoded twice.",
    remedy: 'Compare the path with the [reference](../openapi/openapi.yaml).',
  },
  task_not_found: {
    status: 404, retryable: false,
    meaning: 'unknown or expired request id',
    cause: 'No task of this id exists, or its result has passed its lifetime ([limits](limits.md#lifetimes)). The `request_id` of a refused submission is no task either.',
    remedy: 'Check that the id is the one that the submission returned. If the result has expired, submit the problem again, and read results soon.',
  },
  method_not_allowed: {
    status: 405, retryable: false,
    meaning: 'the path exists, not for this method',
    cause: 'For instance a `GET` of the submit path. Some libraries turn a `POST` into a `GET` after a redirect from `http` to `https`.',
    remedy: 'Use the method that the message and the `Allow` header name, at the address without a redirect.',
  },
  request_timeout: {
    status: 408, retryable: true,
    meaning: 'the request did not arrive in time',
    cause: 'Headers and body were not there within the time that a request may take ([limits](limits.md#requests)).',
    remedy: 'Send it again. For large problems compress the body (`Content-Encoding: gzip`), or send `node_positions` instead of a matrix.',
  },
  body_too_large: {
    status: 413, retryable: false,
    meaning: 'the body, as sent or inflated, exceeds the limit',
    cause: 'The limit ([limits](limits.md#requests)) counts the bytes as sent and again after inflating: compression alone does not help.',
    remedy: 'Send `node_positions` and an empty `distance_matrix`, or fewer digits: `12.3` instead of `12.299999999999999`.',
  },
  unsupported_media_type: {
    status: 415, retryable: false,
    meaning: 'the content type is not `application/json` in UTF-8, or the encoding not gzip',
    cause: '`curl -d` alone sends a form, and some libraries send text.',
    remedy: 'Send `Content-Type: application/json`, the body in UTF-8, and `Content-Encoding: gzip` or none.',
  },
  validation_failed: {
    status: 422, retryable: false,
    meaning: 'the request breaks the rules of its fields; see `detail`',
    cause: '`detail` lists up to 100 faults: `loc` says where (`body`, field, indices), `msg` what is wrong and what is asked for, `type` the kind.',
    remedy: 'Correct what `detail` names; the [reference](../openapi/openapi.yaml) has the rule of every field. Nothing was charged.',
  },
  idempotency_key_reused: {
    status: 422, retryable: false,
    meaning: 'the `Idempotency-Key` came with another body before',
    cause: 'A key stands for one body, byte for byte. Another order of fields or another number format makes another body.',
    remedy: 'Use a new key for a new problem. To repeat a submission, send the stored bytes of the first one.',
  },
  rate_limit_exceeded: {
    status: 429, retryable: true,
    meaning: 'too many submissions in the last 60 seconds, or too many calls',
    cause: "The plan's submissions per minute are used up; only accepted ones count, polls do not. The message says so when it was refused calls instead.",
    remedy: 'Wait `retry_after_seconds`, then send again. Spread submissions over the minute, or move to a plan with a higher rate.',
  },
  service_busy: {
    status: 429, retryable: true,
    meaning: 'too many tasks wait in the service',
    cause: 'The queue of the whole service is full; the message tells its depth. Your account did nothing wrong and was not charged.',
    remedy: 'Wait `retry_after_seconds`, then send again with the same `Idempotency-Key`.',
  },
  monthly_quota_exceeded: {
    status: 429, retryable: true,
    meaning: "the plan's submissions of this calendar month (UTC) are used up",
    cause: 'Every accepted submission of the month counts, unless it failed by a fault of the service.',
    remedy: 'Wait for the first of the next month (UTC), or move to a plan with a larger quota, which counts at once. Results can still be polled.',
  },
  headers_too_large: {
    status: 431, retryable: false,
    meaning: "the request's headers are too large",
    cause: 'All headers together exceed the limit ([limits](limits.md#requests)). Cookies of other services on the same host are a usual cause.',
    remedy: 'Send the headers of this documentation only.',
  },
  internal_error: {
    status: 500, retryable: true,
    meaning: 'a fault of the service; safe to try again with an `Idempotency-Key`',
    cause: 'Something failed that should not. After a submission the task may exist all the same.',
    remedy: 'Poll the `request_id` of the answer, or submit again with the same `Idempotency-Key`. If it happens again, report it with that id.',
  },
  service_unavailable: {
    status: 503, retryable: true,
    meaning: 'the service cannot reach its queue or is stopping; try again',
    cause: 'A restart or an outage, usually of seconds. No accepted task is lost.',
    remedy: 'Wait `retry_after_seconds`, then try again; submissions with the same `Idempotency-Key`. After a submission the `request_id` of the answer may be polled: if the task was accepted after all, it is there.',
  },
  no_feasible_solution: {
    status: 200, retryable: false,
    meaning: 'failed task: no routes satisfy the constraints, or none were found in time',
    cause: 'The poll has status 200 with `success` false. `error` names the constraint, the node or vehicle and the number. Only when it says "impossible" is that proved.',
    remedy: 'Impossible: change what the text names, for instance widen a window, add a vehicle, allow lateness by `late_penalty_per_min`. Otherwise give more `time_limit_seconds`, then loosen constraints.',
  },
  solver_failed: {
    status: 200, retryable: true,
    meaning: 'failed task: a fault of the service, not charged; submit again',
    cause: 'The poll has status 200 with `success` false: the solving process ended without an answer, or ran over its limit with none, three times; or the strategy itself failed.',
    remedy: 'Submit again, perhaps with another `strategy`. If it happens again, report it with the `request_id`.',
  },
  cancelled: {
    status: 200, retryable: false,
    meaning: 'failed task: its account cancelled it; not charged when no solve had begun',
    cause: 'Somebody with a key of the account called `DELETE` for the task. `error` says whether a solve had begun, in which case the submission counts towards the quota.',
    remedy: 'Submit the problem again if it is still wanted.',
  },
} as const satisfies Record<string, ErrorFacts>;

export type ErrorCode = keyof typeof ERRORS;

/** What is known of an error code that only the pages of the account center meet. */
export type CenterErrorFacts = Pick<ErrorFacts, 'status' | 'meaning'>;

/** The codes of the account center beside those of the API; its contract's `CenterErrorCode` names the same. */
export const CENTER_ERRORS = {
  not_signed_in: { status: 401, meaning: 'there is no session, or it has ended' },
  wrong_password: { status: 401, meaning: 'user name or password is wrong, or the account has no password' },
  cross_site_request: { status: 403, meaning: 'the call does not come from a page of this service' },
  csrf_token_invalid: { status: 403, meaning: "the header `X-CSRF-Token` is missing or not the session's" },
  key_not_found: { status: 404, meaning: 'the account has no such key' },
  entry_not_found: { status: 404, meaning: "the account's history has no such entry" },
  not_available: { status: 404, meaning: 'the entry has no such file: not finished, failed, or without coordinates' },
  too_many_keys: { status: 409, meaning: 'the account has as many keys as it may' },
  key_revoked: { status: 409, meaning: 'the key was revoked, which is for good' },
  entry_not_finished: { status: 409, meaning: 'the task is not finished' },
} as const satisfies Record<string, CenterErrorFacts>;

export type CenterErrorCode = keyof typeof CENTER_ERRORS;
export type AnyErrorCode = ErrorCode | CenterErrorCode;

/** @returns the HTTP status of a code. */
export function statusOf(code: AnyErrorCode): number {
  return (code in ERRORS ? ERRORS[code as ErrorCode] : CENTER_ERRORS[code as CenterErrorCode]).status;
}

/** One validation fault as data, as the contract's `detail` carries it. */
export interface Finding {
  readonly loc: readonly string[];
  readonly msg: string;
  readonly type: string;
}

/** Everything that an answer in the error envelope needs; thrown above the service line only. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: AnyErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: readonly Finding[] | undefined;

  /** @param message what was wrong, with the value, and what to do about it. */
  constructor(code: AnyErrorCode, message: string, extra: { retryAfterSeconds?: number; detail?: readonly Finding[] } = {}) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.detail = extra.detail;
  }

  get status(): number {
    return statusOf(this.code);
  }
}
