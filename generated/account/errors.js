/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export const CENTER_ERRORS = {
  "not_signed_in": {
    "status": 401,
    "meaning": "there is no session, or it has ended"
  },
  "wrong_password": {
    "status": 401,
    "meaning": "user name or password is wrong, or the account has no password"
  },
  "cross_site_request": {
    "status": 403,
    "meaning": "the call does not come from a page of this service"
  },
  "csrf_token_invalid": {
    "status": 403,
    "meaning": "the header `X-CSRF-Token` is missing or not the session's"
  },
  "key_not_found": {
    "status": 404,
    "meaning": "the account has no such key"
  },
  "entry_not_found": {
    "status": 404,
    "meaning": "the account's history has no such entry"
  },
  "not_available": {
    "status": 404,
    "meaning": "the entry has no such file (not finished, failed, or without coordinates), or no callback to send"
  },
  "too_many_keys": {
    "status": 409,
    "meaning": "the account has the maximum number of keys"
  },
  "key_revoked": {
    "status": 409,
    "meaning": "the key was revoked, which cannot be undone"
  },
  "entry_not_finished": {
    "status": 409,
    "meaning": "the task is not finished, or its callback is on its way"
  }
};
