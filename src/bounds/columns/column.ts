import type { PlannedRoute } from '../../model/problem.js';
import { limitingLoads } from '../pricing/resources.js';
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
  /** Whether it keeps the limits on sums of arcs, and the capacities that are priced. */
  readonly keeps: { readonly lengths: boolean; readonly loads: boolean };
}

/** Returns a column of a route. */
export function columnOf(relaxation: RouteRelaxation, cls: number, customers: Int32Array, cost: number): Column {
  const rows = new Set(Array.from(customers, (customer) => relaxation.rowOf[customer]!));
  const each = relaxation.classes[cls]!;
  const lengths = each.arcLimits.every(({ length, most }) => sumOfArcs(relaxation, length, customers) <= most);
  const loads = limitingLoads(each).every(({ load, most }) => customers.reduce((sum, customer) => sum + load[customer]!, 0) <= most);
  return { class: cls, customers, cost, isElementary: rows.size === customers.length, keeps: { lengths, loads } };
}

/** Returns what tells a column from others. */
export function columnKey({ class: cls, customers }: Pick<Column, 'class' | 'customers'>): string {
  return `${cls}:${customers.join()}`;
}

/** Returns the cost in units of a route, lateness left out, and Infinity if it uses an arc that is not possible. */
export function arcCost(relaxation: RouteRelaxation, cls: number, customers: ArrayLike<number>): number {
  const { cost, fixed } = relaxation.classes[cls]!;
  return fixed + sumOfArcs(relaxation, cost, customers);
}

/** Returns the sum of a matrix over vertices along a route. */
export function sumOfArcs({ customers: { length: count } }: RouteRelaxation, matrix: Float64Array, customers: ArrayLike<number>): number {
  const size = count + 1;
  let sum = 0;
  let last = 0;
  for (let k = 0; k < customers.length; k++) {
    sum += matrix[last * size + customers[k]! + 1]!;
    last = customers[k]! + 1;
  }
  return sum + matrix[last * size]!;
}

/** Returns the route as the search reads it. */
export function plannedRoute(relaxation: RouteRelaxation, { class: cls, customers }: Column): PlannedRoute {
  return { type: relaxation.classes[cls]!.types[0]!, customers: Array.from(customers, (customer) => relaxation.customers[customer]!) };
}
