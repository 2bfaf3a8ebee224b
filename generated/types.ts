/* tslint:disable */
/* eslint-disable */
/**
 * The submission was accepted.
 * @export
 * @interface AcceptedEnvelope
 */
export interface AcceptedEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof AcceptedEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof AcceptedEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof AcceptedEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {SolveAccepted}
     * @memberof AcceptedEnvelope
     */
    result: SolveAccepted;
    /**
     * 
     * @type {TaskPhase}
     * @memberof AcceptedEnvelope
     */
    state: TaskPhase;
    /**
     * When the submission was accepted.
     * @type {string}
     * @memberof AcceptedEnvelope
     */
    accepted_at: string;
    /**
     * When a worker started to solve it; null before that.
     * @type {string}
     * @memberof AcceptedEnvelope
     */
    started_at: string | null;
    /**
     * When it finished; null before that.
     * @type {string}
     * @memberof AcceptedEnvelope
     */
    finished_at: string | null;
    /**
     * Until when the result can be polled; null until the task is finished.
     * @type {string}
     * @memberof AcceptedEnvelope
     */
    expires_at: string | null;
}



/**
 * The task is in the queue.
 * @export
 */
export const AcceptedStatus = {
    Accepted: 'accepted'
} as const;
export type AcceptedStatus = typeof AcceptedStatus[keyof typeof AcceptedStatus];

/**
 * Limits and usage of the calling account.
 * @export
 * @interface AccountUsage
 */
export interface AccountUsage {
    /**
     * Name of the account's plan.
     * @type {string}
     * @memberof AccountUsage
     */
    plan: string;
    /**
     * 
     * @type {PlanLimits}
     * @memberof AccountUsage
     */
    limits: PlanLimits;
    /**
     * 
     * @type {MinuteUsage}
     * @memberof AccountUsage
     */
    minute: MinuteUsage;
    /**
     * 
     * @type {MonthUsage}
     * @memberof AccountUsage
     */
    month: MonthUsage;
}
/**
 * The outcome of a task's callback.
 * @export
 * @interface CallbackEnvelope
 */
export interface CallbackEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof CallbackEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof CallbackEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof CallbackEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {CallbackReport}
     * @memberof CallbackEnvelope
     */
    result: CallbackReport;
}
/**
 * State of a task's callback.
 * @export
 * @interface CallbackReport
 */
export interface CallbackReport {
    /**
     * 
     * @type {CallbackState}
     * @memberof CallbackReport
     */
    state: CallbackState;
    /**
     * HTTP status of the receiver's answer; null without an answer.
     * @type {number}
     * @memberof CallbackReport
     */
    status: number | null;
    /**
     * Why there is no answer; null if there is one, and before the callback is sent.
     * @type {string}
     * @memberof CallbackReport
     */
    reason: string | null;
    /**
     * When the outcome became known; null before.
     * @type {string}
     * @memberof CallbackReport
     */
    at: string | null;
}



/**
 * `not_asked`: the request had no `callback_url`. `pending`: not sent yet. `delivered`: answered with a 2xx status. `undelivered`: any other answer, or none in time. `blocked`: the address may not be called. `unclear`: the process that sent it ended before it could record the outcome.
 * @export
 */
export const CallbackState = {
    NotAsked: 'not_asked',
    Pending: 'pending',
    Delivered: 'delivered',
    Undelivered: 'undelivered',
    Blocked: 'blocked',
    Unclear: 'unclear'
} as const;
export type CallbackState = typeof CallbackState[keyof typeof CallbackState];

/**
 * The parts of a cost; their sum is the cost.
 * @export
 * @interface CostSplit
 */
export interface CostSplit {
    /**
     * Distance times the vehicle's unit distance cost (times 1 under `min_total_distance`). Unit: objective.
     * @type {number}
     * @memberof CostSplit
     */
    distance: number;
    /**
     * Fixed costs of the vehicles used; 0 under `min_total_distance`. Unit: objective.
     * @type {number}
     * @memberof CostSplit
     */
    fixed: number;
    /**
     * Minutes of lateness times `late_penalty_per_min`; 0 with hard windows. Unit: objective.
     * @type {number}
     * @memberof CostSplit
     */
    lateness: number;
}
/**
 * The call was rejected or failed. There is no `result`.
 * @export
 * @interface ErrorEnvelope
 */
export interface ErrorEnvelope {
    /**
     * Always false.
     * @type {boolean}
     * @memberof ErrorEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof ErrorEnvelope
     */
    request_id: string;
    /**
     * What was wrong and what to do about it, in English.
     * @type {string}
     * @memberof ErrorEnvelope
     */
    error: string;
    /**
     * Machine-readable reason for a rejection or failure. Codes may be added: treat one that you do not know by its HTTP status.
     * 
     * | code | status | meaning |
     * |---|---|---|
     * | `bad_request` | 400 | the call is not a well-formed HTTP request, or its compressed body is corrupt |
     * | `plan_limit_exceeded` | 400 | more nodes or vehicles than the plan allows |
     * | `missing_credentials` | 401 | the user-name or key header is missing, empty or given twice |
     * | `invalid_credentials` | 401 | wrong user name or key, or the key is disabled, revoked, deleted or expired |
     * | `invalid_proxy_secret` | 401 | the marketplace proxy's secret is wrong |
     * | `api_access_denied` | 403 | the account's plan does not include API access |
     * | `unknown_subscription` | 403 | the marketplace subscription belongs to no plan |
     * | `result_access_denied` | 403 | the polled task belongs to another account |
     * | `not_found` | 404 | no such path |
     * | `task_not_found` | 404 | unknown or expired request id |
     * | `method_not_allowed` | 405 | the path does not support this method |
     * | `request_timeout` | 408 | the request did not arrive in time |
     * | `body_too_large` | 413 | the body, as sent or inflated, exceeds the limit |
     * | `unsupported_media_type` | 415 | the content type is not `application/json` in UTF-8, or the encoding not gzip |
     * | `validation_failed` | 422 | the request breaks the rules of its fields; see `detail` |
     * | `idempotency_key_reused` | 422 | the `Idempotency-Key` was used before with a different body |
     * | `rate_limit_exceeded` | 429 | too many submissions in the last 60 seconds, or too many calls |
     * | `service_busy` | 429 | too many tasks are waiting in the service |
     * | `monthly_quota_exceeded` | 429 | the plan's submissions of this calendar month (UTC) are used up |
     * | `headers_too_large` | 431 | the request's headers are too large |
     * | `internal_error` | 500 | an error in the service; safe to retry with an `Idempotency-Key` |
     * | `service_unavailable` | 503 | the service cannot reach its queue or is stopping; try again |
     * | `no_feasible_solution` | 200 | failed task: no routes satisfy the constraints, or none were found in time |
     * | `solver_failed` | 200 | failed task: an error in the service, not charged; submit again |
     * | `cancelled` | 200 | failed task: cancelled by its account; not charged if no solve had started |
     * 
     * @type {string}
     * @memberof ErrorEnvelope
     */
    code: string;
    /**
     * Where the code is explained; a path, if the service does not know its own address.
     * @type {string}
     * @memberof ErrorEnvelope
     */
    documentation_url?: string;
    /**
     * Suggested wait before repeating the call; the same as the `Retry-After` header. Unit: seconds.
     * @type {number}
     * @memberof ErrorEnvelope
     */
    retry_after_seconds?: number;
    /**
     * The faults found, at most 100; the last message gives the number of the others.
     * @type {Array<ValidationFinding>}
     * @memberof ErrorEnvelope
     */
    detail?: Array<ValidationFinding>;
}
/**
 * The task is finished without routes.
 * @export
 * @interface FailedEnvelope
 */
