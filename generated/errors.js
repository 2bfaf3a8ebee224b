/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export const ERRORS = {
  "bad_request": {
    "status": 400,
    "retryable": false,
    "meaning": "the call is not a well-formed HTTP request, or its compressed body is corrupt",
    "cause": "The message gives the cause: a malformed request line or header, no `Host` header or two of them, gzip that does not decompress, or a body shorter than its declared length.",
    "remedy": "Fix the client, or the proxy in front of it. HTTP libraries get this right, so look for headers set by hand and for truncated bodies."
  },
  "plan_limit_exceeded": {
    "status": 400,
    "retryable": false,
    "meaning": "more nodes, stops, vehicles, matrix cells or uploaded matrices than the plan allows",
    "cause": "`node_num` or `vehicle_num`, or in version 2 the number of stops, vehicles, locations, matrix cells or uploaded matrices, exceeds what the account's plan allows; the message gives both numbers.",
    "remedy": "Split the problem (by day, depot or district), leave out vehicles you do not need, delete uploaded matrices that you do not use, or upgrade the plan."
  },
  "missing_credentials": {
    "status": 401,
    "retryable": false,
    "meaning": "the user-name or key header is missing, empty or given twice",
    "cause": "Direct access needs `X-User-Name` and `X-Api-Key`, each exactly once and not empty. A common cause is an environment variable that is not set where the program runs.",
    "remedy": "Send both headers with every call, including polls."
  },
  "invalid_credentials": {
    "status": 401,
    "retryable": false,
    "meaning": "wrong user name or key, or the key is disabled, revoked, deleted or expired",
    "cause": "The user name and the key do not match, or the key is no longer valid. The answer does not say which, so that it does not reveal which names exist.",
    "remedy": "Compare both values with what you were given: check for spaces, letter case and a truncated key. If they are right, ask for a new key: a key is shown only once."
  },
  "invalid_proxy_secret": {
    "status": 401,
    "retryable": false,
    "meaning": "the marketplace proxy's secret is wrong",
    "cause": "The call carries the header of the marketplace's proxy, but not the secret this service expects. If a marketplace is configured, that header takes precedence over direct credentials.",
    "remedy": "Call through the marketplace, which adds the secret itself. With your own credentials, leave that header out."
  },
  "api_access_denied": {
    "status": 403,
    "retryable": false,
    "meaning": "the account's plan does not include API access",
    "cause": "The user name and key are correct, but the account's plan does not include API access, or is no longer offered.",
    "remedy": "Move the account to a plan with API access. The keys stay the same."
  },
  "unknown_subscription": {
    "status": 403,
    "retryable": false,
    "meaning": "the marketplace subscription belongs to no plan",
    "cause": "The marketplace sent a subscription that this service has no plan for, or no subscription, and there is no plan for such calls.",
    "remedy": "Choose another subscription in the marketplace, or tell the operator of the service which one you have."
  },
  "result_access_denied": {
    "status": 403,
    "retryable": false,
    "meaning": "the polled task belongs to another account",
    "cause": "A task can only be read with a key of the account that submitted it; any of its keys works. Direct and marketplace accounts are separate.",
    "remedy": "Poll with the credentials of the account that submitted the task."
  },
  "not_found": {
    "status": 404,
    "retryable": false,
    "meaning": "no such path",
    "cause": "The service has no such path: often a wrong version, an extra slash, or a path that was encoded twice.",
    "remedy": "Compare the path with the [reference](/docs/reference)."
  },
  "task_not_found": {
    "status": 404,
    "retryable": false,
    "meaning": "unknown or expired request id",
    "cause": "There is no task with this id, or its result has expired ([limits](/docs/limits#lifetimes)). The `request_id` of a rejected submission does not identify a task.",
    "remedy": "Check that the id is the one the submission returned. If the result has expired, submit the problem again, and fetch results sooner."
  },
  "matrices_not_found": {
    "status": 404,
    "retryable": false,
    "meaning": "the account has no uploaded matrices of this name",
    "cause": "Nothing was uploaded under the name, it was deleted, or it expired because nothing used it for 30 days; the message says which. Names are those of the account that calls, and letter case counts.",
    "remedy": "Correct the name (`GET /api/v2/matrices` lists all), or upload the matrices with `PUT /api/v2/matrices/{name}`."
  },
  "method_not_allowed": {
    "status": 405,
    "retryable": false,
    "meaning": "the path does not support this method",
    "cause": "An example is `GET` on the submit path. Some libraries turn a `POST` into a `GET` after a redirect from `http` to `https`.",
    "remedy": "Use a method named in the message and the `Allow` header, on the URL that does not redirect."
  },
  "request_timeout": {
    "status": 408,
    "retryable": true,
    "meaning": "the request did not arrive in time",
    "cause": "The headers and body did not arrive within the time allowed for a request ([limits](/docs/limits#requests)).",
    "remedy": "Send it again. For large problems, compress the body (`Content-Encoding: gzip`), or send coordinates instead of matrices."
  },
  "body_too_large": {
    "status": 413,
    "retryable": false,
    "meaning": "the body, as sent or inflated, exceeds the limit",
    "cause": "The limit ([limits](/docs/limits#requests)) applies to the bytes as sent and again after decompression: compression alone does not help.",
    "remedy": "Send coordinates instead of matrices, in version 2 also uploaded matrices, or use fewer digits: `12.3` instead of `12.299999999999999`."
  },
  "unsupported_media_type": {
    "status": 415,
    "retryable": false,
    "meaning": "the content type is not `application/json` in UTF-8, or the encoding not gzip",
    "cause": "By default, `curl -d` sends a form, and some libraries send plain text.",
    "remedy": "Send `Content-Type: application/json`, the body in UTF-8, and `Content-Encoding: gzip` or none."
  },
  "validation_failed": {
    "status": 422,
    "retryable": false,
    "meaning": "the request breaks the rules of its fields; see `detail`",
    "cause": "`detail` lists up to 100 faults: `loc` gives the place (`body`, field, indices), `msg` what is wrong and what is expected, `type` the kind of fault.",
    "remedy": "Correct what `detail` lists; the [reference](/docs/reference) has the rules for every field. Nothing was charged."
  },
  "idempotency_key_reused": {
    "status": 422,
    "retryable": false,
    "meaning": "the `Idempotency-Key` was used before with a different body",
    "cause": "A key belongs to one body, byte for byte. A different field order or number format makes a different body.",
    "remedy": "Use a new key for a new problem. To repeat a submission, send exactly the same bytes."
  },
  "rate_limit_exceeded": {
    "status": 429,
    "retryable": true,
    "meaning": "too many submissions in the last 60 seconds, or too many calls",
    "cause": "The plan's submissions per minute are used up; only accepted submissions count, not polls. If too many rejected calls are the cause, the message says so.",
    "remedy": "Wait `retry_after_seconds`, then send again. Spread submissions over the minute, or upgrade to a plan with a higher rate."
  },
  "service_busy": {
    "status": 429,
    "retryable": true,
    "meaning": "too many tasks are waiting in the service",
    "cause": "The queue of the whole service is full; the message gives its depth. Your account did nothing wrong and was not charged.",
    "remedy": "Wait `retry_after_seconds`, then send again with the same `Idempotency-Key`."
  },
  "monthly_quota_exceeded": {
    "status": 429,
    "retryable": true,
    "meaning": "the plan's submissions of this calendar month (UTC) are used up",
    "cause": "Every accepted submission of the month counts, unless it failed because of an error in the service.",
    "remedy": "Wait for the first of the next month (UTC), or upgrade to a plan with a larger quota, which takes effect immediately. You can still poll for results."
  },
  "headers_too_large": {
    "status": 431,
    "retryable": false,
    "meaning": "the request's headers are too large",
    "cause": "All headers together exceed the limit ([limits](/docs/limits#requests)). Cookies of other services on the same host are a common cause.",
    "remedy": "Send only the headers in this documentation."
  },
  "internal_error": {
    "status": 500,
    "retryable": true,
    "meaning": "an error in the service; safe to retry with an `Idempotency-Key`",
    "cause": "Something failed that should not have. After a submission, the task may still exist.",
    "remedy": "Poll the `request_id` in the answer, or submit again with the same `Idempotency-Key`. If it happens again, report it with that id."
  },
  "service_unavailable": {
    "status": 503,
    "retryable": true,
    "meaning": "the service cannot reach its queue or is stopping; try again",
    "cause": "A restart or an outage, usually lasting seconds. No accepted task is lost.",
    "remedy": "Wait `retry_after_seconds`, then try again; repeat submissions with the same `Idempotency-Key`. After a submission you can poll the `request_id` in the answer: if the task was accepted after all, it is there."
  },
  "no_feasible_solution": {
    "status": 200,
    "retryable": false,
    "meaning": "failed task: no routes satisfy the constraints, or none were found in time",
    "cause": "The poll has status 200 with `success` false. `error` names the constraint, the node or vehicle and the number. It is proved only if the text says \"impossible\".",
    "remedy": "If impossible, change what the text names: widen a window, add a vehicle, or allow lateness with `late_penalty_per_min` (version 2: `late_cost_per_hour`). Otherwise raise `time_limit_seconds`, then relax constraints."
  },
  "solver_failed": {
    "status": 200,
    "retryable": true,
    "meaning": "failed task: an error in the service, not charged; submit again",
    "cause": "The poll has status 200 with `success` false: three times the solving process ended, or exceeded its limit, without an answer; or the strategy itself failed.",
    "remedy": "Submit again with a new `Idempotency-Key`, possibly with another `strategy`. If it happens again, report it with the `request_id`."
  },
  "cancelled": {
    "status": 200,
    "retryable": false,
    "meaning": "failed task: cancelled by its account; not charged if no solve had started",
    "cause": "Someone with a key of the account called `DELETE` for the task. `error` says whether a solve had started; if so, the submission counts towards the quota.",
    "remedy": "Submit the problem again, with a new `Idempotency-Key`, if you still need it."
  }
};
export const ERROR_MESSAGES = {
  "plan_limit_exceeded": "{what} count ({count}) exceeds plan limit ({limit}). Please upgrade your plan",
  "missing_credentials": "Missing user-name or key header: send X-User-Name and X-Api-Key, each once",
  "invalid_credentials": "Invalid username or API key (or expired/revoked)",
  "invalid_proxy_secret": "Invalid proxy secret",
  "api_access_denied": "The plan \"{plan}\" does not support API access. Please upgrade your plan",
  "result_access_denied": "You have no permission to access this request result: poll with a key of the account that submitted it",
  "task_not_found": "Request id not found or expired: use the id that the submission returned, while its result is kept",
  "validation_failed": "Validation failed",
  "rate_limit_exceeded": "Rate limit of {limit} {what} per minute exceeded. Please retry after {seconds} seconds",
  "service_busy": "The service is busy: the current queue depth is {count} tasks. Please try again in {seconds} s",
  "monthly_quota_exceeded": "Monthly quota of {limit} requests exceeded. It starts again with the next calendar month (UTC); please upgrade your plan to go on now"
};
