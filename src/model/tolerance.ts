/** Absolute part of the feasibility tolerance, in the unit of the compared values. */
export const ABSOLUTE_TOLERANCE = 1e-6;
/** Relative part of the feasibility tolerance, as a fraction of the limit. */
export const RELATIVE_TOLERANCE = 1e-9;

/**
 * How far a value may exceed a limit and still count as within it: the single tolerance of evaluation, checker,
 * explanations and verification.
 * @example
 * allowance(1000) === ABSOLUTE_TOLERANCE + RELATIVE_TOLERANCE * 1000; // => true
 */
export function allowance(limit: number): number {
  return ABSOLUTE_TOLERANCE + RELATIVE_TOLERANCE * Math.abs(limit);
}

/**
 * Whether `value` exceeds `limit` by more than the tolerance; a NaN on either side exceeds.
 * @example
 * [exceeds(10 + 1e-9, 10), exceeds(10.1, 10)]; // => [false, true]
 */
export function exceeds(value: number, limit: number): boolean {
  return !(value <= limit || value - limit <= allowance(limit));
}

/**
 * The same for costs, of which small ones have a smaller tolerance: money has no unit, so that 1e-6 of it may be all of it.
 * @example
 * [costAllowance(1000) === allowance(1000), costAllowance(1e-3) === 1e-9]; // => [true, true]
 */
export function costAllowance(cost: number): number {
  return Math.min(allowance(cost), ABSOLUTE_TOLERANCE * Math.abs(cost));
}

/**
 * Whether two costs are equal within the tolerance of costs; a NaN equals nothing.
 * @example
 * [costsAgree(24 + 1e-7, 24), costsAgree(2e-7, 1e-7)]; // => [true, false]
 */
export function costsAgree(cost: number, expected: number): boolean {
  return cost === expected || Math.abs(cost - expected) <= costAllowance(expected);
}

/**
 * Whether two amounts are equal within the tolerance; a NaN equals nothing.
 * @example
 * agrees(evaluate(problem, routes).total, 24); // => true
 */
export function agrees(value: number, expected: number): boolean {
  return value === expected || Math.abs(value - expected) <= allowance(expected);
}
