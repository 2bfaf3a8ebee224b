import type { PlannedRoute } from '../../model/problem.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** A route of the master. */
export interface Column {
  readonly class: number;
  /** By index, in order. */
  readonly customers: Int32Array;
  /** Fine units. */
  readonly cost: number;
  /** Whether no row is visited twice. */
  readonly isElementary: boolean;
}

/** Returns a column of a route. */
export function columnOf(relaxation: RouteRelaxation, cls: number, customers: Int32Array, cost: number): Column {
  const rows = new Set(Array.from(customers, (customer) => relaxation.rowOf[customer]!));
  return { class: cls, customers, cost, isElementary: rows.size === customers.length };
}

/** Returns what tells a column from others. */
export function columnKey({ class: cls, customers }: Pick<Column, 'class' | 'customers'>): string {
  return `${cls}:${customers.join()}`;
}

/** Returns the cost in units of a route, lateness left out, and Infinity if it uses an arc that is not possible. */
export function arcCost(relaxation: RouteRelaxation, cls: number, customers: ArrayLike<number>): number {
  const { cost, fixed } = relaxation.classes[cls]!;
  const size = relaxation.customers.length + 1;
  let sum = fixed;
  let last = 0;
  for (let k = 0; k < customers.length; k++) {
    sum += cost[last * size + customers[k]! + 1]!;
    last = customers[k]! + 1;
  }
  return sum + cost[last * size]!;
}

/** Returns the route as the search reads it. */
export function plannedRoute(relaxation: RouteRelaxation, { class: cls, customers }: Column): PlannedRoute {
  return { type: relaxation.classes[cls]!.types[0]!, customers: Array.from(customers, (customer) => relaxation.customers[customer]!) };
}
