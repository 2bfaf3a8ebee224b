import type { RouteRelaxation } from '../../../src/bounds/relaxation/route-relaxation.js';
import type { PricingDuals } from '../../../src/bounds/pricing/pricer.js';

/**
 * Returns, over vertices, the cost of the arcs of a class less what is collected where they lead: the row, and capacity cuts
 * that they enter. O(n² · cuts). Fixed costs and the dual of the class are not in it.
 * @returns a fresh matrix; Infinity where there is no arc
 */
export function reducedArcs(relaxation: RouteRelaxation, cls: number, duals: PricingDuals): Float64Array {
  const { rowOf, customers } = relaxation;
  const size = customers.length + 1;
  const costs = relaxation.classes[cls]!.cost.slice();
  for (let i = 0; i < size; i++) for (let j = 1; j < size; j++) costs[i * size + j]! -= duals.rows[rowOf[j - 1]!]!;
  const inside = new Uint8Array(size);
  for (const cut of duals.cuts) {
    if (cut.kind !== 'capacity' || cut.dual === 0) continue;
    inside.fill(0);
    for (const customer of cut.customers) inside[customer + 1] = 1;
    for (let i = 0; i < size; i++) if (inside[i] === 0) for (const customer of cut.customers) costs[i * size + customer + 1]! -= cut.dual;
  }
  return costs;
}
