import { featuresRelaxed } from '../../bounds/relaxation/relaxed-features.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { costsAgree } from '../../model/tolerance.js';
import type { Ending } from '../contract.js';
import { notAbove } from './not-above.js';

/** Method of a bound that a complete search gives. */
export const EXHAUSTIVE = 'exhaustive-search';

/** Decimals to which a bound is rounded down, more than costs have; one below 1 keeps as many after its first digit. */
const DECIMALS = 6;

/** What an answer says of how good it is. */
export interface StatedBound {
  /** In the unit of the objective; not above the cost of the answer. */
  readonly lowerBound: number;
  /** Share of the cost by which another solution could be better at most; null: the cost is not above 0. */
  readonly gap: number | null;
  readonly method: string;
  /** Features that the bound leaves out. */
  readonly relaxes: readonly string[];
}

/** What a run says of its end and its bound; nobody has checked it. */
export interface ClaimedBound {
  readonly ended: Ending | null;
  readonly bound: { readonly value: number; readonly method: string } | null;
  /** The strategy is built in: what it calls optimal is. */
  readonly builtIn: boolean;
}

/**
 * Returns what an answer says of its bound, and null for one that leaves out customers without a price, or without a bound.
 * A bound above the cost of the answer is refuted by it. O(stops).
 */
export function statedBound(problem: Problem, routes: PlannedRoutes, { ended, bound, builtIn }: ClaimedBound): { readonly stated: StatedBound | null; readonly refuted: boolean } {
  const { total, missed } = evaluate(problem, routes);
  if (missed > 0) return { stated: null, refuted: false };
  // Where something is minimised before money, the best plan need not be the cheapest.
  if (bound === null && ended === 'optimal' && builtIn && problem.primary === 'none') {
    return { stated: { lowerBound: total, gap: 0, method: EXHAUSTIVE, relaxes: [] }, refuted: false };
  }
  const value = bound === null ? null : notAbove(bound.value, total);
  if (bound === null || value === null) return { stated: null, refuted: bound !== null };
  const lowerBound = costsAgree(value, total) ? total : roundedDown(value);
  const gap = lowerBound === total ? 0 : total > 0 ? (total - lowerBound) / total : null;
  return { stated: { lowerBound, gap, method: bound.method, relaxes: relaxedBy(problem, bound.method, gap) }, refuted: false };
}

/** All plans were searched with the schedules that the model takes; those of more equal durations may cost less. */
function relaxedBy(problem: Problem, method: string, gap: number | null): string[] {
  const relaxed = featuresRelaxed(problem);
  return method === EXHAUSTIVE ? relaxed.filter((name) => name === 'balance' && gap !== 0) : relaxed;
}

function roundedDown(value: number): number {
  const unit = 10 ** (DECIMALS + Math.max(0, Math.ceil(-Math.log10(Math.abs(value) || 1))));
  const scaled = value * unit;
  return Math.abs(scaled) < Number.MAX_SAFE_INTEGER ? Math.min(value, Math.floor(scaled) / unit) : Math.floor(value);
}
