/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export const OPERATIONS = {
  "listSolves": {
    "method": "get",
    "path": "/api/v1/solve",
    "answers": {
      "200": {
        "schema": "TaskPageEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "422": {
        "schema": "ValidationErrorEnvelope",
        "media": "application/json",
        "codes": [
          "validation_failed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "submitSolve": {
    "method": "post",
    "path": "/api/v1/solve",
    "answers": {
      "200": {
        "schema": "AcceptedEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "plan_limit_exceeded",
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "413": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "body_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "415": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "unsupported_media_type"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "422": {
        "schema": "ValidationErrorEnvelope",
        "media": "application/json",
        "codes": [
          "validation_failed",
          "idempotency_key_reused"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy",
          "monthly_quota_exceeded"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "validateSolve": {
    "method": "post",
    "path": "/api/v1/solve/validate",
    "answers": {
      "200": {
        "schema": "ValidationEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "plan_limit_exceeded",
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "413": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "body_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "415": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "unsupported_media_type"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "422": {
        "schema": "ValidationErrorEnvelope",
        "media": "application/json",
        "codes": [
          "validation_failed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "checkRoutes": {
    "method": "post",
    "path": "/api/v1/solve/check",
    "answers": {
      "200": {
        "schema": "RoutesCheckEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "plan_limit_exceeded",
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "413": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "body_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "415": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "unsupported_media_type"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "422": {
        "schema": "ValidationErrorEnvelope",
        "media": "application/json",
        "codes": [
          "validation_failed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "getSolveResult": {
    "method": "get",
    "path": "/api/v1/solve/result/{request_id}",
    "answers": {
      "200": {
        "schema": "PollEnvelope",
        "media": "application/json",
        "codes": [
          "no_feasible_solution",
          "solver_failed",
          "cancelled"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "result_access_denied",
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "task_not_found",
          "not_found"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "cancelSolve": {
    "method": "delete",
    "path": "/api/v1/solve/result/{request_id}",
    "answers": {
      "200": {
        "schema": "FinishedEnvelope",
        "media": "application/json",
        "codes": [
          "cancelled",
          "no_feasible_solution",
          "solver_failed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "result_access_denied",
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "task_not_found",
          "not_found"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "streamSolveEvents": {
    "method": "get",
    "path": "/api/v1/solve/result/{request_id}/events",
    "answers": {
      "200": {
        "schema": "SolveEventStream",
        "media": "text/event-stream",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "result_access_denied",
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "task_not_found",
          "not_found"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "getSolveCallback": {
    "method": "get",
    "path": "/api/v1/solve/result/{request_id}/callback",
    "answers": {
      "200": {
        "schema": "CallbackEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "result_access_denied",
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "task_not_found",
          "not_found"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "submitPlan": {
    "method": "post",
    "path": "/api/v2/solve",
    "answers": {
      "200": {
        "schema": "PlanAcceptedEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "plan_limit_exceeded",
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "413": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "body_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "415": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "unsupported_media_type"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "422": {
        "schema": "ValidationErrorEnvelope",
        "media": "application/json",
        "codes": [
          "validation_failed",
          "idempotency_key_reused"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy",
          "monthly_quota_exceeded"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "submitPlanBatch": {
    "method": "post",
    "path": "/api/v2/solve/batch",
    "answers": {
      "200": {
        "schema": "PlanBatchEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "plan_limit_exceeded",
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "413": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "body_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "415": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "unsupported_media_type"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "422": {
        "schema": "ValidationErrorEnvelope",
        "media": "application/json",
        "codes": [
          "validation_failed",
          "idempotency_key_reused"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy",
          "monthly_quota_exceeded"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "validatePlan": {
    "method": "post",
    "path": "/api/v2/solve/validate",
    "answers": {
      "200": {
        "schema": "ValidPlanEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "plan_limit_exceeded",
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "413": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "body_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "415": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "unsupported_media_type"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "422": {
        "schema": "ValidationErrorEnvelope",
        "media": "application/json",
        "codes": [
          "validation_failed",
          "idempotency_key_reused"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "checkPlan": {
    "method": "post",
    "path": "/api/v2/solve/check",
    "answers": {
      "200": {
        "schema": "PlanCheckEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "plan_limit_exceeded",
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "413": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "body_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "415": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "unsupported_media_type"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "422": {
        "schema": "ValidationErrorEnvelope",
        "media": "application/json",
        "codes": [
          "validation_failed",
          "idempotency_key_reused"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "getPlan": {
    "method": "get",
    "path": "/api/v2/solve/result/{request_id}",
    "answers": {
      "200": {
        "schema": "PlanStateEnvelope",
        "media": "application/json",
        "codes": [
          "no_feasible_solution",
          "solver_failed",
          "cancelled"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "result_access_denied",
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "task_not_found",
          "not_found"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "cancelPlan": {
    "method": "delete",
    "path": "/api/v2/solve/result/{request_id}",
    "answers": {
      "200": {
        "schema": "FinishedPlanEnvelope",
        "media": "application/json",
        "codes": [
          "cancelled",
          "no_feasible_solution",
          "solver_failed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "result_access_denied",
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "task_not_found",
          "not_found"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "streamPlanEvents": {
    "method": "get",
    "path": "/api/v2/solve/result/{request_id}/events",
    "answers": {
      "200": {
        "schema": "SolveEventStream",
        "media": "text/event-stream",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "result_access_denied",
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "task_not_found",
          "not_found"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "getPlanCallback": {
    "method": "get",
    "path": "/api/v2/solve/result/{request_id}/callback",
    "answers": {
      "200": {
        "schema": "CallbackEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "result_access_denied",
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "task_not_found",
          "not_found"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "listMatrices": {
    "method": "get",
    "path": "/api/v2/matrices",
    "answers": {
      "200": {
        "schema": "MatricesListEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "putMatrices": {
    "method": "put",
    "path": "/api/v2/matrices/{name}",
    "answers": {
      "200": {
        "schema": "MatricesEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "plan_limit_exceeded",
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "413": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "body_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "415": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "unsupported_media_type"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "422": {
        "schema": "ValidationErrorEnvelope",
        "media": "application/json",
        "codes": [
          "validation_failed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "getMatrices": {
    "method": "get",
    "path": "/api/v2/matrices/{name}",
    "answers": {
      "200": {
        "schema": "MatricesEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "matrices_not_found",
          "not_found"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "deleteMatrices": {
    "method": "delete",
    "path": "/api/v2/matrices/{name}",
    "answers": {
      "200": {
        "schema": "MatricesEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "matrices_not_found",
          "not_found"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  },
  "getUsage": {
    "method": "get",
    "path": "/api/v1/usage",
    "answers": {
      "200": {
        "schema": "UsageEnvelope",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id"
        ]
      },
      "400": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "bad_request"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "401": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "missing_credentials",
          "invalid_credentials",
          "invalid_proxy_secret"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "unknown_subscription"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "405": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "method_not_allowed"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "408": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "request_timeout"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "429": {
        "schema": "ThrottledEnvelope",
        "media": "application/json",
        "codes": [
          "rate_limit_exceeded",
          "service_busy"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      },
      "431": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "headers_too_large"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "500": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "internal_error"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "503": {
        "schema": "ErrorEnvelope",
        "media": "application/json",
        "codes": [
          "service_unavailable"
        ],
        "headers": [
          "X-Request-Id",
          "Retry-After"
        ]
      }
    }
  }
};
