import type { AdmissionLimits } from '../tasks/ports.js';
import { dayOf, monthOf, nextMonth } from './calendar.js';

/** Version of the admission record; two neighbouring releases must read each other's. */
export const ADMISSION_VERSION = 1 as const;

/** Milliseconds over which accepted submissions are counted for the rate. */
const WINDOW_MS = 60_000;
/** A settled charge is remembered for this long, so that charging the same id again (a racing repeat) counts once. */
const SETTLED_MS = 10_000;
const MAX_SETTLED = 128;
/** Number of refunded ids that are remembered, so that a repeated refund counts once. */
const MAX_REFUNDED = 256;
/** Enough that months written with a wrong clock never displace the current one. */
const MAX_MONTHS = 24;
const MAX_DAYS = 31;

/**
 * A charge whose outcome is open: id, epoch milliseconds, and for charges of one task by several submissions who race
 * under an Idempotency-Key: 0 when another of them carries the count, else the time at which the count was made that this
 * one has taken over.
 */
export type Reservation = readonly [id: string, at: number, countedAt?: number];

/** Rate and quota of one account; bucket `admission`, key `<account>`. Immutable: each step makes a new one. */
export interface AdmissionState {
  readonly v: typeof ADMISSION_VERSION;
  /** Accepted submissions per second, oldest first: [epoch second, count]. */
  readonly seconds: readonly (readonly [number, number])[];
  /** Charges per calendar month (UTC, `2026-11`). */
  readonly used: Readonly<Record<string, number>>;
  /** Accepted submissions per day (UTC, `2026-11-21`) of the last month of days with any; absent in records of older releases. */
  readonly days?: Readonly<Record<string, number>>;
  readonly open: readonly Reservation[];
  readonly settled: readonly (readonly [string, number])[];
  readonly refunded: readonly string[];
}

export const EMPTY_ADMISSION: AdmissionState = Object.freeze({ v: ADMISSION_VERSION, seconds: [], used: {}, open: [], settled: [], refunded: [] });

/** Why a charge is refused, with the whole seconds after which it may pass. */
export type Refusal = {
  readonly code: 'rate_limit_exceeded' | 'monthly_quota_exceeded';
  readonly limit: number;
  readonly retryAfterSeconds: number;
};

/** @returns whether and why a charge at `now` would be refused, quota first, as it lasts longer; null if it would pass. */
export function refusalOf(state: AdmissionState, limits: AdmissionLimits, now: number, count = 1): Refusal | null {
  if ((state.used[monthOf(now)] ?? 0) + count > limits.monthlyQuota) {
    return { code: 'monthly_quota_exceeded', limit: limits.monthlyQuota, retryAfterSeconds: secondsToNextMonth(now) };
  }
  const limit = limits.submissionsPerMinute;
  // Room for one when the others are in.
  const { remaining, resetSeconds } = rateOf(state, { ...limits, submissionsPerMinute: Math.max(0, limit - count + 1) }, now);
  return remaining > 0 ? null : { code: 'rate_limit_exceeded', limit, retryAfterSeconds: Math.max(1, resetSeconds) };
}

/** An account's submissions of the last minute. */
export interface RateStanding {
  readonly limit: number;
  /** Submissions that count; more than the limit when the plan was changed for a smaller one. */
  readonly used: number;
  /** Submissions that would be accepted now. */
  readonly remaining: number;
  /** Whole seconds until one more submission is possible; 0 if none counts. */
  readonly resetSeconds: number;
}

/** @returns the state of an account's rate at `now`. */
export function rateOf(state: AdmissionState, limits: AdmissionLimits, now: number): RateStanding {
  const limit = limits.submissionsPerMinute;
  const counted = state.seconds.filter(([second]) => counts(second, now));
  const used = counted.reduce((total, [, count]) => total + count, 0);
  // the oldest seconds leave the window one by one; wait for the one with which there is room again
  let freeAt = limit === 0 ? now + WINDOW_MS : now;
  let sum = used;
  for (const [second, count] of counted) {
    sum -= count;
    freeAt = second * 1000 + 1000 + WINDOW_MS;
    if (sum < limit) break;
  }
  return { limit, used, remaining: Math.max(0, limit - used), resetSeconds: Math.ceil((freeAt - now) / 1000) };
}

/** @returns whether a charge of the task id is still known. */
export function isCharged(state: AdmissionState, taskId: string, now: number): boolean {
  return state.open.some(([id]) => id === taskId) || state.settled.some(([id, at]) => id === taskId && at > now - SETTLED_MS);
}

