import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { Savings } from '../savings.js';
import { Terrain } from '../terrain.js';
import type { Network } from '../instance/layout.js';

/**
 * Builds a first solution by savings between the network's neighbours; customers may be missing in it.
 * O(n k log(n k)) for k neighbours.
 * @param shouldStop - asked now and then; joining ends early when true
 */
export function savingsStart(problem: Problem, net: Network, shouldStop: () => boolean): PlannedRoutes {
  return new Savings(new Terrain(problem), net.beside).build(1, shouldStop).routes;
}
