import { refutationOf } from '../../bounds/certificate/refutation.js';
import type { Impossibility } from '../../model/impossibility.js';
import type { Problem } from '../../model/problem.js';

/**
 * Returns what an answer says of a proof that no plan exists, which nobody has checked: nothing if its certificate is refuted. What has no
 * certificate is taken on trust. Takes some 100 ms.
 */
export function statedImpossibility(problem: Problem, claimed: Impossibility): { readonly stated: Impossibility | null; readonly refutation: string | null } {
  const refutation = refutationOf(problem, claimed);
  return { stated: refutation === null ? claimed : null, refutation };
}
