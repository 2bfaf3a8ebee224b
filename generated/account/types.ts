/* tslint:disable */
/* eslint-disable */
/**
 * Plan, limits and usage.
 * @export
 * @interface AccountUsageEnvelope
 */
export interface AccountUsageEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof AccountUsageEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof AccountUsageEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof AccountUsageEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {CenterUsage}
     * @memberof AccountUsageEnvelope
     */
    result: CenterUsage;
}
/**
 * A key without its secret part.
 * @export
 * @interface ApiKey
 */
export interface ApiKey {
    /**
     * Identifier of the key within the account.
     * @type {string}
     * @memberof ApiKey
     */
    id: string;
    /**
     * What its owner calls it; may be empty for keys made at the command line.
     * @type {string}
     * @memberof ApiKey
     */
    name: string;
    /**
     * How the key begins, to recognise it by.
     * @type {string}
     * @memberof ApiKey
     */
    prefix: string;
    /**
     * 
     * @type {KeyState}
     * @memberof ApiKey
     */
    state: KeyState;
    /**
     * When it was made.
     * @type {string}
     * @memberof ApiKey
     */
    created_at: string;
    /**
     * When it expires or has expired; null, it does not.
     * @type {string}
     * @memberof ApiKey
     */
    expires_at: string | null;
    /**
     * When it last authenticated a call, to the minute; null if never.
     * @type {string}
     * @memberof ApiKey
     */
    last_used_at: string | null;
}


/**
 * An earlier request of version 2 that this one changes. What is sent beside it replaces what the earlier request has:
 * 
 * - `locations`, `profiles`, `vehicles`, `stops` and `shipments` by id: an entry takes the place of the one with its id, whole;
 *   an entry with another id is added at the end.
 * - Every other field takes the place of its namesake. Fields that are omitted or `null` stay as they are; `remove` drops them.
 * 
 * The earlier request may itself be based on another one. It is known for as long as its result can be polled, to its account
 * only. The result is judged, limited and kept like a request that was sent in full. A finding about something that the earlier
 * request brought in has its `loc` in `based_on`.
 * 
 * @export
 * @interface BasedOn
 */
export interface BasedOn {
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof BasedOn
     */
    request_id: string;
    /**
     * `answer`: the routes of its answer become `initial_routes`, unless the request brings its own. The answer must be there: wait for it. `none`: the search starts without routes. `change_prices` of the earlier request count only where there are routes to start from. Default `answer`.
     * @type {string}
     * @memberof BasedOn
     */
    routes?: string | null;
    /**
     * The present. Visits of the answer that begin by then become `locked_visits`, and vehicles that have departed get their `departed_at`; what was locked in the earlier request stays locked, and nothing more is where that has the same `locked_until`. It becomes the `locked_until` of the request, so that no other visit begins earlier, and its `plan_start`, so that no other vehicle departs earlier, unless the request brings its own.
     * @type {string}
     * @memberof BasedOn
     */
    locked_until?: string | null;
    /**
     * 
     * @type {RemovedParts}
     * @memberof BasedOn
     */
    remove?: RemovedParts | null;
}
/**
 * @type Break
 * A break within a window, or one after a time without a break.
 * @export
 */
export type Break = { type: 'interval' } & IntervalBreak | { type: 'window' } & WindowBreak;
/**
 * A break, at the last location or on the way to the next.
 * @export
 * @interface BreakStep
 */
export interface BreakStep {
    /**
     * 
     * @type {BreakStepType}
     * @memberof BreakStep
     */
    type: BreakStepType;
    /**
     * When it begins.
     * @type {string}
     * @memberof BreakStep
     */
    begins_at: string;
    /**
     * When it ends.
     * @type {string}
     * @memberof BreakStep
     */
    ends_at: string;
}



/**
 * A break.
 * @export
 */
export const BreakStepType = {
    Break: 'break'
} as const;
export type BreakStepType = typeof BreakStepType[keyof typeof BreakStepType];

/**
 * A span of time in which a break may begin; both ends are inclusive.
 * @export
 * @interface BreakWindow
 */
export interface BreakWindow {
    /**
     * Earliest start of the break.
     * @type {string}
     * @memberof BreakWindow
     */
    earliest: string;
    /**
     * Latest start of the break.
     * @type {string}
     * @memberof BreakWindow
     */
    latest: string;
}

/**
 * The outcome of the callback. `not_asked`: the request had no `callback_url`. `pending`: not sent yet. `delivered`: answered with a 2xx status. `undelivered`: any other answer, or none in time. `blocked`: the address may not be called. `unclear`: it is not known whether it was sent.
 * @export
 */
export const CallbackOutcome = {
    NotAsked: 'not_asked',
    Pending: 'pending',
    Delivered: 'delivered',
    Undelivered: 'undelivered',
    Blocked: 'blocked',
    Unclear: 'unclear'
} as const;
export type CallbackOutcome = typeof CallbackOutcome[keyof typeof CallbackOutcome];

/**
 * Whether there is a callback secret.
 * @export
 * @interface CallbackSecretEnvelope
 */
export interface CallbackSecretEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof CallbackSecretEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof CallbackSecretEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof CallbackSecretEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {CallbackSecretState}
     * @memberof CallbackSecretEnvelope
     */
    result: CallbackSecretState;
}
/**
 * Whether callbacks are signed.
 * @export
 * @interface CallbackSecretState
 */
export interface CallbackSecretState {
    /**
     * Whether there is a secret; without one callbacks are not signed.
     * @type {boolean}
     * @memberof CallbackSecretState
     */
    exists: boolean;
    /**
     * When the newest secret was made; null without one.
     * @type {string}
     * @memberof CallbackSecretState
     */
    created_at: string | null;
    /**
     * When the secret before it was made, which still signs beside it; null without one.
     * @type {string}
     * @memberof CallbackSecretState
     */
    previous_created_at: string | null;
}
/**
 * Plan, limits and usage of the account.
 * @export
 * @interface CenterUsage
 */
export interface CenterUsage {
    /**
     * Name of the plan.
     * @type {string}
     * @memberof CenterUsage
     */
    plan: string;
    /**
     * Whether the plan includes API access with keys.
     * @type {boolean}
     * @memberof CenterUsage
     */
    api_access: boolean;
    /**
     * Days that tasks stay in the history.
     * @type {number}
     * @memberof CenterUsage
     */
    history_days: number;
    /**
     * 
     * @type {PlanLimits}
     * @memberof CenterUsage
     */
    limits: PlanLimits;
    /**
     * 
     * @type {MinuteUsage}
     * @memberof CenterUsage
     */
    minute: MinuteUsage;
    /**
     * 
     * @type {MonthUsage}
     * @memberof CenterUsage
     */
    month: MonthUsage;
    /**
     * Accepted submissions per day, oldest first, one entry for each of the last 30 days.
     * @type {Array<DaySubmissions>}
     * @memberof CenterUsage
     */
    days: Array<DaySubmissions>;
    /**
     * Refused calls of the last 30 days by code, the most frequent first; codes that did not occur are left out.
     * @type {Array<RefusalCount>}
     * @memberof CenterUsage
     */
    refusals: Array<RefusalCount>;
}
/**
 * A dual solution that proves a bound, for `roundsman verify`; absent when it is too large for an answer, or the method gives none. A plan costs at least the sum of the duals of `rows`, less that of its class for every vehicle, less those of `limits` for every route that they allow, plus those of capacity cuts for every vehicle that these ask for, less those of subset-row cuts, if no route collects more than it costs. Of kind `infeasible`, routes cost nothing, and a sum above 0 is a proof.
 * @export
 * @interface Certificate
 */
export interface Certificate {
    /**
     * Version of the form.
     * @type {number}
     * @memberof Certificate
     */
    certificate: number;
    /**
     * `infeasible` or `bound`.
     * @type {string}
     * @memberof Certificate
     */
    kind: string;
    /**
     * Name of the method that found the duals.
     * @type {string}
     * @memberof Certificate
     */
    method: string;
    /**
     * SHA-256 of the problem, hexadecimal.
     * @type {string}
     * @memberof Certificate
     */
    problem: string;
    /**
     * Units of the duals per customer left unserved or, of kind `bound`, per unit of the objective. Unit: count.
     * @type {number}
     * @memberof Certificate
     */
    scale: number;
    /**
     * What the method claims to be proved.
     * @type {number}
     * @memberof Certificate
     */
    value: number;
    /**
     * What a route collects for serving a customer, or one of some alternatives.
     * @type {Array<CertificateRow>}
     * @memberof Certificate
     */
    rows: Array<CertificateRow>;
    /**
     * What a route of a vehicle pays.
     * @type {Array<CertificateClass>}
     * @memberof Certificate
     */
    classes: Array<CertificateClass>;
    /**
     * What a route pays that counts for a limit on the number of routes.
     * @type {Array<CertificateLimit>}
     * @memberof Certificate
     */
    limits: Array<CertificateLimit>;
    /**
     * Inequalities that hold for every plan.
     * @type {Array<CertificateCut>}
     * @memberof Certificate
     */
    cuts: Array<CertificateCut>;
}
/**
 * Vehicles of some types.
 * @export
 * @interface CertificateClass
 */
export interface CertificateClass {
    /**
     * Types of vehicles, from 0 in the order in which the request first has one of them.
     * @type {Array<number>}
     * @memberof CertificateClass
     */
    types: Array<number>;
    /**
     * Units. Unit: count.
     * @type {number}
     * @memberof CertificateClass
     */
    dual: number;
}
/**
 * An inequality.
 * @export
 * @interface CertificateCut
 */
export interface CertificateCut {
    /**
     * `capacity`: at least `vehicles` vehicles enter the customers, and a route collects the dual whenever it does. `subset-row`: a route pays the dual for every second of the rows of three customers that it serves.
     * @type {string}
     * @memberof CertificateCut
     */
    kind: string;
    /**
     * Customers; in version 1 their nodes, in version 2 `stop:`, `pickup:` or `delivery:` and the id of the stop or shipment.
     * @type {Array<string>}
     * @memberof CertificateCut
     */
    customers: Array<string>;
    /**
     * Of capacity cuts only. Unit: count.
     * @type {number}
     * @memberof CertificateCut
     */
    vehicles?: number;
    /**
     * Units. Unit: count.
     * @type {number}
     * @memberof CertificateCut
     */
    dual: number;
}
/**
 * A limit on the number of routes of some types.
 * @export
 * @interface CertificateLimit
 */
export interface CertificateLimit {
    /**
     * From 0 in the order of the problem. Unit: index.
     * @type {number}
     * @memberof CertificateLimit
     */
    limit: number;
    /**
     * Units. Unit: count.
     * @type {number}
     * @memberof CertificateLimit
     */
    dual: number;
}
/**
 * A customer, or all alternatives of which one is served.
 * @export
 * @interface CertificateRow
 */
export interface CertificateRow {
    /**
     * Customers; in version 1 their nodes, in version 2 `stop:`, `pickup:` or `delivery:` and the id of the stop or shipment.
     * @type {Array<string>}
     * @memberof CertificateRow
     */
    customers: Array<string>;
    /**
     * Units. Unit: count.
     * @type {number}
     * @memberof CertificateRow
     */
    dual: number;
}
/**
 * What it costs to depart from `initial_routes`. A pickup and a delivery count as a stop each; a stop that is left out, or that they do not have, costs nothing here.
 * @export
 * @interface ChangePrices
 */
export interface ChangePrices {
    /**
     * For each stop that another vehicle serves; each of several equal vehicles counts as another. Default 0. Unit: money.
     * @type {number}
     * @memberof ChangePrices
     */
    vehicle?: number | null;
    /**
     * For each stop that follows another stop than it did, or none, or that had none before it and has one now. Default 0. Unit: money.
     * @type {number}
     * @memberof ChangePrices
     */
    order?: number | null;
}
/**
 * Steps and costs of the routes, also of routes that are not feasible; null only if the cost is not finite. Left out are routes of unknown vehicles, routes without stops, unknown stops and the second visit of a stop: the violations name them. The times of a route that violates windows, breaks or limits of time are those of its earliest departure, with lateness where it comes late and without breaks that do not fit; its other members follow from these times. Members of a plan that only a solve has (`strategy`, `seed`, `solve_seconds`, `search`) are missing.
 * @export
 * @interface CheckedPlan
 */
export interface CheckedPlan {
    /**
     * 
     * @type {PlanSummary}
     * @memberof CheckedPlan
     */
    summary: PlanSummary;
    /**
     * The routes in the order of the request's vehicles. If a vehicle has too many, their numbers go beyond its `count`.
     * @type {Array<PlanRoute>}
     * @memberof CheckedPlan
     */
    routes: Array<PlanRoute>;
    /**
     * Stops and shipments that are left out.
     * @type {Array<Unassigned>}
     * @memberof CheckedPlan
     */
    unassigned: Array<Unassigned>;
    /**
     * Alternatives that are not on the routes while another one is, or the first one is left out. Absent without relations `one_of`.
     * @type {Array<NotChosen>}
     * @memberof CheckedPlan
     */
    not_chosen?: Array<NotChosen>;
    /**
     * Ids of the profiles whose travel is estimated.
     * @type {Array<string>}
     * @memberof CheckedPlan
     */
    estimated_profiles: Array<string>;
}
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
 * The new secret, shown only this once.
 * @export
 * @interface CreatedCallbackSecret
 */
export interface CreatedCallbackSecret {
    /**
     * As in Standard Webhooks, `whsec_` followed by base64.
     * @type {string}
     * @memberof CreatedCallbackSecret
     */
    secret: string;
    /**
     * When it was made.
     * @type {string}
     * @memberof CreatedCallbackSecret
     */
    created_at: string;
    /**
     * When the secret before it was made, which still signs beside it; null without one.
     * @type {string}
     * @memberof CreatedCallbackSecret
     */
    previous_created_at: string | null;
}
/**
 * The key itself, shown only this once, and its description.
 * @export
 * @interface CreatedKey
 */
export interface CreatedKey {
    /**
     * The key; send it as `X-Api-Key`, with the user name as `X-User-Name`.
     * @type {string}
     * @memberof CreatedKey
     */
    key: string;
    /**
     * Identifier of the key within the account.
     * @type {string}
     * @memberof CreatedKey
     */
    id: string;
    /**
     * What its owner calls it; may be empty for keys made at the command line.
     * @type {string}
     * @memberof CreatedKey
     */
    name: string;
    /**
     * How the key begins, to recognise it by.
     * @type {string}
     * @memberof CreatedKey
     */
    prefix: string;
    /**
     * 
     * @type {KeyState}
     * @memberof CreatedKey
     */
    state: KeyState;
    /**
     * When it was made.
     * @type {string}
     * @memberof CreatedKey
     */
    created_at: string;
    /**
     * When it expires or has expired; null, it does not.
     * @type {string}
     * @memberof CreatedKey
     */
    expires_at: string | null;
    /**
     * When it last authenticated a call, to the minute; null if never.
     * @type {string}
     * @memberof CreatedKey
     */
    last_used_at: string | null;
}


/**
 * Accepted submissions of one day.
 * @export
 * @interface DaySubmissions
 */
export interface DaySubmissions {
    /**
     * The day, UTC.
     * @type {string}
     * @memberof DaySubmissions
     */
    date: string;
    /**
     * Accepted on this day, from programs and the playground; failed and cancelled ones count. Unit: count.
     * @type {number}
     * @memberof DaySubmissions
     */
    submissions: number;
}
/**
 * It has been deleted.
 * @export
 * @interface Deleted
 */
export interface Deleted {
    /**
     * Always true.
     * @type {boolean}
     * @memberof Deleted
     */
    deleted: boolean;
}
/**
 * Something was deleted.
 * @export
 * @interface DeletedEnvelope
 */
