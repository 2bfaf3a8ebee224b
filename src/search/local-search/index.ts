/** Descent to a local optimum of the moves between neighbours, in exact numbers. */
export { CandidateRoute } from './candidate-route.js';
export { LocalSearch } from './local-search.js';
export { MoveEvaluation, type Move } from './move-evaluation.js';
export { NOWHERE, Plan } from './plan.js';
