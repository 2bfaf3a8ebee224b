import type { ValidationFinding } from '#generated/types.js';

/** The facts about an error code. The texts are Markdown; links are relative to `docs/`. */
export interface ErrorFacts {
  readonly status: number;
  /** Whether the same call, unchanged, may succeed later. */
  readonly retryable: boolean;
  /** In a few words, as in the contract's `ErrorCode`. */
  readonly meaning: string;
  /** What causes it, and what the answer says about the cause. */
  readonly cause: string;
  /** What the caller can do about it. */
  readonly remedy: string;
}

/** The registry of error codes. The contract's `ErrorCode` lists the same codes; `docs/errors.md` is generated from it. */
export const ERRORS = {
  bad_request: {
    status: 400, retryable: false,
    meaning: 'the call is not a well-formed HTTP request, or its compressed body is corrupt',
    cause: 'The message gives the cause: a malformed request line or header, no `Host` header or two of them, gzip that does not decompress, or a body shorter than its declared length.',
    remedy: 'Fix the client, or the proxy in front of it. HTTP libraries get this right, so look for headers set by hand and for truncated bodies.',
  },
  plan_limit_exceeded: {
    status: 400, retryable: false,
    meaning: 'more nodes or vehicles than the plan allows',
    cause: "`node_num` or `vehicle_num` exceeds what the account's plan allows; the message gives both numbers.",
    remedy: 'Split the problem (by day, depot or district), leave out vehicles you do not need, or upgrade the plan.',
  },
  missing_credentials: {
    status: 401, retryable: false,
    meaning: 'the user-name or key header is missing, empty or given twice',
    cause: 'Direct access needs `X-User-Name` and `X-Api-Key`, each exactly once and not empty. A common cause is an environment variable that is not set where the program runs.',
    remedy: 'Send both headers with every call, including polls.',
  },
  invalid_credentials: {
    status: 401, retryable: false,
    meaning: 'wrong user name or key, or the key is disabled, revoked, deleted or expired',
    cause: 'The user name and the key do not match, or the key is no longer valid. The answer does not say which, so that it does not reveal which names exist.',
    remedy: 'Compare both values with what you were given: check for spaces, letter case and a truncated key. If they are right, ask for a new key: a key is shown only once.',
  },
  invalid_proxy_secret: {
    status: 401, retryable: false,
    meaning: "the marketplace proxy's secret is wrong",
    cause: "The call carries the header of the marketplace's proxy, but not the secret this service expects. If a marketplace is configured, that header takes precedence over direct credentials.",
    remedy: 'Call through the marketplace, which adds the secret itself. With your own credentials, leave that header out.',
  },
  api_access_denied: {
    status: 403, retryable: false,
    meaning: "the account's plan does not include API access",
    cause: "The user name and key are correct, but the account's plan does not include API access, or is no longer offered.",
    remedy: 'Move the account to a plan with API access. The keys stay the same.',
  },
  unknown_subscription: {
    status: 403, retryable: false,
    meaning: 'the marketplace subscription belongs to no plan',
    cause: 'The marketplace sent a subscription that this service has no plan for, or no subscription, and there is no plan for such calls.',
    remedy: 'Choose another subscription in the marketplace, or tell the operator of the service which one you have.',
  },
  result_access_denied: {
    status: 403, retryable: false,
    meaning: 'the polled task belongs to another account',
    cause: 'A task can only be read with a key of the account that submitted it; any of its keys works. Direct and marketplace accounts are separate.',
    remedy: 'Poll with the credentials of the account that submitted the task.',
  },
  not_found: {
    status: 404, retryable: false,
    meaning: 'no such path',
    cause: "The service has no such path: often a wrong version, an extra slash, or a path that was encoded twice.",
    remedy: 'Compare the path with the [reference](../openapi/openapi.yaml).',
  },
  task_not_found: {
    status: 404, retryable: false,
    meaning: 'unknown or expired request id',
    cause: 'There is no task with this id, or its result has expired ([limits](limits.md#lifetimes)). The `request_id` of a rejected submission does not identify a task.',
    remedy: 'Check that the id is the one the submission returned. If the result has expired, submit the problem again, and fetch results sooner.',
  },
  method_not_allowed: {
    status: 405, retryable: false,
    meaning: 'the path does not support this method',
    cause: 'An example is `GET` on the submit path. Some libraries turn a `POST` into a `GET` after a redirect from `http` to `https`.',
    remedy: 'Use a method named in the message and the `Allow` header, on the URL that does not redirect.',
  },
  request_timeout: {
    status: 408, retryable: true,
    meaning: 'the request did not arrive in time',
    cause: 'The headers and body did not arrive within the time allowed for a request ([limits](limits.md#requests)).',
    remedy: 'Send it again. For large problems, compress the body (`Content-Encoding: gzip`), or send `node_positions` instead of a matrix.',
  },
  body_too_large: {
    status: 413, retryable: false,
    meaning: 'the body, as sent or inflated, exceeds the limit',
    cause: 'The limit ([limits](limits.md#requests)) applies to the bytes as sent and again after decompression: compression alone does not help.',
    remedy: 'Send `node_positions` and an empty `distance_matrix`, or use fewer digits: `12.3` instead of `12.299999999999999`.',
  },
  unsupported_media_type: {
    status: 415, retryable: false,
    meaning: 'the content type is not `application/json` in UTF-8, or the encoding not gzip',
    cause: 'By default, `curl -d` sends a form, and some libraries send plain text.',
    remedy: 'Send `Content-Type: application/json`, the body in UTF-8, and `Content-Encoding: gzip` or none.',
  },
  validation_failed: {
    status: 422, retryable: false,
    meaning: 'the request breaks the rules of its fields; see `detail`',
    cause: '`detail` lists up to 100 faults: `loc` gives the place (`body`, field, indices), `msg` what is wrong and what is expected, `type` the kind of fault.',
    remedy: 'Correct what `detail` lists; the [reference](../openapi/openapi.yaml) has the rules for every field. Nothing was charged.',
  },
  idempotency_key_reused: {
    status: 422, retryable: false,
    meaning: 'the `Idempotency-Key` was used before with a different body',
    cause: 'A key belongs to one body, byte for byte. A different field order or number format makes a different body.',
    remedy: 'Use a new key for a new problem. To repeat a submission, send exactly the same bytes.',
  },
  rate_limit_exceeded: {
    status: 429, retryable: true,
    meaning: 'too many submissions in the last 60 seconds, or too many calls',
    cause: "The plan's submissions per minute are used up; only accepted submissions count, not polls. If too many rejected calls are the cause, the message says so.",
    remedy: 'Wait `retry_after_seconds`, then send again. Spread submissions over the minute, or upgrade to a plan with a higher rate.',
  },
  service_busy: {
    status: 429, retryable: true,
    meaning: 'too many tasks are waiting in the service',
    cause: 'The queue of the whole service is full; the message gives its depth. Your account did nothing wrong and was not charged.',
    remedy: 'Wait `retry_after_seconds`, then send again with the same `Idempotency-Key`.',
  },
  monthly_quota_exceeded: {
    status: 429, retryable: true,
    meaning: "the plan's submissions of this calendar month (UTC) are used up",
    cause: 'Every accepted submission of the month counts, unless it failed because of an error in the service.',
    remedy: 'Wait for the first of the next month (UTC), or upgrade to a plan with a larger quota, which takes effect immediately. You can still poll for results.',
  },
  headers_too_large: {
    status: 431, retryable: false,
    meaning: "the request's headers are too large",
    cause: 'All headers together exceed the limit ([limits](limits.md#requests)). Cookies of other services on the same host are a common cause.',
    remedy: 'Send only the headers in this documentation.',
  },
  internal_error: {
    status: 500, retryable: true,
    meaning: 'an error in the service; safe to retry with an `Idempotency-Key`',
    cause: 'Something failed that should not have. After a submission, the task may still exist.',
    remedy: 'Poll the `request_id` in the answer, or submit again with the same `Idempotency-Key`. If it happens again, report it with that id.',
  },
  service_unavailable: {
    status: 503, retryable: true,
    meaning: 'the service cannot reach its queue or is stopping; try again',
    cause: 'A restart or an outage, usually lasting seconds. No accepted task is lost.',
    remedy: 'Wait `retry_after_seconds`, then try again; repeat submissions with the same `Idempotency-Key`. After a submission you can poll the `request_id` in the answer: if the task was accepted after all, it is there.',
  },
  no_feasible_solution: {
    status: 200, retryable: false,
    meaning: 'failed task: no routes satisfy the constraints, or none were found in time',
    cause: 'The poll has status 200 with `success` false. `error` names the constraint, the node or vehicle and the number. It is proved only if the text says "impossible".',
    remedy: 'If impossible, change what the text names: widen a window, add a vehicle, or allow lateness with `late_penalty_per_min`. Otherwise raise `time_limit_seconds`, then relax constraints.',
  },
  solver_failed: {
    status: 200, retryable: true,
    meaning: 'failed task: an error in the service, not charged; submit again',
    cause: 'The poll has status 200 with `success` false: three times the solving process ended, or exceeded its limit, without an answer; or the strategy itself failed.',
    remedy: 'Submit again, possibly with another `strategy`. If it happens again, report it with the `request_id`.',
  },
  cancelled: {
    status: 200, retryable: false,
    meaning: 'failed task: cancelled by its account; not charged if no solve had started',
    cause: 'Someone with a key of the account called `DELETE` for the task. `error` says whether a solve had started; if so, the submission counts towards the quota.',
    remedy: 'Submit the problem again if you still need it.',
  },
} as const satisfies Record<string, ErrorFacts>;

