/** Hybrid genetic search for one depot and vehicles of one type. */
export { createFastGenetic, createGenetic, createPlainGenetic, type GeneticKernel } from './kernel.js';
export { found, FOUNDERS, type Founding } from './founders.js';
export { breedingThread } from './breeding-thread.js';
