export { InstanceError } from './instance-error.js';
export { type Counted, InstanceTooLargeError, type ReaderLimits, requireWithin } from './limits.js';
export { materialise } from './materialise.js';
export { type Instance, type InstanceOptions, readInstance } from './read-instance.js';
export { type SolutionFile, parseSolution, readSolution, writeSolution } from './solution.js';
export { parseSolomon } from './solomon.js';
export { parseVrplib } from './vrplib.js';
