import type { PlannedRoutes } from '../../model/problem.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { type Column, columnOf } from './column.js';
import { routeFit } from './route-fit.js';

/** Returns the routes of one customer. */
export function singleColumns(relaxation: RouteRelaxation): Column[] {
  return relaxation.classes.flatMap((_, cls) => Array.from(relaxation.customers, (__, customer) => fitted(relaxation, cls, [customer])).filter((column) => column !== null));
}

/** Returns the routes of a solution that the relaxation knows as well. */
export function solutionColumns(relaxation: RouteRelaxation, routes: PlannedRoutes): Column[] {
  const indexOf = new Map(Array.from(relaxation.customers, (node, customer) => [node, customer]));
  return routes.flatMap(({ type, customers }) => {
    const indices = [...new Set(customers.filter((node) => indexOf.has(node)).map((node) => indexOf.get(node)!))];
    if (indices.length === 0) return [];
    return relaxation.classes.flatMap(({ types }, cls) => (types.includes(type) ? fitted(relaxation, cls, indices) ?? [] : []));
  });
}

/**
 * Returns the routes that the savings method makes with each class, those on the way included.
 * @see Clarke and Wright (1964), "Scheduling of vehicles from a central depot to a number of delivery points", doi:10.1287/opre.12.4.568
 */
export function savingsColumns(relaxation: RouteRelaxation, neighbours: readonly Int32Array[]): Column[] {
  return relaxation.classes.flatMap((_, cls) => savingsOf(relaxation, cls, neighbours));
}

function savingsOf(relaxation: RouteRelaxation, cls: number, neighbours: readonly Int32Array[]): Column[] {
  const { cost } = relaxation.classes[cls]!;
  const n = relaxation.customers.length;
  const size = n + 1;
  const merges: { readonly i: number; readonly j: number; readonly saved: number }[] = [];
  for (let i = 0; i < n; i++) {
    for (const j of neighbours[i]!) {
      for (const [from, to] of [[i, j], [j, i]] as const) {
        const saved = cost[(from + 1) * size]! + cost[to + 1]! - cost[(from + 1) * size + to + 1]!;
        if (saved > 0) merges.push({ i: from, j: to, saved });
      }
    }
  }
  merges.sort((a, b) => b.saved - a.saved || a.i - b.i || a.j - b.j);
  const routeOf: (number[] | null)[] = Array.from({ length: n }, (_, customer) => (routeFit(relaxation, cls, [customer]) === null ? null : [customer]));
  const columns: Column[] = [];
  for (const { i, j } of merges) {
    const [first, second] = [routeOf[i], routeOf[j]];
    if (!first || !second || first === second || first.at(-1) !== i || second[0] !== j) continue;
    const joined = [...first, ...second];
    const column = fitted(relaxation, cls, joined);
    if (column === null || !column.isElementary) continue;
    columns.push(column);
    for (const customer of joined) routeOf[customer] = joined;
  }
  return columns;
}

function fitted(relaxation: RouteRelaxation, cls: number, customers: readonly number[]): Column | null {
  const cost = routeFit(relaxation, cls, customers);
  return cost === null ? null : columnOf(relaxation, cls, Int32Array.from(customers), cost);
}
