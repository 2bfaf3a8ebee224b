import { featuresRelaxed } from './relaxed-features.js';
import { relaxClasses } from './route-classes.js';
import { costUnits } from './cost-units.js';
import { rowsOf } from './rows.js';
import type { RouteRelaxation } from './route-relaxation.js';
import type { Problem } from '../../model/problem.js';

/** Most cells of all matrices of a relaxation. */
const MAX_CELLS = 40_000_000;

/**
 * Returns the relaxation of a problem; O(n² · classes).
 * @returns null if the problem has no customers, or is too large for matrices
 * @example
 * const relaxation = relax(problem)!;
 * [relaxation.rowCount, relaxation.classes.length, relaxation.relaxed.length]; // => [4, 1, 0]
 */
export function relax(problem: Problem): RouteRelaxation | null {
  const { customers, vehicleTypes } = problem;
  const size = customers.length + 1;
  if (customers.length === 0 || vehicleTypes.length === 0 || size * size > MAX_CELLS) return null;
  const money = relaxClasses(problem, Math.floor(MAX_CELLS / (size * size)));
  if (money === null) return null;
  const units = costUnits(money.classes, problem.omission, customers.length);
  const { classes, limits } = money;
  const converted = new Map<Float64Array, Float64Array>();
  const inUnits = (costs: Float64Array): Float64Array => {
    let known = converted.get(costs);
    if (known === undefined) converted.set(costs, known = costs.map(units.floor));
    return known;
  };
  const relaxed = featuresRelaxed(problem);
  return {
    problem,
    customers,
    ...rowsOf(problem, units.floor),
    classes: classes.map((each) => ({
      ...each,
      fixed: units.floor(each.fixed),
      cost: inUnits(each.cost),
      times: each.times === null ? null : { ...each.times, lateCost: each.times.lateCost?.map((price) => price * units.scale * (1 - 1e-9)) ?? null },
    })),
    limits,
    scale: units.scale,
    exact: units.exact && relaxed.length === 0 && money.exact,
    relaxed,
  };
}
