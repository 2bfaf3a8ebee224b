/**
 * A dual solution of the relaxed problem in the terms of the problem itself, so that whoever has the problem can check it
 * without the code that found it. Nodes and vehicle types are those of the problem; duals are whole numbers of units, `scale`
 * units to the stop (`infeasible`) or to the unit of the objective (`bound`).
 *
 * A plan that serves every required customer costs at least what the duals are worth: the sum of `rows`, less each class' dual
 * for every vehicle that it has, less each limit's dual for every route that it allows, plus each capacity cut's dual for every
 * vehicle that the cut asks for, less the duals of subset-row cuts; provided that no route collects more than it costs.
 */
export interface Certificate {
  /** `infeasible`: routes cost nothing, and duals worth more than 0 prove that no plan serves every required customer. */
  readonly kind: 'infeasible' | 'bound';
  /** Name of the method that found the duals. */
  readonly method: string;
  /** `problemDigest` of the problem. */
  readonly problem: string;
  readonly scale: number;
  /** What the method claims: required customers that stay unserved at least, or a bound on the objective. */
  readonly value: number;
  readonly rows: readonly CertificateRow[];
  readonly classes: readonly CertificateClass[];
  readonly limits: readonly CertificateLimit[];
  readonly cuts: readonly CertificateCut[];
}

/** What routes collect for serving one of the customers: a customer, or all alternatives of which one is served. */
export interface CertificateRow {
  readonly customers: readonly number[];
  readonly dual: number;
}

/** What a route of a vehicle of these types pays. */
export interface CertificateClass {
  readonly types: readonly number[];
  readonly dual: number;
}

/** What a route pays that counts for this one of the problem's fleet limits. */
export interface CertificateLimit {
  readonly limit: number;
  readonly dual: number;
}

/**
 * `capacity`: a route collects the dual whenever it enters the customers, who need `vehicles` of them; `subset-row`: a route
 * pays the dual for every second of the three rows, given by a customer each, that it serves.
 */
export type CertificateCut =
  | { readonly kind: 'capacity'; readonly customers: readonly number[]; readonly vehicles: number; readonly dual: number }
  | { readonly kind: 'subset-row'; readonly customers: readonly [number, number, number]; readonly dual: number };

/** What is wrong with a certificate. */
export interface CertificateFault {
  /** Where in its document, such as `rows.3.dual`; empty: the whole. */
  readonly path: string;
  readonly message: string;
}
