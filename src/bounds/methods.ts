import { cheapBound } from './cheap/cheap-bound.js';
import { columnsBound } from './columns/columns-bound.js';
import type { BoundMethod } from './contract.js';

/** The built-in bounds in the order in which they run, quick ones first: each gets what is left of the budget. */
export const METHODS: readonly BoundMethod[] = [cheapBound, columnsBound];
