import { checkCertificate, type CertificateCheck } from '../bounds/certificate/check-certificate.js';
import { nodeNames } from '../contract/certificate/customer-names.js';
import { planCustomerNames } from '../contract/certificate/plan-names.js';
import { isCertificate, readCertificate } from '../contract/certificate/read-certificate.js';
import { count } from '../model/explanation/wording.js';
import type { Output } from './output.js';
import type { ProblemFile } from './problem-file.js';

type Fields = Readonly<Record<string, unknown>>;

/** Returns the certificate that a document is, or that a failed answer has; undefined: there is none. */
export function certificateIn(value: unknown): unknown {
  if (isCertificate(value)) return value;
  const inner = fieldsOf(fieldsOf(value)['impossibility'])['certificate'];
  return isCertificate(inner) ? inner : undefined;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Checks a certificate and says what it proves and what was taken on trust. */
export function verifyCertificate({ problem, ids }: ProblemFile, value: unknown, output: Output): void {
  const reading = readCertificate(value, problem, ids === null ? nodeNames(problem) : planCustomerNames(problem, ids));
  const check: CertificateCheck = 'faults' in reading ? { holds: false, provedValue: null, trusted: [], faults: reading.faults } : checkCertificate(problem, reading.certificate);
  const { holds, provedValue, trusted, faults } = check;
  const kind = 'faults' in reading ? null : reading.certificate.kind;
  const document = { valid: holds, kind, proved_value: provedValue, trusted, faults };
  if (!holds) {
    output.answer(document, ['not valid:', ...faults.map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`)].join('\n'));
    output.refuse();
    return;
  }
  const proved = kind === 'bound'
    ? `valid: no plan that serves every required customer costs less than ${provedValue}`
    : `valid: impossible, at least ${count(provedValue ?? 0, 'required customer')} ${provedValue === 1 ? 'stays' : 'stay'} unserved in every plan`;
  const trust = trusted.length === 0 ? ['nothing was taken on trust'] : ['taken on trust:', ...trusted.map((each) => `  ${each}`)];
  output.answer(document, [proved, ...trust].join('\n'));
}
