import type { Problem } from '../model/problem.js';
import type { Feature } from './contract.js';
import { featuresOf } from './features.js';
import { stemRatio } from './stem-ratio.js';

/** What the selection of a strategy reads of a problem itself. */
export interface ProblemSketch {
  readonly customers: number;
  readonly features: readonly Feature[];
  /** See `stemRatio`. */
  readonly stemRatio: number;
}

/** Returns what the selection of a strategy reads of a problem. O(n), and O(n^2) with a matrix. */
export function sketchOf(problem: Problem): ProblemSketch {
  return { customers: problem.customers.length, features: featuresOf(problem), stemRatio: stemRatio(problem) };
}
