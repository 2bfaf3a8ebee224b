/**
 * The bound STRATEGY_NAME. strategies/REFERENCE.md of the service describes the relaxation, and everything that `run` receives.
 * A bound must never exceed the cost of the best plan: relax, never restrict, and round down.
 */

/** @type {import('#strategy').BoundMethod} */
const bound = {
  name: 'STRATEGY_NAME',

  supports: () => true,

  /**
   * Every row that is served is entered by an arc, so that a plan costs at least the cheapest arc into each row, or its price.
   * These are the duals of the rows: no route collects more than it costs, since it costs all its arcs.
   */
  run(relaxation, context) {
    const rows = cheapestArcs(relaxation, context.shouldStop);
    if (rows === null) return { ended: 'limit' };
    // A row that must be covered, and that no vehicle can enter.
    if (rows.some((cost) => cost === Infinity)) return { ended: 'infeasible' };
    const value = rows.reduce((sum, cost) => sum + cost, 0) / relaxation.scale;
    const duals = { rows, classes: new Float64Array(relaxation.classes.length), limits: new Float64Array(relaxation.limits.length), cuts: [] };
    context.report({ value, method: bound.name, duals });
    return { ended: value >= context.incumbent().cost ? 'closed' : 'converged' };
  },
};
export default bound;

/**
 * @param {import('#strategy').RouteRelaxation} relaxation
 * @param {() => boolean} shouldStop
 * @returns per row, in units: the cheapest arc into one of its customers, its price where that is less; null when stopped
 */
function cheapestArcs({ rowOf, price, classes }, shouldStop) {
  const size = rowOf.length + 1;
  const cheapest = price.slice();
  const arcs = new Float64Array(price.length).fill(Infinity);
  for (const { cost } of classes) {
    for (let from = 0; from < size; from++) {
      if (shouldStop()) return null;
      for (let i = 0; i < rowOf.length; i++) arcs[rowOf[i]] = Math.min(arcs[rowOf[i]], cost[from * size + i + 1]);
    }
  }
  return cheapest.map((units, row) => Math.min(units, arcs[row]));
}
