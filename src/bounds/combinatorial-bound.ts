import { lowerBound } from '../model/lower-bound.js';
import type { BoundMethod } from './contract.js';

/** The vehicles that the demand requires, each with its last leg, and the cheapest way into every customer. */
export const combinatorialBound: BoundMethod = {
  name: 'combinatorial',
  supports: () => true,
  run({ problem, relaxed }, context) {
    const value = relaxed.length === 0 ? lowerBound(problem) : 0;
    if (value > 0) context.report({ value, method: combinatorialBound.name });
    return { ended: 'converged' };
  },
};
