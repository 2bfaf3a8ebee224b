/** A problem as the searches read it. */
export { arrange, type Arrangement } from './arrangement.js';
export { positionsOf, type Positions } from './embedding.js';
export { buildNetwork, type Precision } from './instance.js';
export { solveOnGridFirst } from './precision.js';
export { distance as networkDistance, type Network } from './layout.js';
