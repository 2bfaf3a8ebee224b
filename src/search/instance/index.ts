/** A problem in the form that searches read. */
export { arrange, type Arrangement } from './arrangement.js';
export { positionsOf, type Positions } from './embedding.js';
export { buildInstance, type Precision } from './instance.js';
export { solveOnGridFirst } from './precision.js';
export { distance as instanceDistance, type Instance } from './layout.js';
