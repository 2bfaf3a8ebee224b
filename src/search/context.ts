import type { PlannedRoutes } from '../model/problem.js';
import type { Budget } from './ruin-recreate/progress.js';
import type { OperatorUse } from './operator-uses.js';

/**
 * What a search needs from its environment; a strategy's context is one.
 * @example
 * const half: SearchContext = { ...context, limitMs: context.limitMs / 2 };
 * check(problem, (await anneal(problem, half)).routes); // => []
 */
export interface SearchContext extends Budget {
  readonly random: { next(): number; below(bound: number): number };
  /** Number of threads that may be used, including this one. */
  readonly threads: number;
  /** Feasible routes to start from, which may leave customers out; null or omitted: none. */
  readonly initial?: PlannedRoutes | null;
  /** Reports a feasible solution that is better than the previous ones. */
  report(routes: PlannedRoutes, cost: number): void;
  /** Returns routes from elsewhere that may be part of a good solution, the best first, each offer once; omitted: there are none. */
  offered?(): PlannedRoutes;
  /** Passes routes of good solutions, and of some that are almost feasible, to a bound that looks for columns; omitted: none does. */
  suggest?(routes: PlannedRoutes): void;
  /**
   * Returns pairs of customers, two nodes of a pair one after the other, that no better solution serves one directly after the other, in either
   * order; each once. Omitted: there are none.
   */
  fixed?(): Int32Array;
}

/**
 * The outcome of a search.
 * @example
 * const outcome: SearchOutcome = await anneal(problem, context);
 * outcome.operators.every((use: OperatorUse) => use.uses >= 0); // => true
 */
export interface SearchOutcome {
  /** The best feasible routes; null if none were found. */
  readonly routes: PlannedRoutes | null;
  readonly ended: 'optimal' | 'infeasible' | 'stagnated' | 'limit' | 'iterations' | 'stopped';
  readonly iterations: number;
  readonly operators: readonly OperatorUse[];
}