export interface FailedEnvelope {
    /**
     * Always false.
     * @type {boolean}
     * @memberof FailedEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof FailedEnvelope
     */
    request_id: string;
    /**
     * Why there are no routes: which constraint, which node or vehicle, which number. Says "impossible" only if that is proved.
     * @type {string}
     * @memberof FailedEnvelope
     */
    error: string;
    /**
     * Machine-readable reason for a rejection or failure. Codes may be added: treat one that you do not know by its HTTP status.
     * 
     * | code | status | meaning |
     * |---|---|---|
     * | `bad_request` | 400 | the call is not a well-formed HTTP request, or its compressed body is corrupt |
     * | `plan_limit_exceeded` | 400 | more nodes or vehicles than the plan allows |
     * | `missing_credentials` | 401 | the user-name or key header is missing, empty or given twice |
     * | `invalid_credentials` | 401 | wrong user name or key, or the key is disabled, revoked, deleted or expired |
     * | `invalid_proxy_secret` | 401 | the marketplace proxy's secret is wrong |
     * | `api_access_denied` | 403 | the account's plan does not include API access |
     * | `unknown_subscription` | 403 | the marketplace subscription belongs to no plan |
     * | `result_access_denied` | 403 | the polled task belongs to another account |
     * | `not_found` | 404 | no such path |
     * | `task_not_found` | 404 | unknown or expired request id |
     * | `method_not_allowed` | 405 | the path does not support this method |
     * | `request_timeout` | 408 | the request did not arrive in time |
     * | `body_too_large` | 413 | the body, as sent or inflated, exceeds the limit |
     * | `unsupported_media_type` | 415 | the content type is not `application/json` in UTF-8, or the encoding not gzip |
     * | `validation_failed` | 422 | the request breaks the rules of its fields; see `detail` |
     * | `idempotency_key_reused` | 422 | the `Idempotency-Key` was used before with a different body |
     * | `rate_limit_exceeded` | 429 | too many submissions in the last 60 seconds, or too many calls |
     * | `service_busy` | 429 | too many tasks are waiting in the service |
     * | `monthly_quota_exceeded` | 429 | the plan's submissions of this calendar month (UTC) are used up |
     * | `headers_too_large` | 431 | the request's headers are too large |
     * | `internal_error` | 500 | an error in the service; safe to retry with an `Idempotency-Key` |
     * | `service_unavailable` | 503 | the service cannot reach its queue or is stopping; try again |
     * | `no_feasible_solution` | 200 | failed task: no routes satisfy the constraints, or none were found in time |
     * | `solver_failed` | 200 | failed task: an error in the service, not charged; submit again |
     * | `cancelled` | 200 | failed task: cancelled by its account; not charged if no solve had started |
     * 
     * @type {string}
     * @memberof FailedEnvelope
     */
    code: string;
    /**
     * Always null.
     * @type {object}
     * @memberof FailedEnvelope
     */
    result: object | null;
    /**
     * What was accepted and probably not meant, at most 20; the last message gives the number of the rest. Absent when there are none. A warning changes neither the routes nor the charge.
     * @type {Array<RequestWarning>}
     * @memberof FailedEnvelope
     */
    warnings?: Array<RequestWarning>;
    /**
     * 
     * @type {FailedState}
     * @memberof FailedEnvelope
     */
    state: FailedState;
    /**
     * When the submission was accepted.
     * @type {string}
     * @memberof FailedEnvelope
     */
    accepted_at: string;
    /**
     * When a worker started to solve it; null before that.
     * @type {string}
     * @memberof FailedEnvelope
     */
    started_at: string | null;
    /**
     * When it finished; null before that.
     * @type {string}
     * @memberof FailedEnvelope
     */
    finished_at: string | null;
    /**
     * Until when the result can be polled; null until the task is finished.
     * @type {string}
     * @memberof FailedEnvelope
     */
    expires_at: string | null;
}



/**
 * The task is finished, without routes.
 * @export
 */
export const FailedState = {
    Failed: 'failed'
} as const;
export type FailedState = typeof FailedState[keyof typeof FailedState];

/**
 * @type FinishedEnvelope
 * The state of a finished task.
 * @export
 */
export type FinishedEnvelope = { state: 'failed' } & FailedEnvelope | { state: 'solved' } & SolvedEnvelope;
/**
 * Data of the event `finished`.
 * @export
 * @interface FinishedEvent
 */
export interface FinishedEvent {
    /**
     * `solved` or `failed`.
     * @type {string}
     * @memberof FinishedEvent
     */
    state: string;
    /**
     * When the submission was accepted.
     * @type {string}
     * @memberof FinishedEvent
     */
    accepted_at: string;
    /**
     * When a worker started to solve it; null before that.
     * @type {string}
     * @memberof FinishedEvent
     */
    started_at: string | null;
    /**
     * When it finished; null before that.
     * @type {string}
     * @memberof FinishedEvent
     */
    finished_at: string | null;
    /**
     * Until when the result can be polled; null until the task is finished.
     * @type {string}
     * @memberof FinishedEvent
     */
    expires_at: string | null;
    /**
     * Machine-readable reason for a rejection or failure. Codes may be added: treat one that you do not know by its HTTP status.
     * 
     * | code | status | meaning |
     * |---|---|---|
     * | `bad_request` | 400 | the call is not a well-formed HTTP request, or its compressed body is corrupt |
     * | `plan_limit_exceeded` | 400 | more nodes or vehicles than the plan allows |
     * | `missing_credentials` | 401 | the user-name or key header is missing, empty or given twice |
     * | `invalid_credentials` | 401 | wrong user name or key, or the key is disabled, revoked, deleted or expired |
     * | `invalid_proxy_secret` | 401 | the marketplace proxy's secret is wrong |
     * | `api_access_denied` | 403 | the account's plan does not include API access |
     * | `unknown_subscription` | 403 | the marketplace subscription belongs to no plan |
     * | `result_access_denied` | 403 | the polled task belongs to another account |
     * | `not_found` | 404 | no such path |
     * | `task_not_found` | 404 | unknown or expired request id |
     * | `method_not_allowed` | 405 | the path does not support this method |
     * | `request_timeout` | 408 | the request did not arrive in time |
     * | `body_too_large` | 413 | the body, as sent or inflated, exceeds the limit |
     * | `unsupported_media_type` | 415 | the content type is not `application/json` in UTF-8, or the encoding not gzip |
     * | `validation_failed` | 422 | the request breaks the rules of its fields; see `detail` |
     * | `idempotency_key_reused` | 422 | the `Idempotency-Key` was used before with a different body |
     * | `rate_limit_exceeded` | 429 | too many submissions in the last 60 seconds, or too many calls |
     * | `service_busy` | 429 | too many tasks are waiting in the service |
     * | `monthly_quota_exceeded` | 429 | the plan's submissions of this calendar month (UTC) are used up |
     * | `headers_too_large` | 431 | the request's headers are too large |
     * | `internal_error` | 500 | an error in the service; safe to retry with an `Idempotency-Key` |
     * | `service_unavailable` | 503 | the service cannot reach its queue or is stopping; try again |
     * | `no_feasible_solution` | 200 | failed task: no routes satisfy the constraints, or none were found in time |
     * | `solver_failed` | 200 | failed task: an error in the service, not charged; submit again |
     * | `cancelled` | 200 | failed task: cancelled by its account; not charged if no solve had started |
     * 
     * @type {string}
     * @memberof FinishedEvent
     */
    code?: string;
}
/**
 * Data of the event `incumbent`, a `SearchProgress` with the state beside it.
 * @export
 * @interface IncumbentEvent
 */
