import type { Certificate, CertificateCut } from '../../model/certificate.js';
import type { Cut, DualSolution } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { problemDigest } from './problem-digest.js';

/** What a certificate says beside the duals. */
export type Claim = Pick<Certificate, 'kind' | 'method' | 'value'>;

/**
 * Returns the certificate of a dual solution. Duals of 0 are left out.
 * @param relaxation - that the duals belong to; for `infeasible` the cover relaxation
 */
export function certificateOf(relaxation: RouteRelaxation, { rows, classes, limits, cuts }: DualSolution, claim: Claim): Certificate {
  const { problem, customers, rowOf, rowCount, scale } = relaxation;
  const nodes = Array.from({ length: rowCount }, (): number[] => []);
  for (const [i, row] of rowOf.entries()) nodes[row]!.push(customers[i]!);
  const cutOf = (cut: Cut): CertificateCut => (cut.kind === 'capacity'
    ? { kind: 'capacity', customers: cut.customers.map((i) => customers[i]!), vehicles: cut.vehicles, dual: cut.dual }
    : { kind: 'subset-row', customers: [nodes[cut.rows[0]]![0]!, nodes[cut.rows[1]]![0]!, nodes[cut.rows[2]]![0]!], dual: cut.dual });
  return {
    ...claim,
    problem: problemDigest(problem),
    scale,
    rows: nodes.map((row, r) => ({ customers: row, dual: rows[r]! })).filter(isUsed),
    classes: relaxation.classes.map(({ types }, k) => ({ types, dual: classes[k]! })).filter(isUsed),
    limits: relaxation.limits.map((_, limit) => ({ limit, dual: limits[limit]! })).filter(isUsed),
    cuts: cuts.filter(isUsed).map(cutOf),
  };
}

function isUsed({ dual }: { readonly dual: number }): boolean {
  return dual !== 0;
}
