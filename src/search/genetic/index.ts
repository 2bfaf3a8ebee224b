/** Hybrid genetic search for vehicles that differ in their depots only. */
export { createGenetic, type GeneticKernel } from './kernel.js';
export { seedPopulation, seedSettings, type Seeding, type SeedSettings } from './seed-population.js';
export { Breeding, type Lifetime } from './breeding.js';
export { breedingThread } from './breeding-thread.js';
