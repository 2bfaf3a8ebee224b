import { isProvedImpossible } from '../model/explanation.js';
import { lowerBound } from '../model/lower-bound.js';
import type { Problem } from '../model/problem.js';
import type { Budget } from './ruin-recreate/progress.js';

/** A proof of impossibility takes a second at most, milliseconds with some room: with less time left none is tried. */
const PROOF_MS = 2_000;
/** Share by which a cost may pass the bound: sums of the same numbers in another order. */
const SAME = 1e-9;

/**
 * Tells when there is nothing left to search for: the cost is proved to be the least, or nothing feasible to exist.
 * @example
 * const verdict = new Verdict(problem, context);
 * verdict.of(evaluate(problem, routes).total); // => null
 * verdict.of(lowerBound(problem)); // => 'optimal'
 */
export class Verdict {
  private readonly problem: Problem;
  private readonly budget: Budget;
  private readonly bound: number;
  private asked = false;

  constructor(problem: Problem, budget: Budget) {
    this.problem = problem;
    this.budget = budget;
    this.bound = lowerBound(problem);
  }

  /** @param cost - the best so far, Infinity while nothing feasible is found: the first time a proof is looked for */
  of(cost: number): 'optimal' | 'infeasible' | null {
    if (cost <= this.bound + SAME * Math.abs(this.bound)) return 'optimal';
    if (cost < Infinity || this.asked) return null;
    this.asked = true;
    const { iterations, limitMs } = this.budget;
    // A budget of iterations must not ask the clock.
    if (iterations === null && limitMs - this.budget.elapsedMs() < PROOF_MS) return null;
    return isProvedImpossible(this.problem) ? 'infeasible' : null;
  }
}
