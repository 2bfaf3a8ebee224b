/** Parts that strategies are made of; strategies import them through `#strategy`. */
export * from './instance/index.js';
export { Draft } from './draft.js';
export { LocalSearch } from './local-search.js';
export { Board, type Move } from './moves/board.js';
export { NOWHERE, Plan } from './plan.js';
export { Savings, type Construction } from './savings.js';
export { Terrain } from './terrain.js';
export { Verdict } from './verdict.js';
export * from './ruin-recreate/index.js';
export * from './route-pool/index.js';
export * from './genetic/index.js';
