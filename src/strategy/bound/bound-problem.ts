import type { BoundContext } from '../../bounds/contract.js';
import { runBounds, type BoundsOutcome } from '../../bounds/run-bounds.js';
import type { Problem } from '../../model/problem.js';

/** Bounds a problem by the methods of the service; only where all customers must be served, infeasibility is a finding. */
export function boundProblem(problem: Problem, context: BoundContext): Promise<BoundsOutcome> {
  return runBounds(problem, context);
}