/** The task that a charge is for: its id is the charge's up to the first `~`. */
export function taskOf(chargeId: string): string {
  return chargeId.split('~', 1)[0] ?? chargeId;
}

/** @returns whether a submission of the same task is already in progress: one more adds nothing to rate and quota. */
export function isAccompanied(state: AdmissionState, chargeId: string): boolean {
  return state.open.some(([id]) => taskOf(id) === taskOf(chargeId));
}

/** Adds a charge as an open reservation. The caller has seen to it that nothing speaks against it. */
export function charged(state: AdmissionState, taskId: string, now: number): AdmissionState {
  if (isAccompanied(state, taskId)) {
    return { ...state, open: [...state.open, [taskId, now, 0]], refunded: state.refunded.filter((id) => id !== taskId) };
  }
  return {
    ...state,
    seconds: addToSecond(state.seconds, Math.floor(now / 1000), 1, now),
    used: addToMonth(state.used, monthOf(now), 1),
    days: addToDay(state.days, dayOf(now), 1),
    open: [...state.open, [taskId, now]],
    refunded: state.refunded.filter((id) => id !== taskId),
  };
}

/** Closes a reservation: the charge is final, and open ones of the same task refund nothing. */
export function settled(state: AdmissionState, taskId: string, now: number): AdmissionState {
  if (!state.open.some(([id]) => id === taskId)) return state;
  return {
    ...state,
    open: state.open
      .filter(([id]) => id !== taskId)
      .map((other) => (taskOf(other[0]) === taskOf(taskId) ? [other[0], other[1], 0] : other)),
    settled: [...state.settled.filter(([, at]) => at > now - SETTLED_MS), [taskId, now] as const].slice(-MAX_SETTLED),
  };
}

/**
 * Gives a charge back, once: rate and quota of an open reservation, the quota of a settled one. While another submission of
 * the same task is under way, that one takes the count over.
 * @param settledAt when a charge that was settled had been made; null when nothing was, then only a reservation is undone.
 */
export function refunded(state: AdmissionState, taskId: string, settledAt: number | null, now: number): AdmissionState {
  const reservation = state.open.find(([id]) => id === taskId);
  const at = reservation ? countedAt(reservation) : settledAt;
  if (!reservation && (at === null || state.refunded.includes(taskId))) return state;
  const without: AdmissionState = {
    ...state,
    open: state.open.filter(([id]) => id !== taskId),
    settled: state.settled.filter(([id]) => id !== taskId),
    refunded: [...state.refunded, taskId].slice(-MAX_REFUNDED),
  };
  if (at === null) return without;
  const heir = without.open.find(([id]) => taskOf(id) === taskOf(taskId));
  if (heir) return { ...without, open: without.open.map((each) => (each === heir ? [heir[0], heir[1], at] : each)) };
  return {
    ...without,
    seconds: reservation ? addToSecond(state.seconds, Math.floor(at / 1000), -1, now) : state.seconds,
    used: addToMonth(state.used, monthOf(at), -1),
    // a task that failed because of the service is refunded, but still counts as a submission
    ...(reservation && { days: addToDay(state.days, dayOf(at), -1) }),
  };
}

/** When the count of a reservation was made; null when another carries it. */
function countedAt([, at, taken]: Reservation): number | null {
  return taken === 0 ? null : taken ?? at;
}

/** A second lies in the window while any part of it does; one far ahead comes from a clock that was wrong. */
function counts(second: number, now: number): boolean {
  return second * 1000 + 1000 > now - WINDOW_MS && second * 1000 <= now + WINDOW_MS;
}

function addToSecond(seconds: AdmissionState['seconds'], second: number, by: number, now: number): AdmissionState['seconds'] {
  const others = seconds.filter(([other]) => other !== second && counts(other, now));
  const count = (seconds.find(([other]) => other === second)?.[1] ?? 0) + by;
  return count > 0 ? [...others, [second, count] as const].sort(([a], [b]) => a - b) : others;
}

function addToMonth(used: AdmissionState['used'], month: string, by: number): AdmissionState['used'] {
  const months = { ...used, [month]: Math.max(0, (used[month] ?? 0) + by) };
  return Object.fromEntries(Object.entries(months).sort(([a], [b]) => (a < b ? -1 : 1)).slice(-MAX_MONTHS));
}

function addToDay(days: AdmissionState['days'], day: string, by: number): NonNullable<AdmissionState['days']> {
  const counts = { ...days, [day]: Math.max(0, (days?.[day] ?? 0) + by) };
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)).slice(-MAX_DAYS));
}

function secondsToNextMonth(now: number): number {
  return Math.max(1, Math.ceil((nextMonth(now) - now) / 1000));
}
