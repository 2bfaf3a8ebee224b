import { lowerBound } from '../model/lower-bound.js';
import type { BoundMethod } from './contract.js';

/** The vehicles that the demand requires, each with its last leg, and the cheapest way into every customer. */
export const combinatorialBound: BoundMethod = {
  name: 'combinatorial',
  // It reads the problem itself: of relaxations with other costs it knows nothing.
  supports: ({ relaxed, classes }) => relaxed.length === 0 && classes.some(({ cost }) => cost.some((units) => units > 0 && units < Infinity)),
  run({ problem }, context) {
    const value = lowerBound(problem);
    if (value > 0) context.report({ value, method: combinatorialBound.name });
    return { ended: 'converged' };
  },
};
