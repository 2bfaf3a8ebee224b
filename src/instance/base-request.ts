import type { CanonicalRequest } from '../contract/request.js';

/** One unit of distance takes one minute. */
export const UNIT_SPEED = 60;

/** Defaults shared by all instances: no callback, no limits, the default clock. */
export const BASE_REQUEST = {
  objective: 'min_total_distance',
  fixedCosts: null,
  unitDistanceCosts: null,
  timeWindows: null,
  serviceTimes: null,
  speeds: null,
  maxWorkingHours: null,
  baseStartTime: [9, 0, 0],
  timeLimitSeconds: null,
  latePenaltyPerMinute: null,
  callbackUrl: null,
  seed: null,
  iterations: null,
  bound: null,
  strategy: null,
} as const satisfies Partial<CanonicalRequest>;

/** Returns an array with `value` repeated `length` times. */
export function repeat<T>(value: T, length: number): T[] {
  return Array.from({ length }, () => value);
}
