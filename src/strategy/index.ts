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
export { QUICK_CUSTOMERS, poolsOf, selectStrategy, shadowsOf, type ProblemSketch, type Selection } from './selection.js';
export { readSelectionTable, SelectionError, selectionFaults } from './selection-reader.js';
export { builtInSelection, builtInSelectionFile, type Seconds, type SelectionRow, type SelectionTable, type Trial } from './selection-table.js';
