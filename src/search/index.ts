/** The building blocks of strategies, which import them through `#strategy`. */
export * from './instance/index.js';
export * from './construction/index.js';
export * from './local-search/index.js';
export * from './ruin-recreate/index.js';
export * from './parallel/index.js';
export * from './annealing/index.js';
export * from './set-partitioning/index.js';
export * from './genetic/index.js';
export { Agreement } from './agreement.js';
export type { SearchContext, SearchOutcome } from './context.js';
export type { OperatorUse } from './operator-uses.js';
export { Verdict } from './verdict.js';
