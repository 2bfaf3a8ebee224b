/** Set partitioning over the routes of many solutions. */
export { withoutRepeats } from './cover.js';
export { partitionModel, type PartitionModel } from './partition-model.js';
export { Partitioner, type PartitionResult } from './partitioner.js';
export { RoutePool, type PooledRoute } from './route-pool.js';
