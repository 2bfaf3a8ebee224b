/** Hybrid genetic search: its kernel, its first population, the threads that breed. */
export { createGenetic, type GeneticKernel } from './kernel.js';
export { seedPopulation, seedSettings, type Seeding, type SeedSettings } from './seed-population.js';
export { Breeding, type Lifetime } from './breeding.js';
export { breedingThread } from './breeding-thread.js';
