import type { PricingDuals } from '../../src/bounds/pricing/pricer.js';
import type { RouteRelaxation } from '../../src/bounds/relaxation/route-relaxation.js';

export interface EveryRoute {
  readonly customers: readonly number[];
  readonly cost: number;
  readonly reducedCost: number;
}

/** Returns all feasible elementary routes of a class, by trying every order. */
export function everyRoute(relaxation: RouteRelaxation, duals: PricingDuals, cls: number): EveryRoute[] {
  const found: EveryRoute[] = [];
  const n = relaxation.customers.length;
  const extend = (customers: number[]): void => {
    if (customers.length > 0) {
      const cost = feasibleCost(relaxation, cls, customers);
      if (cost < Infinity) found.push({ customers: [...customers], cost, reducedCost: cost + duals.classes[cls]! - collected(relaxation, duals, customers) });
    }
    for (let i = 0; i < n; i++) if (!customers.includes(i)) extend([...customers, i]);
  };
  extend([]);
  return found;
}

/** What a route of a class costs; Infinity: it is not feasible. Customers may repeat. */
export function feasibleCost({ classes, customers: { length } }: RouteRelaxation, cls: number, customers: readonly number[]): number {
  const { fixed, cost, times, arcLimits, loads, capacity, maxStops } = classes[cls]!;
  const size = length + 1;
  const vertices = [0, ...customers.map((customer) => customer + 1), 0];
  const arcs = vertices.slice(1).map((to, k) => vertices[k]! * size + to);
  const sum = (values: Float64Array): number => arcs.reduce((total, arc) => total + values[arc]!, 0);
  if (customers.length > maxStops || arcLimits.some(({ length: lengths, most }) => sum(lengths) > most)) return Infinity;
  if (loads.some((load, k) => customers.reduce((total, customer) => total + load[customer]!, 0) > capacity[k]!)) return Infinity;
  let late = 0;
  if (times !== null) {
    let at = times.open[0]!;
    for (const [k, arc] of arcs.entries()) {
      const vertex = vertices[k + 1]!;
      at = vertex === 0 ? at + times.minutes[arc]! : Math.max(times.open[vertex]!, at + times.minutes[arc]!);
      if (at > times.close[vertex]!) return Infinity;
      if (vertex > 0 && times.lateCost !== null && at > times.dueAt[vertex]!) late += Math.floor((at - times.dueAt[vertex]!) * times.lateCost[vertex]!);
    }
  }
  return fixed + sum(cost) + late;
}

/** What the rows and cuts pay for a route. */
export function collected({ rowOf }: RouteRelaxation, { rows, cuts }: PricingDuals, customers: readonly number[]): number {
  let total = customers.reduce((sum, customer) => sum + rows[rowOf[customer]!]!, 0);
  for (const cut of cuts) {
    if (cut.kind === 'capacity') {
      total += cut.dual * customers.filter((customer, k) => cut.customers.includes(customer) && !(k > 0 && cut.customers.includes(customers[k - 1]!))).length;
      continue;
    }
    let isOdd = false;
    for (const customer of customers) {
      const isCounted = cut.rows.includes(rowOf[customer]!);
      if (!isCounted && cut.memory !== undefined && !cut.memory.includes(customer)) isOdd = false;
      if (isCounted && isOdd) total -= cut.dual;
      if (isCounted) isOdd = !isOdd;
    }
  }
  return total;
}
