import { formatNumber } from '../parts/format.js';

/** A lower bound on the cost of every plan of a problem, beside the cost of the plan at hand. */
export interface ShownBound {
  readonly value: number;
  readonly cost: number;
  /** Name of the method; null when the answer does not say. */
  readonly method: string | null;
  /** Features of the problem that the bound leaves out of account. */
  readonly relaxes: readonly string[];
  /** Whether the answer says that no plan is better. Of an objective that puts vehicles or time before money the bound alone cannot tell. */
  readonly optimal: boolean;
}

/** Members of an answer about its bound: below `details` in version 1, at the top in version 2. Answers of earlier releases have none. */
interface BoundMembers {
  readonly lower_bound?: number | null;
  readonly bound_method?: string | null;
  readonly lower_bound_relaxes?: readonly string[] | null;
  readonly search?: { readonly ended?: string } | null;
}

interface Answer {
  readonly total_cost?: number | null;
  readonly summary?: { readonly costs?: { readonly total?: number } } | null;
  readonly details?: object | null;
}

/** Tolerance of the service for equal costs: absolute and relative, and a share of small costs. */
const ABSOLUTE = 1e-6;
const RELATIVE = 1e-9;
const SMALL_SHARE = 1e-6;

/** Returns the bound that an answer of either version states; null: none. */
export function boundOf(answer: object): ShownBound | null {
  const { total_cost: total, summary, details } = answer as Answer;
  const members = (details ?? answer) as BoundMembers;
  const cost = total ?? summary?.costs?.total;
  if (typeof members.lower_bound !== 'number' || typeof cost !== 'number') return null;
  return {
    value: members.lower_bound, cost, method: members.bound_method ?? null, relaxes: members.lower_bound_relaxes ?? [],
    optimal: members.search?.ended === 'optimal' && meets(cost, members.lower_bound),
  };
}

/** Whether a bound meets the cost, which is then the least possible. */
export function meets(cost: number, bound: number): boolean {
  return cost - bound <= Math.min(ABSOLUTE + RELATIVE * Math.abs(cost), SMALL_SHARE * Math.abs(cost));
}

/** Returns the gap as answers state it: the share of the cost that another plan could save at most; null when the bound does not tell. */
export function gapOf(cost: number, bound: number): number | null {
  if (meets(cost, bound)) return 0;
  return bound > 0 && cost > 0 ? (cost - bound) / cost : null;
}

/** Formats a share as a percentage that is not below it: `2.4 %`, `0.03 %`. */
export function percentAtMost(share: number): string {
  const percent = 100 * share;
  const scale = percent < 1 ? 100 : 10;
  return `${formatNumber(Math.max(0, Math.ceil(percent * scale - 1e-6) / scale))} %`;
}

/** Says how good a cost is: `no plan is more than 2.4 % cheaper`; null when the bound does not tell. */
export function qualityText(cost: number, bound: number): string | null {
  const gap = gapOf(cost, bound);
  if (gap === null) return null;
  return gap === 0 ? 'no plan is cheaper' : `no plan is more than ${percentAtMost(gap)} cheaper`;
}

/** Formats the gap of a result: `optimal`, `at most 2.4 %`; null when the bound does not tell. */
export function gapText({ value, cost, optimal }: ShownBound): string | null {
  const gap = gapOf(cost, value);
  if (gap === null) return null;
  return optimal ? 'optimal' : gap === 0 ? 'none' : `at most ${percentAtMost(gap)}`;
}
