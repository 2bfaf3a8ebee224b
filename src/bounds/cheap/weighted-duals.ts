import type { DualSolution } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Weights } from './weights.js';

/** What a route costs at least, in units: its cheapest arcs into customers, by row, and what is left, by class. */
export interface LeastCosts {
  /** Per row; Infinity: nobody can serve it. */
  readonly rows: Float64Array;
  /** Per class: the fixed cost and the cheapest arc to the end. */
  readonly classes: Float64Array;
}

const HAIR = 1e-9;
/** Rows whose prices are tried as the point from which weights are worth no more. */
const MOST_PRICES = 12;

/** A bound in units with its duals; `isInfeasible`: there is no bound, because more of it can be had without end. */
export interface Weighted {
  readonly value: number;
  readonly duals: DualSolution | null;
  readonly isInfeasible: boolean;
}

/**
 * Returns the best dual solution of the form: a row is worth its cheapest arc and a multiple of its weight, and a class takes what
 * its routes collect of that beyond their cost. O((n + classes)²) at worst.
 */
export function weightedDuals(relaxation: RouteRelaxation, least: LeastCosts, weights: Weights): Weighted {
  const { rowOf, rowCount, price } = relaxation;
  const own = new Float64Array(rowCount).fill(Infinity);
  weights.customers.forEach((weight, i) => void (own[rowOf[i]!] = Math.min(own[rowOf[i]!]!, weight)));
  const needed = own.reduce((sum, weight, row) => sum + (price[row] === Infinity ? weight : 0), 0);
  if (needed > takenBy(relaxation, weights.classes).total * (1 + HAIR) + HAIR) return { value: Infinity, duals: null, isInfeasible: true };
  let best: Weighted = { value: -Infinity, duals: null, isInfeasible: false };
  for (const factor of factorsOf(relaxation, least, own, weights.classes)) {
    const rows = own.map((weight, row) => Math.min(price[row]!, least.rows[row]! + Math.floor(factor * weight)));
    const beyond = weights.classes.map((most, k) => Math.max(0, Math.ceil(factor * most * (1 + HAIR)) - least.classes[k]!));
    const { classes, limits, total } = takenBy(relaxation, beyond);
    const value = rows.reduce((a, b) => a + b, 0) - total;
    if (value > best.value) best = { value, duals: { rows, classes, limits, cuts: [] }, isInfeasible: false };
  }
  return best;
}

/** Multiples where the slope changes. */
function factorsOf({ price }: RouteRelaxation, least: LeastCosts, own: Float64Array, classes: Float64Array): number[] {
  const byClass = Array.from(classes, (most, k) => least.classes[k]! / most);
  const byPrice = Array.from(own, (weight, row) => (price[row]! - least.rows[row]!) / weight).filter((factor) => factor > 0 && factor < Infinity).sort((a, b) => a - b);
  const step = Math.max(1, Math.ceil(byPrice.length / MOST_PRICES));
  const factors = [0, ...byClass, ...byPrice.filter((_, k) => k % step === 0 || k === byPrice.length - 1)];
  return [...new Set(factors.filter((factor) => factor >= 0 && factor < Infinity))];
}

/**
 * Charges what each class takes per route to the class, times its vehicles, or to a limit on routes of several classes where
 * that is less.
 */
export function takenBy({ classes, limits, customers }: RouteRelaxation, perRoute: Float64Array): { classes: Float64Array; limits: Float64Array; total: number } {
  const own = perRoute.slice();
  const shared = new Float64Array(limits.length);
  const taken = (k: number): number => own[k]! * Math.min(classes[k]!.count, customers.length);
  for (const [index, { classes: some, most }] of limits.entries()) {
    const dearest = some.reduce((value, k) => Math.max(value, own[k]!), 0);
    if (dearest * most >= some.reduce((sum, k) => sum + taken(k), 0)) continue;
    shared[index] = dearest;
    for (const k of some) own[k] = 0;
  }
  // The number of vehicles counts, as in every worth of duals.
  const total = own.reduce((sum, value, k) => sum + (value === 0 ? 0 : value * classes[k]!.count), 0) + shared.reduce((sum, value, index) => sum + value * limits[index]!.most, 0);
  return { classes: own, limits: shared, total };
}
