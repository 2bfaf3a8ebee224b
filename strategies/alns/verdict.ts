import { isProvedImpossible, lowerBound, type Problem, type SolveContext } from '#strategy';

/** A proof of impossibility takes a second at most, milliseconds with some room: with less time left none is tried. */
const PROOF_MS = 2_000;
/** Share by which a cost may pass the bound: sums of the same numbers in another order. */
const SAME = 1e-9;

/** Tells when there is nothing left to search for: the cost is proved to be the least, or nothing feasible to exist. */
export class Verdict {
  private readonly problem: Problem;
  private readonly context: SolveContext;
  private readonly bound: number;
  private asked = false;

  constructor(problem: Problem, context: SolveContext) {
    this.problem = problem;
    this.context = context;
    this.bound = lowerBound(problem);
  }

  /** @param cost - the best so far, Infinity while nothing feasible is found: the first time a proof is looked for */
  of(cost: number): 'optimal' | 'infeasible' | null {
    if (cost <= this.bound + SAME * Math.abs(this.bound)) return 'optimal';
    if (cost < Infinity || this.asked) return null;
    this.asked = true;
    const { iterations, limitMs } = this.context;
    // A budget of iterations must not ask the clock.
    if (iterations === null && limitMs - this.context.elapsedMs() < PROOF_MS) return null;
    return isProvedImpossible(this.problem) ? 'infeasible' : null;
  }
}
