import type { PlannedRoutes } from '../../model/problem.js';
import type { Instance } from '../instance/layout.js';
import { Savings } from './savings.js';

/**
 * Builds a first solution by savings between neighbours; it may leave customers unserved. O(n k log(n k)) for k
 * neighbours.
 * @param shouldStop - called periodically; merging ends early if true
 * @example
 * const start = savingsStart(buildInstance(problem), () => context.shouldStop());
 * evaluate(problem, start).total; // => 24
 */
export function savingsStart(instance: Instance, shouldStop: () => boolean): PlannedRoutes {
  return new Savings(instance).build(1, shouldStop).routes;
}