export interface DeletedEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof DeletedEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof DeletedEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof DeletedEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {Deleted}
     * @memberof DeletedEnvelope
     */
    result: Deleted;
}
/**
 * A shipment is delivered.
 * @export
 * @interface DeliveryStep
 */
export interface DeliveryStep {
    /**
     * 
     * @type {DeliveryStepType}
     * @memberof DeliveryStep
     */
    type: DeliveryStepType;
    /**
     * Id of the shipment.
     * @type {string}
     * @memberof DeliveryStep
     */
    shipment: string;
    /**
     * Id of the location.
     * @type {string}
     * @memberof DeliveryStep
     */
    location: string;
    /**
     * When the vehicle arrives.
     * @type {string}
     * @memberof DeliveryStep
     */
    arrives_at: string;
    /**
     * When service begins, after setup and waiting.
     * @type {string}
     * @memberof DeliveryStep
     */
    begins_at: string;
    /**
     * When it ends.
     * @type {string}
     * @memberof DeliveryStep
     */
    ends_at: string;
    /**
     * Time for setup. Unit: seconds.
     * @type {number}
     * @memberof DeliveryStep
     */
    setup_seconds: number;
    /**
     * Waiting before windows of stops and breaks open and, at reloads, for the goods of the next trip. Unit: seconds.
     * @type {number}
     * @memberof DeliveryStep
     */
    waiting_seconds: number;
    /**
     * How long after the last window service begins. Unit: seconds.
     * @type {number}
     * @memberof DeliveryStep
     */
    lateness_seconds: number;
    /**
     * Time from the end of service at the pickup to the start of service here. Unit: seconds.
     * @type {number}
     * @memberof DeliveryStep
     */
    ride_seconds: number;
    /**
     * Distance since the start of the route. Unit: meters.
     * @type {number}
     * @memberof DeliveryStep
     */
    distance_meters: number;
    /**
     * What is on the vehicle after the step, by name.
     * @type {{ [key: string]: number; }}
     * @memberof DeliveryStep
     */
    loads: { [key: string]: number; };
}



/**
 * A shipment is delivered.
 * @export
 */
export const DeliveryStepType = {
    Delivery: 'delivery'
} as const;
export type DeliveryStepType = typeof DeliveryStepType[keyof typeof DeliveryStepType];

/**
 * The delivery of a shipment.
 * @export
 * @interface DeliveryVisit
 */
export interface DeliveryVisit {
    /**
     * 
     * @type {DeliveryStepType}
     * @memberof DeliveryVisit
     */
    type: DeliveryStepType;
    /**
     * Id of the shipment.
     * @type {string}
     * @memberof DeliveryVisit
     */
    shipment: string;
}


/**
 * What a location allows as the start of vehicles.
 * @export
 * @interface Depot
 */
export interface Depot {
    /**
     * Id of the location; at most one depot has it.
     * @type {string}
     * @memberof Depot
     */
    location: string;
    /**
     * Maximum number of vehicles that leave the location as their start within one hour of the clock, from 08:00:00 to 08:59:59, say, in the offset of the plan's start. A vehicle is counted in the hour of its departure; departures after a reload do not count. Vehicles with locked visits leave in an hour in which their initial route can. Omitted: any number. Unit: count.
     * @type {number}
     * @memberof Depot
     */
    departures_per_hour?: number | null;
}
/**
 * No vehicle serves two of the stops. Each of several equal vehicles counts.
 * @export
 * @interface DifferentVehicles
 */
export interface DifferentVehicles {
    /**
     * 
     * @type {DifferentVehiclesType}
     * @memberof DifferentVehicles
     */
    type: DifferentVehiclesType;
    /**
     * Ids of two stops or more.
     * @type {Array<string>}
     * @memberof DifferentVehicles
     */
    stops: Array<string>;
}



/**
 * No two on one vehicle.
 * @export
 */
export const DifferentVehiclesType = {
    DifferentVehicles: 'different_vehicles'
} as const;
export type DifferentVehiclesType = typeof DifferentVehiclesType[keyof typeof DifferentVehiclesType];


/**
 * How `request` rounds the distances between the coordinates of a file, following the convention of its benchmark family. `nearest_integer`: to the nearest integer. `tenth_down`: down to a tenth. `thousandth`: to the nearest thousandth. `unrounded`: the file asks for it, or has too many nodes for a matrix. `as_given`: JSON, or a file with a matrix.
 * @export
 */
export const DistanceRounding = {
    AsGiven: 'as_given',
    NearestInteger: 'nearest_integer',
    TenthDown: 'tenth_down',
    Thousandth: 'thousandth',
    Unrounded: 'unrounded'
} as const;
export type DistanceRounding = typeof DistanceRounding[keyof typeof DistanceRounding];

/**
 * The vehicle arrives at its end location. Absent if its end is open.
 * @export
 * @interface EndStep
 */
export interface EndStep {
    /**
     * 
     * @type {EndStepType}
     * @memberof EndStep
     */
    type: EndStepType;
    /**
     * Id of the location.
     * @type {string}
     * @memberof EndStep
     */
    location: string;
    /**
     * When it arrives; the end of the route.
     * @type {string}
     * @memberof EndStep
     */
    arrives_at: string;
    /**
     * Distance since the start of the route. Unit: meters.
     * @type {number}
     * @memberof EndStep
     */
    distance_meters: number;
    /**
     * What is on the vehicle after the step, by name.
     * @type {{ [key: string]: number; }}
     * @memberof EndStep
     */
    loads: { [key: string]: number; };
}



/**
 * The vehicle arrives at its end.
 * @export
 */
export const EndStepType = {
    End: 'end'
} as const;
export type EndStepType = typeof EndStepType[keyof typeof EndStepType];

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
     * | `plan_limit_exceeded` | 400 | more nodes, stops, vehicles, matrix cells or uploaded matrices than the plan allows |
     * | `missing_credentials` | 401 | the user-name or key header is missing, empty or given twice |
     * | `invalid_credentials` | 401 | wrong user name or key, or the key is disabled, revoked, deleted or expired |
     * | `invalid_proxy_secret` | 401 | the marketplace proxy's secret is wrong |
     * | `api_access_denied` | 403 | the account's plan does not include API access |
     * | `unknown_subscription` | 403 | the marketplace subscription belongs to no plan |
     * | `result_access_denied` | 403 | the polled task belongs to another account |
     * | `not_found` | 404 | no such path |
     * | `task_not_found` | 404 | unknown or expired request id |
     * | `matrices_not_found` | 404 | the account has no uploaded matrices of this name |
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
     * The faults found, at most 100; the last message gives the number of the others or, in version 2, says that the rest was not checked.
     * @type {Array<ValidationFinding>}
     * @memberof ErrorEnvelope
     */
    detail?: Array<ValidationFinding>;
}
/**
 * Example requests, simplest first.
 * @export
 * @interface ExampleList
 */
export interface ExampleList {
    /**
     * The examples.
     * @type {Array<ExampleProblem>}
     * @memberof ExampleList
     */
    examples: Array<ExampleProblem>;
}
/**
 * One example.
 * @export
 * @interface ExampleProblem
 */
export interface ExampleProblem {
    /**
     * Short name, for links.
     * @type {string}
     * @memberof ExampleProblem
     */
    id: string;
    /**
     * In a few words.
     * @type {string}
     * @memberof ExampleProblem
     */
    title: string;
    /**
     * What it shows.
     * @type {string}
     * @memberof ExampleProblem
     */
    description: string;
    /**
     * 
     * @type {KeptRequest}
     * @memberof ExampleProblem
     */
    request: KeptRequest;
}
/**
 * Example requests.
 * @export
 * @interface ExamplesEnvelope
 */
export interface ExamplesEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof ExamplesEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof ExamplesEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof ExamplesEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {ExampleList}
     * @memberof ExamplesEnvelope
     */
    result: ExampleList;
}
/**
 * What distance costs in addition from a distance on.
 * @export
 * @interface ExcessDistance
 */
export interface ExcessDistance {
    /**
     * Distance of the route after which it begins. Unit: meters.
     * @type {number}
     * @memberof ExcessDistance
     */
    after_meters: number;
    /**
     * Added to `cost_per_kilometer`. Unit: money/kilometer.
     * @type {number}
     * @memberof ExcessDistance
     */
    extra_cost_per_kilometer: number;
}
/**
 * What the largest load of the route costs from an amount on; with several trips, the largest of all of them.
 * @export
 * @interface ExcessLoad
 */
export interface ExcessLoad {
    /**
     * Name of the quantity.
     * @type {string}
     * @memberof ExcessLoad
     */
    quantity: string;
    /**
     * Load after which it begins, in the unit of the amounts. Unit: load.
     * @type {number}
     * @memberof ExcessLoad
     */
    after_amount: number;
    /**
     * Cost of each further unit. Unit: money.
     * @type {number}
     * @memberof ExcessLoad
     */
    extra_cost_per_unit: number;
}
/**
 * What stops cost from a number of them on.
 * @export
 * @interface ExcessStops
 */
export interface ExcessStops {
    /**
     * Number of stops of the route after which it begins; a pickup and a delivery count as one each, a reload does not count. Unit: count.
     * @type {number}
     * @memberof ExcessStops
     */
    after_stops: number;
    /**
     * Cost of each further stop. Unit: money.
     * @type {number}
     * @memberof ExcessStops
     */
    extra_cost_per_stop: number;
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
     * | `plan_limit_exceeded` | 400 | more nodes, stops, vehicles, matrix cells or uploaded matrices than the plan allows |
     * | `missing_credentials` | 401 | the user-name or key header is missing, empty or given twice |
     * | `invalid_credentials` | 401 | wrong user name or key, or the key is disabled, revoked, deleted or expired |
     * | `invalid_proxy_secret` | 401 | the marketplace proxy's secret is wrong |
     * | `api_access_denied` | 403 | the account's plan does not include API access |
     * | `unknown_subscription` | 403 | the marketplace subscription belongs to no plan |
     * | `result_access_denied` | 403 | the polled task belongs to another account |
     * | `not_found` | 404 | no such path |
     * | `task_not_found` | 404 | unknown or expired request id |
     * | `matrices_not_found` | 404 | the account has no uploaded matrices of this name |
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
     * 
     * @type {Impossibility}
     * @memberof FailedEnvelope
     */
    impossibility?: Impossibility;
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
 * How many of some vehicles may be used.
 * @export
 * @interface FleetLimit
 */
export interface FleetLimit {
    /**
     * Ids of the vehicles, each once; one with a `count` stands for all of them. Omitted: all vehicles.
     * @type {Array<string>}
     * @memberof FleetLimit
     */
    vehicles?: Array<string> | null;
    /**
     * Maximum number of these vehicles that have a route. Unit: count.
     * @type {number}
     * @memberof FleetLimit
     */
    max_used: number;
}
/**
 * A GeoJSON FeatureCollection (RFC 7946), in the coordinates of the request.
 * @export
 * @interface GeoJsonFile
 */
export interface GeoJsonFile {
    /**
     * Always `FeatureCollection`.
     * @type {string}
     * @memberof GeoJsonFile
     */
    type: string;
    /**
     * Lines first, points after them.
     * @type {Array<{ [key: string]: any; }>}
     * @memberof GeoJsonFile
     */
    features: Array<{ [key: string]: any; }>;
}
/**
 * One task.
 * @export
 * @interface HistoryEntry
 */
export interface HistoryEntry {
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof HistoryEntry
     */
    request_id: string;
    /**
     * Version of the API that it was submitted to.
     * @type {number}
     * @memberof HistoryEntry
     */
    api_version: number;
    /**
     * First 256 characters of the request's `name`, as its sender wrote it; null without one.
     * @type {string}
     * @memberof HistoryEntry
     */
    name: string | null;
    /**
     * 
     * @type {TaskState}
     * @memberof HistoryEntry
     */
    state: TaskState;
    /**
     * The `ErrorCode` of a failed task; null otherwise.
     * @type {string}
     * @memberof HistoryEntry
     */
    code: string | null;
    /**
     * When it was accepted.
     * @type {string}
     * @memberof HistoryEntry
     */
    created_at: string;
    /**
     * When the final solve started; null before, and in entries of older releases.
     * @type {string}
     * @memberof HistoryEntry
     */
    started_at: string | null;
    /**
     * When it finished; null before.
     * @type {string}
     * @memberof HistoryEntry
     */
    finished_at: string | null;
    /**
     * Nodes of the problem, depots included. Unit: count.
     * @type {number}
     * @memberof HistoryEntry
     */
    nodes: number;
    /**
     * Vehicles of the problem. Unit: count.
     * @type {number}
     * @memberof HistoryEntry
     */
    vehicles: number;
    /**
     * Solve time it was given. Unit: seconds.
     * @type {number}
     * @memberof HistoryEntry
     */
    time_limit_seconds: number;
    /**
     * Strategy chosen for it.
     * @type {string}
     * @memberof HistoryEntry
     */
    strategy: string;
    /**
     * Seed of the search.
     * @type {number}
     * @memberof HistoryEntry
     */
    seed: number;
    /**
     * Solves started; more than one if workers were lost. Null in entries of older releases. Unit: count.
     * @type {number}
     * @memberof HistoryEntry
     */
    attempts: number | null;
    /**
     * Objective of the routes; null without routes, and in entries of older releases. Unit: objective.
     * @type {number}
     * @memberof HistoryEntry
     */
    total_cost: number | null;
    /**
     * Vehicles that have a route; null without routes, and in entries of older releases. Unit: count.
     * @type {number}
     * @memberof HistoryEntry
     */
    vehicles_used: number | null;
    /**
     * Stops that the plan leaves out; null without one, in version 1, and in entries of older releases. Unit: count.
     * @type {number}
     * @memberof HistoryEntry
     */
    stops_unassigned: number | null;
    /**
     * Duration of the solve; null before its end, and in entries of older releases. Unit: seconds.
     * @type {number}
     * @memberof HistoryEntry
     */
    solve_seconds: number | null;
    /**
     * 
     * @type {CallbackOutcome}
     * @memberof HistoryEntry
     */
    callback: CallbackOutcome;
    /**
     * HTTP status of the receiver's answer; null without an answer.
     * @type {number}
     * @memberof HistoryEntry
     */
    callback_status: number | null;
    /**
     * Why the callback has no answer; null if it has one, and before it is sent.
     * @type {string}
     * @memberof HistoryEntry
     */
    callback_reason: string | null;
    /**
     * When the outcome of the callback became known; null before.
     * @type {string}
     * @memberof HistoryEntry
     */
    callback_at: string | null;
}


/**
 * One task, with a summary of its result; `plan_summary` has the totals of a plan of version 2.
 * @export
 * @interface HistoryEntryDetails
 */
export interface HistoryEntryDetails {
    /**
     * 
     * @type {HistoryEntry}
     * @memberof HistoryEntryDetails
     */
    entry: HistoryEntry;
    /**
     * Why there are no routes, as in the poll; null unless the task failed.
     * @type {string}
     * @memberof HistoryEntryDetails
     */
    failure: string | null;
    /**
     * 
     * @type {OutcomeSummary}
     * @memberof HistoryEntryDetails
     */
    outcome: OutcomeSummary | null;
    /**
     * 
     * @type {PlanSummary}
     * @memberof HistoryEntryDetails
     */
    plan_summary?: PlanSummary;
    /**
     * The available downloads.
     * @type {Array<HistoryFile>}
     * @memberof HistoryEntryDetails
     */
    files: Array<HistoryFile>;
    /**
     * Whether `resendCallback` would send the callback again now.
     * @type {boolean}
     * @memberof HistoryEntryDetails
     */
    callback_resendable?: boolean;
}
/**
 * One task of the history.
 * @export
 * @interface HistoryEntryEnvelope
 */
export interface HistoryEntryEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof HistoryEntryEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof HistoryEntryEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof HistoryEntryEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {HistoryEntryDetails}
     * @memberof HistoryEntryEnvelope
     */
    result: HistoryEntryDetails;
}
/**
 * A page of the history.
 * @export
 * @interface HistoryEnvelope
 */
