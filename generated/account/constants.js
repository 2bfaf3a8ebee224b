/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export const SESSION_COOKIE = Object.freeze({
  name: "roundsman_session",
  path: "/account",
});
export const CSRF_HEADER = "X-CSRF-Token";
export const CALLBACK_SECRET_PREFIX = "whsec_";
export const KEY_LIMITS = Object.freeze({
  keys: 100,
  name: 100,
});
export const SEARCHED_ENTRIES = 10000;
