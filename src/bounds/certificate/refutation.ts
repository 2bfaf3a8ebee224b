import type { Impossibility } from '../../model/impossibility.js';
import type { Problem } from '../../model/problem.js';
import { checkCertificate } from './check-certificate.js';

/** Labels and comparisons of the check, some 100 ms, and cells of its matrices. */
const CHECK_WORK = 1_000_000;
const CHECK_CELLS = 60_000;

/**
 * Returns why the certificate of a proof of impossibility does not prove what it is said to, as far as a quick check finds out; null:
 * nothing speaks against it, or it has no certificate. Deterministic.
 * @param work - labels and comparisons; default a million, some 100 ms
 */
export function refutationOf(problem: Problem, { unservedAtLeast, certificate }: Pick<Impossibility, 'unservedAtLeast' | 'certificate'>, work: number = CHECK_WORK): string | null {
  if (certificate === null) return null;
  if (certificate.kind !== 'infeasible') return `the certificate is one of kind ${certificate.kind}`;
  const { provedValue, faults } = checkCertificate(problem, certificate, { work, cells: CHECK_CELLS });
  if (provedValue === null) return faults[0]?.message ?? 'no reason';
  return provedValue < unservedAtLeast ? `the certificate proves ${provedValue} of ${unservedAtLeast} unserved customers` : null;
}
