import type { PricedCut } from '../../../src/bounds/pricing/pricer.js';
import type { RouteClass } from '../../../src/bounds/relaxation/route-relaxation.js';

/** A path from the depot. */
export interface Label {
  readonly vertex: number;
  /** Reduced cost. */
  readonly cost: number;
  /** Lateness in units, part of `cost`. */
  readonly late: number;
  readonly loads: readonly number[];
  readonly time: number;
  readonly lengths: readonly number[];
  readonly stops: number;
  /** Customers that may not be visited next, as bits. */
  readonly memory: Int32Array;
  /** Per subset-row cut: whether the path remembers an odd number of visits to its rows. */
  readonly odd: Uint8Array;
  readonly parent: Label | null;
  dominated: boolean;
}

export type SubsetRowCut = Extract<PricedCut, { kind: 'subset-row' }>;

/** What labels of a class are compared by. */
export interface LabelRules {
  readonly each: RouteClass;
  /** Whether the number of customers counts. */
  readonly counts: boolean;
  readonly cuts: readonly SubsetRowCut[];
  /** Whether memory and cuts are ignored, as heuristics do. */
  readonly loosely: boolean;
}

/** Whether whatever continues `b` continues `a` as well, at no higher cost. */
export function dominates(a: Label, b: Label, { each, counts, cuts, loosely }: LabelRules): boolean {
  if (a.cost > b.cost || (counts && a.stops > b.stops) || (each.times !== null && a.time > b.time)) return false;
  if (a.loads.some((load, k) => load > b.loads[k]!) || a.lengths.some((length, k) => length > b.lengths[k]!)) return false;
  if (loosely) return true;
  for (let word = 0; word < a.memory.length; word++) if ((a.memory[word]! & ~b.memory[word]!) !== 0) return false;
  let cost = a.cost;
  for (let k = 0; k < cuts.length; k++) if (a.odd[k]! > b.odd[k]!) cost += cuts[k]!.dual;
  return cost <= b.cost;
}
