import type { BoundMethod } from '../contract.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { solveTransport } from './shortest-augmenting-paths.js';

/** Most customers: the work grows with their cube. */
const MAX_CUSTOMERS = 500;
/** Most arcs of all classes. */
const MAX_ARCS = 20_000_000;

/**
 * Bounds by assignment: every customer follows another one or the depot, over the cheapest arcs of all classes that windows
 * allow, or is left out at its price; what routes may carry is left aside. O(n³).
 */
export const assignmentBound: BoundMethod = {
  name: 'assignment',
  supports: ({ customers, classes }) => customers.length <= MAX_CUSTOMERS && (customers.length + 1) ** 2 * classes.length <= MAX_ARCS,
  run(relaxation, context) {
    const { customers, rowOf, rowCount, price, classes, scale } = relaxation;
    const n = customers.length;
    const size = n + 1;
    const arcs = cheapestArcs(relaxation);
    const members = new Int32Array(rowCount);
    for (const row of rowOf) members[row]! += 1;
    // Alternatives need not be served each: they count nothing.
    const priceOf = (i: number): number => (members[rowOf[i]!]! > 1 ? 0 : price[rowOf[i]!]!);
    const home = Float64Array.from(customers, (_, i) => arcs[(i + 1) * size]!);
    const isStranded = home.some((cost, i) => cost === Infinity && priceOf(i) === Infinity);
    // A customer without an arc to the depot may still be followed by another one: such an end counts nothing.
    const back = home.map((cost) => (cost === Infinity ? 0 : cost));
    const costs = new Float64Array(n * size);
    for (let i = 0; i < n; i++) {
      for (let before = 0; before < n; before++) costs[i * size + before] = (before === i ? priceOf(i) : arcs[(before + 1) * size + i + 1]!) - back[before]!;
      costs[i * size + n] = arcs[i + 1]!;
    }
    const vehicles = classes.reduce((sum, { count }) => sum + count, 0);
    const solved = isStranded ? null : solveTransport({ rows: n, costs, mostOfLast: vehicles });
    if (solved === null) return { ended: isStranded ? 'converged' : 'infeasible' };
    const rows = new Float64Array(rowCount);
    solved.rows.forEach((worth, i) => void (rows[rowOf[i]!]! += worth + solved.columns[i]! + back[i]!));
    const depot = -solved.columns[n]!;
    const value = rows.reduce((a, b) => a + b, 0) - depot * vehicles;
    // A row that is worth less than nothing is none of a dual solution.
    const isProof = rows.every((worth) => worth >= 0) && rowCount === n;
    context.report({
      value: value / scale, method: assignmentBound.name,
      ...(isProof && { duals: { rows, classes: new Float64Array(classes.length).fill(depot), limits: new Float64Array(relaxation.limits.length), cuts: [] } }),
    });
    return { ended: 'converged' };
  },
};

/** Over vertices the least cost of any class, the fixed cost on arcs from the depot. */
function cheapestArcs({ classes, customers }: RouteRelaxation): Float64Array {
  const size = customers.length + 1;
  const arcs = new Float64Array(size * size).fill(Infinity);
  for (const { cost, fixed, count } of classes) {
    if (count === 0) continue;
    for (let k = 0; k < arcs.length; k++) arcs[k] = Math.min(arcs[k]!, cost[k]! + (k < size ? fixed : 0));
  }
  return arcs;
}
