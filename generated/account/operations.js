/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export const OPERATIONS = {
  "getSession": {
    "method": "get",
    "path": "/account/api/session",
    "answers": {
      "200": {
        "schema": "SessionEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "signIn": {
    "method": "post",
    "path": "/account/api/session",
    "answers": {
      "200": {
        "schema": "SessionEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "wrong_password"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request"
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
  "signOut": {
    "method": "delete",
    "path": "/account/api/session",
    "answers": {
      "200": {
        "schema": "SignedOutEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "listKeys": {
    "method": "get",
    "path": "/account/api/keys",
    "answers": {
      "200": {
        "schema": "KeyListEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "createKey": {
    "method": "post",
    "path": "/account/api/keys",
    "answers": {
      "200": {
        "schema": "NewKeyEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "cross_site_request",
          "csrf_token_invalid"
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
      "409": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "too_many_keys"
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
  "changeKey": {
    "method": "patch",
    "path": "/account/api/keys/{key_id}",
    "answers": {
      "200": {
        "schema": "KeyEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "api_access_denied",
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "key_not_found",
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
      "409": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "key_revoked"
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
  "deleteKey": {
    "method": "delete",
    "path": "/account/api/keys/{key_id}",
    "answers": {
      "200": {
        "schema": "DeletedEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "key_not_found",
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
  "getAccountUsage": {
    "method": "get",
    "path": "/account/api/usage",
    "answers": {
      "200": {
        "schema": "AccountUsageEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "getCallbackSecret": {
    "method": "get",
    "path": "/account/api/callback-secret",
    "answers": {
      "200": {
        "schema": "CallbackSecretEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "rotateCallbackSecret": {
    "method": "post",
    "path": "/account/api/callback-secret",
    "answers": {
      "200": {
        "schema": "NewCallbackSecretEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "listHistory": {
    "method": "get",
    "path": "/account/api/history",
    "answers": {
      "200": {
        "schema": "HistoryEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "getHistoryEntry": {
    "method": "get",
    "path": "/account/api/history/{request_id}",
    "answers": {
      "200": {
        "schema": "HistoryEntryEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "entry_not_found",
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
  "deleteHistoryEntry": {
    "method": "delete",
    "path": "/account/api/history/{request_id}",
    "answers": {
      "200": {
        "schema": "DeletedEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "entry_not_found",
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
      "409": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "entry_not_finished"
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
  "resendCallback": {
    "method": "post",
    "path": "/account/api/history/{request_id}/callback",
    "answers": {
      "200": {
        "schema": "HistoryEntryEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "entry_not_found",
          "not_available",
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
      "409": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "entry_not_finished"
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
  "downloadRequest": {
    "method": "get",
    "path": "/account/api/history/{request_id}/request",
    "answers": {
      "200": {
        "schema": "KeptRequest",
        "media": "application/json",
        "codes": [],
        "headers": [
          "X-Request-Id",
          "Content-Disposition"
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "entry_not_found",
          "not_available",
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
  "downloadResult": {
    "method": "get",
    "path": "/account/api/history/{request_id}/result",
    "answers": {
      "200": {
        "schema": "KeptResult",
        "media": "application/json",
        "codes": [
          "no_feasible_solution",
          "solver_failed",
          "cancelled"
        ],
        "headers": [
          "X-Request-Id",
          "Content-Disposition"
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "entry_not_found",
          "not_available",
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
  "downloadRoutesCsv": {
    "method": "get",
    "path": "/account/api/history/{request_id}/routes.csv",
    "answers": {
      "200": {
        "schema": "CsvFile",
        "media": "text/csv",
        "codes": [],
        "headers": [
          "X-Request-Id",
          "Content-Disposition"
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "entry_not_found",
          "not_available",
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
  "downloadRoutesGeojson": {
    "method": "get",
    "path": "/account/api/history/{request_id}/routes.geojson",
    "answers": {
      "200": {
        "schema": "GeoJsonFile",
        "media": "application/geo+json",
        "codes": [],
        "headers": [
          "X-Request-Id",
          "Content-Disposition"
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "entry_not_found",
          "not_available",
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
  "downloadRoutesSvg": {
    "method": "get",
    "path": "/account/api/history/{request_id}/routes.svg",
    "answers": {
      "200": {
        "schema": "SvgFile",
        "media": "image/svg+xml",
        "codes": [],
        "headers": [
          "X-Request-Id",
          "Content-Disposition"
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "entry_not_found",
          "not_available",
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
  "listExamples": {
    "method": "get",
    "path": "/account/api/examples",
    "answers": {
      "200": {
        "schema": "ExamplesEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "validateProblem": {
    "method": "post",
    "path": "/account/api/playground/validate",
    "answers": {
      "200": {
        "schema": "ProblemReportEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "checkInPlayground": {
    "method": "post",
    "path": "/account/api/playground/check",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "solveInPlayground": {
    "method": "post",
    "path": "/account/api/playground/solve",
    "answers": {
      "200": {
        "schema": "PlaygroundTaskEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
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
  "getPlaygroundTask": {
    "method": "get",
    "path": "/account/api/playground/tasks/{request_id}",
    "answers": {
      "200": {
        "schema": "PlaygroundTaskEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
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
  "cancelPlaygroundTask": {
    "method": "delete",
    "path": "/account/api/playground/tasks/{request_id}",
    "answers": {
      "200": {
        "schema": "PlaygroundTaskEnvelope",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
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
  "streamPlaygroundEvents": {
    "method": "get",
    "path": "/account/api/playground/tasks/{request_id}/events",
    "answers": {
      "200": {
        "schema": "PlaygroundEventStream",
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
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "not_signed_in"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "403": {
        "schema": "RefusalEnvelope",
        "media": "application/json",
        "codes": [
          "cross_site_request",
          "csrf_token_invalid"
        ],
        "headers": [
          "X-Request-Id"
        ]
      },
      "404": {
        "schema": "RefusalEnvelope",
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
  }
};
