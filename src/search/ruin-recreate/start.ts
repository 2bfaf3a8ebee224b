import type { PlannedRoutes, Problem } from '../../model/problem.js';
import type { Neighbours } from '../neighbours.js';
import { Savings } from '../savings.js';
import { Terrain } from '../terrain.js';
import type { Network } from './network.js';

/**
 * Builds a first solution by savings between the network's neighbours; customers may be missing in it.
 * O(n k log(n k)) for k neighbours.
 * @param shouldStop - asked now and then; joining ends early when true
 */
export function savingsStart(problem: Problem, net: Network, shouldStop: () => boolean): PlannedRoutes {
  return new Savings(new Terrain(problem), insertionNeighbours(net)).build(1, shouldStop).routes;
}

/** The customers beside which each may be inserted, as savings read them. */
function insertionNeighbours({ beside }: Network): Neighbours {
  const { width, count } = beside;
  const list = Int32Array.from(beside.node);
  count.forEach((used, row) => list.fill(-1, row * width + used, (row + 1) * width));
  return { width, list };
}
