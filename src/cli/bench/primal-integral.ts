import type { BenchRun, IncumbentPoint } from './run-record.js';

/**
 * @returns how far a cost lies from the reference, as a share of the greater of the two: 0 at the reference or below it, at
 * most 1; 1 without a cost.
 * @see Berthold (2013), Measuring the impact of primal heuristics, Operations Research Letters 41(6), doi:10.1016/j.orl.2013.08.007, section 2
 */
export function primalGap(cost: number | null, reference: number): number {
  if (cost === null) return 1;
  if (cost <= reference) return 0;
  return reference < 0 && cost > 0 ? 1 : (cost - reference) / Math.max(Math.abs(cost), Math.abs(reference));
}

/**
 * @returns the integral of the primal gap over the time from 0 to `seconds`, divided by `seconds`: the mean gap at a random
 * moment of the run, from 0 to 1. Before the first solution the gap is 1, after the last one it stays, so that a run that ends
 * early is weighed over its whole limit. Null without a reference or any time.
 * @param incumbents ascending in time; those after `seconds` do not count.
 * @see Berthold (2013), doi:10.1016/j.orl.2013.08.007, definition 3; the division makes runs of different limits comparable
 */
export function primalIntegral(incumbents: readonly IncumbentPoint[], reference: number | null, seconds: number): number | null {
  if (reference === null || !(seconds > 0)) return null;
  let area = 0;
  let since = 0;
  let gap = primalGap(null, reference);
  for (const [at, cost] of incumbents) {
    const until = Math.min(at, seconds);
    area += gap * (until - since);
    since = until;
    gap = primalGap(cost, reference);
  }
  return (area + gap * (seconds - since)) / seconds;
}

/** @returns the primal integral over the limit, or over the run's own seconds without one; null without a best-known cost. */
export function runPrimalIntegral({ incumbents, bestKnown, limitSeconds, seconds }: Pick<BenchRun, 'incumbents' | 'bestKnown' | 'limitSeconds' | 'seconds'>): number | null {
  return primalIntegral(incumbents, bestKnown, limitSeconds ?? seconds);
}
