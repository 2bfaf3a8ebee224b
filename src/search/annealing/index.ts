/** Annealing over ruin and recreate: the engine of `alns` and `sweep`. */
export { anneal, type AnnealingOptions } from './annealing.js';
export { annealingParameters, type AnnealingParameters } from './parameters.js';
