import type { BoundMethod } from './contract.js';

/** The built-in bounds, from the cheapest to the strongest. */
export const METHODS: readonly BoundMethod[] = [];