export interface HistoryEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof HistoryEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof HistoryEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof HistoryEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {HistoryPage}
     * @memberof HistoryEnvelope
     */
    result: HistoryPage;
}

/**
 * Last part of a download's path.
 * @export
 */
export const HistoryFile = {
    Request: 'request',
    Result: 'result',
    RoutesCsv: 'routes.csv',
    RoutesGeojson: 'routes.geojson',
    RoutesSvg: 'routes.svg'
} as const;
export type HistoryFile = typeof HistoryFile[keyof typeof HistoryFile];

/**
 * Entries, newest first.
 * @export
 * @interface HistoryPage
 */
export interface HistoryPage {
    /**
     * The entries of this page.
     * @type {Array<HistoryEntry>}
     * @memberof HistoryPage
     */
    entries: Array<HistoryEntry>;
    /**
     * Send it as `cursor` to get the next page; null on the last page.
     * @type {string}
     * @memberof HistoryPage
     */
    next_cursor: string | null;
    /**
     * Entries that match the filters, on all pages. Unit: count.
     * @type {number}
     * @memberof HistoryPage
     */
    matching: number;
    /**
     * Entries searched, at most the newest 10,000. Unit: count.
     * @type {number}
     * @memberof HistoryPage
     */
    searched: number;
}
/**
 * A proof that no solution serves every customer that must be served, by a lower bound on the number of those that stay unserved. Absent when there is none, as for what only trying everything proves.
 * @export
 * @interface Impossibility
 */
export interface Impossibility {
    /**
     * The least number of customers that must be served but stay unserved, in any solution. The pickup and the delivery of a shipment count one each. Unit: count.
     * @type {number}
     * @memberof Impossibility
     */
    unserved_at_least: number;
    /**
     * What is known to be needed, each if nothing else changes; empty when nothing is known, or there was no time to find out.
     * @type {Array<NeededChange>}
     * @memberof Impossibility
     */
    relaxations: Array<NeededChange>;
    /**
     * Name of the method that found the proof.
     * @type {string}
     * @memberof Impossibility
     */
    method: string;
    /**
     * 
     * @type {Certificate}
     * @memberof Impossibility
     */
    certificate?: Certificate;
}
/**
 * One vehicle serves the stops in this order, with no other stop in between; a break or a reload may be.
 * @export
 * @interface InDirectOrder
 */
export interface InDirectOrder {
    /**
     * 
     * @type {InDirectOrderType}
     * @memberof InDirectOrder
     */
    type: InDirectOrderType;
    /**
     * Ids of two stops or more.
     * @type {Array<string>}
     * @memberof InDirectOrder
     */
    stops: Array<string>;
}



/**
 * On one vehicle, one directly after the other.
 * @export
 */
export const InDirectOrderType = {
    InDirectOrder: 'in_direct_order'
} as const;
export type InDirectOrderType = typeof InDirectOrderType[keyof typeof InDirectOrderType];

/**
 * One vehicle serves the stops in this order; others may lie in between.
 * @export
 * @interface InOrder
 */
export interface InOrder {
    /**
     * 
     * @type {InOrderType}
     * @memberof InOrder
     */
    type: InOrderType;
    /**
     * Ids of two stops or more.
     * @type {Array<string>}
     * @memberof InOrder
     */
    stops: Array<string>;
}



/**
 * On one vehicle, in order.
 * @export
 */
export const InOrderType = {
    InOrder: 'in_order'
} as const;
export type InOrderType = typeof InOrderType[keyof typeof InOrderType];

/**
 * Kinds of goods of which no two may be on one route.
 * @export
 * @interface IncompatibleGoods
 */
export interface IncompatibleGoods {
    /**
     * Two kinds or more, as `goods` of stops and shipments name them.
     * @type {Array<string>}
     * @memberof IncompatibleGoods
     */
    goods: Array<string>;
}
/**
 * A route of an earlier plan. It is where the search starts from, not a constraint: visits that no longer fit are planned elsewhere or left out. Only `locked_visits` bind.
 * @export
 * @interface InitialRoute
 */
export interface InitialRoute {
    /**
     * Id of its vehicle.
     * @type {string}
     * @memberof InitialRoute
     */
    vehicle: string;
    /**
     * Which of several equal vehicles, from 1, as answers number them. Omitted: the first that no other route is of.
     * @type {number}
     * @memberof InitialRoute
     */
    vehicle_number?: number | null;
    /**
     * Ids of its stops, in order, for a route that visits nothing else. One of `stops` and `visits` is given.
     * @type {Array<string>}
     * @memberof InitialRoute
     */
    stops?: Array<string> | null;
    /**
     * What it visits, in order.
     * @type {Array<Visit>}
     * @memberof InitialRoute
     */
    visits?: Array<Visit> | null;
    /**
     * Number of visits at its beginning that are driven or loaded: they stay the first ones of this vehicle, in this order, with nothing between them. A beginning that is impossible by itself is refused. A reload that it ends with comes before whatever follows, and is left out where nothing does. Default 0. Unit: count.
     * @type {number}
     * @memberof InitialRoute
     */
    locked_visits?: number | null;
    /**
     * When locked visits began, from the first on: none begins earlier in the new plan, as where the vehicle waited for what was the present then, and none later, whatever breaks and rides the rest of the route needs. Those begin later that travel and service times of the request reach later; all of a route may where its breaks do not fit otherwise. Late visits may as well. `based_on` gives it. Omitted: as early as departure and windows allow.
     * @type {Array<string>}
     * @memberof InitialRoute
     */
    begun_at?: Array<string> | null;
    /**
     * When the vehicle departed, which may be before `plan_start` and outside its shift. Its route departs then, so that it carries nothing that is released later, unless it reloads. Omitted: it has not departed.
     * @type {string}
     * @memberof InitialRoute
     */
    departed_at?: string | null;
}
/**
 * At most `longest_seconds` pass from the departure or the end of the last break, of either kind, until the next one begins or the route ends.
 * @export
 * @interface IntervalBreak
 */
export interface IntervalBreak {
    /**
     * 
     * @type {IntervalBreakType}
     * @memberof IntervalBreak
     */
    type: IntervalBreakType;
    /**
     * Longest time without a break, greater than 0. Unit: seconds.
     * @type {number}
     * @memberof IntervalBreak
     */
    longest_seconds: number;
    /**
     * Its length. Unit: seconds.
     * @type {number}
     * @memberof IntervalBreak
     */
    break_seconds: number;
}



/**
 * A break after a time without one.
 * @export
 */
export const IntervalBreakType = {
    Interval: 'interval'
} as const;
export type IntervalBreakType = typeof IntervalBreakType[keyof typeof IntervalBreakType];

/**
 * @type KeptRequest
 * A request of either version of the API.
 * @export
 */
export type KeptRequest = PlanRequest | SolveRequest;
/**
 * @type KeptResult
 * The finished envelope of a task, of either version of the API.
 * @export
 */
export type KeptResult = FailedEnvelope | PlannedEnvelope | SolvedEnvelope;

/**
 * What to do with a key.
 * @export
 */
export const KeyAction = {
    Enable: 'enable',
    Disable: 'disable',
    Revoke: 'revoke'
} as const;
export type KeyAction = typeof KeyAction[keyof typeof KeyAction];

/**
 * What to do with a key.
 * @export
 * @interface KeyChange
 */
export interface KeyChange {
    /**
     * 
     * @type {KeyAction}
     * @memberof KeyChange
     */
    action: KeyAction;
}


/**
 * One API key.
 * @export
 * @interface KeyEnvelope
 */
export interface KeyEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof KeyEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof KeyEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof KeyEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {ApiKey}
     * @memberof KeyEnvelope
     */
    result: ApiKey;
}
/**
 * The keys, oldest first.
 * @export
 * @interface KeyList
 */
export interface KeyList {
    /**
     * The keys.
     * @type {Array<ApiKey>}
     * @memberof KeyList
     */
    keys: Array<ApiKey>;
    /**
     * Maximum number of keys of an account, revoked ones included. Unit: count.
     * @type {number}
     * @memberof KeyList
     */
    most_keys: number;
}
/**
 * The API keys of the account.
 * @export
 * @interface KeyListEnvelope
 */
export interface KeyListEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof KeyListEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof KeyListEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof KeyListEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {KeyList}
     * @memberof KeyListEnvelope
     */
    result: KeyList;
}

/**
 * `active` opens the API. `disabled` can be enabled again; `expired` and `revoked` are final.
 * @export
 */
export const KeyState = {
    Active: 'active',
    Disabled: 'disabled',
    Expired: 'expired',
    Revoked: 'revoked'
} as const;
export type KeyState = typeof KeyState[keyof typeof KeyState];

/**
 * A place.
 * @export
 * @interface Location
 */
export interface Location {
    /**
     * An id of yours, unique in its list. No control characters.
     * @type {string}
     * @memberof Location
     */
    id: string;
    /**
     * [longitude, latitude] in degrees or [x, y] in meters. Needed where travel is estimated; beside matrices it is used for drawing only.
     * @type {Array<number>}
     * @memberof Location
     */
    position?: Array<number> | null;
}
/**
 * Tiles that maps by longitude and latitude may show; null unless the operator has named a server of tiles.
 * @export
 * @interface MapTiles
 */
export interface MapTiles {
    /**
     * Address of a tile, with `{z}`, `{x}` and `{y}`.
     * @type {string}
     * @memberof MapTiles
     */
    url: string;
    /**
     * Whose map it is, to be shown with it.
     * @type {string}
     * @memberof MapTiles
     */
    attribution: string;
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
 * What is needed of one kind, at least. It need not be enough.
 * @export
 * @interface NeededChange
 */
export interface NeededChange {
    /**
     * What changes; kinds may be added.
     * 
     * | kind | `at_least` and `now` are |
     * |---|---|
     * | `vehicles` | the number of vehicles, of any of the kinds there are |
     * | `hours` | a factor on the hours of all vehicles: shift, longest duration and driving, window at the end |
     * | `capacity` | a factor on the capacities of all vehicles |
     * | `lateness` | minutes that every window stays open longer |
     * 
     * @type {string}
     * @memberof NeededChange
     */
    kind: string;
    /**
     * Less is proved not to be enough; null when no change of this kind alone is.
     * @type {number}
     * @memberof NeededChange
     */
    at_least: number | null;
    /**
     * What the request has; 1 for factors, 0 for minutes.
     * @type {number}
     * @memberof NeededChange
     */
    now: number;
}
/**
 * A callback secret that was made just now.
 * @export
 * @interface NewCallbackSecretEnvelope
 */
export interface NewCallbackSecretEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof NewCallbackSecretEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof NewCallbackSecretEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof NewCallbackSecretEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {CreatedCallbackSecret}
     * @memberof NewCallbackSecretEnvelope
     */
    result: CreatedCallbackSecret;
}
/**
 * A key to create.
 * @export
 * @interface NewKey
 */
export interface NewKey {
    /**
     * A name for the key; no control characters.
     * @type {string}
     * @memberof NewKey
     */
    name: string;
    /**
     * Lifetime in days; null or omitted, it does not expire. Unit: count.
     * @type {number}
     * @memberof NewKey
     */
    expires_in_days?: number | null;
}
/**
 * A key that was made just now, with the key itself.
 * @export
 * @interface NewKeyEnvelope
 */
export interface NewKeyEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof NewKeyEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof NewKeyEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof NewKeyEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {CreatedKey}
     * @memberof NewKeyEnvelope
     */
    result: CreatedKey;
}
/**
 * @type NotChosen
 * An alternative that was not taken.
 * @export
 */
export type NotChosen = { type: 'shipment' } & NotChosenShipment | { type: 'stop' } & NotChosenStop;
/**
 * A shipment that was not taken.
 * @export
 * @interface NotChosenShipment
 */
export interface NotChosenShipment {
    /**
     * 
     * @type {UnassignedShipmentType}
     * @memberof NotChosenShipment
     */
    type: UnassignedShipmentType;
    /**
     * Id of the shipment.
     * @type {string}
     * @memberof NotChosenShipment
     */
    shipment: string;
    /**
     * Id of the one that a route carries instead; null: none is carried, and the first is in `unassigned`.
     * @type {string}
     * @memberof NotChosenShipment
     */
    chosen: string | null;
}


/**
 * A stop that was not taken.
 * @export
 * @interface NotChosenStop
 */
export interface NotChosenStop {
    /**
     * 
     * @type {StopStepType}
     * @memberof NotChosenStop
     */
    type: StopStepType;
    /**
     * Id of the stop.
     * @type {string}
     * @memberof NotChosenStop
     */
    stop: string;
    /**
     * Id of the one that a route serves instead; null: none is served, and the first is in `unassigned`.
     * @type {string}
     * @memberof NotChosenStop
     */
    chosen: string | null;
}



/**
 * What to minimise: total distance, or total cost (fixed costs of the vehicles used plus distance costs). Null counts as omitted. Default `min_total_distance`.
 * @export
 */
export const Objective = {
    MinTotalDistance: 'min_total_distance',
    MinTotalCost: 'min_total_cost'
} as const;
export type Objective = typeof Objective[keyof typeof Objective];

/**
 * Alternatives: one of the stops, or of the shipments, is served. `required`, `price_of_omission` and `priority` of the first say whether none of them may be; the others state the same, or nothing. Answers list those that were not taken in `not_chosen`.
 * @export
 * @interface OneOf
 */
export interface OneOf {
    /**
     * 
     * @type {OneOfType}
     * @memberof OneOf
     */
    type: OneOfType;
    /**
     * Ids of two stops or more. Give either stops or shipments; an empty list counts as omitted.
     * @type {Array<string>}
     * @memberof OneOf
     */
    stops?: Array<string> | null;
    /**
     * Ids of two shipments or more; an empty list counts as omitted.
     * @type {Array<string>}
     * @memberof OneOf
     */
    shipments?: Array<string> | null;
}



/**
 * One of them.
 * @export
 */
export const OneOfType = {
    OneOf: 'one_of'
} as const;
export type OneOfType = typeof OneOfType[keyof typeof OneOfType];

/**
 * The routes in a few numbers; null without routes, and for plans of version 2, which have `plan_summary`.
 * @export
 * @interface OutcomeSummary
 */
export interface OutcomeSummary {
    /**
     * Objective of the routes. Unit: objective.
     * @type {number}
     * @memberof OutcomeSummary
     */
    total_cost: number;
    /**
     * 
     * @type {CostSplit}
     * @memberof OutcomeSummary
     */
    cost: CostSplit;
    /**
     * Length of all routes. Unit: distance.
     * @type {number}
     * @memberof OutcomeSummary
     */
    distance: number;
    /**
     * Vehicles with a route. Unit: count.
     * @type {number}
     * @memberof OutcomeSummary
     */
    vehicles_used: number;
    /**
     * Customers on the routes, which is all of them. Unit: count.
     * @type {number}
     * @memberof OutcomeSummary
     */
    customers_served: number;
    /**
     * Waiting at all stops; null without the time dimension. Unit: minutes.
     * @type {number}
     * @memberof OutcomeSummary
     */
    waiting_minutes: number | null;
    /**
     * Lateness at all stops; null without the time dimension. Unit: minutes.
     * @type {number}
     * @memberof OutcomeSummary
     */
    lateness_minutes: number | null;
    /**
     * Working time of all vehicles; null without the time dimension. Unit: minutes.
     * @type {number}
     * @memberof OutcomeSummary
     */
    working_minutes: number | null;
}
/**
 * What time costs in addition from a duration on.
 * @export
 * @interface Overtime
 */
