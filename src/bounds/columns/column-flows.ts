import { type ArcFlows, FlowSum } from '../cuts/arc-flows.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Column } from './column.js';

/** Values below count as zero. */
export const EPSILON = 1e-6;

/** Sums the flow on arcs over vertices. @param cls - of this class only; default: all */
export function arcFlows(relaxation: RouteRelaxation, columns: readonly Column[], values: Float64Array, cls?: number): ArcFlows {
  const flows = new FlowSum(relaxation.customers.length + 1);
  values.forEach((value, k) => {
    if (value <= EPSILON) return;
    const column = columns[k]!;
    if (cls !== undefined && column.class !== cls) return;
    let last = 0;
    for (const customer of column.customers) {
      flows.add(last, customer + 1, value);
      last = customer + 1;
    }
    flows.add(last, 0, value);
  });
  return flows;
}
