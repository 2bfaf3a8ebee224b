/** The HTTP side of the service: a Koa app and its server, routed by the contract. */
export { createApi, type Api } from './api.js';
export { EDGE_LIMITS, type ApiOptions, type EdgeLimits } from './options.js';
