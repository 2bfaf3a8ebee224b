import { ascentBound } from './ascent/ascent-bound.js';
import { cheapBound } from './cheap/cheap-bound.js';
import { columnsBound } from './columns/columns-bound.js';
import type { BoundContext, BoundMethod } from './contract.js';

/** The built-in bounds, quick ones first. */
export const METHODS: readonly BoundMethod[] = [cheapBound, ascentBound, columnsBound];

/**
 * Returns the methods of a run in the order in which they run, each with what is left of the budget. Column generation
 * starts from an ascent of its own, and its work is not bounded without a clock.
 */
export function methodsFor({ reproducible, effort }: Pick<BoundContext, 'reproducible' | 'effort'>): readonly BoundMethod[] {
  return reproducible || effort === 'default' ? [cheapBound, ascentBound] : [cheapBound, columnsBound];
}
