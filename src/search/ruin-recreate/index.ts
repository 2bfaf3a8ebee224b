/** A ruin-and-recreate search in a kernel. */
export { createKernel, type Iterating, type Kernel } from './kernel.js';
export { endOf, Progress, searchEndMs, type Budget } from './progress.js';
export { neighbourDistance, temperaturesFor, type Temperatures, type TemperatureShares } from './temperatures.js';
export { readRoutes, startFrom, writeRoutes } from './exchange.js';