export interface Overtime {
    /**
     * Duration of the route after which it begins. Unit: seconds.
     * @type {number}
     * @memberof Overtime
     */
    after_seconds: number;
    /**
     * Added to `cost_per_hour`. Unit: money/hour.
     * @type {number}
     * @memberof Overtime
     */
    extra_cost_per_hour: number;
}
/**
 * A shipment is picked up.
 * @export
 * @interface PickupStep
 */
export interface PickupStep {
    /**
     * 
     * @type {PickupStepType}
     * @memberof PickupStep
     */
    type: PickupStepType;
    /**
     * Id of the shipment.
     * @type {string}
     * @memberof PickupStep
     */
    shipment: string;
    /**
     * Id of the location.
     * @type {string}
     * @memberof PickupStep
     */
    location: string;
    /**
     * When the vehicle arrives.
     * @type {string}
     * @memberof PickupStep
     */
    arrives_at: string;
    /**
     * When service begins, after setup and waiting.
     * @type {string}
     * @memberof PickupStep
     */
    begins_at: string;
    /**
     * When it ends.
     * @type {string}
     * @memberof PickupStep
     */
    ends_at: string;
    /**
     * Time for setup. Unit: seconds.
     * @type {number}
     * @memberof PickupStep
     */
    setup_seconds: number;
    /**
     * Waiting before windows of stops and breaks open and, at reloads, for the goods of the next trip. Unit: seconds.
     * @type {number}
     * @memberof PickupStep
     */
    waiting_seconds: number;
    /**
     * How long after the last window service begins. Unit: seconds.
     * @type {number}
     * @memberof PickupStep
     */
    lateness_seconds: number;
    /**
     * Distance since the start of the route. Unit: meters.
     * @type {number}
     * @memberof PickupStep
     */
    distance_meters: number;
    /**
     * What is on the vehicle after the step, by name.
     * @type {{ [key: string]: number; }}
     * @memberof PickupStep
     */
    loads: { [key: string]: number; };
}



/**
 * A shipment is picked up.
 * @export
 */
export const PickupStepType = {
    Pickup: 'pickup'
} as const;
export type PickupStepType = typeof PickupStepType[keyof typeof PickupStepType];

/**
 * The pickup of a shipment.
 * @export
 * @interface PickupVisit
 */
export interface PickupVisit {
    /**
     * 
     * @type {PickupStepType}
     * @memberof PickupVisit
     */
    type: PickupStepType;
    /**
     * Id of the shipment.
     * @type {string}
     * @memberof PickupVisit
     */
    shipment: string;
}


/**
 * The routes found, what they cost, and what they leave out. Members may be added; ignore those that you do not know.
 * @export
 * @interface Plan
 */
export interface Plan {
    /**
     * 
     * @type {PlanSummary}
     * @memberof Plan
     */
    summary: PlanSummary;
    /**
     * A route for every vehicle that is used, in the order of the request.
     * @type {Array<PlanRoute>}
     * @memberof Plan
     */
    routes: Array<PlanRoute>;
    /**
     * Stops that are left out, in the order of the request, then shipments.
     * @type {Array<Unassigned>}
     * @memberof Plan
     */
    unassigned: Array<Unassigned>;
    /**
     * Alternatives (relation `one_of`) that were not taken, in the order of the request; they are not in `unassigned`. Absent without such relations.
     * @type {Array<NotChosen>}
     * @memberof Plan
     */
    not_chosen?: Array<NotChosen>;
    /**
     * Ids of the profiles whose travel is estimated.
     * @type {Array<string>}
     * @memberof Plan
     */
    estimated_profiles: Array<string>;
    /**
     * Name of the strategy that solved it.
     * @type {string}
     * @memberof Plan
     */
    strategy: string;
    /**
     * Seed of the search, as given or derived.
     * @type {number}
     * @memberof Plan
     */
    seed: number;
    /**
     * Duration of the solve. Unit: seconds.
     * @type {number}
     * @memberof Plan
     */
    solve_seconds: number;
    /**
     * 
     * @type {SearchSummary}
     * @memberof Plan
     */
    search?: SearchSummary;
    /**
     * No plan that serves every stop without a price costs less, in `summary.costs.total`; rounded down, and never above the answer. With an `objective` that puts vehicles or time before money, it bounds the money of any plan, whatever its vehicles or time. Absent when none was found, and when the answer leaves out a stop without a price. Unit: money.
     * @type {number}
     * @memberof Plan
     */
    lower_bound?: number;
    /**
     * (total cost - `lower_bound`) / total cost: how much cheaper another plan could be at most. 0: nothing cheaper exists. Null: the total cost is not above 0. Absent without a `lower_bound`.
     * @type {number}
     * @memberof Plan
     */
    gap?: number | null;
    /**
     * The method that proved `lower_bound`: `exhaustive-search`, `combinatorial`, `assignment`, `dual-ascent`, `column-generation` or another; values may be added. Absent without a `lower_bound`.
     * @type {string}
     * @memberof Plan
     */
    bound_method?: string;
    /**
     * What of the request `lower_bound` does not take into account, by names of features such as `breaks`: it holds, but may lie further below the best plan. Absent when there is nothing, or no `lower_bound`.
     * @type {Array<string>}
     * @memberof Plan
     */
    lower_bound_relaxes?: Array<string>;
    /**
     * What was accepted and probably not meant, at most 20; the last message gives the number of the rest. Absent when there are none. A warning changes neither the routes nor the charge.
     * @type {Array<RequestWarning>}
     * @memberof Plan
     */
    warnings?: Array<RequestWarning>;
}
/**
 * How the routes differ from `initial_routes`. Absent without these.
 * @export
 * @interface PlanChanges
 */
export interface PlanChanges {
    /**
     * Stops of the initial routes that another vehicle serves. Those left out do not count. Unit: count.
     * @type {number}
     * @memberof PlanChanges
     */
    stops_on_another_vehicle: number;
    /**
     * Stops of the initial routes that follow another stop than they did, or that come first and did not, or did and do not. Unit: count.
     * @type {number}
     * @memberof PlanChanges
     */
    stops_in_another_order: number;
}
/**
 * The result of a check.
 * @export
 * @interface PlanCheckEnvelope
 */
export interface PlanCheckEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof PlanCheckEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof PlanCheckEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof PlanCheckEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {PlanVerdict}
     * @memberof PlanCheckEnvelope
     */
    result: PlanVerdict;
}
/**
 * Money, in its parts; their sum is `total`.
 * @export
 * @interface PlanCosts
 */
export interface PlanCosts {
    /**
     * The cost. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    total: number;
    /**
     * For using vehicles. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    fixed: number;
    /**
     * For distance. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    distance: number;
    /**
     * For the duration of routes. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    time: number;
    /**
     * For overtime. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    overtime: number;
    /**
     * For distance, stops and loads beyond `excess_distance`, `excess_stops` and `excess_loads`. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    excess: number;
    /**
     * For late service. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    lateness: number;
    /**
     * For stops and shipments on vehicles that serve them at a price. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    vehicle_prices: number;
    /**
     * For stops and shipments left out at their price; 0 in routes. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    omission: number;
    /**
     * For unbalanced durations; 0 in routes. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    balance: number;
    /**
     * For departing from `initial_routes`; 0 in routes. Unit: money.
     * @type {number}
     * @memberof PlanCosts
     */
    changes: number;
}
/**
 * Limits for one request.
 * @export
 * @interface PlanLimits
 */
