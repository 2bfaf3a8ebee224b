/**
 * What the service uses of strategies: everything that guests can use, plus the registry, the selection and external
 * programs.
 */
export * from './door.js';
export { machineSpeed } from './machine-speed.js';
export { codePath, neededFiles } from './loader.js';
export { completeParameters, manifestFaults, type ParameterValues } from './manifest.js';
export { builtInStrategies, guestFolders, isBuiltIn, loadManifests } from './registry.js';
export { programStrategy } from './program/program-strategy.js';
export { reproducibleThreads, selectionTime } from './reproducible.js';
export { QUICK_CUSTOMERS, poolsOf, selectStrategy, shadowsOf, type ProblemSketch, type Selection } from './selection.js';
export { builtInSelection, readSelectionTable, SelectionError, selectionFaults } from './selection-reader.js';
export { builtInSelectionFile, type Seconds, type SelectionRow, type SelectionTable, type Trial } from './selection-table.js';
