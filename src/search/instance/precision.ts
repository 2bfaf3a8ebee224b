import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { buildInstance } from './instance.js';
import type { Instance } from './layout.js';

/** Share of the time limit after which a search on the grid that has found nothing gives way to one in doubles. */
const GIVE_WAY = 0.5;

/** The part of a strategy's context that this goes by. */
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
 * Solves on the grid, and when nothing feasible is found there and distances do not all lie on it, once more in doubles: a plan
 * without slack may be out of time by less than a grid point. With a budget of iterations each try has all of them.
 * @example
 * const outcome = await solveOnGridFirst(problem, context, (instance) => ({ routes: savingsStart(instance, () => false), ended: 'exhausted' }));
 * check(problem, outcome.routes); // => []
 */
export async function solveOnGridFirst<C extends Context, O extends Outcome>(
  problem: Problem, context: C, solve: (instance: Instance, context: C) => O | Promise<O>,
): Promise<O> {
  const grid = buildInstance(problem);
  if (grid.exact || !grid.timed || grid.soft) return solve(grid, context);
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
  return solve(buildInstance(problem, 'double'), context);
}
