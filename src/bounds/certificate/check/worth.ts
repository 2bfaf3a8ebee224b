import type { Certificate } from '../../../model/certificate.js';
import type { Problem } from '../../../model/problem.js';
import type { DualView } from './dual-view.js';
import { vehiclesFor } from './vehicles-for.js';

/** What the duals of a certificate are worth, in exact units. */
export interface Worth {
  readonly units: bigint;
  /** Per row: what it takes of the worth if it is not served. */
  readonly lost: readonly bigint[];
  /** Indices of capacity cuts that ask for more vehicles than the check can prove; their worth counts nonetheless. */
  readonly unproved: readonly number[];
}

/**
 * Evaluates the duals. A capacity cut is proved by the loads of those of its customers that must be served: they say how many
 * vehicles enter. In a proof that some stay unserved, each that is not served after all takes away one vehicle at most.
 */
export function worthOf(problem: Problem, { kind, classes, limits, cuts }: Certificate, view: DualView): Worth {
  const { rowOf, collected } = view;
  let units = collected.reduce((total, dual) => total + BigInt(dual), 0n);
  const lost = Array.from(collected, BigInt);
  const unproved: number[] = [];
  for (const { types, dual } of classes) {
    const vehicles = types.reduce((count, type) => count + problem.vehicleTypes[type]!.vehicles.length, 0);
    units -= BigInt(dual) * BigInt(vehicles);
  }
  for (const { limit, dual } of limits) units -= BigInt(dual) * BigInt(Math.floor(problem.fleetLimits[limit]!.most));
  for (const [k, cut] of cuts.entries()) {
    const dual = BigInt(cut.dual);
    if (cut.kind === 'subset-row') {
      units -= dual;
      continue;
    }
    units += dual * BigInt(cut.vehicles);
    const sure = requiredOf(cut.customers, view);
    for (const node of sure) lost[rowOf[node]!]! += dual;
    if (cut.vehicles > vehiclesFor(problem, sure, cut.vehicles, kind)) unproved.push(k);
  }
  return { units, lost, unproved };
}

/** Returns those of the customers each of which must be served. */
export function requiredOf(customers: readonly number[], { rowOf, rows }: Pick<DualView, 'rowOf' | 'rows'>): number[] {
  return customers.filter((node) => rows[rowOf[node]!]!.price === Infinity && rows[rowOf[node]!]!.customers.length === 1);
}
