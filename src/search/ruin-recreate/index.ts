/** Ruin and recreate by simulated annealing, in one thread or in several that work on one solution. */
export { createKernel, type Iterating, type Kernel, type OperatorUse } from './kernel.js';
export { divide, placesOf, type Part, type Places } from './division.js';
export { endOf, Progress, searchEndMs, type Budget } from './progress.js';
export { neighbourDistance, temperaturesFor, type Temperatures, type TemperatureShares } from './temperatures.js';
export { readRoutes, startFrom, writeRoutes } from './solution.js';
export { Team, type TeamOptions } from './team.js';
export { readSamples, type Desk, type Slice, type SliceResult } from './desk.js';
