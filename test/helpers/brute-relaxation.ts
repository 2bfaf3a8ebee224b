import type { DualSolution } from '../../src/bounds/contract.js';
import type { RouteRelaxation } from '../../src/bounds/relaxation/route-relaxation.js';

/** A route of a class with its exact cost in units. */
export interface BruteRoute {
  readonly class: number;
  /** By index, in order. */
  readonly customers: readonly number[];
  readonly cost: number;
}

/** Returns all elementary routes of a relaxation of a few customers, by the definition of its fields. */
export function everyRoute(relaxation: RouteRelaxation): BruteRoute[] {
  const routes: BruteRoute[] = [];
  const n = relaxation.customers.length;
  relaxation.classes.forEach((_, cls) => {
    const extend = (customers: readonly number[]): void => {
      for (let next = 0; next < n; next++) {
        if (customers.includes(next)) continue;
        const longer = [...customers, next];
        const cost = routeCost(relaxation, cls, longer);
        if (cost < Infinity) routes.push({ class: cls, customers: longer, cost });
        extend(longer);
      }
    };
    extend([]);
  });
  return routes;
}

function routeCost({ classes, customers }: RouteRelaxation, cls: number, route: readonly number[]): number {
  const { cost, fixed, loads, capacity, maxStops, times, arcLimits } = classes[cls]!;
  const size = customers.length + 1;
  const stops = [0, ...route.map((customer) => customer + 1), 0];
  const along = (matrix: Float64Array): number => stops.slice(1).reduce((sum, vertex, k) => sum + matrix[stops[k]! * size + vertex]!, 0);
  if (route.length > maxStops || arcLimits.some(({ length, most }) => along(length) > most)) return Infinity;
  if (loads.some((load, k) => route.reduce((sum, customer) => sum + load[customer]!, 0) > capacity[k]!)) return Infinity;
  let total = fixed + along(cost);
  if (times === null) return total;
  let clock = times.open[0]!;
  for (const [k, vertex] of stops.entries()) {
    if (k === 0) continue;
    clock += times.minutes[stops[k - 1]! * size + vertex]!;
    if (vertex > 0) clock = Math.max(clock, times.open[vertex]!);
    if (clock > times.close[vertex]!) return Infinity;
    if (times.lateCost !== null && clock > times.dueAt[vertex]!) total += (clock - times.dueAt[vertex]!) * times.lateCost[vertex]!;
  }
  return total;
}

/** Returns the least cost in units of a solution that covers every row exactly once or pays its price; Infinity: there is none. */
export function bruteOptimum(relaxation: RouteRelaxation, routes = everyRoute(relaxation)): number {
  const { rowOf, rowCount, classes, limits, price } = relaxation;
  const best = classes.map(() => new Map<number, number>());
  for (const { class: cls, customers, cost } of routes) {
    let rows = 0;
    for (const customer of customers) rows |= 1 << rowOf[customer]!;
    if (cost < (best[cls]!.get(rows) ?? Infinity)) best[cls]!.set(rows, cost);
  }
  const all = 2 ** rowCount - 1;
  let optimum = Infinity;
  const used = classes.map(() => 0);
  const cover = (rows: number, cost: number): void => {
    if (cost >= optimum) return;
    if (rows === all) {
      optimum = cost;
      return;
    }
    let row = 0;
    while ((rows & (1 << row)) !== 0) row++;
    if (price[row]! < Infinity) cover(rows | (1 << row), cost + price[row]!);
    for (const [cls, options] of best.entries()) {
      if (used[cls]! >= classes[cls]!.count) continue;
      if (limits.some(({ classes: limited, most }) => limited.includes(cls) && limited.reduce((sum, each) => sum + used[each]!, 0) >= most)) continue;
      used[cls]!++;
      for (const [served, more] of options) if ((served & (1 << row)) !== 0 && (served & rows) === 0) cover(rows | served, cost + more);
      used[cls]!--;
    }
  };
  cover(0, 0);
  return optimum;
}

/** Returns what a dual solution is worth in units, and the least reduced cost that it gives a route. */
export function dualWorth(relaxation: RouteRelaxation, duals: DualSolution, routes: readonly BruteRoute[]): { readonly worth: number; readonly least: number } {
  let worth = duals.rows.reduce((sum, dual) => sum + dual, 0);
  relaxation.classes.forEach(({ count }, cls) => (worth -= duals.classes[cls]! * count));
  relaxation.limits.forEach(({ most }, k) => (worth -= duals.limits[k]! * most));
  for (const cut of duals.cuts) worth += cut.kind === 'capacity' ? cut.dual * cut.vehicles : -cut.dual;
  return { worth, least: routes.reduce((least, route) => Math.min(least, reducedCost(relaxation, duals, route)), Infinity) };
}

function reducedCost({ rowOf, limits }: RouteRelaxation, duals: DualSolution, { class: cls, customers, cost }: BruteRoute): number {
  let reduced = cost + duals.classes[cls]!;
  limits.forEach(({ classes }, k) => (reduced += classes.includes(cls) ? duals.limits[k]! : 0));
  for (const customer of customers) reduced -= duals.rows[rowOf[customer]!]!;
  for (const cut of duals.cuts) {
    if (cut.kind === 'subset-row') reduced += cut.dual * Math.floor(customers.filter((customer) => cut.rows.includes(rowOf[customer]!)).length / 2);
    else customers.forEach((customer, k) => (reduced -= cut.customers.includes(customer) && (k === 0 || !cut.customers.includes(customers[k - 1]!)) ? cut.dual : 0));
  }
  return reduced;
}
