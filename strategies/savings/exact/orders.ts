import type { Instance } from '#strategy';
import { Labelling, type Label, type Profile } from './label.js';

/** The best order of every set of customers for one profile; sets are bit masks over the problem's customers. */
export interface BestOrders {
  /** Per set: cost without the vehicle's fixed cost; Infinity if no order is feasible. */
  readonly cost: Float64Array;
  /** @returns the customers of a set in their best order. */
  order(set: number): number[];
}

/** Limits the work over several profiles. */
export interface Allowance {
  /** Remaining label comparisons; below zero the exact search gives up. */
  comparisons: number;
  /** Cost of a known solution: no partial route of a better one costs more. */
  readonly bound: number;
}

/**
 * Finds the best order of every set of customers whose load is at most `capacity`, by extending partial routes customer
 * by customer and keeping those that no other dominates.
 * @returns null when the allowance is used up.
 * @see Held and Karp (1962), doi:10.1137/0110015; with windows Desrochers, Desrosiers and Solomon (1992),
 * doi:10.1287/opre.40.2.342
 */
export function bestOrders(instance: Instance, profile: Profile, capacity: number, allowance: Allowance): BestOrders | null {
  const { customers, demand } = instance;
  const n = customers.length;
  const sets = 1 << n;
  const labelling = new Labelling(instance, profile);
  const cost = new Float64Array(sets).fill(Infinity);
  const best = new Array<Label | undefined>(sets);
  const labels = new Array<Label[] | undefined>(sets * n);
  const loads = new Float64Array(sets);
  const dear = instance.soft && instance.capped ? 4 : 1;

  const keep = (set: number, last: number, label: Label | null): void => {
    if (label === null || label.way + label.late > allowance.bound) return;
    const kept = labels[set * n + last];
    allowance.comparisons -= 1 + dear * (kept?.length ?? 0);
    if (kept === undefined) labels[set * n + last] = [label];
    else if (!kept.some((other) => labelling.dominates(other, label))) {
      let size = 0;
      for (const other of kept) if (!labelling.dominates(label, other)) kept[size++] = other;
      kept.length = size;
      kept.push(label);
    }
  };

  const start = labelling.start();
  for (let set = 1; set < sets; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    const load = loads[set & (set - 1)]! + demand[customers[lowest]!]!;
    loads[set] = load;
    if (start === null || load > capacity) continue;
    if (allowance.comparisons < 0) return null;
    if ((set & (set - 1)) === 0) keep(set, lowest, labelling.extend(start, customers[lowest]!));
    for (let last = 0; last < n; last++) {
      for (const label of labels[set * n + last] ?? []) {
        const home = labelling.extend(label, profile.end);
        const total = home === null ? Infinity : labelling.cost(home);
        if (total < cost[set]!) {
          cost[set] = total;
          best[set] = label;
        }
        for (let next = 0; next < n; next++) {
          if ((set & (1 << next)) === 0 && fits(load, next)) keep(set | (1 << next), next, labelling.extend(label, customers[next]!));
        }
      }
    }
  }
  return { cost, order };

  function fits(load: number, next: number): boolean {
    return load + demand[customers[next]!]! <= capacity;
  }

  function order(set: number): number[] {
    const reversed: number[] = [];
    for (let label = best[set]; label?.before; label = label.before) reversed.push(label.node);
    return reversed.reverse();
  }
}
