import type { RouteClass, RouteRelaxation } from '../../src/bounds/relaxation/route-relaxation.js';
import type { PlannedRoutes } from '../../src/model/problem.js';
import { withoutReloads } from '../../src/model/trips.js';

/**
 * What a plan costs in the relaxation, in money, and what of the relaxation it breaks; null: nothing. Infinity if it leaves out a row
 * without a price.
 */
export function relaxedPlan(relaxation: RouteRelaxation, routes: PlannedRoutes): { readonly cost: number; readonly fault: string | null } {
  const { problem, customers, rowOf, price, classes, limits, scale } = relaxation;
  const vertex = new Map(Array.from(customers, (node, i) => [node, i + 1]));
  const used = classes.map(() => 0);
  const isCovered = new Uint8Array(relaxation.rowCount);
  let [units, fault]: [number, string | null] = [0, null];
  for (const { type, customers: nodes } of routes) {
    const index = classes.findIndex(({ types }) => types.includes(type));
    const each = classes[index]!;
    const visits = withoutReloads(problem.vehicleTypes[type]!, nodes).map((node) => vertex.get(node)!);
    used[index]! += 1;
    for (const v of visits) isCovered[rowOf[v - 1]!] = 1;
    const found = relaxedRoute(each, visits, customers.length + 1);
    units += found.units;
    fault ??= found.fault;
  }
  for (const [index, each] of classes.entries()) if (used[index]! > each.count) fault ??= `${used[index]} routes of class ${index}, which has ${each.count}`;
  for (const { classes: some, most } of limits) if (some.reduce((sum, index) => sum + used[index]!, 0) > most) fault ??= `more than ${most} routes of classes ${some.join()}`;
  for (const [row, covered] of isCovered.entries()) if (covered === 0) units += price[row]!;
  return { cost: units / scale, fault };
}

/** A route by vertices, without its ends. */
export function relaxedRoute(each: RouteClass, visits: readonly number[], size: number): { readonly units: number; readonly fault: string | null } {
  const stops = [0, ...visits, 0];
  const along = (matrix: Float64Array): number => stops.slice(1).reduce((sum, to, k) => sum + matrix[stops[k]! * size + to]!, 0);
  let units = each.fixed + along(each.cost);
  let fault = units === Infinity ? `no arc along ${stops.join()}` : null;
  for (const [k, load] of each.loads.entries()) {
    const sum = visits.reduce((total, v) => total + load[v - 1]!, 0);
    if (sum > each.capacity[k]!) fault ??= `load ${k} is ${sum}, more than ${each.capacity[k]}`;
  }
  if (visits.length > each.maxStops) fault ??= `${visits.length} stops, more than ${each.maxStops}`;
  for (const { kind, length, most } of each.arcLimits) if (along(length) > most) fault ??= `${kind} ${along(length)}, more than ${most}`;
  if (each.times === null) return { units, fault };
  const { minutes, open, close, lateCost, dueAt } = each.times;
  let clock = open[0]!;
  for (let k = 1; k < stops.length; k++) {
    const v = stops[k]!;
    clock = Math.max(clock + minutes[stops[k - 1]! * size + v]!, v === 0 ? -Infinity : open[v]!);
    if (clock > close[v]!) fault ??= `vertex ${v} at ${clock}, after ${close[v]}`;
    if (lateCost !== null && clock > dueAt[v]!) units += lateCost[v]! * (clock - dueAt[v]!);
  }
  return { units, fault };
}
