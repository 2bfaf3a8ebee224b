import type { BoundContext } from '../../bounds/contract.js';
import { proveImpossible } from '../../bounds/infeasibility/prove-impossible.js';
import { methodsFor } from '../../bounds/methods.js';
import { runBounds, type BoundsOutcome, type BoundParts } from '../../bounds/run-bounds.js';
import type { Problem } from '../../model/problem.js';

/** Share of the budget that goes to a proof of infeasibility while nothing was found. */
const PROOF_SHARE = 0.7;

/**
 * Bounds a problem by the methods of the service; while there is no incumbent, it first tries to prove that no plan serves all
 * customers. Where those without a price may be left out, a plan exists nonetheless: then infeasibility is no finding.
 */
export async function boundProblem(problem: Problem, context: BoundContext, parts: BoundParts = {}): Promise<BoundsOutcome> {
  if (mayBeLeftOut(problem)) {
    const outcome = await runBounds(problem, context, parts);
    return outcome.ended === 'infeasible' ? { ...outcome, ended: 'converged', proof: null } : outcome;
  }
  return await impossible(problem, context, parts) ?? runBounds(problem, context, parts);
}

function mayBeLeftOut({ customers, omission }: Problem): boolean {
  return omission !== null && customers.some((node) => Number.isNaN(omission.price[node]));
}

async function impossible(problem: Problem, context: BoundContext, { methods = methodsFor(context) }: BoundParts): Promise<BoundsOutcome | null> {
  if (context.incumbent().cost < Infinity) return null;
  const isFound = (): boolean => !context.reproducible && context.incumbent().cost < Infinity;
  const limitMs = context.elapsedMs() + PROOF_SHARE * (context.limitMs - context.elapsedMs());
  const impossibility = await proveImpossible(problem, { ...context, limitMs, shouldStop: () => context.shouldStop() || isFound() }, { methods, changesUntilMs: context.limitMs });
  if (impossibility === null || isFound()) return null;
  const { unservedAtLeast: value, method } = impossibility;
  return { ended: 'infeasible', best: null, proof: { value, method }, impossibility, routes: null };
}
