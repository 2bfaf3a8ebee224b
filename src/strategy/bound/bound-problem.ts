import type { BoundContext, BoundMethod } from '../../bounds/contract.js';
import { proveImpossible } from '../../bounds/infeasibility/prove-impossible.js';
import { PROOF_METHODS } from '../../bounds/methods.js';
import { runBounds, type BoundsOutcome } from '../../bounds/run-bounds.js';
import type { Problem } from '../../model/problem.js';

/** Share of the budget that goes to a proof of infeasibility while nothing was found. */
const PROOF_SHARE = 0.7;

/**
 * Bounds a problem by the methods of the service; while there is no incumbent, it first tries to prove that no plan serves all
 * required customers. Where others, without a price, may be left out, that no plan serves all is no finding.
 * @param methods - default those of the service
 */
export async function boundProblem(problem: Problem, context: BoundContext, methods?: readonly BoundMethod[]): Promise<BoundsOutcome> {
  const bounded = async (): Promise<BoundsOutcome> => {
    const outcome = await runBounds(problem, context, methods);
    return outcome.ended === 'infeasible' && mayBeLeftOut(problem) ? { ...outcome, ended: 'converged', proof: null } : outcome;
  };
  if (context.incumbent().cost < Infinity || !hasRequired(problem)) return bounded();
  const isFound = (): boolean => !context.reproducible && context.incumbent().cost < Infinity;
  const limitMs = context.elapsedMs() + PROOF_SHARE * (context.limitMs - context.elapsedMs());
  const proof = { ...context, limitMs, shouldStop: () => context.shouldStop() || isFound() };
  const impossibility = await proveImpossible(problem, proof, { methods: methods ?? PROOF_METHODS[context.reproducible ? 'fixed' : 'timed'], changesUntilMs: context.limitMs });
  if (impossibility === null || isFound()) return bounded();
  const { unservedAtLeast: value, method } = impossibility;
  return { ended: 'infeasible', best: null, proof: { value, method }, impossibility, routes: null };
}

function hasRequired({ customers, omission }: Problem): boolean {
  return omission === null || customers.some((node) => omission.price[node] === Infinity);
}

function mayBeLeftOut({ customers, omission }: Problem): boolean {
  return omission !== null && customers.some((node) => Number.isNaN(omission.price[node]));
}
