import type { Bound, Cut, DualSolution } from '../../bounds/contract.js';
import type { RouteRelaxation } from '../../bounds/relaxation/route-relaxation.js';
import type { RelaxedRoute } from './relaxed-routes.js';

/** Rounding errors of a bound, as a fraction of it. */
const ROUNDING = 1e-9;

/**
 * Says why the duals of a bound do not prove it, by trying all routes; null if they do. For tiny relaxations.
 * @param routes - all routes of the relaxation
 */
export function dualsFault({ value, duals }: Bound & { readonly duals: DualSolution }, relaxation: RouteRelaxation, routes: readonly RelaxedRoute[]): string | null {
  const fault = formFault(duals) ?? priceFault(duals, relaxation) ?? cutsFault(duals.cuts, relaxation, routes);
  if (fault !== null) return fault;
  for (const route of routes) {
    const collected = collectedBy(route, duals, relaxation);
    if (collected > route.cost * (1 + ROUNDING)) return `the route ${route.customers.join('-')} of class ${route.class} collects ${collected} units and costs ${route.cost}`;
  }
  const worth = worthOf(duals, relaxation) / relaxation.scale;
  return value > worth + ROUNDING * Math.max(1, Math.abs(worth)) ? `the duals are worth ${worth}, the bound is ${value}` : null;
}

function formFault({ rows, classes, limits, cuts }: DualSolution): string | null {
  const bad = [...rows, ...classes, ...limits, ...cuts.map(({ dual }) => dual)].find((dual) => !(Number.isInteger(dual) && dual >= 0));
  return bad === undefined ? null : `the dual ${bad} is no whole number from 0 on`;
}

function priceFault({ rows }: DualSolution, { price }: RouteRelaxation): string | null {
  const row = rows.findIndex((dual, r) => dual > price[r]!);
  return row < 0 ? null : `the dual ${rows[row]!} of row ${row} is above its price of ${price[row]!}`;
}

function cutsFault(cuts: readonly Cut[], relaxation: RouteRelaxation, routes: readonly RelaxedRoute[]): string | null {
  for (const cut of cuts) {
    if (cut.kind === 'capacity') {
      const needed = routesNeeded(cut.customers, relaxation, routes);
      if (cut.vehicles > needed) return `a capacity cut says that ${cut.vehicles} routes enter the customers ${cut.customers.join(', ')}, but ${needed} serve them`;
    } else if (new Set(cut.rows).size < 3 || cut.rows.some((row) => !(row >= 0 && row < relaxation.rowCount))) {
      return `a subset-row cut has the rows ${cut.rows.join(', ')}, must have three rows`;
    }
  }
  return null;
}

/** The least number of routes that serve all rows of some customers that must be covered, and that nobody else can cover. */
function routesNeeded(customers: readonly number[], { rowOf, price }: RouteRelaxation, routes: readonly RelaxedRoute[]): number {
  const inside = new Set(customers);
  const others = new Set([...rowOf].filter((_, i) => !inside.has(i)));
  const rows = [...new Set(customers.map((i) => rowOf[i]!))].filter((row) => price[row] === Infinity && !others.has(row));
  const masks = new Set(routes.map((route) => route.customers.reduce((mask, i) => mask | (rows.includes(rowOf[i]!) ? 1 << rows.indexOf(rowOf[i]!) : 0), 0)));
  const all = 2 ** rows.length - 1;
  let reached = new Set([0]);
  for (let count = 0; ; count++) {
    if (reached.has(all)) return count;
    const next = new Set([...reached].flatMap((covered) => Array.from(masks, (mask) => covered | mask)));
    if (next.size === reached.size && [...next].every((covered) => reached.has(covered))) return Infinity;
    reached = next;
  }
}

/** What a route collects, less what its class, limits and subset-row cuts take. */
function collectedBy({ class: k, customers }: RelaxedRoute, { rows, classes, limits, cuts }: DualSolution, relaxation: RouteRelaxation): number {
  const visited = customers.map((i) => relaxation.rowOf[i]!);
  let sum = visited.reduce((total, row) => total + rows[row]!, 0) - classes[k]!;
  for (const [l, limit] of relaxation.limits.entries()) if (limit.classes.includes(k)) sum -= limits[l]!;
  for (const cut of cuts) {
    if (cut.kind === 'capacity') sum += cut.dual * customers.filter((i, at) => cut.customers.includes(i) && !cut.customers.includes(customers[at - 1] ?? -1)).length;
    else sum -= cut.dual * Math.floor(visited.filter((row) => cut.rows.includes(row)).length / 2);
  }
  return sum;
}

function worthOf({ rows, classes, limits, cuts }: DualSolution, relaxation: RouteRelaxation): number {
  const sum = (duals: Float64Array, most: (k: number) => number): number => duals.reduce((total, dual, k) => total + (dual === 0 ? 0 : dual * most(k)), 0);
  return sum(rows, () => 1) - sum(classes, (k) => relaxation.classes[k]!.count) - sum(limits, (l) => relaxation.limits[l]!.most)
    + cuts.reduce((total, cut) => total + (cut.kind === 'capacity' ? cut.dual * cut.vehicles : -cut.dual), 0);
}