export type ErrorCode = keyof typeof ERRORS;

/** The facts about an error code that only the account center returns. */
export type CenterErrorFacts = Pick<ErrorFacts, 'status' | 'meaning'>;

/** The codes of the account center beyond those of the API; its contract's `CenterErrorCode` lists the same codes. */
export const CENTER_ERRORS = {
  not_signed_in: { status: 401, meaning: 'there is no session, or it has ended' },
  wrong_password: { status: 401, meaning: 'user name or password is wrong, or the account has no password' },
  cross_site_request: { status: 403, meaning: 'the call does not come from a page of this service' },
  csrf_token_invalid: { status: 403, meaning: "the header `X-CSRF-Token` is missing or not the session's" },
  key_not_found: { status: 404, meaning: 'the account has no such key' },
  entry_not_found: { status: 404, meaning: "the account's history has no such entry" },
  not_available: { status: 404, meaning: 'the entry has no such file (not finished, failed, or without coordinates), or no callback to send' },
  too_many_keys: { status: 409, meaning: 'the account has the maximum number of keys' },
  key_revoked: { status: 409, meaning: 'the key was revoked, which cannot be undone' },
  entry_not_finished: { status: 409, meaning: 'the task is not finished, or its callback is on its way' },
} as const satisfies Record<string, CenterErrorFacts>;

export type CenterErrorCode = keyof typeof CENTER_ERRORS;
export type AnyErrorCode = ErrorCode | CenterErrorCode;

/** @returns the HTTP status of a code. */
export function statusOf(code: AnyErrorCode): number {
  return (code in ERRORS ? ERRORS[code as ErrorCode] : CENTER_ERRORS[code as CenterErrorCode]).status;
}

/** One validation fault as data, as the contract's `detail` carries it. */
export type Finding = { readonly [Member in keyof ValidationFinding]: Readonly<ValidationFinding[Member]> };

/** Everything an answer in the error envelope needs. Thrown only above the service line. */
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

/** A 422 with its findings. */
export function validationFailed(detail: readonly Finding[]): ServiceError {
  return new ServiceError('validation_failed', 'Validation failed', { detail });
}
