import type { Certificate, CertificateFault } from '../../../model/certificate.js';
import type { Problem } from '../../../model/problem.js';
import { type Row, rowsOfProblem } from './required-rows.js';

/** A certificate laid over the problem's rows and vehicle types. */
export interface DualView {
  readonly rows: readonly Row[];
  /** Per node: its row; -1: no customer. */
  readonly rowOf: Int32Array;
  /** Per row, units. */
  readonly collected: Float64Array;
  /** Per vehicle type, units: what the class and the limits take from each of its routes. */
  readonly paid: Float64Array;
}

/** Lays a certificate over its problem; what does not fit is added to the faults. */
export function dualView(problem: Problem, { kind, rows: given, classes, limits, cuts }: Certificate, faults: CertificateFault[]): DualView {
  const rows = rowsOfProblem(problem, kind);
  const rowOf = new Int32Array(problem.nodeCount).fill(-1);
  for (const [row, { customers }] of rows.entries()) for (const node of customers) rowOf[node] = row;
  const collected = new Float64Array(rows.length);
  for (const [k, { customers, dual }] of given.entries()) {
    const row = rowOf[customers[0]!]!;
    const isWhole = customers.length === rows[row]!.customers.length && customers.every((node) => rowOf[node] === row);
    if (!isWhole) faults.push({ path: `rows.${k}.customers`, message: 'are not a customer, or the alternatives of which one is served' });
    if (collected[row]! > 0) faults.push({ path: `rows.${k}.customers`, message: 'have two rows' });
    collected[row] = dual;
  }
  for (const [k, cut] of cuts.entries()) {
    if (cut.kind === 'subset-row' && new Set(cut.customers.map((node) => rowOf[node]!)).size < 3) faults.push({ path: `cuts.${k}.customers`, message: 'are not of three rows' });
  }
  return { rows, rowOf, collected, paid: paidBy(problem, { classes, limits }, faults) };
}

function paidBy({ vehicleTypes, fleetLimits }: Problem, { classes, limits }: Pick<Certificate, 'classes' | 'limits'>, faults: CertificateFault[]): Float64Array {
  const paid = new Float64Array(vehicleTypes.length);
  const seen = new Set<number>();
  for (const [k, { types, dual }] of classes.entries()) {
    for (const type of types) {
      if (seen.has(type)) faults.push({ path: `classes.${k}.types`, message: `vehicle type ${type} is in two classes` });
      seen.add(type);
      paid[type]! += dual;
    }
  }
  for (const [k, { limit }] of limits.entries()) {
    if (!Number.isFinite(fleetLimits[limit]!.most)) faults.push({ path: `limits.${k}.limit`, message: 'allows any number of routes' });
  }
  for (const { limit, dual } of limits) for (const type of new Set(fleetLimits[limit]!.types)) paid[type]! += dual;
  return paid;
}
