/** Descent to a local optimum over moves between neighbours, with unrounded costs. */
export { CandidateRoute } from './candidate-route.js';
export { LocalSearch } from './local-search.js';
export { MoveEvaluation, type Move } from './move-evaluation.js';
export { NOWHERE, Plan } from './plan.js';