export interface IncumbentEvent {
    /**
     * 
     * @type {TaskPhase}
     * @memberof IncumbentEvent
     */
    state: TaskPhase;
    /**
     * The strategy that is running.
     * @type {string}
     * @memberof IncumbentEvent
     */
    strategy: string;
    /**
     * Time since this solve started. Unit: seconds.
     * @type {number}
     * @memberof IncumbentEvent
     */
    elapsed_seconds: number;
    /**
     * Better solutions found so far. Unit: count.
     * @type {number}
     * @memberof IncumbentEvent
     */
    incumbents: number;
    /**
     * Objective of the best solution so far; null before the first. Unit: objective.
     * @type {number}
     * @memberof IncumbentEvent
     */
    best_cost: number | null;
    /**
     * When the best solution was found, since this solve started; null before the first. Unit: seconds.
     * @type {number}
     * @memberof IncumbentEvent
     */
    best_found_seconds: number | null;
}


/**
 * Accepted submissions of the last 60 seconds.
 * @export
 * @interface MinuteUsage
 */
export interface MinuteUsage {
    /**
     * Submissions that the plan accepts in any 60 seconds. Unit: count.
     * @type {number}
     * @memberof MinuteUsage
     */
    limit: number;
    /**
     * Submissions accepted in the last 60 seconds. Unit: count.
     * @type {number}
     * @memberof MinuteUsage
     */
    used: number;
    /**
     * Submissions that would be accepted now. Unit: count.
     * @type {number}
     * @memberof MinuteUsage
     */
    remaining: number;
    /**
     * Seconds until one more would be accepted; 0 if none counts at present. Unit: seconds.
     * @type {number}
     * @memberof MinuteUsage
     */
    reset_seconds: number;
}
/**
 * Accepted submissions of this calendar month (UTC).
 * @export
 * @interface MonthUsage
 */
export interface MonthUsage {
    /**
     * Submissions that the plan accepts in a calendar month. Unit: count.
     * @type {number}
     * @memberof MonthUsage
     */
    limit: number;
    /**
     * Submissions accepted this month; tasks that failed because of the service are not counted. Unit: count.
     * @type {number}
     * @memberof MonthUsage
     */
    used: number;
    /**
     * Submissions left this month. Unit: count.
     * @type {number}
     * @memberof MonthUsage
     */
    remaining: number;
    /**
     * When the next month starts and the quota is reset.
     * @type {string}
     * @memberof MonthUsage
     */
    resets_at: string;
}

/**
 * What to minimise: total distance, or total cost (fixed costs of the vehicles used plus distance costs). Null or omitted: `min_total_distance`.
 * @export
 */
export const Objective = {
    MinTotalDistance: 'min_total_distance',
    MinTotalCost: 'min_total_cost'
} as const;
export type Objective = typeof Objective[keyof typeof Objective];

/**
 * Limits for one request.
 * @export
 * @interface PlanLimits
 */
export interface PlanLimits {
    /**
     * Maximum number of nodes. Unit: count.
     * @type {number}
     * @memberof PlanLimits
     */
    max_nodes: number;
    /**
     * Maximum number of vehicles. Unit: count.
     * @type {number}
     * @memberof PlanLimits
     */
    max_vehicles: number;
    /**
     * Solve time of a request without `time_limit_seconds`. Unit: seconds.
     * @type {number}
     * @memberof PlanLimits
     */
    default_solve_seconds: number;
    /**
     * Maximum solve time; a larger `time_limit_seconds` is lowered to it. Unit: seconds.
     * @type {number}
     * @memberof PlanLimits
     */
    max_solve_seconds: number;
    /**
     * Maximum size of a request body, decompressed. Unit: count.
     * @type {number}
     * @memberof PlanLimits
     */
    max_body_bytes: number;
}
/**
 * @type PollEnvelope
 * The state of a task.
 * @export
 */
export type PollEnvelope = { state: 'failed' } & FailedEnvelope | { state: 'queued' } & RunningEnvelope | { state: 'solved' } & SolvedEnvelope | { state: 'solving' } & RunningEnvelope;

/**
 * The task is not finished; distinguishes a running task from a solved one.
 * @export
 */
export const ProgressStatus = {
    Processing: 'processing'
} as const;
export type ProgressStatus = typeof ProgressStatus[keyof typeof ProgressStatus];

/**
 * Data of the event `queued`.
 * @export
 * @interface QueuedEvent
 */
export interface QueuedEvent {
    /**
     * 
     * @type {TaskPhase}
     * @memberof QueuedEvent
     */
    state: TaskPhase;
    /**
     * When the submission was accepted.
     * @type {string}
     * @memberof QueuedEvent
     */
    accepted_at: string;
    /**
     * When a worker started to solve it; null before that.
     * @type {string}
     * @memberof QueuedEvent
     */
    started_at: string | null;
    /**
     * When it finished; null before that.
     * @type {string}
     * @memberof QueuedEvent
     */
    finished_at: string | null;
    /**
     * Until when the result can be polled; null until the task is finished.
     * @type {string}
     * @memberof QueuedEvent
     */
    expires_at: string | null;
    /**
     * 
     * @type {ProgressStatus}
     * @memberof QueuedEvent
     */
    status: ProgressStatus;
    /**
     * 
     * @type {TaskPhase}
     * @memberof QueuedEvent
     */
    phase: TaskPhase;
    /**
     * Tasks that wait in the whole service, those being solved not counted; null when that is not known. Unit: count.
     * @type {number}
     * @memberof QueuedEvent
     */
    queue_depth: number | null;
}


/**
 * Something in the request that has no effect or probably another one than was meant.
 * @export
 * @interface RequestWarning
 */
