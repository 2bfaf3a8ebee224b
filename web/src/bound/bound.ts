import { formatNumber } from '../parts/format.js';

/** A lower bound on the cost of every plan of a problem, beside the cost of the plan at hand. */
export interface ShownBound {
  readonly value: number;
  readonly cost: number;
  /** Name of the method; null when the answer does not say. */
  readonly method: string | null;
  /** Features of the problem that the bound leaves out of account. */
  readonly relaxes: readonly string[];
}

/** Members of an answer about its bound: below `details` in version 1, at the top in version 2. Answers of earlier releases have none. */
interface BoundMembers {
  readonly lower_bound?: number | null;
  readonly bound_method?: string | null;
  readonly lower_bound_relaxes?: readonly string[] | null;
}

interface Answer {
  readonly total_cost?: number | null;
  readonly summary?: { readonly costs?: { readonly total?: number } } | null;
  readonly details?: object | null;
}

/** Tolerance of the service for equal costs: absolute and relative. */
const ABSOLUTE = 1e-6;
const RELATIVE = 1e-9;

/** Returns the bound that an answer of either version states; null: none. */
export function boundOf(answer: object): ShownBound | null {
  const { total_cost: total, summary, details } = answer as Answer;
  const members = (details ?? answer) as BoundMembers;
  const cost = total ?? summary?.costs?.total;
  if (typeof members.lower_bound !== 'number' || typeof cost !== 'number') return null;
  return { value: members.lower_bound, cost, method: members.bound_method ?? null, relaxes: members.lower_bound_relaxes ?? [] };
}

/** Whether a bound meets the cost, which is then the least possible. */
export function isOptimal(cost: number, bound: number): boolean {
  return cost - bound <= ABSOLUTE + RELATIVE * Math.abs(cost);
}

/** Returns by which share of the optimum a cost is above it at most; 0 when optimal, null when the bound does not tell. */
export function aboveOptimum(cost: number, bound: number): number | null {
  if (isOptimal(cost, bound)) return 0;
  return bound > 0 ? (cost - bound) / bound : null;
}

/** Formats a share as a percentage that is not below it: `2.4 %`, `0.03 %`, `140 %`. */
export function percentAtMost(share: number): string {
  const percent = 100 * share;
  const scale = percent < 1 ? 100 : percent < 100 ? 10 : 1;
  return `${formatNumber(Math.ceil(percent * scale - 1e-6) / scale)} %`;
}

/** Says how good a cost is: `optimal`, `at most 2.4 % above the optimum`; null when the bound does not tell. */
export function qualityText(cost: number, bound: number): string | null {
  const share = aboveOptimum(cost, bound);
  if (share === null) return null;
  return share === 0 ? 'optimal' : `at most ${percentAtMost(share)} above the optimum`;
}
