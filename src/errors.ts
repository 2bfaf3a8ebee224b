/** The one registry of error codes; the contract's `ErrorCode` enum and the documentation name the same. */
export const ERRORS = {
  bad_request: { status: 400, retryable: false },
  plan_limit_exceeded: { status: 400, retryable: false },
  missing_credentials: { status: 401, retryable: false },
  invalid_credentials: { status: 401, retryable: false },
  invalid_proxy_secret: { status: 401, retryable: false },
  api_access_denied: { status: 403, retryable: false },
  unknown_subscription: { status: 403, retryable: false },
  result_access_denied: { status: 403, retryable: false },
  not_found: { status: 404, retryable: false },
  task_not_found: { status: 404, retryable: false },
  method_not_allowed: { status: 405, retryable: false },
  request_timeout: { status: 408, retryable: true },
  body_too_large: { status: 413, retryable: false },
  unsupported_media_type: { status: 415, retryable: false },
  validation_failed: { status: 422, retryable: false },
  idempotency_key_reused: { status: 422, retryable: false },
  rate_limit_exceeded: { status: 429, retryable: true },
  service_busy: { status: 429, retryable: true },
  monthly_quota_exceeded: { status: 429, retryable: true },
  headers_too_large: { status: 431, retryable: false },
  internal_error: { status: 500, retryable: true },
  service_unavailable: { status: 503, retryable: true },
  no_feasible_solution: { status: 200, retryable: false },
  solver_failed: { status: 200, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>;

export type ErrorCode = keyof typeof ERRORS;

/** One validation fault as data, as the contract's `detail` carries it. */
export interface Finding {
  readonly loc: readonly string[];
  readonly msg: string;
  readonly type: string;
}

/** Everything that an answer in the error envelope needs; thrown above the service line only. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: readonly Finding[] | undefined;

  /** @param message what was wrong, with the value, and what to do about it. */
  constructor(code: ErrorCode, message: string, extra: { retryAfterSeconds?: number; detail?: readonly Finding[] } = {}) {
    super(message);
    this.code = code;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.detail = extra.detail;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
