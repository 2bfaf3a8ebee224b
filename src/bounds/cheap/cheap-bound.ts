import type { Bound, BoundMethod, DualSolution } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { energyWeights } from './energy.js';
import { leastRoutes } from './least-routes.js';
import { reachOf, type Reach } from './reach.js';
import { takenBy, weightedDuals, type LeastCosts } from './weighted-duals.js';
import { weightsOf } from './weights.js';

/** Most arcs of all classes that are looked at. */
const MAX_ARCS = 40_000_000;

/**
 * Bounds by counting: the cheapest arcs into customers, and as many routes as loads, stops, hours and windows need. A customer that no
 * vehicle reaches, or vehicles that cannot carry or work enough, prove infeasibility. O(n² · classes), a few milliseconds up to
 * 500 customers.
 */
export const cheapBound: BoundMethod = {
  name: 'combinatorial',
  supports: ({ customers, classes }) => (customers.length + 1) ** 2 * classes.length <= MAX_ARCS,
  run(relaxation, context) {
    const { scale, price } = relaxation;
    const report = (value: number, duals: DualSolution): void => {
      const bound: Bound = { value: value / scale, method: cheapBound.name, duals };
      context.report(bound);
    };
    const reaches = reachOf(relaxation);
    const least = leastCosts(relaxation, reaches);
    if (least.rows.some((cost, row) => cost === Infinity && price[row] === Infinity)) return { ended: 'infeasible' };
    const counted = countedRoutes(relaxation, least);
    if (counted === 'infeasible') return { ended: 'infeasible' };
    let best = -Infinity;
    if (counted !== null) report(best = counted.value, counted.duals);
    for (const weights of [...weightsOf(relaxation, reaches), ...energyWeights(relaxation, reaches)]) {
      const { value, duals, isInfeasible } = weightedDuals(relaxation, least, weights);
      if (isInfeasible) return { ended: 'infeasible' };
      if (value > best && duals !== null) report(best = value, duals);
    }
    return { ended: 'converged' };
  },
};

/** The cheapest arc of any class into each row, at most its price, and what is left of a route. */
function leastCosts({ classes, customers, rowOf, rowCount, price }: RouteRelaxation, reaches: readonly Reach[]): LeastCosts {
  const size = customers.length + 1;
  const rows = new Float64Array(rowCount).fill(Infinity);
  const ends = new Float64Array(classes.length);
  for (const [k, { cost, fixed }] of classes.entries()) {
    const { able } = reaches[k]!;
    let end = Infinity;
    for (let from = 0; from < size; from++) {
      if (from > 0 && able[from] === 0) continue;
      for (let to = from === 0 ? 1 : 0; to < size; to++) {
        if (to > 0 && able[to] === 0) continue;
        const arc = cost[from * size + to]!;
        if (to === 0) end = Math.min(end, arc);
        else if (arc < rows[rowOf[to - 1]!]!) rows[rowOf[to - 1]!] = arc;
      }
    }
    ends[k] = fixed + (end === Infinity ? 0 : end);
  }
  return { rows: rows.map((cost, row) => Math.min(cost, price[row]!)), classes: ends };
}

/**
 * The cheapest routes, as many as the total of each load needs, if all customers must be served.
 * @returns null if some may be left out
 */
function countedRoutes(relaxation: RouteRelaxation, least: LeastCosts): { readonly value: number; readonly duals: DualSolution } | 'infeasible' | null {
  const { classes, customers } = relaxation;
  const needed = leastRoutes(relaxation);
  if (needed === 0) return null;
  const byCost = [...classes.keys()].sort((a, b) => least.classes[a]! - least.classes[b]!);
  let [left, dual] = [needed, 0];
  for (const k of byCost) {
    if (left <= 0) break;
    dual = least.classes[k]!;
    left -= classes[k]!.count;
  }
  if (left > 0) return 'infeasible';
  const { classes: own, limits, total } = takenBy(relaxation, least.classes.map((cost) => Math.max(0, dual - cost)));
  const duals = { rows: least.rows, classes: own, limits, cuts: [{ kind: 'capacity' as const, customers: [...customers.keys()], vehicles: needed, dual }] };
  return { value: least.rows.reduce((a, b) => a + b, 0) + needed * dual - total, duals };
}
