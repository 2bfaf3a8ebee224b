/* Made from openapi/ by scripts/generate.mjs: do not edit. */
/** Headers that carry credentials. */
export declare const CREDENTIAL_HEADERS: {
  readonly userName: 'X-User-Name';
  readonly apiKey: 'X-Api-Key';
  readonly marketplaceProxy: 'X-RapidAPI-Proxy-Secret';
  readonly marketplaceUser: 'X-RapidAPI-User';
  readonly marketplaceSubscription: 'X-RapidAPI-Subscription';
};
/** Headers that a call may have beside its credentials. */
export declare const CALL_HEADERS: {
  readonly idempotencyKey: 'Idempotency-Key';
  readonly lastEventId: 'Last-Event-ID';
  readonly prefer: 'Prefer';
};
/** Headers of answers. */
export declare const ANSWER_HEADERS: {
  readonly preferenceApplied: 'Preference-Applied';
  readonly rateLimitLimit: 'RateLimit-Limit';
  readonly rateLimitRemaining: 'RateLimit-Remaining';
  readonly rateLimitReset: 'RateLimit-Reset';
  readonly retryAfter: 'Retry-After';
  readonly xRequestId: 'X-Request-Id';
};
/** Headers of a signed callback. */
export declare const CALLBACK_HEADERS: {
  readonly webhookId: 'webhook-id';
  readonly webhookTimestamp: 'webhook-timestamp';
  readonly webhookSignature: 'webhook-signature';
};
/** What an API key begins with, and the lengths of its parts in order; all letters and digits. */
export declare const API_KEY: {
  readonly prefix: 'rm_';
  readonly accountId: number;
  readonly keyId: number;
  readonly secret: number;
  readonly checksum: number;
};
/** Texts of a form; lengths included. */
export declare const FORMS: {
  readonly requestId: RegExp;
  readonly idempotencyKey: RegExp;
  readonly matricesName: RegExp;
};
/** Lengths and counts. */
export declare const LIMITS: {
  readonly idempotencyKey: number;
  readonly waitSeconds: number;
  readonly bodyDepth: number;
  readonly bodyKeys: number;
  readonly planBodyDepth: number;
  readonly planBodyKeys: number;
  readonly planBodyNames: number;
  readonly planBatch: number;
  readonly planBatchDepth: number;
  readonly matricesLifeDays: number;
  readonly planQuantities: number;
  readonly findings: number;
  readonly warnings: number;
  readonly taskName: number;
  readonly amount: number;
};
/** What an omitted member counts as. */
export declare const DEFAULTS: {
  readonly objective: 'min_total_distance';
  readonly baseStartTime: readonly [number, number, number];
  readonly pageEntries: number;
};
/** What omitted members of version 2 count as. */
export declare const PLAN_DEFAULTS: {
  readonly profile: 'default';
  readonly detourFactor: number;
  readonly speed: number;
  readonly speedFactor: number;
  readonly costPerKilometer: number;
  readonly priority: number;
};
/** Members of version 2 that are reserved for later additions. */
export declare const RESERVED_MEMBERS: readonly ['locked'];
/** The largest hour, minute and second of `base_start_time`. */
export declare const BASE_START_MAXIMA: readonly [number, number, number];
/** Texts of answers; `{name}` stands for a value. */
export declare const TEXTS: {
  readonly accepted: 'Task accepted. Poll GET /api/v1/solve/result/{request_id} for the result';
  readonly acceptedPlan: 'Task accepted. Poll GET /api/v2/solve/result/{request_id} for the plan';
  readonly vehicleLabel: 'Vehicle {vehicle}';
};
