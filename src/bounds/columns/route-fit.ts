import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { arcCost, sumOfArcs } from './column.js';

/**
 * Returns the cost in units of a sequence of customers, lateness rounded down, or null if the class cannot drive it. O(stops).
 */
export function routeFit(relaxation: RouteRelaxation, cls: number, customers: ArrayLike<number>): number | null {
  const { loads, capacity, maxStops, arcLimits, times } = relaxation.classes[cls]!;
  const size = relaxation.customers.length + 1;
  const stops = [0, ...Array.from(customers, (customer) => customer + 1), 0];
  if (customers.length > maxStops) return null;
  if (capacity.some((most, k) => stops.reduce((sum, vertex) => sum + (vertex === 0 ? 0 : loads[k]![vertex - 1]!), 0) > most)) return null;
  if (arcLimits.some(({ length, most }) => sumOfArcs(relaxation, length, customers) > most)) return null;
  let late = 0;
  if (times !== null) {
    let time = times.open[0]!;
    for (let k = 1; k < stops.length; k++) {
      const vertex = stops[k]!;
      time += times.minutes[stops[k - 1]! * size + vertex]!;
      if (vertex !== 0) time = Math.max(time, times.open[vertex]!);
      if (time > times.close[vertex]!) return null;
      if (times.lateCost !== null && time > times.dueAt[vertex]!) late += (time - times.dueAt[vertex]!) * times.lateCost[vertex]!;
    }
  }
  const cost = arcCost(relaxation, cls, customers);
  return cost === Infinity ? null : cost + Math.floor(late);
}
