import { takenPerRoute } from './taken.js';
import type { DualSolution } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Levels } from './levels.js';
import { WalkCuts } from './walk-cuts.js';
import { WalkFlows } from './walk-flows.js';
import type { Walks } from './walks.js';

/** Multipliers of rows, classes, limits, of the number of routes and of capacity cuts, whole numbers of units. */
export interface Multipliers {
  readonly rows: Float64Array;
  readonly classes: Float64Array;
  readonly limits: Float64Array;
  readonly routes: number;
  /** In the order of `Evaluator.cuts`, even; missing ones are 0. */
  readonly cuts: Float64Array;
}

/** What multipliers are worth. */
export interface Evaluation {
  readonly value: number;
  /** Per row, at most its price: what makes a dual solution with the other multipliers. */
  readonly rows: Float64Array;
  /** By how much the value grows with each multiplier. */
  readonly gradient: Multipliers;
  /** A row without a price that no route serves; false unless all arcs were searched. */
  readonly isInfeasible: boolean;
}

/** Least average flow of an arc that counts as used. */
const LEAST_USED = 0.02;
/** Relative rounding errors of ratios. */
const HAIR = 1e-12;

/**
 * Evaluates multipliers: a row is worth its multiplier and its weight times what the route through it that costs least per weight
 * costs then. No route collects more than it costs, whatever the multipliers.
 * @see R. Baldacci, N. Christofides, A. Mingozzi, "An exact algorithm for the vehicle routing problem based on the set partitioning
 * formulation with additional cuts", Mathematical Programming 115 (2008), doi:10.1007/s10107-007-0178-5
 */
export class Evaluator {
  readonly #relaxation: RouteRelaxation;
  readonly #levels: Levels;
  readonly #walks: Walks;
  /** Least number of routes; 0: not known. */
  readonly #leastRoutes: number;
  readonly cuts: WalkCuts;
  readonly flows: WalkFlows;

  constructor(relaxation: RouteRelaxation, levels: Levels, walks: Walks, leastRoutes: number) {
    this.#relaxation = relaxation;
    this.#levels = levels;
    this.#walks = walks;
    this.#leastRoutes = leastRoutes;
    this.cuts = new WalkCuts(walks, relaxation.customers.length + 1);
    this.flows = new WalkFlows(relaxation.customers.length + 1);
  }

  evaluate(multipliers: Multipliers, isExact: boolean): Evaluation {
    const { classes, limits, rowOf, rowCount, price } = this.#relaxation;
    const { weights } = this.#levels;
    const taken = takenPerRoute(this.#relaxation, multipliers.classes, multipliers.limits);
    const fixed = Float64Array.from(classes, (each, k) => each.fixed + taken[k]! - multipliers.routes);
    const duals = Float64Array.from(rowOf, (row) => multipliers.rows[row]!);
    this.cuts.applyAll(multipliers.cuts);
    const best = this.#walks.search(duals, fixed, isExact);
    const rows = new Float64Array(rowCount).fill(Infinity);
    const served = new Int32Array(rowCount).fill(-1);
    for (const [i, row] of rowOf.entries()) {
      const share = (weights[i]! * best.cost[i]!) / best.weight[i]!;
      // Few arcs may not reach a customer.
      const worth = share === Infinity ? (isExact ? Infinity : duals[i]!) : Math.floor(duals[i]! + share - HAIR * (Math.abs(share) + Math.abs(best.cost[i]!)) - HAIR);
      if (worth < rows[row]!) [rows[row], served[row]] = [worth, i];
    }
    const gradient = { rows: new Float64Array(rowCount), classes: classes.map(({ count }) => -count), limits: limits.map(({ most }) => -most), routes: this.#leastRoutes };
    let [value, isInfeasible] = [0, false];
    this.flows.begin();
    for (let row = 0; row < rowCount; row++) {
      if (rows[row]! >= price[row]!) {
        isInfeasible ||= price[row] === Infinity;
        rows[row] = price[row]!;
      } else {
        gradient.rows[row]! += 1;
        const i = served[row]!;
        const share = weights[i]! / best.weight[i]!;
        const k = best.class[i]!;
        if (k >= 0) {
          const visits = best.visits(i);
          this.flows.add(visits, share);
          for (const v of visits) gradient.rows[rowOf[v - 1]!]! -= share;
          gradient.classes[k]! += share;
          gradient.routes -= share;
          for (const [index, limit] of limits.entries()) if (limit.classes.includes(k)) gradient.limits[index]! += share;
        }
      }
      value += rows[row]!;
    }
    for (const [k, { count }] of classes.entries()) if (multipliers.classes[k] !== 0) value -= multipliers.classes[k]! * count;
    for (const [index, { most }] of limits.entries()) if (multipliers.limits[index] !== 0) value -= multipliers.limits[index]! * most;
    value += this.#leastRoutes * multipliers.routes + this.cuts.worth(multipliers.cuts);
    this.flows.end();
    return { value, rows, gradient: { ...gradient, classes: Float64Array.from(gradient.classes), limits: Float64Array.from(gradient.limits), cuts: this.cuts.gradient(this.flows) }, isInfeasible };
  }

  /** Lets the arcs that the walks have used lately be among the few of the rounds to come. */
  useArcs(): void {
    this.#walks.use(this.flows.averages(LEAST_USED));
  }

  /** @returns null if a row is worth less than nothing, which no dual solution may say */
  dualsOf(multipliers: Multipliers, rows: Float64Array, factor: number): DualSolution | null {
    if (rows.some((worth) => worth < 0)) return null;
    const coarse = (values: Float64Array): Float64Array => values.map((value) => value / factor);
    const all = { kind: 'capacity' as const, customers: [...this.#relaxation.customers.keys()], vehicles: this.#leastRoutes, dual: multipliers.routes / factor };
    const cuts = [...(all.dual > 0 ? [all] : []), ...this.cuts.withDuals(multipliers.cuts, factor)];
    return { rows: coarse(rows), classes: coarse(multipliers.classes), limits: coarse(multipliers.limits), cuts };
  }
}