export interface PlanLimits {
    /**
     * Maximum number of nodes of a request of version 1. Unit: count.
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
     * Maximum number of stops of a request of version 2. Unit: count.
     * @type {number}
     * @memberof PlanLimits
     */
    max_stops: number;
    /**
     * Maximum number of cells of all matrices of a request of version 2. Unit: count.
     * @type {number}
     * @memberof PlanLimits
     */
    max_matrix_cells: number;
    /**
     * Maximum number of uploaded matrices; each has at most `max_matrix_cells` cells. Unit: count.
     * @type {number}
     * @memberof PlanLimits
     */
    max_matrices: number;
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
 * What is minimised. Omitted, the cost.
 * @export
 * @interface PlanObjective
 */
export interface PlanObjective {
    /**
     * `cost`; `vehicles`: the number of vehicles used, then the cost; `time`: the total duration of the routes, then the cost. What counts first does so before the prices of leaving stops out, too. Default `cost`.
     * @type {string}
     * @memberof PlanObjective
     */
    first?: string | null;
    /**
     * Cost of the difference between the longest and the shortest duration of the vehicles used. Default 0. Unit: money/hour.
     * @type {number}
     * @memberof PlanObjective
     */
    balance_cost_per_hour?: number | null;
}
/**
 * A routing problem of version 2: vehicles serve stops and carry shipments between locations. Ids are yours and appear in every answer. Fields that are not listed here are refused. `locations`, `vehicles` and `stops` are required, unless `based_on` names an earlier request, which then has them.
 * @export
 * @interface PlanRequest
 */
export interface PlanRequest {
    /**
     * 
     * @type {BasedOn}
     * @memberof PlanRequest
     */
    based_on?: BasedOn | null;
    /**
     * Label for the request, stored as is. No control characters.
     * @type {string}
     * @memberof PlanRequest
     */
    name?: string | null;
    /**
     * No vehicle departs earlier, but those with `departed_at` in `initial_routes`. Omitted: the earliest instant of the request or, if it has none, `1970-01-01T00:00:00Z`, so that times can be read as time since the start.
     * @type {string}
     * @memberof PlanRequest
     */
    plan_start?: string | null;
    /**
     * What positions are: `geographic` (the default), longitude and latitude in degrees, or `planar`, x and y in meters.
     * @type {string}
     * @memberof PlanRequest
     */
    geometry?: string | null;
    /**
     * Places. Their order is the order of rows and columns of matrices. Vehicles and stops refer to them by id, and several may refer to one.
     * @type {Array<Location>}
     * @memberof PlanRequest
     */
    locations: Array<Location>;
    /**
     * How vehicles travel. Omitted or empty: one profile, `default`, whose travel is estimated from the positions.
     * @type {Array<TravelProfile>}
     * @memberof PlanRequest
     */
    profiles?: Array<TravelProfile> | null;
    /**
     * Vehicles, or groups of equal ones.
     * @type {Array<Vehicle>}
     * @memberof PlanRequest
     */
    vehicles: Array<Vehicle>;
    /**
     * What is to be served, each stop by one vehicle, once. May be empty, as where all is carried by shipments.
     * @type {Array<Stop>}
     * @memberof PlanRequest
     */
    stops: Array<Stop>;
    /**
     * What is to be carried from one location to another, each shipment by one vehicle. In limits each counts as two stops.
     * @type {Array<Shipment>}
     * @memberof PlanRequest
     */
    shipments?: Array<Shipment> | null;
    /**
     * What locations allow as starts of vehicles. Locations that are not listed have no limits.
     * @type {Array<Depot>}
     * @memberof PlanRequest
     */
    depots?: Array<Depot> | null;
    /**
     * How many vehicles may be used together, where there are fewer drivers than vehicles, say. A vehicle may be in several limits.
     * @type {Array<FleetLimit>}
     * @memberof PlanRequest
     */
    fleet_limits?: Array<FleetLimit> | null;
    /**
     * Relations between stops. Only `one_of` can name shipments.
     * @type {Array<StopRelation>}
     * @memberof PlanRequest
     */
    relations?: Array<StopRelation> | null;
    /**
     * Which kinds of `goods` may not be on one route. All of them together are at most 31 kinds.
     * @type {Array<IncompatibleGoods>}
     * @memberof PlanRequest
     */
    incompatible_goods?: Array<IncompatibleGoods> | null;
    /**
     * Routes of an earlier plan, to start from: a few changed stops are planned again in a fraction of the time. Each stop at most once; stops that they do not have are planned as usual.
     * @type {Array<InitialRoute>}
     * @memberof PlanRequest
     */
    initial_routes?: Array<InitialRoute> | null;
    /**
     * The present, if the day is under way: visits that are not locked in `initial_routes` begin no earlier. Omitted: a vehicle that has departed can serve them at any time since. `based_on` with its own `locked_until` sets it.
     * @type {string}
     * @memberof PlanRequest
     */
    locked_until?: string | null;
    /**
     * 
     * @type {ChangePrices}
     * @memberof PlanRequest
     */
    change_prices?: ChangePrices | null;
    /**
     * 
     * @type {PlanObjective}
     * @memberof PlanRequest
     */
    objective?: PlanObjective | null;
    /**
     * Maximum solve time. Omitted: the plan's default or, with `iterations`, its maximum. A value above the plan's maximum is lowered to it. The solve may end earlier. Unit: seconds.
     * @type {number}
     * @memberof PlanRequest
     */
    time_limit_seconds?: number | null;
    /**
     * Seed of the search: the same problem, seed and work give the same routes. Omitted: derived from the problem and reported in the result.
     * @type {number}
     * @memberof PlanRequest
     */
    seed?: number | null;
    /**
     * Iteration budget of the search. With it, the same problem, seed and iterations give the same routes on every machine, unless the time limit ends the search first. Unit: count.
     * @type {number}
     * @memberof PlanRequest
     */
    iterations?: number | null;
    /**
     * Name of the strategy. It must support the problem's size and features. Omitted: chosen from the problem and its time limit.
     * @type {string}
     * @memberof PlanRequest
     */
    strategy?: string | null;
    /**
     * How much of the solve goes to proving how good the answer is: the `lower_bound` of the answer. `default`: a few per cent of one thread, which costs the answer nothing. `strong`: one of the threads, or half of the time with one, for a gap as small as it gets, and for proofs of optimality. With `iterations` the bound is computed after the search, by a fixed amount of work. Null or omitted: `default`.
     * @type {string}
     * @memberof PlanRequest
     */
    bound?: string | null;
    /**
     * Where to send the finished task, once. The rules of version 1 apply.
     * @type {string}
     * @memberof PlanRequest
     */
    callback_url?: string | null;
}
/**
 * The route of a vehicle.
 * @export
 * @interface PlanRoute
 */
export interface PlanRoute {
    /**
     * Id of the vehicle.
     * @type {string}
     * @memberof PlanRoute
     */
    vehicle: string;
    /**
     * Which of `count` equal vehicles, from 1. Unit: count.
     * @type {number}
     * @memberof PlanRoute
     */
    vehicle_number: number;
    /**
     * 
     * @type {PlanCosts}
     * @memberof PlanRoute
     */
    costs: PlanCosts;
    /**
     * Distance. Unit: meters.
     * @type {number}
     * @memberof PlanRoute
     */
    distance_meters: number;
    /**
     * Time from departure to the end. Unit: seconds.
     * @type {number}
     * @memberof PlanRoute
     */
    duration_seconds: number;
    /**
     * Travel time. Unit: seconds.
     * @type {number}
     * @memberof PlanRoute
     */
    driving_seconds: number;
    /**
     * Time for setup. Unit: seconds.
     * @type {number}
     * @memberof PlanRoute
     */
    setup_seconds: number;
    /**
     * Time for service. Unit: seconds.
     * @type {number}
     * @memberof PlanRoute
     */
    service_seconds: number;
    /**
     * Waiting before windows of stops and breaks open and, at reloads, for the goods of the next trip. Unit: seconds.
     * @type {number}
     * @memberof PlanRoute
     */
    waiting_seconds: number;
    /**
     * Time of breaks. Unit: seconds.
     * @type {number}
     * @memberof PlanRoute
     */
    break_seconds: number;
    /**
     * Time of loading between trips. Unit: seconds.
     * @type {number}
     * @memberof PlanRoute
     */
    reload_seconds: number;
    /**
     * How long after the last window service begins. Unit: seconds.
     * @type {number}
     * @memberof PlanRoute
     */
    lateness_seconds: number;
    /**
     * When the route begins, with the offset of `plan_start`.
     * @type {string}
     * @memberof PlanRoute
     */
    departs_at: string;
    /**
     * When it ends.
     * @type {string}
     * @memberof PlanRoute
     */
    ends_at: string;
    /**
     * What the vehicle does, in order.
     * @type {Array<Step>}
     * @memberof PlanRoute
     */
    steps: Array<Step>;
}
/**
 * Totals over all routes.
 * @export
 * @interface PlanSummary
 */
export interface PlanSummary {
    /**
     * 
     * @type {PlanCosts}
     * @memberof PlanSummary
     */
    costs: PlanCosts;
    /**
     * Vehicles with a route. Unit: count.
     * @type {number}
     * @memberof PlanSummary
     */
    vehicles_used: number;
    /**
     * Stops on a route. Unit: count.
     * @type {number}
     * @memberof PlanSummary
     */
    stops_served: number;
    /**
     * Stops left out. Unit: count.
     * @type {number}
     * @memberof PlanSummary
     */
    stops_unassigned: number;
    /**
     * Shipments on a route. Unit: count.
     * @type {number}
     * @memberof PlanSummary
     */
    shipments_served: number;
    /**
     * Shipments left out. Unit: count.
     * @type {number}
     * @memberof PlanSummary
     */
    shipments_unassigned: number;
    /**
     * Stops in `not_chosen`. Absent without relations `one_of`. Unit: count.
     * @type {number}
     * @memberof PlanSummary
     */
    stops_not_chosen?: number;
    /**
     * Shipments in `not_chosen`. Absent without relations `one_of`. Unit: count.
     * @type {number}
     * @memberof PlanSummary
     */
    shipments_not_chosen?: number;
    /**
     * Reloads of all routes. Unit: count.
     * @type {number}
     * @memberof PlanSummary
     */
    reloads: number;
    /**
     * 
     * @type {PlanChanges}
     * @memberof PlanSummary
     */
    changes?: PlanChanges;
    /**
     * Distance. Unit: meters.
     * @type {number}
     * @memberof PlanSummary
     */
    distance_meters: number;
    /**
     * Time from departure to the end. Unit: seconds.
     * @type {number}
     * @memberof PlanSummary
     */
    duration_seconds: number;
    /**
     * Travel time. Unit: seconds.
     * @type {number}
     * @memberof PlanSummary
     */
    driving_seconds: number;
    /**
     * Time for setup. Unit: seconds.
     * @type {number}
     * @memberof PlanSummary
     */
    setup_seconds: number;
    /**
     * Time for service. Unit: seconds.
     * @type {number}
     * @memberof PlanSummary
     */
    service_seconds: number;
    /**
     * Waiting before windows of stops and breaks open and, at reloads, for the goods of the next trip. Unit: seconds.
     * @type {number}
     * @memberof PlanSummary
     */
    waiting_seconds: number;
    /**
     * Time of breaks. Unit: seconds.
     * @type {number}
     * @memberof PlanSummary
     */
    break_seconds: number;
    /**
     * Time of loading between trips. Unit: seconds.
     * @type {number}
     * @memberof PlanSummary
     */
    reload_seconds: number;
    /**
     * How long after the last window service begins. Unit: seconds.
     * @type {number}
     * @memberof PlanSummary
     */
    lateness_seconds: number;
}
/**
 * A problem and routes to check against it.
 * @export
 * @interface PlanToCheck
 */
export interface PlanToCheck {
    /**
     * 
     * @type {PlanRequest}
     * @memberof PlanToCheck
     */
    request: PlanRequest;
    /**
     * Routes in any order; a vehicle of `count` may have as many. Stops and shipments that no route has are left out.
     * @type {Array<RouteToCheck>}
     * @memberof PlanToCheck
     */
    routes: Array<RouteToCheck>;
}
/**
 * The checker's findings and what becomes of the routes.
 * @export
 * @interface PlanVerdict
 */
export interface PlanVerdict {
    /**
     * Whether the routes satisfy every constraint.
     * @type {boolean}
     * @memberof PlanVerdict
     */
    feasible: boolean;
    /**
     * The violated constraints, at most 100 of each kind; empty if there are none.
     * @type {Array<PlanViolation>}
     * @memberof PlanVerdict
     */
    violations: Array<PlanViolation>;
    /**
     * 
     * @type {CheckedPlan}
     * @memberof PlanVerdict
     */
    plan: CheckedPlan | null;
}
/**
 * One violated constraint.
 * @export
 * @interface PlanViolation
 */
export interface PlanViolation {
    /**
     * Which constraint is violated; kinds may be added.
     * 
     * | kind | meaning |
     * |---|---|
     * | `unknown_vehicle`, `unknown_stop`, `unknown_shipment` | the request has no such vehicle, stop or shipment |
     * | `too_many_routes` | a vehicle has more routes than its `count` |
     * | `departures` | more vehicles leave a depot within an hour than `departures_per_hour` allows |
     * | `fleet_limit` | more vehicles are used than `fleet_limits` allow |
     * | `empty_route` | a route has no stop |
     * | `duplicate_stop`, `duplicate_shipment` | a stop, a pickup or a delivery is served more than once |
     * | `shipment` | a shipment is not picked up and then delivered by one vehicle |
     * | `last_in_first_out` | a delivery comes while a shipment that was picked up later is on board |
     * | `ride` | a shipment is on board for too long |
     * | `reload` | a reload is where the vehicle may not reload, or not between two other visits |
     * | `trips` | a vehicle has too many trips |
     * | `missing_stop` | a `required` stop or shipment is left out |
     * | `not_allowed` | the vehicle may not serve the stop, or lacks a skill |
     * | `capacity` | the vehicle carries more than it can |
     * | `deliveries_first` | a delivery comes after a collection on a route of a vehicle that delivers first |
     * | `window` | service cannot begin within a window |
     * | `shift`, `duration`, `driving`, `distance`, `stops` | a limit of the vehicle is exceeded |
     * | `break` | the driver's breaks do not fit |
     * | `schedule` | no times satisfy windows, breaks and limits together |
     * | `relation` | a relation between stops or shipments is broken |
     * | `incompatible_goods` | a route has goods that may not be on one route |
     * | `locked` | the route does not begin with the locked visits of its vehicle |
     * | `not_finite_cost` | the numbers are so large that the cost is not finite |
     * 
     * @type {string}
     * @memberof PlanViolation
     */
    kind: string;
    /**
     * What is wrong, with the numbers.
     * @type {string}
     * @memberof PlanViolation
     */
    message: string;
    /**
     * Id of the vehicle of the route.
     * @type {string}
     * @memberof PlanViolation
     */
    vehicle?: string;
    /**
     * Which route of the vehicle in `plan`, from 1. Absent if the violation is of no route, or of one that is left out there. Unit: count.
     * @type {number}
     * @memberof PlanViolation
     */
    vehicle_number?: number;
    /**
     * Index of the step of that route. Absent if the violation is of the whole route. Unit: index.
     * @type {number}
     * @memberof PlanViolation
     */
    step?: number;
    /**
     * Id of the stop concerned.
     * @type {string}
     * @memberof PlanViolation
     */
    stop?: string;
    /**
     * Id of the shipment concerned.
     * @type {string}
     * @memberof PlanViolation
     */
    shipment?: string;
    /**
     * The value in these routes.
     * @type {number}
     * @memberof PlanViolation
     */
    value?: number;
    /**
     * The limit.
     * @type {number}
     * @memberof PlanViolation
     */
    limit?: number;
}
/**
 * The task is solved.
 * @export
 * @interface PlannedEnvelope
 */
export interface PlannedEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof PlannedEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof PlannedEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof PlannedEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {Plan}
     * @memberof PlannedEnvelope
     */
    result: Plan;
    /**
     * 
     * @type {SolvedState}
     * @memberof PlannedEnvelope
     */
    state: SolvedState;
    /**
     * When the submission was accepted.
     * @type {string}
     * @memberof PlannedEnvelope
     */
    accepted_at: string;
    /**
     * When a worker started to solve it; null before that.
     * @type {string}
     * @memberof PlannedEnvelope
     */
    started_at: string | null;
    /**
     * When it finished; null before that.
     * @type {string}
     * @memberof PlannedEnvelope
     */
    finished_at: string | null;
    /**
     * Until when the result can be polled; null until the task is finished.
     * @type {string}
     * @memberof PlannedEnvelope
     */
    expires_at: string | null;
}


/**
 * How a task ended; data of the event `finished`.
 * @export
 * @interface PlaygroundEnd
 */
export interface PlaygroundEnd {
    /**
     * 
     * @type {TaskState}
     * @memberof PlaygroundEnd
     */
    state: TaskState;
    /**
     * True if there are routes: the independent checker, which does not trust strategies, has recomputed and passed them. Routes are not published otherwise.
     * @type {boolean}
     * @memberof PlaygroundEnd
     */
    checked: boolean;
    /**
     * The `ErrorCode` of a failed task; null otherwise.
     * @type {string}
     * @memberof PlaygroundEnd
     */
    code: string | null;
    /**
     * Objective of the checked routes; null without routes. Unit: objective.
     * @type {number}
     * @memberof PlaygroundEnd
     */
    total_cost: number | null;
}


/**
 * Progress of a solve, with its best solution as reported by the strategy; data of the event `incumbent`.
 * @export
 * @interface PlaygroundIncumbent
 */
export interface PlaygroundIncumbent {
    /**
     * The strategy that is running.
     * @type {string}
     * @memberof PlaygroundIncumbent
     */
    strategy: string;
    /**
     * Time since this solve started. Unit: seconds.
     * @type {number}
     * @memberof PlaygroundIncumbent
     */
    elapsed_seconds: number;
    /**
     * Better solutions found so far. Unit: count.
     * @type {number}
     * @memberof PlaygroundIncumbent
     */
    incumbents: number;
    /**
     * Objective of the best solution so far; null before the first, never in the event. Unit: objective.
     * @type {number}
     * @memberof PlaygroundIncumbent
     */
    best_cost: number | null;
    /**
     * When the best solution was found, since this solve started; null before the first, never in the event. Unit: seconds.
     * @type {number}
     * @memberof PlaygroundIncumbent
     */
    best_found_seconds: number | null;
    /**
     * Best lower bound so far on the objective of any solution, not checked yet; null before the first. Unit: objective.
     * @type {number}
     * @memberof PlaygroundIncumbent
     */
    lower_bound?: number | null;
    /**
     * (`best_cost` - `lower_bound`) / `best_cost`; null without one of them, and when `best_cost` is not above 0.
     * @type {number}
     * @memberof PlaygroundIncumbent
     */
    gap?: number | null;
    /**
     * Its routes as in `SolvedResult`, of version 1 only: per `Vehicle <id>` the nodes in visiting order, start and end included. Null before the first solution, if they are too large to send, and if the worker does not report them.
     * @type {{ [key: string]: Array<number>; }}
     * @memberof PlaygroundIncumbent
     */
    routes: { [key: string]: Array<number>; } | null;
    /**
     * The same of a task of version 2; null or absent as `routes`.
     * @type {Array<RouteToCheck>}
     * @memberof PlaygroundIncumbent
     */
    plan_routes?: Array<RouteToCheck> | null;
}
/**
 * A task and its state. `progress` is present while it is being solved and a worker answers in time; `end` and `outcome` once it is finished.
 * @export
 * @interface PlaygroundTask
 */
export interface PlaygroundTask {
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof PlaygroundTask
     */
    request_id: string;
    /**
     * 
     * @type {TaskState}
     * @memberof PlaygroundTask
     */
    state: TaskState;
    /**
     * Number of tasks waiting in the whole service while this one is waiting; null otherwise. Unit: count.
     * @type {number}
     * @memberof PlaygroundTask
     */
    queue_depth: number | null;
    /**
     * Time limit of the solve, capped by the plan. Absent in the answer to a submission. Unit: seconds.
     * @type {number}
     * @memberof PlaygroundTask
     */
    time_limit_seconds?: number;
    /**
     * 
     * @type {PlaygroundIncumbent}
     * @memberof PlaygroundTask
     */
    progress?: PlaygroundIncumbent;
    /**
     * 
     * @type {PlaygroundEnd}
     * @memberof PlaygroundTask
     */
    end?: PlaygroundEnd;
    /**
     * 
     * @type {KeptResult}
     * @memberof PlaygroundTask
     */
    outcome?: KeptResult;
}


/**
 * Where a task stands.
 * @export
 * @interface PlaygroundTaskEnvelope
 */
export interface PlaygroundTaskEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof PlaygroundTaskEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof PlaygroundTaskEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof PlaygroundTaskEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {PlaygroundTask}
     * @memberof PlaygroundTaskEnvelope
     */
    result: PlaygroundTask;
}
/**
 * One fault, where it is and what to do about it.
 * @export
 * @interface ProblemFinding
 */
export interface ProblemFinding {
    /**
     * Where: `body` first, then field and indices as strings; for other file formats `file`, then its section if known.
     * @type {Array<string>}
     * @memberof ProblemFinding
     */
    loc: Array<string>;
    /**
     * What is wrong, with the value, and what is expected.
     * @type {string}
     * @memberof ProblemFinding
     */
    msg: string;
    /**
     * Kind of fault: as in the API, or `plan_limit`, or `file_invalid` for files of other formats.
     * @type {string}
     * @memberof ProblemFinding
     */
    type: string;
    /**
     * What to do about it.
     * @type {string}
     * @memberof ProblemFinding
     */
    remedy: string;
    /**
     * Line of the place in the text, from 1; null when it has none.
     * @type {number}
     * @memberof ProblemFinding
     */
    line: number | null;
    /**
     * Column of the place, from 1, in UTF-16 code units; null when it has none.
     * @type {number}
     * @memberof ProblemFinding
     */
    column: number | null;
    /**
     * Offset of the place, from 0, in UTF-16 code units of the text; null if it has none. Unit: index.
     * @type {number}
     * @memberof ProblemFinding
     */
    offset: number | null;
    /**
     * Length of the place, in UTF-16 code units; null when it has none. Unit: count.
     * @type {number}
     * @memberof ProblemFinding
     */
    length: number | null;
}

/**
 * The detected format of a text.
 * @export
 */
export const ProblemFormat = {
    Json: 'json',
    Cvrplib: 'cvrplib',
    Solomon: 'solomon'
} as const;
export type ProblemFormat = typeof ProblemFormat[keyof typeof ProblemFormat];

/**
 * What the text contains. `valid` says whether it would be accepted now, as far as the text is concerned: no faults and within the plan's limits.
 * @export
 * @interface ProblemReport
 */