export interface RequestWarning {
    /**
     * Kind of warning; codes may be added.
     * 
     * | code | meaning |
     * |---|---|
     * | `time_dimension_incomplete` | `node_time_windows`, `node_service_time` and `vehicle_speeds` are not all given: no times are kept, and windows may be violated |
     * | `time_dimension_missing` | `max_working_hours` or `late_penalty_per_min` is given without the three arrays that it needs |
     * | `costs_not_counted` | costs of vehicles are given, and the objective is not `min_total_cost` |
     * | `positions_geographic` | `node_positions` look like longitude and latitude, and distances between them are Euclidean |
     * | `matrix_not_used` | `distance_matrix` is given beside `node_positions`, whose distances count |
     * | `unknown_field` | the request has no such field; the message names the nearest one |
     * 
     * @type {string}
     * @memberof RequestWarning
     */
    code: string;
    /**
     * Where, `body` first, then the field.
     * @type {Array<string>}
     * @memberof RequestWarning
     */
    loc: Array<string>;
    /**
     * What has no effect, with the value, and what to do about it.
     * @type {string}
     * @memberof RequestWarning
     */
    message: string;
}
/**
 * One violated constraint.
 * @export
 * @interface RouteViolation
 */
export interface RouteViolation {
    /**
     * 
     * @type {ViolationKind}
     * @memberof RouteViolation
     */
    kind: ViolationKind;
    /**
     * What is wrong, with the numbers.
     * @type {string}
     * @memberof RouteViolation
     */
    message: string;
    /**
     * The vehicle of the route. Unit: index.
     * @type {number}
     * @memberof RouteViolation
     */
    vehicle?: number;
    /**
     * The node concerned. Unit: index.
     * @type {number}
     * @memberof RouteViolation
     */
    node?: number;
    /**
     * The value in these routes.
     * @type {number}
     * @memberof RouteViolation
     */
    value?: number;
    /**
     * The limit.
     * @type {number}
     * @memberof RouteViolation
     */
    limit?: number;
}


/**
 * The result of a check of routes.
 * @export
 * @interface RoutesCheckEnvelope
 */
export interface RoutesCheckEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof RoutesCheckEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof RoutesCheckEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof RoutesCheckEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {RoutesVerdict}
     * @memberof RoutesCheckEnvelope
     */
    result: RoutesVerdict;
}
/**
 * A problem and routes to check against it.
 * @export
 * @interface RoutesToCheck
 */
export interface RoutesToCheck {
    /**
     * 
     * @type {SolveRequest}
     * @memberof RoutesToCheck
     */
    request: SolveRequest;
    /**
     * Routes by vehicle label (`Vehicle <id>`), as in a result; each starts at the vehicle's start node and ends at its end node. Omit unused vehicles.
     * @type {{ [key: string]: Array<number>; }}
     * @memberof RoutesToCheck
     */
    routes: { [key: string]: Array<number>; };
}
/**
 * The checker's findings.
 * @export
 * @interface RoutesVerdict
 */
export interface RoutesVerdict {
    /**
     * Whether the routes satisfy every constraint.
     * @type {boolean}
     * @memberof RoutesVerdict
     */
    feasible: boolean;
    /**
     * The violated constraints, at most 100 of each kind; empty if there are none.
     * @type {Array<RouteViolation>}
     * @memberof RoutesVerdict
     */
    violations: Array<RouteViolation>;
    /**
     * Total cost, or total distance, depending on the objective; null if the routes are too broken to have one. Unit: objective.
     * @type {number}
     * @memberof RoutesVerdict
     */
    total_cost: number | null;
    /**
     * 
     * @type {CostSplit}
     * @memberof RoutesVerdict
     */
    cost?: CostSplit;
}
/**
 * The task is waiting or being solved.
 * @export
 * @interface RunningEnvelope
 */
export interface RunningEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof RunningEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof RunningEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof RunningEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {RunningResult}
     * @memberof RunningEnvelope
     */
    result: RunningResult;
    /**
     * Suggested wait before repeating the call; the same as the `Retry-After` header. Unit: seconds.
     * @type {number}
     * @memberof RunningEnvelope
     */
    retry_after_seconds: number;
    /**
     * 
     * @type {TaskPhase}
     * @memberof RunningEnvelope
     */
    state: TaskPhase;
    /**
     * When the submission was accepted.
     * @type {string}
     * @memberof RunningEnvelope
     */
    accepted_at: string;
    /**
     * When a worker started to solve it; null before that.
     * @type {string}
     * @memberof RunningEnvelope
     */
    started_at: string | null;
    /**
     * When it finished; null before that.
     * @type {string}
     * @memberof RunningEnvelope
     */
    finished_at: string | null;
    /**
     * Until when the result can be polled; null until the task is finished.
     * @type {string}
     * @memberof RunningEnvelope
     */
    expires_at: string | null;
}


/**
 * State of a task that is not finished.
 * @export
 * @interface RunningResult
 */
export interface RunningResult {
    /**
     * 
     * @type {ProgressStatus}
     * @memberof RunningResult
     */
    status: ProgressStatus;
    /**
     * 
     * @type {TaskPhase}
     * @memberof RunningResult
     */
    phase?: TaskPhase;
    /**
     * While `phase` is `queued`: number of tasks waiting in the whole service, not counting those being solved. Unit: count.
     * @type {number}
     * @memberof RunningResult
     */
    queue_depth?: number | null;
    /**
     * 
     * @type {SearchProgress}
     * @memberof RunningResult
     */
    progress?: SearchProgress;
}


/**
 * Progress of the solve, as reported by the strategy. Costs are not checked yet, so only the result counts. Starts from scratch if a worker is lost and another one takes over the task.
 * @export
 * @interface SearchProgress
 */
export interface SearchProgress {
    /**
     * The strategy that is running.
     * @type {string}
     * @memberof SearchProgress
     */
    strategy: string;
    /**
     * Time since this solve started. Unit: seconds.
     * @type {number}
     * @memberof SearchProgress
     */
    elapsed_seconds: number;
    /**
     * Better solutions found so far. Unit: count.
     * @type {number}
     * @memberof SearchProgress
     */
    incumbents: number;
    /**
     * Objective of the best solution so far; null before the first. Unit: objective.
     * @type {number}
     * @memberof SearchProgress
     */
    best_cost: number | null;
    /**
     * When the best solution was found, since this solve started; null before the first. Unit: seconds.
     * @type {number}
     * @memberof SearchProgress
     */
    best_found_seconds: number | null;
}
/**
 * How the search went. Absent in results of releases that did not record it.
 * @export
 * @interface SearchSummary
 */
export interface SearchSummary {
    /**
     * Why it ended. `optimal`: no better solution exists. `stagnated`: no improvement is expected. `exhausted`: the method has nothing left to try. `iterations`: it used up the `iterations` of the request. `limit`: it reached its time limit. `stopped`: it was stopped from outside. `interrupted`: it failed, and the best solution before that was kept. With `iterations` in the request, the result is reproducible unless this is `limit`, `stopped` or `interrupted`. Values may be added.
     * @type {string}
     * @memberof SearchSummary
     */
    ended: string;
    /**
     * Iterations done, in the strategy's own unit; 0 if the strategy does not count them, null if it failed. Unit: count.
     * @type {number}
     * @memberof SearchSummary
     */
    iterations: number | null;
    /**
     * Threads available to it. Unit: count.
     * @type {number}
     * @memberof SearchSummary
     */
    threads: number;
    /**
     * Variant of the search chosen by the problem's features, such as `windows-mixed-asymmetric`: what the schedule requires (`untimed`, `windows`, `capped`, `late`), mixed vehicles, asymmetric distances; `general` is the slowest. Null for strategies that are not built in. Values may be added.
     * @type {string}
     * @memberof SearchSummary
     */
    variant?: string | null;
}
/**
 * The solution in full precision, beyond the compact maps.
 * @export
 * @interface SolutionDetails
 */
