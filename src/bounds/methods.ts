import { cheapBound } from './cheap/cheap-bound.js';
import { columnsBound } from './columns/columns-bound.js';
import type { BoundContext, BoundMethod } from './contract.js';

/** Methods in the order in which they run, quick ones first: each gets what is left of the budget. */
const METHODS: readonly BoundMethod[] = [cheapBound, columnsBound];
/** Those whose work is bounded without a clock. */
const BOUNDED: readonly BoundMethod[] = [cheapBound];

/** Returns the methods of a run in the order in which they run. */
export function methodsFor({ reproducible }: Pick<BoundContext, 'reproducible'>): readonly BoundMethod[] {
  return reproducible ? BOUNDED : METHODS;
}
