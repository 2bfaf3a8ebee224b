import type { Pricer } from '../pricing/pricer.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Column } from './column.js';
import { type DualValues, pricingDuals } from './dual-values.js';
import type { MasterCut } from './master-cut.js';

/** Arcs of each class, over vertices, that no better solution uses or that a branch forbids: 1 = removed. */
export type RemovedArcs = readonly Uint8Array[];

/** Share of the arcs of the classes looked at so far that must be removed, so that others are looked at. */
const LEAST_REMOVED = 0.03;

/** Returns a set without arcs. */
export function noArcs({ classes, customers }: RouteRelaxation): Uint8Array[] {
  return classes.map(() => new Uint8Array((customers.length + 1) ** 2));
}

/**
 * Returns the pairs of customers whose arcs in both directions are removed for, or not possible in, all classes; by node, two of a pair one after the
 * other. O(n² · classes).
 * @param known - pairs that were returned before, over vertices: 1 = left out; those returned are added
 */
export function fixedPairs({ customers, classes }: RouteRelaxation, removed: RemovedArcs, known: Uint8Array): Int32Array {
  const size = customers.length + 1;
  const isOut = (arc: number): boolean => removed.every((arcs, cls) => arcs[arc] === 1 || classes[cls]!.cost[arc] === Infinity);
  const pairs: number[] = [];
  for (let i = 1; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      if (known[i * size + j] === 1 || !isOut(i * size + j) || !isOut(j * size + i)) continue;
      known[i * size + j] = 1;
      pairs.push(customers[i - 1]!, customers[j - 1]!);
    }
  }
  return Int32Array.from(pairs);
}

/** Whether a route uses an arc of the set. */
export function usesArc(removed: RemovedArcs, size: number, { class: cls, customers }: Column): boolean {
  const arcs = removed[cls]!;
  let last = 0;
  for (const customer of customers) {
    if (arcs[last * size + customer + 1] === 1) return true;
    last = customer + 1;
  }
  return arcs[last * size] === 1;
}

/** What arcs are removed by. */
export interface Fixing {
  readonly relaxation: RouteRelaxation;
  readonly pricer: Pricer;
  readonly cuts: readonly MasterCut[];
  /** Duals under which no route has a negative reduced cost, with the bound that they prove. */
  readonly proved: { readonly duals: DualValues; readonly bound: number };
  /** The least cost of solutions that are not wanted. */
  readonly enough: number;
  readonly stop: () => boolean;
}

/**
 * Adds the arcs whose routes all have so large a reduced cost that solutions with them cost too much.
 * @param removed - the arcs are added to it
 * @returns how many are new
 * @see Irnich, Desaulniers, Desrosiers and Hadjar (2010), "Path-reduced costs for eliminating arcs in routing and scheduling",
 * doi:10.1287/ijoc.1090.0341
 */
export function fixArcs({ relaxation, pricer, cuts, proved, enough, stop }: Fixing, removed: RemovedArcs): number {
  let count = 0;
  const duals = pricingDuals(relaxation, cuts, proved.duals);
  // A unit above, so that rounding does not keep what is at the limit.
  const upTo = enough - proved.bound + 1;
  let looked = 0;
  for (const [cls, arcs] of removed.entries()) {
    // It takes longer than pricing, and the next class hardly gives more.
    if (count < LEAST_REMOVED * looked) break;
    looked += arcs.length;
    const bounds = pricer.arcBounds(duals, cls, stop, upTo);
    if (bounds === null) continue;
    const { cost } = relaxation.classes[cls]!;
    for (let arc = 0; arc < arcs.length; arc++) {
      if (arcs[arc] === 1 || cost[arc] === Infinity || proved.bound + bounds[arc]! < enough) continue;
      arcs[arc] = 1;
      count++;
    }
  }
  return count;
}
