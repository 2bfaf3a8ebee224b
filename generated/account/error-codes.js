/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export const CENTER_ERROR_CODES = Object.freeze([
  "not_signed_in",
  "wrong_password",
  "cross_site_request",
  "csrf_token_invalid",
  "key_not_found",
  "entry_not_found",
  "not_available",
  "too_many_keys",
  "key_revoked",
  "entry_not_finished"
]);
