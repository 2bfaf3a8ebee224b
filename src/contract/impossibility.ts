import type { Certificate } from '../model/certificate.js';
import type { Impossibility, NeededChange } from '../model/impossibility.js';
import type { Problem } from '../model/problem.js';
import { type CustomerNames, nodeNames } from './certificate/customer-names.js';
import { type CertificateDocument, certificateDocument } from './certificate/document.js';
import { readCertificate } from './certificate/read-certificate.js';

/** What a failed answer says of a proof that no plan exists. */
export interface ImpossibilityMember {
  readonly unserved_at_least: number;
  readonly relaxations: readonly { readonly kind: NeededChange['kind']; readonly at_least: number | null; readonly now: number }[];
  readonly method: string;
  /** Absent: there is none, or it is too large. */
  readonly certificate?: CertificateDocument;
}

const KINDS: readonly NeededChange['kind'][] = ['vehicles', 'hours', 'capacity', 'lateness'];
const METHOD = /^[a-z][a-z0-9-]{0,39}$/;

/** Certificates with more numbers are left out of answers. */
const MAX_NUMBERS = 100_000;

/** Returns the member of an answer. */
export function impossibilityMember({ unservedAtLeast, relaxations, method, certificate }: Impossibility, names: CustomerNames): ImpossibilityMember {
  return {
    unserved_at_least: unservedAtLeast,
    relaxations: relaxations.map(({ kind, atLeast, now }) => ({ kind, at_least: atLeast, now })),
    method,
    ...(certificate === null || sizeOf(certificate) > MAX_NUMBERS ? {} : { certificate: certificateDocument(certificate, names) }),
  };
}

function sizeOf({ rows, classes, limits, cuts }: Certificate): number {
  return [...rows, ...cuts].reduce((sum, { customers }) => sum + customers.length + 1, 0) + classes.length + limits.length;
}

/** Reads what a solving child says, with customers by their nodes; null for anything else. A certificate with faults is left out. */
export function readImpossibility(value: unknown, problem: Problem): Impossibility | null {
  if (typeof value !== 'object' || value === null) return null;
  const { unserved_at_least: unservedAtLeast, relaxations, method, certificate } = value as Partial<Record<keyof ImpossibilityMember, unknown>>;
  if (!isCount(unservedAtLeast) || unservedAtLeast > problem.customers.length || typeof method !== 'string' || !METHOD.test(method) || !Array.isArray(relaxations)) return null;
  const reading = certificate === undefined ? null : readCertificate(certificate, problem, nodeNames(problem));
  return {
    unservedAtLeast, method,
    relaxations: relaxations.slice(0, KINDS.length).flatMap(readChange),
    certificate: reading === null || 'faults' in reading ? null : reading.certificate,
  };
}

function readChange(value: unknown): NeededChange[] {
  const { kind, at_least: atLeast, now } = (value ?? {}) as { kind?: unknown; at_least?: unknown; now?: unknown };
  const known = KINDS.find((each) => each === kind);
  const isAmount = (amount: unknown): amount is number => typeof amount === 'number' && Number.isFinite(amount) && amount >= 0;
  return known !== undefined && isAmount(now) && (atLeast === null || isAmount(atLeast)) ? [{ kind: known, atLeast, now }] : [];
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1;
}
