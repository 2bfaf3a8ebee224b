import type { BoundContext } from '../../bounds/contract.js';
import { coverRelaxation } from '../../bounds/infeasibility/cover-relaxation.js';
import { runBounds, type BoundsOutcome, type BoundParts } from '../../bounds/run-bounds.js';
import type { Problem } from '../../model/problem.js';

/**
 * Bounds a problem by the methods of the service. Where customers without a price may be left out, a plan exists although
 * none serves all: then infeasibility is no finding.
 */
export async function boundProblem(problem: Problem, context: BoundContext, parts: BoundParts = {}): Promise<BoundsOutcome> {
  const { customers, omission } = problem;
  const mayBeLeftOut = omission !== null && customers.some((node) => Number.isNaN(omission.price[node]));
  const outcome = await runBounds(problem, context, { cover: mayBeLeftOut ? null : coverRelaxation, ...parts });
  return mayBeLeftOut && outcome.ended === 'infeasible' ? { ...outcome, ended: 'converged', proof: null } : outcome;
}
