import type { BoundMethod } from './contract.js';
import { combinatorialBound } from './combinatorial-bound.js';

/** Methods in the order in which they run, quick ones first: each gets what is left of the budget. */
export const METHODS: readonly BoundMethod[] = [combinatorialBound];
