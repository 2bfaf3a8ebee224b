/**
 * The only entry point for researchers, importable as `#strategy`: the plug-in contract, the model, the search
 * components, and running a strategy.
 */
export * from '../model/index.js';
export * from '../search/index.js';
export * from './contract.js';
export { featuresOf } from './features.js';
export { loadStrategy } from './loader.js';
export { ManifestError, readManifest, type RegisteredManifest } from './registry.js';
export { createRandom } from './rng.js';
export { runStrategy, type Incumbent, type RunOptions, type RunResult } from './run.js';
