import { replacedOnes } from '../../model/checker/alternatives.js';
import { totalCost } from '../../model/cost.js';
import type { Problem } from '../../model/problem.js';
import { IMPOSSIBLE, WorthTable } from './worth.js';

/** Returns per set of customers, as a bit mask, what a plan that leaves out just these pays for it; O(2^n n). */
export function leftOutWorths(problem: Problem): WorthTable {
  const { customers, vehicleTypes, shipments, omission } = problem;
  const table = new WorthTable(1 << customers.length);
  const locked = new Set(vehicleTypes.flatMap((type) => [...type.locked]));
  for (let set = 0; set < 1 << customers.length; set++) {
    const out = new Set(customers.filter((_, i) => (set & (1 << i)) !== 0));
    const replaced = replacedOnes(problem, (node) => !out.has(node));
    const isRequired = (node: number): boolean => locked.has(node) || (!replaced.has(node) && (omission === null || omission.price[node] === Infinity));
    const isParted = shipments.some(({ pickup, delivery }) => out.has(pickup) !== out.has(delivery));
    table.set(set, isParted || [...out].some(isRequired) ? IMPOSSIBLE : priceOf(problem, out));
  }
  return table;
}

/** Only who is served matters here, not by whom. */
function priceOf(problem: Problem, out: ReadonlySet<number>): { missed: number; primary: number; money: number } {
  const served = Array.from(problem.customers.filter((node) => !out.has(node)));
  const { missed, omission } = totalCost({ ...problem, changes: null }, served.length === 0 ? [] : [{ type: 0, customers: served }], []);
  return { missed, primary: 0, money: omission };
}
