import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Column } from './column.js';

/** Values below count as zero. */
export const EPSILON = 1e-6;

/** How much of the routes of a master's solution uses each arc. */
export interface ArcFlows {
  /** Per vertex: flows by the vertices that arcs lead to. */
  readonly out: readonly ReadonlyMap<number, number>[];
  /** Per vertex: flows by the vertices that arcs come from. */
  readonly into: readonly ReadonlyMap<number, number>[];
}

/** Sums the flow on arcs over vertices. @param cls - of this class only; default: all */
export function arcFlows(relaxation: RouteRelaxation, columns: readonly Column[], values: Float64Array, cls?: number): ArcFlows {
  const size = relaxation.customers.length + 1;
  const out = Array.from({ length: size }, () => new Map<number, number>());
  const into = Array.from({ length: size }, () => new Map<number, number>());
  const use = (from: number, to: number, value: number): void => {
    out[from]!.set(to, (out[from]!.get(to) ?? 0) + value);
    into[to]!.set(from, (into[to]!.get(from) ?? 0) + value);
  };
  values.forEach((value, k) => {
    if (value <= EPSILON) return;
    const column = columns[k]!;
    if (cls !== undefined && column.class !== cls) return;
    let last = 0;
    for (const customer of column.customers) {
      use(last, customer + 1, value);
      last = customer + 1;
    }
    use(last, 0, value);
  });
  return { out, into };
}
