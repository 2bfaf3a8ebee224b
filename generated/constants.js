/* Made from openapi/ by scripts/generate.mjs: do not edit. */
export const CREDENTIAL_HEADERS = Object.freeze({
  userName: "X-User-Name",
  apiKey: "X-Api-Key",
  marketplaceProxy: "X-RapidAPI-Proxy-Secret",
  marketplaceUser: "X-RapidAPI-User",
  marketplaceSubscription: "X-RapidAPI-Subscription",
});
export const CALL_HEADERS = Object.freeze({
  idempotencyKey: "Idempotency-Key",
  lastEventId: "Last-Event-ID",
  prefer: "Prefer",
});
export const ANSWER_HEADERS = Object.freeze({
  preferenceApplied: "Preference-Applied",
  rateLimitLimit: "RateLimit-Limit",
  rateLimitRemaining: "RateLimit-Remaining",
  rateLimitReset: "RateLimit-Reset",
  retryAfter: "Retry-After",
  xRequestId: "X-Request-Id",
});
export const CALLBACK_HEADERS = Object.freeze({
  webhookId: "webhook-id",
  webhookTimestamp: "webhook-timestamp",
  webhookSignature: "webhook-signature",
});
export const API_KEY = Object.freeze({
  prefix: "rm_",
  accountId: 16,
  keyId: 8,
  secret: 32,
  checksum: 6,
});
export const FORMS = Object.freeze({
  requestId: /^(?=[^]{22,64}$)(?:^[A-Za-z0-9_-]+$)/,
  idempotencyKey: /^(?=[^]{1,255}$)(?:^[\x21-\x7e]+$)/,
  matricesName: /^(?=[^]{1,64}$)(?:^[A-Za-z0-9][A-Za-z0-9_-]*$)/,
});
export const LIMITS = Object.freeze({
  idempotencyKey: 255,
  waitSeconds: 30,
  bodyDepth: 4,
  bodyKeys: 1000,
  planBodyDepth: 9,
  planBodyKeys: 2000000,
  planBodyNames: 1000,
  planBatch: 50,
  planBatchDepth: 10,
  matricesLifeDays: 30,
  planQuantities: 20,
  findings: 100,
  warnings: 20,
  taskName: 256,
  amount: 1000000000000,
});
export const DEFAULTS = Object.freeze({
  objective: "min_total_distance",
  baseStartTime: Object.freeze([9, 0, 0]),
  pageEntries: 25,
});
export const PLAN_DEFAULTS = Object.freeze({
  profile: "default",
  detourFactor: 1.3,
  speed: 40,
  speedFactor: 1,
  costPerKilometer: 1,
  priority: 1,
});
export const RESERVED_MEMBERS = Object.freeze(["locked"]);
export const BASE_START_MAXIMA = Object.freeze([23, 59, 59]);
export const TEXTS = Object.freeze({
  accepted: "Task accepted. Poll GET /api/v1/solve/result/{request_id} for the result",
  acceptedPlan: "Task accepted. Poll GET /api/v2/solve/result/{request_id} for the plan",
  vehicleLabel: "Vehicle {vehicle}",
});
