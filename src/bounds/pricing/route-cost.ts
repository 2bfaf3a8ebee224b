import type { PricedRelaxation } from './pricer.js';

/** Returns what a route of a class costs, in units: what is fixed, its arcs, and lateness rounded down per stop. */
export function costOfRoute({ classes, customers: { length } }: PricedRelaxation, cls: number, customers: Iterable<number>): number {
  const { fixed, cost, times } = classes[cls]!;
  const size = length + 1;
  let sum = fixed;
  let at = 0;
  let start = times === null ? 0 : times.open[0]!;
  for (const customer of customers) {
    const vertex = customer + 1;
    sum += cost[at * size + vertex]!;
    if (times !== null) {
      start = Math.max(times.open[vertex]!, start + times.minutes[at * size + vertex]!);
      const late = start - times.dueAt[vertex]!;
      if (late > 0 && times.lateCost !== null) sum += Math.floor(late * times.lateCost[vertex]!);
    }
    at = vertex;
  }
  return sum + cost[at * size]!;
}
