/** Annealing over ruin and recreate: the engine of the strategies that search so. */
export { anneal, type AnnealingOptions, type AnnealingOutcome } from './annealing.js';
export type { SearchContext } from './context.js';
