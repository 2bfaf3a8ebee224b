/** Annealing over ruin and recreate: the engine of the strategies that search so. */
export { anneal, type AnnealingOptions } from './annealing.js';
export { annealingParameters, type AnnealingParameters } from './parameters.js';
