import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/**
 * Returns, per customer, the customers nearest to it that could stand before or after it: cycles through others are rarely
 * worth their cost. O(n² · classes + n² log n).
 */
export function neighbourhoods(relaxation: RouteRelaxation, size: number): Int32Array[] {
  const n = relaxation.customers.length;
  const matrices = new Set(relaxation.classes.map(({ cost }) => cost));
  return Array.from({ length: n }, (_, i) => {
    const distance = new Float64Array(n).fill(Infinity);
    for (const cost of matrices) {
      for (let j = 0; j < n; j++) {
        // A cycle i, j, i uses both arcs.
        const there = cost[(i + 1) * (n + 1) + j + 1]!;
        const back = cost[(j + 1) * (n + 1) + i + 1]!;
        distance[j] = Math.min(distance[j]!, there === Infinity || back === Infinity ? Math.min(there, back) * 4 : there + back);
      }
    }
    const others = Array.from({ length: n }, (__, j) => j).filter((j) => j !== i && distance[j]! < Infinity);
    return Int32Array.from(others.sort((a, b) => distance[a]! - distance[b]! || a - b).slice(0, size));
  });
}

/** Whether neighbourhoods allow a route: no visit to a customer that is remembered. O(stops²). */
export function keepsNeighbourhoods(customers: Int32Array, neighbours: readonly Int32Array[]): boolean {
  let memory: number[] = [];
  for (const customer of customers) {
    if (memory.includes(customer)) return false;
    memory = memory.filter((other) => neighbours[customer]!.includes(other));
    memory.push(customer);
  }
  return true;
}
