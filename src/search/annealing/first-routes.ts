import type { PlannedRoutes } from '../../model/problem.js';
import { savingsStart } from '../construction/savings-start.js';
import { buildInstance } from '../instance/instance.js';
import type { Reduced } from '../instance/burdens.js';
import type { Instance } from '../instance/layout.js';
import { createKernel, type Kernel } from '../ruin-recreate/kernel.js';
import { readRoutes, startFrom } from '../ruin-recreate/exchange.js';
import type { SearchContext } from '../context.js';
import type { AnnealingParameters } from './parameters.js';

/** Builds a first solution, from given routes if there are any; it may leave customers unserved. */
export function firstRoutes(searched: Pick<Reduced, 'problem' | 'burdens'>, instance: Instance, context: SearchContext, parameters: AnnealingParameters): PlannedRoutes {
  if (context.initial) return completed(instance, context, parameters, context.initial);
  if (instance.customers.length >= parameters.savingsCustomers && !instance.detailed && !instance.burdened && !instance.priced) return savingsStart(instance, () => context.shouldStop());
  const all = withoutPrices(searched);
  const served = all === null ? instance : buildInstance(all.problem, 'grid', all.burdens);
  const starts = all === null ? parameters : { ...parameters, mostStarts: parameters.greedyStarts };
  return greedyRoutes(served, createKernel(served, context.random.below(2 ** 31)), starts);
}

/** Inserts into given routes what they leave out, as far as it fits. */
export function completed(instance: Instance, context: SearchContext, parameters: AnnealingParameters, initial: PlannedRoutes): PlannedRoutes {
  return greedyRoutes(instance, createKernel(instance, context.random.below(2 ** 31)), parameters, initial);
}

/**
 * The problem in which all customers are served if possible; null if none has a price. A search leaves out customers more
 * easily than it fills a new route with them: none of them alone may be worth it.
 */
function withoutPrices({ problem, burdens }: Pick<Reduced, 'problem' | 'burdens'>): Pick<Reduced, 'problem' | 'burdens'> | null {
  const { omission } = problem;
  if (burdens.price.length > 0) return { problem, burdens: { ...burdens, price: [] } };
  if (!omission?.price.some(Number.isFinite)) return null;
  return { problem: { ...problem, omission: { ...omission, price: omission.price.map((price) => (Number.isFinite(price) ? NaN : price)) } }, burdens };
}

/**
 * The best of several greedy starts: fewest unserved customers first, then lowest cost. A poor insertion order wastes
 * the fleet.
 */
function greedyRoutes(instance: Instance, kernel: Kernel, { greedyStarts, mostStarts }: AnnealingParameters, from: PlannedRoutes = []): PlannedRoutes {
  let absent = Infinity;
  let cost = Infinity;
  let routes: PlannedRoutes = [];
  for (let k = 0; k < (absent > 0 ? mostStarts : greedyStarts); k++) {
    startFrom(kernel, instance.customers, from);
    if (kernel.absentCount() > absent || (kernel.absentCount() === absent && kernel.cost() >= cost)) continue;
    absent = kernel.absentCount();
    cost = kernel.cost();
    routes = readRoutes(kernel.exchange, kernel.routes(false));
  }
  return routes;
}
