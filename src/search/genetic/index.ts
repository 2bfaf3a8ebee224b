/** Hybrid genetic search for vehicles that differ in their depots only. */
export { createGenetic, type GeneticKernel } from './kernel.js';
export { found, upbringing, type Founding } from './founders.js';
export { Breeding, type Lifetime } from './breeding.js';
export { breedingThread } from './breeding-thread.js';