export interface ProblemReport {
    /**
     * 
     * @type {ProblemFormat}
     * @memberof ProblemReport
     */
    format: ProblemFormat;
    /**
     * Whether there are no findings.
     * @type {boolean}
     * @memberof ProblemReport
     */
    valid: boolean;
    /**
     * What is wrong, at most 100 findings.
     * @type {Array<ProblemFinding>}
     * @memberof ProblemReport
     */
    findings: Array<ProblemFinding>;
    /**
     * Number of findings not listed. Unit: count.
     * @type {number}
     * @memberof ProblemReport
     */
    more_findings: number;
    /**
     * The `SolveRequest` for a CVRPLIB or Solomon file, ready to submit, or the `PlanRequest` in full for JSON with `based_on`. Null for other JSON, where the text is the request itself, and if the text could not be read.
     * @type {{ [key: string]: any; }}
     * @memberof ProblemReport
     */
    request: { [key: string]: any; } | null;
    /**
     * Nodes of the problem, or stops of version 2; null when it could not be read. Unit: count.
     * @type {number}
     * @memberof ProblemReport
     */
    nodes: number | null;
    /**
     * Vehicles of the problem; null when it could not be read. Unit: count.
     * @type {number}
     * @memberof ProblemReport
     */
    vehicles: number | null;
    /**
     * Strategy that would solve it; null when it could not be read.
     * @type {string}
     * @memberof ProblemReport
     */
    strategy: string | null;
    /**
     * Version of the API that the request is written for, by its members; 1 for files of other formats.
     * @type {number}
     * @memberof ProblemReport
     */
    api_version?: number;
    /**
     * 
     * @type {DistanceRounding}
     * @memberof ProblemReport
     */
    distance_rounding?: DistanceRounding;
    /**
     * What was accepted and probably not meant, at most 20; the last message gives the number of the rest. Absent when there are none. A warning changes neither the routes nor the charge.
     * @type {Array<RequestWarning>}
     * @memberof ProblemReport
     */
    warnings?: Array<RequestWarning>;
    /**
     * Coordinates of the file's nodes, in order, if `request` has a matrix of rounded distances instead: for drawing only. Null otherwise.
     * @type {Array<Array<number>>}
     * @memberof ProblemReport
     */
    positions?: Array<Array<number>> | null;
}


/**
 * What a text holds, and what is wrong with it.
 * @export
 * @interface ProblemReportEnvelope
 */
export interface ProblemReportEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof ProblemReportEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof ProblemReportEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof ProblemReportEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {ProblemReport}
     * @memberof ProblemReportEnvelope
     */
    result: ProblemReport;
}
/**
 * How often a code was returned.
 * @export
 * @interface RefusalCount
 */
export interface RefusalCount {
    /**
     * Machine-readable reason for a rejection or failure. Codes may be added: treat one that you do not know by its HTTP status.
     * 
     * | code | status | meaning |
     * |---|---|---|
     * | `bad_request` | 400 | the call is not a well-formed HTTP request, or its compressed body is corrupt |
     * | `plan_limit_exceeded` | 400 | more nodes, stops, vehicles, matrix cells or uploaded matrices than the plan allows |
     * | `missing_credentials` | 401 | the user-name or key header is missing, empty or given twice |
     * | `invalid_credentials` | 401 | wrong user name or key, or the key is disabled, revoked, deleted or expired |
     * | `invalid_proxy_secret` | 401 | the marketplace proxy's secret is wrong |
     * | `api_access_denied` | 403 | the account's plan does not include API access |
     * | `unknown_subscription` | 403 | the marketplace subscription belongs to no plan |
     * | `result_access_denied` | 403 | the polled task belongs to another account |
     * | `not_found` | 404 | no such path |
     * | `task_not_found` | 404 | unknown or expired request id |
     * | `matrices_not_found` | 404 | the account has no uploaded matrices of this name |
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
     * @memberof RefusalCount
     */
    code: string;
    /**
     * Calls that were refused with it. Unit: count.
     * @type {number}
     * @memberof RefusalCount
     */
    count: number;
}
/**
 * The call was refused. There is no `result`.
 * @export
 * @interface RefusalEnvelope
 */
export interface RefusalEnvelope {
    /**
     * Always false.
     * @type {boolean}
     * @memberof RefusalEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof RefusalEnvelope
     */
    request_id: string;
    /**
     * What was wrong and what to do about it, in English.
     * @type {string}
     * @memberof RefusalEnvelope
     */
    error: string;
    /**
     * Machine-readable reason of a refusal: one of these, which only the account center uses, or an `ErrorCode` of the API.
     * 
     * | code | status | meaning |
     * |---|---|---|
     * | `not_signed_in` | 401 | there is no session, or it has ended |
     * | `wrong_password` | 401 | user name or password is wrong, or the account has no password |
     * | `cross_site_request` | 403 | the call does not come from a page of this service |
     * | `csrf_token_invalid` | 403 | the header `X-CSRF-Token` is missing or not the session's |
     * | `key_not_found` | 404 | the account has no such key |
     * | `entry_not_found` | 404 | the account's history has no such entry |
     * | `not_available` | 404 | the entry has no such file (not finished, failed, or without coordinates), or no callback to send |
     * | `too_many_keys` | 409 | the account has the maximum number of keys |
     * | `key_revoked` | 409 | the key was revoked, which cannot be undone |
     * | `entry_not_finished` | 409 | the task is not finished, or its callback is on its way |
     * 
     * @type {string}
     * @memberof RefusalEnvelope
     */
    code: string;
    /**
     * Where the code is explained; a path, if the service does not know its own address.
     * @type {string}
     * @memberof RefusalEnvelope
     */
    documentation_url?: string;
}
/**
 * The smallest change found that would let a vehicle serve the stop. Null or absent: none is known.
 * @export
 * @interface Relaxation
 */
export interface Relaxation {
    /**
     * What would change; one of the codes of reasons.
     * @type {string}
     * @memberof Relaxation
     */
    code: string;
    /**
     * Id of the vehicle that could then serve it.
     * @type {string}
     * @memberof Relaxation
     */
    vehicle: string | null;
    /**
     * The change with its numbers.
     * @type {string}
     * @memberof Relaxation
     */
    message: string;
}
/**
 * The vehicle ends a trip, and loads for the next one.
 * @export
 * @interface ReloadStep
 */
export interface ReloadStep {
    /**
     * 
     * @type {ReloadStepType}
     * @memberof ReloadStep
     */
    type: ReloadStepType;
    /**
     * Id of the location.
     * @type {string}
     * @memberof ReloadStep
     */
    location: string;
    /**
     * When the vehicle arrives.
     * @type {string}
     * @memberof ReloadStep
     */
    arrives_at: string;
    /**
     * When loading begins.
     * @type {string}
     * @memberof ReloadStep
     */
    begins_at: string;
    /**
     * When the next trip departs, after loading and waiting.
     * @type {string}
     * @memberof ReloadStep
     */
    ends_at: string;
    /**
     * Waiting before windows of stops and breaks open and, at reloads, for the goods of the next trip. Unit: seconds.
     * @type {number}
     * @memberof ReloadStep
     */
    waiting_seconds: number;
    /**
     * Distance since the start of the route. Unit: meters.
     * @type {number}
     * @memberof ReloadStep
     */
    distance_meters: number;
    /**
     * What is on the vehicle after the step, by name.
     * @type {{ [key: string]: number; }}
     * @memberof ReloadStep
     */
    loads: { [key: string]: number; };
}



/**
 * The vehicle reloads.
 * @export
 */
export const ReloadStepType = {
    Reload: 'reload'
} as const;
export type ReloadStepType = typeof ReloadStepType[keyof typeof ReloadStepType];

/**
 * A reload between two trips.
 * @export
 * @interface ReloadVisit
 */
export interface ReloadVisit {
    /**
     * 
     * @type {ReloadStepType}
     * @memberof ReloadVisit
     */
    type: ReloadStepType;
    /**
     * Id of its location, one of `reloads` of the vehicle.
     * @type {string}
     * @memberof ReloadVisit
     */
    location: string;
}


/**
 * Where it may reload between two trips of its route. There it hands over what it has collected and loads what the next trip delivers; shipments stay on board. Omitted: its route is one trip.
 * @export
 * @interface Reloads
 */
export interface Reloads {
    /**
     * Ids of the locations where it may reload.
     * @type {Array<string>}
     * @memberof Reloads
     */
    locations: Array<string>;
    /**
     * Duration of a reload, from arrival on. Default 0. Unit: seconds.
     * @type {number}
     * @memberof Reloads
     */
    loading_seconds?: number | null;
    /**
     * Limit on its number of trips; the first counts. Omitted: any. Unit: count.
     * @type {number}
     * @memberof Reloads
     */
    max_trips?: number | null;
}
/**
 * Ids in the earlier request of what is no longer there. It leaves its relations, `allowed_vehicles`, `forbidden_vehicles`, `vehicle_prices`, `fleet_limits` and the routes of the answer as well. What a removed vehicle has served by `locked_until` leaves the request with it; a shipment that it has on board does not, and is planned from its pickup. An entry that is sent with a lower `count` removes the vehicles with the highest numbers.
 * @export
 * @interface RemovedParts
 */
export interface RemovedParts {
    /**
     * Stops that are cancelled or done.
     * @type {Array<string>}
     * @memberof RemovedParts
     */
    stops?: Array<string> | null;
    /**
     * Shipments that are cancelled or done.
     * @type {Array<string>}
     * @memberof RemovedParts
     */
    shipments?: Array<string> | null;
    /**
     * Vehicles that are lost.
     * @type {Array<string>}
     * @memberof RemovedParts
     */
    vehicles?: Array<string> | null;
    /**
     * Names of fields of the request itself, such as `seed`.
     * @type {Array<string>}
     * @memberof RemovedParts
     */
    fields?: Array<string> | null;
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
     * | `quantity_not_carried` | version 2: no vehicle lists a quantity of a stop among its `capacities` |
     * | `quantity_not_asked` | version 2: `excess_loads` of a vehicle names a quantity that no stop or shipment has and no vehicle lists among its `capacities` |
     * | `depot_not_used` | version 2: `depots` limits departures from a location where no vehicle starts |
     * | `skill_not_available` | version 2: no vehicle has a skill that a stop asks for |
     * | `goods_not_named` | version 2: `incompatible_goods` does not name a kind of goods of a stop, but one that is spelt nearly alike |
     * | `durations_lowered` | version 2: durations by time of day fall faster than time passes; the earlier ones were lowered |
     * | `vehicle_allowed_and_forbidden` | version 2: `allowed_vehicles` and `forbidden_vehicles` of a stop or shipment name the same vehicle, which cannot serve it |
     * | `no_vehicle_allowed` | version 2: skills, `allowed_vehicles` and `forbidden_vehicles` of a stop or shipment together leave no vehicle |
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
 * A vehicle and what it visits: `stops` or, with shipments or reloads, `visits`; one of them, not both.
 * @export
 * @interface RouteToCheck
 */
export interface RouteToCheck {
    /**
     * Id of the vehicle.
     * @type {string}
     * @memberof RouteToCheck
     */
    vehicle: string;
    /**
     * Which of several equal vehicles, from 1, as answers number them. Omitted: the first that no other route is of.
     * @type {number}
     * @memberof RouteToCheck
     */
    vehicle_number?: number | null;
    /**
     * Ids of its stops, in order, for a route that visits nothing else.
     * @type {Array<string>}
     * @memberof RouteToCheck
     */
    stops?: Array<string> | null;
    /**
     * What it visits, in order.
     * @type {Array<Visit>}
     * @memberof RouteToCheck
     */
    visits?: Array<Visit> | null;
}
/**
 * One vehicle serves all of the stops.
 * @export
 * @interface SameVehicle
 */
export interface SameVehicle {
    /**
     * 
     * @type {SameVehicleType}
     * @memberof SameVehicle
     */
    type: SameVehicleType;
    /**
     * Ids of two stops or more.
     * @type {Array<string>}
     * @memberof SameVehicle
     */
    stops: Array<string>;
}



/**
 * All on one vehicle.
 * @export
 */
export const SameVehicleType = {
    SameVehicle: 'same_vehicle'
} as const;
export type SameVehicleType = typeof SameVehicleType[keyof typeof SameVehicleType];

/**
 * How the search went. Absent in results of releases that did not record it.
 * @export
 * @interface SearchSummary
 */
export interface SearchSummary {
    /**
     * Why it ended. `optimal`: no better solution exists, by exhaustive search or because it meets the lower bound. `stagnated`: no improvement is expected. `exhausted`: the method has nothing left to try. `iterations`: it used up the `iterations` of the request. `limit`: it reached its time limit. `stopped`: it was stopped from outside. `interrupted`: it failed, and the best solution before that was kept. With `iterations` in the request, the result is reproducible unless this is `limit`, `stopped` or `interrupted`. Values may be added.
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
     * Variant of the search chosen by the problem's features, such as `windows-mixed-asymmetric`: what the schedule requires (`untimed`, `windows`, `capped`, `late`), mixed vehicles, asymmetric distances, or `durations` for travel times that are not proportional to distances; `general` for distances that fit no other. So are requests of version 2 that say no more than one of version 1 can, with `burdened` added, such as `windows-burdened`, where vehicles may not serve all stops, deliveries come before collections, some goods may not share a route, or stops have a price of leaving them out. Any other is `detailed`. Null for strategies that are not built in. Values may be added.
     * @type {string}
     * @memberof SearchSummary
     */
    variant?: string | null;
}
/**
 * A session and whom it belongs to.
 * @export
 * @interface Session
 */
export interface Session {
    /**
     * Who is signed in.
     * @type {string}
     * @memberof Session
     */
    user_name: string;
    /**
     * Name of the account's plan.
     * @type {string}
     * @memberof Session
     */
    plan: string;
    /**
     * Whether the plan includes API access with keys.
     * @type {boolean}
     * @memberof Session
     */
    api_access: boolean;
    /**
     * Send it as `X-CSRF-Token` with every change; the same for the whole session.
     * @type {string}
     * @memberof Session
     */
    csrf_token: string;
    /**
     * When the session began.
     * @type {string}
     * @memberof Session
     */
    signed_in_at: string;
    /**
     * When the session ends, whatever is done.
     * @type {string}
     * @memberof Session
     */
    ends_at: string;
    /**
     * Time without any call after which the session ends. Unit: seconds.
     * @type {number}
     * @memberof Session
     */
    idle_seconds: number;
    /**
     * 
     * @type {MapTiles}
     * @memberof Session
     */
    map_tiles?: MapTiles | null;
}
/**
 * Who is signed in.
 * @export
 * @interface SessionEnvelope
 */
export interface SessionEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof SessionEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof SessionEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof SessionEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {Session}
     * @memberof SessionEnvelope
     */
    result: Session;
}
/**
 * When a vehicle is available; both ends are inclusive. Omitted: at any time.
 * @export
 * @interface Shift
 */
export interface Shift {
    /**
     * Omitted: the start of the plan.
     * @type {string}
     * @memberof Shift
     */
    earliest?: string | null;
    /**
     * Omitted: no end.
     * @type {string}
     * @memberof Shift
     */
    latest?: string | null;
}
/**
 * Something to be carried from its pickup to its delivery: one vehicle serves both, the pickup first, or it is left out.
 * @export
 * @interface Shipment
 */
export interface Shipment {
    /**
     * An id of yours, unique in its list. No control characters.
     * @type {string}
     * @memberof Shipment
     */
    id: string;
    /**
     * 
     * @type {ShipmentEnd}
     * @memberof Shipment
     */
    pickup: ShipmentEnd;
    /**
     * 
     * @type {ShipmentEnd}
     * @memberof Shipment
     */
    delivery: ShipmentEnd;
    /**
     * What is on board from the pickup to the delivery, by name; names are those of `delivers` and `collects`.
     * @type {{ [key: string]: number; }}
     * @memberof Shipment
     */
    amounts?: { [key: string]: number; } | null;
    /**
     * Kinds of its goods, in names of yours. Those that `incompatible_goods` names together are never served by one route, whether or not they are on board at the same time, and whether or not the vehicle reloads in between.
     * @type {Array<string>}
     * @memberof Shipment
     */
    goods?: Array<string> | null;
    /**
     * Limit on the time from the end of service at the pickup to the start of service at the delivery; waiting, breaks and reloads included. Unit: seconds.
     * @type {number}
     * @memberof Shipment
     */
    max_ride_seconds?: number | null;
    /**
     * What its vehicle must be able to do.
     * @type {Array<string>}
     * @memberof Shipment
     */
    skills?: Array<string> | null;
    /**
     * Ids of the vehicles that may serve it; at least one. Omitted: all.
     * @type {Array<string>}
     * @memberof Shipment
     */
    allowed_vehicles?: Array<string> | null;
    /**
     * Ids of the vehicles that must not serve it.
     * @type {Array<string>}
     * @memberof Shipment
     */
    forbidden_vehicles?: Array<string> | null;
    /**
     * What it costs to serve it with certain vehicles, so that others are preferred: those that know the customer or the area. Vehicles that are not named cost nothing; each may be named once.
     * @type {Array<VehiclePrice>}
     * @memberof Shipment
     */
    vehicle_prices?: Array<VehiclePrice> | null;
    /**
     * True: the task fails, with the reasons, if no plan can serve it. Default false.
     * @type {boolean}
     * @memberof Shipment
     */
    required?: boolean | null;
    /**
     * It is left out where that is better by the objective, at this cost: cheaper, or with fewer vehicles or less time where `objective.first` says so. Omitted: it is left out only if no plan is found that serves it. Unit: money.
     * @type {number}
     * @memberof Shipment
     */
    price_of_omission?: number | null;
    /**
     * Where not all stops without a price can be served, the sum of the priorities of those left out is as small as possible, before any money counts. Greater than 0. Default 1.
     * @type {number}
     * @memberof Shipment
     */
    priority?: number | null;
}
/**
 * The pickup or the delivery of a shipment.
 * @export
 * @interface ShipmentEnd
 */
