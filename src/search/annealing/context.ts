import type { PlannedRoutes } from '../../model/problem.js';
import type { Budget } from '../ruin-recreate/progress.js';

/**
 * What an annealing needs of the world; a strategy's context is one.
 * @example
 * const half: SearchContext = { ...context, limitMs: context.limitMs / 2 };
 * check(problem, (await anneal(problem, half)).routes); // => []
 */
export interface SearchContext extends Budget {
  readonly random: { next(): number; below(bound: number): number };
  /** Threads that may be kept busy, this one included. */
  readonly threads: number;
  /** Offers a feasible solution better than those before. */
  report(routes: PlannedRoutes, cost: number): void;
}
