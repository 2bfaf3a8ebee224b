import type { PlannedRoutes } from '../../model/problem.js';
import { savingsStart } from '../construction/index.js';
import type { Instance } from '../instance/layout.js';
import { createKernel, type Kernel } from '../ruin-recreate/kernel.js';
import { readRoutes, startFrom } from '../ruin-recreate/exchange.js';
import type { SearchContext } from './context.js';

/** From this many customers on the search starts from savings, below from greedy insertion. */
const SAVINGS_CUSTOMERS = 1500;
/** Greedy insertions tried for a start: a poor order of the customers uses a fleet up and leaves some out. */
const GREEDY_STARTS = 4;
/** The same while each leaves customers out. */
const MOST_STARTS = 16;

/** A first solution; customers may be missing in it. */
export function firstRoutes(instance: Instance, context: SearchContext): PlannedRoutes {
  if (instance.customers.length >= SAVINGS_CUSTOMERS) return savingsStart(instance, () => context.shouldStop());
  return greedyRoutes(instance, createKernel(instance, context.random.below(2 ** 31)));
}

/** The greedy start that leaves the fewest customers out, and of those the cheapest. */
function greedyRoutes(instance: Instance, kernel: Kernel): PlannedRoutes {
  let absent = Infinity;
  let cost = Infinity;
  let routes: PlannedRoutes = [];
  for (let k = 0; k < (absent > 0 ? MOST_STARTS : GREEDY_STARTS); k++) {
    startFrom(kernel, instance.customers, []);
    if (kernel.absentCount() > absent || (kernel.absentCount() === absent && kernel.cost() >= cost)) continue;
    absent = kernel.absentCount();
    cost = kernel.cost();
    routes = readRoutes(kernel.exchange, kernel.routes(false));
  }
  return routes;
}
