/** Annealing over ruin and recreate: the engine of the strategies that search so. */
export { Agreement } from './agreement.js';
export { anneal, type AnnealingOptions, type AnnealingOutcome } from './annealing.js';
export type { SearchContext } from './context.js';
export { annealingParameters, type AnnealingParameters } from './parameters.js';