export interface ShipmentEnd {
    /**
     * Id of its location.
     * @type {string}
     * @memberof ShipmentEnd
     */
    location: string;
    /**
     * Duration of the service. Default 0. Unit: seconds.
     * @type {number}
     * @memberof ShipmentEnd
     */
    service_seconds?: number | null;
    /**
     * Time for parking and walking, spent before service when the vehicle comes from another location; not when its previous stop was at the same one. Default 0. Unit: seconds.
     * @type {number}
     * @memberof ShipmentEnd
     */
    setup_seconds?: number | null;
    /**
     * When service may begin: in one of these spans, in any order; they must not overlap. A vehicle that is early waits. Omitted or empty: at any time.
     * @type {Array<StopWindow>}
     * @memberof ShipmentEnd
     */
    windows?: Array<StopWindow> | null;
    /**
     * With it, service may begin after the last window, at this cost for the time since its end. Omitted or 0: it may not. Unit: money/hour.
     * @type {number}
     * @memberof ShipmentEnd
     */
    late_cost_per_hour?: number | null;
}
/**
 * User name and password of an account.
 * @export
 * @interface SignIn
 */
export interface SignIn {
    /**
     * The account's user name.
     * @type {string}
     * @memberof SignIn
     */
    user_name: string;
    /**
     * The account's password.
     * @type {string}
     * @memberof SignIn
     */
    password: string;
}
/**
 * The session has ended.
 * @export
 * @interface SignedOut
 */
export interface SignedOut {
    /**
     * Always true.
     * @type {boolean}
     * @memberof SignedOut
     */
    signed_out: boolean;
}
/**
 * The session has ended.
 * @export
 * @interface SignedOutEnvelope
 */
