/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export type ErrorCode =
  | 'bad_request'
  | 'plan_limit_exceeded'
  | 'missing_credentials'
  | 'invalid_credentials'
  | 'invalid_proxy_secret'
  | 'api_access_denied'
  | 'unknown_subscription'
  | 'result_access_denied'
  | 'not_found'
  | 'task_not_found'
  | 'matrices_not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'validation_failed'
  | 'idempotency_key_reused'
  | 'rate_limit_exceeded'
  | 'service_busy'
  | 'monthly_quota_exceeded'
  | 'headers_too_large'
  | 'internal_error'
  | 'service_unavailable'
  | 'no_feasible_solution'
  | 'solver_failed'
  | 'cancelled';
export interface ErrorFacts {
  readonly status: number;
  /** Whether the same call, unchanged, may succeed later. */
  readonly retryable: boolean;
  /** In a few words. */
  readonly meaning: string;
  /** What causes it, and what the answer says about the cause. */
  readonly cause: string;
  /** What the caller can do about it. */
  readonly remedy: string;
}
export declare const ERRORS: Readonly<Record<ErrorCode, ErrorFacts>>;
/** The messages that the contract fixes; `{name}` stands for a value. */
export declare const ERROR_MESSAGES: Readonly<Record<'plan_limit_exceeded' | 'missing_credentials' | 'invalid_credentials' | 'invalid_proxy_secret' | 'api_access_denied' | 'result_access_denied' | 'task_not_found' | 'validation_failed' | 'rate_limit_exceeded' | 'service_busy' | 'monthly_quota_exceeded', string>>;
