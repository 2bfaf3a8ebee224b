import type { Problem } from '../../model/problem.js';
import type { RouteRelaxation } from './route-relaxation.js';

/**
 * Returns the rows that routes cover and the prices of leaving them out. Customers without a price must be served: a plan that
 * leaves one out is no solution of the relaxation. The delivery of a shipment costs nothing to leave out if its pickup may be.
 * @param floor - converts money to units
 */
export function rowsOf(problem: Problem, floor: (money: number) => number): Pick<RouteRelaxation, 'rowOf' | 'rowCount' | 'price' | 'droppable'> {
  const { customers, omission, relations, shipments, nodeCount } = problem;
  const group = new Int32Array(nodeCount).fill(-1);
  for (const [index, { kind, nodes }] of relations.entries()) if (kind === 'one-of') for (const node of nodes) group[node] = index;
  const first = new Map<number, number>();
  const rowOf = new Int32Array(customers.length);
  const prices: number[] = [];
  const droppable: boolean[] = [];
  const priceOf = (node: number): number => {
    const price = omission?.price[node] ?? Infinity;
    return Number.isNaN(price) ? Infinity : floor(price);
  };
  const free = new Set<number>();
  const pickupOf = new Map<number, number>();
  for (const { pickup, delivery } of shipments) {
    pickupOf.set(delivery, pickup);
    if (group[pickup]! >= 0 || priceOf(pickup) < Infinity) free.add(delivery);
  }
  customers.forEach((node, i) => {
    const shared = group[node]!;
    const known = shared < 0 ? undefined : first.get(shared);
    rowOf[i] = known ?? prices.length;
    if (known !== undefined) return;
    if (shared >= 0) first.set(shared, prices.length);
    const priced = shared < 0 ? node : relations[shared]!.nodes[0]!;
    prices.push(free.has(node) ? 0 : priceOf(priced));
    droppable.push(Number.isNaN(omission?.price[pickupOf.get(priced) ?? priced]));
  });
  return { rowOf, rowCount: prices.length, price: Float64Array.from(prices), droppable: Uint8Array.from(droppable, Number) };
}