export interface SignedOutEnvelope {
    /**
     * Always true.
     * @type {boolean}
     * @memberof SignedOutEnvelope
     */
    success: boolean;
    /**
     * Identifier of a call or task, 128 random bits or more, safe in URLs.
     * @type {string}
     * @memberof SignedOutEnvelope
     */
    request_id: string;
    /**
     * Always null.
     * @type {string}
     * @memberof SignedOutEnvelope
     */
    error: string | null;
    /**
     * 
     * @type {SignedOut}
     * @memberof SignedOutEnvelope
     */
    result: SignedOut;
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
    /**
     * No solution has a smaller `total_cost`; rounded down, and never above it. Absent when none was found. Unit: objective.
     * @type {number}
     * @memberof SolutionDetails
     */
    lower_bound?: number;
    /**
     * (`total_cost` - `lower_bound`) / `total_cost`: how much better another solution could be at most. 0: nothing better exists. Null: `total_cost` is 0. Absent without a `lower_bound`.
     * @type {number}
     * @memberof SolutionDetails
     */
    gap?: number | null;
    /**
     * The method that proved `lower_bound`: `exhaustive-search`, `combinatorial`, `assignment`, `dual-ascent`, `column-generation` or another; values may be added. Absent without a `lower_bound`.
     * @type {string}
     * @memberof SolutionDetails
     */
    bound_method?: string;
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
     * Name of the strategy, such as `savings`. It must support the problem's size and features. Omitted: chosen from the problem and its time limit.
     * @type {string}
     * @memberof SolveRequest
     */
    strategy?: string | null;
    /**
     * How much of the solve goes to proving how good the answer is: the bound in `details.lower_bound`. `default`: a few per cent of one thread, which costs the answer nothing. `strong`: one of the threads, or half of the time with one, for a gap as small as it gets, and for proofs of optimality. With `iterations` the bound is computed after the search, by a fixed amount of work. Null or omitted: `default`.
     * @type {string}
     * @memberof SolveRequest
     */
    bound?: string | null;
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
 * The vehicle leaves its start location. Absent if its start is open.
 * @export
 * @interface StartStep
 */
export interface StartStep {
    /**
     * 
     * @type {StartStepType}
     * @memberof StartStep
     */
    type: StartStepType;
    /**
     * Id of the location.
     * @type {string}
     * @memberof StartStep
     */
    location: string;
    /**
     * When the route begins, with the offset of `plan_start`.
     * @type {string}
     * @memberof StartStep
     */
    ends_at: string;
    /**
     * Distance since the start of the route. Unit: meters.
     * @type {number}
     * @memberof StartStep
     */
    distance_meters: number;
    /**
     * What is on the vehicle after the step, by name.
     * @type {{ [key: string]: number; }}
     * @memberof StartStep
     */
    loads: { [key: string]: number; };
}



/**
 * The vehicle leaves its start.
 * @export
 */
export const StartStepType = {
    Start: 'start'
} as const;
export type StartStepType = typeof StartStepType[keyof typeof StartStepType];

/**
 * @type Step
 * A step of a route. Types may be added.
 * @export
 */
export type Step = { type: 'break' } & BreakStep | { type: 'delivery' } & DeliveryStep | { type: 'end' } & EndStep | { type: 'pickup' } & PickupStep | { type: 'reload' } & ReloadStep | { type: 'start' } & StartStep | { type: 'stop' } & StopStep;
/**
 * Something to be done at a location, by one vehicle, once.
 * @export
 * @interface Stop
 */
export interface Stop {
    /**
     * An id of yours, unique in its list. No control characters.
     * @type {string}
     * @memberof Stop
     */
    id: string;
    /**
     * Id of its location.
     * @type {string}
     * @memberof Stop
     */
    location: string;
    /**
     * What is brought here from the start of the trip, by the name of what is counted, such as kilograms or pallets. Names are yours, 1 to 128 characters; a request has at most 20.
     * @type {{ [key: string]: number; }}
     * @memberof Stop
     */
    delivers?: { [key: string]: number; } | null;
    /**
     * What is taken from here to the end of the trip, by name.
     * @type {{ [key: string]: number; }}
     * @memberof Stop
     */
    collects?: { [key: string]: number; } | null;
    /**
     * Kinds of its goods, in names of yours. Those that `incompatible_goods` names together are never served by one route, whether or not they are on board at the same time, and whether or not the vehicle reloads in between.
     * @type {Array<string>}
     * @memberof Stop
     */
    goods?: Array<string> | null;
    /**
     * Duration of the service. Default 0. Unit: seconds.
     * @type {number}
     * @memberof Stop
     */
    service_seconds?: number | null;
    /**
     * Time for parking and walking, spent before service when the vehicle comes from another location; not when its previous stop was at the same one. Default 0. Unit: seconds.
     * @type {number}
     * @memberof Stop
     */
    setup_seconds?: number | null;
    /**
     * When service may begin: in one of these spans, in any order; they must not overlap. A vehicle that is early waits. Omitted or empty: at any time.
     * @type {Array<StopWindow>}
     * @memberof Stop
     */
    windows?: Array<StopWindow> | null;
    /**
     * With it, service may begin after the last window, at this cost for the time since its end. Omitted or 0: it may not. Unit: money/hour.
     * @type {number}
     * @memberof Stop
     */
    late_cost_per_hour?: number | null;
    /**
     * What its vehicle must be able to do.
     * @type {Array<string>}
     * @memberof Stop
     */
    skills?: Array<string> | null;
    /**
     * Ids of the vehicles that may serve it; at least one. Omitted: all.
     * @type {Array<string>}
     * @memberof Stop
     */
    allowed_vehicles?: Array<string> | null;
    /**
     * Ids of the vehicles that must not serve it.
     * @type {Array<string>}
     * @memberof Stop
     */
    forbidden_vehicles?: Array<string> | null;
    /**
     * What it costs to serve it with certain vehicles, so that others are preferred: those that know the customer or the area. Vehicles that are not named cost nothing; each may be named once.
     * @type {Array<VehiclePrice>}
     * @memberof Stop
     */
    vehicle_prices?: Array<VehiclePrice> | null;
    /**
     * Its goods are ready then. The trip that serves it departs no earlier.
     * @type {string}
     * @memberof Stop
     */
    released_at?: string | null;
    /**
     * True: the task fails, with the reasons, if no plan can serve it. Default false.
     * @type {boolean}
     * @memberof Stop
     */
    required?: boolean | null;
    /**
     * It is left out where that is better by the objective, at this cost: cheaper, or with fewer vehicles or less time where `objective.first` says so. Omitted: it is left out only if no plan is found that serves it. Unit: money.
     * @type {number}
     * @memberof Stop
     */
    price_of_omission?: number | null;
    /**
     * Where not all stops without a price can be served, the sum of the priorities of those left out is as small as possible, before any money counts. Greater than 0. Default 1.
     * @type {number}
     * @memberof Stop
     */
    priority?: number | null;
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
 * @type StopRelation
 * A relation between stops. Stops that are left out do not count.
 * @export
 */
export type StopRelation = { type: 'different_vehicles' } & DifferentVehicles | { type: 'in_direct_order' } & InDirectOrder | { type: 'in_order' } & InOrder | { type: 'one_of' } & OneOf | { type: 'same_vehicle' } & SameVehicle;
/**
 * A stop is served.
 * @export
 * @interface StopStep
 */
export interface StopStep {
    /**
     * 
     * @type {StopStepType}
     * @memberof StopStep
     */
    type: StopStepType;
    /**
     * Id of the stop.
     * @type {string}
     * @memberof StopStep
     */
    stop: string;
    /**
     * Id of the location.
     * @type {string}
     * @memberof StopStep
     */
    location: string;
    /**
     * When the vehicle arrives.
     * @type {string}
     * @memberof StopStep
     */
    arrives_at: string;
    /**
     * When service begins, after setup and waiting.
     * @type {string}
     * @memberof StopStep
     */
    begins_at: string;
    /**
     * When it ends.
     * @type {string}
     * @memberof StopStep
     */
    ends_at: string;
    /**
     * Time for setup. Unit: seconds.
     * @type {number}
     * @memberof StopStep
     */
    setup_seconds: number;
    /**
     * Waiting before windows of stops and breaks open and, at reloads, for the goods of the next trip. Unit: seconds.
     * @type {number}
     * @memberof StopStep
     */
    waiting_seconds: number;
    /**
     * How long after the last window service begins. Unit: seconds.
     * @type {number}
     * @memberof StopStep
     */
    lateness_seconds: number;
    /**
     * Distance since the start of the route. Unit: meters.
     * @type {number}
     * @memberof StopStep
     */
    distance_meters: number;
    /**
     * What is on the vehicle after the step, by name.
     * @type {{ [key: string]: number; }}
     * @memberof StopStep
     */
    loads: { [key: string]: number; };
}



/**
 * A stop is served.
 * @export
 */
export const StopStepType = {
    Stop: 'stop'
} as const;
export type StopStepType = typeof StopStepType[keyof typeof StopStepType];

/**
 * A stop of the request.
 * @export
 * @interface StopVisit
 */
export interface StopVisit {
    /**
     * 
     * @type {StopStepType}
     * @memberof StopVisit
     */
    type: StopStepType;
    /**
     * Id of the stop.
     * @type {string}
     * @memberof StopVisit
     */
    stop: string;
}


/**
 * A span of time in which service may begin; both ends are inclusive.
 * @export
 * @interface StopWindow
 */
export interface StopWindow {
    /**
     * Omitted: the start of the plan.
     * @type {string}
     * @memberof StopWindow
     */
    earliest?: string | null;
    /**
     * Omitted: no end.
     * @type {string}
     * @memberof StopWindow
     */
    latest?: string | null;
}

/**
 * `queued`: waits for a worker. `solving`: a worker is solving it. `solved` and `failed`: finished, with routes or without (cancelled tasks too).
 * @export
 */
export const TaskState = {
    Queued: 'queued',
    Solving: 'solving',
    Solved: 'solved',
    Failed: 'failed'
} as const;
export type TaskState = typeof TaskState[keyof typeof TaskState];

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
     * | `plan_limit_exceeded` | 400 | more nodes, stops, vehicles, matrix cells or uploaded matrices than the plan allows |
     * | `missing_credentials` | 401 | the user-name or key header is missing, empty or given twice |
     * | `invalid_credentials` | 401 | wrong user name or key, or the key is disabled, revoked, deleted or expired |
     * | `invalid_proxy_secret` | 401 | the marketplace proxy's secret is wrong |
     * | `api_access_denied` | 403 | the account's plan does not include API access |
     * | `unknown_subscription` | 403 | the marketplace subscription belongs to no plan |
     * | `result_access_denied` | 403 | the polled task belongs to another account |
     * | `not_found` | 404 | no such path |
     * | `task_not_found` | 404 | unknown or expired request id |
     * | `matrices_not_found` | 404 | the account has no uploaded matrices of this name |
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
 * Travel times of legs that leave at a time of day.
 * @export
 * @interface TimedDurations
 */
export interface TimedDurations {
    /**
     * Clock time from 00:00 to 23:59, in the offset of `plan_start`.
     * @type {string}
     * @memberof TimedDurations
     */
    time_of_day: string;
    /**
     * Travel times of legs that leave then. Unit: seconds.
     * @type {Array<Array<number>>}
     * @memberof TimedDurations
     */
    durations_seconds: Array<Array<number>>;
}
/**
 * @type Travel
 * Distances and durations, estimated, as matrices or by the name of uploaded ones.
 * @export
 */
export type Travel = { type: 'estimate' } & TravelEstimate | { type: 'matrices' } & TravelMatrices | { type: 'uploaded' } & TravelUploaded;
/**
 * Distances are the great circle between two positions (Euclidean with planar ones) times the detour factor; durations follow from the speed. An estimate: real roads differ, and the answer lists the profile in `estimated_profiles`.
 * @export
 * @interface TravelEstimate
 */
export interface TravelEstimate {
    /**
     * 
     * @type {TravelEstimateType}
     * @memberof TravelEstimate
     */
    type: TravelEstimateType;
    /**
     * How much longer the road is than the straight line. Default 1.3.
     * @type {number}
     * @memberof TravelEstimate
     */
    detour_factor?: number | null;
    /**
     * Average speed. Default 40. Unit: kilometers/hour.
     * @type {number}
     * @memberof TravelEstimate
     */
    speed_kilometers_per_hour?: number | null;
}



/**
 * Travel is estimated from positions.
 * @export
 */
export const TravelEstimateType = {
    Estimate: 'estimate'
} as const;
export type TravelEstimateType = typeof TravelEstimateType[keyof typeof TravelEstimateType];

/**
 * `distances_meters[i][j]` and `durations_seconds[i][j]` lead from location i to location j, in the order of `locations`; a row and a column for each. They need not be symmetric; the diagonal has no effect; use a large number where there is no road. At least one of them, or `durations_by_time`, must be given.
 * @export
 * @interface TravelMatrices
 */
export interface TravelMatrices {
    /**
     * 
     * @type {TravelMatricesType}
     * @memberof TravelMatrices
     */
    type: TravelMatricesType;
    /**
     * Distances. Omitted: 0, so that distance costs nothing. Unit: meters.
     * @type {Array<Array<number>>}
     * @memberof TravelMatrices
     */
    distances_meters?: Array<Array<number>> | null;
    /**
     * Travel times, the same all day. Omitted: distances at `speed_kilometers_per_hour`. Unit: seconds.
     * @type {Array<Array<number>>}
     * @memberof TravelMatrices
     */
    durations_seconds?: Array<Array<number>> | null;
    /**
     * Travel times by time of day, in place of `durations_seconds`, ascending by `time_of_day`. A leg that leaves at one of the times takes what its matrix says; between two times its duration changes linearly, also from the last time of a day to the first of the next. The times are clock times in the offset of `plan_start`, in which answers are written, and repeat on each of the first 14 days of the plan, until the last shift ends; the offset stays the same when clocks change. Leaving later never means arriving earlier: where a duration falls faster than time passes, the earlier one is lowered to waiting for the later one and driving then, for the slowest vehicle of the profile, and a warning `durations_lowered` says so.
     * @type {Array<TimedDurations>}
     * @memberof TravelMatrices
     */
    durations_by_time?: Array<TimedDurations> | null;
    /**
     * Speed for durations that are not given. Default 40. Unit: kilometers/hour.
     * @type {number}
     * @memberof TravelMatrices
     */
    speed_kilometers_per_hour?: number | null;
}



/**
 * Travel is given by matrices.
 * @export
 */
export const TravelMatricesType = {
    Matrices: 'matrices'
} as const;
export type TravelMatricesType = typeof TravelMatricesType[keyof typeof TravelMatricesType];

/**
 * How vehicles of one kind travel between locations.
 * @export
 * @interface TravelProfile
 */
export interface TravelProfile {
    /**
     * An id of yours, unique in its list. No control characters.
     * @type {string}
     * @memberof TravelProfile
     */
    id: string;
    /**
     * 
     * @type {Travel}
     * @memberof TravelProfile
     */
    travel: Travel;
}
/**
 * Matrices that were uploaded with `PUT /api/v2/matrices/{name}`. Rows and columns are found by the ids of locations: each location of the request must be among those of the upload, which may have more, in any order. The task gets a copy, so that it does not change when the matrices are replaced or deleted.
 * @export
 * @interface TravelUploaded
 */
export interface TravelUploaded {
    /**
     * 
     * @type {TravelUploadedType}
     * @memberof TravelUploaded
     */
    type: TravelUploadedType;
    /**
     * Name of uploaded matrices, unique in the account.
     * @type {string}
     * @memberof TravelUploaded
     */
    name: string;
    /**
     * Speed for durations that are not given. Default 40. Unit: kilometers/hour.
     * @type {number}
     * @memberof TravelUploaded
     */
    speed_kilometers_per_hour?: number | null;
}



/**
 * Travel is given by uploaded matrices.
 * @export
 */
export const TravelUploadedType = {
    Uploaded: 'uploaded'
} as const;
export type TravelUploadedType = typeof TravelUploadedType[keyof typeof TravelUploadedType];

/**
 * @type Unassigned
 * A stop or a shipment that is left out. Of alternatives of which none is served, the first is listed, with the reasons of all.
 * @export
 */
export type Unassigned = { type: 'shipment' } & UnassignedShipment | { type: 'stop' } & UnassignedStop;
/**
 * Why a stop or a shipment is left out.
 * @export
 * @interface UnassignedReason
 */
export interface UnassignedReason {
    /**
     * Kind of reason; codes may be added.
     * 
     * | code | meaning |
     * |---|---|
     * | `price` | serving the stop or shipment costs more than its `price_of_omission`, or takes a vehicle or time more, where `objective.first` says that these come first |
     * | `not_allowed` | the vehicle is not allowed, or lacks a skill: see `missing_skills` and `excluded_by` |
     * | `capacity` | a load of the vehicle would exceed its capacity |
     * | `shift` | the vehicle cannot serve the stop and end within its shift |
     * | `window` | the vehicle cannot begin service within a window of this or a later stop of its route |
     * | `ride` | the shipment would be on board for longer than its `max_ride_seconds` |
     * | `duration`, `driving`, `distance` | a route with the stop exceeds this limit of the vehicle |
     * | `stops` | the vehicle may serve no more stops |
     * | `break` | the breaks of the vehicle do not fit into a route with the stop |
     * | `schedule` | no times of a route with the stop satisfy windows, breaks and limits together |
     * | `deliveries_first` | the vehicle delivers first, and its route has no place for the stop |
     * | `relation` | the vehicle serves a stop that this one must not share it with, or lacks one that it must share it with, or the order of a relation has no place for it; the message names the relation |
     * | `goods` | the route of the vehicle has goods that may not be on one route with those of the stop |
     * | `left_out` | routes to check do not have it, and nothing is known to keep a vehicle from it |
     * | `departures` | the vehicle could serve it only if it left in an hour in which `departures_per_hour` of its start allows no more |
     * | `fleet_limit` | the vehicle is not used, and could serve it, but `fleet_limits` allow no more vehicles |
     * | `no_room` | no plan was found that serves it in addition to the others |
     * 
     * @type {string}
     * @memberof UnassignedReason
     */
    code: string;
    /**
     * Id of the vehicle; null: the reason holds for the plan.
     * @type {string}
     * @memberof UnassignedReason
     */
    vehicle: string | null;
    /**
     * The reason with its numbers.
     * @type {string}
     * @memberof UnassignedReason
     */
    message: string;
    /**
     * The skills of the stop or shipment that the vehicle lacks; only with `not_allowed`, and absent if it has all of them.
     * @type {Array<string>}
     * @memberof UnassignedReason
     */
    missing_skills?: Array<string>;
    /**
     * The lists of the stop or shipment that exclude the vehicle; only with `not_allowed`, and absent if none does. Lists may be added.
     * 
     * | list | meaning |
     * |---|---|
     * | `allowed_vehicles` | it does not have the vehicle |
     * | `forbidden_vehicles` | it has the vehicle |
     * 
     * @type {Array<string>}
     * @memberof UnassignedReason
     */
    excluded_by?: Array<string>;
}
/**
 * A shipment that is left out, and why.
 * @export
 * @interface UnassignedShipment
 */
export interface UnassignedShipment {
    /**
     * 
     * @type {UnassignedShipmentType}
     * @memberof UnassignedShipment
     */
    type: UnassignedShipmentType;
    /**
     * Id of the shipment.
     * @type {string}
     * @memberof UnassignedShipment
     */
    shipment: string;
    /**
     * The reasons that hold, by vehicle: why it could not serve the stop or shipment even alone or, if it could, why it does not serve it in addition to its route in this plan; in whatever hour it leaves and whichever windows its breaks are in. One reason is the plan's (`vehicle` null) if a vehicle has none.
     * @type {Array<UnassignedReason>}
     * @memberof UnassignedShipment
     */
    reasons: Array<UnassignedReason>;
    /**
     * 
     * @type {Relaxation}
     * @memberof UnassignedShipment
     */
    relaxation?: Relaxation | null;
}



/**
 * A shipment is left out.
 * @export
 */
export const UnassignedShipmentType = {
    Shipment: 'shipment'
} as const;
export type UnassignedShipmentType = typeof UnassignedShipmentType[keyof typeof UnassignedShipmentType];

/**
 * A stop that is left out, and why.
 * @export
 * @interface UnassignedStop
 */
export interface UnassignedStop {
    /**
     * 
     * @type {StopStepType}
     * @memberof UnassignedStop
     */
    type: StopStepType;
    /**
     * Id of the stop.
     * @type {string}
     * @memberof UnassignedStop
     */
    stop: string;
    /**
     * The reasons that hold, by vehicle: why it could not serve the stop or shipment even alone or, if it could, why it does not serve it in addition to its route in this plan; in whatever hour it leaves and whichever windows its breaks are in. One reason is the plan's (`vehicle` null) if a vehicle has none.
     * @type {Array<UnassignedReason>}
     * @memberof UnassignedStop
     */
    reasons: Array<UnassignedReason>;
    /**
     * 
     * @type {Relaxation}
     * @memberof UnassignedStop
     */
    relaxation?: Relaxation | null;
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
     * | `plan_limit_exceeded` | 400 | more nodes, stops, vehicles, matrix cells or uploaded matrices than the plan allows |
     * | `missing_credentials` | 401 | the user-name or key header is missing, empty or given twice |
     * | `invalid_credentials` | 401 | wrong user name or key, or the key is disabled, revoked, deleted or expired |
     * | `invalid_proxy_secret` | 401 | the marketplace proxy's secret is wrong |
     * | `api_access_denied` | 403 | the account's plan does not include API access |
     * | `unknown_subscription` | 403 | the marketplace subscription belongs to no plan |
     * | `result_access_denied` | 403 | the polled task belongs to another account |
     * | `not_found` | 404 | no such path |
     * | `task_not_found` | 404 | unknown or expired request id |
     * | `matrices_not_found` | 404 | the account has no uploaded matrices of this name |
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
     * The faults found, at most 100; the last message gives the number of the others or, in version 2, says that the rest was not checked.
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
 * A vehicle with its driver, or several equal ones.
 * @export
 * @interface Vehicle
 */
export interface Vehicle {
    /**
     * An id of yours, unique in its list. No control characters.
     * @type {string}
     * @memberof Vehicle
     */
    id: string;
    /**
     * Number of equal vehicles. An answer numbers them from 1. Default 1. Unit: count.
     * @type {number}
     * @memberof Vehicle
     */
    count?: number | null;
    /**
     * Id of its travel profile. Omitted: the first.
     * @type {string}
     * @memberof Vehicle
     */
    profile?: string | null;
    /**
     * Id of the location where its route starts. Omitted: it starts at its first stop.
     * @type {string}
     * @memberof Vehicle
     */
    start?: string | null;
    /**
     * Id of the location where its route ends. Omitted: it ends at its last stop.
     * @type {string}
     * @memberof Vehicle
     */
    end?: string | null;
    /**
     * 
     * @type {Shift}
     * @memberof Vehicle
     */
    shift?: Shift | null;
    /**
     * Breaks of the driver. They do not interrupt setup or service, and two of them do not overlap.
     * @type {Array<Break>}
     * @memberof Vehicle
     */
    breaks?: Array<Break> | null;
    /**
     * What it can hold at a time, by name. A name that is missing here is not carried at all. Omitted: everything is carried, without limit.
     * @type {{ [key: string]: number; }}
     * @memberof Vehicle
     */
    capacities?: { [key: string]: number; } | null;
    /**
     * What it can do. It serves only stops all of whose `skills` it has.
     * @type {Array<string>}
     * @memberof Vehicle
     */
    skills?: Array<string> | null;
    /**
     * Limit on the time from departure to the end of the route. Unit: seconds.
     * @type {number}
     * @memberof Vehicle
     */
    max_duration_seconds?: number | null;
    /**
     * Limit on its travel time. Unit: seconds.
     * @type {number}
     * @memberof Vehicle
     */
    max_driving_seconds?: number | null;
    /**
     * Limit on its distance. Unit: meters.
     * @type {number}
     * @memberof Vehicle
     */
    max_distance_meters?: number | null;
    /**
     * Limit on its number of stops; a pickup and a delivery count as one each, a reload does not count. Unit: count.
     * @type {number}
     * @memberof Vehicle
     */
    max_stops?: number | null;
    /**
     * Whether it makes all deliveries of a trip before the first collection: no stop that `delivers` comes after one that `collects`, unless the vehicle reloads in between. A stop with both stands between them, so a trip has at most one. Shipments do not count. Default false.
     * @type {boolean}
     * @memberof Vehicle
     */
    deliveries_first?: boolean | null;
    /**
     * In which order it delivers the shipments on board: `any` or `last_in_first_out`, the reverse order of their pickups. Stops may lie in between. Default `any`.
     * @type {string}
     * @memberof Vehicle
     */
    unloading?: string | null;
    /**
     * 
     * @type {Reloads}
     * @memberof Vehicle
     */
    reloads?: Reloads | null;
    /**
     * Cost of using it. Default 0. Unit: money.
     * @type {number}
     * @memberof Vehicle
     */
    fixed_cost?: number | null;
    /**
     * Cost of distance. Default 1. Unit: money/kilometer.
     * @type {number}
     * @memberof Vehicle
     */
    cost_per_kilometer?: number | null;
    /**
     * Cost of time, from departure to the end of the route; waiting and breaks included. Default 0. Unit: money/hour.
     * @type {number}
     * @memberof Vehicle
     */
    cost_per_hour?: number | null;
    /**
     * 
     * @type {Overtime}
     * @memberof Vehicle
     */
    overtime?: Overtime | null;
    /**
     * 
     * @type {ExcessDistance}
     * @memberof Vehicle
     */
    excess_distance?: ExcessDistance | null;
    /**
     * 
     * @type {ExcessStops}
     * @memberof Vehicle
     */
    excess_stops?: ExcessStops | null;
    /**
     * What loads cost in addition from an amount on; each quantity may be named once.
     * @type {Array<ExcessLoad>}
     * @memberof Vehicle
     */
    excess_loads?: Array<ExcessLoad> | null;
    /**
     * Travel times are divided by it. Default 1.
     * @type {number}
     * @memberof Vehicle
     */
    speed_factor?: number | null;
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
 * What it costs to serve a stop or a shipment with a vehicle.
 * @export
 * @interface VehiclePrice
 */
export interface VehiclePrice {
    /**
     * Id of the vehicle; each of several equal ones counts.
     * @type {string}
     * @memberof VehiclePrice
     */
    vehicle: string;
    /**
     * Cost of the stop or shipment on it. Unit: money.
     * @type {number}
     * @memberof VehiclePrice
     */
    price: number;
}
/**
 * @type Visit
 * A stop, the pickup or the delivery of a shipment, or a reload, as a step of a route to come.
 * @export
 */
export type Visit = { type: 'delivery' } & DeliveryVisit | { type: 'pickup' } & PickupVisit | { type: 'reload' } & ReloadVisit | { type: 'stop' } & StopVisit;
/**
 * Begins between `earliest` and `latest`, or in one of `other_windows`. Due if the vehicle departs before the earliest and its route ends after the latest of these instants; otherwise it is not taken. It interrupts neither setup nor service: a vehicle may wait at a stop for it to begin.
 * @export
 * @interface WindowBreak
 */
export interface WindowBreak {
    /**
     * 
     * @type {WindowBreakType}
     * @memberof WindowBreak
     */
    type: WindowBreakType;
    /**
     * Earliest start of the break.
     * @type {string}
     * @memberof WindowBreak
     */
    earliest: string;
    /**
     * Latest start of the break.
     * @type {string}
     * @memberof WindowBreak
     */
    latest: string;
    /**
     * Further spans of time in which it may begin instead, in any order; no two may overlap. The breaks of a vehicle have at most 50 combinations of windows. A vehicle with locked visits has its breaks in the windows that suit its initial route.
     * @type {Array<BreakWindow>}
     * @memberof WindowBreak
     */
    other_windows?: Array<BreakWindow> | null;
    /**
     * Its length. Unit: seconds.
     * @type {number}
     * @memberof WindowBreak
     */
    break_seconds: number;
}



/**
 * A break that begins within a window.
 * @export
 */
export const WindowBreakType = {
    Window: 'window'
} as const;
export type WindowBreakType = typeof WindowBreakType[keyof typeof WindowBreakType];

