import type { Certificate, CertificateCut } from '../../model/certificate.js';
import type { CustomerNames } from './customer-names.js';

/** Version of the text form. */
export const CERTIFICATE_VERSION = 1;

/** A certificate as it is written into files and answers. */
export interface CertificateDocument {
  readonly certificate: typeof CERTIFICATE_VERSION;
  readonly kind: Certificate['kind'];
  readonly method: string;
  /** SHA-256 of the problem, hexadecimal. */
  readonly problem: string;
  readonly scale: number;
  readonly value: number;
  readonly rows: readonly { readonly customers: readonly string[]; readonly dual: number }[];
  readonly classes: Certificate['classes'];
  readonly limits: Certificate['limits'];
  readonly cuts: readonly { readonly kind: CertificateCut['kind']; readonly customers: readonly string[]; readonly vehicles?: number; readonly dual: number }[];
}

/** Returns the document of a certificate, to be written as JSON. */
export function certificateDocument(certificate: Certificate, names: CustomerNames): CertificateDocument {
  const { rows, cuts, ...rest } = certificate;
  const named = <T extends { readonly customers: readonly number[] }>(each: T): Omit<T, 'customers'> & { readonly customers: readonly string[] } => ({
    ...each, customers: each.customers.map((node) => names.nameOf(node)),
  });
  return { certificate: CERTIFICATE_VERSION, ...rest, rows: rows.map(named), cuts: cuts.map(named) };
}
