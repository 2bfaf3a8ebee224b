import { ascentBound } from './ascent/ascent-bound.js';
import { assignmentBound } from './assignment/assignment-bound.js';
import { cheapBound } from './cheap/cheap-bound.js';
import { columnsBound } from './columns/columns-bound.js';
import type { BoundContext, BoundMethod } from './contract.js';
import type { RouteRelaxation } from './relaxation/route-relaxation.js';

/** The built-in bounds, quick ones first: those that benches and checks know by name. */
export const METHODS: readonly BoundMethod[] = [cheapBound, assignmentBound, ascentBound, columnsBound];

/**
 * Methods that prove infeasibility, in the order in which they run, quick ones first. `fixed`: those that do a fixed amount of
 * work if they must.
 */
export const PROOF_METHODS = {
  timed: [cheapBound, assignmentBound, columnsBound, ascentBound],
  fixed: [cheapBound, assignmentBound, ascentBound],
} as const satisfies Readonly<Record<string, readonly BoundMethod[]>>;

/** Whether a method takes milliseconds, so that it is worth asking first. */
export function isQuick(method: BoundMethod): boolean {
  return method === cheapBound || method === assignmentBound;
}

/** Most customers of a problem with times whose columns are generated with the default effort too. */
const QUICK_COLUMNS = 150;

/**
 * Returns the methods that bound the cost, in the order in which they run: each gets what is left of the budget, and the last takes
 * it all. Dual ascent, from which column generation starts, is weak where windows bind, and pricing is quick there.
 */
export function methodsFor(relaxation: RouteRelaxation, { effort, reproducible }: Pick<BoundContext, 'effort' | 'reproducible'>): readonly BoundMethod[] {
  const byColumns = !reproducible && columnsBound.supports(relaxation, effort);
  const isTimed = relaxation.classes.some(({ times }) => times !== null);
  const isWorthIt = effort === 'strong' || (isTimed && relaxation.customers.length <= QUICK_COLUMNS);
  return [cheapBound, assignmentBound, byColumns && isWorthIt ? columnsBound : ascentBound];
}
