/** The researchers' only door, importable as `#strategy`: the plug-in contract, the model and the search parts. */
export * from '../model/index.js';
export * from '../search/index.js';
export * from './contract.js';
export { featuresOf } from './features.js';
export { codePath, loadStrategy, neededFiles } from './loader.js';
export { completeParameters, manifestFaults, type ParameterValues } from './manifest.js';
export { builtInStrategies, guestFolders, isBuiltIn, loadManifests, ManifestError, readManifest, type RegisteredManifest } from './registry.js';
export { programStrategy } from './program/program-strategy.js';
export { reproducibleThreads, selectionTime } from './reproducible.js';
export { createRandom } from './rng.js';
export { runStrategy, type Incumbent, type RunOptions, type RunResult } from './run.js';
export { GENETIC_CUSTOMERS, GENETIC_DEPOTS_SECONDS, GENETIC_SECONDS, GENETIC_TIMED_CUSTOMERS, LARGE_CUSTOMERS, QUICK_CUSTOMERS, SELF_ENDING_CUSTOMERS, poolsOf, selectStrategy, type ProblemSketch, type Selection } from './selection.js';
