import { checkCertificate, type CertificateCheck } from '../bounds/certificate/check-certificate.js';
import { nodeNames } from '../contract/certificate/customer-names.js';
import { planCustomerNames } from '../contract/certificate/plan-names.js';
import { isCertificate, readCertificate } from '../contract/certificate/read-certificate.js';
import { membersOf } from '../contract/read-body.js';
import { count } from '../model/explanation/wording.js';
import type { Output } from './output.js';
import type { ProblemFile } from './problem-file.js';

/** A certificate, and what the answer that has it says beyond it. */
export interface Claim {
  readonly certificate: unknown;
  /** Undefined: nothing, as of a certificate by itself. */
  readonly unservedAtLeast?: unknown;
  readonly hasRelaxations: boolean;
}

/** Returns the claim that a document is, or that a failed answer makes; null: it has no certificate. */
export function claimIn(value: unknown): Claim | null {
  if (isCertificate(value)) return { certificate: value, hasRelaxations: false };
  const { certificate, unserved_at_least: unservedAtLeast, relaxations } = membersOf(membersOf(value)['impossibility']);
  return isCertificate(certificate) ? { certificate, unservedAtLeast, hasRelaxations: Array.isArray(relaxations) && relaxations.length > 0 } : null;
}

/** Whether a document is a failed answer, in an envelope or bare: one without a result. */
export function isFailedAnswer(value: unknown): boolean {
  const { success, result, status, impossibility, routes } = membersOf(value);
  return routes === undefined && (success === false || status === 'failed' || impossibility !== undefined) && (result === null || result === undefined);
}

/** Refuses a failed answer that has no certificate. */
export function refuseFailedAnswer(output: Output): void {
  const message = 'is missing: the answer failed and has no certificate to check, so what it says is not verified';
  const path = 'impossibility.certificate';
  output.answer({ valid: false, kind: null, proved_value: null, trusted: [], faults: [{ path, message }] }, `not verified:\n  ${path}: ${message}`);
  output.refuse();
}

function refused(faults: CertificateCheck['faults']): CertificateCheck {
  return { holds: false, provedValue: null, trusted: [], faults };
}

/** What an answer says beyond its certificate follows from it, or is taken on trust. */
function withClaim(check: CertificateCheck, { unservedAtLeast, hasRelaxations }: Claim): CertificateCheck {
  if (!check.holds) return check;
  if (unservedAtLeast !== undefined && !(isCount(unservedAtLeast) && unservedAtLeast <= (check.provedValue ?? 0))) {
    return refused([{ path: 'impossibility.unserved_at_least', message: `is ${JSON.stringify(unservedAtLeast)}; the certificate proves ${String(check.provedValue)}` }]);
  }
  return hasRelaxations ? { ...check, trusted: [...check.trusted, 'that it takes at least the changes in impossibility.relaxations'] } : check;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}

/** Checks a certificate, and what the answer says that has it; says what it proves and what was taken on trust. */
export function verifyCertificate({ problem, ids }: ProblemFile, claim: Claim, output: Output): void {
  const reading = readCertificate(claim.certificate, problem, ids === null ? nodeNames(problem) : planCustomerNames(problem, ids));
  const check = 'faults' in reading ? refused(reading.faults) : checkCertificate(problem, reading.certificate);
  const { holds, provedValue, trusted, faults } = withClaim(check, claim);
  const kind = 'faults' in reading ? null : reading.certificate.kind;
  const document = { valid: holds, kind, proved_value: provedValue, trusted, faults };
  if (!holds) {
    output.answer(document, ['not valid:', ...faults.map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`)].join('\n'));
    output.refuse();
    return;
  }
  // What the answer says beyond its certificate does not weaken it.
  const verdict = check.trusted.length === 0 ? 'valid' : 'not refuted';
  const proved = kind === 'bound'
    ? `${verdict}: no plan that serves every required customer costs less than ${provedValue}`
    : `${verdict}: impossible, at least ${count(provedValue ?? 0, 'required customer')} ${provedValue === 1 ? 'stays' : 'stay'} unserved in every plan`;
  const trust = trusted.length === 0 ? ['nothing was taken on trust'] : ['taken on trust:', ...trusted.map((each) => `  ${each}`)];
  output.answer(document, [proved, ...trust].join('\n'));
}