export interface SolutionDetails {
    /**
     * 
     * @type {CostSplit}
     * @memberof SolutionDetails
     */
    cost: CostSplit;
    /**
     * One entry per vehicle with a route, in ascending order of id.
     * @type {Array<VehicleDetails>}
     * @memberof SolutionDetails
     */
    vehicles: Array<VehicleDetails>;
    /**
     * 
     * @type {SearchSummary}
     * @memberof SolutionDetails
     */
    search?: SearchSummary;
}
/**
 * Acknowledgement of a submission.
 * @export
 * @interface SolveAccepted
 */
export interface SolveAccepted {
    /**
     * 
     * @type {AcceptedStatus}
     * @memberof SolveAccepted
     */
    status: AcceptedStatus;
    /**
     * 
     * @type {TaskPhase}
     * @memberof SolveAccepted
     */
    phase: TaskPhase;
    /**
     * How to get the result, for people.
     * @type {string}
     * @memberof SolveAccepted
     */
    message: string;
    /**
     * What was accepted and probably not meant, at most 20; the last message gives the number of the rest. Absent when there are none. A warning changes neither the routes nor the charge.
     * @type {Array<RequestWarning>}
     * @memberof SolveAccepted
     */
    warnings?: Array<RequestWarning>;
}


/**
 * A vehicle-routing problem. Every node that is not a start or end of a vehicle is visited exactly once.
 * @export
 * @interface SolveRequest
 */
export interface SolveRequest {
    /**
     * Label for the request, stored as is. No control characters.
     * @type {string}
     * @memberof SolveRequest
     */
    name?: string | null;
    /**
     * 
     * @type {Objective}
     * @memberof SolveRequest
     */
    objective?: Objective | null;
    /**
     * Number of nodes, depots included. The plan sets a limit. Unit: count.
     * @type {number}
     * @memberof SolveRequest
     */
    node_num: number;
    /**
     * Coordinates per node; length `node_num`. If given, distances are Euclidean between them, not rounded, and `distance_matrix` is not used. Unit: distance.
     * @type {Array<Array<number>>}
     * @memberof SolveRequest
     */
    node_positions?: Array<Array<number>> | null;
    /**
     * Number of vehicles. The plan sets a limit. Unit: count.
     * @type {number}
     * @memberof SolveRequest
     */
    vehicle_num: number;
    /**
     * `distance_matrix[i][j]` is the distance from node i to node j; `node_num` rows of `node_num` numbers. It need not be symmetric or obey the triangle inequality; the diagonal has no effect; use a large number, at most 1e12, where there is no road. May be `[]` if `node_positions` is given; it is then ignored. Unit: distance.
     * @type {Array<Array<number>>}
     * @memberof SolveRequest
     */
    distance_matrix: Array<Array<number>>;
    /**
     * Start node per vehicle; length `vehicle_num`. Start and end nodes are the depots. Unit: index.
     * @type {Array<number>}
     * @memberof SolveRequest
     */
    start_nodes: Array<number>;
    /**
     * End node per vehicle; length `vehicle_num`. Unit: index.
     * @type {Array<number>}
     * @memberof SolveRequest
     */
    end_nodes: Array<number>;
    /**
     * Demand per node; length `node_num`. A node used as a start or end must have demand 0. Unit: load.
     * @type {Array<number>}
     * @memberof SolveRequest
     */
    node_demands: Array<number>;
    /**
     * Capacity per vehicle; length `vehicle_num`. The demands of a route may not exceed it. Unit: load.
     * @type {Array<number>}
     * @memberof SolveRequest
     */
    vehicles_capacity: Array<number>;
    /**
     * Cost of using each vehicle; length `vehicle_num`. Used only if `objective` is `min_total_cost`, otherwise ignored. Omitted: 0 for every vehicle. Unit: money.
     * @type {Array<number>}
     * @memberof SolveRequest
     */
    vehicle_fixed_costs?: Array<number> | null;
    /**
     * Cost per unit of distance for each vehicle; length `vehicle_num`. Used only if `objective` is `min_total_cost`, otherwise ignored. Omitted: 1 for every vehicle. Unit: money/distance.
     * @type {Array<number>}
     * @memberof SolveRequest
     */
    vehicle_unit_distance_costs?: Array<number> | null;
    /**
     * Window per node for the start of service, depots included; length `node_num`. Together with `node_service_time` and `vehicle_speeds` it enables the time dimension; without all three, times are not considered. Unit: minutes.
     * @type {Array<Array<number>>}
     * @memberof SolveRequest
     */
    node_time_windows?: Array<Array<number>> | null;
    /**
     * Duration of service per node; length `node_num`. At a depot it counts as loading at the start of a route and as unloading at its end; 0 if a depot takes no time. Unit: minutes.
     * @type {Array<number>}
     * @memberof SolveRequest
     */
    node_service_time?: Array<number> | null;
    /**
     * Speed per vehicle, greater than 0; length `vehicle_num`. Travel minutes are 60 x distance / speed. With the time dimension, the longest distance may take at most 1e18 minutes, and no speed may be below 1e-15. Unit: distance/hour.
     * @type {Array<number>}
     * @memberof SolveRequest
     */
    vehicle_speeds?: Array<number> | null;
    /**
     * Limit on each vehicle's working time (from start of service at its first stop to the end of service at its last: service, travel and waiting). Hard, even if windows are soft. Used only with the time dimension. Omitted: no limit. Unit: hours.
     * @type {number}
     * @memberof SolveRequest
     */
    max_working_hours?: number | null;
    /**
     * Clock time of minute 0 as [hour, minute, second]; hour 0 to 23, minute and second 0 to 59. Exactly three values. Default [9, 0, 0]. Unit: clock.
     * @type {Array<number>}
     * @memberof SolveRequest
     */
    base_start_time?: Array<number> | null;
    /**
     * Maximum solve time, any positive integer. Omitted: the plan's default or, with `iterations`, its maximum. A value above the plan's maximum is silently lowered to it. The solve may end earlier. Unit: seconds.
     * @type {number}
     * @memberof SolveRequest
     */
    time_limit_seconds?: number | null;
    /**
     * Greater than 0, with the time dimension: soft windows; each minute of lateness adds this amount to the objective. 0, null or omitted: hard windows. Unit: money/minute.
     * @type {number}
     * @memberof SolveRequest
     */
    late_penalty_per_min?: number | null;
    /**
     * Where to send the finished task, once. Must start with `http://` or `https://`; port 80, 443 or 1024 and above; no user name or password; must not point to localhost, a private network or a reserved address.
     * @type {string}
     * @memberof SolveRequest
     */
    callback_url?: string | null;
    /**
     * Seed of the search: the same problem, seed and work give the same routes. Omitted: derived from the problem (not from its name, limits or callback) and reported in the result.
     * @type {number}
     * @memberof SolveRequest
     */
    seed?: number | null;
    /**
     * Iteration budget of the search, counted in iterations of the strategy over all its threads; a genetic search counts individuals. With it, the same problem, seed and iterations give the same routes on every machine: strategy, parameters and threads follow from the request alone, never from time or speed. The time limit still applies (omitted, it is the plan's maximum); a search cut off by it reports `limit` in `details.search.ended`. A search may end before its iterations are used up, always at the same one. Unit: count.
     * @type {number}
     * @memberof SolveRequest
     */
    iterations?: number | null;
    /**
     * Name of the strategy, such as `savings`. It must support the problem's size and features. Omitted: chosen by the problem's size and features.
     * @type {string}
     * @memberof SolveRequest
     */
    strategy?: string | null;
}


