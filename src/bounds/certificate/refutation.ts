import type { Impossibility } from '../../model/impossibility.js';
import type { Problem } from '../../model/problem.js';
import { checkCertificate } from './check-certificate.js';

/** Labels and comparisons of the check, and cells of its matrices: a fraction of a second. */
const CHECK_WORK = 3_000_000;
const CHECK_CELLS = 60_000;

/**
 * Returns why the certificate of a proof of impossibility does not prove what it is said to, as far as a check of a fraction of a second
 * finds out; null: nothing speaks against it, or it has no certificate. Deterministic.
 */
export function refutationOf(problem: Problem, { unservedAtLeast, certificate }: Pick<Impossibility, 'unservedAtLeast' | 'certificate'>): string | null {
  if (certificate === null) return null;
  if (certificate.kind !== 'infeasible') return `the certificate is one of kind ${certificate.kind}`;
  const { provedValue, faults } = checkCertificate(problem, certificate, { work: CHECK_WORK, cells: CHECK_CELLS });
  if (provedValue === null) return faults[0]?.message ?? 'no reason';
  return provedValue < unservedAtLeast ? `the certificate proves ${provedValue} of ${unservedAtLeast} unserved customers` : null;
}
