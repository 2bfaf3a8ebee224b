import type { PlannedRoutes } from '../../model/problem.js';
import { savingsStart } from '../construction/savings-start.js';
import type { Instance } from '../instance/layout.js';
import { createKernel, type Kernel } from '../ruin-recreate/kernel.js';
import { readRoutes, startFrom } from '../ruin-recreate/exchange.js';
import type { SearchContext } from '../context.js';
import type { AnnealingParameters } from './parameters.js';

/** Builds a first solution; it may leave customers unserved. */
export function firstRoutes(instance: Instance, context: SearchContext, parameters: AnnealingParameters): PlannedRoutes {
  if (instance.customers.length >= parameters.savingsCustomers && !instance.detailed) return savingsStart(instance, () => context.shouldStop());
  return greedyRoutes(instance, createKernel(instance, context.random.below(2 ** 31)), parameters);
}

/**
 * The best of several greedy starts: fewest unserved customers first, then lowest cost. A poor insertion order wastes
 * the fleet.
 */
function greedyRoutes(instance: Instance, kernel: Kernel, { greedyStarts, mostStarts }: AnnealingParameters): PlannedRoutes {
  let absent = Infinity;
  let cost = Infinity;
  let routes: PlannedRoutes = [];
  for (let k = 0; k < (absent > 0 ? mostStarts : greedyStarts); k++) {
    startFrom(kernel, instance.customers, []);
    if (kernel.absentCount() > absent || (kernel.absentCount() === absent && kernel.cost() >= cost)) continue;
    absent = kernel.absentCount();
    cost = kernel.cost();
    routes = readRoutes(kernel.exchange, kernel.routes(false));
  }
  return routes;
}