/**
 * The task is solved.
 * @export
 * @interface SolvedEnvelope
 */
export interface SolvedEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof SolvedEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof SolvedEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof SolvedEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {SolvedResult}
     * @memberof SolvedEnvelope
     */
    result: SolvedResult;
    /**
     * 
     * @type {SolvedState}
     * @memberof SolvedEnvelope
     */
    state: SolvedState;
    /**
     * When the submission was accepted.
     * @type {string}
     * @memberof SolvedEnvelope
     */
    accepted_at: string;
    /**
     * When a worker started to solve it; null before that.
     * @type {string}
     * @memberof SolvedEnvelope
     */
    started_at: string | null;
    /**
     * When it finished; null before that.
     * @type {string}
     * @memberof SolvedEnvelope
     */
    finished_at: string | null;
    /**
     * Until when the result can be polled; null until the task is finished.
     * @type {string}
     * @memberof SolvedEnvelope
     */
    expires_at: string | null;
}


/**
 * The routes found. The maps `routes`, `loads` and `time_windows` have a key `Vehicle <id>` for every vehicle that has a route, and only for those, in ascending order of id.
 * @export
 * @interface SolvedResult
 */
export interface SolvedResult {
    /**
     * True: a feasible solution was found.
     * @type {boolean}
     * @memberof SolvedResult
     */
    success: boolean;
    /**
     * Null: a solved result has no error.
     * @type {string}
     * @memberof SolvedResult
     */
    error: string | null;
    /**
     * Total distance or total cost, depending on the objective; includes lateness penalties. Unit: objective.
     * @type {number}
     * @memberof SolvedResult
     */
    total_cost: number;
    /**
     * Per vehicle, the nodes in visiting order, its start first and its end last. Empty if there is nothing to visit, with a `total_cost` of 0.
     * @type {{ [key: string]: Array<number>; }}
     * @memberof SolvedResult
     */
    routes: { [key: string]: Array<number>; };
    /**
     * Distance per route, in the order of the keys of `routes` sorted by vehicle id. Entry i is not necessarily vehicle i, because unused vehicles are omitted. Unit: distance.
     * @type {Array<number>}
     * @memberof SolvedResult
     */
    distances: Array<number>;
    /**
     * Per vehicle, the cumulative load after each node of its route. Unit: load.
     * @type {{ [key: string]: Array<number>; }}
     * @memberof SolvedResult
     */
    loads: { [key: string]: Array<number>; };
    /**
     * Per vehicle, a pair [arrive, leave] for each node of its route: start of service, and start of service + service time. A vehicle leaves its start as late as it can without more lateness or a later end. Empty without the time dimension.
     * @type {{ [key: string]: Array<Array<string>>; }}
     * @memberof SolvedResult
     */
    time_windows: { [key: string]: Array<Array<string>>; };
    /**
     * Duration of the solve. Unit: seconds.
     * @type {number}
     * @memberof SolvedResult
     */
    time: number;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof SolvedResult
     */
    request_id: string;
    /**
     * Name of the strategy that solved it.
     * @type {string}
     * @memberof SolvedResult
     */
    strategy: string;
    /**
     * Seed of the search, as given or derived.
     * @type {number}
     * @memberof SolvedResult
     */
    seed: number;
    /**
     * 
     * @type {SolutionDetails}
     * @memberof SolvedResult
     */
    details: SolutionDetails;
    /**
     * What was accepted and probably not meant, at most 20; the last message gives the number of the rest. Absent when there are none. A warning changes neither the routes nor the charge.
     * @type {Array<RequestWarning>}
     * @memberof SolvedResult
     */
    warnings?: Array<RequestWarning>;
}

/**
 * The task is finished, with routes.
 * @export
 */
export const SolvedState = {
    Solved: 'solved'
} as const;
export type SolvedState = typeof SolvedState[keyof typeof SolvedState];

/**
 * Data of the event `solving`.
 * @export
 * @interface SolvingEvent
 */
export interface SolvingEvent {
    /**
     * 
     * @type {TaskPhase}
     * @memberof SolvingEvent
     */
    state: TaskPhase;
    /**
     * When the submission was accepted.
     * @type {string}
     * @memberof SolvingEvent
     */
    accepted_at: string;
    /**
     * When a worker started to solve it; null before that.
     * @type {string}
     * @memberof SolvingEvent
     */
    started_at: string | null;
    /**
     * When it finished; null before that.
     * @type {string}
     * @memberof SolvingEvent
     */
    finished_at: string | null;
    /**
     * Until when the result can be polled; null until the task is finished.
     * @type {string}
     * @memberof SolvingEvent
     */
    expires_at: string | null;
    /**
     * 
     * @type {ProgressStatus}
     * @memberof SolvingEvent
     */
    status: ProgressStatus;
    /**
     * 
     * @type {TaskPhase}
     * @memberof SolvingEvent
     */
    phase: TaskPhase;
}


/**
 * One stop of a route. Times are null without the time dimension.
 * @export
 * @interface StopDetails
 */
export interface StopDetails {
    /**
     * Index of a node, from 0 to `node_num - 1`. Unit: index.
     * @type {number}
     * @memberof StopDetails
     */
    node: number;
    /**
     * Load after the stop is served. Unit: load.
     * @type {number}
     * @memberof StopDetails
     */
    load: number;
    /**
     * When the vehicle reaches the stop; at the first stop, the same as `start`. Unit: minutes.
     * @type {number}
     * @memberof StopDetails
     */
    arrival: number | null;
    /**
     * `start` - `arrival`; greater than 0 only before a window opens. Unit: minutes.
     * @type {number}
     * @memberof StopDetails
     */
    waiting: number | null;
    /**
     * Start of service. Unit: minutes.
     * @type {number}
     * @memberof StopDetails
     */
    start: number | null;
    /**
     * `start` + service time. Unit: minutes.
     * @type {number}
     * @memberof StopDetails
     */
    leave: number | null;
    /**
     * How long after the end of the window `start` is; 0 with hard windows. Unit: minutes.
     * @type {number}
     * @memberof StopDetails
     */
    lateness: number | null;
}
/**
 * Tasks, newest first.
 * @export
 * @interface TaskPage
 */
