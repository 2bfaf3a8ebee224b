import { isProvedImpossible } from '../model/explanation.js';
import { lowerBound } from '../model/lower-bound.js';
import type { Problem } from '../model/problem.js';
import type { Budget } from './ruin-recreate/progress.js';

/**
 * Time reserved for a proof of impossibility, milliseconds: it takes at most a second. With less time left none is
 * attempted.
 */
const PROOF_MS = 2_000;
/** Relative tolerance for a cost above the bound: sums of the same numbers in another order. */
const SAME = 1e-9;

/**
 * Determines whether nothing is left to search for: the cost is proved optimal, or the problem is proved infeasible.
 * @example
 * const termination = new TerminationCheck(problem, context);
 * termination.proofFor(evaluate(problem, routes).total); // => null
 * termination.proofFor(lowerBound(problem)); // => 'optimal'
 */
export class TerminationCheck {
  private readonly problem: Problem;
  private readonly budget: Budget;
  private readonly bound: number;
  private asked = false;

  constructor(problem: Problem, budget: Budget) {
    this.problem = problem;
    this.budget = budget;
    this.bound = lowerBound(problem);
  }

  /**
   * @param cost - the best cost so far, Infinity as long as nothing feasible was found; a proof is attempted the first
   * time
   */
  proofFor(cost: number): 'optimal' | 'infeasible' | null {
    if (cost <= this.bound + SAME * Math.abs(this.bound)) return 'optimal';
    if (cost < Infinity || this.asked) return null;
    this.asked = true;
    const { iterations, limitMs } = this.budget;
    // With an iteration budget the clock must not be used.
    if (iterations === null && limitMs - this.budget.elapsedMs() < PROOF_MS) return null;
    return isProvedImpossible(this.problem) ? 'infeasible' : null;
  }
}
