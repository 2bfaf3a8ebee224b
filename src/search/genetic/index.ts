/** Hybrid genetic search: its kernel, its initial population, and the breeding threads. */
export { geneticSearch, type GeneticOptions } from './genetic-search.js';
export { createGenetic, type GeneticKernel, type GeneticKernelOptions, type GeneticSettings } from './kernel.js';
export { geneticParameters, type GeneticParameters } from './parameters.js';
export { seedPopulation, seedSettings, type Seeding, type SeedSettings } from './seed-population.js';
export { Breeding, type Lifetime } from './breeding.js';
export { breedingThread } from './breeding-thread.js';