export interface TaskPage {
    /**
     * The tasks of this page.
     * @type {Array<TaskSummary>}
     * @memberof TaskPage
     */
    tasks: Array<TaskSummary>;
    /**
     * Send it as `cursor` to get the next page; null on the last page.
     * @type {string}
     * @memberof TaskPage
     */
    next_cursor: string | null;
}
/**
 * A page of the account's tasks.
 * @export
 * @interface TaskPageEnvelope
 */
export interface TaskPageEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof TaskPageEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof TaskPageEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof TaskPageEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {TaskPage}
     * @memberof TaskPageEnvelope
     */
    result: TaskPage;
}

/**
 * `queued`: waiting for a worker, like any accepted task. `solving`: a worker is solving it.
 * @export
 */
export const TaskPhase = {
    Queued: 'queued',
    Solving: 'solving'
} as const;
export type TaskPhase = typeof TaskPhase[keyof typeof TaskPhase];

/**
 * One task.
 * @export
 * @interface TaskSummary
 */
export interface TaskSummary {
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof TaskSummary
     */
    request_id: string;
    /**
     * First 256 characters of the request's `name`; null without one.
     * @type {string}
     * @memberof TaskSummary
     */
    name: string | null;
    /**
     * `queued`: waits for a worker. `solving`: a worker is solving it. `solved` and `failed`: finished, with routes or without (cancelled tasks too).
     * @type {string}
     * @memberof TaskSummary
     */
    state: string;
    /**
     * Error code of a failed task; null otherwise.
     * @type {string}
     * @memberof TaskSummary
     */
    code: string | null;
    /**
     * When the submission was accepted.
     * @type {string}
     * @memberof TaskSummary
     */
    accepted_at: string;
    /**
     * When a worker started to solve it; null before that.
     * @type {string}
     * @memberof TaskSummary
     */
    started_at: string | null;
    /**
     * When it finished; null before that.
     * @type {string}
     * @memberof TaskSummary
     */
    finished_at: string | null;
    /**
     * Until when the result can be polled; null until the task is finished.
     * @type {string}
     * @memberof TaskSummary
     */
    expires_at: string | null;
    /**
     * Nodes of the problem. Unit: count.
     * @type {number}
     * @memberof TaskSummary
     */
    nodes: number;
    /**
     * Vehicles of the problem. Unit: count.
     * @type {number}
     * @memberof TaskSummary
     */
    vehicles: number;
    /**
     * The strategy that solves or solved it.
     * @type {string}
     * @memberof TaskSummary
     */
    strategy: string;
    /**
     * Objective of the routes; null while there are none. Unit: objective.
     * @type {number}
     * @memberof TaskSummary
     */
    total_cost: number | null;
}
/**
 * The call came too early; try again after the given time. There is no `result`.
 * @export
 * @interface ThrottledEnvelope
 */
export interface ThrottledEnvelope {
    /**
     * Always false.
     * @type {boolean}
     * @memberof ThrottledEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof ThrottledEnvelope
     */
    request_id: string;
    /**
     * What was wrong and what to do about it, in English.
     * @type {string}
     * @memberof ThrottledEnvelope
     */
    error: string;
    /**
     * Machine-readable reason for a rejection or failure. Codes may be added: treat one that you do not know by its HTTP status.
     * 
     * | code | status | meaning |
     * |---|---|---|
     * | `bad_request` | 400 | the call is not a well-formed HTTP request, or its compressed body is corrupt |
     * | `plan_limit_exceeded` | 400 | more nodes or vehicles than the plan allows |
     * | `missing_credentials` | 401 | the user-name or key header is missing, empty or given twice |
     * | `invalid_credentials` | 401 | wrong user name or key, or the key is disabled, revoked, deleted or expired |
     * | `invalid_proxy_secret` | 401 | the marketplace proxy's secret is wrong |
     * | `api_access_denied` | 403 | the account's plan does not include API access |
     * | `unknown_subscription` | 403 | the marketplace subscription belongs to no plan |
     * | `result_access_denied` | 403 | the polled task belongs to another account |
     * | `not_found` | 404 | no such path |
     * | `task_not_found` | 404 | unknown or expired request id |
     * | `method_not_allowed` | 405 | the path does not support this method |
     * | `request_timeout` | 408 | the request did not arrive in time |
     * | `body_too_large` | 413 | the body, as sent or inflated, exceeds the limit |
     * | `unsupported_media_type` | 415 | the content type is not `application/json` in UTF-8, or the encoding not gzip |
     * | `validation_failed` | 422 | the request breaks the rules of its fields; see `detail` |
     * | `idempotency_key_reused` | 422 | the `Idempotency-Key` was used before with a different body |
     * | `rate_limit_exceeded` | 429 | too many submissions in the last 60 seconds, or too many calls |
     * | `service_busy` | 429 | too many tasks are waiting in the service |
     * | `monthly_quota_exceeded` | 429 | the plan's submissions of this calendar month (UTC) are used up |
     * | `headers_too_large` | 431 | the request's headers are too large |
     * | `internal_error` | 500 | an error in the service; safe to retry with an `Idempotency-Key` |
     * | `service_unavailable` | 503 | the service cannot reach its queue or is stopping; try again |
     * | `no_feasible_solution` | 200 | failed task: no routes satisfy the constraints, or none were found in time |
     * | `solver_failed` | 200 | failed task: an error in the service, not charged; submit again |
     * | `cancelled` | 200 | failed task: cancelled by its account; not charged if no solve had started |
     * 
     * @type {string}
     * @memberof ThrottledEnvelope
     */
    code: string;
    /**
     * Where the code is explained; a path, if the service does not know its own address.
     * @type {string}
     * @memberof ThrottledEnvelope
     */
    documentation_url?: string;
    /**
     * Suggested wait before repeating the call; the same as the `Retry-After` header. Unit: seconds.
     * @type {number}
     * @memberof ThrottledEnvelope
     */
    retry_after_seconds: number;
}
/**
 * What the plan allows and how much of it is used.
 * @export
 * @interface UsageEnvelope
 */
export interface UsageEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof UsageEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof UsageEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof UsageEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {AccountUsage}
     * @memberof UsageEnvelope
     */
    result: AccountUsage;
}
/**
 * What a submission of the request would lead to.
 * @export
 * @interface ValidRequest
 */
export interface ValidRequest {
    /**
     * 
     * @type {ValidStatus}
     * @memberof ValidRequest
     */
    status: ValidStatus;
    /**
     * Nodes of the problem. Unit: count.
     * @type {number}
     * @memberof ValidRequest
     */
    nodes: number;
    /**
     * Vehicles of the problem. Unit: count.
     * @type {number}
     * @memberof ValidRequest
     */
    vehicles: number;
    /**
     * Nodes that must be visited. Unit: count.
     * @type {number}
     * @memberof ValidRequest
     */
    customers: number;
    /**
     * Name of the strategy that would solve it.
     * @type {string}
     * @memberof ValidRequest
     */
    strategy: string;
    /**
     * Seed of the solve, as given or derived from the problem.
     * @type {number}
     * @memberof ValidRequest
     */
    seed: number;
    /**
     * Solve time it would get. Unit: seconds.
     * @type {number}
     * @memberof ValidRequest
     */
    time_limit_seconds: number;
    /**
     * What was accepted and probably not meant, at most 20; the last message gives the number of the rest. Absent when there are none. A warning changes neither the routes nor the charge.
     * @type {Array<RequestWarning>}
     * @memberof ValidRequest
     */
    warnings?: Array<RequestWarning>;
}



