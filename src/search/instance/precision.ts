import type { PlannedRoutes } from '../../model/problem.js';
import type { Reduced } from './burdens.js';
import { buildInstance } from './instance.js';
import type { Instance } from './layout.js';

/** Fraction of the time limit after which a search on the grid that has found nothing is replaced by one in doubles. */
const GIVE_WAY = 0.5;

/** The part of a strategy's context that is used. */
interface Context {
  readonly limitMs: number;
  readonly iterations: number | null;
  elapsedMs(): number;
  shouldStop(): boolean;
  report(routes: PlannedRoutes, cost: number): void;
}

interface Outcome {
  readonly routes: PlannedRoutes | null;
  readonly ended: string;
}

/**
 * Solves on the grid and, if nothing feasible is found and not all distances are on the grid, again in doubles: a plan
 * without slack may be late by less than a grid point. With an iteration budget each attempt gets the full budget.
 * @example
 * const outcome = await solveOnGridFirst(reduced(problem), context, (instance) => ({ routes: savingsStart(instance, () => false), ended: 'exhausted' }));
 * check(problem, outcome.routes); // => []
 */
export async function solveOnGridFirst<C extends Context, O extends Outcome>(
  { problem, burdens }: Pick<Reduced, 'problem' | 'burdens'>, context: C, solve: (instance: Instance, context: C) => O | Promise<O>,
): Promise<O> {
  const grid = buildInstance(problem, 'grid', burdens);
  if (grid.exact || !grid.timed || grid.durations !== null || grid.soft || grid.detailed) return solve(grid, context);
  let found = false;
  const watched: C = {
    ...context,
    elapsedMs: () => context.elapsedMs(),
    shouldStop: () => context.shouldStop() || (!found && context.iterations === null && context.elapsedMs() > GIVE_WAY * context.limitMs),
    report: (routes, cost) => {
      found = true;
      context.report(routes, cost);
    },
  };
  const outcome = await solve(grid, watched);
  if (outcome.routes !== null || outcome.ended === 'infeasible' || context.shouldStop()) return outcome;
  return solve(buildInstance(problem, 'double', burdens), context);
}