/**
 * The request would be accepted.
 * @export
 */
export const ValidStatus = {
    Valid: 'valid'
} as const;
export type ValidStatus = typeof ValidStatus[keyof typeof ValidStatus];

/**
 * The request is valid.
 * @export
 * @interface ValidationEnvelope
 */
export interface ValidationEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof ValidationEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof ValidationEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof ValidationEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {ValidRequest}
     * @memberof ValidationEnvelope
     */
    result: ValidRequest;
}
/**
 * The request breaks the contract; `detail` says where. There is no `result`.
 * @export
 * @interface ValidationErrorEnvelope
 */
export interface ValidationErrorEnvelope {
    /**
     * Always false.
     * @type {boolean}
     * @memberof ValidationErrorEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof ValidationErrorEnvelope
     */
    request_id: string;
    /**
     * What was wrong and what to do about it, in English.
     * @type {string}
     * @memberof ValidationErrorEnvelope
     */
    error: string;
    /**
     * Machine-readable reason for a rejection or failure. Codes may be added: treat one that you do not know by its HTTP status.
     * 
     * | code | status | meaning |
     * |---|---|---|
     * | `bad_request` | 400 | the call is not a well-formed HTTP request, or its compressed body is corrupt |
     * | `plan_limit_exceeded` | 400 | more nodes or vehicles than the plan allows |
     * | `missing_credentials` | 401 | the user-name or key header is missing, empty or given twice |
     * | `invalid_credentials` | 401 | wrong user name or key, or the key is disabled, revoked, deleted or expired |
     * | `invalid_proxy_secret` | 401 | the marketplace proxy's secret is wrong |
     * | `api_access_denied` | 403 | the account's plan does not include API access |
     * | `unknown_subscription` | 403 | the marketplace subscription belongs to no plan |
     * | `result_access_denied` | 403 | the polled task belongs to another account |
     * | `not_found` | 404 | no such path |
     * | `task_not_found` | 404 | unknown or expired request id |
     * | `method_not_allowed` | 405 | the path does not support this method |
     * | `request_timeout` | 408 | the request did not arrive in time |
     * | `body_too_large` | 413 | the body, as sent or inflated, exceeds the limit |
     * | `unsupported_media_type` | 415 | the content type is not `application/json` in UTF-8, or the encoding not gzip |
     * | `validation_failed` | 422 | the request breaks the rules of its fields; see `detail` |
     * | `idempotency_key_reused` | 422 | the `Idempotency-Key` was used before with a different body |
     * | `rate_limit_exceeded` | 429 | too many submissions in the last 60 seconds, or too many calls |
     * | `service_busy` | 429 | too many tasks are waiting in the service |
     * | `monthly_quota_exceeded` | 429 | the plan's submissions of this calendar month (UTC) are used up |
     * | `headers_too_large` | 431 | the request's headers are too large |
     * | `internal_error` | 500 | an error in the service; safe to retry with an `Idempotency-Key` |
     * | `service_unavailable` | 503 | the service cannot reach its queue or is stopping; try again |
     * | `no_feasible_solution` | 200 | failed task: no routes satisfy the constraints, or none were found in time |
     * | `solver_failed` | 200 | failed task: an error in the service, not charged; submit again |
     * | `cancelled` | 200 | failed task: cancelled by its account; not charged if no solve had started |
     * 
     * @type {string}
     * @memberof ValidationErrorEnvelope
     */
    code: string;
    /**
     * Where the code is explained; a path, if the service does not know its own address.
     * @type {string}
     * @memberof ValidationErrorEnvelope
     */
    documentation_url?: string;
    /**
     * The faults found, at most 100; the last message gives the number of the others.
     * @type {Array<ValidationFinding>}
     * @memberof ValidationErrorEnvelope
     */
    detail: Array<ValidationFinding>;
}
/**
 * One fault of a request.
 * @export
 * @interface ValidationFinding
 */
export interface ValidationFinding {
    /**
     * Location: `body` or `header` first, then field and indices as strings.
     * @type {Array<string>}
     * @memberof ValidationFinding
     */
    loc: Array<string>;
    /**
     * What is wrong, with the value, and what is expected.
     * @type {string}
     * @memberof ValidationFinding
     */
    msg: string;
    /**
     * Kind of fault: `missing` (a required field), `type_error` (wrong JSON type), `value_error` (right type, value not allowed), `json_invalid` (the body is not acceptable JSON).
     * @type {string}
     * @memberof ValidationFinding
     */
    type: string;
}
/**
 * One vehicle's route.
 * @export
 * @interface VehicleDetails
 */
export interface VehicleDetails {
    /**
     * Id of the vehicle, as in `Vehicle <id>`. Unit: index.
     * @type {number}
     * @memberof VehicleDetails
     */
    vehicle: number;
    /**
     * Length of the route. Unit: distance.
     * @type {number}
     * @memberof VehicleDetails
     */
    distance: number;
    /**
     * End of service at the last stop minus start at the first: service, travel and waiting. Null without the time dimension. Unit: minutes.
     * @type {number}
     * @memberof VehicleDetails
     */
    working_minutes: number | null;
    /**
     * 
     * @type {CostSplit}
     * @memberof VehicleDetails
     */
    cost: CostSplit;
    /**
     * The stops in visiting order, as many as the route has nodes.
     * @type {Array<StopDetails>}
     * @memberof VehicleDetails
     */
    stops: Array<StopDetails>;
}

/**
 * Which constraint is violated.
 * 
 * | kind | meaning |
 * |---|---|
 * | `malformed_route` | a route is not a list of at least two nodes, or there are more routes or stops than customers |
 * | `unknown_vehicle` | the label is not a vehicle of the request |
 * | `wrong_depot` | the route does not start and end at its vehicle's nodes |
 * | `unknown_node` | a stop is not a node of the request |
 * | `empty_route` | the route visits no customer |
 * | `depot_inside_route` | a depot is visited between the ends |
 * | `duplicate_customer` | a customer is visited more than once |
 * | `missing_customer` | a customer is not visited |
 * | `capacity` | a vehicle carries more than it can |
 * | `time_window` | a hard time window is missed |
 * | `working_hours` | a route takes longer than `max_working_hours` |
 * | `not_finite_cost` | the numbers are so large that the cost is not finite |
 * 
 * @export
 */
export const ViolationKind = {
    MalformedRoute: 'malformed_route',
    UnknownVehicle: 'unknown_vehicle',
    WrongDepot: 'wrong_depot',
    UnknownNode: 'unknown_node',
    EmptyRoute: 'empty_route',
    DepotInsideRoute: 'depot_inside_route',
    DuplicateCustomer: 'duplicate_customer',
    MissingCustomer: 'missing_customer',
    Capacity: 'capacity',
    TimeWindow: 'time_window',
    WorkingHours: 'working_hours',
    NotFiniteCost: 'not_finite_cost'
} as const;
export type ViolationKind = typeof ViolationKind[keyof typeof ViolationKind];

